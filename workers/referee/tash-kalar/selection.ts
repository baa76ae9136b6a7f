import { effectOf } from './effect';
import type { Measure, Place, RankWord, Reference, Selector, Who } from './language';
import {
  SQUARES,
  areDiagonal,
  areOrthogonal,
  distance,
  isGround,
  neighbours,
  ordered,
  ray,
  type Square,
} from './squares';
import { opponent, type Player, type Rank } from './pieces';
import { isUpgraded, occupied, pieceOn, piecesOf, upgradedOf, type State } from './state';

/** The squares a reference means; none once its piece is gone, or if its name was never bound (TS-EFF-8). */
export function squaresOf(state: State, reference: Reference): Square[] {
  const effect = effectOf(state);
  const binding = effect.bound[reference.slice(1)];
  const found = (square: Square | null | undefined): Square[] => (square ? [square] : []);
  if (reference === '$being') return found(effect.being);
  if (reference === '$used') return effect.used;
  if (reference === '@summon') return found(effect.summon);
  return found(reference.startsWith('@') ? binding?.square : binding?.now);
}

const around = (state: State, reference: Reference, near: (square: Square, centre: Square) => boolean): Square[] =>
  squaresOf(state, reference).flatMap((centre) => SQUARES.filter((square) => near(square, centre)));

/** The squares of a place. `moving` is a square whose piece is thought away: it is about to move. */
export function placeSquares(state: State, place: Place, moving: Square | null = null): Square[] {
  if (place === 'anywhere') return [...SQUARES];
  if ('adjacent' in place) return around(state, place.adjacent, (a, b) => distance(a, b) === 1);
  if ('orthogonal' in place) return around(state, place.orthogonal, areOrthogonal);
  if ('diagonal' in place) return around(state, place.diagonal, areDiagonal);
  if ('within' in place) {
    return around(state, place.of, (a, b) => distance(a, b) >= 1 && distance(a, b) <= place.within);
  }
  if ('distance' in place) return around(state, place.of, (a, b) => distance(a, b) === place.distance);
  if ('marks' in place) return effectOf(state).marks[place.marks] ?? [];
  if ('rays' in place) {
    return squaresOf(state, place.of).flatMap((from) =>
      effectOf(state).arrows.flatMap((direction) => ray(from, direction)),
    );
  }
  if ('colour' in place) return SQUARES.filter((square) => isGround(square, place.colour));
  if ('nextTo' in place) return SQUARES.filter((square) => touches(square, place.nextTo));
  if ('onOrNextTo' in place) {
    return SQUARES.filter((square) => isGround(square, place.onOrNextTo) || touches(square, place.onOrNextTo));
  }
  if ('nextToPiece' in place) {
    const pieces = candidates(state, place.nextToPiece).filter((square) => square !== moving);
    const enough = place.atLeast ?? 1;
    return SQUARES.filter((square) => pieces.filter((piece) => distance(piece, square) === 1).length >= enough);
  }
  if ('square' in place) return squaresOf(state, place.square);
  const [one, other] = place.both;
  const second = placeSquares(state, other, moving);
  return placeSquares(state, one, moving).filter((square) => second.includes(square));
}

type GroundWord = Parameters<typeof isGround>[1];
const touches = (square: Square, ground: GroundWord): boolean =>
  neighbours(square).some((other) => isGround(other, ground));

export function isRank(rank: Rank, word: RankWord): boolean {
  switch (word) {
    case 'any':
      return true;
    case 'upgraded':
      return rank !== 'common';
    case 'nonLegendary':
      return rank !== 'legendary';
    default:
      return rank === word;
  }
}

const isOwner = (owner: Player, who: Who, active: Player): boolean =>
  who === 'any' || (who === 'own') === (owner === active);

/** How many pieces of the measure a player has on the board. */
export function measure(state: State, player: Player, what: Measure): number {
  switch (what) {
    case 'pieces':
      return piecesOf(state, player).length;
    case 'upgraded':
      return upgradedOf(state, player).length;
    case 'common':
      return piecesOf(state, player).filter((square) => !isUpgraded(pieceOn(state, square)!)).length;
  }
}

/** By how much the opponent of the player on turn is ahead; negative if behind (TS-FLARE-3, TS-FLARE-4). */
export const enemyLead = (state: State, what: Measure): number =>
  measure(state, opponent(state.turn.player), what) - measure(state, state.turn.player, what);

/** The squares of the pieces that fit everything a selector says, in number order (TS-EFF-11). */
export function candidates(state: State, selector: Selector): Square[] {
  const { who, rank, at, is, not, colourOf, ofLeader } = selector;
  const active = state.turn.player;
  const place = at && placeSquares(state, at);
  const named = is && squaresOf(state, is);
  const excluded = (not ?? []).flatMap((reference) => squaresOf(state, reference));
  const owners = colourOf === undefined ? null : (effectOf(state).bound[colourOf]?.owners ?? []);
  return ordered(
    occupied(state).filter((square) => {
      const piece = pieceOn(state, square)!;
      if (!isOwner(piece.owner, who, active) || !isRank(piece.rank, rank)) return false;
      if (place && !place.includes(square)) return false;
      if (named && !named.includes(square)) return false;
      if (excluded.includes(square)) return false;
      if (owners && !owners.includes(piece.owner)) return false;
      return !ofLeader || (piece.owner !== active && enemyLead(state, ofLeader) > 0);
    }),
  );
}
