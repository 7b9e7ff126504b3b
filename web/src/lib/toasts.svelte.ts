/** Short notes that come and go. */

import { ProblemError } from './api';
import { t } from './text.svelte';
import type { Problem } from './protocol';

export interface Toast {
  id: number;
  title: string;
  detail?: string;
  tone: 'note' | 'problem';
}

const STAY = { note: 4500, problem: 9000 };

let next = 1;
export const toasts: Toast[] = $state([]);

export function toast(title: string, detail?: string, tone: Toast['tone'] = 'note'): void {
  const same = toasts.find((other) => other.title === title && other.detail === detail);
  if (same) dismiss(same.id);
  const id = next++;
  toasts.push({ id, title, detail, tone });
  setTimeout(() => dismiss(id), STAY[tone]);
}

export function dismiss(id: number): void {
  const i = toasts.findIndex((one) => one.id === id);
  if (i >= 0) toasts.splice(i, 1);
}

export function problemToast(problem: Problem): void {
  if (problem.status === 0) toast(t('problem-unreachable'), t('problem-unreachable-detail'), 'problem');
  else toast(problem.title, problem.detail, 'problem');
}

/** Shows what went wrong; anything but a problem document is a defect and stays loud. */
export function complain(error: unknown): void {
  if (error instanceof ProblemError) problemToast(error.problem);
  else throw error;
}
