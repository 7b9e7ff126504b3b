/** What the cues sound like: a few tones and breaths of noise, each short and quiet. */

/** A tone: pitch in Hz (and where it glides to), when it begins, how long it lasts, its wave, how loud, how fast it rises. */
export interface Tone {
  pitch: number;
  to?: number;
  at?: number;
  length: number;
  wave?: OscillatorType;
  loud?: number;
  rise?: number;
}

/** A breath of noise: the band around a pitch, and where that glides to. */
export interface Breath {
  noise: number;
  to?: number;
  at?: number;
  length: number;
  loud?: number;
  rise?: number;
}

export type Sound = Tone | Breath;

export type Cue = keyof typeof CUES;

/** No cue rings longer than this: the next may follow at once. */
export const LONGEST = 0.4;

const riffle = (count: number): Sound[] => Array.from({ length: count }, (_, i) => ({ noise: 2600 + i * 120, at: i * 0.032, length: 0.03, loud: 0.9 }));
const bell = (pitch: number, at = 0): Sound[] => [
  { pitch, at, length: LONGEST - 0.01 - at },
  { pitch: pitch * 2.76, at, length: 0.18, loud: 0.3 },
];

/** What each cue sounds like; some depend on how much it is about. */
const CUES = {
  'your-turn': () => [...bell(988), ...bell(1319, 0.12)],
  pick: () => [{ noise: 3800, length: 0.07, loud: 0.9, rise: 0.02 }],
  set: () => [{ pitch: 150, to: 96, length: 0.1, wave: 'triangle', loud: 1 }],
  reveal: () => [{ noise: 1500, to: 4200, length: 0.16, loud: 1, rise: 0.06 }],
  shuffle: () => riffle(9),
  crystal: (many: number) => bell(784 * 2 ** (Math.min(many, 8) / 12)),
  paradox: () => [{ pitch: 1568, to: 523, length: 0.2, loud: 0.5, rise: 0.16 }, ...bell(1047, 0.16)],
  duel: () => [
    { pitch: 294, length: 0.2, wave: 'triangle', loud: 0.6, rise: 0.04 },
    { pitch: 330, at: 0.08, length: 0.2, wave: 'triangle', loud: 0.6, rise: 0.04 },
    { pitch: 440, at: 0.19, length: 0.2, wave: 'triangle', loud: 0.8, rise: 0.03 },
  ],
  portal: () => [{ noise: 500, to: 1900, length: 0.34, loud: 1.1, rise: 0.24 }],
  missed: () => [
    { pitch: 240, to: 190, length: 0.08, wave: 'triangle', loud: 0.9 },
    { pitch: 210, to: 170, at: 0.11, length: 0.08, wave: 'triangle', loud: 0.7 },
  ],
  damage: (amount: number) => [
    { pitch: 118 - 7 * Math.min(amount, 8), to: 48, length: 0.3, loud: 1.5 },
    { noise: 260, length: 0.09, loud: 0.5 },
  ],
  breach: () => [{ pitch: 140, to: 420, length: 0.38, wave: 'triangle', loud: 0.5, rise: 0.2 }],
  nemesis: () => [
    { pitch: 110, to: 104, length: 0.39, wave: 'sawtooth', loud: 0.28, rise: 0.14 },
    { pitch: 165, length: 0.39, wave: 'sine', loud: 0.4, rise: 0.16 },
  ],
  praise: () => [...bell(659), ...bell(784, 0.1), ...bell(1047, 0.2)],
  win: () => [523, 659, 784].map((pitch, i) => ({ pitch, at: i * 0.1, length: 0.19, wave: 'triangle', loud: 0.8, rise: 0.03 })),
  loss: () => [196, 247, 294].map((pitch) => ({ pitch, length: 0.39, loud: 0.45, rise: 0.06 })),
} satisfies Record<string, (amount: number) => Sound[]>;

export const cues = Object.keys(CUES) as Cue[];

/** The sounds of a cue; a name that none has is silent. */
export function soundsOf(name: string, amount = 0): Sound[] {
  const made = Object.hasOwn(CUES, name) ? (CUES[name as Cue] as (amount: number) => Sound[]) : undefined;
  return made?.(Math.abs(amount)) ?? [];
}
