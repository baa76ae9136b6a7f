// The Conquest module: one Machine bound to one set of rules, and what only this game answers.

import { writeCounts, writeTerms } from './games/conquest/evaluate';
import { ConquestGoal } from './games/conquest/goals';
import { LAYOUT_VERSION } from './games/conquest/layout';
import { Conquest } from './games/conquest/rules';
import { Machine } from './kernel/machine';

@global const game = new Machine<Conquest, ConquestGoal>(new Conquest(), new ConquestGoal(), LAYOUT_VERSION);

export * from './kernel/abi';

/** Writes what each term adds to the logarithm of a seat's odds, as f32 (evaluation-terms.ts); returns their number. */
export function terms(seat: i32): i32 { return writeTerms(game.state, seat, game.out); }
/** Writes what each term counts of a seat, as f32; returns their number. */
export function counts(seat: i32): i32 { return writeCounts(game.state, seat, game.out); }
