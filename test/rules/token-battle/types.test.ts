import { expect } from 'vitest';
import { rule } from './support/rule';

rule('TK-TYPE-1', 'a plain token does nothing special', ({ plays }) => {
  plays('B b3=2 d3=2', 'milestone@c3', 'b3=B2, d3=B2, gain 4-4');
  plays('B c2=1; cards A needle', 'needle@c3', 'empty c2');
});

rule('TK-TYPE-2', 'a type acts as long as it stands on the board', ({ plays, given }) => {
  plays('cards A banner milestone; cards B milestone', 'banner@c3, milestone@f6, milestone@c4', 'scored 7-4');
  // Destroyed before the next turn, it no longer feeds.
  plays('A c3=2; B c2=1f d1=3; cards A needle', 'needle@b3', 'gain 5-5');
  plays('A c4=2; B c2=1f d1=3; cards A needle', 'needle@c3', 'gain 5-3');
  plays('B a3=1h; A f3=4; cards A gold-leaf', 'gold-leaf@b4', 'a3=B1g, f3=A4');
  expect(given('A c3=1h; B f3=9').play('milestone@a1').play('milestone@a6').tokens.f3).toBe('B7');
});

rule('TK-PHX-1', 'a destroyed phoenix becomes a plain 1', ({ plays }) => {
  plays('B c2=1p; cards A needle', 'needle@c3', 'c2=B1');
  plays('B c2=1p; cards A needle hail; cards B milestone', 'needle@c3, milestone@f6, hail@b2', 'empty c2');
  plays('B c2=2p; cards A needle', 'needle@c3', 'c2=B1p');
});

rule('TK-PHX-2', 'however it is destroyed; surplus loss is forgotten', ({ plays }) => {
  plays('B f3=6p; cards A shove', 'shove@e3', 'f3=B1');
  plays('A b3=3 c2=3; B d3=1p; cards A pincer', 'pincer@c3', 'd3=B1');
  plays('A c2=1h; B f2=1p; cards A milestone', 'milestone@a6', 'f2=B1');
  plays('B c5=6p; cards A looking-glass; options mirrorOffBoard=destroy', 'looking-glass@c6', 'c5=B1');
});

rule('TK-AURA-1', 'a friendly aura feeds friends nearby', ({ plays }) => {
  plays('A b2=1 d4=1 c2=1; B d3=1; cards A banner', 'banner@c3', 'gain 8-1');
});

rule('TK-AURA-2', 'a common aura feeds everybody nearby', ({ plays }) => {
  plays('A b2=1; B d3=1 f6=1; cards A bonfire', 'bonfire@c3', 'gain 5-3');
});

rule('TK-AURA-3', 'an enemy aura feeds enemies, or friends with the option', ({ plays }) => {
  plays('A b3=2; B d3=1; cards A impostor', 'impostor@c3', 'gain 7-2');
  plays('A b3=2; B d3=1; cards A impostor; options thirdAura=friends', 'impostor@c3', 'gain 8-1');
});

rule('TK-AURA-4', 'nearby is any of the eight neighbouring fields', ({ given }) => {
  const near = ['b2', 'c2', 'd2', 'b3', 'd3', 'b4', 'c4', 'd4'];
  for (let field = 0; field < 36; field++) {
    const name = `${'abcdef'[field % 6]}${Math.floor(field / 6) + 1}`;
    if (name === 'c3') continue;
    expect(given(`A c3=1a; B ${name}=1`).gain, name).toEqual({ A: 1, B: near.includes(name) ? 2 : 1 });
  }
  // The other end of the row is not nearby.
  expect(given('A f2=1a; B a3=1 a2=1').gain).toEqual({ A: 1, B: 2 });
});

rule('TK-AURA-5', 'auras add up, raise the gain and not the value, and feed each other', ({ plays, given }) => {
  plays('A c2=2f d3=2f; cards A milestone', 'milestone@c3', 'c3=A4, gain 12-0');
  expect(given('A c3=2f c4=2f').gain).toEqual({ A: 6, B: 0 });
  expect(given('A c3=2f').gain).toEqual({ A: 2, B: 0 });
  // Value 2 with an aura is still below 3.
  plays('A b2=2f b3=2; cards A alchemist', 'alchemist@c3', 'b3=A2g');
});

rule('TK-SHOT-1', 'a row shooter hits the first token on its left and on its right', ({ plays }) => {
  plays('B a4=3 e4=2 c2=2; cards A crossbow', 'crossbow@c4', 'a4=B2, e4=B1, c2=B2, c4=A1h');
  plays('A c3=1h; B f3=2', 'milestone@a6', 'f3=B1');
});

rule('TK-SHOT-2', 'a column shooter the first above and below', ({ plays }) => {
  plays('B d1=2 d6=2 a3=2; cards A lightning', 'lightning@d3', 'd1=B1, d6=B1, a3=B2');
});

rule('TK-SHOT-3', 'the nearest one, whoever owns it; those behind are safe', ({ plays }) => {
  plays('A d4=2; B f4=5 a4=5; cards A crossbow', 'crossbow@c4', 'd4=A1, f4=B5, a4=B4');
  plays('A a1=1v; B a4=1 a6=1', 'milestone@f6', 'empty a4, a6=B1');
  plays('A a1=1v; B a4=1 a6=1', 'milestone@f6, milestone@f5', 'empty a4, empty a6');
});

rule('TK-SHOT-4', 'after the scoring of every turn but the last', ({ plays }) => {
  plays('B a3=5; cards A crossbow', 'crossbow@c3', 'a3=B4, scored 1-5');
  plays('A a1=1h; B f1=4; turn B', 'milestone@f6', 'f1=B3, scored 1-8');
  plays('A a1=1h; B f1=4; turn B; options betweenTurns=owner', 'milestone@f6', 'f1=B4');
  plays('A a1=1h; B f1=4; options betweenTurns=owner', 'milestone@f6', 'f1=B3');
  plays('A a1=1h; B f1=4; extra 1-0', 'milestone@f6, milestone@f5', 'f1=B2');
  plays('A a1=1h; B f1=1; points 998-0', 'milestone@c3', 'f1=B1, winner A');
});

rule('TK-SHOT-5', 'all fire at once, those that fall by it too', ({ plays }) => {
  plays('A a2=1h; B f2=1h', 'milestone@c6', 'empty a2, empty f2');
  plays('A a2=1h; B c2=1h f2=2', 'milestone@c6', 'empty a2, empty c2, f2=B1');
});

rule('TK-GOLD-1', 'gold doubles value and auras', ({ plays, given }) => {
  plays('cards A idol', 'idol@c3', 'scored 4-0');
  plays('A c3=2f; cards A idol', 'idol@d4', 'scored 8-0');
  plays('A c3=2f; cards A idol; options goldenFactor=4', 'idol@d4', 'scored 14-0');
  expect(given('A c3=1g; B c4=1a b3=1e').gain).toEqual({ A: 6, B: 3 });
});
