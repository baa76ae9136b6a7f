import { describe, expect, test } from 'vitest';
import { apply, legal, type State } from '../../../workers/referee/tash-kalar';
import { arena, boardOf, start } from './support';

/** Positions with `actions` fewer actions, distinct in everything a turn remembers; only by the verbs given. */
function ends(root: State, actions: number, verbs: RegExp): { ends: number; boards: number } {
  const goal = root.turn.actions - actions;
  const seen = new Map<string, State>();
  const visit = (node: State): void => {
    const key = JSON.stringify([node.board, node.hands, node.turn, node.node]);
    if (seen.has(key)) return;
    seen.set(key, node);
    if (isEnd(node)) return;
    const choices = node.node.kind === 'menu' ? legal(node).filter((action) => verbs.test(action)) : legal(node);
    for (const action of choices) visit(apply(node, action));
  };
  const isEnd = ({ node, turn }: State): boolean => node.kind === 'menu' && turn.actions === goal;
  visit(root);
  const last = [...seen.values()].filter(isEnd);
  const summoned = ({ turn }: State): string[] => turn.summoned.map(({ square, rank }) => `${square} ${rank}`).sort();
  const told = last.map((node) => JSON.stringify([boardOf(node), node.turn.destroyed, node.hands, summoned(node)]));
  return { ends: new Set(told).size, boards: new Set(last.map(boardOf)).size };
}

/** Rule file 10.3; an action more than is used keeps the turn from ending. */
describe('turn search of a High Form position', () => {
  const position = arena('d4 e2 e4 d2* d3* e3* g3**', 'd5 f1 f8 e5* f5* i4*', {
    options: { decks: { A: 'sylvan', B: 'northern' } },
    hands: {
      A: [
        'ForestWardens',
        'ForestAncient',
        'CentaurSpearman',
        'KiskinLeafsplitter',
        'TheEldestTree',
        'StormElemental',
        'flare-06',
      ],
    },
    turn: { actions: 3 },
  });

  test('one action', () => expect(ends(start(position), 1, /^(place|summon)/)).toEqual({ ends: 90, boards: 86 }));

  test('two actions', () => expect(ends(start(position), 2, /^(place|summon)/)).toEqual({ ends: 5560, boards: 4993 }));

  test('the flare is not available', () => expect(legal(start(position))).not.toContain('flare'));
});

/** Rule file 10.6. */
describe('turns without cards', () => {
  test('the first turn of the game has 69 placements', () =>
    expect(legal(start({ turn: { first: true, actions: 1 } }))).toHaveLength(69));

  test('two placements after one enemy piece end in C(68, 2) boards', () =>
    expect(ends(start(arena('', 'e5', { turn: { actions: 3 } })), 2, /^place/).boards).toBe(2278));

  test('and on a board with nine pieces in C(60, 2)', () =>
    expect(ends(start(arena('a3 a4 a5 a6 a7', 'i4 i5 i6 i7', { turn: { actions: 3 } })), 2, /^place/).boards).toBe(
      1770,
    ));
});
