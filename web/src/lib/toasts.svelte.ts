/** Short notes that come and go. */

import { ProblemError } from './api';
import { tell } from './problem';
import { t } from './text.svelte';
import type { GameInfo, Problem } from './protocol';

interface Words {
  title: string;
  /** what it is about, in the viewer's language */
  about?: string;
  detail?: string;
  /** language of the detail, where it is not the viewer's */
  lang?: string;
}

export interface Toast extends Words {
  id: number;
  tone: 'note' | 'problem';
}

const STAY = { note: 4500, problem: 9000 };

let next = 1;
export const toasts: Toast[] = $state([]);

/** A note takes the place of the one before: several at once would cover the table. Problems stay until they are read. */
export function toast(title: string, detail?: string): void {
  dismissNotes();
  show({ title, detail }, 'note');
}

export function warn(title: string, detail?: string): void {
  show({ title, detail }, 'problem');
}

function show(words: Words, tone: Toast['tone']): void {
  const same = toasts.find((other) => other.title === words.title && other.about === words.about && other.detail === words.detail);
  if (same) dismiss(same.id);
  const id = next++;
  toasts.push({ id, tone, ...words });
  setTimeout(() => dismiss(id), STAY[tone]);
}

export function dismiss(id: number): void {
  const i = toasts.findIndex((one) => one.id === id);
  if (i >= 0) toasts.splice(i, 1);
}

export function dismissNotes(): void {
  for (const one of toasts.filter((other) => other.tone === 'note')) dismiss(one.id);
}

/** What was tried again went well: what went wrong before is of no interest any more. */
export function dismissAll(): void {
  toasts.length = 0;
}

export function problemToast(problem: Problem, game?: GameInfo): void {
  if (problem.status === 0) warn(t('problem-unreachable'), t('problem-unreachable-detail'));
  else show({ ...tell(problem, game), lang: 'en' }, 'problem');
}

/** Shows what went wrong; anything but a problem document is a defect and stays loud. `game`: whose options were sent. */
export function complain(error: unknown, game?: GameInfo): void {
  if (error instanceof ProblemError) problemToast(error.problem, game);
  else throw error;
}
