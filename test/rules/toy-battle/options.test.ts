import { expect, test } from 'vitest';
import { OPTION_VALUES } from '../../../workers/games/toy-battle/options';
import { DEFAULT_OPTIONS, type Options } from '../../../workers/games/toy-battle/state';
import { both, type Setting } from './support/rule';
import { takes } from './support/table';

const tested = new Map<string, unknown[]>();

/**
 * Tests of one option: what `look` sees under each of its values, the default first. What it sees without the option
 * is what it sees under the default.
 */
function option<Name extends keyof Options>(
  name: Name,
  values: [value: Options[Name], seen: unknown][],
  look: (setting: Setting, options: Partial<Options>) => unknown,
): void {
  tested.set(
    name,
    values.map(([value]) => value),
  );
  for (const [value, seen] of values) {
    both(`${name} = ${value}`, (setting) => expect(look(setting, { [name]: value })).toEqual(seen));
  }
  both(`${name} left out is ${DEFAULT_OPTIONS[name]}`, (setting) => expect(look(setting, {})).toEqual(values[0]![1]));
}

option(
  'specials',
  [
    ['on', ['K12', 'cloud']],
    ['off', ['K1234567', 'turn']],
  ],
  ({ given }, options) => {
    const gate = given({ map: 'tropical-pool', stacks: { 1: 'b5' }, rack: { blue: 'K1234567' }, options });
    const cloud = given({
      map: 'city-of-clouds',
      stacks: { 1: 'b5' },
      rack: { blue: '7' },
      unseen: { blue: '1' },
      options,
    });
    return [takes(gate, '2'), cloud.play('place 7@3').asked];
  },
);

option(
  'starter',
  [
    ['random', ['blue', 'red']],
    ['blue', ['blue']],
    ['red', ['red']],
  ],
  ({ deal }, { starter }) => {
    const starts = Array.from({ length: 20 }, (_, seed) => deal('hallway', seed, starter && { starter }));
    for (const { state } of starts) expect(state.rack[state.toMove].length).toBe(3);
    return [...new Set(starts.map(({ state }) => state.toMove))].sort();
  },
);

option(
  'skullyDraw',
  [
    ['full', ['deal', 'red']],
    ['each', ['skully', 'red']],
  ],
  ({ given }, options) => {
    const skully = given({ rack: { blue: '1' }, unseen: { blue: '4567' }, options }).play('place 1@1');
    const first = skully.play('draw', '~4');
    const second = first.asked === 'skully' ? first.play('draw', '~5') : first.play('~5');
    expect(second.state.rack.blue).toBe('45');
    if (first.asked === 'skully')
      expect(first.play('skip').state).toMatchObject({ toMove: 'red', rack: { blue: '4' } });
    return [first.asked, second.state.toMove];
  },
);

option(
  'shieldHook',
  [
    ['connected', [['TB-METAL-2'], [], ['TB-REACH-1']]],
    ['free', [[], [], ['TB-REACH-1']]],
  ],
  ({ given }, options) => {
    const table = given({ map: 'station-metal-x', stacks: { 1: 'b5' }, rack: { blue: '47' }, options });
    return ['place 4@7', 'place 4@9', 'place 7@7'].map(table.whyNot);
  },
);

option(
  'shoveOntoTrigger',
  [
    ['allowed', ['shove 4>1', 'shove 4>5', 'shove 4>7', 'skip']],
    ['forbidden', ['shove 4>1', 'shove 4>7', 'skip']],
  ],
  ({ given }, options) => {
    const stacks = { 1: 'b5', 2: 'b2', 4: 'r7' };
    return given({ map: 'volcanic-jungle', stacks, rack: { blue: '7' }, options }).play('place 7@5').legal;
  },
);

/** One shove completes region d for Red at the destination and region b for Blue behind; both then hold 7 medals. */
const gifts = {
  map: 'volcanic-jungle',
  stacks: { 1: 'b5', 2: 'b6', 4: 'b3r7', 6: 'r5', 9: 'r2', 10: 'r4' },
  rack: { blue: 'K', red: '1' },
};

option(
  'shoveClaims',
  [
    ['destination-first', ['red', { blue: 2, red: 2 }]],
    ['mover-first', ['blue', { blue: 2, red: 2 }]],
  ],
  ({ given }, options) => {
    const taken = { a: 'blue', c: 'blue', e: 'red', f: 'red' } as const;
    const [close, early] = [taken, {}].map((claimed) =>
      given({ ...gifts, taken: claimed, options }).play('place K@5', 'shove 4>7'),
    );
    return [close!.result?.winner, early!.medals];
  },
);

option(
  'doubleTrigger',
  [
    ['each', ['cloud3', 'cloud6', 'cloud3']],
    ['once', ['cloud3', 'cloud6']],
  ],
  ({ given }, options) => {
    const start = {
      map: 'city-of-clouds',
      stacks: { 1: 'b4', 4: 'b1' },
      rack: { blue: '22K' },
      unseen: { blue: '567' },
    };
    let table = given({ ...start, options }).play('place 2@3', 'place 2@6', 'place K@3');
    const offers: string[] = [];
    for (; table.asked === 'cloud'; table = table.play('skip')) offers.push(table.asked + table.state.questionBase);
    return offers;
  },
);

option(
  'frozenStuck',
  [
    ['ends', ['over', 'over']],
    ['loses-turn', ['turn', 'over']],
  ],
  ({ given }, options) => {
    const frost = { toMove: 'red' as const, rack: { blue: '6', red: '1' }, frozen: { red: '1' }, turns: 4, options };
    const skipped = given(frost);
    if (!skipped.result) expect(skipped.state).toMatchObject({ toMove: 'blue', turns: 5, frozen: { red: '' } });
    return [skipped.asked, given({ ...frost, stacks: { 3: 'b7' } }).asked];
  },
);

option(
  'turnLimit',
  [
    [200, ['goes on', 'limit']],
    [10, ['limit', 'limit']],
    [0, ['goes on', 'goes on']],
  ],
  ({ given }, options) =>
    [9, 199].map((turns) => {
      const start = given({ rack: { blue: '7' }, unseen: { red: '1' }, turns, options });
      return (start.result ?? start.play('place 7@1').result)?.how ?? 'goes on';
    }),
);

test('every option and every value has its test', () => {
  const { turnLimit, ...named } = Object.fromEntries(tested);
  expect(named).toEqual(OPTION_VALUES);
  expect(turnLimit![0]).toBe(DEFAULT_OPTIONS.turnLimit);
  expect([...tested.keys()]).toEqual(Object.keys(DEFAULT_OPTIONS));
});
