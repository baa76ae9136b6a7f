// The exports every module has, written once; workers/engine/abi.ts declares the same for the client. Only numbers and
// addresses cross the boundary.
//
// `game` is the Machine of the module: each entry (assembly/<game>.ts) declares it as a `@global const`, which makes the
// name known here, and says `export * from './kernel/abi'`. The compiler so binds every call below to that game's rules.
// What an entry exports itself under a name of this file stands in place of it.

import { writeExact } from './exact';
import { seed as seedRng } from './rng';
import { MAX_WIDTH } from './search/beam';

export function abiVersion(): i32 { return 5; }
export function layoutVersion(): i32 { return game.layoutVersion; }
export function stateBytes(): i32 { return game.rules.stateBytes; }
/** Address of the current state. */
export function state(): usize { return game.state; }
/** Address of the buffer that lists and tables are written to. */
export function out(): usize { return game.out; }
export function seed(low: u32, high: u32): void { seedRng(low, high); }

export function check(): i32 { return game.rules.check(game.state); }
export function settle(): void { game.rules.settle(game.state); }
export function seats(): i32 { return game.rules.seats(game.state); }
export function actor(): i32 { return game.rules.actor(game.state); }
export function legal(): i32 { return game.rules.legal(game.state, game.out); }
export function outcomes(): i32 { return game.rules.outcomes(game.state, game.out); }
export function apply(action: u32): void { game.rules.apply(game.state, action); }
export function whyNot(action: u32): i32 { return game.rules.whyNot(game.state, action, game.out); }
export function reward(seat: i32): f32 { return game.rules.reward(game.state, seat); }
export function evaluate(seat: i32): f32 { return game.rules.evaluate(game.state, seat); }
/** Writes the static win chance of every seat as f32; returns their number. */
export function evaluateAll(): i32 {
  game.rules.evaluateAll(game.state, game.out);
  return game.rules.seats(game.state);
}
export function determinize(viewer: i32): void { game.rules.determinize(game.state, viewer); }
export function happen(): u32 { return game.happen(); }
export function playRandom(steps: i32): i32 { return game.playRandom(steps); }
export function perft(depth: i32): f64 { return game.perft(depth); }
export function hashLow(): i32 { return <i32>game.rules.hash(game.state); }
export function hashHigh(): i32 { return <i32>(game.rules.hash(game.state) >> 32); }
export function observationLow(viewer: i32): i32 { return <i32>game.rules.observation(game.state, viewer); }
export function observationHigh(viewer: i32): i32 { return <i32>(game.rules.observation(game.state, viewer) >> 32); }

export function searchStart(uniform: i32): void { game.searchStart(uniform != 0); }
export function searchRun(playouts: i32): i32 { return game.mcts.run(playouts); }
export function searchRows(): i32 { return game.mcts.results(game.out); }
export function searchLine(action: u32, most: i32): i32 { return game.mcts.line(action, game.out, most); }
/** Address of the state that the line written last can be played from: what the searcher does not know is dealt in it. */
export function lineWorld(): usize { return game.mcts.principal.world; }
/** Its steps of which the searcher would not see what they are, as bits. */
export function lineSecrets(): u32 { return game.mcts.principal.secrets; }
export function winsAlone(action: u32): i32 { return game.winsAlone(action) ? 1 : 0; }
/** Plays the current state on to its end with plausible actions. */
export function rollout(noise: f64): void { game.rollout.toEnd(game.state, noise); }
export function lookAhead(action: u32, turns: i32): f64 { return game.lookAhead(action, turns); }

/** Searches the mover's turn with a beam of this width; returns the first action of the best line. */
export function beam(width: i32): u32 { return game.beam.search(game.state, max(1, min(width, MAX_WIDTH))); }
/** Writes the line that `beam` found; returns its length. */
export function beamLine(): i32 { return game.beam.line(game.out); }

/** Asks a question about the current state and whatever follows it; the next three exports may be asked at later states. */
export function goalStart(kind: i32, detail: u32): void { game.goalStart(kind, detail); }
/** 0 while the question is open, 1 if it is settled, 2 if it is settled without an answer. */
export function goalSettled(): i32 { return game.solver.settled() ? 1 + i32(game.solver.gaveUp) : 0; }
/** Begins to solve an action within a budget of nodes; what is worth no more than `beyond` is not told from it (solve.ts). */
export function goalBegin(action: u32, budget: i32, beyond: i32): void { game.solver.start(action, budget, beyond); }
/**
 * Goes on for so many nodes: 0 if there is more to do, 1 if solved; then goalValue writes what the action is worth; 2 if given up, 3 if
 * it is worth no more than `beyond`.
 */
export function goalRun(nodes: i32): i32 { return game.solver.run(nodes) ? game.solver.outcome : 0; }
/** Writes the exact value as five f64 (exact.ts). */
export function goalValue(): void { writeExact(game.solver.num, game.solver.den, game.out); }
export function goalNodes(): i32 { return game.solver.nodes; }
