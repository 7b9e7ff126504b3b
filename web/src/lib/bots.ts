/** Bots are characters: who they are, and which of them are for people. */

import { icon } from './art.svelte';
import type { BotInfo, SeatInfo } from './protocol';

/** names of levels that speak of something else than a character */
const CHARACTERS: Record<string, string> = { random: 'mouse', greedy: 'griffin' };

export const characterOf = (bot: string): string => CHARACTERS[bot] ?? bot;

/** The bot that plays a seat, for itself or for who is away. */
export const botOf = (seat: SeatInfo | undefined): string | undefined => (seat?.kind === 'bot' ? (seat.bot ?? '') : (seat?.stand_in ?? undefined));

/** The drawing of a bot: its character's, where it is one. */
export function pictureOf(bot: string | null | undefined): string {
  const picture = `bot-${characterOf(bot ?? '')}`;
  return icon(picture) ? picture : 'bot';
}

/** The bots to sit down with: each character once, by its own name where there is one. */
export function characters(bots: BotInfo[]): BotInfo[] {
  const names = new Set(bots.map((bot) => bot.name));
  return bots.filter((bot) => characterOf(bot.name) === bot.name || !names.has(characterOf(bot.name)));
}

/** Whom a new table is set up with: who was chosen last, else the Griffin, else the strongest. */
export function usualBot(bots: BotInfo[], wanted: string): string {
  const known = characters(bots);
  const found = known.find((bot) => bot.name === wanted) ?? known.find((bot) => characterOf(bot.name) === 'griffin');
  return (found ?? known.at(-1))?.name ?? '';
}
