import { CHANCE } from '../../../../workers/engine/abi';
import type { Engine } from '../../../../workers/engine/engine';
import { actionText, parseAction } from '../../../../workers/games/conquest/actions';
import { conquest as codec } from '../../../../workers/games/conquest/game';
import { read } from '../../../../workers/games/conquest/position';
import type { State } from '../../../../workers/games/conquest/state';
import * as referee from '../../../../workers/referee/conquest';
import type { Dice } from '../../support/dice';
import { anyAttempt } from './attempts';
import { begin, choose } from './duel';

export interface Refusals {
  nodes: number;
  attempts: number;
  /** Attempts that were refused, by the rules named. */
  refused: Map<string, number>;
}

/** Nodes at which something is tried, and how often at each. */
export interface Effort {
  plies: number;
  tries: number;
}

/** The rules that forbid an action on the engine's side, sorted; null if the text is malformed. */
function forbidding(engine: Engine, state: State, text: string): string[] | null {
  const parsed = parseAction(text, state);
  if (!parsed.ok) return parsed.error.rule === 'CQ-BOARD-2' ? [parsed.error.rule] : null;
  return engine.whyNot(parsed.value).map((rule) => codec.ruleIds[rule - 1]!);
}

/**
 * Plays at random from a line on both sides at once and tries at each node what a player might; both must refuse it by
 * the same rules. Throws an Error that names the first difference.
 */
export function refusing(engine: Engine, start: string, roll: Dice, { plies, tries }: Effort, met: Refusals): void {
  let node = begin(engine, start);
  for (let ply = 0; ply < plies && referee.actor(node) !== 'over'; ply++, met.nodes++) {
    const state = read(engine.save());
    for (let i = 0; i < tries; i++, met.attempts++) {
      const text = anyAttempt(node, roll);
      const [ours, theirs] = [forbidding(engine, state, text), referee.refusals(node, text)];
      const [one, other] = [ours, theirs].map((rules) => (rules ? [...rules].sort().join() : 'malformed'));
      if (one !== other) throw new Error(`${text} at ${referee.print(node)}\nengine  ${one}\nreferee ${other}`);
      for (const rule of theirs ?? []) met.refused.set(rule, (met.refused.get(rule) ?? 0) + 1);
    }
    const isChance = referee.actor(node) === 'chance';
    const action = choose(isChance ? referee.outcomes(node).map((one) => one.action) : referee.legal(node), roll);
    const actions = engine.actor() === CHANCE ? [...engine.outcomes().actions] : [...engine.legal()];
    engine.apply(actions.find((one) => actionText(one, state) === action)!);
    node = referee.apply(node, action);
  }
}
