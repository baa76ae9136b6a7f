import type { RuleId } from '../../contract';
import type { Place, Selector } from './language';
import { placeSquares, squaresOf } from './selection';
import type { Square } from './squares';
import type { State } from './state';

/** A piece that is wrong in itself: unmarked, not of the match, or otherwise not what the text asks for. */
export function selectorReason(state: State, pick: Selector, square: Square): RuleId {
  if (pick.is === '$used' && !squaresOf(state, '$used').includes(square)) return 'TS-SUM-13';
  return pick.at ? placeReasonOf(state, pick.at, square) : 'TS-EFF-11';
}

/** A square that is not where the text asks for. */
export const placeReasonOf = (state: State, place: Place, square: Square): RuleId =>
  typeof place === 'object' && ('marks' in place || 'rays' in place) && !placeSquares(state, place).includes(square)
    ? 'TS-EFF-9'
    : 'TS-EFF-11';
