import {
  apply,
  legal,
  load,
  outcomes,
  type Options,
  type PositionJson,
  type State,
} from '../../../workers/referee/tash-kalar';
import { BEINGS } from '../../../workers/referee/tash-kalar/cards';
import { random } from '../toy-battle/support';

/** The node of a position that must be valid. */
export function start(position: PositionJson): State {
  const loaded = load(position);
  if (!loaded.ok) throw new Error(`${loaded.error.problem} at ${loaded.error.where}: ${loaded.error.found}`);
  return loaded.node;
}

/** Squares and pieces between spaces, as in the rule file. */
export const pieces = (text: string): string[] => text.split(' ').filter((piece) => piece !== '');

/** A position with these pieces, A on turn. */
export const arena = (own: string, enemy = '', more: PositionJson = {}): PositionJson => ({
  board: { A: pieces(own), B: pieces(enemy) },
  ...more,
});

/** Decks in which A holds that being; any for a legend or a flare. */
export function decksWith(card: string): Options['decks'] {
  const list = BEINGS.get(card)?.list;
  return { A: list === 'highland' || list === 'sylvan' ? list : 'northern', B: 'southern' };
}

/** A position of a step of rule file 7: A is the learner. */
export const step = (own: string, enemy: string, hand: string, more: PositionJson = {}): PositionJson => {
  const cards = hand.split(' ').filter((card) => card !== '');
  return arena(own, enemy, {
    hands: { A: cards },
    ...more,
    options: { decks: decksWith(cards.find((card) => decksWith(card).A !== 'northern') ?? ''), ...more.options },
  });
};

/** The last action of the turn, and a turn that goes on for long. */
export const last = { turn: { actions: 1 } };
export const spare = { turn: { actions: 3 } };
/** All two-sided pieces of High Form. */
export const ALL_17 = 'c3 d3 e3 f3 g3 c4 g4 c5* g5 c6 g6 c7 d7 e7 f7 g7 i3*';

export const play = (node: State, ...actions: string[]): State => actions.reduce(apply, node);

/** The pieces on the board as one text: `Ad5 Be5*`. */
export const boardOf = ({ board }: State): string =>
  Object.entries(board)
    .map(([square, { owner, rank }]) => owner + square + { common: '', heroic: '*', legendary: '**' }[rank])
    .join(' ');

/** A random game from a node to its end, or so many steps on, every node included. */
export function wander(node: State, seed: number, steps = Infinity): State[] {
  const next = random(seed);
  const nodes = [node];
  while (nodes.length <= steps) {
    const here = nodes[nodes.length - 1]!;
    const actions = legal(here);
    const summons = actions.filter((action) => action.startsWith('summon'));
    const tasted = summons.length > 0 && next() < 0.7 ? summons : actions;
    const choices = [...tasted, ...outcomes(here).map(({ action }) => action)];
    if (choices.length === 0) return nodes;
    nodes.push(apply(here, choices[Math.floor(next() * choices.length)]!));
  }
  return nodes;
}
