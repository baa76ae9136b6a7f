import { expect } from 'vitest';
import data from '../../../assembly/games/toy-battle/data/maps.json' with { type: 'json' };
import { toyBattle } from '../../../workers/games/toy-battle/game';
import { rule } from './support/rule';
import { ARMY, NUMBERED, ONE_OF_EACH, sorted, takes } from './support/table';

const KINDS = ['1', '2', '3', '5', '6'];

rule('TB-GOAL-1', 'two players, Blue and Red, lead one army each', ({ given, valid, deal }) => {
  expect(toyBattle.seats).toEqual(['Blue', 'Red']);
  const { rack, unseen } = deal('castle-field', 1).state;
  expect(sorted(rack.blue + unseen.blue)).toBe(ARMY);
  expect(sorted(rack.red + unseen.red)).toBe(ARMY);
  expect(given({ toMove: 'red', rack: { red: '7' } }).state.toMove).toBe('red');
  expect(valid({ toMove: 'green' })).toBe(false);
});

rule('TB-GOAL-2', 'an enemy headquarters wins, and so do enough medals', ({ given }) => {
  const line = { 1: 'b7', 2: 'b6' };
  expect(given({ stacks: { ...line, 3: 'b5' }, rack: { blue: '7' } }).play('place 7@R').result?.winner).toBe('blue');
  expect(given({ stacks: line, rack: { blue: '7' } }).play('place 7@3').result).toBeNull();

  const ring = { map: 'playroom', stacks: { 1: 'b7', 2: 'b6' }, rack: { blue: '7' } };
  expect(given({ ...ring, taken: { c: 'blue', d: 'blue' } }).play('place 7@3').result?.winner).toBe('blue');
  expect(given({ ...ring, taken: { d: 'blue' } }).play('place 7@3').result).toBeNull();
});

rule('TB-KIT-1', '24 tiles an army, three of each of eight types', ({ given, refused, valid }) => {
  expect(data.troops.map(({ copies }) => copies)).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
  const three = { stacks: { 1: 'b7r7' }, rack: { blue: '7' }, discard: { blue: '7' } };
  expect(given(three).state.rack.blue).toBe('7');
  expect(refused({ ...three, unseen: { blue: '7' } })).toBe('TB-KIT-1');
  expect(valid({ ...three, unseen: { red: '77' } })).toBe(true);
  expect(refused({ ...three, unseen: { red: '777' } })).toBe('TB-KIT-1');
  expect(valid({ unseen: { blue: '8' } })).toBe(false);
  expect(valid({ unseen: { blue: ARMY } })).toBe(true);
});

rule('TB-KIT-2', 'seven types have the strengths 1 to 7, Kwak has none', ({ given }) => {
  expect(data.troops.map(({ strength }) => strength)).toEqual([null, 1, 2, 3, 4, 5, 6, 7]);
  expect(data.troops.filter(({ joker }) => joker).map(({ code }) => code)).toEqual(['K']);
  for (const [n, troop] of NUMBERED.entries()) {
    const table = given({ stacks: { 1: `r${troop}` }, rack: { blue: ONE_OF_EACH } });
    expect(takes(table, '1')).toBe('K' + NUMBERED.slice(n + 1).join(''));
  }
});

rule('TB-KIT-3', 'a board is nodes joined by paths; one path makes neighbours', ({ given }) => {
  for (const map of data.maps) {
    const bases = map.bases.map(({ id }) => id);
    const nodes = [...bases, ...map.hqs.map(({ id }) => id)];
    expect(new Set(nodes).size).toBe(nodes.length);
    expect(map.edges.every(([a, b]) => a !== b && nodes.includes(a!) && nodes.includes(b!))).toBe(true);
    for (const side of ['blue', 'red'] as const) {
      const home = map.hqs.filter((hq) => hq.side === side).map(({ id }) => id);
      const fromHome = map.edges.filter((edge) => edge.some((node) => home.includes(node))).flat();
      const next = nodes.filter((node) => fromHome.includes(node) && !home.includes(node));
      expect(given({ map: map.id, rack: { blue: '7' } }).reach[side]).toEqual(next);
    }
  }
  const stacks = { 2: 'r7', 3: 'r6', 4: 'r4' };
  const jumbo = given({ map: 'playroom', stacks, taken: { b: 'red' }, rack: { blue: '3' } }).play('place 3@1');
  expect(jumbo.legal).toEqual(['hit 2', 'hit 3', 'skip']);
});

rule('TB-KIT-4', 'an HQ is never meant where a rule speaks of bases', ({ given }) => {
  for (const map of data.maps) {
    const hqs = map.hqs.map(({ id }) => id);
    expect(map.regions.flatMap(({ bases }) => bases).filter((base) => hqs.includes(base))).toEqual([]);
  }
  const jumbo = given({ stacks: { 2: 'r7' }, rack: { blue: '3' } }).play('place 3@1');
  expect(jumbo.whyNot('hit B')).toEqual(['TB-KIT-4']);
  expect(jumbo.whyNot('hit R')).toEqual(['TB-KIT-4']);
  expect(jumbo.whyNot('hit 2')).toEqual([]);
  const hook = given({ rack: { blue: '4' } });
  expect(takes(hook, '3')).toBe('4');
  expect(takes(hook, 'R')).toBe('');
});

rule('TB-KIT-5', 'a region is closed in by paths and holds the medals printed in it', ({ given }) => {
  for (const map of data.maps) {
    for (const { id, bases, medals, outline } of map.regions) {
      const closed = outline.every((node, i) => {
        const next = outline[(i + 1) % outline.length]!;
        return map.edges.some((edge) => edge.includes(node) && edge.includes(next));
      });
      expect(closed, `${map.id} ${id}`).toBe(true);
      expect(bases.filter((base) => !outline.includes(base))).toEqual([]);

      const [last, ...others] = bases;
      const stacks = Object.fromEntries(others.map((base, i) => [base, `b${KINDS[i]}`]));
      const before = given({ map: map.id, stacks, rack: { blue: '4' }, options: { specials: 'off' } });
      expect(before.medals).toEqual({ blue: 0, red: 0 });
      const after = before.play(`place 4@${last}`);
      expect(after.state.taken, `${map.id} ${id}`).toEqual({ [id]: 'blue' });
      expect(after.medals).toEqual({ blue: medals, red: 0 });
    }
  }
});

rule('TB-KIT-6', 'each player has a rack, a reserve and a discard', ({ given }) => {
  const start = given({
    rack: { blue: '3', red: '66' },
    unseen: { blue: '4567', red: 'K' },
    removed: { blue: 2 },
    discard: { blue: '77', red: '1' },
    stacks: { 2: 'r5' },
  });
  expect(start.reserve).toEqual({ blue: 2, red: 1 });
  const after = start.play('place 3@1', 'hit 2');
  expect(after.state).toMatchObject({ rack: { blue: '', red: '66' }, discard: { blue: '77', red: '15' } });
  expect(after.reserve).toEqual({ blue: 2, red: 1 });
  const drawn = start.play('draw', '~6', '~5');
  expect(drawn.state).toMatchObject({ rack: { blue: '356', red: '66' }, discard: { blue: '77', red: '1' } });
  expect(drawn.reserve).toEqual({ blue: 0, red: 1 });
});
