/**
 * The referee of __Title__: a second implementation of the rules, slow and obvious, that shares no code with the engine.
 * A node is a value that is never changed in place.
 */
export { apply, game, load, perft, whyNot, winner } from './__game__/game';
export type { Node } from './__game__/game';
export { judge } from './__game__/judge';
