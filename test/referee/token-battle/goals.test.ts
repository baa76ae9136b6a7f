import { describe as group, expect, test } from 'vitest';
import {
  Aborted,
  READY_SETS,
  actor,
  apply,
  gains,
  game,
  goalLeft,
  legal,
  result,
  solveGoal,
  startGame,
  type Goal,
  type Player,
  type State,
} from '../../../workers/referee/token-battle';
import { HALF, ONE, ZERO, fraction } from '../../../workers/referee/fraction';
import { path, start, wander } from './support';

const right = (position: string, goal: Goal): string[] => solveGoal(start(position), goal).right;

/** The lesson positions 10.1 to 10.5 of the rule file. */
group('winNow', () => {
  test('a win is 1, everything else 0', () => {
    const {
      value,
      right: best,
      values,
    } = solveGoal(start('A a1=6; B f3=9; points 991-993; cards A milestone shove; cards B milestone'), {
      kind: 'winNow',
    });
    expect([value, best]).toEqual([ONE, ['shove@e3']]);
    expect(Object.values(values).filter(({ num }) => num === 0n)).toHaveLength(67);
  });

  test('a draw is no win', () => {
    expect(solveGoal(start('A a1=4; B f6=4; points 992-996'), { kind: 'winNow' }).value).toEqual(ZERO);
  });

  test('a full board wins, too', () => {
    const position =
      'A a1=9 b1=9 c1=9 d1=9; rest B=1; empty c3; points 340-330; cards A milestone needle; cards B milestone';
    expect(right(position, { kind: 'winNow' })).toEqual(['milestone@c3']);
  });
});

group('bestTurn', () => {
  const position = 'A b2=3 c2=2 d2=1 b4=2; B d4=4; cards A banner';

  test('gain counts the board left after the shots', () => {
    expect(solveGoal(start(position), { kind: 'bestTurn', metric: 'gain' })).toMatchObject({
      value: fraction(10),
      right: ['banner@c3'],
    });
    const shot = solveGoal(start('B f3=4; cards A crossbow'), { kind: 'bestTurn', metric: 'gain' });
    expect([shot.value, shot.right.every((action) => action.endsWith('3'))]).toEqual([fraction(-2), true]);
  });

  test('scored counts this turn, before the shots', () => {
    expect(solveGoal(start('B f3=4; cards A crossbow'), { kind: 'bestTurn', metric: 'scored' })).toMatchObject({
      value: fraction(-3),
      nodes: 36,
    });
  });

  test('enemyGain is the gain left to the opponent, below zero', () => {
    const goal: Goal = { kind: 'bestTurn', metric: 'enemyGain' };
    expect(solveGoal(start('B f3=6 e5=3; cards A shove'), goal)).toMatchObject({
      value: fraction(-3),
      right: ['shove@e3'],
    });
  });

  test('an extra turn does not make it longer', () => {
    const node = start('A c2=2 d3=1; B c4=3; cards A sprint');
    expect(solveGoal(node, { kind: 'bestTurn', metric: 'scored' }).values['sprint@c3']).toEqual(fraction(1));
  });
});

group('bestSequence', () => {
  const position = 'extra 1-0; cards A whetstone milestone';

  test('adds up own turns until the opponent decides', () => {
    const { value, right: best } = solveGoal(start(position), { kind: 'bestSequence', metric: 'scored', turns: 3 });
    // Milestone twice: 4 + 8; Milestone and Whetstone: 4 + 7; Whetstone and Milestone: 3 + 8.
    expect(value).toEqual(fraction(12));
    expect(best).toHaveLength(36);
    expect(best.every((action) => action.startsWith('milestone'))).toBe(true);
  });

  test('the last board counts for gains', () => {
    const { value } = solveGoal(start(position), { kind: 'bestSequence', metric: 'gain', turns: 3 });
    expect(value).toEqual(fraction(8));
  });

  test('stops after so many turns', () => {
    const { value, nodes } = solveGoal(start(position), { kind: 'bestSequence', metric: 'scored', turns: 1 });
    expect([value, nodes]).toEqual([fraction(4), 73]);
  });
});

group('bestMargin', () => {
  test('the final margin, mine minus his', () => {
    const position = 'rest B=1; empty c3; points 40-30; cards A milestone';
    expect(solveGoal(start(position), { kind: 'bestMargin', turns: 1 }).value).toEqual(fraction(44 - 65));
    expect(solveGoal(start(`turn B; ${position}`), { kind: 'bestMargin', turns: 1 }).value).toEqual(
      fraction(30 + 35 + 4 - 40),
    );
  });

  test('both play as well as they can', () => {
    const position = 'rest B=1; empty c3 d3; points 40-30; cards A milestone; cards B milestone toll';
    const { value, values, right: best } = solveGoal(start(position), { kind: 'bestMargin', turns: 2 });
    expect(Object.keys(values)).toEqual(['milestone@c3', 'milestone@d3']);
    expect([value, best]).toEqual([fraction(40 + 4 + 4 - (30 + 34 + 39)), ['milestone@c3', 'milestone@d3']]);
  });

  test('a line that does not end in time makes it invalid', () => {
    expect(() => solveGoal(start('rest B=1; empty c3 d3'), { kind: 'bestMargin', turns: 1 })).toThrow(RangeError);
    expect(() => solveGoal(start(''), { kind: 'bestMargin', turns: 2 })).toThrow('not every line');
  });
});

group('forcedWin and onlyMove', () => {
  test('a line that does not end in time is not won', () => {
    const { value, values } = solveGoal(start('points 990-0'), { kind: 'forcedWin', turns: 1 });
    expect([value, Object.keys(values).length]).toEqual([ZERO, 36]);
    expect(solveGoal(start('points 990-0'), { kind: 'forcedWin', turns: 3 }).value).toEqual(ONE);
  });

  test('turns of the opponent count, and can win', () => {
    const node = start('points 992-0');
    const values = [1, 2].map((turns) => solveGoal(node, { kind: 'forcedWin', turns }).value);
    expect(values).toEqual([ZERO, ONE]);
  });

  test('a draw is worth a half, and is all that can be saved', () => {
    const position = 'A a1=4; B f6=4; points 992-996; cards A milestone needle; cards B milestone';
    const { value, values } = solveGoal(start(position), { kind: 'onlyMove', turns: 2 });
    expect([value, values['milestone@c3'], values['needle@c3']]).toEqual([HALF, HALF, ZERO]);
  });

  /** Plain minimax over the same tree, with no short cut. */
  const plain = (node: State, player: Player, turns: number): number => {
    const ended = result(node);
    if (ended) return ended.winner === 'draw' ? 1 : ended.winner === player ? 2 : 0;
    if (turns === 0) return 0;
    const values = legal(node).map((action) => plain(apply(node, action), player, turns - 1));
    return node.turn === player ? Math.max(...values) : Math.min(...values);
  };

  test.each([3, 8, 21])('the end of random game %i: every value as by plain minimax', (seed) => {
    const nodes = wander(startGame({ A: READY_SETS.quickstep!, B: READY_SETS.masons! }, { turnLimit: 36 }), seed);
    const node = nodes[nodes.length - 3]!;
    const { values } = solveGoal(node, { kind: 'onlyMove', turns: 2 });
    const player = node.turn as Player;
    expect(Object.values(values)).toEqual(
      legal(node).map((action) => fraction(plain(apply(node, action), player, 1), 2)),
    );
  });
});

group('reachTop', () => {
  const position = 'cards A milestone>hail>idol needle>shears';

  test('needs one turn for each card above, and the right stack', () => {
    expect(solveGoal(start(position), { kind: 'reachTop', card: 'shears', turns: 1 }).right[0]).toBe('needle@a1');
    expect(solveGoal(start(position), { kind: 'reachTop', card: 'idol', turns: 2 }).value).toEqual(ZERO);
    expect(right(position, { kind: 'reachTop', card: 'idol', turns: 3 })).toEqual(
      legal(start(position)).filter((action) => action.startsWith('milestone')),
    );
  });

  test('is too late when the game is over', () => {
    const late = `${position}; points 996-0`;
    expect(solveGoal(start(late), { kind: 'reachTop', card: 'shears', turns: 1 }).value).toEqual(ONE);
    expect(solveGoal(start(late), { kind: 'reachTop', card: 'hail', turns: 1 }).value).toEqual(ZERO);
  });
});

group('goals at later nodes', () => {
  const root = start('A c2=2 d3=1; B c4=3; extra 0-1; cards A sprint');
  const [, again] = path(root, 'sprint@c3') as [State, State];
  const [, other] = path(root, 'sprint@a1') as [State, State];

  test('what is left of them', () => {
    const win: Goal = { kind: 'forcedWin', turns: 3 };
    expect(goalLeft(root, win, root)).toEqual(win);
    expect(goalLeft(root, win, again)).toEqual({ kind: 'forcedWin', turns: 2 });
    expect(goalLeft(root, { kind: 'forcedWin', turns: 1 }, again)).toBeNull();
    expect(goalLeft(root, { kind: 'winNow' }, again)).toBeNull();
    expect(goalLeft(root, { kind: 'bestTurn', metric: 'gain' }, again)).toBeNull();
    const sequence: Goal = { kind: 'bestSequence', metric: 'gain', turns: 3 };
    expect(goalLeft(root, sequence, again)).toEqual({ ...sequence, turns: 2 });
    expect(goalLeft(root, sequence, other)).toBeNull();
    expect(goalLeft(root, { kind: 'reachTop', card: 'sprint', turns: 3 }, again)).toBeNull();
  });

  test('the value below is the value above', () => {
    const node = start('extra 1-0; cards A whetstone milestone');
    const goal: Goal = { kind: 'bestSequence', metric: 'gain', turns: 2 };
    const first = apply(node, 'whetstone@c3');
    expect(solveGoal(first, goalLeft(node, goal, first)!).value).toEqual(solveGoal(node, goal).values['whetstone@c3']);
  });
});

group('long proofs', () => {
  test('50,000 nodes fit into the time of a test, and can be watched and stopped', () => {
    const node = start('A a1=2 c4=1h; B f6=3; extra 2-0; cards A milestone hail');
    const seen: number[] = [];
    const watch = { onProgress: (nodes: number) => void seen.push(nodes), abort: (nodes: number) => nodes > 50_000 };
    expect(() => solveGoal(node, { kind: 'bestSequence', metric: 'scored', turns: 3 }, watch)).toThrow(Aborted);
    expect(seen[seen.length - 1]).toBeGreaterThan(50_000);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  test('start where a player decides, and count turns from one', () => {
    expect(() => solveGoal(start('points 1000-0'), { kind: 'winNow' })).toThrow(RangeError);
    expect(() => solveGoal(start('turn ?'), { kind: 'winNow' })).toThrow(RangeError);
    for (const turns of [0, 1.5, undefined as unknown as number]) {
      expect(() => solveGoal(start(''), { kind: 'forcedWin', turns })).toThrow(RangeError);
    }
  });
});

test('gains and actors of the solver are those of the game', () => {
  const node = start('A a1=4; B f6=6; turn B');
  expect([game.seat(node), actor(node), gains(node)]).toEqual([1, 'player', { A: 4, B: 6 }]);
});
