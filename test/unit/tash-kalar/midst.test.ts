import { beforeAll, describe, expect, test } from 'vitest';
import { CHANCE } from '../../../workers/engine/abi';
import type { Engine } from '../../../workers/engine/engine';
import { engineFromFile } from '../../../workers/engine/node';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { stateToPosition } from '../../../workers/games/tash-kalar/position';
import type { State } from '../../../workers/games/tash-kalar/state';
import * as referee from '../../../workers/referee/tash-kalar';

let engine: Engine;
beforeAll(async () => {
  engine = await engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url));
});

function stateOf(line: string): State {
  const parsed = tashKalar.parse(line);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** The rule that makes a position none to play on, or null. */
function byEngine(line: string): string | null {
  const bytes = new Uint8Array(tashKalar.stateBytes);
  tashKalar.write(stateOf(line), bytes);
  const broken = engine.load(bytes);
  return broken ? tashKalar.ruleIds[broken - 1]! : null;
}

function byReferee(line: string): string | null {
  const loaded = referee.load(stateToPosition(stateOf(line)));
  return loaded.ok ? null : loaded.error.rule;
}

function play(line: string, ...actions: string[]): string {
  expect(byEngine(line)).toBeNull();
  for (const text of actions) {
    const action = tashKalar.parseAction(text, tashKalar.read(engine.save()));
    if (!action.ok) throw new Error(JSON.stringify(action.error));
    expect(engine.whyNot(action.value)).toEqual([]);
    engine.apply(action.value);
  }
  return tashKalar.print(tashKalar.read(engine.save()));
}

/** All 16 pieces of a duel but the one that is lifted, and all 17. */
const SIXTEEN = 'c1 d1 e1 f1 g1 c2 d2 e2 f2 g2 c3 d3 e3 f3 g3 c4';
const SEVENTEEN = `${SIXTEEN} d4`;
/** Cannon, with two matches at e3 and at c5; Herald, of which the match makes no difference. */
const CHOICE = 'decks highland sylvan; A c5 d5 f5 g5; turn A 1; ask match; playing card=ClanGuardian target=e5';

describe('a position in the midst of something, to which no game comes, is refused', () => {
  test.each([
    [
      'a lifted piece, and no action to place it',
      `A ${SIXTEEN}; turn A 0; ask placeLifted; playing lifted=d9`,
      'TS-TURN-2',
    ],
    [
      'a lifted piece, although pieces are left',
      'A f2; B c3; mode duel; turn A 1; ask placeLifted; playing lifted=c9',
      'TS-PLACE-2',
    ],
    ['a lifted piece too many', `A ${SEVENTEEN}; B c6; turn A 2; ask placeLifted; playing lifted=d9`, 'TS-PLACE-2'],
    [
      'a lifted piece too many in a duel',
      `A ${SIXTEEN}; mode duel; turn A 2; ask placeLifted; playing lifted=d9`,
      'TS-PLACE-2',
    ],
    [
      'a piece lifted from a square that is taken',
      `A ${SIXTEEN}; turn A 2; ask placeLifted; playing lifted=c1`,
      'TS-PLACE-2',
    ],
    ['a match below a piece of a higher rank', `B e5**; ${CHOICE}`, 'TS-SUM-10'],
    [
      'a match that makes no difference',
      'A d4 d6; turn A 1; ask match; playing card=Swordmaster target=d5',
      'TS-SUM-13',
    ],
    [
      'a piece to lift, although pieces are left',
      'A d4 d6; turn A 1; ask liftForSummon; playing card=Swordmaster target=d5',
      'TS-SHORT-1',
    ],
    ['cards to return, and none was discarded', 'hand A Titan; turn A 1; ask return', 'TS-DISC-2'],
    ['cards to return, and the pile is empty', 'hand A Titan; turn A 1 discarded; ask return', 'TS-DISC-2'],
    ['over, but a turn is left', 'end 1; ask over', 'TS-END-4'],
    ['over, and the end was never triggered', 'ask over', 'TS-END-4'],
    ['pieces before the first turn', 'A e5; ply 0; ask setupNext', 'TS-SETUP-6'],
    ['the last turns before the first one', 'ply 0; ask deal; end 0', 'TS-END-4'],
    ['more actions than a turn comes to', 'turn A 10', 'TS-TURN-2'],
    ['more extra turns than one', 'due turns=2', 'TS-END-10'],
    ['more extra cards than there are', 'due beings=19', 'TS-DRAW-4'],
    ['more extra legends than there are', 'due legends=13', 'TS-DRAW-4'],
  ])('%s', (_, line, rule) => {
    expect([byEngine(line), byReferee(line)]).toEqual([rule, line.includes('turns=2') ? null : rule]);
  });

  test.each([
    ['a card under way at the menu', 'playing card=Bomb', 'TS-EFF-1'],
    ['a card under way at the draw', 'turn A 0; ask draw; playing card=Bomb', 'TS-EFF-1'],
    ['a target at the menu', 'playing target=e5', 'TS-EFF-1'],
    ['a match chosen at the menu', 'playing turned=r0', 'TS-EFF-1'],
    ['a piece in the air at the menu', 'playing lifted=e5', 'TS-PLACE-2'],
    ['halves of a flare at the menu', 'playing halves=lower', 'TS-FLARE-5'],
    ['a match chosen while it is asked for', CHOICE + ' turned=r0', 'TS-SUM-13'],
    [
      'a lift with a match that is not shown',
      `A ${SEVENTEEN}; decks highland sylvan; turn A 1; ask liftForSummon; playing card=ClanGuardian target=e5 turned=r0`,
      'TS-SUM-13',
    ],
    [
      'tasks set aside although the row lies',
      'row Destruction SideChain RedSummoning; next Devastation; aside Diagonals',
      'TS-SETUP-4',
    ],
  ])('%s', (_, line, rule) => expect(byEngine(line)).toBe(rule));

  const being = 'A c5 d5* b6; B g2; turn A 1; ask effect; playing card=Cannon target=d5 turned=r0';
  const sound = `${being}; effect step=1 being=d5 summon=d5 turned=r0`;
  const flare = 'B c3* d3* e3* f3* c4 d4 e4 f4 c5 d5; A e9; turn A 1; ask effect; playing card=flare-06';
  test.each([
    ['halves of a being', `${sound.replace('turned=r0;', 'turned=r0 halves=lower;')}`],
    ['a being summoned elsewhere than on its target', sound.replace('summon=d5', 'summon=c5')],
    ['a match turned otherwise than the effect', sound.replace('target=d5 turned=r0', 'target=d5 turned=r90')],
    ['a being that is an enemy piece', sound.replace('being=d5', 'being=g2')],
    ['a name that was never bound, for a piece', `${sound} name1=c5,-,-,0,-,-`],
    ['the upper half of a flare still due', `${flare} halves=upper; effect step=lower.1`],
    ['a flare with a target', `${flare} target=e5; effect step=upper.1`],
    ['a flare that was summoned', `${flare}; effect step=upper.1 being=e9 summon=e9 turned=r0`],
  ])('an effect: %s', (_, line) => expect(byEngine(line)).toBe('TS-EFF-1'));

  test('the effect those are made of is accepted', () => expect(byEngine(sound)).toBeNull());
});

test.each([
  [
    'a card of a deck the player on turn does not have',
    'ask return; playing card=WolfRider',
    'foreign-card',
    'TS-CARD-1',
  ],
  ['a match of no card', 'ask match; playing target=e5', 'bad-question', 'TS-SUM-1'],
  [
    'a piece to lift for a being that comes nowhere',
    'ask liftForSummon; playing card=Knight',
    'bad-question',
    'TS-SUM-1',
  ],
])('no position at all: %s', (_, line, problem, rule) => {
  expect(tashKalar.parse(line)).toMatchObject({ ok: false, error: { problem, rule } });
});

describe('what a game comes to in the midst of something is accepted', () => {
  test('a lifted piece', () => {
    const line = play(`A ${SEVENTEEN}; turn A 1`, 'lift c1');
    expect(line).toContain('turn A 1; ask placeLifted; playing lifted=c1');
    expect([byEngine(line), byReferee(line)]).toEqual([null, null]);
  });

  test('cards to return', () => {
    const line = play('hand A Titan Bomb; deck A ?', 'discard Bomb');
    expect([byEngine(line), byReferee(line)]).toEqual([null, null]);
    const next = play(line.replace('hand A', 'hand A Knight'), 'return Titan');
    expect([byEngine(next), byReferee(next)]).toEqual([null, null]);
  });
});

describe('counters stop where no game gets to', () => {
  test('actions', () => {
    const line = 'A c6 d7 e6 d5; hand A TimeMage; turn A 9';
    expect(byEngine(line)).toBeNull();
  });

  test('points of a duel', () => {
    const end = play('mode duel; A e5; B c3; points 254-0; turn A 1; destroyed 0-3-0', 'place a5');
    expect(end).toContain('points 255-0');
    const loaded = referee.load(
      stateToPosition(stateOf('mode duel; A e5; B c3; points 254-0; turn A 1; destroyed 0-3-0')),
    );
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
    expect(referee.score(referee.apply(loaded.node, 'place a5'), 'A')).toBe(255);
  });

  test('turns that are over', () =>
    expect(play('ply 512; turn A 1; flares |; legends |', 'place a5')).toContain('ply 512'));
});

describe('a row of tasks for which the tasks run out', () => {
  const NONE = 'ply 0; turn A 1; legends |; flares |; deck A ?; tasks ?Diagonals ?Isolation; ask row';

  test('lies as soon as there are none left, and all that were set aside come back', () => {
    expect(byEngine(NONE)).toBeNull();
    for (let n = 0; n < 2; n++) engine.apply(engine.outcomes().actions[0]!);
    expect(tashKalar.question(tashKalar.read(engine.save()))).not.toBe('row');
    expect(engine.actor() === CHANCE ? engine.outcomes().actions.length : engine.legal().length).toBeGreaterThan(0);
  });

  test('the first turn begins without a next task if there is none', () => {
    expect(byEngine(NONE.replace('?Diagonals ?Isolation', 'Destruction |'))).toBeNull();
    engine.apply(engine.outcomes().actions[0]!);
    expect(tashKalar.question(tashKalar.read(engine.save()))).toBe('menu');
  });
});
