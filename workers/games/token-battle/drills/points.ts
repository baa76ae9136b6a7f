import type { DrillKind } from '../../../drills/drill';
import type { TokenEffect } from '../effects';
import { SIDES, type Board, type Side } from '../state';
import { STEPS, beforeVolley, isQuiet, ofSkill, oneOf, turnsOf, type Turn } from './turns';

/** More points than these a turn are more than one likes to add. */
const MOST = 30;

/** Why a side gets what it gets, term by term; they add up to the points of the turn. */
interface Terms {
  /** What the board brought before the turn. */
  before: number;
  placed: number;
  created: number;
  /** Value that the skill takes away, and all of what it destroys. */
  lost: number;
  /** Auras and gold that come or go. */
  rest: number;
}

function termsOf(turn: Turn, side: Side, before: number, total: number): Terms {
  const sum = (kinds: readonly TokenEffect['kind'][]): number =>
    ofSkill(turn)
      .filter(({ kind, before, after }) => kinds.includes(kind) && (after ?? before)!.owner === side)
      .reduce((all, one) => all + (one.after?.value ?? 0) - (one.kind === 'placed' ? 0 : (one.before?.value ?? 0)), 0);
  const placed = sum(['placed']);
  const created = sum(['created']);
  const lost = sum(['weakened', 'destroyed', 'reborn']);
  return { before, placed, created, lost, rest: total - before - placed - created - lost };
}

/** The points of a side for one turn: what the skill changes counts already, what the shots change does not. */
export const points: DrillKind<Board> = {
  id: 'points',
  steps: STEPS,
  ask(view, desk, random, wish) {
    const side = SIDES[wish % 2]!;
    const shooting = (wish >> 1) % 3 === 0;
    const before = view.board.income?.[side] ?? 0;
    const found = turnsOf(view, desk, beforeVolley).flatMap((turn) => {
      const scored = turn.effects.find((one) => one.kind === 'scored' && one.side === side);
      if (scored?.kind !== 'scored' || isQuiet(turn) === shooting) return [];
      const total = scored.after - scored.before;
      const { placed, created, lost, rest } = termsOf(turn, side, before, total);
      // One term alone is read off the card.
      const terms = [placed, created, lost, rest].filter((term) => term !== 0).length;
      if (total > MOST || terms < (placed > 0 ? 2 : 1)) return [];
      const why = [before, placed, created, lost, rest].map(String);
      const question = { type: 'answer' as const, ask: `points:${side}`, value: total };
      return [{ question, line: [turn.action], told: true, why: [...why, shooting ? 'shots' : ''] }];
    });
    return oneOf(found, random) ?? null;
  },
};
