// The Codex module: one Machine bound to one set of rules, and what only this game answers.

import { askingCard, pointsAsked } from './games/codex/asking-card';
import { beginTech, runTech, techAnswer, worthOfCardNow } from './games/codex/deck-tech';
import { describe as writeDescription, describeAnswers, describeOpen } from './games/codex/describe';
import { writeCounts, writeTerms } from './games/codex/evaluate';
import { CodexGoal } from './games/codex/goals';
import { LAYOUT_VERSION } from './games/codex/layout';
import { writeVanished } from './games/codex/leaving';
import { copyTable, writeLooks, writeReach, writeWaits } from './games/codex/looks';
import { plainAction } from './games/codex/policy';
import { writePrices } from './games/codex/prices';
import { mostDamage, mostGold } from './games/codex/reach';
import { Codex } from './games/codex/rules';
import { writeSeveral } from './games/codex/several';
import { CodexTurn } from './games/codex/turn-rules';
import { writeExact } from './kernel/exact';
import { Frames } from './kernel/frames';
import { Machine } from './kernel/machine';
import { MAX_ACTIONS } from './kernel/rules';
import { Beam, MAX_WIDTH } from './kernel/search/beam';
import { Nodes } from './kernel/search/nodes';
import { Solver } from './kernel/search/solve';

/** Nodes of the tree search, 48 bytes each: 10 MiB. */
const MOST_NODES: i32 = 200_000;
/** 24 bytes for a position: 12 MiB. */
const SOLVED_BITS: i32 = 19;

// Questions are asked of a main phase without what cannot change their answers, by a solver of their own.
@global const game = new Machine<Codex, CodexGoal>(new Codex(), new CodexGoal(1), LAYOUT_VERSION, new Nodes(MOST_NODES));
const turnRules = new CodexTurn(game.rules);
const turnGoal = new CodexGoal(SOLVED_BITS);
const turnFrames = new Frames<CodexTurn>(turnRules, game.frames.plies);
const turnSolver = new Solver<CodexTurn, CodexGoal>(turnRules, turnGoal, turnFrames);

// A turn has very many lines: whether one wins is looked for close by only.
game.winBudget = 200;

export * from './kernel/abi';

const turnBeam = new Beam<CodexTurn>(turnRules);

/** Searches the rest of the mover's turn, workers and buildings aside, with a beam of this width; its first action. */
export function beam(width: i32): u32 { return turnBeam.search(game.state, max(1, min(width, MAX_WIDTH))); }
/** The same in pieces: begins, then looks at so many lines and says whether there are no more. */
export function beamStart(width: i32): void { turnBeam.begin(game.state, max(1, min(width, MAX_WIDTH))); }
export function beamRun(lines: i32): i32 { return i32(turnBeam.run(lines)); }
export function beamLine(): i32 { return turnBeam.line(game.out); }

export function goalStart(kind: i32, detail: u32): void {
  turnGoal.kind = kind;
  turnGoal.detail = detail;
  bringState();
  turnSolver.begin(game.rules.actor(game.state));
}
export function goalSettled(): i32 {
  bringState();
  return turnSolver.settled() ? 1 + i32(turnSolver.gaveUp) : 0;
}
export function goalBegin(action: u32, budget: i32, beyond: i32): void {
  bringState();
  turnSolver.start(action, budget, beyond);
}
export function goalRun(nodes: i32): i32 { return turnSolver.run(nodes) ? turnSolver.outcome : 0; }
export function goalValue(): void { writeExact(turnSolver.num, turnSolver.den, game.out); }
export function goalNodes(): i32 { return turnSolver.nodes; }
function bringState(): void { game.rules.copy(turnFrames.state(0), game.state); }

/** Writes what an action of the open question is called by (describe.ts), as i32; returns how many numbers. */
export function describe(action: u32): i32 { return writeDescription(game.state, action, game.out); }
/** Writes every answer to the open question with such a row (describe.ts); returns the number of answers. */
export function open(): i32 { return describeOpen(game.state, game.out, MAX_ACTIONS); }
/** Writes a row of such numbers for every answer since the running script began; returns the number of rows. */
export function answers(): i32 { return describeAnswers(game.state, game.out); }
/** Writes what several are picked from, in one go (several.ts); returns the number of rows, -1 where only one is picked. */
export function several(): i32 { return writeSeveral(game.state, game.out, MAX_ACTIONS); }
/** The face of the card whose effect asks, and which of its abilities that is (asking-card.ts); -1 where none does. */
export function source(): i32 { return askingCard(game.state); }
/** Points of damage of which the open question asks who takes them, 0 for any other question (asking-card.ts). */
export function points(): i32 { return pointsAsked(game.state); }
/** Copies the table at the open question, in the middle of a script too; returns its bytes (looks.ts). */
export function running(): i32 { return copyTable(game.state, game.out); }
/** Writes how everything in play looks, as i32; returns how many numbers. */
export function looks(): i32 { return writeLooks(game.state, game.out); }
/** Writes a row for each thing that waits, as i32; returns the number of rows. */
export function waits(): i32 { return writeWaits(game.state, game.out); }
/** Writes the numbers of the tokens that left play without dying in the last action; returns how many. */
export function vanished(): i32 { return writeVanished(game.out); }
/** Writes whom a thing can attack and who stops it, as i32; returns how many numbers. */
export function reach(attacker: i32): i32 { return writeReach(game.state, attacker, game.out); }
/** Writes what can be paid for now and its price, as i32 (prices.ts); returns how many numbers. */
export function prices(): i32 { return writePrices(game.state, game.out); }
/** What a plain player does here: hires and builds to a curve, else takes what brings most at once. */
export function plain(): u32 { return plainAction(game.state); }
/** Begins to compare tech choices by what the deck brings with them, looks at so many of them and says whether there are no more. */
export function techStart(): void { beginTech(game.state); }
export function techRun(choices: i32): i32 { return i32(runTech(choices)); }
/** The answer that leads to the best of those. */
export function techBest(): u32 { return techAnswer(game.state); }
/** What a seat's deck brings in one order of the cards with a card of its codex, by its place, or -1 (deck-tech.ts). */
export function techWorth(seat: i32, place: i32, order: i32): f32 { return worthOfCardNow(game.state, seat, place, order); }
/** Writes what each term adds to the logarithm of a seat's odds, as f32 (evaluation-terms.ts); returns their number. */
export function terms(seat: i32): i32 { return writeTerms(game.state, seat, game.out); }
/** Writes what each term counts of a seat, as f32; returns their number. */
export function counts(seat: i32): i32 { return writeCounts(game.state, seat, game.out); }
/** What searches take positions for the same by (key.ts). */
export function keyLow(): i32 { return <i32>game.rules.key(game.state); }
export function keyHigh(): i32 { return <i32>(game.rules.key(game.state) >> 32); }
/** Most damage this main phase can still do to the opponent's base, or more; 255 where nothing can be said (reach.ts). */
export function damageBound(): i32 { return mostDamage(game.state); }
/** Most gold there can be when this main phase ends, or more. */
export function goldBound(): i32 { return mostGold(game.state); }
