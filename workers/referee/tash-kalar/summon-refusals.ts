import type { RuleId } from '../../contract';
import { findBeing } from './cards';
import { canBorrow, isMet, isOpen, layouts, matchesAt, type Layout, type Need } from './patterns';
import type { Square } from './squares';
import { compareRanks } from './pieces';
import { owns, pieceOn, type State } from './state';

/** Why a being cannot be summoned there: hand, then pattern, then target, then supply (section 5). */
export function summonReason(state: State, card: string, target: Square): RuleId {
  if (!state.hands[state.turn.player].includes(card)) return 'TS-SUM-1';
  if (!ownTargetHolds(state, card, target)) return 'TS-SUM-11';
  const shown = layouts(card, target).some((layout) => isComplete(state, layout));
  if (!shown) return patternReason(state, card, target);
  if (!isOpen(state, card, target)) return 'TS-SUM-10';
  return matchesAt(state, card, target).length > 0 ? 'TS-SHORT-4' : patternReason(state, card, target);
}

/** Whether a being that replaces a pattern piece has one to replace, an own or a borrowed one (TS-SUM-11). */
function ownTargetHolds(state: State, card: string, target: Square): boolean {
  const { ownTarget } = findBeing(card);
  return (
    !ownTarget || owns(state, state.turn.player, target) || canBorrow(state, { square: target, rank: 'common' }, target)
  );
}

/** The needs that are not met by own pieces, one borrowed piece set aside. */
function missing(state: State, { needs, match }: Layout): Need[] {
  const unmet = needs!.filter((need) => !isMet(state, need));
  const [only, ...others] = unmet;
  return only && others.length === 0 && canBorrow(state, only, match.target) ? [] : unmet;
}

const isComplete = (state: State, layout: Layout): boolean =>
  layout.needs !== null && missing(state, layout).length === 0;

/** An own piece stands there, but its rank is too low (TS-SUM-5). */
const isTooLow = (state: State, { square, rank }: Need): boolean =>
  owns(state, state.turn.player, square) && compareRanks(pieceOn(state, square)!.rank, rank) < 0;

/** An enemy piece of enough rank stands there (TS-CASE-4). */
const isLent = (state: State, { square, rank }: Need): boolean => {
  const piece = pieceOn(state, square);
  return !!piece && piece.owner !== state.turn.player && compareRanks(piece.rank, rank) >= 0;
};

/** What keeps the pattern from being shown: the rank of own pieces, borrowing, the edge, or simply the pieces. */
function patternReason(state: State, card: string, target: Square): RuleId {
  const whole = layouts(card, target).filter(({ needs }) => needs !== null);
  const lacking = (is: (state: State, need: Need) => boolean): boolean =>
    whole.some((layout) => missing(state, layout).every((need) => is(state, need)));
  if (lacking(isTooLow)) return 'TS-SUM-5';
  if (lacking(isLent)) return 'TS-CASE-4';
  return runsOff(state, card, target) ? 'TS-SUM-12' : 'TS-SUM-2';
}

/** Whether what there is of the pattern is shown, but some of it runs off the board (TS-SUM-12). */
const runsOff = (state: State, card: string, target: Square): boolean =>
  layouts(card, target).some(
    ({ needs, onBoard }) => needs === null && onBoard.length > 0 && onBoard.every((need) => isMet(state, need)),
  );
