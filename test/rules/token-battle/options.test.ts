import { expect } from 'vitest';
import { both } from './support/rule';

const SETS = { A: 'gale', B: 'swarm' };

both('firstPlayer: the draw is left out and named players begin', ({ start, refused }) => {
  expect(start(SETS, { firstPlayer: 'A' })).toMatchObject({ turn: 'A', actor: 'player' });
  expect(start(SETS, { firstPlayer: 'B' })).toMatchObject({ turn: 'B', actor: 'player' });
  expect(start(SETS).turn).toBe('?');
  expect(refused('turn ?; options firstPlayer=B')).toBe('TK-GAME-7');
});

both('headStart: the second player gets it, when the first one is known', ({ start, refused, valid }) => {
  expect(start(SETS, { headStart: 60 }).points).toEqual({ A: 0, B: 0 });
  expect(start(SETS, { headStart: 60 }).play('~A').points).toEqual({ A: 0, B: 60 });
  expect(start(SETS, { headStart: 60 }).play('~B').points).toEqual({ A: 60, B: 0 });
  expect(start(SETS, { headStart: 60, firstPlayer: 'A' }).points).toEqual({ A: 0, B: 60 });
  expect(valid('options headStart=200')).toBe(true);
  expect(valid('options headStart=201')).toBe(false);
  expect(refused('options headStart=60 pointLimit=60')).toBe('TK-END-1');
});

both('pointLimit: 1 to 1000', ({ plays, valid }) => {
  plays('options pointLimit=1', 'milestone@a1', 'winner A');
  plays('options pointLimit=9', 'milestone@a1, milestone@a2, milestone@a3', 'winner A, points 16-8');
  for (const [limit, ok] of [
    [0, false],
    [1, true],
    [1000, true],
    [1001, false],
  ] as const)
    expect(valid(`options pointLimit=${limit}`)).toBe(ok);
});

both('turnLimit: none, or 1 to 2000', ({ plays, valid }) => {
  plays('options turnLimit=1', 'milestone@a1', 'winner A, by turns');
  plays('options turnLimit=2', 'milestone@a1, milestone@a2', 'winner A, by turns, points 8-4');
  for (const [limit, ok] of [
    ['none', true],
    ['0', false],
    ['2000', true],
    ['2001', false],
  ] as const)
    expect(valid(`options turnLimit=${limit}`)).toBe(ok);
});

both('betweenTurns: with owner, shooters rest in the turns of the other player', ({ plays }) => {
  const duel = 'A a1=1h; B f1=5 a6=1h f6=5';
  plays(duel, 'milestone@c3', 'f1=B4, f6=B4');
  plays(`${duel}; options betweenTurns=owner`, 'milestone@c3', 'f1=B4, f6=B5');
  plays(`${duel}; turn B; options betweenTurns=owner`, 'milestone@c3', 'f1=B5, f6=B4');
});

both('mirrorOffBoard: destroy reaches targets at the edge only', ({ plays }) => {
  const corner = 'B b1=6 a2=3p b2=1; cards A carousel';
  plays(corner, 'carousel@a1', 'b1=B6, a2=B3p, b2=B1');
  plays(`${corner}; options mirrorOffBoard=destroy`, 'carousel@a1', 'empty b1, a2=B1, empty b2');
  plays('B c2=5; cards A looking-glass; options mirrorOffBoard=destroy', 'looking-glass@c3', 'c4=B5');
});

both('coveredOffBoard: at least one square must remain, and it must be covered', ({ plays }) => {
  const option = 'options coveredOffBoard=ignored';
  plays(`A a5=1 b6=1; cards A sprint; ${option}`, 'sprint@a6', 'turn A');
  plays(`A a5=1; cards A sprint; ${option}`, 'sprint@a6', 'turn B');
  plays(`A b2=1; cards A keystone; ${option}`, 'keystone@a1', 'turn A');
  plays(`cards A keystone; ${option}`, 'keystone@a1', 'turn B');
});

both('thirdAura: friends feeds friends instead of enemies', ({ given }) => {
  const board = 'A c3=6e c2=1; B c4=1';
  expect(given(board).gain).toEqual({ A: 7, B: 2 });
  expect(given(`${board}; options thirdAura=friends`).gain).toEqual({ A: 8, B: 1 });
});

both('goldenFactor: 4 instead of 2', ({ given, valid }) => {
  const board = 'A c3=3g c2=1f';
  expect(given(board).gain).toEqual({ A: 9, B: 0 });
  expect(given(`${board}; options goldenFactor=4`).gain).toEqual({ A: 17, B: 0 });
  expect(valid('options goldenFactor=3')).toBe(false);
});

both('stackView: changes nothing but the record', ({ given }) => {
  const open = given('cards A shove>tide; cards B idol>camp');
  const tops = given('cards A shove>tide; cards B idol>camp; options stackView=tops');
  expect(tops.legal).toEqual(open.legal);
  expect(tops.play('shove@c3').line).toBe(`${open.play('shove@c3').line}; options stackView=tops`);
});

both('unknown options are no options', ({ valid }) => {
  for (const text of ['colour=red', 'thirdAura=all', 'goldenFactor=two', 'firstPlayer=C', 'stackView=shut'])
    expect(valid(`options ${text}`)).toBe(false);
});
