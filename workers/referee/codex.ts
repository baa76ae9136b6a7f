/**
 * The referee of Codex: an implementation of the rules, slow and obvious, that is to judge an engine and shares no code
 * with it. Cards are data, carried out by an interpreter of the effect grammar; what the rules leave open is decided in
 * `codex/RULINGS.md`. A node is a value that is never changed: a table and the answers given since the
 * script began that is running. Nodes are written as in `codex/notation.ts`.
 */
export type { Node } from './codex/game';
export type { Options } from './codex/options';
export type { Brings } from './codex/setup';
export type { Table } from './codex/table';
export type { Reading } from './codex/notation';

export { actor, apply, create, explain, moves, outcomes, seat, settle } from './codex/game';
export { check, fromText, toText } from './codex/notation';
export { DEFAULTS } from './codex/options';
export { teamReasons } from './codex/setup';
