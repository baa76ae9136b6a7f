/** Everything on a Toy Battle board in words: for screen readers, lists and announcements. */
import { clauses, labelled, listed, statements } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import { getLocale } from '$lib/paraglide/runtime';
import type { Choice, View } from '$workers/contract';
import { SIDES, type Board, type Question, type Side } from '$workers/games/toy-battle/state';
import type { PickWords } from '$lib/board/picker.svelte';
import type { Area, Layout, Spot } from './layout';
import { troopOf, type MapData, type Special } from './map';
import { gateText, tilesOf, topOf } from './stacks';

type Text = () => string;

const SPECIAL: Record<Special, { name: Text; what: Text }> = {
  recall: { name: m.tb_special_recall, what: m.tb_special_recall_what },
  gate: { name: m.tb_special_gate, what: m.tb_special_gate_what },
  draw1: { name: m.tb_special_draw1, what: m.tb_special_draw1_what },
  shove: { name: m.tb_special_shove, what: m.tb_special_shove_what },
  exhume: { name: m.tb_special_exhume, what: m.tb_special_exhume_what },
  nullify: { name: m.tb_special_nullify, what: m.tb_special_nullify_what },
  suppress: { name: m.tb_special_suppress, what: m.tb_special_suppress_what },
};

const QUESTION: Record<Question, Text> = {
  over: m.tb_question_over,
  turn: m.tb_question_turn,
  extra: m.tb_question_extra,
  skully: m.tb_question_skully,
  star: m.tb_question_star,
  jumbo: m.tb_question_jumbo,
  xb42: m.tb_question_xb42,
  recall: m.tb_question_recall,
  cloud: m.tb_question_cloud,
  shove: m.tb_question_shove,
  exhume: m.tb_question_exhume,
  freeze: m.tb_question_freeze,
  deal: m.tb_question_deal,
  loses: m.tb_question_loses,
  ices: m.tb_question_ices,
};

const BUTTON: Record<string, Text> = {
  draw: m.tb_button_draw,
  skip: m.tb_button_skip,
  raid: m.tb_button_raid,
  freeze: m.tb_button_freeze,
};

/** What was pressed, as a move: in a language whose buttons command, a list and a log do not. */
const PRESSED: Record<string, Text> = {
  draw: m.tb_action_draw,
  skip: m.tb_action_skip,
  raid: m.tb_action_raid,
  freeze: m.tb_action_freeze,
};

export const boardIn = (view: View): Board => view.board as Board;

const named = (names: Record<string, string>): string => names[getLocale()] ?? names.en;

export const sideName = (side: Side): string => (side === 'blue' ? m.tb_side_blue() : m.tb_side_red());
export const seatName = (seat: number): string => sideName(SIDES[seat]!);
export const mapName = (map: MapData): string => named(map.name);
export const troopName = (code: string): string => named(troopOf(code).name);
export const specialName = (id: Special): string => SPECIAL[id].name();
export const specialWhat = (id: Special): string => SPECIAL[id].what();

/** What is chosen so far, and what is still lacking: the tile or the place of a placement, where a tile is shoved. */
export function begunText(
  picked: readonly string[],
  choices: readonly Choice[],
  name: (pick: string) => string,
): string {
  const text = picked.map(name).join(' › ');
  const begins = (kind: string): boolean => choices.some(({ picks }) => picks.length > 1 && picks[0]!.startsWith(kind));
  const fits = (pick: string): boolean => choices.some(({ picks }) => picks.includes(pick));
  if (picked.length > 1) return text;
  if (begins('node:')) return labelled(text, m.tb_then_shove());
  if (!begins('tile:')) return text;
  if (!picked[0]!.startsWith('tile:')) return labelled(text, m.tb_then_tile());
  // A tile that fits nowhere can be picked as well, to be told why by a place.
  return labelled(text, fits(picked[0]!) ? m.tb_then_place() : m.tb_then_nowhere());
}

/**
 * The question being asked, as far as it can be answered: a turn that leaves no draw or no placement does not ask for it.
 * @param choices the legal answers; empty while they are not known
 */
export function questionText(question: Question, choices: readonly Choice[] = []): string {
  if (question !== 'turn' || choices.length === 0) return QUESTION[question]();
  const draws = choices.filter(({ action }) => action === 'draw').length;
  if (draws === 0) return m.tb_question_turn_place();
  return draws === choices.length ? m.tb_question_turn_draw() : m.tb_question_turn();
}

/** What puts a question about an effect, `Star`: it is named before the colon. */
export const askerName = (question: Question): string => QUESTION[question]().split(/[:：]/, 1)[0]!;

/** At the beginning of a turn nothing is offered that could be declined. */
export const buttonName = (name: string, question?: string, names = BUTTON): string =>
  name === 'skip' && question === 'turn' ? m.tb_pass() : (names[name]?.() ?? name);

/** `Roxy, strength 7`. */
export function troopText(code: string): string {
  const troop = troopName(code);
  const { strength } = troopOf(code);
  return strength === null ? m.tb_joker({ troop }) : m.tb_strength({ troop, strength });
}

/** `Blue Roxy, strength 7`. */
export const tileText = (side: Side, code: string): string =>
  // A name that has no Chinese part stands apart from the signs before it.
  m.tb_tile({ side: sideName(side), troop: troopText(code) }).replace(/\p{Script=Han}(?=[A-Z])/u, '$& ');

export function nodeName(spot: Pick<Spot, 'id' | 'hq'>): string {
  return spot.hq ? m.tb_hq({ side: sideName(spot.hq), id: spot.id }) : m.tb_base({ id: spot.id });
}

/** What a node is and what lies on it: `base 5, tower, Blue Roxy, strength 7 on top, stack of 2`. */
export function nodeText(spot: Spot, board: Board): string {
  const tiles = tilesOf(board.stacks[spot.id]);
  const top = topOf(board.stacks[spot.id]);
  return clauses([
    nodeName(spot),
    spot.special && specialName(spot.special),
    spot.gate && m.tb_admits({ strengths: gateText(spot.gate) }),
    top ? m.tb_on_top({ tile: tileText(top.side, top.troop) }) : !spot.hq && m.board_empty(),
    tiles.length > 1 && m.tb_height({ count: tiles.length }),
    top && board.stranded[top.side].includes(spot.id) && m.tb_stranded(),
  ]);
}

/** Whether any tile on the board is cut off. */
export const hasCutOff = ({ stranded }: Board): boolean => SIDES.some((side) => stranded[side].length > 0);

/** A region is named by the bases around it: its letter stands nowhere on the board. */
export function areaText({ bases, medals }: Area, taken: Side | undefined): string {
  const id = bases.join('-');
  return taken ? m.tb_region_taken({ id, medals, side: sideName(taken) }) : m.tb_region_open({ id, medals });
}

/** Where the walker stands: the node, its stack and the regions around it. */
export function whereText(spot: Spot, board: Board, layout: Layout): string {
  const tiles = tilesOf(board.stacks[spot.id]).map((tile) => tileText(tile.side, tile.troop));
  const regions = layout.areas
    .filter((area) => area.bases.includes(spot.id))
    .map((area) => areaText(area, board.taken[area.id]));
  return statements([
    nodeText(spot, board),
    tiles.length > 1 && m.tb_stack({ tiles: listed(tiles) }),
    regions.length > 0 && m.tb_regions_around({ regions: listed(regions) }),
  ]);
}

/** How the picking layer speaks of this game's picks and actions. */
export function pickWords(layout: () => Layout, question: () => string): PickWords {
  const node = (id: string): string => nodeName(layout().at[id] ?? { id, hq: null });
  const pick = (text: string): string => {
    const [kind, a, b] = text.split(':');
    if (kind === 'node') return node(a);
    if (kind === 'button') return buttonName(a, question(), PRESSED);
    if (kind === 'outcome') return troopText(a);
    return tileText(a as Side, b);
  };
  const choice = ({ action, picks }: Choice): string => {
    const [a, b] = picks.map((text) => text.split(':'));
    switch (action.split(' ')[0]) {
      case 'place':
        return m.tb_action_place({ tile: troopText(a[2]), node: node(b[1]) });
      case 'hit':
        return m.tb_action_hit({ node: node(a[1]) });
      case 'recall':
        return m.tb_action_recall({ node: node(a[1]) });
      case 'shove':
        return m.tb_action_shove({ node: node(a[1]), target: node(b[1]) });
      case 'exhume':
        return m.tb_action_exhume({ tile: troopText(a[2]) });
      default:
        return listed(picks.map(pick));
    }
  };
  return { pick, choice };
}
