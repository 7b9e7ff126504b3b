/** Hover for a moment, or a long press: both ask for a closer look. */

import type { Attachment } from 'svelte/attachments';

const HOVER = 400;
const LONG = 480;

interface Wishes {
  hover: () => void;
  leave: () => void;
  long: () => void;
}

/** Since it was pressed the pointer has not been moved: what comes to lie under it was not pointed at. */
let resting = false;
document.addEventListener('pointerdown', () => (resting = true), true);
document.addEventListener('pointermove', () => (resting = false), true);

export function press({ hover, leave, long }: Wishes): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const stop = (): void => clearTimeout(timer);

    const enter = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') timer = setTimeout(() => resting || hover(), HOVER);
    };
    const out = (): void => {
      stop();
      leave();
    };
    const down = (event: PointerEvent): void => {
      stop();
      pressed = false;
      if (event.pointerType === 'mouse') return;
      timer = setTimeout(() => {
        pressed = true;
        swallowClick();
        long();
      }, LONG);
    };
    const context = (event: Event): void => {
      if (pressed || matchMedia('(pointer: coarse)').matches) event.preventDefault();
    };

    const abort = new AbortController();
    const { signal } = abort;
    element.addEventListener('pointerenter', enter, { signal });
    element.addEventListener('pointerleave', out, { signal });
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointerup', stop, { signal });
    element.addEventListener('pointercancel', stop, { signal });
    element.addEventListener('contextmenu', context, { signal });
    return () => {
      stop();
      abort.abort();
    };
  };
}

/**
 * The click that ends a long press is not a choice, wherever it falls: by then something else lies under the finger,
 * and a click beside a dialog would close it. The next touch or key is meant again.
 */
function swallowClick(): void {
  const abort = new AbortController();
  const how = { capture: true, signal: abort.signal };
  const swallow = (event: Event): void => {
    event.stopImmediatePropagation();
    event.preventDefault();
    if (event.type === 'click') abort.abort();
  };
  for (const type of ['mousedown', 'mouseup', 'click']) document.addEventListener(type, swallow, how);
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, () => abort.abort(), how);
}

/** The second click of a double click: what it meets may have changed under the pointer, so it means nothing. */
export const again = (event: MouseEvent): boolean => event.detail > 1;
