/** The interface's own words, by Fluent. What belongs to a game comes from the server in the viewer's language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import de from './texts/de.ftl?raw';
import en from './texts/en.ftl?raw';
import { settings, type Lang } from './settings.svelte';

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

const bundles: Record<Lang, FluentBundle> = { de: bundle('de', de), en: bundle('en', en) };

/** The text of a key in the chosen language; re-evaluated by Svelte when the language changes. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const words = bundles[settings.lang];
  const message = words.getMessage(key);
  return message?.value ? words.formatPattern(message.value, args ?? null) : key;
}

/** Whether both languages have words for a key that was put together. */
export const has = (key: string): boolean => bundles.en.hasMessage(key);

/** A place at the table, for those who cannot see who sits there. */
export const seatLabel = (seat: number): string => t('seat-place', { place: seat + 1 });

/** What I am called: by the name I gave, else by a friendly one. */
export function myName(): string {
  const friendly = t('guest-names').split(', ');
  return settings.name.trim() || (friendly[settings.guest % friendly.length] ?? t('guest'));
}

/** Minutes, hours or days ago, in words. */
export function ago(time: number): string {
  const minutes = Math.round((time - Date.now()) / 60_000);
  const format = new Intl.RelativeTimeFormat(settings.lang, { numeric: 'auto' });
  if (minutes > -60) return format.format(minutes, 'minute');
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), 'hour');
  return format.format(Math.round(minutes / 60 / 24), 'day');
}
