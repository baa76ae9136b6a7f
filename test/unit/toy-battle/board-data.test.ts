import { describe, expect, it } from 'vitest';
import * as layout from '../../../assembly/games/toy-battle/layout';
import { MAPS, TROOPS, mapById } from '../../../workers/games/toy-battle/board-data';
import { OPTION_VALUES } from '../../../workers/games/toy-battle/options';
import { DEFAULT_OPTIONS, TROOP_CODES } from '../../../workers/games/toy-battle/state';

describe.each(MAPS.map((map) => [map.id, map] as const))('the board %s', (_id, map) => {
  it('fits the layout', () => {
    expect(map.baseCount).toBeLessThanOrEqual(layout.MAX_BASES);
    expect(map.nodes.length).toBeLessThanOrEqual(layout.MAX_NODES);
    expect(map.regions.length).toBeLessThanOrEqual(layout.MAX_REGIONS);
  });

  it('orders nodes as bases, Blue HQs, Red HQs', () => {
    expect(map.nodes.slice(0, map.baseCount)).toEqual(map.data.bases.map(({ id }) => id));
    expect(map.hqSide.slice(map.baseCount).join()).toMatch(/^(blue,?)+(red,?)+$/);
  });

  it('has paths that lead both ways', () => {
    map.neighbours.forEach((list, node) => list.forEach((next) => expect(map.neighbours[next]).toContain(node)));
    expect(map.neighbours.flat().length).toBe(2 * map.data.edges.length);
  });

  it('has symmetries that carry paths, regions and specials over', () => {
    for (const { nodes, regions, swapsSides } of map.symmetries) {
      expect([...nodes].sort()).toEqual(map.nodes.map((_, n) => n).sort());
      map.neighbours.forEach((list, n) =>
        expect(list.map((next) => nodes[next]!).sort()).toEqual([...map.neighbours[nodes[n]!]!].sort()),
      );
      map.special.forEach((special, n) => expect(map.special[nodes[n]!]).toBe(special));
      map.hqSide.forEach((side, n) => expect(map.hqSide[nodes[n]!] === side).toBe(side === null || !swapsSides));
      regions.forEach((image, r) => expect(map.regions[image]!.medals).toBe(map.regions[r]!.medals));
    }
  });
});

describe('the vocabulary', () => {
  it('has the troops of the data in the order of the layout', () => {
    expect(TROOPS.map(({ code }) => code)).toEqual([...TROOP_CODES]);
    expect(TROOP_CODES.indexOf('4')).toBe(layout.HOOK);
  });

  it('lists the default of every option first', () => {
    for (const [name, values] of Object.entries(OPTION_VALUES))
      expect(values[0]).toBe(DEFAULT_OPTIONS[name as keyof typeof OPTION_VALUES]);
  });

  it('knows no other map', () => {
    expect(mapById('atlantis')).toBeUndefined();
  });
});
