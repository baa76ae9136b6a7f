import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import cases from '../../../assembly/games/toy-battle/data/cases.json';
import lessons from '../../../assembly/games/toy-battle/data/lessons.json';
import { parsePosition, positionToState, stateToPosition } from '../../../workers/games/toy-battle/position';
import { DEFAULT_OPTIONS } from '../../../workers/games/toy-battle/state';
import { startOfTurn } from './arbitrary-state';

const written = [
  ...cases.cases.map(({ id, position }) => [id, position] as const),
  ...lessons.lessons.flatMap((lesson) => lesson.steps.map((step) => [step.id, step.position] as const)),
];

const SOUND = {
  map: 'battlefield',
  toMove: 'blue',
  stacks: { '1': 'b5r7' },
  rack: { blue: '7', red: '5' },
  unseen: { red: 'KK' },
};

describe('the JSON position', () => {
  it.each(written)('of %s is accepted', (_id, position) => {
    expect(positionToState(position)).toMatchObject({ ok: true, value: { map: position.map, question: 'turn' } });
  });

  it('fills missing keys with nothing, zero and defaults', () => {
    expect(positionToState({ map: 'hallway', toMove: 'red', options: { specials: 'off' } })).toEqual({
      ok: true,
      value: {
        map: 'hallway',
        toMove: 'red',
        stacks: {},
        rack: { blue: '', red: '' },
        unseen: { blue: '', red: '' },
        removed: { blue: 0, red: 0 },
        discard: { blue: '', red: '' },
        frozen: { blue: '', red: '' },
        known: { blue: '', red: '' },
        taken: {},
        turns: 0,
        options: { ...DEFAULT_OPTIONS, specials: 'off' },
        question: 'turn',
        questionBase: null,
        left: 0,
        again: false,
        waiting: [],
        result: null,
        captured: null,
      },
    });
  });

  it('sorts tile lists and keeps stacks', () => {
    expect(positionToState({ ...SOUND, rack: { blue: '7K3K' } })).toMatchObject({
      value: { rack: { blue: 'KK37' }, stacks: { '1': 'b5r7' } },
    });
  });

  it('survives the way there and back', () => {
    fc.assert(
      fc.property(startOfTurn, (state) => {
        const text = JSON.stringify(stateToPosition(state));
        expect(parsePosition(text)).toEqual({ ok: true, value: state });
      }),
    );
  });

  it('is not there in the middle of a turn', () => {
    const parsed = positionToState(SOUND);
    expect(parsed.ok && stateToPosition({ ...parsed.value, question: 'star' })).toBeNull();
  });

  it.each([
    [{ map: 'atlantis' }, 'unknown-map', 'map: "atlantis"', 'TB-SET-1'],
    [{ map: 7 }, 'bad-value', 'map: 7', null],
    [{ map: undefined }, 'missing-field', 'map', null],
    [{ toMove: 'green' }, 'bad-side', 'toMove: "green"', 'TB-GOAL-1'],
    [{ mood: 'fine' }, 'unknown-key', 'mood', null],
    [{ stacks: { '3': 'x7' } }, 'bad-tile', 'stacks.3: "x7"', 'TB-KIT-1'],
    [{ stacks: { '30': 'b7' } }, 'unknown-node', 'stacks.30: "b7"', 'TB-KIT-3'],
    [{ stacks: ['b7'] }, 'bad-value', 'stacks: […]', null],
    [{ stacks: { R: 'b1' } }, 'tile-on-hq', 'stacks.R: "b1"', 'TB-END-1'],
    [{ rack: { blue: 'K8' } }, 'bad-tile', 'rack.blue: "K8"', 'TB-KIT-1'],
    [{ rack: { green: 'K' } }, 'bad-side', 'rack.green: "K"', 'TB-GOAL-1'],
    [{ rack: { red: 'KK' } }, 'too-many-copies', 'unseen.red: "rK"', 'TB-KIT-1'],
    [{ rack: { blue: '112233466' } }, 'rack-over-limit', 'rack.blue: "112233466"', 'TB-DRAW-2'],
    [{ removed: { red: 3 } }, 'too-few-unseen', 'removed.red: "3"', 'TB-SET-3'],
    [{ removed: { red: 1.5 } }, 'bad-number', 'removed.red: 1.5', null],
    [{ removed: { red: '1' } }, 'bad-number', 'removed.red: "1"', null],
    [{ turns: 70000 }, 'bad-number', 'turns: 70000', null],
    [{ taken: { z: 'blue' } }, 'unknown-region', 'taken.z: "blue"', 'TB-KIT-5'],
    [{ frozen: { blue: '3' } }, 'frozen-not-on-rack', 'frozen.blue: "3"', 'TB-FIELD-3'],
    [{ frozen: { red: '5' } }, 'frozen-not-to-move', 'frozen.red: "5"', 'TB-FIELD-2'],
    [{ known: { red: 'K' } }, 'known-not-on-rack', 'known.red: "K"', 'TB-INFO-5'],
    [{ options: { colour: 'red' } }, 'bad-option', 'options.colour: "red"', null],
    [{ options: { specials: 'maybe' } }, 'bad-option', 'options.specials: "maybe"', null],
    [
      { map: 'playroom', taken: { a: 'red', b: 'red', c: 'red' } },
      'medals-at-objective',
      'taken.red: "3 >= 3"',
      'TB-END-2',
    ],
    [{ map: 'hallway', stacks: { '4': 'b1' } }, 'unknown-node', 'stacks.4: "b1"', 'TB-KIT-3'],
  ])('%j is refused', (change, problem, found, rule) => {
    expect(positionToState({ ...SOUND, ...change })).toEqual({ ok: false, error: { column: 1, rule, problem, found } });
  });

  it('never throws, whatever the value', () => {
    const deep = `{"map":${'['.repeat(50_000)}${']'.repeat(50_000)},"toMove":"blue"}`;
    expect(parsePosition(deep)).toMatchObject({ ok: false });
    expect(parsePosition('{"map":"hallway","toMove":{"toString":1}}')).toMatchObject({
      ok: false,
      error: { problem: 'bad-side' },
    });
    expect(parsePosition('{"map":"hallway","toMove":"blue","stacks":{"__proto__":"b1"}}')).toMatchObject({
      ok: false,
      error: { problem: 'unknown-node' },
    });
    const keys = fc.constantFrom(...Object.keys(SOUND), 'taken', 'turns', 'options', 'frozen', 'removed', '__proto__');
    fc.assert(
      fc.property(fc.dictionary(keys, fc.jsonValue()), (junk) => {
        const parsed = positionToState({ ...SOUND, ...junk });
        if (!parsed.ok) expect(parsed.error.column).toBe(1);
      }),
    );
  });
});
