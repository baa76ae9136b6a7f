import { expect, it } from 'vitest';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import type { Effect } from '../../../workers/games/conquest/effects';
import { conquest } from '../../../workers/games/conquest/game';
import { seededRandom } from '../../../workers/random';
import { begin, enter, randomOptions, step } from '../../property/conquest/games';

const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));
const state = () => conquest.read(engine.save());

const actionNamed = (text: string): number => {
  const parsed = conquest.parseAction(text, state());
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};

it('in random games everything has words, and positions and records read back', () => {
  const random = seededRandom(3);
  for (let game = 0; game < 5; game++) {
    begin(engine, 2 + (game % 4), game % 2 ? randomOptions(random) : '', game + 1);
    const start = state();
    const actions: string[] = [];
    for (let plies = 0; plies < 900 && engine.actor() !== OVER; plies++, step(engine, random)) {
      const at = state();
      const legal = engine.actor() === CHANCE ? engine.outcomes().actions : engine.legal();
      for (const action of legal) {
        const words = conquest.actionWords(action, at);
        expect([conquest.actionText(action, at), words]).not.toEqual([words, words]);
        expect(words).not.toMatch(/undefined|NaN|\[/);
      }
      if (plies % 53) continue;
      expect(conquest.boardWords(at, engine).join(' ')).not.toMatch(/undefined|NaN|\[/);
      const json = JSON.stringify(conquest.position(at));
      const read = conquest.parse(json);
      if (!read.ok) throw new Error(`${json} ${JSON.stringify(read.error)}`);
      expect(conquest.print(read.value)).toBe(conquest.print(at));
      actions.push(conquest.actionText(legal[0]!, at));
    }
    const record = { tags: { event: 'test' }, start, actions, comments: {}, variations: [] };
    const parsed = conquest.parseRecord(conquest.printRecord(record));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(parsed.value.actions).toEqual(actions);
    expect(conquest.print(parsed.value.start)).toBe(conquest.print(start));
  }
});

it.each([
  ['{"NAF":"R:III","EGY":"B:IQ"}', 'EGY', 'bad-divisions'],
  ['{"NAF":3}', 'NAF', 'bad-value'],
  ['{"NAF x":"R:I"}', 'NAF x', 'unknown-key'],
  ['{"XYZ":"R:I"}', 'XYZ', 'unknown-territory'],
  ['{"NAF":', '{"NAF":', 'not-json'],
])('%s is refused at %s: %s', (text, where, problem) => {
  const parsed = conquest.parse(text);
  expect(parsed).toMatchObject({ ok: false, error: { problem } });
  if (!parsed.ok) expect(parsed.error.found).toContain(where);
});

it('a record without a start is refused', () => {
  expect(conquest.parseRecord('{"game":"conquest","actions":[]}')).toMatchObject({
    ok: false,
    error: { problem: 'missing-field', found: 'start' },
  });
});

it.each<[string, string, Effect[]]>([
  ['NAF=R:II EGY=B:-/NAF:I', 'border NAF/EGY', []],
  [
    '>=R/2commit:border,NAF/EGY,-,- NAF=R:III EGY=B:I',
    'commit II',
    [
      { kind: 'divisions', spot: 'place:NAF/EGY', before: '', after: 'II' },
      { kind: 'invasion', spot: 'place:NAF/EGY', begun: true },
    ],
  ],
  ['>=R/5end EGY=R:I EAF=R:I @R=BRA,VEN,ICE/-/-', 'build EGY', [{ kind: 'city', land: 'EGY', gained: true }]],
  ['>=R/1turn-card:0 NAF=R:I EGY=B:I @R=NAF,BRA/-/-', 'turn-card BRA', [{ kind: 'turned', land: 'BRA', down: true }]],
])('%s, %s: what happens is told', (line, action, told) => {
  enter(engine, line);
  const before = engine.save();
  const effects = conquest.effects!(actionNamed(action), engine);
  expect(effects).toEqual(expect.arrayContaining(told));
  expect(engine.save()).toEqual(before);
  for (const words of conquest.effectWords!(effects)) expect(words).not.toMatch(/undefined/);
});

it('how a game ended', () => {
  const endingOf = (line: string) => {
    enter(engine, line);
    return conquest.ending(state());
  };
  expect(endingOf('NAF=R:II EGY=B:I')).toBeNull();
  expect(endingOf('>=R/4won NAFk=R:I EGY=B:I @R=-/0,1,2/-')).toEqual({ reason: 'missions', rule: 'CQ-AIM-1' });
  expect(endingOf('>=R/2won/1/RB NAF=R:I')).toEqual({ reason: 'last', rule: 'CQ-AIM-5' });
  // The missions of the last opponent came with the victory; nobody counted them.
  expect(endingOf('>=R/2won/1/RB NAF=R:I @R=-/0,1,2/-')).toEqual({ reason: 'last', rule: 'CQ-AIM-5' });
  expect(endingOf('>=R/5drawn/60 NAF=R:I EGY=B:I')).toEqual({ reason: 'limit', rule: 'CQ-AIM-6' });
});

it('a game of a set-up begins with its options', () => {
  const start = conquest.randomStart('4-players', seededRandom(1), { trading: 'on', 'round-limit': '30' });
  expect(start.ok && conquest.print(start.value)).toBe('>=R/0continent/1/RBGY/- trading=on round-limit=30');
  expect(conquest.randomStart('6-players', seededRandom(1))).toMatchObject({
    ok: false,
    error: { rule: 'CQ-SETUP-1' },
  });
  expect(conquest.randomStart('2-players', seededRandom(1), { luck: 'high' })).toMatchObject({
    error: { problem: 'unknown-key' },
  });
  expect(conquest.randomStart('2-players', seededRandom(1), { trading: 'maybe' })).toMatchObject({
    error: { problem: 'bad-value' },
  });
});
