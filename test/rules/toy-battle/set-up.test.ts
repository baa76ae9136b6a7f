import { expect } from 'vitest';
import data from '../../../assembly/games/toy-battle/data/maps.json' with { type: 'json' };
import { seededRandom, type Random } from '../../../workers/random';
import { rule } from './support/rule';
import { ARMY, sorted, type Table } from './support/table';

const BOARDS = data.maps.map(({ id }) => id);
const seeds = (count: number): number[] => Array.from({ length: count }, (_, seed) => seed);

rule('TB-SET-1', 'the board fixes the HQs, the special bases and the objective', ({ given, valid }) => {
  expect(valid({ map: 'atlantis' })).toBe(false);
  const ring = { stacks: { 1: 'b7', 4: 'b6', 5: 'b5' }, rack: { blue: '7' } };
  expect(given({ ...ring, map: 'backyard', taken: { b: 'blue' } }).play('place 7@2').result?.how).toBe('medals');
  expect(given({ ...ring, map: 'backyard' }).play('place 7@2').result).toBeNull();
  const clouds = { stacks: { 1: 'b6' }, rack: { blue: '7' }, unseen: { blue: 'K' } };
  expect(given({ ...clouds, map: 'city-of-clouds' }).play('place 7@3').asked).toBe('cloud');
  expect(given({ ...clouds, map: 'castle-field' }).play('place 7@3').asked).toBe('turn');
  expect(given({ map: 'caribbean-sea', rack: { blue: '7' } }).reach.blue).toEqual(['1', '3', '5']);
  expect(given({ map: 'castle-field', rack: { blue: '7' } }).reach.blue).toEqual(['1', '2']);
});

rule('TB-SET-2', 'at the start no region is claimed and no tile is on the board', ({ deal }) => {
  for (const board of BOARDS) {
    const start = deal(board, 1);
    expect(start.state).toMatchObject({ map: board, stacks: {}, taken: {}, turns: 0, discard: { blue: '', red: '' } });
    expect(start.medals).toEqual({ blue: 0, red: 0 });
  }
});

rule(
  'TB-SET-3',
  'four unknown tiles of each army are missing, the other 20 can be drawn',
  ({ deal, given, refused }) => {
    for (const seed of seeds(20)) {
      const { state, reserve } = deal('castle-field', seed);
      for (const side of ['blue', 'red'] as const) {
        expect(sorted(state.rack[side] + state.unseen[side])).toBe(ARMY);
        expect(state.removed[side]).toBe(4);
        expect(state.rack[side].length + reserve[side]).toBe(20);
      }
    }
    expect(given({ rack: { blue: '7' }, unseen: { blue: 'K123' }, removed: { blue: 4 } }).legal).not.toContain('draw');
    expect(given({ rack: { blue: '7' }, unseen: { blue: 'K1234' }, removed: { blue: 4 } }).legal).toContain('draw');
    expect(refused({ unseen: { blue: 'K123' }, removed: { blue: 5 } })).toBe('TB-SET-3');
  },
);

/** Plays until both reserves are empty; each side only fills its own doorstep, so that nothing else happens. */
function emptyReserves(table: Table, random: Random): Table {
  const { toMove } = table.state;
  if (table.reserve.blue + table.reserve.red === 0) return table;
  if (table.actor === 'chance') {
    const urn = Object.entries(table.odds).flatMap(([troop, weight]) => Array<string>(weight).fill(troop));
    return emptyReserves(table.play(`~${urn[random(urn.length)]}`), random);
  }
  const doorstep = table.legal.filter((action) => action.endsWith(toMove === 'blue' ? '@1' : '@3'));
  const action = ['draw', 'skip'].find((one) => table.legal.includes(one) && table.asked !== 'skully');
  return emptyReserves(table.play(action ?? (table.asked === 'skully' ? 'skip' : doorstep[0]!)), random);
}

rule('TB-SET-4', 'the two sides are dealt apart and usually miss different tiles', ({ deal, given }) => {
  const missing = seeds(12).map((seed) => emptyReserves(deal('hallway', seed), seededRandom(seed)).state.unseen);
  for (const { blue, red } of missing) expect([blue.length, red.length]).toEqual([4, 4]);
  expect(missing.filter(({ blue, red }) => blue !== red).length).toBeGreaterThan(9);
  expect(new Set(missing.map(({ blue }) => blue)).size).toBeGreaterThan(9);
  expect(new Set(missing.map(({ red }) => red)).size).toBeGreaterThan(9);

  const blue = { rack: { blue: '7' }, removed: { blue: 4, red: 4 } };
  const rich = given({ ...blue, unseen: { blue: 'K1122', red: 'KK777' } }).play('draw');
  const poor = given({ ...blue, unseen: { blue: 'K1122', red: '1122' } }).play('draw');
  expect(rich.odds).toEqual({ K: 1, 1: 2, 2: 2 });
  expect(poor.odds).toEqual(rich.odds);
});

rule('TB-SET-5', 'chance names the starting player', ({ deal }) => {
  const starters = seeds(40).map((seed) => deal('castle-field', seed).state.toMove);
  const blue = starters.filter((side) => side === 'blue').length;
  expect(blue).toBeGreaterThan(10);
  expect(blue).toBeLessThan(30);
});

rule('TB-SET-6', 'the starting player begins with 3 tiles, the other one with 4', ({ deal }) => {
  const starters = new Set<string>();
  for (const seed of seeds(12)) {
    const { rack, toMove } = deal('battlefield', seed).state;
    starters.add(toMove);
    expect([rack.blue.length, rack.red.length]).toEqual(toMove === 'blue' ? [3, 4] : [4, 3]);
  }
  expect(starters.size).toBe(2);
});
