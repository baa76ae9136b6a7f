import type { RuleId } from '../../../../workers/contract';
import type {
  Options,
  Position,
  Question,
  Side,
  Sided,
  State,
  TroopCode,
} from '../../../../workers/games/toy-battle/state';

/** One node of a game as an implementation of the rules sees it. A table is never changed; `play` gives another one. */
export interface Table {
  asked: Question;
  actor: 'player' | 'chance' | 'over';
  /** Legal answers in listing order; empty unless a player decides. */
  legal: string[];
  /** Weight of each troop that chance can name; empty unless chance decides. */
  odds: Partial<Record<TroopCode, number>>;
  state: State;
  result: State['result'];
  medals: Sided<number>;
  reserve: Sided<number>;
  /** Nodes connected for a side (TB-REACH-1). */
  reach: Sided<string[]>;
  /** Bases a side occupies but cannot build from (TB-REACH-6). */
  stranded: Sided<string[]>;
  /** Every rule an action breaks, in the order of the refusal table; null for words that are no action. */
  whyNot(action: string): RuleId[] | null;
  /** Plays a line, chance outcomes included. Throws if one of them cannot be played. */
  play(...actions: string[]): Table;
  /** Chance that a side wins if it moves next, as far as its opponent can tell. */
  winNext(side: Side): number;
}

/** An implementation of the rules under test. */
export interface Implementation {
  name: 'engine' | 'referee';
  /** The start of a turn, or the rule that makes it no position; null for text that describes none. */
  load(position: unknown): { ok: true; table: Table } | { ok: false; rule: RuleId | null };
  /** The first node of a game whose racks are dealt by a seed. `options` are names and values as text. */
  deal(map: string, seed: number, options?: Readonly<Record<string, string>>): Table;
}

/** A position in which only what a test is about needs to be said. */
export type Given = Partial<Position> & { options?: Partial<Options> };

const other = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');

/**
 * Blue is to move in the hallway unless the test says otherwise, and the opponent has a Kwak, so that the opponent
 * has something to do when its turn comes.
 */
export function complete(given: Given): Position {
  const toMove = given.toMove ?? 'blue';
  return { map: 'hallway', ...given, toMove, rack: { [other(toMove)]: 'K', ...given.rack } };
}

export const TROOPS: readonly TroopCode[] = ['K', '1', '2', '3', '4', '5', '6', '7'];

/** Troops that may be placed on a node, in troop order: `'K67'`. */
export const takes = (table: Table, node: string): string =>
  TROOPS.filter((troop) => table.legal.includes(`place ${troop}@${node}`)).join('');

/** All tiles of a troop order list, each once: one of every troop. */
export const ONE_OF_EACH = TROOPS.join('');

/** The troops that have a number, weakest first. */
export const NUMBERED = TROOPS.filter((troop) => troop !== 'K');

/** All 24 tiles of an army in troop order. */
export const ARMY = TROOPS.map((troop) => troop.repeat(3)).join('');

/** Tiles in troop order. */
export const sorted = (tiles: string): string =>
  TROOPS.map((troop) => troop.repeat(tiles.split(troop).length - 1)).join('');

/** Tiles of one side on the board, in troop order. */
export const onBoard = (table: Table, side: Side): string =>
  sorted(
    Object.values(table.state.stacks)
      .flatMap((stack) => stack.match(/../g) ?? [])
      .filter((tile) => tile[0] === side[0])
      .map((tile) => tile[1])
      .join(''),
  );
