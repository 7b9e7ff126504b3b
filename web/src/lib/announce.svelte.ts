/** What happens is said politely to those who listen instead of look. */

let words = $state('');
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: string[] = [];

export const announced = (): string => words;

/** Collected for a moment, so that a move and its consequences are one sentence after the other, not an interruption. */
export function announce(sentences: string[]): void {
  waiting.push(...sentences.filter(Boolean));
  clearTimeout(timer);
  timer = setTimeout(() => {
    words = waiting.join(' ');
    waiting = [];
  }, 250);
}
