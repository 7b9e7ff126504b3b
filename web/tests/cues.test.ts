import { expect, test } from 'vitest';
import { cues, LONGEST, soundsOf } from '../src/lib/cues';

test('there are sixteen cues, each short and quiet', () => {
  expect(cues).toHaveLength(16);
  for (const name of cues) {
    const sounds = soundsOf(name, 3);
    expect(sounds.length, name).toBeGreaterThan(0);
    expect(Math.max(...sounds.map((one) => (one.at ?? 0) + one.length)), name).toBeLessThan(LONGEST);
    for (const one of sounds) expect(one.loud ?? 1, name).toBeLessThanOrEqual(1.5);
  }
});
test('a crystal rings higher each time, more damage is lower; an unknown cue is silent', () => {
  const pitch = (name: string, amount: number): number => (soundsOf(name, amount)[0] as { pitch: number }).pitch;
  expect(pitch('crystal', 2)).toBeGreaterThan(pitch('crystal', 1));
  expect(pitch('damage', 5)).toBeLessThan(pitch('damage', 1));
  expect(soundsOf('toString')).toEqual([]);
  expect(soundsOf('no such cue')).toEqual([]);
});
