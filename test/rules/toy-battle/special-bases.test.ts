import { expect } from 'vitest';
import { rule } from './support/rule';
import { ONE_OF_EACH, takes } from './support/table';

rule('TB-BASE-1', "the troop's effect is completed before the base's", ({ given }) => {
  const start = given({ map: 'city-of-clouds', stacks: { 1: 'b5' }, rack: { blue: '16' }, unseen: { blue: '4567' } });
  const star = start.play('place 6@3');
  expect(star.asked).toBe('star');
  expect(star.play('draw', '~4').state).toMatchObject({ question: 'cloud', questionBase: '3' });
  const skully = start.play('place 1@3', 'draw', '~4');
  expect(skully.asked).toBe('deal');
  expect(skully.play('~5').asked).toBe('cloud');
});

rule('TB-BASE-2', "after a Cap'n chain come the base effects in the order of the placements", ({ given }) => {
  const start = given({
    map: 'city-of-clouds',
    stacks: { 1: 'b7', 4: 'b7' },
    rack: { blue: '226' },
    unseen: { blue: '3457' },
  });
  const asked = (line: string[]) => {
    let table = start.play(...line);
    const order: string[] = [];
    for (; table.state.toMove === 'blue'; table = table.play('skip')) {
      order.push(table.asked + (table.state.questionBase ?? ''));
    }
    return order;
  };
  expect(asked(['place 2@3', 'place 2@6', 'place 6@1'])).toEqual(['star', 'cloud3', 'cloud6']);
  expect(asked(['place 2@6', 'place 2@3', 'place 6@6'])).toEqual(['star', 'cloud6', 'cloud3', 'cloud6']);
});

rule('TB-BASE-3', 'a base effect may be declined; gates and shields always hold', ({ given }) => {
  const offers = [
    given({ map: 'castle-field', stacks: { 1: 'b5', 3: 'b6' }, rack: { blue: '7' } }).play('place 7@5'),
    given({ map: 'city-of-clouds', stacks: { 1: 'b5' }, rack: { blue: '7' }, unseen: { blue: '1' } }).play('place 7@3'),
    given({ map: 'volcanic-jungle', stacks: { 1: 'b5', 2: 'b6', 4: 'r1' }, rack: { blue: '7' } }).play('place 7@5'),
    given({ map: 'cursed-cemetery', stacks: { 3: 'b5' }, rack: { blue: '7' }, discard: { blue: '1' } }).play(
      'place 7@2',
    ),
    given({ map: 'battlefield', stacks: { 1: 'b5', 3: 'b6' }, rack: { blue: '7' } }).play('place 7@4'),
  ];
  expect(offers.map(({ asked }) => asked)).toEqual(['recall', 'cloud', 'shove', 'exhume', 'freeze']);
  for (const offer of offers) {
    expect(offer.legal).toContain('skip');
    const { stacks, rack, unseen, discard, frozen } = offer.state;
    expect(offer.play('skip').state).toMatchObject({ toMove: 'red', stacks, rack, unseen, discard, frozen });
  }
  const shield = given({
    map: 'station-metal-x',
    stacks: { 1: 'b5', 5: 'b6' },
    rack: { blue: '67' },
    unseen: { blue: '1' },
  });
  expect(shield.play('place 6@7').asked).toBe('turn');
  const gate = given({ map: 'tropical-pool', stacks: { 1: 'b5' }, rack: { blue: '27' } });
  expect(gate.play('place 2@3').whyNot('place 7@2')).toEqual(['TB-POOL-1']);
});

rule('TB-BASE-4', 'a tile moved to a special base or uncovered there does not trigger it', ({ given }) => {
  const jungle = { map: 'volcanic-jungle', stacks: { 3: 'b5', 6: 'b2', 10: 'r7', 8: 'r1' }, rack: { blue: '7' } };
  const moved = given(jungle).play('place 7@9', 'shove 10>9');
  expect(moved.state).toMatchObject({ stacks: { 9: 'b7r7' }, question: 'turn', toMove: 'red', waiting: [] });
  const reserve = { unseen: { blue: '45', red: '45' } };
  const clouds = { map: 'city-of-clouds', stacks: { 3: 'b5r6' }, ...reserve };
  const uncovered = given({ ...clouds, rack: { blue: '3' } }).play('place 3@1', 'hit 3');
  expect(uncovered.state).toMatchObject({ stacks: { 3: 'b5' }, question: 'turn', toMove: 'red' });
  const placed = given({ ...clouds, stacks: { 1: 'b5' }, rack: { blue: '3' } }).play('place 3@3');
  expect(placed.asked).toBe('cloud');
});

rule('TB-BASE-5', 'base effects choose visible tiles only', ({ given }) => {
  const tower = given({ map: 'castle-field', stacks: { 1: 'b5', 3: 'b6', 2: 'b4r5' }, rack: { blue: '7' } }).play(
    'place 7@5',
  );
  expect(tower.whyNot('recall 2')).toEqual(['TB-BASE-5']);
  expect(tower.whyNot('recall 9')).toEqual(['TB-BASE-5']);
  expect(tower.whyNot('recall 3')).toEqual([]);
  const stacks = { 1: 'b5', 2: 'b6', 4: 'r7', 8: 'r1b4' };
  const volcano = given({ map: 'volcanic-jungle', stacks, rack: { blue: '7' } }).play('place 7@5');
  expect(volcano.whyNot('shove 8>7')).toEqual(['TB-BASE-5']);
  expect(volcano.whyNot('shove 4>7')).toEqual([]);
});

rule('TB-BASE-6', 'an effect that would put a ninth tile on the rack cannot be used', ({ given }) => {
  const full = '2233446';
  const draws = { rack: { blue: full + '7' }, unseen: { blue: '15' } };
  const after = (map: string, stacks: object, place: string) => {
    const star = given({ map, stacks: { ...stacks }, discard: { blue: '1' }, ...draws }).play(place);
    expect(star.asked).toBe('star');
    return [star.play('draw', '~1').asked, star.play('skip').asked];
  };
  expect(after('castle-field', { 1: 'b5', 3: 'b7' }, 'place 6@5')).toEqual(['turn', 'recall']);
  expect(after('city-of-clouds', { 1: 'b5' }, 'place 6@3')).toEqual(['turn', 'cloud']);
  expect(after('cursed-cemetery', { 3: 'b5' }, 'place 6@2')).toEqual(['turn', 'exhume']);
  expect(after('battlefield', { 1: 'b5', 3: 'b7' }, 'place 6@4')).toEqual(['freeze', 'freeze']);
});

rule('TB-BASE-7', 'each placement gives one activation', ({ given }) => {
  const start = given({ map: 'city-of-clouds', stacks: { 1: 'b4' }, rack: { blue: '27' }, unseen: { blue: '567' } });
  const second = start.play('place 2@3', 'place 7@3', 'draw', '~5');
  expect(second.state).toMatchObject({ question: 'cloud', questionBase: '3', rack: { blue: '5' } });
  expect(second.play('draw', '~6').state).toMatchObject({ toMove: 'red', rack: { blue: '56' } });
  const once = start.play('place 7@3', 'draw', '~5');
  expect(once.state.toMove).toBe('red');
});

rule('TB-BASE-8', 'in the beginner game special bases and gates are plain', ({ given }) => {
  const asked = (map: string, stacks: object, node: string, specials: 'on' | 'off') =>
    given({
      map,
      stacks: { ...stacks },
      rack: { blue: '7' },
      unseen: { blue: '1' },
      discard: { blue: '1' },
      options: { specials },
    }).play(`place 7@${node}`).asked;
  const bases = [
    ['castle-field', { 1: 'b5', 3: 'b6' }, '5'],
    ['city-of-clouds', { 1: 'b5' }, '3'],
    ['volcanic-jungle', { 1: 'b5', 2: 'b6', 4: 'r1' }, '5'],
    ['cursed-cemetery', { 3: 'b5' }, '2'],
    ['battlefield', { 1: 'b5', 3: 'b6' }, '4'],
  ] as const;
  for (const [map, stacks, node] of bases) {
    expect(asked(map, stacks, node, 'on'), map).not.toBe('turn');
    expect(asked(map, stacks, node, 'off'), map).toBe('turn');
  }
  const gate = (specials: 'on' | 'off') =>
    given({
      map: 'tropical-pool',
      stacks: { 1: 'b5', 3: 'b6', 7: 'b7', 11: 'b6' },
      rack: { blue: ONE_OF_EACH },
      options: { specials },
    });
  expect([takes(gate('on'), '2'), takes(gate('on'), 'R1')]).toEqual(['K12', 'K67']);
  expect([takes(gate('off'), '2'), takes(gate('off'), 'R1')]).toEqual([ONE_OF_EACH, ONE_OF_EACH]);
  const shield = (specials: 'on' | 'off') =>
    given({ map: 'station-metal-x', stacks: { 1: 'b5', 5: 'b6' }, rack: { blue: '27' }, options: { specials } });
  expect(shield('on').play('place 2@7').asked).toBe('turn');
  expect(shield('off').play('place 2@7').asked).toBe('extra');
});
