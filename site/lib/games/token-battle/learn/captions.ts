import type { View } from '$workers/contract';
import type { Effect } from '$workers/games/token-battle/effects';
import type { Board } from '$workers/games/token-battle/state';
import { shownDuring, standingAfter, type Standing } from '../standing';

/** A turn that was played: the node before it, the action, and the node it led to. */
export interface Turn {
  view: View;
  action: string;
  after: View;
}

/** One part of a turn: what happened, the fields it happened on, and the tokens as they stand then. */
export interface Caption {
  effects: readonly Effect[];
  fields: readonly string[];
  tokens: Standing;
}

/** Nobody reads more of them in a row. */
const MOST = 6;

/** What the table shows by itself, and what every turn ends with. */
const UNSAID: ReadonlySet<Effect['kind']> = new Set(['cardUsed', 'reached', 'gain', 'nextTurn']);

/** The turns so far with the last one added; a try that begins anew, or goes back, leaves out what no longer leads here. */
export function withLast(turns: readonly Turn[], last: Omit<Turn, 'after'> | null, after: View): Turn[] {
  if (!last) return [];
  const before = turns.findIndex((turn) => turn.after === last.view);
  return [...turns.slice(0, before + 1), { ...last, after }];
}

const fieldsOf = (effects: readonly Effect[]): string[] =>
  effects.flatMap((effect) => ('to' in effect ? [effect.from, effect.to].filter((field) => field !== null) : []));

/** A turn in its order: the token, its skill, the points, the shots. */
function captionsOf(effects: readonly Effect[], start: Standing): Caption[] {
  const told = effects.filter(({ kind }) => !UNSAID.has(kind));
  const scoring = told.findIndex(({ kind }) => kind === 'scored');
  const scored = (effect: Effect): boolean => effect.kind === 'scored' || effect.kind === 'gameOver';
  const later = told.slice(scoring).filter((effect) => !scored(effect));
  let tokens = start;
  const part = (effects: readonly Effect[], fields = fieldsOf(effects)): Caption => {
    const shown = shownDuring(tokens, effects);
    tokens = standingAfter(tokens, effects);
    return { effects, fields, tokens: shown };
  };
  const acts = [part(told.slice(0, 1)), part(told.slice(1, scoring))];
  // Whatever stands before the shots has scored.
  const paid = part(told.slice(scoring).filter(scored), Object.keys(tokens));
  return [...acts, paid, part(later)].filter((caption) => caption.effects.length > 0);
}

/** What happened in these turns, part by part; of many, only the last one. */
export function captions(turns: readonly Turn[], effects: readonly (readonly Effect[])[]): Caption[] {
  const each = turns.map(({ view }, i) => captionsOf(effects[i]!, (view.board as Board).board));
  const all = each.flat();
  return all.length > MOST ? (each.at(-1) ?? []) : all;
}
