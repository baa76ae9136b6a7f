import type { Stepping } from '../../engine/engine';
import { decode } from './actions';
import type { ActionParts } from './action-text';
import { cardOf } from './cards';
import { read } from './codec';
import { scoreOf, standing } from './ending';
import { musterOf } from './muster';
import { SQUARES } from './squares';
import { RANKS, SIDES, type Piece, type Question, type Side, type State } from './state';

/** Something that happens to a piece. `from` is missing for what comes onto the board, `to` for what leaves it. */
export interface PieceEffect {
  kind:
    | 'placed'
    | 'lifted'
    | 'summoned'
    | 'reused'
    | 'crushed'
    | 'moved'
    | 'destroyed'
    | 'upgraded'
    | 'downgraded'
    | 'converted';
  from: string | null;
  to: string | null;
  before: Piece | null;
  after: Piece | null;
}

/** A card or a task changes its place. */
interface CardEffect {
  kind: 'played' | 'discarded' | 'returned' | 'recovered' | 'invoked' | 'drawn' | 'claimed';
  side: Side;
  id: string;
}

interface OpenEffect {
  kind: 'turnedUp';
  id: string;
}

/** A count of a player that changes. */
interface CountEffect {
  kind: 'actionsGained' | 'scored';
  side: Side;
  before: number;
  after: number;
}

interface TurnEffect {
  kind: 'nextTurn' | 'extraTurn' | 'endTriggered';
  side: Side;
}

/** `side` is null for a draw. */
interface EndEffect {
  kind: 'gameOver';
  side: Side | null;
}

export type Effect = PieceEffect | CardEffect | OpenEffect | CountEffect | TurnEffect | EndEffect;

/** What a legal action does, one thing after the other; the engine is left where it was. */
export function effectsOf(action: number, engine: Stepping): Effect[] {
  const bytes = engine.save();
  const before = read(bytes);
  engine.apply(action);
  const after = read(engine.save());
  engine.load(bytes);
  return between(before, decode(action, before), after);
}

/** What happened between two nodes that an action joins. */
export function between(before: State, action: ActionParts, after: State): Effect[] {
  const board = { ...before.board };
  return [
    ...cardsOf(before, action),
    ...chosen(before, action, board, after),
    ...rest(board, after.board),
    ...counts(before, action, after),
    ...turns(before, after),
  ];
}

function cardsOf(before: State, action: ActionParts): Effect[] {
  const { side } = before;
  switch (action.kind) {
    case 'summon':
      return [{ kind: 'played', side, id: action.card }];
    case 'discard':
      return [{ kind: 'discarded', side, id: action.card }];
    case 'return':
      return [{ kind: 'returned', side, id: action.card }];
    case 'card':
      return [{ kind: 'recovered', side, id: action.card }];
    case 'drawn':
      return [{ kind: 'drawn', side, id: action.card }];
    case 'claim':
      return [{ kind: 'claimed', side, id: action.task }];
    case 'turnedUp':
      return [{ kind: 'turnedUp', id: action.task }];
    case 'flare':
      return before.hands[side].flares.slice(0, 1).map((id) => ({ kind: 'invoked', side, id }));
    default:
      return [];
  }
}

/** What the action itself does with pieces; `board` is brought up to date. */
function chosen(before: State, action: ActionParts, board: State['board'], after: State): PieceEffect[] {
  const events: PieceEffect[] = [];
  const leave = (kind: PieceEffect['kind'], square: string): void => {
    const piece = board[square];
    if (!piece) return;
    delete board[square];
    events.push({ kind, from: square, to: null, before: piece, after: null });
  };
  if (action.kind === 'lift') leave('lifted', action.square!);
  if (action.kind === 'move' || action.kind === 'run') {
    const { from, to } = action as { from: string; to: string };
    const piece = board[from]!;
    for (const square of squaresBetween(from, to)) if (action.kind === 'run') leave('crushed', square);
    leave('crushed', to);
    delete board[from];
    board[to] = piece;
    events.push({ kind: 'moved', from, to, before: piece, after: piece });
  }
  return [...events, ...arrival(before, action, board, after)];
}

/** Questions about a being that has not come yet. */
const COMING: readonly Question[] = ['match', 'liftForSummon'];

/** The being comes onto its target; what stood there is crushed, or becomes the being (TS-SUM-9, TS-SHORT-2). */
function arrival(before: State, action: ActionParts, board: State['board'], after: State): PieceEffect[] {
  const summons = action.kind === 'summon' || COMING.includes(before.question);
  if (!summons || COMING.includes(after.question)) return [];
  const { side, playing } = before;
  const card = action.kind === 'summon' ? action.card : playing.card!;
  const to = action.kind === 'summon' ? action.square! : playing.target!;
  const piece: Piece = { owner: side, rank: cardOf(card).rank! };
  const stood = board[to];
  board[to] = piece;
  if (!stood) return [{ kind: 'summoned', from: null, to, before: null, after: piece }];
  if (action.kind !== 'lift' && reuses(before, piece, stood))
    return [{ kind: 'reused', from: to, to, before: stood, after: piece }];
  return [
    { kind: 'crushed', from: to, to: null, before: stood, after: null },
    { kind: 'summoned', from: null, to, before: null, after: piece },
  ];
}

/** No piece of the needed kind is left, and one of them stands on the target. */
function reuses(before: State, piece: Piece, stood: Piece): boolean {
  const legendary = piece.rank === 'legendary';
  const { supply } = musterOf(before, piece.owner);
  const short = legendary ? supply.legendary === 0 : supply.twoSided === 0;
  return short && stood.owner === piece.owner && (stood.rank === 'legendary') === legendary;
}

/** The squares of a straight line strictly between its ends. */
function squaresBetween(from: string, to: string): string[] {
  const right = to.charCodeAt(0) - from.charCodeAt(0);
  const down = to.charCodeAt(1) - from.charCodeAt(1);
  const length = Math.max(Math.abs(right), Math.abs(down));
  return Array.from({ length: length - 1 }, (_, i) =>
    String.fromCharCode(
      from.charCodeAt(0) + Math.sign(right) * (i + 1),
      from.charCodeAt(1) + Math.sign(down) * (i + 1),
    ),
  );
}

/** What else has become of the pieces, square by square. */
function rest(board: State['board'], after: State['board']): PieceEffect[] {
  return SQUARES.flatMap((square): PieceEffect[] => {
    const was = board[square] ?? null;
    const is = after[square] ?? null;
    if (was?.owner === is?.owner && was?.rank === is?.rank) return [];
    return [{ kind: changeOf(was, is), from: was && square, to: is && square, before: was, after: is }];
  });
}

function changeOf(was: Piece | null, is: Piece | null): PieceEffect['kind'] {
  if (!was) return 'placed';
  if (!is) return 'destroyed';
  if (was.owner !== is.owner) return 'converted';
  return RANKS.indexOf(is.rank) > RANKS.indexOf(was.rank) ? 'upgraded' : 'downgraded';
}

/** The first turn gives its action when they are answered. */
const SETTING_UP: readonly Question[] = ['start', 'deal', 'row', 'setupNext', 'marks'];

/** Where an action of the turn is spent: a piece that is lifted to be placed costs its action only when it comes down. */
const SPENDING: readonly Question[] = ['menu', 'placeLifted'];
const COSTLY: readonly ActionParts['kind'][] = ['place', 'summon', 'discard'];

function counts(before: State, action: ActionParts, after: State): Effect[] {
  const paid = SPENDING.includes(before.question) && COSTLY.includes(action.kind) ? 1 : 0;
  const left = before.turn.actions - paid;
  const gained = before.ply === after.ply && !SETTING_UP.includes(before.question) && after.turn.actions > left;
  const [was, is] = [scoreOf(before), scoreOf(after)];
  return [
    ...(gained ? [{ kind: 'actionsGained' as const, side: before.side, before: left, after: after.turn.actions }] : []),
    ...SIDES.filter((side) => was[side] !== is[side]).map((side) => ({
      kind: 'scored' as const,
      side,
      before: was[side],
      after: is[side],
    })),
  ];
}

function turns(before: State, after: State): Effect[] {
  const { side } = before;
  const triggered: Effect[] = before.end === null && after.end !== null ? [{ kind: 'endTriggered', side }] : [];
  if (after.question === 'over') return [...triggered, { kind: 'gameOver', side: standing(after).ahead }];
  if (before.ply === after.ply) return triggered;
  return [...triggered, { kind: after.side === side ? 'extraTurn' : 'nextTurn', side: after.side }];
}
