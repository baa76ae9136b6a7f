import * as layout from '../../../assembly/games/toy-battle/layout';
import type { Parsed } from '../../contract';
import type { BoardMap } from './board-data';
import { readNode } from './fields';
import { attempt, malformed, type Fail } from './problems';
import { troopCode, troopIndex } from './tiles';

/** An action taken apart; a troop is an index 0 .. 7, a node an index of the map. */
export type ActionParts =
  | { kind: 'draw' | 'raid' | 'freeze' | 'skip' }
  | { kind: 'place'; troop: number; node: number }
  | { kind: 'hit' | 'recall'; node: number }
  | { kind: 'shove'; from: number; to: number }
  | { kind: 'exhume' | 'dealt'; troop: number };

export type ActionKind = ActionParts['kind'];

const VERBS: Record<ActionKind, number> = {
  draw: layout.DRAW,
  place: layout.PLACE,
  hit: layout.HIT,
  raid: layout.RAID,
  recall: layout.RECALL,
  shove: layout.SHOVE,
  exhume: layout.EXHUME,
  freeze: layout.FREEZE,
  dealt: layout.DEALT,
  skip: layout.SKIP,
};

const kinds = new Map(Object.entries(VERBS).map(([kind, verb]) => [verb, kind as ActionKind]));

export function encode(parts: ActionParts): number {
  const verb = VERBS[parts.kind] << 16;
  switch (parts.kind) {
    case 'place':
      return verb | (parts.troop << 8) | parts.node;
    case 'hit':
    case 'recall':
      return verb | parts.node;
    case 'shove':
      return verb | (parts.from << 8) | parts.to;
    case 'exhume':
    case 'dealt':
      return verb | parts.troop;
    default:
      return verb;
  }
}

/** The parts of an action of the engine. Throws a RangeError for a number that is no action. */
export function decode(action: number): ActionParts {
  const kind = kinds.get(action >>> 16);
  const a = (action >> 8) & 0xff;
  const b = action & 0xff;
  switch (kind) {
    case undefined:
      throw new RangeError(`no action ${action}`);
    case 'place':
      return { kind, troop: a, node: b };
    case 'hit':
    case 'recall':
      return { kind, node: b };
    case 'shove':
      return { kind, from: a, to: b };
    case 'exhume':
    case 'dealt':
      return { kind, troop: b };
    default:
      return { kind };
  }
}

/** An action in the notation of the rules, section 4.2: `place 4@7`, `shove 4>7`, `~3`. */
export function actionText(action: number, map: BoardMap): string {
  const parts = decode(action);
  switch (parts.kind) {
    case 'place':
      return `place ${troopCode(parts.troop)}@${map.nodes[parts.node]}`;
    case 'hit':
    case 'recall':
      return `${parts.kind} ${map.nodes[parts.node]}`;
    case 'shove':
      return `shove ${map.nodes[parts.from]}>${map.nodes[parts.to]}`;
    case 'exhume':
      return `exhume ${troopCode(parts.troop)}`;
    case 'dealt':
      return `~${troopCode(parts.troop)}`;
    default:
      return parts.kind;
  }
}

/** Any action whose words, troops and nodes exist on this map, possible now or not; blanks around it do not matter. */
export function parseAction(text: string, map: BoardMap): Parsed<number> {
  return attempt(() => encode(readAction(text, map)));
}

const GRAMMAR =
  /^(\s*)(?:(draw|raid|freeze|skip)|(~)(.)|(exhume )(.)|(place )(.)@(\w+)|((hit|recall) )(\w+)|(shove )(\w+)>(\w+))\s*$/;

function readAction(text: string, map: BoardMap): ActionParts {
  const match = GRAMMAR.exec(text);
  if (!match) return malformed(1 + text.length - text.trimStart().length, text.trim(), 'bad-action');
  const [, blanks = '', bare, dealt, drawn, exhume, dug, place, placed, node, , target, hit, shove, from, to] = match;
  const fail =
    (column: number): Fail =>
    (_offset, found, problem, rule) =>
      malformed(blanks.length + column, found, problem, rule);
  const troop = (code: string, column: number): number => {
    const index = troopIndex(code);
    return index < 0 ? fail(column)(0, code, 'bad-tile', 'TB-KIT-1') : index;
  };
  const at = (id: string, column: number): number => map.nodeIndex.get(readNode(id, map, fail(column)))!;

  if (bare) return { kind: bare as 'draw' };
  if (dealt) return { kind: 'dealt', troop: troop(drawn!, 2) };
  if (exhume) return { kind: 'exhume', troop: troop(dug!, 8) };
  if (place) return { kind: 'place', troop: troop(placed!, 7), node: at(node!, 9) };
  if (shove) return { kind: 'shove', from: at(from!, 7), to: at(to!, 8 + from!.length) };
  return { kind: target as 'hit', node: at(hit!, 2 + target!.length) };
}
