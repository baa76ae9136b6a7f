import { Frames } from './frames';
import { CHANCE, OVER, Rules } from './rules';

/**
 * Number of sequences of exactly `depth` steps from the state in frame `ply`; a decision and a chance outcome are
 * one step each and weights do not count. A game that is over sooner counts as `finished`: 0 or 1, as its rules have it.
 */
export function perft<R extends Rules>(rules: R, frames: Frames<R>, ply: i32, depth: i32, finished: f64): f64 {
  const s = frames.state(ply);
  const actor = rules.actor(s);
  if (depth == 0) return 1;
  if (actor == OVER) return finished;
  const list = frames.list(ply);
  const chance = actor == CHANCE;
  const count = chance ? rules.outcomes(s, list) : rules.legal(s, list);
  if (depth == 1) return <f64>count;
  const stride = chance ? 8 : 4;
  const next = frames.state(ply + 1);
  let sum: f64 = 0;
  for (let i = 0; i < count; ++i) {
    rules.copy(next, s);
    rules.apply(next, load<u32>(list + i * stride));
    sum += perft<R>(rules, frames, ply + 1, depth - 1, finished);
  }
  return sum;
}
