import { expect } from 'vitest';
import { rule } from './support/rule';
import { ONE_OF_EACH, TROOPS, takes } from './support/table';

/** Every troop can do its work on base 1 of this board: a neighbour to hit, tiles to draw and to place, a rack to raid. */
const busy = { stacks: { 2: 'r6' }, unseen: { blue: '123' } };

rule('TB-TROOP-1', 'an effect follows the placement of each troop', ({ given }) => {
  const asked = (troop: string) => given({ ...busy, rack: { blue: `${troop}7` } }).play(`place ${troop}@1`).asked;
  expect(['1', '2', '3', '5', '6'].map(asked)).toEqual(['skully', 'extra', 'jumbo', 'xb42', 'star']);
  expect(['K', '4', '7'].map(asked)).toEqual(['turn', 'turn', 'turn']);
});

rule('TB-TROOP-2', 'a tile uncovered, moved or taken back has no effect', ({ given }) => {
  const reserve = { unseen: { blue: '456', red: '456' } };
  const uncovered = given({ ...reserve, stacks: { 2: 'b1r2' }, rack: { blue: '3' } }).play('place 3@1', 'hit 2');
  expect(uncovered.state).toMatchObject({ stacks: { 2: 'b1' }, question: 'turn', toMove: 'red' });
  const jungle = { map: 'volcanic-jungle', stacks: { 1: 'b5', 2: 'b2', 4: 'r6' }, rack: { blue: '7', red: '77' } };
  const moved = given({ ...reserve, ...jungle }).play('place 7@5', 'shove 4>7');
  expect(moved.state).toMatchObject({ stacks: { 7: 'r6' }, question: 'turn', toMove: 'red' });
  const castle = { map: 'castle-field', stacks: { 1: 'b6', 3: 'b2' }, rack: { blue: '7' } };
  const back = given({ ...reserve, ...castle }).play('place 7@5', 'recall 1');
  expect(back.state).toMatchObject({ rack: { blue: '6' }, question: 'turn', toMove: 'red' });
  expect(given({ ...reserve, rack: { blue: '6' } }).play('place 6@1').asked).toBe('star');
});

rule('TB-TROOP-3', 'every effect may be declined, and then nothing happens', ({ given }) => {
  for (const troop of ['1', '2', '3', '5', '6']) {
    const offered = given({ ...busy, rack: { blue: `${troop}7` } }).play(`place ${troop}@1`);
    expect(offered.legal).toContain('skip');
    const declined = offered.play('skip').state;
    expect(declined, troop).toMatchObject({
      toMove: 'red',
      question: 'turn',
      rack: { blue: '7', red: 'K' },
      unseen: { blue: '123' },
      stacks: { 1: `b${troop}`, 2: 'r6' },
      discard: { blue: '', red: '' },
    });
  }
});

rule('TB-TROOP-4', 'an effect that can do nothing is passed over', ({ given }) => {
  const idle = { unseen: { red: '1' } };
  const next = (troop: string, more: object) =>
    given({ ...idle, rack: { blue: troop }, ...more }).play(`place ${troop}@1`).asked;
  expect(next('1', {})).toBe('turn');
  expect(next('1', { unseen: { blue: '2' } })).toBe('skully');
  expect(next('2', {})).toBe('turn');
  expect(next('2', { rack: { blue: '27' } })).toBe('extra');
  expect(next('3', { stacks: { 2: 'b6', 3: 'r6' } })).toBe('turn');
  expect(next('3', { stacks: { 2: 'r6' } })).toBe('jumbo');
  expect(next('5', { rack: { blue: '5', red: '' } })).toBe('turn');
  expect(next('5', { rack: { blue: '5', red: '7' } })).toBe('xb42');
  expect(next('6', {})).toBe('turn');
  expect(next('6', { unseen: { blue: '2' } })).toBe('star');
});

rule('TB-KWAK-1', 'Kwak covers any enemy tile', ({ given }) => {
  for (const troop of TROOPS) {
    const table = given({ stacks: { 1: `r${troop}` }, rack: { blue: 'K1' } });
    expect(table.whyNot('place K@1')).toEqual([]);
    if (troop !== 'K') expect(table.whyNot('place 1@1')).not.toEqual([]);
  }
});

rule('TB-KWAK-2', 'any tile covers an enemy Kwak, another Kwak too', ({ given }) => {
  expect(takes(given({ stacks: { 1: 'rK' }, rack: { blue: ONE_OF_EACH } }), '1')).toBe(ONE_OF_EACH);
  expect(takes(given({ stacks: { 1: 'r1' }, rack: { blue: ONE_OF_EACH } }), '1')).toBe('K234567');
});

rule('TB-KWAK-3', 'Kwak has no other effect: no offer, no reach, no protection', ({ given }) => {
  const start = given({ ...busy, rack: { blue: 'K7' } });
  expect(start.play('place K@1').state).toMatchObject({ toMove: 'red', question: 'turn', rack: { blue: '7' } });
  expect(start.whyNot('place K@3')).toEqual(['TB-REACH-1']);
  expect(given({ ...busy, rack: { blue: '6' } }).play('place 6@1').state.toMove).toBe('blue');
  expect(
    given({ stacks: { 2: 'rK' }, rack: { blue: '3' } })
      .play('place 3@1')
      .whyNot('hit 2'),
  ).toEqual([]);
});

rule('TB-SKULLY-1', 'Skully draws two tiles', ({ given }) => {
  const start = { rack: { blue: '16' }, unseen: { blue: '4567' } };
  const first = given(start).play('place 1@1', 'draw', '~4');
  expect(first.asked).toBe('deal');
  expect(first.play('~7').state).toMatchObject({ toMove: 'red', rack: { blue: '467' }, unseen: { blue: '56' } });
  expect(given(start).play('place 6@1', 'draw', '~4').asked).toBe('turn');
});

rule('TB-SKULLY-2', 'a full rack or a short reserve leaves one tile or none', ({ given }) => {
  const draw = (rack: string, unseen: string) =>
    given({ rack: { blue: rack }, unseen: { blue: unseen } }).play('place 1@1');
  expect(draw('1', '').asked).toBe('turn');
  expect(draw('1', '4').play('draw', '~4').state).toMatchObject({ toMove: 'red', rack: { blue: '4' } });
  expect(draw('1', '45').play('draw', '~4').asked).toBe('deal');
  expect(draw('12345677', '456').play('draw', '~4').state).toMatchObject({ toMove: 'red', rack: { blue: '23445677' } });
  expect(draw('1234567', '456').play('draw', '~4').asked).toBe('deal');
});

rule('TB-SKULLY-3', "Skully's draw is taken in full or declined", ({ given }) => {
  const offered = given({ rack: { blue: '1' }, unseen: { blue: '456' } }).play('place 1@1');
  expect(offered.legal).toEqual(['draw', 'skip']);
  const half = offered.play('draw', '~4');
  expect(half.actor).toBe('chance');
  expect(half.whyNot('skip')).toEqual(['TB-TURN-4']);
  expect(offered.play('skip').state).toMatchObject({ toMove: 'red', rack: { blue: '' }, unseen: { blue: '456' } });
});

rule('TB-STAR-1', 'Star draws one tile if the rack has room', ({ given }) => {
  const start = given({ rack: { blue: '6' }, unseen: { blue: '457' } }).play('place 6@1', 'draw');
  expect(start.odds).toEqual({ 4: 1, 5: 1, 7: 1 });
  expect(start.play('~5').state).toMatchObject({ toMove: 'red', rack: { blue: '5' }, unseen: { blue: '47' } });
  const full = given({ rack: { blue: '11223346' }, unseen: { blue: '7' } });
  expect(full.play('place 6@1', 'draw', '~7').state.rack.blue).toBe('11223347');
  const chained = given({ rack: { blue: '26' }, unseen: { blue: '7' } }).play('place 2@1', 'place 6@1');
  expect(chained.asked).toBe('star');
});

rule('TB-ROXY-1', 'Roxy has no effect, and only Kwak, Jumbo or a shove dislodges it', ({ given }) => {
  expect(given({ ...busy, rack: { blue: '7' } }).play('place 7@1').state.toMove).toBe('red');
  expect(takes(given({ stacks: { 1: 'r7' }, rack: { blue: ONE_OF_EACH } }), '1')).toBe('K');
  expect(given({ stacks: { 1: 'r6' }, rack: { blue: '7' } }).whyNot('place 7@1')).toEqual([]);
  const jumbo = given({ stacks: { 2: 'r7' }, rack: { blue: '3' } }).play('place 3@1', 'hit 2');
  expect(jumbo.state.stacks).toEqual({ 1: 'b3' });
  const jungle = { map: 'volcanic-jungle', stacks: { 1: 'b5', 2: 'b2', 4: 'r7' }, rack: { blue: '6' } };
  expect(given(jungle).play('place 6@5', 'shove 4>7').state.stacks).toMatchObject({ 7: 'r7' });
});
