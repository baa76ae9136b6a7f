import { decode } from './actions';
import { CARD_KINDS } from './decks';
import type { Effect, PieceEffect } from './effects';
import { scoreOf, standing } from './ending';
import { musterOf } from './muster';
import { SQUARES } from './squares';
import { SIDES, type Piece, type Rank, type Side, type State } from './state';

/** The words of one language. Names of cards and tasks are what `name` makes of their ids. */
export interface Labels {
  name(id: string): string;
  rank: Readonly<Record<Rank, string>>;
  piece(p: { side: Side; rank: Rank }): string;
  list(parts: readonly string[]): string;

  place(p: { square: string }): string;
  lift(p: { square: string }): string;
  summon(p: { card: string; square: string }): string;
  discard(p: { card: string }): string;
  flare(p: { card: string }): string;
  end(): string;
  match(p: { squares: readonly string[]; orientation: string | null }): string;
  returned(p: { card: string }): string;
  pick(p: { square: string }): string;
  placeOn(p: { square: string; rank: Rank }): string;
  move(p: { from: string; to: string }): string;
  run(p: { from: string; to: string }): string;
  direction(p: { direction: string }): string;
  option(p: { option: string }): string;
  take(p: { card: string }): string;
  done(): string;
  claim(p: { task: string }): string;
  skip(): string;
  marks(p: { own: boolean }): string;
  outcome(p: { name: string }): string;
  starts(p: { side: Side }): string;
  attempt(p: { what: string }): string;

  turn(p: { side: Side; actions: number; question: State['question'] }): string;
  over(p: { winner: Side | null }): string;
  player(p: { side: Side; points: number; twoSided: number; legendary: number; deck: number }): string;
  hand(p: { side: Side; cards: readonly string[] }): string;
  tasks(p: { row: readonly string[]; next: string | null }): string;
  stands(p: { square: string; piece: string }): string;

  happened: Readonly<
    Record<PieceEffect['kind'], (p: { piece: string; from: string; to: string; becomes: string }) => string>
  >;
  card: Readonly<
    Record<
      'played' | 'discarded' | 'returned' | 'recovered' | 'invoked' | 'drawn' | 'claimed' | 'turnedUp',
      (p: { side: Side | null; name: string }) => string
    >
  >;
  actionsGained(p: { side: Side; gained: number }): string;
  scored(p: { side: Side; points: number; total: number }): string;
  nextTurn(p: { side: Side }): string;
  extraTurn(p: { side: Side }): string;
  endTriggered(): string;
}

/** Squares off the board are asked about all the same. */
const at = (square: string | null): string => square ?? '–';

export function actionWords(action: number, state: State, labels: Labels): string {
  const parts = decode(action, state);
  switch (parts.kind) {
    case 'place':
    case 'lift':
    case 'pick':
      return labels[parts.kind]({ square: at(parts.square) });
    case 'summon':
      return labels.summon({ card: labels.name(parts.card), square: at(parts.square) });
    case 'discard':
      return labels.discard({ card: labels.name(parts.card) });
    case 'return':
      return labels.returned({ card: labels.name(parts.card) });
    case 'card':
      return labels.take({ card: labels.name(parts.card) });
    case 'flare':
      return labels.flare({ card: labels.list(state.hands[state.side].flares.map(labels.name)) });
    case 'match':
      return labels.match(parts);
    case 'placeOn':
      return labels.placeOn({ square: at(parts.square), rank: parts.rank });
    case 'move':
    case 'run':
      return labels[parts.kind]({ from: at(parts.from), to: at(parts.to) });
    case 'direction':
      return labels.direction(parts);
    case 'option':
      return labels.option(parts);
    case 'claim':
      return labels.claim({ task: labels.name(parts.task) });
    case 'marks':
      return labels.marks(parts);
    case 'drawn':
      return labels.outcome({ name: labels.name(parts.card) });
    case 'turnedUp':
      return labels.outcome({ name: labels.name(parts.task) });
    case 'starts':
      return labels.starts(parts);
    case 'end':
    case 'done':
    case 'skip':
      return labels[parts.kind]();
    default:
      return labels.attempt({ what: parts.kind });
  }
}

/** The whole position, one thing a line: whose turn it is, the players, open tasks, then every piece. */
export function boardWords(state: State, labels: Labels): string[] {
  const score = scoreOf(state);
  const names = (ids: readonly string[]): string[] => ids.map(labels.name);
  return [
    state.question === 'over'
      ? labels.over({ winner: standing(state).ahead })
      : labels.turn({ side: state.side, actions: state.turn.actions, question: state.question }),
    ...SIDES.flatMap((side) => {
      const { supply } = musterOf(state, side);
      const { top, unknown, bottom } = state.decks[side];
      const deck = top.length + unknown.length + bottom.length;
      const cards = CARD_KINDS.flatMap((kind) => names(state.hands[side][kind]));
      return [labels.player({ side, points: score[side], ...supply, deck }), labels.hand({ side, cards })];
    }),
    ...(state.row.length || state.next
      ? [labels.tasks({ row: names(state.row), next: state.next && labels.name(state.next) })]
      : []),
    ...SQUARES.flatMap((square) => {
      const piece = state.board[square];
      return piece ? [labels.stands({ square, piece: pieceName(piece, labels) })] : [];
    }),
  ];
}

/** What happened, one sentence an event. */
export const effectWords = (effects: readonly Effect[], labels: Labels): string[] =>
  effects.map((effect) => sentence(effect, labels));

function sentence(effect: Effect, labels: Labels): string {
  switch (effect.kind) {
    case 'played':
    case 'discarded':
    case 'returned':
    case 'recovered':
    case 'invoked':
    case 'drawn':
    case 'claimed':
      return labels.card[effect.kind]({ side: effect.side, name: labels.name(effect.id) });
    case 'turnedUp':
      return labels.card.turnedUp({ side: null, name: labels.name(effect.id) });
    case 'actionsGained':
      return labels.actionsGained({ side: effect.side, gained: effect.after - effect.before });
    case 'scored':
      return labels.scored({ side: effect.side, points: effect.after - effect.before, total: effect.after });
    case 'nextTurn':
    case 'extraTurn':
      return labels[effect.kind]({ side: effect.side });
    case 'endTriggered':
      return labels.endTriggered();
    case 'gameOver':
      return labels.over({ winner: effect.side });
    default:
      return labels.happened[effect.kind]({
        piece: pieceName((effect.before ?? effect.after)!, labels),
        from: at(effect.from),
        to: at(effect.to),
        becomes: effect.after ? pieceName(effect.after, labels) : '',
      });
  }
}

const pieceName = ({ owner, rank }: Piece, labels: Labels): string => labels.piece({ side: owner, rank });
