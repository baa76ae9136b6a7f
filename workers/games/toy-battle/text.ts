import { decode } from './actions';
import { TROOPS, mapOf, type Locale } from './board-data';
import { medalsOf } from './medals';
import { SIDES, type Question, type Side, type Sided, type State, type TroopCode } from './state';
import { troopCode, troopIndex } from './tiles';
import { reserveOf } from './validity';

/** The words of one language. Troop names come from the data; the rest is given, so that any message library can give it. */
export interface Labels {
  locale: Locale;
  side: Sided<string>;
  question: Record<Question, string>;
  draw(): string;
  skip(): string;
  raid(): string;
  freeze(): string;
  place(p: { troop: string; node: string }): string;
  hit(p: { troop: string; node: string }): string;
  recall(p: { troop: string; node: string }): string;
  shove(p: { troop: string; from: string; to: string }): string;
  exhume(p: { troop: string }): string;
  /** What chance did at `deal`, `loses` or `ices`; `side` is the side it happens to. */
  dealt(p: { troop: string; side: string; question: Question }): string;
  base(p: { id: string }): string;
  hq(p: { id: string; side: string }): string;
  tile(p: { side: string; troop: string }): string;
  /** Tiles of a stack, top first. */
  stack(p: { node: string; tiles: string[] }): string;
  player(p: {
    side: string;
    rack: string;
    size: number;
    reserve: number;
    medals: number;
    objective: number | null;
  }): string;
  turn(p: { side: string; question: string; turns: number }): string;
}

export function troopName(code: TroopCode, locale: Locale): string {
  return TROOPS[troopIndex(code)]!.name[locale];
}

export function actionWords(action: number, state: State, labels: Labels): string {
  const parts = decode(action);
  const name = (troop: number): string => troopName(troopCode(troop), labels.locale);
  const top = (node: number): string => name(topTroop(state, node));
  const node = (index: number): string => nodeName(state, index, labels);
  switch (parts.kind) {
    case 'place':
      return labels.place({ troop: name(parts.troop), node: node(parts.node) });
    case 'hit':
    case 'recall':
      return labels[parts.kind]({ troop: top(parts.node), node: node(parts.node) });
    case 'shove':
      return labels.shove({ troop: top(parts.from), from: node(parts.from), to: node(parts.to) });
    case 'exhume':
      return labels.exhume({ troop: name(parts.troop) });
    case 'dealt':
      return labels.dealt({ troop: name(parts.troop), side: labels.side[targetOf(state)], question: state.question });
    default:
      return labels[parts.kind]();
  }
}

/** The whole position, one thing a line: whose turn it is, the players, then every stack. */
export function boardWords(state: State, labels: Labels): string[] {
  const map = mapOf(state);
  const medals = medalsOf(state);
  const names = (tiles: string): string =>
    Array.from(tiles, (code) => troopName(code as TroopCode, labels.locale)).join(', ');
  return [
    labels.turn({ side: labels.side[state.toMove], question: labels.question[state.question], turns: state.turns }),
    ...SIDES.map((side) =>
      labels.player({
        side: labels.side[side],
        rack: names(state.rack[side]),
        size: state.rack[side].length,
        reserve: reserveOf(state, side),
        medals: medals[side],
        objective: map.objective,
      }),
    ),
    ...map.nodes.flatMap((id, node) => {
      const tiles = (state.stacks[id]?.match(/../g) ?? []).reverse();
      return tiles.length
        ? [labels.stack({ node: nodeName(state, node, labels), tiles: tiles.map((tile) => tileName(tile, labels)) })]
        : [];
    }),
  ];
}

export function nodeName(state: State, node: number, labels: Labels): string {
  const map = mapOf(state);
  const id = map.nodes[node]!;
  const owner = map.hqSide[node];
  return owner ? labels.hq({ id, side: labels.side[owner] }) : labels.base({ id });
}

function tileName(tile: string, labels: Labels): string {
  const side: Side = tile[0] === 'b' ? 'blue' : 'red';
  return labels.tile({ side: labels.side[side], troop: troopName(tile[1] as TroopCode, labels.locale) });
}

/** The troop on top of a node; an action that is only being asked about may name an empty one. */
function topTroop(state: State, node: number): number {
  return troopIndex(state.stacks[mapOf(state).nodes[node]!]?.at(-1) ?? 'K');
}

/** XB-42 and the watchtower strike the rack of the player whose turn it is not. */
function targetOf(state: State): Side {
  const strikes = state.question === 'loses' || state.question === 'ices';
  return strikes === (state.toMove === 'blue') ? 'red' : 'blue';
}
