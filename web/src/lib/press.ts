/** Hover for a moment, or a long press: both ask for a closer look. */

import type { Attachment } from 'svelte/attachments';

const HOVER = 400;
const LONG = 480;

interface Wishes {
  hover: () => void;
  leave: () => void;
  long: () => void;
}

export function press({ hover, leave, long }: Wishes): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const stop = (): void => clearTimeout(timer);

    const enter = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') timer = setTimeout(hover, HOVER);
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
        long();
      }, LONG);
    };
    // The click that ends a long press is not a choice.
    const click = (event: MouseEvent): void => {
      if (!pressed) return;
      pressed = false;
      event.stopImmediatePropagation();
      event.preventDefault();
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
    element.addEventListener('click', click, { signal, capture: true });
    return () => {
      stop();
      abort.abort();
    };
  };
}
