/**
 * Nothing scrolls but the log: each area finds by itself the largest card width (`--card`, in px) at which
 * everything in it fits. Works for any scene, because it asks the browser instead of knowing the layout.
 */

import type { Attachment } from 'svelte/attachments';

/** Name of the animations that carry things across the table. */
export const TRAVELLING = 'travelling';

const areas = new Set<() => void>();

export function travels(root: HTMLElement): Animation[] {
  return root.getAnimations({ subtree: true }).filter((motion) => motion.id === TRAVELLING);
}

/** Fit every area now, so that what follows may measure. */
export function fitAll(): void {
  for (const fit of areas) fit();
}

/** Numbers on cards stick out a little. */
const STICKS_OUT = 8;

/** Panels side by side must not reach into each other, although the area as a whole would hold them. */
function overflows(element: HTMLElement): boolean {
  return (
    element.scrollHeight > element.clientHeight + 1 ||
    element.scrollWidth > element.clientWidth + 1 ||
    [...element.children].some((panel) => panel.scrollWidth > panel.clientWidth + STICKS_OUT)
  );
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

    // A thing on its way seems to overflow: measure when it has arrived.
    const settle = (): void => {
      const moving = travels(element);
      if (moving.length) void Promise.allSettled(moving.map((motion) => motion.finished)).then(run);
      else run();
    };

    areas.add(run);
    const observer = new ResizeObserver(settle);
    observer.observe(element);
    // Fonts arrive late and change heights.
    void document.fonts.ready.then(settle);
    return () => {
      areas.delete(run);
      observer.disconnect();
    };
  };
}
