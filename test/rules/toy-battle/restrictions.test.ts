import { expect } from 'vitest';
import data from '../../../assembly/games/toy-battle/data/maps.json' with { type: 'json' };
import { rule } from './support/rule';
import { ONE_OF_EACH, takes } from './support/table';

const pool = { map: 'tropical-pool', stacks: { 1: 'b5', 3: 'b6', 4: 'b4', 7: 'b7', 11: 'b6' } };

rule('TB-POOL-1', 'a gated base or HQ admits only the strengths shown on it', ({ given }) => {
  const table = given({ ...pool, taken: { c: 'blue' }, rack: { blue: ONE_OF_EACH } });
  expect(takes(table, '2')).toBe('K12');
  expect(takes(table, '6')).toBe('K345');
  expect(takes(table, '7')).toBe('K67');
  expect(takes(table, 'R1')).toBe('K67');
  expect(takes(table, '10')).toBe(ONE_OF_EACH);
  expect(table.whyNot('place 3@2')).toEqual(['TB-POOL-1']);
  expect(table.whyNot('place 5@R1')).toEqual(['TB-POOL-1']);
  const open = given({
    ...pool,
    taken: { c: 'blue' },
    stacks: { ...pool.stacks, 13: 'b1' },
    rack: { blue: ONE_OF_EACH },
  });
  expect(takes(open, 'R2')).toBe(ONE_OF_EACH);
});

rule('TB-POOL-2', 'every gate admits Kwak', ({ given }) => {
  for (const map of data.maps) {
    const nodes: { id: string; gate?: string[] }[] = [...map.bases, ...map.hqs];
    for (const { id } of nodes.filter(({ gate }) => gate)) {
      const table = given({ map: map.id, rack: { blue: ONE_OF_EACH } });
      for (const troop of ONE_OF_EACH) {
        const shut = table.whyNot(`place ${troop}@${id}`)!.includes('TB-POOL-1');
        const own = map.hqs.some((hq) => hq.id === id && hq.side === 'blue');
        const admitted = nodes.find((node) => node.id === id)!.gate!.includes(troop);
        expect(shut, `${troop} ${map.id} ${id}`).toBe(!own && !admitted);
        if (troop === 'K') expect(admitted).toBe(true);
      }
    }
  }
});

rule('TB-POOL-3', "a gate holds for Hook, for Cap'n's extra tile and on top of an own tile", ({ given }) => {
  const hook = given({ map: 'tropical-pool', rack: { blue: '4' } });
  expect(hook.whyNot('place 4@7')).toEqual(['TB-POOL-1']);
  expect(hook.whyNot('place 4@6')).toEqual([]);
  const extra = given({ map: 'tropical-pool', rack: { blue: '237' }, stacks: { 1: 'b5' } }).play('place 2@3');
  expect(extra.whyNot('place 3@7')).toEqual(['TB-POOL-1']);
  expect(extra.whyNot('place 7@7')).toEqual([]);
  const own = given({ ...pool, taken: { c: 'blue' }, rack: { blue: '36' } });
  expect(own.whyNot('place 3@7')).toEqual(['TB-POOL-1']);
  expect(own.whyNot('place 6@7')).toEqual([]);
});

rule('TB-SEA-1', 'Caribbean Sea: no special bases, no symmetry, two blue HQs against one', ({ given }) => {
  const sea = data.maps.find(({ id }) => id === 'caribbean-sea')!;
  expect(sea.hqs.map(({ side }) => side).sort()).toEqual(['blue', 'blue', 'red']);
  expect(sea.symmetries).toEqual([]);
  expect(data.maps.filter(({ symmetries }) => symmetries.length === 0).map(({ id }) => id)).toEqual(['caribbean-sea']);
  for (const { id } of sea.bases) {
    const table = given({ map: sea.id, rack: { blue: ONE_OF_EACH }, unseen: { blue: '1' }, discard: { blue: '1' } });
    expect(table.play(`place 4@${id}`).state).toMatchObject({ question: 'turn', toMove: 'red', waiting: [] });
  }
  const start = given({ map: sea.id, rack: { blue: '7' } });
  expect([start.reach.blue, start.reach.red]).toEqual([
    ['1', '3', '5'],
    ['10', '12'],
  ]);
});

rule('TB-HQ-1', 'a side with two HQs starts its paths at either', ({ given }) => {
  const sea = given({ map: 'caribbean-sea', stacks: { 5: 'b1' }, rack: { blue: '7' } });
  expect(sea.reach.blue).toEqual(['1', '2', '3', '5', '8']);
  expect(sea.whyNot('place 7@8')).toEqual([]);
  expect(sea.whyNot('place 7@4')).toEqual(['TB-REACH-1']);
  const pair = given({ map: 'tropical-pool', toMove: 'red', rack: { red: '7', blue: '7' } });
  expect(pair.reach).toEqual({ blue: ['1', '3'], red: ['11', '13'] });
});

rule('TB-HQ-2', 'a side with two HQs loses when either is taken', ({ given }) => {
  const red = { map: 'caribbean-sea', toMove: 'red' as const, rack: { red: '7', blue: '7' } };
  const west = { 12: 'r5', 10: 'r6', 11: 'r4', 2: 'r5', 1: 'r6' };
  const east = { 10: 'r6', 11: 'r4', 8: 'r5', 5: 'r6' };
  expect(given({ ...red, stacks: west }).play('place 7@B1').result).toEqual({ winner: 'red', how: 'hq' });
  expect(given({ ...red, stacks: east }).play('place 7@B2').result).toEqual({ winner: 'red', how: 'hq' });
  expect(given({ ...red, stacks: west }).whyNot('place 7@B2')).toEqual(['TB-REACH-1']);
  expect(given({ ...red, stacks: west }).play('place 7@1').result).toBeNull();
});

const station = { map: 'station-metal-x', stacks: { 1: 'b5', 5: 'b6' }, unseen: { blue: '123' } };

rule('TB-METAL-1', 'a troop placed on a shield has no effect', ({ given }) => {
  const asked = (troop: string, node: string) =>
    given({ ...station, stacks: { ...station.stacks, 6: 'r1', 4: 'r1' }, rack: { blue: `${troop}7` } }).play(
      `place ${troop}@${node}`,
    ).asked;
  expect(['1', '2', '3', '5', '6'].map((troop) => asked(troop, '7'))).toEqual(Array(5).fill('turn'));
  expect(['1', '2', '3', '5', '6'].map((troop) => asked(troop, '2'))).toEqual([
    'skully',
    'extra',
    'turn',
    'xb42',
    'star',
  ]);
  expect(asked('3', '5')).toBe('jumbo');
});

rule('TB-METAL-2', 'Hook must be connected to be placed on a shield', ({ given }) => {
  const table = given({ ...station, stacks: { 1: 'b5' }, rack: { blue: '4' } });
  for (const shield of ['6', '7', '8']) expect(table.whyNot(`place 4@${shield}`)).toEqual(['TB-METAL-2']);
  expect(table.whyNot('place 4@9')).toEqual([]);
  const joined = given({ ...station, rack: { blue: '4' } });
  for (const shield of ['6', '7', '8']) expect(joined.whyNot(`place 4@${shield}`)).toEqual([]);
  const own = given({ ...station, stacks: { 7: 'b1' }, rack: { blue: '4' } });
  expect(own.whyNot('place 4@7')).toEqual(['TB-METAL-2']);
});

rule('TB-METAL-3', 'Kwak on a shield is still a joker', ({ given }) => {
  const cover = given({ ...station, stacks: { ...station.stacks, 7: 'r7' }, rack: { blue: 'K6' } });
  expect(cover.whyNot('place K@7')).toEqual([]);
  expect(cover.whyNot('place 6@7')).toEqual(['TB-PLACE-4']);
  const covered = given({ ...station, stacks: { ...station.stacks, 7: 'rK', 6: 'r1' }, rack: { blue: ONE_OF_EACH } });
  expect(takes(covered, '7')).toBe(ONE_OF_EACH);
  expect(takes(covered, '6')).toBe('K234567');
});
