import { expect } from 'vitest';
import { rule } from './support/rule';
import { ONE_OF_EACH, takes } from './support/table';

rule('TB-CAPN-1', "Cap'n places one more tile from the rack", ({ given }) => {
  const extra = given({ rack: { blue: '247' } }).play('place 2@1');
  expect(extra.legal).toEqual(['place 4@1', 'place 4@2', 'place 4@3', 'place 7@1', 'place 7@2', 'skip']);
  const after = extra.play('place 7@2');
  expect(after.state).toMatchObject({ toMove: 'red', stacks: { 1: 'b2', 2: 'b7' }, rack: { blue: '4' }, turns: 1 });
});

rule('TB-CAPN-2', 'the extra tile obeys every placing rule', ({ given }) => {
  const stacks = { 2: 'r5' };
  const extra = given({ stacks, rack: { blue: '256' } }).play('place 2@1');
  expect(extra.whyNot('place 5@2')).toEqual(['TB-PLACE-5']);
  expect(extra.whyNot('place 2@2')).toEqual(['TB-PLACE-1']);
  expect(extra.whyNot('place 6@3')).toEqual(['TB-REACH-1']);
  expect(extra.whyNot('place 6@B')).toEqual(['TB-PLACE-7']);
  expect(extra.whyNot('place 6@2')).toEqual([]);
  expect(extra.whyNot('draw')).toEqual(['TB-TURN-4']);
});

rule('TB-CAPN-3', "a second Cap'n grants a third placement; four is the most", ({ given }) => {
  const second = given({ rack: { blue: '2277' } }).play('place 2@1', 'place 2@1');
  expect(second.asked).toBe('extra');
  expect(second.play('place 7@1').state.toMove).toBe('red');
  const star = given({ rack: { blue: '26' }, unseen: { blue: '7' } }).play('place 2@1', 'place 6@1');
  expect(star.asked).toBe('star');
  const fourth = given({ rack: { blue: '22277' } }).play('place 2@1', 'place 2@1', 'place 2@1', 'place 7@1');
  expect(fourth.state).toMatchObject({ toMove: 'red', rack: { blue: '7' }, stacks: { 1: 'b2b2b2b7' } });
});

rule('TB-JUMBO-1', 'Jumbo discards one enemy tile from an adjacent base', ({ given }) => {
  const stacks = { 2: 'r7', 3: 'r6', 4: 'b5', 5: 'r4', 6: 'r1' };
  const jumbo = given({ map: 'playroom', stacks, rack: { blue: '3' } }).play('place 3@1');
  expect(jumbo.legal).toEqual(['hit 2', 'hit 3', 'skip']);
  expect(jumbo.whyNot('hit 5')).toEqual(['TB-JUMBO-1']);
  const after = jumbo.play('hit 3');
  expect(after.state.stacks).toEqual({ 1: 'b3', 2: 'r7', 4: 'b5', 5: 'r4', 6: 'r1' });
  expect(after.state).toMatchObject({ question: 'turn', toMove: 'red' });
});

rule('TB-JUMBO-2', 'the victim must be visible; its strength does not matter', ({ given }) => {
  for (const troop of ONE_OF_EACH) {
    const jumbo = given({ stacks: { 2: `r${troop}` }, rack: { blue: '3' } }).play('place 3@1');
    expect(jumbo.whyNot('hit 2'), troop).toEqual([]);
  }
  const stacks = { 1: 'b5', 3: 'r1' };
  const buried = given({ stacks: { ...stacks, 1: 'r7b5' }, rack: { blue: '3' } });
  expect(buried.play('place 3@2').whyNot('hit 1')).toEqual(['TB-JUMBO-2']);
  const empty = given({ map: 'playroom', stacks: { 3: 'r1' }, rack: { blue: '3' } }).play('place 3@1');
  expect(empty.whyNot('hit 2')).toEqual(['TB-JUMBO-2']);
});

rule('TB-JUMBO-3', "the victim goes to its owner's discard", ({ given }) => {
  const jumbo = given({ stacks: { 2: 'r5r7' }, rack: { blue: '3' }, discard: { blue: '2', red: '1' } });
  const after = jumbo.play('place 3@1', 'hit 2').state;
  expect(after.discard).toEqual({ blue: '2', red: '17' });
  expect(after.rack).toEqual({ blue: '', red: 'K' });
  expect(after.stacks).toEqual({ 1: 'b3', 2: 'r5' });
});

rule('TB-HOOK-1', 'Hook goes to a base that is not connected', ({ given }) => {
  const table = given({ rack: { blue: '47' }, stacks: { 2: 'r1' } });
  expect(takes(table, '3')).toBe('4');
  expect(takes(table, '2')).toBe('4');
  expect(table.whyNot('place 7@3')).toEqual(['TB-REACH-1']);
  expect(table.play('place 4@3').stranded.blue).toEqual(['3']);
  const own = given({ rack: { blue: '47' }, stacks: { 3: 'b1' } });
  expect(takes(own, '3')).toBe('4');
});

rule('TB-HOOK-2', 'on an HQ Hook must be connected', ({ given }) => {
  const table = given({ rack: { blue: '4' }, stacks: { 1: 'b5', 2: 'b6' } });
  expect(table.whyNot('place 4@R')).toEqual(['TB-HOOK-2']);
  expect(table.whyNot('place 4@3')).toEqual([]);
  const joined = given({ rack: { blue: '4' }, stacks: { 1: 'b5', 2: 'b6', 3: 'b5' } });
  expect(joined.whyNot('place 4@R')).toEqual([]);
});

rule('TB-HOOK-3', 'Hook beats 1, 2, 3 and Kwak only', ({ given }) => {
  const open = [...ONE_OF_EACH].filter(
    (troop) => given({ rack: { blue: '4' }, stacks: { 3: `r${troop}` } }).whyNot('place 4@3')!.length === 0,
  );
  expect(open.join('')).toBe('K123');
  const table = given({ rack: { blue: '4' }, stacks: { 3: 'r4', 2: 'r7' } });
  expect(table.whyNot('place 4@3')).toEqual(['TB-PLACE-5']);
  expect(table.whyNot('place 4@2')).toEqual(['TB-PLACE-4']);
});

rule('TB-XB42-1', 'XB-42 discards one tile from the enemy rack', ({ given }) => {
  const offered = given({ rack: { blue: '56', red: '127' }, stacks: { 2: 'r6' } }).play('place 5@1');
  expect(offered.legal).toEqual(['raid', 'skip']);
  const after = offered.play('raid', '~2').state;
  expect(after).toMatchObject({ rack: { blue: '6', red: '17' }, stacks: { 1: 'b5', 2: 'r6' }, toMove: 'red' });
});

rule('TB-XB42-2', 'each tile on that rack is equally likely to be hit', ({ given }) => {
  const raid = given({ rack: { blue: '57', red: 'K1127' }, unseen: { red: '333' } }).play('place 5@1', 'raid');
  expect(raid.odds).toEqual({ K: 1, 1: 2, 2: 1, 7: 1 });
  expect(raid.whyNot('~3')).toEqual(['TB-TURN-4']);
  expect(raid.whyNot('~1')).toEqual([]);
});

rule('TB-XB42-3', "the tile hit goes face-up to its owner's discard", ({ given }) => {
  const start = given({ rack: { blue: '5', red: '127' }, unseen: { red: '3' }, discard: { red: '6' } });
  const after = start.play('place 5@1', 'raid', '~2');
  expect(after.state).toMatchObject({ discard: { blue: '', red: '26' }, unseen: { red: '3' } });
  expect(after.reserve.red).toBe(1);
});
