import type { Parsed } from '../../contract';
import { asList, asObject, asText, entries, onlyKeys, parseJson } from '../../reading/json';
import { blankState, ORDINARY } from './blank';
import { cardOf, inCardOrder, inTaskOrder, taskOf } from './cards';
import { CARD_KINDS } from './decks';
import { changedOptions, readOption } from './options';
import { idIn, pileOf, PILES, restOf, settled, wordIn, type PileName } from './piles';
import { nodeToJson, readJsonNode } from './position-node';
import { attempt, failAt, malformed, show } from './problems';
import { pieceText, readCard, readDeck, readPiece, readSide, readTask } from './readers';
import { SQUARES } from './squares';
import { MODES, other, RANKS, sided, type Deck, type Placed, type State } from './state';
import { problemsOf } from './validity';

/**
 * A position as JSON: board, hands, decks, discards, tasks, points, turn, end, node and options, any of which may be
 * missing; then it means what its absence means in a position line. It says nothing of what the players know of each
 * other's cards, nor how many turns are over, and cannot stand for a node inside an effect; the line can.
 */
const KEYS = ['options', 'board', 'hands', 'decks', 'discards', 'tasks', 'points', 'turn', 'end', 'node', 'play'];
const TURN_KEYS = [
  'player',
  'first',
  'actions',
  'discarded',
  'destroyed',
  'summoned',
  'borrow',
  'extraBeings',
  'extraLegends',
  'extraTurn',
];

/** The decks' names in JSON. */
const DECK_KEYS: Readonly<Record<string, PileName>> = {
  A: 'deck A',
  B: 'deck B',
  legends: 'legends',
  flares: 'flares',
  tasks: 'tasks',
};

/** No count of a turn reaches this. */
const MAX_COUNT = 99;

/** The JSON text of a position; see `positionToState`. */
export function parsePosition(text: string): Parsed<State> {
  return attempt(() => readPosition(parseJson(text)));
}

/** The state that a JSON position describes. */
export function positionToState(value: unknown): Parsed<State> {
  return attempt(() => readPosition(value));
}

/** `path` is the member of a larger file that holds the position. */
export function readPosition(value: unknown, path = ''): State {
  const at = (key: string): string => (path ? `${path}.${key}` : key);
  const source = asObject(value, path || 'position');
  onlyKeys(source, KEYS, at(''));
  if (source.play !== undefined) malformed(1, at('play'), 'inside-an-effect');
  const state = blankState();
  readOptions(source.options, at('options'), state);
  readBoard(source.board, at('board'), state);
  for (const [side, cards, where] of entries(source.hands, at('hands'))) {
    const hand = state.hands[readSide(side, failAt(where, cards))];
    for (const id of texts(cards, where, readCard)) hand[cardOf(id).kind].push(id);
    for (const kind of CARD_KINDS) hand[kind] = inCardOrder(hand[kind]);
  }
  readDiscards(source.discards, at('discards'), state);
  readTasks(source.tasks, at('tasks'), state);
  for (const [side, count, where] of entries(source.points, at('points')))
    state.points[readSide(side, failAt(where, count))] = readCount(count, where, 255);
  readTurn(source.turn, at('turn'), state);
  readJsonNode(source.node, at('node'), state);
  readEnd(source.end, at('end'), state);
  readDecks(source.decks, at('decks'), state);

  const [wrong] = problemsOf(state);
  if (wrong) malformed(1, `${at(wrong.where)}: ${JSON.stringify(wrong.found)}`, wrong.problem, wrong.rule);
  return state;
}

function readOptions(value: unknown, path: string, state: State): void {
  for (const [name, option, where] of entries(value, path)) {
    if (name === 'mode') {
      state.mode = MODES.find((known) => known === option) ?? malformed(1, `${where}: ${show(option)}`, 'bad-option');
    } else if (name === 'decks') {
      for (const [side, deck, place] of entries(option, where))
        state.deckIds[readSide(side, failAt(place, deck))] = readDeck(asText(deck, place), failAt(place, deck));
    } else {
      Object.assign(state.options, readOption(name, option, failAt(where, option)));
    }
  }
  state.options = changedOptions(state.options);
}

function readBoard(value: unknown, path: string, state: State): void {
  const found: State['board'] = {};
  for (const [side, pieces, where] of entries(value, path)) {
    const owner = readSide(side, failAt(where, pieces));
    for (const [i, text] of asList(pieces, where).entries()) {
      const place = `${where}.${i}`;
      const { square, rank } = readPiece(asText(text, place), failAt(place, text));
      if (found[square]) malformed(1, `${place}: ${show(text)}`, 'square-taken', 'TS-PLACE-1');
      found[square] = { owner, rank };
    }
  }
  state.board = Object.fromEntries(SQUARES.flatMap((square) => (found[square] ? [[square, found[square]]] : [])));
}

function readDiscards(value: unknown, path: string, state: State): void {
  for (const [name, cards, where] of entries(value, path)) {
    const ids = texts(cards, where, readCard);
    if (name === 'legends' || name === 'flares') state.spent[name] = inCardOrder(ids);
    else state.discards[readSide(name, failAt(where, cards))] = ids;
  }
}

function readTasks(value: unknown, path: string, state: State): void {
  if (value === undefined) return;
  const source = asObject(value, path);
  onlyKeys(source, ['row', 'next', 'claimed'], `${path}.`);
  if (source.row !== undefined) state.row = texts(source.row, `${path}.row`, readTask);
  if (source.next !== undefined && source.next !== null)
    state.next = readTask(asText(source.next, `${path}.next`), failAt(`${path}.next`, source.next));
  for (const [side, tasks, where] of entries(source.claimed, `${path}.claimed`))
    state.claimed[readSide(side, failAt(where, tasks))] = inTaskOrder(texts(tasks, where, readTask));
}

function readTurn(value: unknown, path: string, state: State): void {
  if (value === undefined) return;
  const at = (key: string): string => `${path}.${key}`;
  const source = asObject(value, path);
  onlyKeys(source, TURN_KEYS, at(''));
  const { turn } = state;
  if (source.player !== undefined)
    state.side = readSide(asText(source.player, at('player')), failAt(at('player'), source.player));
  const isFirst = readFlag(source.first, at('first'));
  state.ply = isFirst ? 0 : ORDINARY;
  state.starter = isFirst ? state.side : 'A';
  turn.actions = isFirst ? 1 : 2;
  if (source.actions !== undefined) turn.actions = readCount(source.actions, at('actions'), MAX_COUNT);
  turn.discarded = readFlag(source.discarded, at('discarded'));
  for (const [name, count, where] of entries(source.destroyed, at('destroyed'))) {
    const rank = RANKS.find((known) => known === name) ?? malformed(1, where, 'unknown-key');
    turn.destroyed[rank] = readCount(count, where, MAX_COUNT);
  }
  if (source.summoned !== undefined) turn.summoned = texts(source.summoned, at('summoned'), readPiece);
  turn.borrow = Number(readFlag(source.borrow, at('borrow')));
  turn.extraTurns = Number(readFlag(source.extraTurn, at('extraTurn')));
  for (const key of ['extraBeings', 'extraLegends'] as const)
    if (source[key] !== undefined) turn[key] = readCount(source[key], at(key), MAX_COUNT);
}

/** The turns to come after the present one alternate, the opponent's first (TS-END-4). */
function readEnd(value: unknown, path: string, state: State): void {
  if (value === undefined || value === 'open') return;
  if (value === 'triggered') {
    state.end = value;
    return;
  }
  const sides = texts(value, path, readSide);
  sides.forEach((side, i) => {
    const due = i % 2 ? state.side : other(state.side);
    if (side !== due) malformed(1, `${path}.${i}: ${show(side)}`, 'bad-side', 'TS-END-4');
  });
  state.end = readCount(sides.length, path, 2);
}

function readDecks(value: unknown, path: string, state: State): void {
  const written = new Set<PileName>();
  const partial = new Set<PileName>();
  for (const [key, deck, where] of entries(value, path)) {
    const name = Object.hasOwn(DECK_KEYS, key) ? DECK_KEYS[key]! : malformed(1, where, 'unknown-key');
    written.add(name);
    const read = readDeckJson(deck, where, name);
    Object.assign(pileOf(state, name), read);
    if (read.unknown === undefined) partial.add(name);
  }
  for (const name of PILES) {
    const pile = pileOf(state, name);
    if (!written.has(name) || partial.has(name)) pile.unknown = restOf(state, name);
    Object.assign(pile, settled(pile));
  }
}

/** A list is a deck in order; a member that is missing holds nothing, `unknown` all that lies nowhere else. */
function readDeckJson(value: unknown, path: string, name: PileName): Partial<Deck> {
  const read = (ids: unknown, where: string): string[] => texts(ids, where, (text, fail) => idIn(name, text, fail));
  const placed = (ids: unknown, where: string): Placed[] =>
    ids === undefined ? [] : read(ids, where).map((id) => ({ id, knownTo: [] }));
  if (Array.isArray(value)) return { top: placed(value, path), unknown: [], bottom: [] };
  const source = asObject(value, path);
  onlyKeys(source, ['top', 'unknown', 'bottom'], `${path}.`);
  const order = name === 'tasks' ? inTaskOrder : inCardOrder;
  return {
    top: placed(source.top, `${path}.top`),
    bottom: placed(source.bottom, `${path}.bottom`),
    ...(source.unknown !== undefined && { unknown: order(read(source.unknown, `${path}.unknown`)) }),
  };
}

/** The JSON position of a state, with all its parts; null inside an effect. */
export function stateToPosition(state: State): object | null {
  const node = nodeToJson(state);
  if (!node) return null;
  const { board, hands, discards, spent, mode, deckIds, options, turn, ply, end, side, starter } = state;
  const words = (ids: readonly string[]): string[] => ids.map((id) => cardOf(id).word);
  const taskWords = (ids: readonly string[]): string[] => ids.map((id) => taskOf(id).word);
  const settingUp = ['start', 'deal', 'marks'].includes(state.question);
  return {
    options: {
      ...(mode !== MODES[0] && { mode }),
      ...((deckIds.A !== 'northern' || deckIds.B !== 'southern') && { decks: deckIds }),
      ...changedOptions(options),
    },
    board: sided((owner) =>
      SQUARES.filter((square) => board[square]?.owner === owner).map((square) =>
        pieceText(square, board[square]!.rank),
      ),
    ),
    hands: sided((owner) => CARD_KINDS.flatMap((kind) => words(hands[owner][kind]))),
    decks: Object.fromEntries(
      Object.entries(DECK_KEYS).map(([key, name]) => [key, deckToJson(pileOf(state, name), name)]),
    ),
    discards: {
      ...sided((owner) => words(discards[owner])),
      legends: words(spent.legends),
      flares: words(spent.flares),
    },
    tasks: {
      row: taskWords(state.row),
      next: state.next && taskOf(state.next).word,
      claimed: sided((owner) => taskWords(state.claimed[owner])),
    },
    points: state.points,
    turn: {
      player: settingUp ? (starter ?? 'A') : side,
      first: ply === 0 && (settingUp || side === starter),
      actions: turn.actions,
      discarded: turn.discarded,
      destroyed: turn.destroyed,
      summoned: turn.summoned.map(({ square, rank }) => pieceText(square, rank)),
      borrow: turn.borrow > 0,
      extraBeings: turn.extraBeings,
      extraLegends: turn.extraLegends,
      extraTurn: turn.extraTurns > 0,
    },
    end: end === null ? 'open' : end === 'triggered' ? end : finalTurns(state, end),
    node,
  };
}

const finalTurns = ({ side }: State, count: number): string[] =>
  Array.from({ length: count }, (_, i) => (i % 2 ? side : other(side)));

function deckToJson({ top, unknown, bottom }: Deck, name: PileName): object {
  const words = (ids: readonly string[]): string[] => ids.map((id) => wordIn(name, id));
  return { top: words(top.map(({ id }) => id)), unknown: words(unknown), bottom: words(bottom.map(({ id }) => id)) };
}

const readFlag = (value: unknown, path: string): boolean => {
  if (value === undefined || typeof value === 'boolean') return value ?? false;
  return malformed(1, `${path}: ${show(value)}`, 'bad-value');
};

function readCount(value: unknown, path: string, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value;
  return malformed(1, `${path}: ${show(value)}`, 'bad-number');
}

/** A list of texts, each read. */
function texts<T>(value: unknown, path: string, read: (text: string, fail: ReturnType<typeof failAt>) => T): T[] {
  return asList(value, path).map((text, i) => {
    const where = `${path}.${i}`;
    return read(asText(text, where), failAt(where, text));
  });
}
