import { shown, type Shown } from './shown';

/** Each option of section 3 away from its default, and where it must not matter. */
export const OPTIONS: readonly Shown[] = [
  shown('pointLimit', 'a short game', 'points 6-0; options pointLimit=10', 'milestone@c3', 'winner A'),
  shown('pointLimit', 'not yet', 'points 5-0; options pointLimit=10', 'milestone@c3', 'open'),
  shown('turnLimit', 'one turn is enough', 'options turnLimit=1', 'milestone@c3', 'winner A'),
  shown(
    'betweenTurns',
    'not after the other player',
    'A a1=1h; B f1=4; turn B; options betweenTurns=owner',
    'milestone@f6',
    'f1=B4',
  ),
  shown('betweenTurns', 'after the owner', 'A a1=1h; B f1=4; options betweenTurns=owner', 'milestone@f6', 'f1=B3'),
  shown(
    'betweenTurns',
    'after each of two turns running',
    'A a1=1h; B f1=4; extra 1-0; options betweenTurns=owner',
    'milestone@f6, milestone@f5, (milestone@f4)',
    'f1=B2',
  ),
  shown(
    'mirrorOffBoard',
    'destroyed',
    'B c5=6; cards A looking-glass; options mirrorOffBoard=destroy',
    'looking-glass@c6',
    'empty c5',
  ),
  shown(
    'mirrorOffBoard',
    'on the board it only moves',
    'B c5=6; cards A looking-glass; options mirrorOffBoard=destroy',
    'looking-glass@c4',
    'c3=B6, empty c5',
  ),
  shown(
    'mirrorOffBoard',
    'a phoenix is reborn on its field',
    'B c5=6p; cards A looking-glass; options mirrorOffBoard=destroy',
    'looking-glass@c6',
    'c5=B1',
  ),
  shown(
    'mirrorOffBoard',
    'a field that is taken is no edge',
    'B c2=5 d4=1; A c4=1; cards A kaleidoscope; options mirrorOffBoard=destroy',
    'kaleidoscope@c3',
    'c2=B5',
  ),
  shown(
    'coveredOffBoard',
    'squares off the board are left out',
    'A b1=1 a2=1; cards A sprint; options coveredOffBoard=ignored',
    'sprint@a1',
    'turn A',
  ),
  shown(
    'coveredOffBoard',
    'the others still count',
    'A b1=1; cards A sprint; options coveredOffBoard=ignored',
    'sprint@a1',
    'turn B',
  ),
  shown(
    'thirdAura',
    'friends',
    'A b3=3; B d3=3 c2=1 c4=1; cards A lure; options thirdAura=friends',
    'lure@c3',
    'gain 10-5',
  ),
  shown('goldenFactor', 'four', 'A b2=3f; cards A idol; options goldenFactor=4', 'idol@c3', 'scored 15-0'),
  shown('stackView', 'changes no rule', 'options stackView=tops', 'milestone@c3', 'scored 4-0, turn B'),
];
