import { mapOf } from './board';
import { pile, type Pile } from './piles';
import { type Side, type State } from './state';

const sorted = (piles: Record<Side, string>): Record<Side, Pile> => ({ blue: pile(piles.blue), red: pile(piles.red) });

/** A state in canonical form: tile lists in troop order, keys in map order, nothing empty kept. Shares nothing with `state`. */
export function canonical(state: State): State {
  const { bases, regions } = mapOf(state);
  const kept = <Value>(ids: string[], from: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(ids.filter((id) => from[id]).map((id) => [id, from[id]!]));
  return {
    map: state.map,
    toMove: state.toMove,
    stacks: kept(
      bases.map(({ id }) => id),
      state.stacks,
    ),
    rack: sorted(state.rack),
    unseen: sorted(state.unseen),
    removed: { blue: state.removed.blue, red: state.removed.red },
    discard: sorted(state.discard),
    frozen: sorted(state.frozen),
    known: sorted(state.known),
    taken: kept(
      regions.map(({ id }) => id),
      state.taken,
    ),
    turns: state.turns,
    options: { ...state.options },
    question: state.question,
    questionBase: state.questionBase,
    left: state.left,
    again: state.again,
    waiting: state.waiting.map(({ base, height }) => ({ base, height })),
    result: state.result && { winner: state.result.winner, how: state.result.how },
    captured: state.captured && { node: state.captured.node, tile: state.captured.tile },
  };
}

/** Equal futures, equal keys: everything a rule can still ask for. Map and options never change in a game. */
export const keyOf = (state: State): string =>
  JSON.stringify([
    state.toMove,
    state.stacks,
    state.rack,
    state.unseen,
    state.discard,
    state.frozen,
    state.known,
    state.taken,
    state.turns,
    state.question,
    state.questionBase,
    state.left,
    state.again,
    state.waiting,
    state.result,
  ]);
