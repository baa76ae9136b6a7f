import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { STATE_BYTES } from '../../../assembly/games/toy-battle/layout';
import type { Engine } from '../../../workers/engine/engine';
import { engineFromFile } from '../../../workers/engine/node';
import { mapOf } from '../../../workers/games/toy-battle/board-data';
import { write } from '../../../workers/games/toy-battle/codec';
import { toyBattle } from '../../../workers/games/toy-battle/game';
import { stateToPosition } from '../../../workers/games/toy-battle/position';
import { SIDES, TROOP_CODES, type Side, type State } from '../../../workers/games/toy-battle/state';
import { other, sideLetter, sortTiles } from '../../../workers/games/toy-battle/tiles';
import { problemsOf } from '../../../workers/games/toy-battle/validity';
import { load } from '../../../workers/referee/toy-battle';
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
  'a tile on an HQ': (state, side, code) => (state.stacks[mapOf(state).nodes.at(-1)!] = sideLetter(side) + code),
};

/** What the bytes of a state cannot hold. */
const BEYOND_BYTES = new Set(['a tile on an HQ']);

const spoiled = fc
  .tuple(
    startOfTurn,
    fc.constantFrom(...Object.keys(SPOILERS)),
    fc.constantFrom(...SIDES),
    fc.constantFrom(...TROOP_CODES),
  )
  .map(([sound, how, side, code]) => {
    const state = structuredClone(sound);
    SPOILERS[how]!(state, side, code);
    return { how, state };
  });

describe('the checks of a position', () => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await engineFromFile(new URL('../../../build/toy-battle.test.wasm', import.meta.url));
  });

  it('find what the referee finds', () => {
    fc.assert(
      fc.property(spoiled, ({ state }) => {
        const rules = problemsOf(state).map(({ rule }) => rule);
        const loaded = load(stateToPosition(state));
        if (loaded.ok) expect(rules).toEqual([]);
        else expect(rules).toContain(loaded.error.rule);
      }),
      { numRuns: 400 },
    );
  });

  it('find what the engine finds in the bytes', () => {
    fc.assert(
      fc.property(
        spoiled.filter(({ how }) => !BEYOND_BYTES.has(how)),
        ({ state }) => {
          const rules = problemsOf(state).map(({ rule }) => rule);
          const bytes = new Uint8Array(STATE_BYTES);
          write(state, bytes);
          const broken = engine.load(bytes);
          if (broken === 0) expect(rules).toEqual([]);
          else expect(rules).toContain(toyBattle.ruleIds[broken - 1]);
        },
      ),
      { numRuns: 400 },
    );
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
