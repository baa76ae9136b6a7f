// The Codex module: one Machine bound to one set of rules, and what only this game answers.

import { describe as writeDescription, describeAnswers } from './games/codex/describe';
import { CodexGoal } from './games/codex/goals';
import { LAYOUT_VERSION } from './games/codex/layout';
import { copyTable, writeLooks, writeReach, writeWaits } from './games/codex/looks';
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
/** Copies the table at the open question, in the middle of a script too; returns its bytes (looks.ts). */
export function running(): i32 { return copyTable(game.state, game.out); }
/** Writes how everything in play looks, as i32; returns how many numbers. */
export function looks(): i32 { return writeLooks(game.state, game.out); }
/** Writes a row for each thing that waits, as i32; returns the number of rows. */
export function waits(): i32 { return writeWaits(game.state, game.out); }
/** Writes whom a thing can attack and who stops it, as i32; returns how many numbers. */
export function reach(attacker: i32): i32 { return writeReach(game.state, attacker, game.out); }
