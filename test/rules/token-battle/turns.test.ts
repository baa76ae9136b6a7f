import { expect } from 'vitest';
import { rule } from './support/rule';

rule('TK-TURN-1', 'exactly one of the own top cards is played', ({ given, forbids }) => {
  const table = given('A f6=1; cards A shove>tide idol; cards B hail>milestone');
  expect(table.legal).toHaveLength(2 * 35);
  expect(new Set(table.legal.map((action) => action.split('@')[0]))).toEqual(new Set(['shove', 'idol']));
  expect(table.whyNot('tide@c3')).toEqual(['TK-TURN-1']);
  expect(table.whyNot('hail@c3')).toEqual(['TK-TURN-1']);
  expect(table.whyNot('colossus@c3')).toEqual(['TK-TURN-1']);
  expect(table.whyNotFrom('B', 1, 'c3')).toEqual(['TK-TURN-1']);
  expect(table.whyNotFrom('A', 4, 'c3')).toEqual(['TK-TURN-1']);
  expect(forbids('second-token', table)).toBe('TK-TURN-1');
});

rule('TK-TURN-2', 'the token goes on an empty field anywhere', ({ given, plays }) => {
  const table = given('A a1=4; B f6=4');
  expect(table.whyNot('milestone@a1')).toEqual(['TK-TURN-2']);
  expect(table.whyNot('milestone@f6')).toEqual(['TK-TURN-2']);
  expect(table.legal).toHaveLength(34);
  plays('A a1=4; B f6=4', 'milestone@e6', 'e6=A4');
});

rule('TK-TURN-3', 'the used card goes to the bottom of its stack', ({ plays, given }) => {
  plays('cards A shove>tide>hail', 'shove@c3', 'top A1=tide');
  expect(given('cards A shove>tide>hail idol>camp').play('shove@c3').cards.A).toEqual([
    ['tide', 'hail', 'shove'],
    ['idol', 'camp'],
  ]);
  plays('cards A idol', 'idol@c3', 'top A1=idol');
  plays('cards A idol>camp; extra 1-0', 'idol@a1, camp@f6', 'top A1=idol');
});

rule('TK-TURN-4', 'nobody may pass, and somebody can always move', ({ given }) => {
  const table = given('A a1=4');
  expect(table.whyNot('pass')).toEqual(['TK-TURN-4']);
  expect(table.legal).not.toContain('pass');
  expect(given('rest B=1; empty c3').legal).toEqual(['milestone@c3']);
});

rule('TK-TURN-5', 'skill, scoring, end, shots: always in this order', ({ plays }) => {
  // What the skill destroys no longer scores; what the shots destroy has scored.
  plays('B c2=1 e5=4; cards A needle', 'needle@c3', 'empty c2, scored 3-4');
  plays('A a5=1h; B c5=1', 'milestone@f1', 'empty c5, scored 5-1');
  // The boost is in the value before the skill looks at values.
  plays('boost 1-0; cards A gold-leaf', 'gold-leaf@c3', 'c3=A2a, scored 2-0');
  // The end is tested between scoring and shots.
  plays('A a5=1h; B c5=1; points 999-0', 'milestone@f1', 'c5=B1, winner A');
});

rule('TK-TURN-6', 'a skill acts once, in full, and never again', ({ plays, given, forbids }) => {
  plays('B c2=3 b3=3; cards A frost; cards B milestone', 'frost@c3, milestone@f6', 'c2=B2, b3=B2');
  // Hail that is moved does not hail again.
  plays('A c2=1; B b5=1 c5=1 d5=1; cards A looking-glass', 'looking-glass@c3', 'c4=A1, b5=B1, c5=B1, d5=B1');
  const table = given('A c2=3; B b3=3; cards A frost');
  expect(table.play('frost@c3').tokens).toMatchObject({ c2: 'A2', b3: 'B2' });
  expect(forbids('choose-targets', table)).toBe('TK-TURN-6');
});
