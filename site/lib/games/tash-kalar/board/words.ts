/** Everything on a Tash-Kalar table in words: for screen readers, lists and announcements. */
import { clauses, listed } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Choice, View } from '$workers/contract';
import type { Board } from '$workers/games/tash-kalar/board';
import { SIDES, type Half, type Piece, type Rank, type Side } from '$workers/games/tash-kalar/state';
import type { PickWords } from '$lib/board/picker.svelte';
import { TASKS } from '$workers/games/tash-kalar/faces';
import { CENTRAL, faceOf, flareOf, GREEN, RED, taskOf } from './faces';

type Text = () => string;

export const boardIn = (view: View): Board => view.board as Board;

const RANK: Readonly<Record<Rank, Text>> = { common: m.ts_common, heroic: m.ts_heroic, legendary: m.ts_legendary };

const DECK: Readonly<Record<string, Text>> = {
  northern: m.ts_deck_northern,
  southern: m.ts_deck_southern,
  highland: m.ts_deck_highland,
  sylvan: m.ts_deck_sylvan,
};

/** In such an order that every card names the ones it offers in it. */
const OPTION: Readonly<Record<string, Text>> = {
  combat: m.ts_option_combat,
  standard: m.ts_option_standard,
  legend: m.ts_option_legend,
  lesser: m.ts_option_lesser,
  move: m.ts_option_move,
  action: m.ts_option_action,
  near: m.ts_option_near,
  far: m.ts_option_far,
  downgrade: m.ts_option_downgrade,
  destroy: m.ts_option_destroy,
  place: m.ts_option_place,
  convert: m.ts_option_convert,
  upgrade: m.ts_option_upgrade,
};

const DIRECTION: Readonly<Record<string, Text>> = {
  n: m.ts_dir_n,
  ne: m.ts_dir_ne,
  e: m.ts_dir_e,
  se: m.ts_dir_se,
  s: m.ts_dir_s,
  sw: m.ts_dir_sw,
  w: m.ts_dir_w,
  nw: m.ts_dir_nw,
};

const BUTTON: Readonly<Record<string, Text>> = {
  end: m.ts_button_end,
  done: m.ts_button_done,
  skip: m.ts_button_skip,
  own: m.ts_button_own,
  enemy: m.ts_button_enemy,
};

export const sideName = (side: Side): string => (side === 'A' ? m.ts_side_a() : m.ts_side_b());
export const seatName = (seat: number): string => sideName(SIDES[seat]!);
export const rankName = (rank: Rank): string => RANK[rank]();
export const deckName = (deck: string): string => DECK[deck]!();

/** The names of tasks say what is asked for, so they are translated: all of a language in one message, in the order of the data. */
export const taskName = (id: string): string =>
  m.ts_task_names().split('|')[TASKS.findIndex((task) => task.id === id)] || taskOf(id)!.name;

const flareNumber = (id: string): string => id.replace('flare-', '');

/** Names of beings stay English in every language; flares have numbers. */
export const cardName = (id: string): string =>
  faceOf(id)?.name ?? (flareOf(id) ? m.ts_flare({ number: flareNumber(id) }) : id);

/** A card as it is read out: `Knight, heroic, pattern of 4`. */
export function cardText(id: string): string {
  const face = faceOf(id);
  if (face) return m.ts_card_text({ name: face.name, rank: rankName(face.rank), count: face.pattern.length });
  const flare = flareOf(id);
  return flare ? m.ts_flare_text({ number: flareNumber(id), upper: flare.upper, lower: flare.lower }) : id;
}

/** Which criteria of a flare are met. */
export function criteriaText(met: readonly Half[]): string {
  if (met.length === 2) return m.ts_met_both();
  if (met.length === 0) return m.ts_met_none();
  return met[0] === 'upper' ? m.ts_met_upper() : m.ts_met_lower();
}

export const pieceText = ({ owner, rank }: Piece): string =>
  m.ts_piece({ side: sideName(owner), rank: rankName(rank) });

/** What a square is and what stands on it: `e5, red, central, A, heroic`. */
export function squareText(id: string, { board, effect }: Pick<Board, 'board' | 'effect'>): string {
  const piece = board[id];
  return clauses([
    id,
    RED.has(id) && m.ts_red(),
    GREEN.has(id) && m.ts_green(),
    CENTRAL.has(id) && m.ts_central(),
    piece ? pieceText(piece) : m.board_empty(),
    effect?.being === id && m.ts_being_here(),
    effect && effect.being !== id && effect.used.includes(id) && m.ts_used_here(),
  ]);
}

export const directionText = (direction: string): string => DIRECTION[direction]?.() ?? direction;

/** `d4 e5 d6`, with the way the pattern is turned where that tells two matches apart. */
export function matchText(squares: string, orientation?: string): string {
  const listed = squares.replaceAll('+', ' ');
  return orientation ? m.ts_match_turned({ squares: listed, orientation }) : listed;
}

const OPTIONS = Object.keys(OPTION).map((option) => `option ${option}`);

/** Options as their card names them, anything else after them as it comes. */
export const byOption = (a: Choice, b: Choice): number => optionPlace(a) - optionPlace(b);

function optionPlace({ action }: Choice): number {
  const place = OPTIONS.indexOf(action);
  return place < 0 ? OPTIONS.length : place;
}

/** One thing on the screen by its pick. */
export function pickText(pick: string): string {
  const [kind, a = '', b = ''] = pick.split(':');
  switch (kind) {
    case 'square':
      return a;
    case 'card':
    case 'discard':
      return cardName(b);
    case 'task':
      return taskName(a);
    case 'match':
      return matchText(a, b);
    case 'direction':
      return directionText(a);
    case 'option':
      return OPTION[a]?.() ?? a;
    case 'rank':
      return rankName(a as Rank);
    default:
      return BUTTON[a]?.() ?? a;
  }
}

/** A decision in words, by its picks and its notation. */
export function choiceText({ action, picks }: Choice): string {
  const [verb = ''] = action.split(' ');
  const [first = '', second = ''] = picks.map(pickText);
  switch (verb) {
    case 'place':
      return m.ts_do_place({ square: first });
    case 'lift':
      return m.ts_do_lift({ square: first });
    case 'summon':
      // Where only the square is asked for, the card goes without saying.
      return second ? m.ts_do_summon({ card: first, square: second }) : first;
    case 'discard':
      return m.ts_do_discard({ card: first });
    case 'flare':
      return m.ts_button_flare({ flare: first });
    case 'return':
      return m.ts_do_return({ card: first });
    case 'pick':
      return m.ts_do_pick({ square: first });
    case 'placeOn':
      return m.ts_do_placeOn({ rank: second, square: first });
    case 'move':
    case 'run':
      return m.ts_do_move({ from: first, to: second });
    case 'card':
      return m.ts_do_card({ card: first });
    case 'claim':
      return m.ts_do_claim({ task: first });
    case 'match':
      return m.ts_do_match({ squares: first });
    default:
      return listed(picks.map(pickText));
  }
}

const DECLINED: Readonly<Record<string, Text>> = {
  pick: m.ts_button_done_pick,
  placeOn: m.ts_button_done_place,
  move: m.ts_button_done_move,
  run: m.ts_button_done_move,
};

/** The end of a part of an effect; where nothing of the part has been done, with what is declined. */
export function doneText({ effect }: Pick<Board, 'effect'>, choices: readonly Choice[]): string {
  if (!effect || effect.count > 0 || effect.mover !== null) return m.ts_button_done();
  const verbs = choices.map(({ action }) => action.split(' ', 1)[0]!);
  const declined = verbs.find((verb) => verb in DECLINED);
  return declined ? DECLINED[declined]!() : m.ts_button_done_rest();
}

export const WORDS: PickWords = { pick: pickText, choice: choiceText };
