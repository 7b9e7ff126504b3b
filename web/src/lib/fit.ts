/**
 * Where a game brings no board, and in opened sheets: an area finds by itself the largest card width (`--card`, in px)
 * at which everything in it fits. Works for any scene, because it asks the browser instead of knowing the layout.
 */

import type { Attachment } from 'svelte/attachments';

/** Name of the animations that carry things across the table. */
export const TRAVELLING = 'travelling';

interface Area {
  search: () => void;
  /** as it was after the last search */
  shape: string;
}

const areas = new Map<Element, Area>();

export function travels(root: Element): Animation[] {
  return root.getAnimations({ subtree: true }).filter((motion) => motion.id === TRAVELLING);
}

/** Where everything lies and how much room there is. As long as it stays the same, a search would find the same. */
function shape(area: Element): string {
  const numbers = [area, ...area.children].flatMap((box) => [box.clientWidth, box.clientHeight, box.scrollWidth, box.scrollHeight]);
  const { left, top } = area.getBoundingClientRect();
  for (const part of area.querySelectorAll('.zone, .thing')) {
    const box = part.getBoundingClientRect();
    numbers.push(...[box.left - left, box.top - top, box.width, box.height].map(Math.round));
  }
  return numbers.join(' ');
}

function fitThese(elements: Element[]): void {
  const changed = [...areas].filter(
    ([element, area]) => elements.includes(element) && element.clientWidth > 0 && area.shape !== shape(element),
  );
  // What is printed on the cards has no part in it and is not laid out meanwhile; once for all, for that takes longest.
  for (const [element] of changed) element.classList.add('measuring');
  for (const [element, area] of changed) {
    area.search();
    area.shape = shape(element);
  }
  for (const [element] of changed) element.classList.remove('measuring');
}

/** Fit every area now, so that what follows may measure. */
export function fitAll(): void {
  fitThese([...areas.keys()]);
}

/** A thing on its way seems to overflow: measure when it has arrived. */
function settle(elements: Element[]): void {
  const moving = elements.flatMap(travels);
  if (moving.length) void Promise.allSettled(moving.map((motion) => motion.finished)).then(() => fitThese(elements));
  else fitThese(elements);
}

const resized = new ResizeObserver((entries) => settle(entries.map((entry) => entry.target)));

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

/** One design pixel in pixels of the screen. */
const unit = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** Card widths in design pixels. */
export function fit(smallest: number, largest: number): Attachment<HTMLElement> {
  return (element) => {
    let width = largest;
    const fits = (wanted: number): boolean => {
      element.style.setProperty('--card', `${wanted}px`);
      return !overflows(element);
    };

    // Mostly little has changed: the search begins where the last one ended.
    const search = (): number => {
      const most = Math.floor(largest * unit());
      let low = Math.floor(smallest * unit());
      let high = most + 1;
      width = Math.min(width, most);
      if (fits(width)) {
        if (width === most || !fits(width + 1)) return width;
        low = width + 1;
      } else high = width;
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        if (fits(middle)) low = middle;
        else high = middle;
      }
      return low;
    };

    areas.set(element, {
      shape: '',
      search: () => {
        width = search();
        element.style.setProperty('--card', `${width}px`);
      },
    });
    resized.observe(element);
    // Fonts arrive late and change heights.
    void document.fonts.ready.then(() => settle([element]));
    return () => {
      areas.delete(element);
      resized.unobserve(element);
    };
  };
}
