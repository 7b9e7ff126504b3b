/**
 * How much a card says: everything, or as much less as it takes for nothing to be cut off. Measured once for each card,
 * size and language; the styles say what each level shows.
 */

import type { Attachment } from 'svelte/attachments';

const LEVELS = [0, 1, 2, 3];
const known = new Map<string, number>();

/** Its parts need more room than it has: one is cut off, or lies over the next. */
function overflows(face: HTMLElement): boolean {
  if (face.scrollHeight > face.clientHeight + 1 || face.scrollWidth > face.clientWidth + 1) return true;
  const words = face.querySelector('.face-words');
  const rail = face.querySelector('.rail');
  return !!words && !!rail && words.getBoundingClientRect().bottom > rail.getBoundingClientRect().top + 2;
}

function measure(face: HTMLElement, key: string): void {
  const { width, height } = face.getBoundingClientRect();
  if (width === 0) return;
  const { cards, type } = document.documentElement.dataset;
  const style = [face.clientWidth, face.clientHeight, document.documentElement.lang, cards, type, getComputedStyle(face).fontSize];
  const remembered = `${key} ${style.join(' ')}`;
  let level = known.get(remembered);
  if (level === undefined) {
    level = LEVELS.find((one) => ((face.dataset['say'] = `${one}`), !overflows(face))) ?? LEVELS.length - 1;
    if (height > 0 && document.fonts.status === 'loaded') known.set(remembered, level);
  }
  face.dataset['say'] = `${level}`;
}

/** `key` stands for what is printed on the card. */
export function says(key: string): Attachment<HTMLElement> {
  return (face) => {
    const again = (): void => measure(face, key);
    const observer = new ResizeObserver(again);
    observer.observe(face);
    void document.fonts.ready.then(again);
    return () => observer.disconnect();
  };
}
