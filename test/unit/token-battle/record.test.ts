import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameRecord, Variation } from '../../../workers/game-codec';
import { parseRecord, printRecord } from '../../../workers/games/token-battle/record';
import { cardsOf } from '../../../workers/games/token-battle/ready-sets';
import { isStart, startFromText, startState } from '../../../workers/games/token-battle/start';
import type { State } from '../../../workers/games/token-battle/state';
import { anyState, practice, start } from './arbitrary-state';

const PLAYED = {
  sets: { A: 'masons', B: 'quickstep' },
  options: { headStart: 60 },
  actions: ['~B', 'keystone@c3', 'banner@c4'],
};

const line = fc.array(fc.constantFrom('~A', 'twins@c3', 'twins:3@d4', 'A:1@f6', 'milestone@a1'), { maxLength: 6 });
const comments = fc.dictionary(fc.constantFrom('0'), fc.string(), { noNullPrototype: true }) as unknown as fc.Arbitrary<
  Record<number, string>
>;
const leaf = fc.record({ at: fc.constant(0), actions: line, comments, variations: fc.constant<Variation[]>([]) });
const tree = fc.record({ at: fc.constant(0), actions: line, comments, variations: fc.array(leaf, { maxLength: 2 }) });
const record: fc.Arbitrary<GameRecord<State>> = fc.record({
  tags: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string(), { noNullPrototype: true }),
  start: anyState,
  actions: line,
  comments,
  variations: fc.array(tree, { maxLength: 2 }),
});

describe('a record', () => {
  it('survives printing and parsing', () => {
    fc.assert(
      fc.property(record, (value) => void expect(parseRecord(printRecord(value))).toEqual({ ok: true, value })),
    );
  });

  it('of a whole game names sets and options, and starts from what they mean', () => {
    const parsed = parseRecord(JSON.stringify(PLAYED));
    if (!parsed.ok) throw new Error(parsed.error.problem);
    expect(parsed.value.start).toEqual(startState(cardsOf('masons-quickstep')!, { headStart: 60 }));
    expect(JSON.parse(printRecord(parsed.value))).toEqual({ game: 'token-battle', ...PLAYED });
  });

  it('may name own sets, card by card', () => {
    const own = [
      ['idol', 'idol'],
      ['twins', 'toll'],
      ['camp', 'debt'],
      ['lure', 'thief'],
    ];
    const parsed = parseRecord(JSON.stringify({ ...PLAYED, sets: { A: own, B: 'swarm' } }));
    if (!parsed.ok) throw new Error(parsed.error.problem);
    expect(parsed.value.start.cards.A).toEqual(own);
    expect(JSON.parse(printRecord(parsed.value)).sets).toEqual({ A: own, B: 'swarm' });
  });

  it('may start anywhere', () => {
    const parsed = parseRecord(JSON.stringify({ start: 'A c3=4; cards A idol', actions: ['idol@c4'] }));
    expect(parsed).toMatchObject({ ok: true, value: { tags: {}, comments: {}, variations: [], start: { turn: 'A' } } });
    expect(parseRecord('{"start":{"turn":"B"},"actions":[]}')).toMatchObject({
      ok: true,
      value: { start: { turn: 'B' } },
    });
  });

  it.each([
    ['chess', 1, 'not-json', 'chess', null],
    ['[1]', 1, 'bad-value', 'record: […]', null],
    [{ ...PLAYED, game: 'toy-battle' }, 1, 'wrong-game', 'game: "toy-battle"', null],
    [{ ...PLAYED, moves: [] }, 1, 'unknown-key', 'moves', null],
    [{ ...PLAYED, sets: undefined }, 1, 'missing-field', 'sets', null],
    [{ ...PLAYED, sets: { A: 'masons' } }, 1, 'missing-field', 'sets.B', null],
    [{ ...PLAYED, sets: { A: 'masons', B: 'hermits' } }, 1, 'unknown-set', 'sets.B: "hermits"', null],
    [{ ...PLAYED, sets: { A: 'masons', B: [['idol', 'idol']] } }, 1, 'too-few-stacks', 'sets.B: "1"', 'TK-SET-1'],
    [
      { ...PLAYED, sets: { A: 'masons', B: [['idol'], ['idol'], ['idol'], ['idol']] } },
      1,
      'too-few-cards',
      'sets.B.0: "1"',
      'TK-SET-2',
    ],
    [{ ...PLAYED, sets: { A: 'masons', B: [['ace']] } }, 1, 'unknown-card', 'sets.B.0.0: "ace"', 'TK-SET-6'],
    [{ ...PLAYED, options: { headStart: 999 } }, 1, 'bad-number', 'options.headStart: 999', null],
    [{ ...PLAYED, options: { pointLimit: 60, headStart: 60 } }, 1, 'bad-option', 'options.headStart: "60"', 'TK-END-1'],
    [{ ...PLAYED, actions: ['~B', 'fly'] }, 1, 'bad-action', 'actions.1: "fly"', null],
    [{ ...PLAYED, actions: ['ace@c3'] }, 1, 'unknown-card', 'actions.0: "ace@c3"', 'TK-SET-6'],
    [{ ...PLAYED, actions: '~B' }, 1, 'bad-value', 'actions: "~B"', null],
    [{ ...PLAYED, comments: { 5: 'late' } }, 1, 'bad-number', 'comments.5', null],
    [{ ...PLAYED, variations: [{ at: 9, actions: [] }] }, 1, 'bad-number', 'variations.0.at: 9', null],
    [{ ...PLAYED, tags: { event: 7 } }, 1, 'bad-value', 'tags.event: 7', null],
    [{ start: 'A c9=1', actions: [] }, 3, 'unknown-field', 'start: c9', 'TK-GAME-2'],
    [{ start: { turn: 'C' }, actions: [] }, 1, 'bad-side', 'start.turn: "C"', null],
  ])('is refused: %j', (source, column, problem, found, rule) => {
    const text = typeof source === 'string' ? source : JSON.stringify(source);
    expect(parseRecord(text)).toEqual({ ok: false, error: { column, problem, found, rule } });
  });

  it('nested without end is refused', () => {
    const deep = 20_000;
    const text = `{"start":"turn A"${',"variations":[{"at":0'.repeat(deep)}${'}]'.repeat(deep)}}`;
    expect(parseRecord(text)).toMatchObject({
      ok: false,
      error: { problem: 'too-deep', found: 'variations: 101 > 100' },
    });
  });
});

describe('a start', () => {
  it('is known for one, whatever its options', () => {
    fc.assert(fc.property(start, (state) => void expect(isStart(state)).toBe(true)));
    fc.assert(fc.property(practice, (state) => void expect(isStart(state)).toBe(false)));
  });

  it('leaves the first player to chance, or gives the second one the head start at once', () => {
    expect(startFromText('gale-swarm', { headStart: '60' })).toMatchObject({
      value: { turn: '?', points: { A: 0, B: 0 }, options: { headStart: 60 } },
    });
    expect(startFromText('gale-swarm', { headStart: '60', firstPlayer: 'B' })).toMatchObject({
      value: { turn: 'B', points: { A: 60, B: 0 } },
    });
  });

  it.each([
    ['gale', {}, 'unknown-set', 'gale'],
    ['gale-swarm', { colour: 'red' }, 'bad-option', 'colour'],
    ['gale-swarm', { turnLimit: 'soon' }, 'bad-number', 'soon'],
    ['gale-swarm', { headStart: '60', pointLimit: '50' }, 'bad-option', '60'],
  ])('of %s with %j is refused', (pairing, options, problem, found) => {
    expect(startFromText(pairing, options as Record<string, string>)).toMatchObject({
      ok: false,
      error: { column: 1, problem, found },
    });
  });
});
