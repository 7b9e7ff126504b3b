/**
 * Nothing scrolls but the log: each area finds by itself the largest card width (`--card`, in px) at which
 * everything in it fits. Works for any scene, because it asks the browser instead of knowing the layout.
 */

import type { Attachment } from 'svelte/attachments';

const areas = new Set<() => void>();

/** Fit every area now, so that what follows may measure. */
export function fitAll(): void {
  for (const fit of areas) fit();
}

function overflows(element: HTMLElement): boolean {
  return element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
}

export function fit(smallest: number, largest: number): Attachment<HTMLElement> {
  return (element) => {
    const set = (width: number): void => element.style.setProperty('--card', `${width}px`);

    const run = (): void => {
      if (element.clientWidth === 0) return;
      set(largest);
      if (!overflows(element)) return;
      let low = smallest;
      let high = largest;
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        set(middle);
        if (overflows(element)) high = middle;
        else low = middle;
      }
      set(low);
    };

    areas.add(run);
    const observer = new ResizeObserver(run);
    observer.observe(element);
    // Fonts arrive late and change heights.
    void document.fonts.ready.then(run);
    return () => {
      areas.delete(run);
      observer.disconnect();
    };
  };
}
