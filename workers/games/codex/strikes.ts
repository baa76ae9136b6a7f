/** What each attack that can be made now leaves of the two who fight. */
import { ATTACK, ARGUMENT_BITS } from '../../../assembly/games/codex/layout';
import { looksOf, reachOf } from '../../engine/codex';
import type { Stepping } from '../../engine/engine';
import { actionText } from './action-text';
import { read } from './read';
import { nowOf, type State } from './state';

export interface Strike {
  readonly attacker: number;
  readonly defender: number;
  /** HP left after the attack, 0 for what is in play no more; null where something is asked before it is over. */
  readonly left: { readonly attacker: number; readonly defender: number } | null;
}

/** HP left of everything in play, by number. */
function healths(engine: Stepping): Map<number, number> {
  const damages = new Map(nowOf(read(engine.save(), engine)).things.map(({ id, damage }) => [id, damage]));
  return new Map(looksOf(engine).map(({ id, hp }) => [id, Math.max(0, hp - (damages.get(id) ?? 0))]));
}

const numberIn = (text: string): number => Number(/#(\d+)/.exec(text)?.[1] ?? 0);

/** One attack, on each defender it can be made on. */
function strikesWith(attack: number, state: State, engine: Stepping): Strike[] {
  const attacker = numberIn(actionText(state.open!.rows.get(attack)!));
  const [only] = reachOf(engine, attacker).flatMap(({ defender, rule }) => (rule ? [] : [defender]));
  engine.apply(attack);
  const asked = read(engine.save(), engine);
  const told = (defender: number): Strike => {
    const { question } = read(engine.save(), engine).open!;
    const hp = question === 'main' || question === 'over' ? healths(engine) : null;
    return {
      attacker,
      defender,
      left: hp && { attacker: hp.get(attacker) ?? 0, defender: hp.get(defender) ?? 0 },
    };
  };
  if (asked.open?.question !== 'defender') return only === undefined ? [] : [told(only)];
  const here = engine.save();
  return [...asked.open.rows].map(([action, row]) => {
    engine.load(here);
    engine.apply(action);
    return told(numberIn(actionText(row)));
  });
}

/** The engine stands at a main phase, and stays there. */
export function strikesOf(state: State, engine: Stepping): Strike[] {
  if (state.open?.question !== 'main') return [];
  const here = engine.save();
  const attacks = [...state.open.rows.keys()].filter((action) => action >>> ARGUMENT_BITS === ATTACK);
  const strikes = attacks.flatMap((attack) => {
    engine.load(here);
    return strikesWith(attack, state, engine);
  });
  engine.load(here);
  return strikes;
}
