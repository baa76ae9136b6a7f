import { describe, expect, test } from 'vitest';
import data from '../../../assembly/games/toy-battle/data/cases.json' with { type: 'json' };
import type { Position, Side, State } from '../../../workers/games/toy-battle/state';
import {
  asked,
  legal,
  outcomes,
  perft,
  reach,
  result,
  stranded,
  whyNot,
  winNext,
  winningStarts,
} from '../../../workers/referee/toy-battle';
import { observe, play, start, type Predicate } from './support';

interface Case {
  id: string;
  title: string;
  position: Position;
  after?: string[];
  expect: Record<string, never>;
}

interface WinNextCase {
  side: Side;
  known?: string;
  num: number;
  den: number;
  needs: string[];
}

const wantedNodes: Record<string, (node: State, side: Side) => string[]> = { reach, stranded };

/** One check a key of `expect`; a key without a check is an error. */
const CHECKS: Record<string, (node: State, wanted: never) => void> = {
  legalCount: (node, count: number) => expect(legal(node)).toHaveLength(count),
  legal: (node, list: string[]) => expect(legal(node)).toEqual(list),
  perft: (node, counts: number[]) => expect(counts.map((_, i) => perft(node, i + 1))).toEqual(counts),
  whyNot: (node, refused: Record<string, string[]>) =>
    expect(Object.fromEntries(Object.keys(refused).map((action) => [action, whyNot(node, action)]))).toEqual(refused),
  asked: (node, question: string) => expect(asked(node)).toBe(question),
  chance: (node, weights: Record<string, number>) =>
    expect(Object.fromEntries(outcomes(node).map(({ action, weight }) => [action.slice(1), weight]))).toEqual(weights),
  result: (node, { winner, how }: { winner: Side | null; how: string }) =>
    expect(result(node)).toEqual({ winner: winner ?? 'none', how }),
  state: (node, predicates: Predicate[]) =>
    expect(predicates.map((predicate) => observe(node, predicate))).toEqual(predicates),
  nodes: (node, lists: Record<string, string[]>) => {
    for (const [ask, list] of Object.entries(lists)) {
      const [what, side] = ask.split(':') as [string, Side];
      expect(wantedNodes[what]!(node, side)).toEqual(list);
    }
  },
  winningStarts: (node, starts: string[]) => expect(winningStarts(node)).toEqual(starts),
  winNext: (node, { side, known, ...wanted }: WinNextCase) => {
    const seen = known === undefined ? node : { ...node, known: { ...node.known, [side]: known } };
    expect(winNext(seen, side)).toEqual(wanted);
  },
};

const cases = data.cases as unknown as Case[];

test('there are 81 reference cases', () => expect(cases).toHaveLength(81));

describe.each(cases)('$id $title', ({ position, after, expect: wanted }) => {
  test.each(Object.keys(wanted))('%s', (key) => {
    CHECKS[key]!(play(start(position), after ?? []), wanted[key]!);
  });
});
