// Steps whose effect lasts longer than they do: a state names them by their place in the engine's programs.

import data from '../../../assembly/games/codex/data/programs.json' with { type: 'json' };

interface Step {
  readonly op: string;
  readonly [argument: string]: unknown;
}
const STEPS = new Map(
  Object.entries(data.steps as Record<string, { of: string; step: Step }>).map(([at, one]) => [Number(at), one]),
);
export const NAMES: readonly string[] = data.names;
export const MEMORIES: readonly string[] = data.memories;

export function stepAt(at: number): Step {
  const found = STEPS.get(at);
  if (!found) throw new RangeError(`no step at ${at}`);
  return found.step;
}

/** Place of the first step of a card that a test accepts; 0 if there is none. */
export function findStep(card: string, accepts: (step: Step) => boolean): number {
  for (const [at, { of, step }] of STEPS) if (of === card && accepts(step)) return at;
  return 0;
}
