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

/** Words under cards stick out a little. */
const STICKS_OUT = 4;

/** Panels side by side must not reach into each other, although the area as a whole would hold them. */
function overflows(element: HTMLElement): boolean {
  return (
    element.scrollHeight > element.clientHeight + 1 ||
    element.scrollWidth > element.clientWidth + 1 ||
    (element.children.length > 1 && [...element.children].some((panel) => panel.scrollWidth > panel.clientWidth + STICKS_OUT))
  );
}

/** From this width on cards bear their names. */
const READABLE = 60;

/** `single`: all in one line (class `single`), unless its cards would become too small to read. */
export function fit(smallest: number, largest: number, single: boolean): Attachment<HTMLElement> {
  return (element) => {
    let width = largest;
    const fits = (wanted: number): boolean => {
      element.style.setProperty('--card', `${wanted}px`);
      return !overflows(element);
    };

    // Mostly little has changed: the search begins where the last one ended.
    const search = (): number => {
      let low = smallest;
      let high = largest + 1;
      if (fits(width)) {
        if (width === largest || !fits(width + 1)) return width;
        low = width + 1;
      } else high = width;
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        if (fits(middle)) low = middle;
        else high = middle;
      }
      return low;
    };

    const run = (): void => {
      if (element.clientWidth === 0) return;
      // What is printed on the cards has no part in it and is not laid out meanwhile.
      element.classList.add('measuring');
      element.classList.toggle('single', single);
      width = search();
      if (single && width < READABLE) {
        element.classList.remove('single');
        width = search();
      }
      element.style.setProperty('--card', `${width}px`);
      element.classList.remove('measuring');
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
