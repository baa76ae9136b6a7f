import { describe, expect, test } from 'vitest';
import data from '../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };
import { arena, BEINGS, implementations, NO_DRAWS, type Node, type PositionJson } from './support';

const kind = (node: Node): string => node.position().node!.kind;

/** Takes the first outcome of chance as long as chance decides the same kind of thing. */
function through(node: Node, asked: string): { node: Node; outcomes: string[][] } {
  const outcomes: string[][] = [];
  while (node.outcomes().length && kind(node) === asked) {
    outcomes.push(node.outcomes());
    node = node.play(node.outcomes()[0]!);
  }
  return { node, outcomes };
}

const advanced = data.tasks.filter((task) => task.advanced).map(({ name }) => name.replaceAll(' ', ''));

for (const { name, load } of implementations) {
  describe(`setting up [${name}]`, () => {
    test('TS-SETUP-1: chance chooses who begins, unless an option does', () => {
      const start = load({ node: { kind: 'start' } });
      expect(start.outcomes()).toEqual(['~A', '~B']);
      expect(start.play('~B').position()).toMatchObject({ node: { kind: 'deal' }, turn: { player: 'B' } });
      expect(start.whyNot('place e5')).toBe('TS-SETUP-1');
      const settled = load({ options: { startPlayer: 'B' }, node: { kind: 'deal' }, turn: { player: 'B' } });
      expect(settled.outcomes()).toHaveLength(18);
    });

    test('TS-SETUP-2: three beings, two legends and a flare, the starting player first', () => {
      const { node, outcomes } = through(load({ node: { kind: 'start' } }).play('~B'), 'deal');
      expect(outcomes.map((cards) => cards.length)).toEqual([18, 17, 16, 12, 11, 12, 18, 17, 16, 10, 9, 11]);
      const { hands } = node.position();
      for (const hand of [hands!.A!, hands!.B!]) expect(hand).toHaveLength(6);
    });

    test('TS-SETUP-3, TS-SETUP-6: three current tasks, a next one, and an empty board', () => {
      const dealt = through(load({ node: { kind: 'start' } }).play('~A'), 'deal').node;
      expect([kind(dealt), dealt.outcomes().length]).toEqual(['layTasks', 24]);
      const laid = through(dealt, 'layTasks').node;
      const first = through(laid, 'layNext').node;
      const { tasks, board } = first.position();
      expect(tasks!.row).toHaveLength(3);
      expect(tasks!.row!.filter((task) => advanced.includes(task))).toEqual([]);
      expect(tasks!.next).not.toBeNull();
      expect(board).toEqual({ A: [], B: [] });
    });

    test('TS-SETUP-4: advanced tasks and the third of a type are set aside, then shuffled back', () => {
      const tasks = [
        'HeroicDevastation',
        'Destruction',
        'Devastation',
        'HeroicDestruction',
        'Imprisonment',
        'SideChain',
      ];
      const position = { ...NO_DRAWS, decks: { ...NO_DRAWS.decks, tasks }, node: { kind: 'layTasks', aside: [] } };
      const { node, outcomes } = through(load(position as PositionJson), 'layTasks');
      expect(outcomes).toEqual(tasks.slice(0, 5).map((task) => [`~${task}`]));
      expect(node.position().tasks!.row).toEqual(['Destruction', 'Devastation', 'Imprisonment']);
      expect([kind(node), node.outcomes().length]).toEqual(['layNext', 3]);
    });

    test('TS-SETUP-7: whoever moves second decides which common stands on c5, which on g5', () => {
      const marks = load({ options: { mode: 'duel' }, node: { kind: 'marks' }, turn: { first: true } });
      expect(marks.legal()).toEqual(['marks own', 'marks enemy']);
      expect(marks.play('marks own').position()).toMatchObject({
        board: { A: ['g5'], B: ['c5'] },
        turn: { player: 'A', first: true, actions: 1 },
      });
      expect(marks.play('marks enemy').position().board).toEqual({ A: ['c5'], B: ['g5'] });
    });
  });

  describe(`turns [${name}]`, () => {
    test('TS-TURN-1: turns alternate', () => {
      const places = ['c1', 'd1', 'e1', 'f1', 'g1', 'c9'].map((square) => `place ${square}`);
      let node = load(arena('', '', NO_DRAWS));
      const players = places.map((place) => {
        const { player } = node.position().turn!;
        node = node.play(place);
        return player;
      });
      expect(players).toEqual(['A', 'A', 'B', 'B', 'A', 'A']);
    });

    test('TS-TURN-4: three kinds of action', () => {
      const node = load(arena('d4 d6', '', { hands: { A: ['Swordmaster', 'Titan'] } }));
      expect(new Set(node.legal().map((action) => action.split(' ')[0]))).toEqual(
        new Set(['place', 'summon', 'discard']),
      );
      expect(node.whyNot('pick d4')).toBe('TS-TURN-4');
    });

    test('TS-TURN-7: an action that is gained can be used once the effect is over', () => {
      const node = load(
        arena('c4 e4 d5 d6', '', {
          options: { decks: { A: 'highland', B: 'northern' } },
          hands: { A: ['WarSummoner'] },
          turn: { actions: 1 },
        }),
      );
      const after = node.play('summon WarSummoner@d4');
      expect(after.position()).toMatchObject({ node: { kind: 'menu' }, turn: { player: 'A', actions: 1 } });
      expect(after.legal()).toContain('place e5');
    });

    test('TS-TURN-8: with every piece on the board there still is an action', () => {
      const squares = data.board.squares.map((square) => square.name);
      const army = (from: number): string =>
        squares.slice(from, from + 20).map((square, i) => (i < 3 ? `${square}**` : square)).join(' '); // prettier-ignore
      const node = load(arena(army(0), army(20)));
      expect(node.legal()).toHaveLength(17);
      expect(node.play(node.legal()[0]!).legal()).toHaveLength(30);
    });

    test('TS-DRAW-3: when the legends run out, their discard pile becomes the deck', () => {
      const node = load(
        arena('e5', '', {
          hands: { A: [...BEINGS, 'FireDragon'], B: BEINGS },
          decks: NO_DRAWS.decks,
          discards: { legends: ['Leviathan', 'HellBull'] },
          turn: { actions: 1 },
        }),
      ).play('place d4');
      expect(new Set(node.outcomes())).toEqual(new Set(['~Leviathan', '~HellBull']));
      const after = node.play('~Leviathan').position();
      expect(after).toMatchObject({ discards: { legends: [] }, hands: { A: [...BEINGS, 'FireDragon', 'Leviathan'] } });
    });

    test('TS-HIGH-6: tasks look at what was destroyed and summoned in the whole turn, and at the board now', () => {
      const turn = { destroyed: { common: 3 }, summoned: ['e5*', 'd4'] };
      expect(load(arena('d5', '', { turn })).fulfilled()).toEqual(
        expect.arrayContaining(['Destruction', 'RedSummoning']),
      );
      const none = load(arena('d5', '')).fulfilled();
      expect([none.includes('Destruction'), none.includes('RedSummoning')]).toEqual([false, false]);
      // By a flare: its common fills the last of the central squares that are missing.
      const central = arena('d4* e5* f6 d6', 'a3* a4* a5* a6* a7* b4* b5*', { hands: { A: ['flare-00'] } });
      expect(load(central).fulfilled()).not.toContain('CentralDominance');
      const placed = load(central).play('flare', 'placeOn e6 common');
      expect(placed.fulfilled()).toContain('CentralDominance');
    });

    test('TS-END-9: resigning is an agreement of the table, no action of a turn', () => {
      for (const resign of ['on', 'off'] as const) {
        const node = load({ options: { resign } });
        expect(node.legal().filter((action) => action.includes('resign'))).toEqual([]);
      }
      expect(() => load({ options: { resign: 'never' as 'off' } })).toThrow();
    });
  });
}
