/** The turn of nobody that is being told, beside what was foreseen of it: which steps are done, and what came of them. */

import type { Beat, Foreseen, Scene } from '../lib/protocol';
import { counters, decides, nobodys, type Chapter, type Counted } from './story';

/** Whose number it is, where that is what it lives by; else what is counted: life of the enemy, its fury. */
const called = ({ counter, whose, seat }: Counted): string =>
  decides(counter) ? whose : seat === undefined ? counter.name : `${whose}, ${counter.name}`;

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
  const values = new Map(counters(turn.before).map((one) => [one.counter.id, { name: called(one), now: one.counter.value }]));
  const steps = turn.steps.map((step): Walked => ({ ...step, state: 'ahead', came: [] }));
  const before = new Map(steps.map((step) => [step, new Map<string, number>()]));
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
    const began = before.get(step);
    if (!beat.target || !value || !began || !beat.amount) continue;
    if (!began.has(beat.target)) began.set(beat.target, value.now);
    value.now = Math.max(0, value.now + beat.amount);
    // what changes several times in one step is said once
    step.came = [...began].map(([id, was]) => `${values.get(id)?.name} ${was} → ${values.get(id)?.now}`);
  }
  steps.forEach((step, i) => (step.state = turn.over || i < reached ? 'done' : i === reached ? 'now' : 'ahead'));
  return steps;
}
