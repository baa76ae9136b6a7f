import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameRecord, Variation } from '../../../workers/game-codec';
import { mapById } from '../../../workers/games/toy-battle/board-data';
import { parseRecord, printRecord } from '../../../workers/games/toy-battle/record';
import { isStart, randomStart } from '../../../workers/games/toy-battle/start';
import { COPIES } from '../../../assembly/games/toy-battle/layout';
import type { State } from '../../../workers/games/toy-battle/state';
import { countTiles } from '../../../workers/games/toy-battle/tiles';
import { problemsOf } from '../../../workers/games/toy-battle/validity';
import { seededRandom } from '../../../workers/random';
import { anyState } from './arbitrary-state';

const DEALT = {
  map: 'castle-field',
  options: {},
  starter: 'red',
  racks: { blue: 'K246', red: '135' },
  actions: ['draw', '~K', '~7', 'place 4@9'],
};

const line = fc.array(fc.constantFrom('draw', 'skip', '~3', 'place K@1', 'shove 1>2'), { maxLength: 6 });
const comments = fc.dictionary(fc.constantFrom('0'), fc.string(), { noNullPrototype: true }) as unknown as fc.Arbitrary<
  Record<number, string>
>;
const leaf = fc.record({ at: fc.constant(0), actions: line, comments, variations: fc.constant<Variation[]>([]) });
const tree = fc.record({ at: fc.constant(0), actions: line, comments, variations: fc.array(leaf, { maxLength: 2 }) });
const record: fc.Arbitrary<GameRecord<State>> = fc.record({
  tags: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string(), { noNullPrototype: true }),
  start: fc.oneof(
    anyState,
    fc.nat().map((seed) => randomStart(mapById('hallway')!, seededRandom(seed))),
  ),
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

  it('of a dealt game names map, options, starter and racks, and starts from what they mean', () => {
    const parsed = parseRecord(JSON.stringify(DEALT));
    if (!parsed.ok) throw new Error(parsed.error.problem);
    const { start } = parsed.value;
    expect(start).toMatchObject({
      toMove: 'red',
      turns: 0,
      stacks: {},
      rack: DEALT.racks,
      removed: { blue: 4, red: 4 },
    });
    expect(countTiles(start.rack.blue + start.unseen.blue)).toEqual(new Array(8).fill(COPIES));
    expect(JSON.parse(printRecord(parsed.value))).toEqual({ game: 'toy-battle', ...DEALT });
  });

  it('may start anywhere', () => {
    const notation = 'tb1 hallway b 3 1:b3 K/7 -/- 0/0 -/- -/- ask=jumbo at=1';
    const parsed = parseRecord(JSON.stringify({ start: notation, actions: ['skip'] }));
    expect(parsed).toMatchObject({
      ok: true,
      value: { start: { question: 'jumbo' }, tags: {}, comments: {}, variations: [] },
    });
    expect(parseRecord('{"start":{"map":"hallway","toMove":"blue"},"actions":[]}')).toMatchObject({
      ok: true,
      value: { start: { map: 'hallway' } },
    });
  });

  it.each([
    ['chess', 1, 'not-json', 'chess', null],
    ['[1]', 1, 'bad-value', 'record: […]', null],
    [{ ...DEALT, game: 'chess' }, 1, 'wrong-game', 'game: "chess"', null],
    [{ ...DEALT, moves: [] }, 1, 'unknown-key', 'moves', null],
    [{ ...DEALT, starter: undefined }, 1, 'missing-field', 'starter', null],
    [{ ...DEALT, starter: 'random' }, 1, 'bad-side', 'starter: "random"', 'TB-GOAL-1'],
    [{ ...DEALT, racks: { blue: 'K24', red: '135' } }, 1, 'bad-opening', 'racks.blue: "K24"', 'TB-SET-6'],
    [{ ...DEALT, racks: { blue: 'KKKK', red: '135' } }, 1, 'too-many-copies', 'rack.blue: "bK"', 'TB-KIT-1'],
    [{ ...DEALT, actions: ['draw', 'pass'] }, 1, 'bad-action', 'actions.1: "pass"', null],
    [{ ...DEALT, actions: ['place 4@40'] }, 1, 'unknown-node', 'actions.0: "place 4@40"', 'TB-KIT-3'],
    [{ ...DEALT, actions: 'draw' }, 1, 'bad-value', 'actions: "draw"', null],
    [{ ...DEALT, comments: { 5: 'late' } }, 1, 'bad-number', 'comments.5', null],
    [{ ...DEALT, variations: [{ at: 9, actions: [] }] }, 1, 'bad-number', 'variations.0.at: 9', null],
    [{ ...DEALT, variations: [{ at: 1, actions: ['fly'] }] }, 1, 'bad-action', 'variations.0.actions.0: "fly"', null],
    [{ ...DEALT, tags: { event: 7 } }, 1, 'bad-value', 'tags.event: 7', null],
    [{ start: 'tb1 atlantis', actions: [] }, 5, 'unknown-map', 'start: atlantis', 'TB-SET-1'],
    [{ start: { map: 'hallway', toMove: 'green' }, actions: [] }, 1, 'bad-side', 'start.toMove: "green"', 'TB-GOAL-1'],
  ])('is refused: %j', (source, column, problem, found, rule) => {
    const text = typeof source === 'string' ? source : JSON.stringify(source);
    expect(parseRecord(text)).toEqual({ ok: false, error: { column, problem, found, rule } });
  });

  it('nested without end is refused', () => {
    const deep = 20_000;
    const text = `{"start":"tb1 hallway b 0 - -/- -/- 0/0 -/- -/-"${',"variations":[{"at":0'.repeat(deep)}${'}]'.repeat(deep)}}`;
    expect(parseRecord(text)).toMatchObject({
      ok: false,
      error: { problem: 'too-deep', found: 'variations: 101 > 100' },
    });
  });
});

describe('a random start', () => {
  const map = mapById('castle-field')!;

  it('is a start of a game by the rules of set-up', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const state = randomStart(map, seededRandom(seed));
        expect(isStart(state)).toBe(true);
        expect(problemsOf(state)).toEqual([]);
        expect(state.rack[state.toMove]).toHaveLength(3);
      }),
    );
  });

  it('is the same for the same seed and lets either side begin', () => {
    const starts = Array.from({ length: 20 }, (_, seed) => randomStart(map, seededRandom(seed)));
    expect(randomStart(map, seededRandom(7))).toEqual(starts[7]);
    expect(new Set(starts.map(({ toMove }) => toMove)).size).toBe(2);
    expect(randomStart(map, seededRandom(7), { starter: 'blue' }).toMove).toBe('blue');
  });
});
