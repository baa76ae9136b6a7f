import { expect } from 'vitest';
import { rule } from './support/rule';

rule('TK-SCORE-1', 'after a move both players score all they have', ({ plays }) => {
  plays('A a1=4 b1=3; B f6=6', 'milestone@c3', 'scored 11-6, points 11-6');
  plays('A a1=4 b1=3; B f6=6; turn B; points 100-200', 'milestone@c3', 'points 107-210');
});

rule('TK-SCORE-2', 'a gain is value and auras, doubled by gold', ({ plays, given }) => {
  expect(given('A c3=2f d3=3a b3=4; B c4=1e d4=2g').gain).toEqual({ A: 15, B: 8 });
  plays('A c3=2f d3=3a; B c4=1e d4=2g', 'milestone@b3', 'scored 15-8');
});

rule('TK-SCORE-3', 'every turn scores for both, and points are never lost', ({ plays }) => {
  plays('extra 1-0; B f6=2', 'milestone@a1, milestone@b1', 'points 12-4');
  plays('B a1=9; points 5-50; cards A plough', 'plough@a2', 'points 7-50');
});

rule('TK-EXTRA-1', 'extra turns are counted for each player', ({ plays, refused, valid }) => {
  plays('extra 0-2; turn B', 'milestone@a1', 'turn B, extra 0-1');
  plays('extra 1-1; cards A colossus', 'colossus@a1', 'turn A, extra 0-2');
  expect(valid('extra 7-9')).toBe(true);
  expect(refused('extra 1500-1500')).toBe('TK-EXTRA-1');
});

rule('TK-EXTRA-2', 'whoever has moved uses one up and moves again', ({ plays, given }) => {
  plays('extra 1-0', 'milestone@a1', 'turn A, extra 0-0');
  plays('extra 1-0', 'milestone@a1, milestone@b1', 'turn B, extra 0-0');
  plays('extra 0-1', 'milestone@a1', 'turn B, extra 0-1');
  expect(given('').whyNotBy('B', 1, 'c3')).toEqual(['TK-EXTRA-2']);
  expect(given('turn B').whyNotBy('A', 1, 'c3')).toEqual(['TK-EXTRA-2']);
  expect(given('').whyNotBy('A', 1, 'c3')).toEqual([]);
});

rule('TK-EXTRA-3', 'an extra turn given away is taken after the next turn', ({ plays }) => {
  plays('cards A throne', 'throne@a1, milestone@f6', 'turn B, extra 0-0');
  plays('cards A throne', 'throne@a1, milestone@f6, milestone@f5', 'turn A');
});
