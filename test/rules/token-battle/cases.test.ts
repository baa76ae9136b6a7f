import { expect, test } from 'vitest';
import data from '../../../assembly/games/token-battle/data/cases.json' with { type: 'json' };
import { CHANCE } from '../../../workers/engine/abi';
import { tokenBattle } from '../../../workers/games/token-battle/game';
import { perft } from '../../../workers/referee/token-battle';
import * as rules from '../../../workers/referee/token-battle';
import { machine } from './support/engine';
import { both } from './support/rule';
import type { Table } from './support/table';

type Pair = Partial<Record<'A' | 'B', number>>;

interface Expected {
  at?: Record<string, string | null>;
  scored?: Pair;
  points?: Pair;
  extra?: Pair;
  boost?: Pair;
  turn?: string;
  winner?: string;
}

/** What a table says to all that is expected of it, in the same shape. */
function answer(expected: Expected, table: Table, before: Table): Expected {
  const { at, winner, turn } = expected;
  const { points } = table;
  const scored = { A: points.A - before.points.A, B: points.B - before.points.B };
  const known = { scored, points, extra: table.extra, boost: table.boost };
  return {
    ...(at && { at: Object.fromEntries(Object.keys(at).map((field) => [field, table.tokens[field] ?? null])) }),
    ...(turn && { turn: table.turn }),
    ...(winner && { winner: table.result?.winner ?? 'nobody' }),
    ...Object.fromEntries(Object.entries(known).filter(([name]) => expected[name as keyof Expected] !== undefined)),
  };
}

for (const { id, title, position, play, expect: expected } of data.cases) {
  both(`${id} ${title}`, ({ given }) => {
    const path = play.reduce<Table[]>((nodes, action) => [...nodes, nodes.at(-1)!.play(action)], [given(position)]);
    const last = path.at(-1)!;
    for (const state of expected.state as Expected[]) {
      expect(Object.keys(answer(state, last, path.at(-2) ?? last)).sort()).toEqual(Object.keys(state).sort());
      expect(answer(state, last, path.at(-2) ?? last)).toEqual(state);
    }
  });
}

test('there are 32 cases', () => expect(data.cases).toHaveLength(32));

for (const { first, second, counts } of data.perft) {
  both(`perft, ${first} against ${second}`, ({ start }) => {
    const table = start({ A: first, B: second }, { firstPlayer: 'A' });
    expect(table.legal).toHaveLength(counts[0]!);
    const sum = table.legal.reduce((total, action) => total + table.play(action).legal.length, 0);
    expect(sum).toBe(counts[1]);
  });
}

interface Puzzle {
  id: string;
  position: string;
  goal: { kind: string; turns: number };
  legal: number;
  win: number;
  draw: number;
  lose: number;
  best: string[];
}

test.each(data.puzzles as Puzzle[])(
  '$id is proved by the engine',
  ({ position, goal, legal, win, draw, lose, best }) => {
    const parsed = tokenBattle.parse(position);
    if (!parsed.ok) throw new Error(parsed.error.problem);
    const bytes = new Uint8Array(tokenBattle.stateBytes);
    tokenBattle.write(parsed.value, bytes);
    expect(machine.load(bytes)).toBe(0);
    expect(machine.actor()).toBeLessThan(CHANCE);
    const actions = [...machine.legal()];
    expect(actions).toHaveLength(legal);
    const { kind, detail } = tokenBattle.goalCode(goal, parsed.value);
    machine.goalStart(kind, detail);
    const values = actions.map((action) => {
      const value = machine.goalSolve(action, 10_000_000);
      if (!value) throw new Error('not solved');
      return value.num / value.den;
    });
    const count = (wanted: number): number => values.filter((value) => value === wanted).length;
    expect([count(1), count(0.5), count(0)]).toEqual([win, draw, lose]);
    expect(
      actions.filter((_, i) => values[i] === 1).map((action) => tokenBattle.actionText(action, parsed.value)),
    ).toEqual(best);
  },
);

test('engine and referee count the same sequences deeper down', () => {
  const positions = [
    'rest B=1; empty c3 d3 e3; A a1=2h; cards A twins>hail sprint; cards B shove quake>throne',
    'A c1=2h c2=1v; B f6=3; rest A=1; empty a1 b3 f3; cards A hail>idol; cards B debt colossus; extra 0-1',
    'rest A=2; empty a1 b2 c3; B f1=1h; cards A carousel>thief; cards B plough>decoy; points 940-960',
  ];
  for (const position of positions) {
    const loaded = rules.load(position);
    if (!loaded.ok) throw new Error(loaded.error.problem);
    const parsed = tokenBattle.parse(position);
    if (!parsed.ok) throw new Error(parsed.error.problem);
    const bytes = new Uint8Array(tokenBattle.stateBytes);
    tokenBattle.write(parsed.value, bytes);
    machine.load(bytes);
    for (const depth of [1, 2, 3, 4])
      expect(machine.perft(depth), `${position}, ${depth}`).toBe(perft(loaded.node, depth));
  }
});
