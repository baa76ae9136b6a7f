import { FIELDS } from './fields';
import { DEFAULTS, OPTION_NAMES, type Options } from './options';
import { tokenOn, type Player, type State } from './state';

const pair = <Value>(of: Record<Player, Value>): Record<Player, Value> => ({ A: of.A, B: of.B });

const differing = (options: Partial<Options>): Partial<Options> =>
  Object.fromEntries(
    OPTION_NAMES.filter((name) => options[name] !== undefined && options[name] !== DEFAULTS[name]).map((name) => [
      name,
      options[name],
    ]),
  );

/** A state in canonical form: equal states are equal as JSON text. Shares nothing with `state`. */
export const canonical = (state: State): State => ({
  board: Object.fromEntries(
    FIELDS.flatMap((field) => {
      const token = tokenOn(state, field);
      return token ? [[field, { owner: token.owner, value: token.value, type: token.type }]] : [];
    }),
  ),
  cards: {
    A: state.cards.A.map((stack) => [...stack]),
    B: state.cards.B.map((stack) => [...stack]),
  },
  turn: state.turn,
  points: pair(state.points),
  last: state.last,
  boost: pair(state.boost),
  extra: pair(state.extra),
  ply: state.ply,
  options: differing(state.options),
});

/** Equal futures, equal keys; of canonical states. Options never change in a game. */
export const keyOf = ({ board, cards, turn, points, last, boost, extra, ply }: State): string =>
  JSON.stringify([board, cards, turn, points, last, boost, extra, ply]);
