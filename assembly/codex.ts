// The Codex module: one Machine bound to one set of rules, and what only this game answers.

import { describe as writeDescription, describeAnswers } from './games/codex/describe';
import { writeCounts, writeTerms } from './games/codex/evaluate';
import { CodexGoal } from './games/codex/goals';
import { LAYOUT_VERSION } from './games/codex/layout';
import { plainAction } from './games/codex/policy';
import { Codex } from './games/codex/rules';
import { Machine } from './kernel/machine';

@global const game = new Machine<Codex, CodexGoal>(new Codex(), new CodexGoal(), LAYOUT_VERSION);

// A turn has very many lines: whether one wins is looked for close by only.
game.winBudget = 200;

export * from './kernel/abi';

/** Writes what an action of the open question is called by (describe.ts), as i32; returns how many numbers. */
export function describe(action: u32): i32 { return writeDescription(game.state, action, game.out); }
/** Writes a row of such numbers for every answer since the running script began; returns the number of rows. */
export function answers(): i32 { return describeAnswers(game.state, game.out); }
/** What a plain player does here: hires and builds to a curve, else takes what brings most at once. */
export function plain(): u32 { return plainAction(game.state); }
/** Writes what each term adds to the logarithm of a seat's odds, as f32 (evaluation-terms.ts); returns their number. */
export function terms(seat: i32): i32 { return writeTerms(game.state, seat, game.out); }
/** Writes what each term counts of a seat, as f32; returns their number. */
export function counts(seat: i32): i32 { return writeCounts(game.state, seat, game.out); }
