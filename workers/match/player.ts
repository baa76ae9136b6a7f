import type { Engine } from '../engine/engine';

/** Chooses one of the legal actions of the engine's current state; may change that state, the referee of the match restores it. */
export type Player = (engine: Engine, random: (n: number) => number) => number;
