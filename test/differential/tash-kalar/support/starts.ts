import data from '../../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };
import { cardsIn, listOf, TASKS } from '../../../../workers/games/tash-kalar/cards';
import type { DeckId } from '../../../../workers/games/tash-kalar/decks';
import { OPTION_VALUES } from '../../../../workers/games/tash-kalar/options';
import { SQUARES } from '../../../../workers/games/tash-kalar/squares';
import { SETUPS } from '../../../../workers/games/tash-kalar/setups';
import { setupFromText } from '../../../../workers/games/tash-kalar/start';
import type { State } from '../../../../workers/games/tash-kalar/state';
import type { PositionJson } from '../../../../workers/referee/tash-kalar';
import type { Dice } from '../../support/dice';

/** Options with another value than the default, few at a time. */
const anyOptions = (roll: Dice): Record<string, string> =>
  Object.fromEntries(
    Object.entries(OPTION_VALUES)
      .filter(() => roll(6) === 0)
      .map(([name, values]) => [name, values[roll(values.length)]!]),
  );

/** The start of a game: the setups take turns, options are random; most games use the defaults. */
export const startOf = (seed: number, roll: Dice): State =>
  setupFromText(SETUPS[seed % SETUPS.length]!, anyOptions(roll), (where) => () => {
    throw new Error(where);
  });

function takeFrom<T>(list: T[], count: number, roll: Dice): T[] {
  return Array.from({ length: Math.min(count, list.length) }, () => list.splice(roll(list.length), 1)[0]!);
}

/** Squares of the board, all of them once, those near a random centre first: beings need pieces that stand together. */
function crowd(roll: Dice): string[] {
  const centre = data.board.squares[roll(data.board.squares.length)]!;
  const away = data.board.squares.map(
    ({ x, y }) => Math.max(Math.abs(x - centre.x), Math.abs(y - centre.y)) + roll(3) + roll(3),
  );
  return SQUARES.map((_, i) => i)
    .sort((a, b) => away[a]! - away[b]! || a - b)
    .map((i) => SQUARES[i]!);
}

/** Decks that hold what a position has nowhere else, some of it known to lie on top or at the bottom. */
function pile(left: string[], roll: Dice): { top: string[]; unknown: string[]; bottom: string[] } {
  const size = roll(3) ? left.length : roll(left.length + 1);
  const cards = takeFrom([...left], size, roll);
  return { top: takeFrom(cards, roll(2), roll), bottom: takeFrom(cards, roll(2), roll), unknown: cards };
}

/**
 * A position in the middle of a game that need not have come about: pieces in a crowd, hands of any size, decks that run
 * out, a turn half played, the end near.
 */
export function anyPosition(seed: number, roll: Dice): PositionJson {
  const { mode, deckIds } = startOf(seed, roll);
  const free = crowd(roll);
  const sides = ['A', 'B'] as const;
  const army = (): string[] => {
    const legends = roll(3);
    const most = mode === 'duel' ? 17 : 18;
    return takeFrom(free.splice(0, 24), roll(4) ? 4 + roll(9) : roll(most), (n) => roll(n)).map(
      (square, i) => square + (i < legends ? '**' : roll(3) ? '' : '*'),
    );
  };
  const board = { A: army(), B: army() };
  const beings = Object.fromEntries(
    sides.map((side) => [side, cardsIn(listOf(deckIds[side] as DeckId)).map(({ word }) => word)]),
  ) as Record<'A' | 'B', string[]>;
  const legends = cardsIn('legends').map(({ word }) => word);
  const flares = cardsIn('flares').map(({ word }) => word);
  const tasks = TASKS.map(({ word }) => word);
  const hand = (side: 'A' | 'B'): string[] => [
    ...takeFrom(beings[side], roll(3) ? 3 : roll(6), roll),
    ...takeFrom(legends, roll(3) ? 2 : roll(4), roll),
    ...takeFrom(flares, roll(5) ? 1 : 0, roll),
  ];
  const hands = { A: hand('A'), B: hand('B') };
  const discards = {
    A: takeFrom(beings.A, roll(5), roll),
    B: takeFrom(beings.B, roll(5), roll),
    legends: takeFrom(legends, roll(4), roll),
    flares: takeFrom(flares, roll(4), roll),
  };
  const player = sides[roll(2)]!;
  const highForm = mode === 'highForm';
  return {
    options: { ...anyOptions(roll), mode, decks: deckIds as Record<'A' | 'B', DeckId> },
    board,
    hands,
    discards,
    decks: {
      A: pile(beings.A, roll),
      B: pile(beings.B, roll),
      legends: pile(legends, roll),
      flares: pile(flares, roll),
      ...(highForm && { tasks: { unknown: takeFrom(tasks, roll(3) ? 10 : roll(4), roll) } }),
    },
    ...(highForm
      ? {
          tasks: {
            row: takeFrom(tasks, 3, roll),
            next: takeFrom(tasks, 1, roll)[0]!,
            claimed: { A: takeFrom(tasks, roll(4), roll), B: takeFrom(tasks, roll(4), roll) },
          },
        }
      : { points: { A: roll(20), B: roll(20) } }),
    turn: {
      player,
      actions: roll(4) ? 2 : roll(4),
      discarded: roll(4) === 0,
      destroyed: { common: roll(3), heroic: roll(2), legendary: roll(2) },
      borrow: roll(4) === 0,
      extraBeings: roll(4) ? 0 : 1,
      extraLegends: roll(4) ? 0 : 1,
      extraTurn: roll(8) === 0,
    },
    end: roll(3) ? (roll(4) ? 'open' : 'triggered') : roll(2) ? [] : [player === 'A' ? 'B' : 'A'],
  };
}
