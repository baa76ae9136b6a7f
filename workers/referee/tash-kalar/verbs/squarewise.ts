import { canDowngrade, destroy, downgrade, upgrade } from '../changes';
import { withTask } from '../effect';
import type { Case, EachSquareStep, GroupStep } from '../language';
import { candidates, placeSquares } from '../selection';
import { distance, ordered, type Square } from '../squares';
import { isEmpty, put, supply, type State } from '../state';
import type { Offers } from './offer';

/** TS-CASE-13: each further piece is adjacent to one already chosen. */
export const groupOffers: Offers<GroupStep> = (state, { pick, apply }, { count, chosen }) =>
  candidates(state, pick)
    .filter((square) => !chosen.includes(square))
    .filter((square) => chosen.length === 0 || chosen.some((other) => distance(square, other) === 1))
    .filter((square) => apply === 'destroy' || canDowngrade(state, square))
    .map((square) => ({
      action: `pick ${square}`,
      play: () => {
        const after = apply === 'destroy' ? destroy(state, square) : downgrade(state, square);
        return withTask(after, { count: count + 1, chosen: [...chosen, square] });
      },
    }));

/** What happens on a square: the first case that fits and can be carried out, or none. */
function caseFor(state: State, cases: readonly Case[], square: Square): Case | undefined {
  return cases.find(({ when, rank }) =>
    when === 'empty'
      ? isEmpty(state, square) && supply(state, state.turn.player, rank!) > 0
      : candidates(state, when).includes(square),
  );
}

function carryOut(state: State, { do: verb, rank }: Case, square: Square): State {
  switch (verb) {
    case 'destroy':
      return destroy(state, square);
    case 'upgrade':
      return upgrade(state, square);
    case 'place':
      return put(state, square, { owner: state.turn.player, rank: rank! });
  }
}

export const eachSquareOffers: Offers<EachSquareStep> = (state, { at, cases }, { count, chosen }) =>
  ordered(placeSquares(state, at))
    .filter((square) => !chosen.includes(square))
    .flatMap((square) => {
      const found = caseFor(state, cases, square);
      if (!found) return [];
      const play = (): State =>
        withTask(carryOut(state, found, square), { count: count + 1, chosen: [...chosen, square] });
      return [{ action: `pick ${square}`, play }];
    });
