import data from '../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };
import { joined } from './cards';
import type { Options } from './options';
import { load, type PositionJson } from './position';
import type { Player, Rank } from './pieces';
import type { State } from './state';

type Paired<T> = Record<Player, T>;

interface PlacedCard {
  id: string;
}

interface PicturedDeck {
  top: PlacedCard[];
  unknown: string[];
  bottom: PlacedCard[];
}

/** A menu as boards on the screen show it; cards and tasks go by the ids of the data. */
export interface Picture {
  mode: Options['mode'];
  deckIds: Options['decks'];
  options: Partial<Options>;
  board: Record<string, { owner: Player; rank: Rank }>;
  hands: Paired<{ beings: string[]; legends: string[]; flares: string[] }>;
  decks: Paired<PicturedDeck>;
  legends: PicturedDeck;
  flares: PicturedDeck;
  tasks: PicturedDeck;
  discards: Paired<string[]>;
  spent: { legends: string[]; flares: string[] };
  row: string[];
  next: string | null;
  claimed: Paired<string[]>;
  points: Paired<number>;
  side: Player;
  ply: number;
  turn: {
    actions: number;
    discarded: boolean;
    destroyed: Record<Rank, number>;
    summoned: { square: string; rank: Rank }[];
    borrow: number;
    extraBeings: number;
    extraLegends: number;
    extraTurns: number;
  };
  end: 'triggered' | number | null;
  question: string;
}

const WORDS: ReadonlyMap<string, string> = new Map(
  [...data.beings, ...data.tasks].map(({ id, name }) => [id, joined(name)]),
);

const word = (id: string): string => WORDS.get(id) ?? id;
const words = (ids: readonly string[]): string[] => ids.map(word);

const deck = ({ top, unknown, bottom }: PicturedDeck) => ({
  top: top.map(({ id }) => word(id)),
  unknown: words(unknown),
  bottom: bottom.map(({ id }) => word(id)),
});

const paired = <T, U>({ A, B }: Paired<T>, of: (one: T) => U): Paired<U> => ({ A: of(A), B: of(B) });

const MARKS: Readonly<Record<Rank, string>> = { common: '', heroic: '*', legendary: '**' };
const piece = (square: string, rank: Rank): string => `${square}${MARKS[rank]}`;

/** TS-END-4: with one turn to follow it is the opponent's. */
function endOf({ end, side }: Picture): PositionJson['end'] {
  if (end === null) return 'open';
  if (end === 'triggered') return end;
  return end === 0 ? [] : [side === 'A' ? 'B' : 'A'];
}

function positionOf(picture: Picture): PositionJson {
  const { mode, deckIds, options, board, decks, legends, flares, tasks, row, next, claimed, turn } = picture;
  const pieces = (player: Player): string[] =>
    Object.entries(board).flatMap(([square, { owner, rank }]) => (owner === player ? [piece(square, rank)] : []));
  return {
    options: { ...options, mode, decks: deckIds },
    board: { A: pieces('A'), B: pieces('B') },
    hands: paired(picture.hands, (hand) => words([...hand.beings, ...hand.legends, ...hand.flares])),
    decks: { ...paired(decks, deck), legends: deck(legends), flares: deck(flares), tasks: deck(tasks) },
    discards: {
      ...paired(picture.discards, words),
      legends: words(picture.spent.legends),
      flares: picture.spent.flares,
    },
    tasks: { row: words(row), next: next && word(next), claimed: paired(claimed, words) },
    points: picture.points,
    turn: {
      player: picture.side,
      first: picture.ply === 0,
      actions: turn.actions,
      discarded: turn.discarded,
      destroyed: turn.destroyed,
      summoned: turn.summoned.map(({ square, rank }) => piece(square, rank)),
      borrow: turn.borrow > 0,
      extraBeings: turn.extraBeings,
      extraLegends: turn.extraLegends,
      extraTurn: turn.extraTurns > 0,
    },
    end: endOf(picture),
    node: { kind: 'menu' },
  };
}

/** The node a picture shows. Throws a RangeError unless it shows a menu that a game can come to. */
export function enter(picture: object): State {
  const shown = picture as Picture;
  const loaded = shown.question === 'menu' ? load(positionOf(shown)) : null;
  if (loaded?.ok) return loaded.node;
  throw new RangeError(`no menu that can be played: ${JSON.stringify(loaded?.error ?? shown.question)}`);
}
