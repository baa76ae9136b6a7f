import type { Step, StepKind } from './steps';

/** Milliseconds that a step is shown for; characters that rise may be read for longer, while it goes on. */
const LASTS: Readonly<Record<StepKind, number>> = {
  place: 240,
  summon: 300,
  move: 240,
  shoot: 220,
  destroy: 260,
  take: 240,
  change: 240,
  draw: 240,
  score: 200,
  note: 150,
};

/** Milliseconds for which characters can be read. */
export const READ = 900;

/** The longest a whole move is shown for, in milliseconds. */
export const LONGEST = 1500;

/** Milliseconds for each of the steps of a move: what has many goes faster. */
export function paced(steps: readonly Pick<Step<unknown>, 'kind'>[]): number[] {
  const all = steps.map(({ kind }) => LASTS[kind]);
  const sum = all.reduce((total, one) => total + one, 0);
  return sum > LONGEST ? all.map((one) => (one * LONGEST) / sum) : all;
}
