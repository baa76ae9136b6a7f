/**
 * The referee of Codex: an implementation of the rules, slow and obvious, that is to judge an engine and shares no code
 * with it. Cards are data, carried out by an interpreter of the effect grammar; what the rules leave open is decided in
 * `RULINGS.md`. A node is a value that is never changed: a table and the answers given since the
 * script began that is running. Nodes are written as in `notation.ts`, positions of lessons as in `lesson-notation.ts`.
 */
export type { Node } from './game';
export type { Options } from './options';
export type { Brings } from './setup';
export type { Table } from './table';
export type { Reading } from './notation';

export { actor, apply, create, explain, moves, outcomes, seat, settle } from './game';
export { check, fromText, toText } from './notation';
export { DEFAULTS } from './options';
export { teamReasons } from './setup';
