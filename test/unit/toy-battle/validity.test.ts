import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { STATE_BYTES } from '../../../assembly/games/toy-battle/layout';
import type { Engine } from '../../../workers/engine/engine';
import { engineFromFile } from '../../../workers/engine/node';
import { blankState } from '../../../workers/games/toy-battle/blank';
import { mapById, mapOf, type BoardMap } from '../../../workers/games/toy-battle/board-data';
import { write } from '../../../workers/games/toy-battle/codec';
import { toyBattle } from '../../../workers/games/toy-battle/game';
import { positionToState, stateToPosition } from '../../../workers/games/toy-battle/position';
import { SIDES, TROOP_CODES, type Side, type State } from '../../../workers/games/toy-battle/state';
import { other, sideLetter, sortTiles } from '../../../workers/games/toy-battle/tiles';
import { problemsOf } from '../../../workers/games/toy-battle/validity';
import { apply, load } from '../../../workers/referee/toy-battle';
import { startOfTurn } from './arbitrary-state';

/** Ways to spoil a sound position; some leave some positions sound. */
const SPOILERS: Record<string, (state: State, side: Side, code: string) => void> = {
  nothing: () => undefined,
  'another tile on a rack': (state, side, code) => (state.rack[side] = sortTiles(state.rack[side] + code)),
  'another tile unseen': (state, side, code) => (state.unseen[side] = sortTiles(state.unseen[side] + code)),
  'another tile in a discard': (state, side, code) => (state.discard[side] = sortTiles(state.discard[side] + code)),
  'another tile on a base': (state, side, code) =>
    (state.stacks['1'] = (state.stacks['1'] ?? '') + sideLetter(side) + code),
  'ice on a tile': (state, _side, code) => (state.frozen[state.toMove] = sortTiles(state.frozen[state.toMove] + code)),
  'one more tile known': (state, side, code) => (state.known[side] = sortTiles(state.known[side] + code)),
  'more tiles missing': (state, side) => (state.removed[side] += 2),
  'no region claimed': (state) => (state.taken = {}),
  'all regions claimed by one side': (state, side) => {
    for (const { id } of mapOf(state).regions) state.taken[id] = side;
  },
  'ice on the wrong rack': (state) => (state.frozen[other(state.toMove)] = state.rack[other(state.toMove)]),
  'one claim forgotten': (state) => delete state.taken[Object.keys(state.taken)[0] ?? ''],
  'a tile on an HQ': (state, side, code) => (state.stacks[mapOf(state).nodes.at(-1)!] = sideLetter(side) + code),
};

const startOfTurnOn = (map: BoardMap): State => ({ ...blankState(map, 'blue'), rack: { blue: '2', red: '2' } });

/** What the bytes of a state cannot hold. */
const BEYOND_BYTES = new Set(['a tile on an HQ']);

const damage = fc.array(
  fc.tuple(fc.constantFrom(...Object.keys(SPOILERS)), fc.constantFrom(...SIDES), fc.constantFrom(...TROOP_CODES)),
  { minLength: 1, maxLength: 3 },
);

/** Sound positions spoiled in up to three ways at once. */
const spoiled = fc.tuple(startOfTurn, damage).map(([sound, ways]) => {
  const state = structuredClone(sound);
  for (const [how, side, code] of ways) SPOILERS[how]!(state, side, code);
  return { ways: ways.map(([how]) => how), state };
});

const firstRule = (state: State) => problemsOf(state)[0]?.rule ?? null;

describe('the checks of a position', () => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await engineFromFile(new URL('../../../build/toy-battle.test.wasm', import.meta.url));
  });

  const refereeRule = (position: unknown) => {
    const loaded = load(position);
    return loaded.ok ? null : loaded.error.rule;
  };

  it('find first what the referee finds first', () => {
    fc.assert(
      fc.property(spoiled, ({ state }) => {
        expect(refereeRule(stateToPosition(state))).toBe(firstRule(state));
      }),
      { numRuns: 600 },
    );
  });

  it('find first what the engine finds first in the bytes', () => {
    fc.assert(
      fc.property(
        spoiled.filter(({ ways }) => !ways.some((how) => BEYOND_BYTES.has(how))),
        ({ state }) => {
          const bytes = new Uint8Array(STATE_BYTES);
          write(state, bytes);
          const broken = engine.load(bytes);
          expect(broken === 0 ? null : toyBattle.ruleIds[broken - 1]).toBe(firstRule(state));
        },
      ),
      { numRuns: 600 },
    );
  });

  it('an unclaimed region is named before medals that would have won', () => {
    const map = mapById('playroom')!;
    const state = startOfTurnOn(map);
    expect(map.objective).not.toBeNull();
    for (const { id } of map.regions.slice(1)) state.taken[id] = 'red';
    for (const base of map.regions[0]!.bases) state.stacks[map.nodes[base]!] = 'b1';
    const wrong = problemsOf(state).map(({ rule }) => rule);
    expect(wrong).toEqual(['TB-REGION-1', 'TB-END-2']);
    expect(refereeRule(stateToPosition(state))).toBe('TB-REGION-1');
  });

  it.each(['extra', 'skully left=2', 'star', 'xb42', 'loses', 'deal left=1 again=yes options=skullyDraw:each'])(
    'ice on the enemy rack is refused before any base takes effect: %s',
    (asked) => {
      const line = `tb1 tournament r 31 1:b6,8:r2bK,15:r7r7 556/1 112233/KK11 0/0 -/- -/- ask=${asked} frozen=6/-`;
      expect(toyBattle.parse(line)).toMatchObject({ ok: false, error: { rule: 'TB-FIELD-2' } });
      const sound = toyBattle.parse(line.replace(' frozen=6/-', ''));
      if (!sound.ok) throw new Error(JSON.stringify(sound.error));
      const bytes = new Uint8Array(STATE_BYTES);
      write({ ...sound.value, frozen: { blue: '6', red: '' } }, bytes);
      expect(toyBattle.ruleIds[engine.load(bytes) - 1]).toBe('TB-FIELD-2');
    },
  );

  it.each([
    ['four tiles that granted a fifth placement', '6:1,6:2,6:3,6:4', 'extra', '6:b1b2b3b4'],
    ['tiles that are no Cap’ns and granted one', '6:1', 'extra', '6:b1'],
    ['one placement twice', '6:1,6:1', 'star', '6:b1'],
  ])('no effects of bases wait for %s', (_, waiting, asked, stack) => {
    const line = `tb1 castle-field b 14 2:b2,4:b2,${stack} 77K/1 5/22 0/0 -/- -/- ask=${asked} waiting=${waiting}`;
    expect(toyBattle.parse(line)).toMatchObject({ ok: false, error: { problem: 'bad-question' } });
  });

  it('the engine refuses more waiting effects than four placements bring', () => {
    const line = 'tb1 castle-field b 14 2:b2,4:b2,6:b1b3b4b2 77K/1 5/22 0/0 -/- -/- ask=extra waiting=6:4';
    const parsed = toyBattle.parse(line);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    const bytes = new Uint8Array(STATE_BYTES);
    write(parsed.value, bytes);
    expect(engine.load(bytes)).toBe(0);
    const four = [1, 2, 3, 4].map((height) => ({ base: '6', height }));
    write({ ...parsed.value, waiting: four }, bytes);
    expect(toyBattle.ruleIds[engine.load(bytes) - 1]).toBe('TB-CAPN-3');
  });

  it('the turn counter stops where its bytes end', () => {
    const line = 'tb1 playroom b 65535 - 1/1 222/222 0/0 -/- -/- options=turnLimit:0';
    const parsed = toyBattle.parse(line);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    const bytes = new Uint8Array(STATE_BYTES);
    write(parsed.value, bytes);
    expect(engine.load(bytes)).toBe(0);
    const action = engine.legal().find((one) => toyBattle.actionText(one, parsed.value).startsWith('place'))!;
    const loaded = load(stateToPosition(parsed.value));
    if (!loaded.ok) throw new Error(loaded.error.problem);
    const after = apply(loaded.node, toyBattle.actionText(action, parsed.value));
    engine.apply(action);
    expect([toyBattle.read(engine.save()).turns, after.turns]).toEqual([65535, 65535]);
  });

  it('unknown names are refused with the rule the referee names', () => {
    const sound = { map: 'playroom', toMove: 'blue', rack: { blue: '1', red: '1' } };
    const damaged: Record<string, unknown>[] = [
      { map: 'moon' },
      { map: 7 },
      { map: undefined, toMove: 'green' },
      { toMove: 'green', stacks: { 99: 'b1' } },
      { stacks: { 99: 'b1' }, rack: { blue: '9' } },
      { stacks: { 1: 'b9', 99: 'b1' } },
      { stacks: { 1: 5 }, taken: { z: 'blue' } },
      { rack: { green: '1' }, unseen: { blue: '0' } },
      { unseen: { red: 'x' }, removed: { blue: -1 } },
      { known: { blue: 'x' }, removed: { blue: -1 } },
      { removed: { blue: 'x' }, taken: { z: 'blue' } },
      { taken: { z: 'blue', a: 'green' } },
      { taken: { a: 'green', z: 'blue' } },
      { taken: { a: 'green' }, turns: -1 },
      { options: { speed: 'fast' }, weather: 'fine' },
    ];
    for (const change of damaged) {
      const position = JSON.parse(JSON.stringify({ ...sound, ...change })) as unknown;
      const parsed = positionToState(position);
      expect(parsed.ok, JSON.stringify(change)).toBe(false);
      if (!parsed.ok) expect(refereeRule(position), JSON.stringify(change)).toBe(parsed.error.rule);
      expect(load(position).ok, JSON.stringify(change)).toBe(false);
    }
  });

  it('meet every kind of damage', () => {
    const found = fc.sample(spoiled, { numRuns: 800, seed: 1 }).flatMap(({ state }) => problemsOf(state));
    expect([...new Set(found.map(({ problem }) => problem))].sort()).toEqual([
      'frozen-not-on-rack',
      'frozen-not-to-move',
      'known-not-on-rack',
      'medals-at-objective',
      'rack-over-limit',
      'region-held-unclaimed',
      'tile-on-hq',
      'too-few-unseen',
      'too-many-copies',
    ]);
  });
});
