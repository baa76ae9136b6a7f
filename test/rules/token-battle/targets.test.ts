import { expect } from 'vitest';
import { rule } from './support/rule';

rule('TK-AREA-1', 'friends and enemies in the area are targets', ({ plays }) => {
  plays('A b3=3; B d3=3; cards A shears', 'shears@c3', 'b3=A2, d3=B2');
  plays('A b2=2; B d2=3; cards A plough', 'plough@c3', 'a1=A2, e1=B3');
});

rule('TK-AREA-2', 'squares off the board are ignored', ({ plays }) => {
  plays('A a2=3; B b1=2; cards A frost', 'frost@a1', 'a2=A2, b1=B1');
  plays('cards A debt', 'debt@f6', 'e5=B1, f5=B1, e6=B1, tokens 4');
  // a6 and b1 are no neighbours, though their numbers lie close together.
  plays('B f2=3 a4=3; cards A shears', 'shears@a3', 'f2=B3, a4=B3');
  plays('B a2=3; cards A shove', 'shove@f1', 'a2=B3');
});

rule('TK-AREA-3', 'the new token is never its own target', ({ plays }) => {
  plays('cards A hail', 'hail@c3', 'c3=A1');
  plays('cards A gold-leaf', 'gold-leaf@c3', 'c3=A1a');
});

rule('TK-AREA-4', 'targets are fixed first and treated at the same time', ({ plays }) => {
  // Four facing targets trade places in one moment; one after the other they would block each other.
  plays('B b2=1 d2=2 b4=3 d4=4; cards A carousel', 'carousel@c3', 'd4=B1, b4=B2, d2=B3, b2=B4');
  // All three count as friends, although each falls by it.
  plays('A b3=1 c2=1; B d3=2; cards A pincer', 'pincer@c3', 'empty b3, empty c2, empty d3');
});

rule('TK-HIT-1', 'losses of one moment are added up and taken off together', ({ plays }) => {
  plays('A c1=1v a3=1h; B c3=2p', 'milestone@f6', 'c3=B1');
  plays('A c1=1v a3=1h; B c3=3p', 'milestone@f6', 'c3=B1p');
  plays('A c1=1v c5=1v; B c3=5', 'milestone@f6', 'c3=B3');
});

rule('TK-HIT-2', 'a token that falls to nothing leaves the board', ({ plays, refused }) => {
  plays('B c2=1; cards A needle', 'needle@c3', 'empty c2, tokens 1');
  plays('A b3=1 c2=1; B d3=1; cards A pincer', 'pincer@c3', 'empty d3, tokens 1');
  plays('B c2=1; cards A needle; cards B milestone', 'needle@c3, milestone@c2', 'c2=B4');
  expect(refused('A c3=0')).toBe('TK-HIT-2');
});

rule('TK-HIT-3', 'the card of a destroyed token stays where it is', ({ plays }) => {
  const position = 'A f1=4; turn B; cards A hail; cards B idol>camp';
  plays(position, 'idol@c2, hail@c3, camp@f6, hail@a1', 'top B1=idol');
});
