import type { StepKind } from '$lib/motion/steps';

/** What there are sounds for: the steps of moves, and what becomes of an attempt or a game. */
export type Cue = StepKind | 'win' | 'lose' | 'refuse';

/** A tone or a noise. Seconds from the beginning, hertz, and loudness between 0 and 1. */
export interface Part {
  wave: OscillatorType | 'noise';
  /** Of a tone its pitch, of a noise the middle of what is heard of it: at its begin and at its end. */
  pitch: readonly [number, number];
  at: number;
  lasts: number;
  loud: number;
}

const tone = (pitch: number, at: number, lasts: number, loud = 0.5): Part => ({
  wave: 'triangle',
  pitch: [pitch, pitch],
  at,
  lasts,
  loud,
});

const knock = (from: number, to: number, lasts: number, loud: number): Part => ({
  wave: 'sine',
  pitch: [from, to],
  at: 0,
  lasts,
  loud,
});

const hiss = (from: number, to: number, at: number, lasts: number, loud: number): Part => ({
  wave: 'noise',
  pitch: [from, to],
  at,
  lasts,
  loud,
});

/** Wood on sand: short, low, none longer than three tenths of a second. */
export const CUES: Readonly<Record<Cue, readonly Part[]>> = {
  place: [knock(210, 95, 0.11, 0.8), hiss(1400, 700, 0, 0.05, 0.25)],
  move: [knock(180, 110, 0.09, 0.5), hiss(900, 500, 0, 0.12, 0.18)],
  take: [hiss(500, 1500, 0, 0.14, 0.25)],
  destroy: [knock(150, 50, 0.2, 0.8), hiss(2200, 300, 0, 0.2, 0.45)],
  shoot: [hiss(3200, 900, 0, 0.14, 0.4), knock(700, 160, 0.12, 0.35)],
  summon: [tone(294, 0, 0.12, 0.35), tone(440, 0.09, 0.2, 0.4)],
  change: [tone(392, 0, 0.09, 0.25), tone(349, 0.08, 0.12, 0.25)],
  draw: [hiss(2600, 4200, 0, 0.09, 0.22)],
  score: [tone(659, 0, 0.1, 0.35), tone(880, 0.08, 0.18, 0.35)],
  note: [],
  win: [tone(523, 0, 0.1), tone(659, 0.08, 0.1), tone(784, 0.16, 0.13)],
  lose: [tone(330, 0, 0.13), tone(247, 0.12, 0.18)],
  refuse: [tone(196, 0, 0.08, 0.45), tone(175, 0.09, 0.1, 0.45)],
};

/** Seconds until the last of it has died away. */
export const lengthOf = (of: Cue): number => Math.max(0, ...CUES[of].map(({ at, lasts }) => at + lasts));
