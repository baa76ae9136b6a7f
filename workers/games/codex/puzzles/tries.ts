import type { Draft } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import type { Random } from '../../../random';
import type { State } from '../state';
import type { Table } from '../table';

export type Finder = (walker: Walker<State>, node: Node, random: Random) => Draft | null;

/** Positions made of one node for a kind of question. */
const TRIES = 4;

export const within = ([from, to]: readonly [number, number], random: Random): number => from + random(to - from + 1);

/** Starts of main phases only. */
function isMain(walker: Walker<State>, node: Node): Table | null {
  const { table } = walker.codec.read(node);
  return table.stage === 'main' ? table : null;
}

/** The first small position that makes a draft. */
export const tried =
  (make: (walker: Walker<State>, table: Table, random: Random) => Draft | null, times = TRIES): Finder =>
  (walker, node, random) => {
    const table = isMain(walker, node);
    for (let i = 0; table && i < times; i++) {
      const draft = make(walker, table, random);
      if (draft) return draft;
    }
    return null;
  };
