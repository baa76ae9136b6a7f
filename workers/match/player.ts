import type { Engine } from '../engine/engine';

/** Chooses one of the legal actions of the engine's current state; may change that state, the referee of the match restores it. */
export type Player = (engine: Engine, random: (n: number) => number) => number;

/**
 * The same choice made in steps of well below a millisecond each. Between two of them whoever drives it may ask the engine
 * something else and put its state back; what a step draws from the engine's luck must not be drawn meanwhile.
 */
export type Thinker = (engine: Engine, random: (n: number) => number) => Generator<void, number>;

/** Takes all steps at once. */
export const atOnce =
  (thinker: Thinker): Player =>
  (engine, random) => {
    const thinking = thinker(engine, random);
    for (;;) {
      const step = thinking.next();
      if (step.done) return step.value;
    }
  };
/** Takes the one step there is. */
export const inOneStep = (player: Player): Thinker =>
  function* (engine, random) {
    return player(engine, random);
  };
