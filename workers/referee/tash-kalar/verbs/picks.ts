import { canConvert, canDowngrade, canUpgrade, convert, destroy, downgrade, upgrade } from '../changes';
import { bind, effectOf, withTask } from '../effect';
import type { PickStep, Range } from '../language';
import { candidates } from '../selection';
import type { Square } from '../squares';
import { pieceOn, type State } from '../state';
import type { Offers } from './offer';

/** TS-EFF-11: a piece that the verb cannot change cannot be chosen. */
function canBe(state: State, { do: verb, to = 'same' }: PickStep, square: Square): boolean {
  switch (verb) {
    case 'upgrade':
      return canUpgrade(state, square);
    case 'downgrade':
      return canDowngrade(state, square);
    case 'convert':
      return canConvert(state, square, to);
    default:
      return true;
  }
}

export const fitting = (state: State, step: PickStep, chosen: readonly Square[]): Square[] =>
  candidates(state, step.pick).filter((square) => !chosen.includes(square) && canBe(state, step, square));

function change(state: State, { do: verb, to = 'same', credit }: PickStep, square: Square): State {
  switch (verb) {
    case 'destroy':
      return destroy(state, square, credit !== 'none');
    case 'upgrade':
      return upgrade(state, square);
    case 'downgrade':
      return downgrade(state, square);
    case 'convert':
      return convert(state, square, to);
    case 'bind':
      return state;
  }
}

function affect(state: State, step: PickStep, square: Square): State {
  const piece = pieceOn(state, square)!;
  return bind(change(state, step, square), step.as, { square, piece, stays: step.do !== 'destroy' });
}

/** TS-EFF-7: all at the same moment, so who is affected is settled before the first change. */
export const affectAll = (state: State, step: PickStep): State =>
  fitting(state, step, []).reduce((after, square) => affect(after, step, square), state);

/** The least and the most that are picked; null if all are affected without a decision. */
export function pickRange(state: State, { count }: PickStep): Range | null {
  if (count === 'all' || count === 'auto') return null;
  if (Array.isArray(count)) return count;
  if (state.options.forestAncient === 'two') return [2, 2];
  const same = effectOf(state).bound[count.sameAs]?.count ?? 0;
  return [same, same];
}

export const pickOffers: Offers<PickStep> = (state, step, { chosen, count }) =>
  fitting(state, step, chosen).map((square) => ({
    action: `pick ${square}`,
    play: () => withTask(affect(state, step, square), { count: count + 1, chosen: [...chosen, square] }),
  }));
