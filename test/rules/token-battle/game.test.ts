import { expect } from 'vitest';
import { machine } from './support/engine';
import { rule } from './support/rule';

const SETS = { A: 'masons', B: 'quickstep' };
const ALL = 'abcdef';
const FIELDS = Array.from({ length: 36 }, (_, field) => `${ALL[field % 6]}${Math.floor(field / 6) + 1}`);

rule('TK-GAME-1', 'two players take turns on one board', ({ plays }) => {
  plays('', 'milestone@a1', 'a1=A4, turn B');
  plays('', 'milestone@a1, milestone@f6', 'a1=A4, f6=B4, turn A');
  plays('turn B', 'milestone@a1, milestone@f6, milestone@c3', 'a1=B4, f6=A4, c3=B4, turn A');
});

rule('TK-GAME-2', 'there are 36 fields in six rows and six columns', ({ given }) => {
  const table = given('');
  expect(table.legal).toEqual(FIELDS.map((field) => `milestone@${field}`));
  for (const outside of ['a0', 'a7', 'g1', 'z9', 'c10'])
    expect(table.whyNot(`milestone@${outside}`)).toEqual(['TK-GAME-2']);
});

rule('TK-GAME-3', 'columns go from left to right, rows from top to bottom', ({ plays, given }) => {
  plays('B c1=3 c3=3 b2=3 d2=3; cards A needle', 'needle@c2', 'c1=B2, c3=B3, b2=B3, d2=B3');
  plays('B b1=3; cards A shove', 'shove@a1', 'c1=B3, empty b1');
  expect(given('A a1=1 f1=2 a6=3 f6=4').line).toMatch(/^A a1=1 f1=2 a6=3 f6=4;/);
});

rule('TK-GAME-4', 'a field holds at most one token', ({ given, refused }) => {
  expect(given('A c3=4').legal).toHaveLength(35);
  expect(given('A c3=4').legal).not.toContain('milestone@c3');
  expect(refused('A c3=4; B c3=2')).toBe('TK-GAME-4');
  expect(refused('rest A=1; empty c3; B c3=2')).toBe('TK-GAME-4');
});

rule('TK-GAME-5', 'nothing changes the owner of a token', ({ plays }) => {
  plays('A c2=4; B c4=5; cards A looking-glass', 'looking-glass@c3', 'c2=B5, c4=A4');
  plays('B d3=2; cards A shove', 'shove@c3', 'e3=B2');
  plays('B c2=2p; cards A midas', 'midas@c3', 'c2=B2g');
  plays('B e5=4; last e5; cards A thief', 'thief@a1', 'e5=A2, a1=B4');
  plays('B c2=1p; cards A needle', 'needle@c3', 'c2=B1');
});

rule('TK-GAME-6', 'everything is open to both players', ({ given }) => {
  const line =
    'A c3=4; cards A tide>hail idol; cards B needle>shears>twins; turn B; points 30-20; last c3; boost 0-1; extra 2-0; ply 9';
  const table = given(line);
  expect(table.line).toBe(line);
  expect(table.cards).toEqual({ A: [['tide', 'hail'], ['idol']], B: [['needle', 'shears', 'twins']] });
  expect([table.boost, table.extra]).toEqual([
    { A: 0, B: 1 },
    { A: 2, B: 0 },
  ]);
  // The engine has a notion of what a seat may know: here it is the same for both.
  expect(machine.observation(0)).toBe(machine.observation(1));
});

rule('TK-GAME-7', 'an empty board, no points, and a fair draw', ({ start, given, refused }) => {
  const table = start(SETS);
  expect(table).toMatchObject({ actor: 'chance', turn: '?', tokens: {}, points: { A: 0, B: 0 }, ply: 0, legal: [] });
  expect(table.outcomes).toEqual([
    { action: '~A', weight: 1 },
    { action: '~B', weight: 1 },
  ]);
  expect(table.play('~A')).toMatchObject({ turn: 'A', points: { A: 0, B: 0 }, actor: 'player' });
  expect(table.play('~B')).toMatchObject({ turn: 'B', points: { A: 0, B: 0 }, actor: 'player' });
  expect(table.whyNot('banner@c3')).toEqual(['TK-GAME-7']);
  expect(refused('A c3=4; turn ?')).toBe('TK-GAME-7');
  expect(refused('turn ?; points 0-60')).toBe('TK-GAME-7');
  expect(given('').outcomes).toEqual([]);
});
