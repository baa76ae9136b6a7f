import { describe, expect, test } from 'vitest';
import data from '../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };
import { arena, implementations, NO_DRAWS, words, type PositionJson } from './support';

const ALL_17 = 'c3 d3 e3 f3 g3 c4 g4 c5* g5 c6 g6 c7 d7 e7 f7 g7 i3*';
const HIGHLAND: PositionJson = { options: { decks: { A: 'highland', B: 'northern' } } };
const verbs = (actions: readonly string[]): Set<string> => new Set(actions.map((action) => action.split(' ')[0]!));

for (const { name, load } of implementations) {
  describe(`the board [${name}]`, () => {
    test('TS-BOARD-2: squares are numbered row by row, the centre is e5', () => {
      const places = load({}).legal().filter((action) => action.startsWith('place')); // prettier-ignore
      expect([places[0], places[34], places[68]]).toEqual(['place c1', 'place e5', 'place g9']);
    });

    test('TS-BOARD-4: the central squares are d4 to f6', () => {
      for (const { name: square } of data.board.squares) {
        const others = words('d4* f6* d6 f4 e5').filter((other) => other.slice(0, 2) !== square);
        const own = [...others.slice(0, 4), square.replace(/^(d4|f6)$/, '$1*')].join(' ');
        const central = /^[def][456]$/.test(square);
        expect([square, load(arena(own)).fulfilled().includes('CentralDominance')]).toEqual([square, central]);
      }
    });
  });

  describe(`pieces [${name}]`, () => {
    test('TS-PIECE-1: 17 two-sided and 3 legendary pieces, no more', () => {
      expect(verbs(load(arena(ALL_17)).legal())).toContain('lift');
      expect(verbs(load(arena(ALL_17.slice(3))).legal())).not.toContain('lift');
      expect(verbs(load(arena(`${ALL_17} e1** e2** e9**`)).legal())).toContain('lift');
      expect(() => load(arena(`${ALL_17} e1`))).toThrow();
      expect(() => load(arena('e1** e2** e8** e9**'))).toThrow();
    });

    test('TS-PIECE-9: in a duel one two-sided piece less', () => {
      const duel: PositionJson = { options: { mode: 'duel' } };
      expect(verbs(load(arena(ALL_17.slice(3), '', duel)).legal())).toContain('lift');
      expect(() => load(arena(ALL_17, '', duel))).toThrow();
    });

    test('TS-PIECE-2: common, heroic, legendary', () => {
      const comes = (card: string, own: string, enemy: string): boolean =>
        load(arena(own, enemy, { hands: { A: [card.split('@')[0]!] } }))
          .legal()
          .includes(`summon ${card}`);
      const beings = ['Swordmaster@d5', 'GunTower@e3', 'Titan@e3'];
      const patterns = ['d4 d6', 'd4 e4 d5 e5', 'e4* e5* d6 e6 f6'];
      const found = beings.map((card, i) =>
        ['', '*', '**'].filter((rank) => comes(card, patterns[i]!, card.slice(-2) + rank)),
      );
      expect(found).toEqual([[''], ['', '*'], ['', '*', '**']]);
    });

    test('TS-PIECE-3: heroic and legendary pieces are upgraded', () => {
      expect(load(arena('', 'a5* b5**')).flares()).toContain('flare-11');
      expect(load(arena('', 'a5* b5')).flares()).not.toContain('flare-11');
    });

    test('TS-PIECE-4: common and heroic pieces are non-legendary', () => {
      const behind = arena('d5 e6* f7**', 'a4 b4 c4* d2* e2* g2 h3', { hands: { A: ['flare-10'] } });
      const moves = load(behind).play('flare', 'option combat').legal();
      expect(new Set(moves.map((move) => move.slice(0, 7)))).toEqual(new Set(['move d5', 'move e6', 'done']));
    });

    test("TS-PIECE-5: pieces are anybody's where nothing else is said", () => {
      const node = load(arena('e6 d7 e7 f7', 'e4 d5', { ...HIGHLAND, hands: { A: ['HillGiant'] } }));
      expect(node.play('summon HillGiant@e5').position().board).toEqual({ A: ['e5*', 'd7', 'e7', 'f7'], B: [] });
    });

    test('TS-PIECE-6: an enemy piece is a piece of the opponent', () => {
      const node = load(arena('d4 d6 c4', 'e4', { hands: { A: ['Swordmaster'] } }));
      expect(node.play('summon Swordmaster@d5').legal()).toEqual(['pick e4', 'done']);
    });

    test('TS-PIECE-7: a being whose effect is over is a piece like any other', () => {
      const after = load(arena('d4 d6', '', { hands: { A: ['Swordmaster'] } })).play('summon Swordmaster@d5');
      const placed = load(arena('d4 d5 d6'));
      expect(after.position().board).toEqual(placed.position().board);
      for (const card of ['Bomb', 'Messenger', 'TimeMage']) expect(after.matches(card)).toEqual(placed.matches(card));
    });

    test('TS-PIECE-8: a piece that leaves the board can be placed by the same effect', () => {
      const own = 'd4 c5 e5 f6 h7 a3 a4 a5 a6 a7 i3 i4 i5 c1 d1 e1';
      const rider = load(arena(own, '', { hands: { A: ['GryphonRider'] } })).play('summon GryphonRider@e4');
      expect(rider.play('move e4-h7', 'pick h7').legal()).toContain('placeOn h8 common');
      expect(verbs(rider.play('move e4-g8', 'pick g8').legal())).not.toContain('placeOn');
    });
  });

  describe(`cards [${name}]`, () => {
    test('TS-CARD-1: own decks of 18 beings, two different ones', () => {
      for (const deck of ['northern', 'southern', 'highland', 'sylvan'] as const) {
        const other = deck === 'sylvan' ? 'highland' : 'sylvan';
        const dealt = load({ options: { decks: { A: deck, B: other } }, node: { kind: 'deal' } }).outcomes();
        const list = data.decks.find(({ id }) => id === deck)!.list;
        const beings = data.beings.filter((being) => being.deck === list);
        expect(new Set(dealt)).toEqual(new Set(beings.map((being) => `~${being.name.replaceAll(/[ -]/g, '')}`)));
        expect(beings.filter(({ rank }) => rank === 'common')).toHaveLength(5);
        expect(dealt).toHaveLength(18);
        expect(() => load({ options: { decks: { A: deck, B: deck } } })).toThrow();
      }
    });

    test('TS-CARD-2: 12 legends, 12 flares, and 24 tasks in High Form only', () => {
      const sizes = (position: PositionJson): number[] =>
        Object.values(load(position).position().decks!).map((deck) => Object.values(deck).flat().length);
      expect(sizes({ node: { kind: 'deal' } })).toEqual([18, 18, 12, 12, 24]);
      expect(sizes({ options: { mode: 'duel' }, node: { kind: 'deal' } })).toEqual([18, 18, 12, 12, 0]);
    });
  });

  describe(`modes [${name}]`, () => {
    test('TS-MODE-1: High Form or a duel', () => {
      expect(() => load({ options: { mode: 'melee' as 'duel' } })).toThrow();
      expect(load({ options: { mode: 'duel' } }).position().options).toMatchObject({ mode: 'duel' });
    });

    test('TS-MODE-2: High Form scores claimed tasks and legendary pieces', () => {
      const claimed = { A: ['ColorConquest', 'RedSummoning'], B: [] };
      const node = load(arena('d5** e5**', 'f5**', { tasks: { claimed } }));
      expect([node.score('A'), node.score('B')]).toEqual([6, 1]);
    });

    test('TS-MODE-3: a duel has no tasks', () => {
      const node = load(arena('d2* h6* e4 c8', 'a5**', { ...NO_DRAWS, options: { mode: 'duel' } }));
      expect(node.whyNot('claim RedConquest')).toBe('TS-MODE-3');
      expect([node.score('A'), node.score('B')]).toEqual([0, 0]);
      expect(() => load({ options: { mode: 'duel' }, tasks: { row: ['RedConquest'] } })).toThrow();
    });

    test('TS-DUEL-5: points are not lost with the legendary piece that brought them', () => {
      const board = { A: ['e3**'], B: words('e4* e5* d6 e6 f6') };
      const titan: PositionJson = { board, hands: { B: ['Titan'] }, turn: { player: 'B' } };
      const duel = load({ ...titan, options: { mode: 'duel' }, points: { A: 1 } }).play('summon Titan@e3');
      expect([duel.score('A'), duel.score('B')]).toEqual([1, 1]);
      expect(load(titan).play('summon Titan@e3').score('A')).toBe(0);
    });
  });
}
