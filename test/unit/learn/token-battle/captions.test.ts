import { describe, expect, test } from 'vitest';
import { captions, withLast, type Turn } from '../../../../site/lib/games/token-battle/learn/captions';
import type { View } from '../../../../workers/contract';
import { engineFromFile } from '../../../../workers/engine/node';
import type { Effect } from '../../../../workers/games/token-battle/effects';
import { tokenBattle } from '../../../../workers/games/token-battle/game';
import type { Board, State } from '../../../../workers/games/token-battle/state';
import { Session } from '../../../../workers/session';

const engine = await engineFromFile(new URL('../../../../build/token-battle.test.wasm', import.meta.url));
const session = new Session<State, Board, Effect>(tokenBattle, engine);

function told(position: string, ...actions: string[]) {
  let view = session.view(position);
  const effects: Effect[][] = [];
  const turns = actions.map((action): Turn => {
    effects.push(session.effects(view.notation, action));
    const before = view;
    view = session.play(view.notation, [action]).view;
    return { view: before as View, action, after: view as View };
  });
  return captions(turns, effects).map(({ effects, fields }) => ({
    kinds: [...new Set(effects.map(({ kind }) => kind))].join(' '),
    fields: [...new Set(fields)].sort().join(' '),
  }));
}

describe('captions of a turn', () => {
  test('are the token, its skill, the points and the shots, each with its fields', () => {
    expect(told('A a4=1h; B d4=2 f6=3; cards A needle', 'needle@d5')).toEqual([
      { kinds: 'placed', fields: 'd5' },
      { kinds: 'weakened', fields: 'd4' },
      { kinds: 'scored', fields: 'a4 d4 d5 f6' },
      { kinds: 'shot destroyed', fields: 'a4 d4' },
    ]);
  });

  test('leave out what did not happen, and end with the game', () => {
    expect(told('A b2=3; cards A banner', 'banner@c3').map(({ kinds }) => kinds)).toEqual(['placed', 'scored']);
    expect(told('points 998-0; cards A milestone', 'milestone@c3')).toEqual([
      { kinds: 'placed', fields: 'c3' },
      { kinds: 'scored gameOver', fields: 'c3' },
    ]);
  });

  test('follow several turns as long as they are few, else the last one', () => {
    const shots = told('B c3=1; cards A crossbow; cards B milestone', 'crossbow@d3', 'milestone@a3');
    expect(shots.map(({ kinds }) => kinds)).toEqual([
      'placed',
      'scored',
      'shot destroyed',
      'placed',
      'scored',
      'shot weakened',
    ]);
    const gifts = told('cards A colossus; cards B milestone', 'colossus@a1', 'milestone@f6', 'milestone@f5');
    expect(gifts.map(({ kinds }) => kinds)).toEqual(['placed', 'scored']);
  });
});

describe('the turns that led to a node', () => {
  const [start, middle, end] = ['start', 'middle', 'end'].map((notation) => ({ notation }) as View);
  const first: Turn = { view: start!, action: 'a', after: middle! };
  const second: Turn = { view: middle!, action: 'b', after: end! };

  test('grow with each of them', () => {
    expect(withLast([], first, middle!)).toEqual([first]);
    expect(withLast([first], second, end!)).toEqual([first, second]);
    expect(withLast([first, second], second, end!)).toEqual([first, second]);
  });

  test('are fewer after a step back, and none before the first', () => {
    expect(withLast([first, second], first, middle!)).toEqual([first]);
    expect(withLast([first, second], null, start!)).toEqual([]);
  });
});
