import { expect, test } from 'vitest';
import { legal, result, score, whyNot, type State } from '../../../workers/referee/tash-kalar';
import { ALL_17, boardOf, decksWith, last, play, spare, start, step } from './support';

const destroyed = ({ turn }: State): number[] => Object.values(turn.destroyed);
const pieceAt = (node: State, square: string): string => {
  const piece = node.board[square];
  return piece ? `${piece.owner} ${piece.rank}` : 'empty';
};

/* The right way through steps of rule file 7. */

test('L02-3 discarding and returning', () => {
  const node = play(start(step('e5', '', 'Knight Bomb Titan')), 'discard Knight', 'return Titan', 'done', 'place e4');
  expect(node.discards.A).toEqual(['Knight']);
  expect(node.decks.legends.bottom).toEqual(['Titan']);
  expect(node.node.kind).toBe('draw');
});

test('L02-4 lifting', () => {
  const node = play(start(step(ALL_17, '', '', spare)), 'lift i3', 'place e5');
  expect([pieceAt(node, 'e5'), pieceAt(node, 'i3'), node.turn.actions]).toEqual(['A common', 'empty', 2]);
});

test('L03-11 a piece on the target is reused', () => {
  const own = 'd4 d5 d6 f1 g1 a3 a4 a5 a6 a7 i3 i4 i5 i6 i7 e9 d9';
  const node = play(start(step(own, '', 'Swordmaster')), 'summon Swordmaster@d5');
  expect([node.node.kind, Object.keys(node.board).length, destroyed(node)]).toEqual(['menu', 17, [0, 0, 0]]);
});

test('L03-12 a piece is lifted', () => {
  const position = step('e4* e5* d6 e6 f6 a4** b2** i5**', '', 'Titan', spare);
  const node = play(start(position), 'summon Titan@e3', 'lift a4');
  expect(boardOf(node)).toBe('Ab2** Ae3** Ae5* Ai5** Ad6 Ae6 Af6');
});

test('L03-4 the Titan counts nothing, L05-3 its arrival does', () => {
  const node = play(start(step('e4* e5* d6 e6 f6', 'e3 d3* e2 f2', 'Titan', spare)), 'summon Titan@e3');
  expect([boardOf(node), destroyed(node)]).toEqual(['Ae3** Ae5* Ad6 Ae6 Af6', [1, 0, 0]]);
});

test('L04-6 all means yours too', () => {
  const node = play(start(step('e5 d6 e6 f6', 'e3* d4', 'HillGiant')), 'summon HillGiant@e4');
  expect([boardOf(node), destroyed(node)]).toEqual(['Ae4* Ad6 Ae6 Af6', [1, 1, 0]]);
});

test('L04-9 leap, downgrade, place', () => {
  const node = play(
    start(step('d4 c5 e5 f6', 'f5 h7', 'GryphonRider')),
    'summon GryphonRider@e4',
    'move e4-h7',
    'pick h7',
    'placeOn h8 common',
  );
  expect([pieceAt(node, 'h7'), pieceAt(node, 'h8'), destroyed(node)]).toEqual(['A common', 'A common', [1, 0, 0]]);
});

test('L04-10 convert, L04-11 the enemy crushes the enemy', () => {
  const dryad = play(start(step('d4 e5 e6', 'f5* f4**', 'Dryad')), 'summon Dryad@e5', 'pick f5');
  expect([pieceAt(dryad, 'f5'), destroyed(dryad)]).toEqual(['A common', [0, 1, 0]]);
  const hypnotist = start(step('f4 d5 f5 d6', 'b4 b5 h7*', 'Hypnotist'));
  const crushed = play(hypnotist, 'summon Hypnotist@e5', 'move b4-b5');
  expect([pieceAt(crushed, 'b4'), destroyed(crushed)]).toEqual(['empty', [1, 0, 0]]);
});

test('L04-12 lines of fire', () => {
  const node = play(start(step('c5 d5 b6', 'e4 f3* g2', 'Cannon')), 'summon Cannon@d5', 'direction ne');
  expect([pieceAt(node, 'f3'), destroyed(node)]).toEqual(['B heroic', [2, 0, 0]]);
});

test('L04-14 the being is gone: only pieces of the pattern move on', () => {
  const position = start(step('d4* f4 d6 f6', '', 'MasterofIntrigue'));
  const node = play(position, 'summon MasterofIntrigue@e5', 'move d4-e5');
  const movers = new Set(legal(node).map((action) => action.slice(0, 7)));
  expect(boardOf(node)).toBe('Af4 Ae5* Ad6 Af6');
  expect(movers).toEqual(new Set(['move f4', 'move e5', 'move d6', 'move f6', 'done']));
});

test('L05-2 upgraded first', () => {
  const node = play(
    start(step('d4 f4 c5 e5* g5 e6', 'h7', 'AngelofDeath')),
    'summon AngelofDeath@e5',
    'pick h7',
    'move e5-h7',
  );
  expect([pieceAt(node, 'h7'), destroyed(node)]).toEqual(['A legendary', [0, 1, 0]]);
});

test('L06-2 the lower half stays valid', () => {
  const position = step('d5 e6 f7', 'a4 b4 c4* d2* e2* g2 h3', 'flare-10');
  const node = play(start(position), 'flare', 'placeOn e5 common', 'option standard');
  expect(whyNot(node, 'move e5-e4')).toEqual([]);
  const again = start({ ...position, options: { flareCriteria: 'recheckLower' } });
  expect(play(again, 'flare', 'placeOn e5 common').node.kind).toBe('menu');
});

test('L06-3 a flare after the last action', () => {
  const position = step('d5 e6', 'a4 b4 c4 d2 e2 g2 h3', 'flare-11', { turn: { actions: 0 } });
  const node = play(start(position), 'flare');
  expect([node.turn.actions, node.discards.flares]).toEqual([1, ['flare-11']]);
});

test('L07-1 laying out the tasks', () => {
  const tasks = ['RedLegends', 'Destruction', 'Devastation', 'HeroicDestruction', 'SideChain'];
  const rest = ['EndofLegends', 'GreenLegends'];
  const laid = play(
    start({ decks: { tasks: [...tasks, ...rest] }, node: { kind: 'layTasks', aside: [] } }),
    ...tasks.map((task) => `~${task}`),
  );
  expect(laid.tasks.row).toEqual(['Destruction', 'Devastation', 'SideChain']);
  expect(laid.decks.tasks.unknown).toEqual(['HeroicDestruction', 'EndofLegends', 'RedLegends', 'GreenLegends']);
  const node = play(laid, '~EndofLegends', '~GreenLegends');
  expect([node.tasks.next, node.decks.tasks.bottom, node.node.kind]).toEqual([
    'GreenLegends',
    ['EndofLegends'],
    'menu',
  ]);
});

test('L07-3 the row moves on', () => {
  const position = step('e5', '', '', {
    turn: { actions: 0, summoned: ['e5', 'd4'] },
    tasks: { row: ['Destruction', 'SideChain', 'RedSummoning'], next: 'Devastation' },
    decks: { tasks: ['HeroicDestruction', 'Imprisonment'] },
    node: { kind: 'claim' },
  });
  const node = play(start(position), 'claim RedSummoning', '~HeroicDestruction', '~Imprisonment');
  expect(node.tasks).toEqual({
    row: ['Destruction', 'SideChain', 'Devastation'],
    next: 'Imprisonment',
    claimed: { A: ['RedSummoning'], B: [] },
  });
  expect(node.decks.tasks.top).toEqual(['HeroicDestruction']);
});

test('L07-4 nine points', () => {
  const claimed = { A: ['Devastation', 'CenterCross', 'SideChain'] };
  const node = play(
    start(step('e4* e5* d6 e6 f6 h6**', '', 'Titan', { ...last, tasks: { claimed } })),
    'summon Titan@e3',
  );
  expect(score(node, 'A')).toBe(9);
});

test('L08-1 the marks', () => {
  const node = play(start({ options: { mode: 'duel' }, node: { kind: 'marks' }, turn: { first: true } }), 'marks own');
  expect([boardOf(node), node.turn.player, node.turn.actions]).toEqual(['Bc5 Ag5', 'A', 1]);
});

test('L09-1 refilling, L09-2 the last card', () => {
  const refill = start({
    hands: { A: ['Sapling', 'Titan'] },
    options: { decks: { A: 'sylvan', B: 'northern' } },
    decks: {
      A: ['Naiad', 'Dryad', 'Unicorn', 'SylvanQueen'],
      flares: [],
      legends: ['FireDragon', 'HellBull', 'Leviathan'],
    },
    discards: { flares: ['flare-01', 'flare-02', 'flare-03', 'flare-04', 'flare-05', 'flare-06'] },
    turn: { actions: 0, extraBeings: 1, extraLegends: 1 },
    node: { kind: 'draw' },
  });
  const drawn = play(refill, '~Naiad', '~Dryad', '~FireDragon', '~flare-03', '~Unicorn', '~HellBull');
  expect(drawn.hands.A).toEqual([
    'Sapling',
    'Naiad',
    'Dryad',
    'Unicorn',
    'FireDragon',
    'HellBull',
    'Titan',
    'flare-03',
  ]);
  expect([drawn.discards.flares, drawn.decks.flares.unknown.length, drawn.turn.player]).toEqual([[], 5, 'B']);
  const empty = { hands: { A: ['Knight', 'Titan', 'HellBull', 'flare-00'] }, decks: { A: ['Bomb'] } };
  const node = play(start({ ...empty, turn: { actions: 0 }, node: { kind: 'draw' } }), '~Bomb');
  expect([node.hands.A.includes('Bomb'), node.end, node.turn.player]).toEqual([true, ['A'], 'B']);
});

test('L09-4 tie-break', () => {
  const position = step('d4* e5', 'f6* g6', 'Knight Bomb Herald Titan HellBull flare-00', {
    options: { mode: 'duel' },
    points: { A: 9, B: 9 },
    end: [],
    turn: { actions: 1 },
  });
  expect(result(play(start(position), 'place c3'))).toEqual({ winner: 'A', how: 'pieces' });
});

test('L10-1 the Bomb, with and without a spare action', () => {
  const first = play(start(step('e5 e6', 'c3 d3', 'Bomb')), 'summon Bomb@d4');
  expect([boardOf(first), destroyed(first)]).toEqual(['Ae6', [2, 0, 0]]);
  const second = play(start(step('e5 e6', 'c3 d3', 'Bomb', last)), 'summon Bomb@d4');
  expect(boardOf(second)).toBe('Bc3 Bd3 Ad4 Ae5 Ae6');
});

test('L10-2 the Champion', () => {
  const position = start(step('c4 c5 d5 d6', 'd3** e3', 'Champion', last));
  const node = play(position, 'summon Champion@d4', 'pick d3');
  expect([pieceAt(node, 'd4'), node.turn.actions, destroyed(node)]).toEqual(['empty', 1, [0, 0, 1]]);
});

test('L10-3 borrowing', () => {
  const position = start(step('c4 e4 d5 d6', 'e5', 'WarSummoner WarDrummer', last));
  const node = play(position, 'summon WarSummoner@d4', 'summon WarDrummer@e5');
  expect([pieceAt(node, 'e5'), destroyed(node), node.turn.borrow]).toEqual(['A heroic', [1, 0, 0], false]);
  const closed = start({
    ...step('c4 e4 d5 d6', 'e5', 'WarSummoner WarDrummer', last),
    options: { decks: decksWith('WarSummoner'), borrowedTarget: 'forbidden' },
  });
  expect(whyNot(play(closed, 'summon WarSummoner@d4'), 'summon WarDrummer@e5')).toEqual(['TS-SUM-11']);
});

test('L10-4 the Kiskin Spirit', () => {
  const position = step('d5 d6 f6', '', 'KiskinSpirit Unicorn Sapling Titan HellBull flare-00', {
    ...last,
    decks: { A: ['ChargingBuck'] },
    discards: { A: ['Dryad', 'Naiad'] },
  });
  const node = play(start(position), 'summon KiskinSpirit@f5', 'card Dryad');
  expect(node.decks.A.top).toEqual(['Dryad', 'ChargingBuck']);
  expect(play(node, '~Dryad', '~ChargingBuck').end).toEqual(['A']);
});

test('L10-6 the Cavalry Captain, L10-7 the Warlord', () => {
  const captain = play(
    start(step('d5 f5 d6 f6 h4*', 'g3* f2 e2', 'CavalryCaptain')),
    'summon CavalryCaptain@e4',
    'move h4-g3',
    'move g3-f2',
    'move f2-e2',
  );
  expect([pieceAt(captain, 'e2'), destroyed(captain)]).toEqual(['A heroic', [2, 1, 0]]);
  const warlord = play(
    start(step('d5 e5 f5 c6 g6 h3', 'i3 h2 g1', 'Warlord')),
    'summon Warlord@e4',
    'move h3-h2',
    'move h2-g1',
    'move e4-e3',
  );
  expect([pieceAt(warlord, 'e3'), destroyed(warlord), warlord.node.kind]).toEqual(['A heroic', [2, 0, 0], 'menu']);
});

test('L10-9 the Storm Elemental', () => {
  const node = play(
    start(step('d2* d3* f3* e4', 'h4* h5 h6', 'StormElemental')),
    'summon StormElemental@e4',
    'placeOn h7 common',
    'run h7-h5',
  );
  expect([boardOf(node), destroyed(node)]).toEqual(['Ad2* Ad3* Af3* Ae4** Bh4*', [2, 0, 0]]);
});
