/** Quiet cues, synthesised: each shorter than half a second, off until wanted. */

import { settings } from './settings.svelte';

/** A tone: pitch in Hz, when it begins and how long it lasts in seconds, its wave and how loud it is. */
type Tone = [pitch: number, at: number, length: number, wave?: OscillatorType, loud?: number];

const CUES: Record<string, Tone[]> = {
  'your-turn': [[988, 0, 0.25], [1319, 0.12, 0.3]],
  set: [[170, 0, 0.09, 'triangle', 0.8]],
  damage: [[82, 0, 0.3, 'sine', 1.4]],
  moment: [[392, 0, 0.3, 'triangle', 0.6], [587, 0.14, 0.3, 'triangle', 0.6]],
  won: [[523, 0, 0.18, 'triangle'], [659, 0.12, 0.18, 'triangle'], [784, 0.24, 0.24, 'triangle']],
  lost: [[196, 0, 0.45, 'sine', 0.8], [247, 0, 0.45, 'sine', 0.6], [294, 0, 0.45, 'sine', 0.6]],
};
export type Cue = 'your-turn' | 'set' | 'damage' | 'moment' | 'won' | 'lost';

let context: AudioContext | undefined;

export function cue(name: Cue): void {
  if (!settings.sound || settings.volume <= 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A browser lets a page sound only after it was touched; until then there is silence.
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  for (const tone of CUES[name] ?? []) play(context, tone);
}

function play(audio: AudioContext, [pitch, at, length, wave = 'sine', loud = 1]: Tone): void {
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = wave;
  voice.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.12 * loud * settings.volume, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(gain).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length);
}
