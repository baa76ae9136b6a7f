import { expect, test } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { Session } from '../../../workers/session';

const engine = await engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url));
const session = new Session(tashKalar, engine);

function after(start: string, actions: readonly string[]): string {
  const played = session.play(start, [...actions]);
  if (!played.ok) throw new Error(start);
  return played.view.notation;
}

test('a square out of the reach of the Warlord, who has to move last, is refused because of that', () => {
  const start = 'decks highland southern; A h3 d5 e5 f5 c6 g6; B g1 h2 i3; hand A Warlord; turn A 1';
  const third = after(start, ['summon Warlord@e4', 'move h3-h2', 'move h2-g1']);
  expect(session.reasons(third, 'move e4-f1')).toEqual(['TS-CASE-10']);
  const second = after(start, ['summon Warlord@e4', 'move h3-h2']);
  expect(session.reasons(second, 'move e4-f1')).toEqual(['TS-WORD-2']);
});

test('whoever aims a flare at a square is told to invoke it, also without an action left', () => {
  const pieces = 'A d5; B a5 b4* c5* d2* e2*';
  for (const actions of [0, 1])
    expect(session.reasons(`${pieces}; hand A flare-10; turn A ${actions}`, 'summon flare-10@e7')).toEqual([
      'TS-SUM-1/flare-invoked',
    ]);
});

test('of the side that has more of them, a piece of another rank or of the other side is refused as that', () => {
  const first = after('decks sylvan highland; A c5 f5; B b2 c2 d2 g2 h5* h6*; hand A ForestWardens; turn A 1', [
    'summon ForestWardens@e5',
  ]);
  expect(session.reasons(first, 'pick c5')).toEqual(['TS-EFF-11/wants-enemy']);
  expect(session.reasons(first, 'pick h5')).toEqual(['TS-EFF-11/wants-common-not-heroic']);
  const second = after(first, ['pick b2']);
  expect(session.reasons(second, 'pick c5')).toEqual(['TS-EFF-11/wants-enemy']);
  expect(session.reasons(second, 'pick c2')).toEqual(['TS-EFF-11/wants-heroic-not-common']);
});

test('without more commons on the other side its decision is not asked at all', () => {
  const first = after('decks sylvan highland; A c5 f5; B b2 h5* h6*; hand A ForestWardens; turn A 1', [
    'summon ForestWardens@e5',
  ]);
  expect(session.reasons(first, 'pick b2')).toEqual(['TS-EFF-11/wants-heroic-not-common']);
});
