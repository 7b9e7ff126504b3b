/** Where values come from, what is in doubt first. */

import type { CardInfo, Source } from '../lib/protocol';

export const SOURCES: Source[] = ['user', 'reconstructed', 'public', 'rulebook'];

export const hasSource = (card: CardInfo, source: Source): boolean => card.values.some((value) => value.source === source);

/** All words of a card, for the search. */
export function wordsOf(card: CardInfo): string {
  const { title, text = '', foot = '' } = card.face;
  return [title, text, foot, ...card.values.map((value) => value.words)].join(' ').toLowerCase();
}
