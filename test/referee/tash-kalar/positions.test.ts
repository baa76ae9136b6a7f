import { describe, expect, test } from 'vitest';
import { load, printPosition, startGame } from '../../../workers/referee/tash-kalar';
import { ALL_17, arena, start } from './support';

/** Problem, rule and place of a position that cannot be read or reached. */
function wrong(position: unknown): [string, string | null, string] | null {
  const loaded = load(position);
  return loaded.ok ? null : [loaded.error.problem, loaded.error.rule, loaded.error.where];
}

describe('what is missing', () => {
  test('an empty position is a turn of A with all cards in the decks', () => {
    const node = start({});
    expect([node.turn.player, node.turn.actions, node.node, node.end]).toEqual(['A', 2, { kind: 'menu' }, 'open']);
    const sizes = Object.values(node.decks).map(({ unknown }) => unknown.length);
    expect(sizes).toEqual([18, 18, 12, 12, 24]);
  });

  test('decks left out hold what is nowhere else', () => {
    const node = start({
      hands: { A: ['Knight', 'Titan', 'flare-06'] },
      discards: { A: ['Bomb'] },
      tasks: { next: 'Diagonals' },
    });
    const sizes = Object.values(node.decks).map(({ unknown }) => unknown.length);
    expect(sizes).toEqual([16, 18, 11, 11, 23]);
    expect(node.decks.A.unknown).not.toContain('Knight');
  });

  test('a Duel has no tasks', () =>
    expect(start({ options: { mode: 'duel' } }).decks.tasks).toEqual({ top: [], unknown: [], bottom: [] }));

  test('a plain list is a deck in known order; one unknown card is a known one', () => {
    const decks = { A: ['Bomb', 'Knight'], legends: { top: ['Titan'], unknown: ['HellBull'], bottom: ['Leviathan'] } };
    const node = start({ decks });
    expect(node.decks.A).toEqual({ top: ['Bomb', 'Knight'], unknown: [], bottom: [] });
    expect(node.decks.legends.top).toEqual(['Titan', 'HellBull', 'Leviathan']);
  });

  test('actions since then lead into an effect', () => {
    const node = start(arena('d4 d6', 'e4', { hands: { A: ['Swordmaster'] }, play: ['summon Swordmaster@d5'] }));
    expect(node.node.kind).toBe('effect');
  });
});

test('options are printed only where they differ', () => {
  expect(printPosition(startGame()).options).toEqual({});
  expect(printPosition(startGame({ mode: 'duel', resign: 'off' })).options).toEqual({ mode: 'duel', resign: 'off' });
});

test.each<[string, unknown, [string, string | null, string]]>([
  ['nothing', undefined, ['not-an-object', null, 'position']],
  ['a list', [], ['not-an-object', null, 'position']],
  ['an unknown part', { bord: {} }, ['unknown-key', null, 'position']],
  ['a square in a cut corner', arena('a1'), ['unknown-square', 'TS-BOARD-1', 'board.A.0']],
  ['a fourth rank', arena('e5***'), ['unknown-piece', 'TS-PIECE-2', 'board.A.0']],
  ['two pieces on a square', arena('e5', 'e5*'), ['square-taken-twice', 'TS-PLACE-1', 'board.B']],
  ['18 two-sided pieces', arena(`${ALL_17} e9`), ['too-many-pieces', 'TS-PIECE-1', 'board.A']],
  ['17 in a Duel', arena(ALL_17, '', { options: { mode: 'duel' } }), ['too-many-pieces', 'TS-PIECE-1', 'board.A']],
  ['four legendary pieces', arena('e5** e6** e7** e8**'), ['too-many-pieces', 'TS-PIECE-1', 'board.A']],
  ['an unknown card', { hands: { A: ['Nobody'] } }, ['unknown-card', 'TS-CARD-1', 'hands.A.0']],
  ['a card of another deck', { hands: { A: ['Naiad'] } }, ['card-astray', 'TS-CARD-1', 'decks.A']],
  [
    'a card in hand and on the pile',
    { hands: { A: ['Bomb'] }, discards: { A: ['Bomb'] } },
    ['card-twice', 'TS-CARD-1', 'decks.A'],
  ],
  ['a legend in both hands', { hands: { A: ['Titan'], B: ['Titan'] } }, ['card-twice', 'TS-CARD-2', 'decks.legends']],
  ['two flares in a hand', { hands: { B: ['flare-00', 'flare-01'] } }, ['too-many-flares', 'TS-DRAW-1', 'hands.B']],
  [
    'the same deck twice',
    { options: { decks: { A: 'sylvan', B: 'sylvan' } } },
    ['same-decks', 'TS-CARD-1', 'options.decks'],
  ],
  ['an unknown option', { options: { mode: 'melee' } }, ['unknown-word', null, 'options.mode']],
  [
    'four current tasks',
    { tasks: { row: ['Destruction', 'SideChain', 'RedConquest', 'Diagonals'] } },
    ['too-many-tasks', 'TS-SETUP-3', 'tasks.row'],
  ],
  [
    'tasks in a Duel',
    { options: { mode: 'duel' }, tasks: { row: ['SideChain'] } },
    ['card-astray', 'TS-CARD-2', 'decks.tasks'],
  ],
  ['points in High Form', { points: { A: 3 } }, ['points-are-counted', 'TS-HIGH-5', 'points']],
  ['an empty deck, the end open', { decks: { B: [] } }, ['end-not-triggered', 'TS-END-1', 'decks.B']],
  ['final turns in a wrong order', { end: ['A'] }, ['final-turns', 'TS-END-4', 'end']],
  ['over, but turns to come', { node: { kind: 'over' } }, ['not-over', 'TS-END-4', 'end']],
  [
    'pieces before the start',
    arena('e5', '', { node: { kind: 'start' } }),
    ['pieces-too-early', 'TS-SETUP-6', 'board'],
  ],
  [
    'a draw for the start that is settled',
    { options: { startPlayer: 'A' }, node: { kind: 'start' } },
    ['start-is-settled', 'TS-SETUP-1', 'node'],
  ],
  ['marks in High Form', { node: { kind: 'marks' } }, ['no-marks', 'TS-SETUP-6', 'node']],
  ['a piece in the air', { node: { kind: 'placeLifted', from: 'e5' } }, ['needless-lift', 'TS-PLACE-2', 'node']],
  [
    'a piece to lift, but a full supply',
    arena('d4 d6', '', { node: { kind: 'lift', card: 'Swordmaster', target: 'd5', match: null } }),
    ['needless-lift', 'TS-SHORT-1', 'node'],
  ],
  ['no action and no flare', { turn: { actions: 0 } }, ['nothing-to-decide', 'TS-TURN-6', 'node']],
  ['a claim of nothing', { turn: { actions: 0 }, node: { kind: 'claim' } }, ['nothing-to-decide', 'TS-TURN-6', 'node']],
  ['a play that cannot be', { play: ['place e5', 'place e5'] }, ['cannot-be-played', null, 'play.1']],
])('%s', (_, position, error) => expect(wrong(position)).toEqual(error));

test('any JSON value is answered', () => {
  for (const value of [
    null,
    0,
    'e5',
    true,
    { board: [] },
    { hands: { A: 'Knight' } },
    { turn: { actions: -1 } },
    { node: 'menu' },
  ]) {
    expect(wrong(value)).not.toBeNull();
  }
  for (const node of [
    'match',
    'lift',
    'return',
    'draw',
    'deal',
    'layTasks',
    'layNext',
    'claim',
    'marks',
    'over',
    'effect',
  ]) {
    expect(() => load({ node: { kind: node, card: 'flare-00', target: 'e5' } })).not.toThrow();
    expect(() => load({ node: { kind: node } })).not.toThrow();
  }
});
