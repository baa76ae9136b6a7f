import { effectOf } from './effect';
import type { Condition } from './language';
import { enemyLead, placeSquares, squaresOf } from './selection';
import { isGround } from './squares';
import { isEmpty, pieceOn, type State } from './state';

/** Whether a condition of a program holds now. */
export function holds(state: State, condition: Condition): boolean {
  const effect = effectOf(state);
  if ('did' in condition) return (effect.bound[condition.did]?.count ?? 0) >= (condition.times ?? 1);
  if ('rankWas' in condition) return effect.bound[condition.rankWas]?.rank === condition.is;
  if ('rankNow' in condition) {
    return squaresOf(state, condition.rankNow).some((square) => pieceOn(state, square)!.rank === condition.is);
  }
  if ('summonedOn' in condition) return effect.summon !== null && isGround(effect.summon, condition.summonedOn);
  if ('squareOf' in condition) {
    return squaresOf(state, condition.squareOf).some((square) => isGround(square, condition.colour));
  }
  if ('isEmpty' in condition) return placeSquares(state, condition.isEmpty).every((square) => isEmpty(state, square));
  if ('actionsLeft' in condition) return state.turn.actions >= condition.actionsLeft;
  if ('enemyHasMore' in condition) return enemyLead(state, condition.enemyHasMore) > 0;
  if ('enemyLead' in condition) return enemyLead(state, condition.enemyLead) >= condition.atLeast;
  if ('discardWasEmpty' in condition) return effect.discardWasEmpty;
  if ('not' in condition) return !holds(state, condition.not);
  if ('and' in condition) return condition.and.every((part) => holds(state, part));
  return condition.or.some((part) => holds(state, part));
}
