import { describe, expect, it } from 'vitest';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { parseRecord, printRecord } from '../../../workers/games/tash-kalar/record';
import { taskOf } from '../../../workers/games/tash-kalar/cards';
import { setupOf, SETUPS } from '../../../workers/games/tash-kalar/setups';
import { isStart, randomStart, setupFromText } from '../../../workers/games/tash-kalar/start';
import type { State } from '../../../workers/games/tash-kalar/state';
import { problemsOf } from '../../../workers/games/tash-kalar/validity';
import { seededRandom } from '../../../workers/random';

function start(setup: string, seed: number, options = {}): State {
  const parsed = randomStart(setup, seededRandom(seed), options);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

const fresh = (setup: string, options = {}): State =>
  setupFromText(setup, options, (where) => () => {
    throw new Error(where);
  });

describe('setups', () => {
  it('are both modes with each two different decks, the usual one first (TS-MODE-1, TS-CARD-1)', () => {
    expect(SETUPS).toHaveLength(24);
    expect(new Set(SETUPS).size).toBe(24);
    expect(SETUPS[0]).toBe('high-form-northern-southern');
    for (const setup of SETUPS) expect(setupOf(fresh(setup))).toBe(setup);
  });

  it.each(SETUPS)('%s can be dealt', (setup) => {
    for (let seed = 1; seed <= 5; seed++) {
      const state = start(setup, seed);
      expect(problemsOf(state)).toEqual([]);
      for (const side of ['A', 'B'] as const) {
        const { beings, legends, flares } = state.hands[side];
        expect([beings.length, legends.length, flares.length]).toEqual([3, 2, 1]);
        expect(state.decks[side].unknown).toHaveLength(15);
      }
      expect([state.legends.unknown.length, state.flares.unknown.length]).toEqual([8, 10]);
      expect(state.question).toBe(state.mode === 'duel' ? 'marks' : 'menu');
      expect(state.side === state.starter).toBe(state.mode === 'highForm');
    }
  });

  it('lay out tasks by TS-SETUP-4 and TS-SETUP-5', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const { row, next, tasks } = start('high-form-highland-sylvan', seed);
      const open = [...row, next!].map(taskOf);
      expect(row).toHaveLength(3);
      expect(open.slice(0, 3).some(({ advanced }) => advanced)).toBe(false);
      for (const { type } of open) expect(open.filter((task) => task.type === type).length).toBeLessThan(3);
      expect(tasks.unknown.length + tasks.bottom.length).toBe(20);
    }
  });

  it('let the options say who begins, and chance otherwise', () => {
    for (const startPlayer of ['A', 'B']) expect(start(SETUPS[0]!, 1, { startPlayer }).starter).toBe(startPlayer);
    const starters = Array.from({ length: 20 }, (_, seed) => start(SETUPS[0]!, seed).starter);
    expect(new Set(starters)).toEqual(new Set(['A', 'B']));
  });

  it('refuse what there is not', () => {
    expect(tashKalar.randomStart('melee', seededRandom(1))).toMatchObject({
      ok: false,
      error: { problem: 'unknown-setup' },
    });
    expect(tashKalar.randomStart(SETUPS[0]!, seededRandom(1), { resign: 'maybe' })).toMatchObject({
      ok: false,
      error: { problem: 'bad-option', found: 'maybe' },
    });
  });
});

describe('records', () => {
  const record = (state: State) => ({
    tags: { event: 'Test' },
    start: state,
    actions: ['place e5', '~Knight'],
    comments: { 1: 'The centre.' },
    variations: [{ at: 1, actions: ['place e6'], comments: {}, variations: [] }],
  });

  it.each([
    ['before the first card', fresh('duel-sylvan-northern', { resign: 'off' })],
    ['with a fixed starting player', fresh('high-form-highland-sylvan', { startPlayer: 'B' })],
    ['dealt', start('high-form-northern-southern', 4)],
  ])('survive printing, %s', (_name, state) => {
    const text = printRecord(record(state));
    expect(parseRecord(text)).toEqual({ ok: true, value: record(state) });
    expect(text.includes('"setup"')).toBe(isStart(state));
  });

  it.each([
    ['{"game": "toy-battle"}', 'wrong-game', 'game: "toy-battle"'],
    ['{}', 'missing-field', 'setup'],
    ['{"setup": "melee"}', 'unknown-setup', 'setup: "melee"'],
    ['{"setup": "duel-sylvan-northern", "options": {"tea": 1}}', 'bad-option', 'options.tea: 1'],
    ['{"setup": "duel-sylvan-northern", "start": "turn A"}', 'unknown-key', 'setup'],
    ['{"start": "turn C"}', 'bad-side', 'start: C'],
    ['{"start": "turn A", "actions": ["jump"]}', 'bad-action', 'actions.0: "jump"'],
  ])('%s is refused', (text, problem, found) => {
    expect(parseRecord(text)).toMatchObject({ ok: false, error: { problem, found } });
  });
});
