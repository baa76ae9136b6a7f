/**
 * The referee of Conquest: a second implementation of the rules, slow and obvious, that shares no code with the engine.
 * It reads the same data files and is the oracle of the tests. A node is a complete `State`, a value that is never
 * changed in place. Lines and actions are those of `conquest/NOTATION.md`.
 */
export type { Options } from './conquest/options';
export type { Player, State } from './conquest/state';
export type { Reading } from './conquest/read';

export { check } from './conquest/check';
export { actor, apply, create, game, legal, outcomes, perft, result, seat, settle } from './conquest/game';
export { DEFAULTS, OPTION_NAMES } from './conquest/options';
export { print } from './conquest/print';
export { read } from './conquest/read';
export { refusals } from './conquest/refusals';
export { readAction } from './conquest/action';
