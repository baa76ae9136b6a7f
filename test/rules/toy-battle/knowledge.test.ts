import { expect } from 'vitest';
import { rule, ruleOfSight } from './support/rule';
import { sightOf, worldFor } from './support/sight';
import { ARMY, onBoard, sorted, type Given } from './support/table';

const seeds = Array.from({ length: 40 }, (_, seed) => seed + 1);

/** Red has three tiles and eight unseen ones, four of them missing. */
const middle = {
  map: 'castle-field',
  stacks: { 1: 'b5', 14: 'r6', 15: 'r2' },
  rack: { blue: '247', red: '135' },
  unseen: { blue: 'K1', red: 'KK224667' },
  removed: { red: 4 },
} satisfies Given;
/** The same for Blue's eyes: rack and unseen tiles of Red together have not changed. */
const sameFromBlue = { ...middle, rack: { blue: '247', red: 'K26' }, unseen: { blue: 'K1', red: 'K1234567' } };

/** Red wins in one turn in the hallway with Cap'n on base 1 and any second tile. */
const door = { 2: 'r1', 3: 'r1' };

rule('TB-INFO-1', 'what may be on the enemy rack does not depend on what is there', ({ given }) => {
  const chance = (rack: string, unseen: string) =>
    given({ stacks: door, rack: { blue: '7', red: rack }, unseen: { red: unseen } }).winNext('red');
  expect(chance('27', '14')).toBe(3 / 6);
  expect(chance('14', '27')).toBe(3 / 6);
  expect(chance('14', '37')).toBe(0);
});

ruleOfSight('TB-INFO-1', 'two racks the opponent cannot tell apart look the same to it', ({ given }) => {
  expect(sightOf(given(middle), 'blue')).toBe(sightOf(given(sameFromBlue), 'blue'));
  expect(sightOf(given(middle), 'red')).not.toBe(sightOf(given(sameFromBlue), 'red'));
  const worlds = seeds.map((seed) => worldFor(given(middle), 'blue', seed));
  expect(new Set(worlds.map(({ rack }) => rack.red)).size).toBeGreaterThan(5);
  expect(new Set(worlds.map(({ rack }) => rack.blue))).toEqual(new Set(['247']));
});

rule('TB-INFO-2', 'no order of a reserve and no choice of missing tiles exists to be seen', ({ given }) => {
  const one = given({ ...middle, unseen: { blue: 'K1', red: '76642KK2' } });
  expect(one.state).toEqual(given(middle).state);
  expect(one.state.removed).toEqual({ blue: 0, red: 4 });
  const draws = given({ ...middle, toMove: 'red' }).play('draw');
  expect(draws.odds).toEqual({ K: 2, 2: 2, 4: 1, 6: 2, 7: 1 });
});

rule('TB-INFO-3', 'stacks, discards, medals and numbers of tiles are public', ({ given }) => {
  const table = given({ ...middle, discard: { blue: '3', red: '7' }, taken: { b: 'red' } });
  expect(table.state.stacks).toEqual(middle.stacks);
  expect(table.state.discard).toEqual({ blue: '3', red: '7' });
  expect(table.medals).toEqual({ blue: 0, red: 1 });
  expect(table.reserve).toEqual({ blue: 2, red: 4 });
  expect(table.play('draw').play('~1').reserve.blue).toBe(1);
});

ruleOfSight('TB-INFO-3', 'a difference in anything public shows to both sides', ({ given }) => {
  const variants: Given[] = [
    middle,
    { ...middle, stacks: { ...middle.stacks, 1: 'b3' } },
    { ...middle, discard: { blue: '3' } },
    { ...middle, discard: { red: '7' } },
    { ...middle, taken: { b: 'red' } },
    { ...middle, removed: { red: 3 } },
    { ...middle, rack: { blue: '247', red: '1356' }, unseen: { blue: 'K1', red: 'KK22467' } },
  ];
  for (const side of ['blue', 'red'] as const) {
    expect(new Set(variants.map((one) => sightOf(given(one), side))).size).toBe(variants.length);
  }
});

rule('TB-INFO-4', 'unseen enemy tiles are three of each type less those on board and discard', ({ deal, given }) => {
  let table = deal('castle-field', 5);
  for (let step = 0; step < 60 && table.actor !== 'over'; step += 1) {
    const actions = table.actor === 'chance' ? Object.keys(table.odds).map((troop) => `~${troop}`) : table.legal;
    table = table.play(actions[(step * 7) % actions.length]!);
    for (const side of ['blue', 'red'] as const) {
      const { rack, unseen, discard, captured } = table.state;
      const taken = captured?.tile[0] === side[0] ? captured.tile[1]! : '';
      expect(sorted(rack[side] + unseen[side] + discard[side] + onBoard(table, side) + taken)).toBe(ARMY);
    }
  }
  const pool = { stacks: door, rack: { blue: '7', red: '3' }, unseen: { red: '27' } };
  expect(given({ ...pool, rack: { blue: '7', red: '34' } }).winNext('red')).toBe(3 / 6);
  expect(
    given({ ...pool, rack: { blue: '7', red: '34' }, unseen: { red: '67' }, discard: { red: '2' } }).winNext('red'),
  ).toBe(0);
});

rule('TB-INFO-5', 'a tile taken back is known until a tile of that troop leaves the rack', ({ given }) => {
  const castle = { map: 'castle-field', stacks: { 1: 'b7', 3: 'b6' }, unseen: { blue: '12', red: '12' } };
  const tower = given({ ...castle, rack: { blue: '47', red: 'K' } }).play('place 4@5');
  expect(tower.play('skip').state.known.blue).toBe('');
  const back = tower.play('recall 1');
  expect(back.state).toMatchObject({ rack: { blue: '77' }, known: { blue: '7', red: '' } });
  expect(back.play('place K@14', 'place 7@1').state).toMatchObject({ rack: { blue: '7' }, known: { blue: '' } });
  expect(back.play('place K@14', 'draw', '~1', '~2').state.known.blue).toBe('7');

  const raid = given({ stacks: { 1: 'b3' }, rack: { blue: '5', red: '377' }, known: { red: '37' } }).play(
    'place 5@2',
    'raid',
  );
  expect(raid.play('~7').state).toMatchObject({ rack: { red: '37' }, known: { red: '3' } });

  const dig = given({ map: 'cursed-cemetery', stacks: { 3: 'b5' }, rack: { blue: '7' }, discard: { blue: '13' } });
  expect(dig.play('place 7@2', 'exhume 3').state.known.blue).toBe('3');

  const close = { stacks: door, rack: { blue: '7', red: '23' }, unseen: { red: '57' } };
  expect(given(close).winNext('red')).toBe(3 / 6);
  expect(given({ ...close, known: { red: '2' } }).winNext('red')).toBe(1);
  expect(given({ ...close, known: { red: '3' } }).winNext('red')).toBe(1 / 3);
});

ruleOfSight('TB-INFO-5', 'a known tile lies on that rack in every world', ({ given }) => {
  const known = given({ ...middle, known: { red: '5' } });
  const racks = seeds.map((seed) => worldFor(known, 'blue', seed).rack.red);
  expect(racks.every((rack) => rack.includes('5'))).toBe(true);
  const unknown = seeds.map((seed) => worldFor(given(middle), 'blue', seed).rack.red);
  expect(unknown.every((rack) => rack.includes('5'))).toBe(false);
});

ruleOfSight('TB-FIELD-6', 'only the owner of the rack sees which tile was frozen', ({ given }) => {
  const ices = given({
    map: 'battlefield',
    stacks: { 1: 'b5', 3: 'b6' },
    rack: { blue: '7', red: '12' },
    unseen: { red: '3' },
  });
  const [one, two] = ['~1', '~2'].map((tile) => ices.play('place 7@4', 'freeze', tile));
  expect(sightOf(one!, 'blue')).toBe(sightOf(two!, 'blue'));
  expect(sightOf(one!, 'red')).not.toBe(sightOf(two!, 'red'));
  expect(sightOf(one!, 'blue')).not.toBe(sightOf(ices.play('place 7@4', 'skip'), 'blue'));
  const frozen = seeds.map((seed) => worldFor(one!, 'blue', seed).frozen.red);
  expect(new Set(frozen.map((tiles) => tiles.length))).toEqual(new Set([1]));
  expect(new Set(frozen).size).toBeGreaterThan(1);
});
