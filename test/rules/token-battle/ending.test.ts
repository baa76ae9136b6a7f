import { expect } from 'vitest';
import { rule } from './support/rule';

const FULL = 'rest B=1; empty c3';

rule('TK-END-1', 'a player has reached the limit', ({ plays, given, refused }) => {
  plays('points 995-0', 'milestone@c3', 'points 999-0, open');
  plays('points 996-0', 'milestone@c3', 'points 1000-0, winner A, by points');
  plays('B a1=2; points 0-998', 'milestone@c3', 'winner B, by points');
  plays('points 46-0; options pointLimit=50', 'milestone@c3', 'winner A, by points');
  expect(given('points 1000-0')).toMatchObject({ actor: 'over', legal: [] });
  expect(refused('points 0-4000')).toBe('TK-END-1');
});

rule('TK-END-2', 'all fields are filled', ({ plays, given }) => {
  plays(`${FULL}; points 100-0`, 'milestone@c3', 'winner A, by full, tokens 36');
  plays(`${FULL}; points 100-0; cards A needle`, 'needle@c3', 'open, tokens 35');
  plays('rest B=1; empty c3 d3; points 100-40; cards A twins', 'twins@c3', 'winner A, by full');
  expect(given('rest A=1; points 7-9')).toMatchObject({ actor: 'over', result: { winner: 'B', how: 'full' } });
});

rule('TK-END-3', 'most points win, whoever ended the game', ({ plays }) => {
  plays('A a1=6; B f6=9; points 991-993', 'milestone@c3', 'points 1001-1002, winner B');
  plays(`${FULL}; points 100-110`, 'milestone@c3', 'points 104-145, winner B');
});

rule('TK-END-4', 'equal points are a draw', ({ plays, given }) => {
  plays('A a1=4; B f6=4; points 992-996', 'milestone@c3', 'points 1000-1000, winner draw');
  expect(given('rest A=1').result).toEqual({ winner: 'draw', how: 'full' });
});

rule('TK-END-5', 'tested once, after both have scored; nothing happens afterwards', ({ plays, given }) => {
  plays('A a1=6; B f6=9; points 993-995', 'milestone@c3', 'points 1003-1004, winner B');
  // No shots, and pending extra turns lapse.
  plays('A a1=1h; B f1=1; points 998-0; extra 1-0', 'milestone@c3', 'f1=B1, turn A, extra 1-0, winner A');
  plays('A a1=6; B f6=6; points 986-990; cards A colossus', 'colossus@c3', 'winner A, extra 0-1, turn A');
  const over = given('points 1000-0');
  for (const action of ['milestone@c3', 'idol@c3', 'pass']) expect(over.whyNot(action)).toEqual(['TK-END-5']);
  expect(over.whyNotBy('B', 1, 'c3')).toEqual(['TK-END-5']);
});

rule('TK-END-6', 'or a fixed number of turns has been played, with the option', ({ plays, given, refused }) => {
  plays('A a1=5; B f6=4; ply 49; points 300-304; options turnLimit=50', 'milestone@c3', 'winner A, by turns, ply 50');
  plays('A a1=5; B f6=4; ply 48; options turnLimit=50', 'milestone@c3', 'open, ply 49');
  plays('ply 1900', 'milestone@c3', 'open');
  expect(given('ply 50; options turnLimit=50').actor).toBe('over');
  expect(refused('ply 51; options turnLimit=50')).toBe('TK-END-6');
});
