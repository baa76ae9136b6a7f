/*
 * A position as JSON. Every part may be left out; what then holds stands beside it. A position written by the referee
 * (`printPosition`) has all parts, in this order, options only where they differ from the default.
 *
 * {
 *   "options": { "mode": "highForm", "decks": { "A": "northern", "B": "southern" }, ... },    rule file, section 3
 *   "board":   { "A": ["d5", "e5*", "g3**"], "B": [] },          * heroic, ** legendary; squares in number order
 *   "hands":   { "A": ["Knight", "Titan", "flare-06"], "B": [] },          in the order of the data: beings, legends, flares
 *   "decks":   { "A": DECK, "B": DECK, "legends": DECK, "flares": DECK, "tasks": DECK },
 *   "discards":{ "A": [], "B": [], "legends": [], "flares": [] },          the top card first
 *   "tasks":   { "row": ["RedConquest"], "next": null, "claimed": { "A": [], "B": [] } },        High Form only
 *   "points":  { "A": 0, "B": 0 },                                Duel only; High Form derives them (TS-HIGH-5)
 *   "turn":    { "player": "A", "first": false, "actions": 2, "discarded": false,
 *                "destroyed": { "common": 0, "heroic": 0, "legendary": 0 }, "summoned": ["e5*"],
 *                "borrow": false, "extraBeings": 0, "extraLegends": 0, "extraTurn": false },
 *   "end":     "open" | "triggered" | ["B", "A"],
 *   "node":    NODE,
 *   "play":    ["summon Swordmaster@d5"]
 * }
 *
 * Names. Cards and tasks are named as in actions: the English name without spaces and hyphens ("TwoHeadedDragon",
 * "MasterofIntrigue", "CenterCross"), flares by their id ("flare-06").
 *
 * DECK. `{ "top": [], "unknown": [], "bottom": [] }`: known cards on top (the top card first), cards of which every order
 * is equally likely, known cards at the bottom (the bottom card last). A plain list is a deck in known order, top first.
 * A deck left out holds, in unknown order, every card of its list that is nowhere else. Cards that a position names
 * nowhere are out of the game. Canonical: at most one unknown card is a known one, so `unknown` has none or at least two;
 * without unknown cards everything is `top`.
 *
 * turn. `first`: the very first turn of the game (TS-TURN-3). `summoned`: rank and square of each being, in order.
 * `borrow`: War Summoner's permission. `extraTurn`: a Time Elemental's turn is due.
 *
 * end. "triggered" until the final turns are fixed; then the turns still to come after the one that is played
 * (TS-END-4), [] in the very last.
 *
 * NODE. What is decided; left out: the menu.
 *   { "kind": "start" }                              chance: who begins (only with startPlayer "random")
 *   { "kind": "deal" }                               chance: starting hands; `turn.player` is the starting player
 *   { "kind": "layTasks", "aside": [] }              chance: current tasks (TS-SETUP-4)
 *   { "kind": "layNext", "then": "turn" | "draw" }   chance: the next task, before the first turn or after a claim
 *   { "kind": "marks" }                              `turn.player` still is the starting player; the other one decides
 *   { "kind": "menu" }
 *   { "kind": "placeLifted", "from": "e5" }
 *   { "kind": "match", "card": "Cannon", "target": "e5" }         the card has left the hand, the action is paid
 *   { "kind": "lift", "card": "Titan", "target": "e3", "match": ["e4", "e5"] }     the squares used, target included if
 *                                                    it is a pattern square; null if the match makes no difference
 *   { "kind": "return", "last": null }               a being has just been discarded; `last`: the card returned before
 *   { "kind": "claim" }
 *   { "kind": "draw" }                               chance: refilling the hand at the end of the turn
 *   { "kind": "over" }
 * A node inside an effect is written as the position before its card was played, and `play`, the actions since then.
 *
 * Chance. Every card that is drawn and every task that is turned up is a chance node of its own, also if it is certain
 * which one it is. Beings are drawn first, then legends, then the flare, then extra beings, extra legends (TS-DRAW-5);
 * the deck of legends or flares is reshuffled, without a node, when a card is to be drawn and the deck is empty.
 * Setting tasks aside, putting one under the deck and shuffling them back are no nodes.
 */
import { canonical } from './describe';
import { apply } from './game';
import { node as readNode } from './node-reader';
import { ALLOWED, DECK_IDS, DEFAULTS, OPTION_NAMES, differing, type Options } from './options';
import { DECK_NAMES, cardsOutside, decks, discards, hands, task } from './piles';
import { Unreadable, show, type PositionError } from './problem';
import { amount, board, flag, list, paired, player, ranked, record, word, writeRanked } from './readers';
import { RANKS, type Player } from './pieces';
import { pieceOn, piecesOf, type Node, type Shared, type State, type Turn } from './state';
import { brokenRule } from './validity';

export interface PositionJson {
  options?: Partial<Options>;
  board?: Partial<Record<Player, string[]>>;
  hands?: Partial<Record<Player, string[]>>;
  decks?: Partial<
    Record<Player | Shared | 'tasks', string[] | { top?: string[]; unknown?: string[]; bottom?: string[] }>
  >;
  discards?: Partial<Record<Player | Shared, string[]>>;
  tasks?: { row?: string[]; next?: string | null; claimed?: Partial<Record<Player, string[]>> };
  points?: Partial<Record<Player, number>>;
  turn?: {
    player?: Player;
    first?: boolean;
    actions?: number;
    discarded?: boolean;
    destroyed?: { common?: number; heroic?: number; legendary?: number };
    summoned?: string[];
    borrow?: boolean;
    extraBeings?: number;
    extraLegends?: number;
    extraTurn?: boolean;
  };
  end?: 'open' | 'triggered' | Player[];
  node?: Exclude<Node, { kind: 'effect' }>;
  play?: string[];
}

export type Loaded = { ok: true; node: State } | { ok: false; error: PositionError };

/** Reads a position. Total over any JSON value: whatever is wrong comes back as an error. */
export function load(position: unknown): Loaded {
  try {
    const { state, play } = read(position);
    const error = brokenRule(state);
    return error ? { ok: false, error } : { ok: true, node: play.reduce(playOn, canonical(state)) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { problem, rule, where, found } = error;
    return { ok: false, error: { problem, rule, where, found: show(found) } };
  }
}

function playOn(state: State, action: string, index: number): State {
  try {
    return apply(state, action);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Unreadable('cannot-be-played', null, `play.${index}`, action);
  }
}

const KEYS = ['options', 'board', 'hands', 'decks', 'discards', 'tasks', 'points', 'turn', 'end', 'node', 'play'];

function read(position: unknown): { state: State; play: string[] } {
  if (position === undefined) throw new Unreadable('not-an-object', null, 'position', position);
  const parts = record(position, 'position', KEYS);
  const most: Omit<State, 'decks'> = {
    options: readOptions(parts.options),
    board: board(parts.board),
    hands: hands(parts.hands),
    discards: discards(parts.discards),
    tasks: readTasks(parts.tasks),
    points: paired(parts.points, 'points', amount),
    turn: readTurn(parts.turn),
    end: readEnd(parts.end),
    node: readNode(parts.node),
  };
  const state = { ...most, decks: decks(parts.decks, most.options, cardsOutside(most)) };
  return { state, play: list(parts.play, 'play', (text) => text) };
}

function readOptions(value: unknown): Options {
  const given = record(value, 'options', OPTION_NAMES);
  const settings = OPTION_NAMES.filter((name) => name !== 'decks' && given[name] !== undefined).map((name) => {
    const allowed = ALLOWED[name as keyof typeof ALLOWED];
    return [name, word(given[name], `options.${name}`, allowed)];
  });
  const chosen =
    given.decks === undefined
      ? DEFAULTS.decks
      : paired(given.decks, 'options.decks', (deck, where) => word(deck ?? null, where, DECK_IDS));
  if (chosen.A === chosen.B) throw new Unreadable('same-decks', 'TS-CARD-1', 'options.decks', chosen.A);
  return { ...DEFAULTS, ...Object.fromEntries(settings), decks: { A: chosen.A, B: chosen.B } };
}

function readTasks(value: unknown): State['tasks'] {
  const { row, next, claimed } = record(value, 'tasks', ['row', 'next', 'claimed']);
  const [top = null] = next === undefined || next === null ? [] : list([next], 'tasks.next', task);
  return {
    row: list(row, 'tasks.row', task),
    next: top,
    claimed: paired(claimed, 'tasks.claimed', (tasks, where) => list(tasks, where, task)),
  };
}

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

function readTurn(value: unknown): Turn {
  const parts = record(value, 'turn', TURN_KEYS);
  const destroyed = record(parts.destroyed, 'turn.destroyed', RANKS);
  const first = flag(parts.first, 'turn.first');
  return {
    player: player(parts.player, 'turn.player'),
    first,
    actions: amount(parts.actions, 'turn.actions', first ? 1 : 2),
    discarded: flag(parts.discarded, 'turn.discarded'),
    destroyed: {
      common: amount(destroyed.common, 'turn.destroyed.common'),
      heroic: amount(destroyed.heroic, 'turn.destroyed.heroic'),
      legendary: amount(destroyed.legendary, 'turn.destroyed.legendary'),
    },
    summoned: list(parts.summoned, 'turn.summoned', ranked).map(({ square, rank }) => ({ rank, square })),
    borrow: flag(parts.borrow, 'turn.borrow'),
    extraBeings: amount(parts.extraBeings, 'turn.extraBeings'),
    extraLegends: amount(parts.extraLegends, 'turn.extraLegends'),
    extraTurn: flag(parts.extraTurn, 'turn.extraTurn'),
  };
}

const readEnd = (value: unknown): State['end'] =>
  Array.isArray(value) ? list(value, 'end', player) : word(value, 'end', ['open', 'triggered'] as const);

/** A node as a position. Throws a RangeError inside an effect: there, say where the card was played and what since. */
export function printPosition(state: State): PositionJson {
  const { options, decks: stacks, turn, node } = canonical(state);
  if (node.kind === 'effect') throw new RangeError('a position inside an effect is written with the actions since');
  const pieces = (owner: Player): string[] =>
    piecesOf(state, owner).map((square) => writeRanked(square, pieceOn(state, square)!.rank));
  return {
    options: differing(options),
    board: { A: pieces('A'), B: pieces('B') },
    hands: state.hands,
    decks: Object.fromEntries(DECK_NAMES.map((name) => [name, stacks[name]])),
    discards: state.discards,
    tasks: state.tasks,
    points: state.points,
    turn: { ...turn, summoned: turn.summoned.map(({ square, rank }) => writeRanked(square, rank)) },
    end: state.end,
    node,
  };
}
