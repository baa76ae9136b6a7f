import { expect } from 'vitest';
import { rule } from './support/rule';

rule('TK-REDUCE-1', 'every target loses one', ({ plays }) => {
  plays('A b2=2 c2=1; B d2=3 b3=10 d4=1p; cards A hail', 'hail@c3', 'b2=A1, empty c2, d2=B2, b3=B9, d4=B1');
});

rule('TK-PUSH-1', 'a target moves one field straight away', ({ plays }) => {
  plays('B b3=5 d3=4 c2=3 c4=2; cards A quake', 'quake@c3', 'a3=B5, e3=B4, c1=B3, c5=B2, empty b3');
  plays('B b2=1 d2=2; cards A plough', 'plough@c3', 'a1=B1, e1=B2');
  plays('B d3=4; cards A shove', 'shove@c3', 'e3=B4, empty d3, empty f3');
});

rule('TK-PUSH-2', 'an occupied field behind stops the push', ({ plays }) => {
  plays('A e3=1; B d3=4; cards A shove', 'shove@c3', 'd3=B4, e3=A1');
  plays('B d3=4 e3=1 f3=1; cards A shove', 'shove@c3', 'd3=B4, e3=B1, f3=B1');
});

rule('TK-PUSH-3', 'a target at the edge is pushed off and destroyed', ({ plays }) => {
  plays('B f3=10; cards A shove', 'shove@e3', 'empty f3, tokens 1, scored 3-0');
  plays('B a1=7 b1=3 c1=4; cards A plough', 'plough@b2', 'empty a1, empty b1, empty c1');
  plays('B f3=6; last f3; cards A shove; cards B thief', 'shove@e3, thief@a1', 'a1=A3, e3=B2');
  plays('B f3=6; last f3; cards A shove thief; cards B milestone', 'shove@e3', 'last e3');
});

rule('TK-MIRROR-1', 'a target moves to the opposite neighbour', ({ plays }) => {
  plays('B c2=5; cards A looking-glass', 'looking-glass@c3', 'c4=B5, empty c2');
  plays('B b2=1 c2=2 d2=3; cards A kaleidoscope', 'kaleidoscope@c3', 'd4=B1, c4=B2, b4=B3');
});

rule('TK-MIRROR-2', 'two targets that face each other trade places', ({ plays }) => {
  plays('A b3=1; B d3=9; cards A pendulum', 'pendulum@c3', 'b3=B9, d3=A1');
  plays('B a3=1g c3=2f; cards A pendulum', 'pendulum@b3', 'a3=B2f, c3=B1g');
});

rule('TK-MIRROR-3', 'a token that is no target keeps its field', ({ plays }) => {
  plays('B c2=5 c4=1; cards A kaleidoscope', 'kaleidoscope@c3', 'c2=B5, c4=B1');
  plays('B b2=1 d4=2 d2=3; cards A kaleidoscope', 'kaleidoscope@c3', 'b2=B1, d4=B2, b4=B3, empty d2');
});

rule('TK-MIRROR-4', 'without an opposite field the target stays', ({ plays }) => {
  plays('B c5=6; cards A looking-glass', 'looking-glass@c6', 'c5=B6');
  plays('B b1=6 a2=3; cards A carousel', 'carousel@a1', 'b1=B6, a2=B3');
  plays('B c5=6; cards A looking-glass; options mirrorOffBoard=destroy', 'looking-glass@c6', 'empty c5');
});

rule('TK-SPAWN-1', 'empty fields of the area get a friend of value 1', ({ plays }) => {
  plays('A a3=2; B c3=3; cards A hatchery', 'hatchery@b3', 'a3=A2, c3=B3, b4=A1, tokens 4');
  plays('turn B; cards B twins', 'twins@c3', 'b3=B1, d3=B1');
  plays('cards A pioneers', 'pioneers@a6', 'b5=A1, tokens 2');
});

rule('TK-SPAWN-2', 'or an enemy of value 1', ({ plays }) => {
  plays('A c2=2; cards A lure', 'lure@c3', 'c2=A2, c4=B1, tokens 3');
  plays('turn B; cards B toll', 'toll@c3', 'c2=A1, c4=A1, b3=A1, d3=A1');
});

rule('TK-SPAWN-3', 'created tokens are plain, unboosted and not played', ({ plays }) => {
  plays('boost 1-0; cards A camp', 'camp@c3', 'c3=A2f, c4=A1, boost 0-0');
  plays('cards A siege; cards B thief', 'siege@c3, thief@f6', 'c3=B2, f6=A2h, b2=B1');
  plays('cards A seedling>idol; cards B milestone', 'seedling@c3, milestone@f6', 'c4=A1, top A1=idol, boost 0-0');
});

rule('TK-COVER-1', 'a whole area under tokens earns an extra turn', ({ plays }) => {
  plays('A c2=2 d3=1; B c4=3; cards A sprint', 'sprint@c3', 'turn A, extra 0-0, ply 1');
  plays('A c2=2; B c4=3; cards A sprint', 'sprint@c3', 'turn B, extra 0-0');
  plays('A c2=2 d3=1; B c4=3; extra 1-0; cards A sprint', 'sprint@c3', 'turn A, extra 1-0');
});

rule('TK-COVER-2', 'a square off the board counts as uncovered', ({ plays }) => {
  plays('A b1=1 a2=1; cards A sprint', 'sprint@a1', 'turn B');
  plays('A b1=1 a2=1; cards A sprint; options coveredOffBoard=ignored', 'sprint@a1', 'turn A');
  plays('A b1=1; cards A sprint; options coveredOffBoard=ignored', 'sprint@a1', 'turn B');
  plays('A b2=1; cards A keystone; options coveredOffBoard=ignored', 'keystone@a1', 'turn A');
});

rule('TK-VOLLEY-1', 'targets lose as much as there are friends in the area', ({ plays }) => {
  plays('A b2=9 d2=9; B c2=9 b4=9 f6=9; cards A stampede', 'stampede@c3', 'b2=A7, d2=A7, c2=B7, b4=B7, f6=B9');
  plays('A c2=5; B b3=2 d3=2; turn B; cards B pincer', 'pincer@c3', 'c2=A3, empty b3, empty d3');
});

rule('TK-VOLLEY-2', 'counted before anything is lost, without the new token', ({ plays }) => {
  plays('A b2=1 c2=1 d2=1; B b4=5; cards A stampede', 'stampede@c3', 'empty b2, empty c2, empty d2, b4=B2');
  plays('B b3=1 d3=1; cards A pincer', 'pincer@c3', 'b3=B1, d3=B1');
});

rule('TK-GILD-1', 'targets below 3 turn to gold', ({ plays }) => {
  plays('A c2=2; B b3=1 d3=3; cards A midas', 'midas@c3', 'c2=A2g, b3=B1g, d3=B3');
});

rule('TK-GILD-2', 'gold replaces the type; owner and value stay', ({ plays }) => {
  plays('A c2=2f; B b3=1p; cards A midas', 'midas@c3', 'c2=A2g, b3=B1g');
  // A gilded phoenix does not rise, a gilded shooter does not shoot.
  plays('A f3=4; B a3=1h; cards A gold-leaf', 'gold-leaf@a4', 'a3=B1g, f3=A4');
  plays('B c2=1p; cards A midas needle; cards B milestone', 'midas@b2, milestone@f6, needle@c3', 'empty c2');
});

rule('TK-GIFT-1', 'the opponent gains an extra turn', ({ plays, given }) => {
  plays('cards A colossus', 'colossus@a1', 'turn B, extra 0-1');
  plays('cards A colossus; extra 0-2', 'colossus@a1', 'turn B, extra 0-3');
  expect(given('turn B; cards B throne').play('throne@a1').extra).toEqual({ A: 1, B: 0 });
});

rule('TK-SWAP-1', 'the new token trades places with the one played last', ({ plays }) => {
  plays('B e5=4g; last e5; cards A impostor', 'impostor@a1', 'e5=A5e, a1=B4g, last e5');
  plays('A e5=4; last e5; cards A thief', 'thief@d5', 'e5=A2, d5=A4');
});

rule('TK-SWAP-2', 'the token played last is found wherever it stands now', ({ plays }) => {
  // Pushed on, mirrored, gilded, reborn: still the one played last.
  plays('B d3=4; last d3; cards A shove', 'shove@c3', 'last c3');
  plays(
    'A c3=4; B d3=4; turn B; last c3; cards B thief; cards A milestone',
    'thief@f6, milestone@a1',
    'c3=B2, f6=A4, last a1',
  );
  plays('A a5=1h; turn B; cards B decoy; cards A thief', 'decoy@e5, thief@c1', 'c1=B1, e5=A1');
  plays('cards A twins; cards B thief', 'twins@c3, thief@f6', 'c3=B2, f6=A2, b3=A1');
  plays('A c4=2; last c4; extra 1-0; cards A midas thief', 'midas@c3, thief@f6', 'c3=A2, f6=A2');
});

rule('TK-SWAP-3', 'without such a token nothing happens', ({ plays, refused }) => {
  plays('A a1=4; B f6=4; cards A thief', 'thief@c3', 'c3=A2, a1=A4, f6=B4');
  plays('cards A thief', 'thief@c3', 'c3=A2, last c3');
  plays('A a5=1h; turn B; cards B hail; cards A thief', 'hail@e5', 'empty e5, last none');
  plays('A a5=1h; turn B; cards B hail; cards A thief', 'hail@e5, thief@c1', 'c1=A2, empty e5');
  expect(refused('A c3=4; last d3')).toBe('TK-SWAP-3');
});

rule('TK-BOOST-1', 'the next own token has one more value, not this one', ({ plays, refused }) => {
  plays('cards A whetstone milestone', 'whetstone@c3', 'c3=A3, boost 1-0');
  plays('cards A whetstone milestone', 'whetstone@c3, milestone@f6, milestone@a1', 'c3=A3, f6=B4, a1=A5, boost 0-0');
  expect(refused('A c3=11')).toBe('TK-BOOST-1');
});

rule('TK-BOOST-2', 'it waits, goes to exactly one token, and stays in its value', ({ plays, refused }) => {
  plays('boost 1-0; turn B', 'milestone@f6, milestone@a1, milestone@f5', 'a1=A5, f5=B4, boost 0-0');
  plays('boost 1-0; cards A twins', 'twins@c3', 'c3=A3, b3=A1, d3=A1');
  plays('boost 1-0; cards A drummer', 'drummer@c3', 'c3=A2f, boost 1-0');
  plays('boost 1-0; A f1=1h; cards A colossus', 'colossus@a1', 'a1=A9');
  expect(refused('boost 2-0')).toBe('TK-BOOST-2');
});
