import type { Options } from './state';

/** Section 3 of the rules. */
export const DEFAULT_OPTIONS: Readonly<Options> = {
  firstPlayer: 'random',
  headStart: 0,
  pointLimit: 1000,
  turnLimit: 'none',
  betweenTurns: 'every',
  mirrorOffBoard: 'stay',
  coveredOffBoard: 'fails',
  thirdAura: 'enemies',
  goldenFactor: 2,
  stackView: 'open',
};

/** All options, those that are not said being the default. */
export const optionsOf = (changed: Partial<Options>): Options => ({ ...DEFAULT_OPTIONS, ...changed });
