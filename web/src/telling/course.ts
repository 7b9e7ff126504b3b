/** The turn of nobody that is being told, beside what was foreseen of it: which steps are done, and what came of them. */

import type { Beat, Foreseen, Scene } from '../lib/protocol';
import { counters, nobodys, type Chapter } from './story';

/** A step of the forecast as far as the story has come. */
export interface Walked extends Foreseen {
  state: 'done' | 'now' | 'ahead';
  /** what it changed so far: Gravehold 23 → 21 */
  came: string[];
}

/** The forecast that lies on the table. */
export const forecast = (scene: Scene | undefined): Foreseen[] =>
  scene?.panels.flatMap((panel) => panel.zones.flatMap((zone) => zone.steps ?? [])) ?? [];

interface Turn {
  steps: Foreseen[];
  before: Scene;
  beats: Beat[];
  /** somebody's turn has begun since */
  over: boolean;
}

/** The last turn of nobody: what was foreseen before it, and its beats. */
function lastTurn(chapters: Chapter[]): Turn | undefined {
  const first = chapters.findLastIndex((chapter) => chapter.beats.some(nobodys));
  const [chapter, ...rest] = first < 0 ? [] : chapters.slice(first);
  const steps = forecast(chapter?.before).filter((step) => !step.tone);
  if (!chapter?.before || !steps.length) return undefined;
  const beats = [...chapter.beats.slice(chapter.beats.findLastIndex(nobodys)), ...rest.flatMap((one) => one.beats)];
  const end = beats.findIndex((beat, i) => i > 0 && beat.opens);
  return { steps, before: chapter.before, beats: end < 0 ? beats : beats.slice(0, end), over: end >= 0 };
}

/** Whether a beat belongs to a step; what was drawn goes on under the step that drew it. */
function belongs(beat: Beat, step: Foreseen, drawn: string | undefined): boolean {
  return step.of !== undefined && [step.of, drawn].filter(Boolean).some((id) => id === beat.card?.id || id === beat.source);
}

/** The forecast ticked off, as far as these chapters go; nothing once somebody's turn has begun, unless it is summed up. */
export function walked(passed: Chapter[], summed: boolean): Walked[] {
  const turn = lastTurn(passed);
  if (!turn || (turn.over && !summed)) return [];
  const values = new Map(counters(turn.before).map(({ counter, whose }) => [counter.id, { whose, now: counter.value }]));
  const steps = turn.steps.map((step): Walked => ({ ...step, state: 'ahead', came: [] }));
  const drawn = new Map<Walked, string>();
  let reached = -1;
  for (const beat of turn.beats) {
    reached = Math.max(reached, steps.findIndex((step) => belongs(beat, step, drawn.get(step))));
    const step = steps[reached];
    if (!step) continue;
    if (beat.source === step.of && beat.card && beat.card.id !== step.of) {
      drawn.set(step, beat.card.id);
      const { emblem, light, key } = beat.card.face ?? {};
      Object.assign(step, { title: beat.card.name, text: undefined, emblem, light, signs: key });
    }
    const value = values.get(beat.target ?? '');
    if (!value || !beat.amount) continue;
    const after = Math.max(0, value.now + beat.amount);
    step.came.push(`${value.whose} ${value.now} → ${after}`);
    value.now = after;
  }
  steps.forEach((step, i) => (step.state = turn.over || i < reached ? 'done' : i === reached ? 'now' : 'ahead'));
  return steps;
}
