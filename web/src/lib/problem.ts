/** A problem document in the viewer's words: what kind it is, what it is about; the server's own sentence comes second. */

import { has, seatLabel, t } from './text.svelte';
import type { GameInfo, Problem } from './protocol';

export interface Told {
  title: string;
  /** what was wrong: an option by its title, a line of a file, a seat */
  about?: string;
  /** the server explains in English */
  detail?: string;
}

function title(problem: Problem): string {
  const kind = problem.type.replace(/^.*\//, '');
  return has(`problem-${kind}`) ? t(`problem-${kind}`) : problem.title || t('problem-internal');
}

export function tell(problem: Problem, game?: GameInfo): Told {
  const { about, rest } = place(problem.field ?? '', game);
  return {
    title: title(problem),
    about,
    detail: [rest, problem.detail].filter(Boolean).join(': ') || undefined,
  };
}

/** A field in words; what has none stays with the server's sentence. */
function place(field: string, game?: GameInfo): { about?: string; rest?: string } {
  const line = /^line (\d+)(?:: ?(.*))?$/.exec(field);
  if (line) return { about: t('problem-at-line', { line: Number(line[1]) }), rest: line[2] };
  const seat = /^seats\[(\d+)\](?:\.(\w+))?$/.exec(field);
  if (seat) return { about: seatLabel(Number(seat[1])), rest: seat[2] };
  if (field === 'seats') return { about: t('problem-at-seats') };
  const title = game?.options.properties?.[field.replace(/\[\d+\]$/, '')]?.title;
  return title ? { about: title } : { rest: field };
}
