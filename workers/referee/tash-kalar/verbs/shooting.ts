import { destroy } from '../changes';
import { effectOf, withTask } from '../effect';
import type { ShootStep } from '../language';
import { isRank } from '../selection';
import { COMPASS, ray, type Direction, type Square } from '../squares';
import { pieceOn, type State } from '../state';
import type { Offers } from './offer';

/** The directions there are; none once the being is gone (TS-EFF-8). */
export function shotDirections(state: State, { directions }: ShootStep): Direction[] {
  const { being, arrows, bound } = effectOf(state);
  if (being === null) return [];
  if (directions === 'arrows') return arrows;
  if (directions === 'diagonals') return ['ne', 'se', 'sw', 'nw'];
  const same = bound[directions.same]?.direction;
  return same ? [same] : [];
}

/** The pieces a line hits, the nearest first. */
function hitOn(state: State, { hits, limit, range, stoppedBy }: ShootStep, line: Direction): Square[] {
  const pieces = ray(effectOf(state).being!, line, range).filter((square) => pieceOn(state, square));
  const stop = pieces.findIndex((square) => pieceOn(state, square)!.rank === stoppedBy);
  const reached = stop < 0 ? pieces : pieces.slice(0, stop);
  const hit = reached.filter((square) => isRank(pieceOn(state, square)!.rank, hits));
  return limit === 'all' ? hit : hit.slice(0, limit);
}

/** The direction and, if the shot spreads, those 45 degrees beside it. */
function lines({ spread }: ShootStep, direction: Direction): Direction[] {
  if (!spread) return [direction];
  const at = COMPASS.indexOf(direction);
  return [-1, 0, 1].map((turn) => COMPASS[(at + turn + 8) % 8]!);
}

/** TS-EFF-7: everything hit falls at the same moment. */
export const shoot = (state: State, step: ShootStep, direction: Direction): State =>
  lines(step, direction)
    .flatMap((line) => hitOn(state, step, line))
    .reduce((after, square) => destroy(after, square), state);

export const shootOffers: Offers<ShootStep> = (state, step, { count }) =>
  shotDirections(state, step).map((direction) => ({
    action: `direction ${direction}`,
    play: () => withTask(shoot(state, step, direction), { count: count + 1 }),
  }));
