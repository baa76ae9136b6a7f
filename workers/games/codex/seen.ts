import type { Board, Pile, SideView } from './board';
import { SEATS, type Seat } from './table';

const covered = ({ count }: Pile): Pile => ({ count, cards: null });

/** What a player may look at of the own side: nobody knows the order of the draw pile, so its cards are told sorted. */
const own = (side: SideView, isClosed: boolean): SideView => ({
  ...side,
  discard: isClosed ? covered(side.discard) : side.discard,
  draw: { count: side.draw.count, cards: side.draw.cards && [...side.draw.cards].sort() },
});

/** Of the other side the numbers alone (CX-INFO-1, CX-INFO-3); that a tech choice is settled is no secret, what it is is. */
const foreign = (side: SideView): SideView => ({
  ...side,
  hand: covered(side.hand),
  draw: covered(side.draw),
  discard: covered(side.discard),
  codex: covered(side.codex),
  hired: covered(side.hired),
  choice: side.choice && covered(side.choice),
});

/** Prices of cards say what is in a hand. */
const openPrices = ({ prices }: Board): Board['prices'] =>
  Object.fromEntries(Object.entries(prices).filter(([pick]) => !pick.startsWith('card:')));

/** The table as one player may see it; whoever looks on as null sees everything. */
export function seenBy(board: Board, viewer: Seat | null): Board {
  if (viewer === null) return board;
  // An effect that lets a player choose among his discarded cards shows them to him.
  const isClosed = board.closedDiscards && !(board.question === 'pick' && board.asked === viewer);
  const [a, b] = SEATS.map((seat) =>
    seat === viewer ? own(board.sides[seat], isClosed) : foreign(board.sides[seat]),
  ) as [SideView, SideView];
  const sides = { A: a, B: b };
  return board.asked === viewer ? { ...board, sides } : { ...board, sides, several: null, prices: openPrices(board) };
}

/** The table as anybody may see it who sits at neither side. */
export const seenByAll = (board: Board): Board => ({
  ...board,
  sides: { A: foreign(board.sides.A), B: foreign(board.sides.B) },
  several: null,
  prices: openPrices(board),
});
