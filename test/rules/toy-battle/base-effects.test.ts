import { expect } from 'vitest';
import { rule } from './support/rule';

const castle = { map: 'castle-field', stacks: { 1: 'b5', 3: 'b6', 7: 'b4' } };
const jungle = { map: 'volcanic-jungle', stacks: { 1: 'b5', 2: 'b2', 4: 'r7' }, rack: { blue: '7' } };

rule('TB-CASTLE-1', 'a tower takes back another own tile from anywhere on the board', ({ given }) => {
  const far = { ...castle.stacks, 15: 'r3b1', 14: 'r6' };
  const tower = given({ ...castle, stacks: far, rack: { blue: '7' } }).play('place 7@5');
  expect(tower.legal).toEqual(['recall 1', 'recall 3', 'recall 7', 'recall 15', 'skip']);
  expect(tower.whyNot('recall 14')).toEqual(['TB-BASE-5']);
  const after = tower.play('recall 15').state;
  expect(after).toMatchObject({ rack: { blue: '1' }, stacks: { 15: 'r3', 5: 'b7' }, toMove: 'red' });
  expect(given({ ...castle, rack: { blue: '7' } }).play('place 7@8').asked).toBe('turn');
});

rule('TB-CASTLE-2', 'a tower never takes its own tile, another tower does', ({ given }) => {
  const second = given({ ...castle, rack: { blue: '27' } }).play('place 2@5', 'place 7@10');
  expect(second.whyNot('recall 5')).toEqual(['TB-CASTLE-2']);
  expect(second.whyNot('recall 10')).toEqual([]);
  const other = second.play('skip');
  expect(other.state.questionBase).toBe('10');
  expect(other.whyNot('recall 10')).toEqual(['TB-CASTLE-2']);
  expect(other.whyNot('recall 5')).toEqual([]);
  const stack = given({ ...castle, stacks: { ...castle.stacks, 5: 'b1' }, taken: { b: 'blue' }, rack: { blue: '7' } });
  expect(stack.play('place 7@5').whyNot('recall 5')).toEqual(['TB-CASTLE-2']);
});

rule('TB-CASTLE-3', 'taking a tile back from another tower cancels its waiting effect', ({ given }) => {
  const second = given({ ...castle, rack: { blue: '27' } }).play('place 2@5', 'place 7@10');
  expect(second.state.waiting).toEqual([{ base: '10', height: 1 }]);
  expect(second.play('recall 10').state).toMatchObject({ question: 'turn', toMove: 'red', waiting: [] });
  expect(second.play('recall 1').state).toMatchObject({ question: 'recall', questionBase: '10' });
  const deep = given({ ...castle, stacks: { ...castle.stacks, 10: 'b1' }, rack: { blue: '227' } });
  const twice = deep.play('place 2@5', 'place 2@10', 'place 7@10');
  expect(twice.play('recall 10').state).toMatchObject({ question: 'recall', questionBase: '10', waiting: [] });
});

rule('TB-CLOUD-1', 'a cloud draws one tile', ({ given }) => {
  const start = { map: 'city-of-clouds', stacks: { 1: 'b5' }, rack: { blue: '7' }, unseen: { blue: '1234' } };
  const cloud = given(start).play('place 7@3');
  expect(cloud.legal).toEqual(['draw', 'skip']);
  const deal = cloud.play('draw');
  expect(deal.odds).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1 });
  expect(deal.play('~2').state).toMatchObject({ toMove: 'red', rack: { blue: '2' }, unseen: { blue: '134' } });
  expect(given({ ...start, removed: { blue: 4 } }).play('place 7@3').asked).toBe('turn');
  expect(given(start).play('place 7@4').asked).toBe('turn');
});

rule('TB-JUNGLE-1', 'a volcano moves an adjacent enemy tile to a base next to where it stood', ({ given }) => {
  const stacks = { ...jungle.stacks, 7: 'r1', 8: 'b3' };
  const volcano = given({ ...jungle, stacks }).play('place 7@5');
  expect(volcano.legal).toEqual(['shove 4>1', 'shove 4>5', 'shove 4>7', 'skip']);
  expect(volcano.whyNot('shove 4>2')).toEqual(['TB-JUNGLE-1']);
  expect(volcano.whyNot('shove 7>4')).toEqual(['TB-JUNGLE-1']);
  expect(volcano.whyNot('shove 8>7')).toEqual(['TB-BASE-5']);
  expect(volcano.play('shove 4>1').state).toMatchObject({ stacks: { 1: 'b5r7', 2: 'b2', 5: 'b7' }, toMove: 'red' });
  expect(volcano.play('shove 4>1').state.stacks[4]).toBeUndefined();
  expect(given({ ...jungle, stacks: { ...jungle.stacks, 4: 'b6' } }).play('place 7@5').asked).toBe('turn');
});

rule('TB-JUNGLE-2', 'the moved tile becomes the top of any base, whatever lies there', ({ given }) => {
  const onto = (stack: string | null) => {
    const stacks = { ...jungle.stacks, 4: 'r1', ...(stack && { 7: stack }) };
    return given({ ...jungle, stacks, taken: { b: 'blue' } }).play('place 7@5', 'shove 4>7').state.stacks[7];
  };
  expect(onto(null)).toBe('r1');
  expect(onto('b7')).toBe('b7r1');
  expect(onto('b6r7')).toBe('b6r7r1');
  expect(onto('rK')).toBe('rKr1');
});

rule('TB-JUNGLE-3', 'the volcano itself is a destination, on top of the tile just placed', ({ given }) => {
  const volcano = given(jungle).play('place 7@5');
  expect(volcano.legal).toContain('shove 4>5');
  const after = volcano.play('shove 4>5').state;
  expect(after.stacks).toEqual({ 1: 'b5', 2: 'b2', 5: 'b7r7' });
  expect(after).toMatchObject({ question: 'turn', toMove: 'red' });
  expect(volcano.whyNot('shove 5>4')).toEqual(['TB-JUNGLE-1', 'TB-BASE-5']);
});

/** A shove from 4 to 7 gives region d to Red at the destination and region b to Blue at the base left behind. */
const gifts = {
  map: 'volcanic-jungle',
  stacks: { 1: 'b5', 2: 'b6', 4: 'b3r7', 6: 'r5', 9: 'r2', 10: 'r4' },
  rack: { blue: 'K', red: '1' },
};

rule('TB-JUNGLE-4', 'the destination is settled first, and an end there stops the rest', ({ given }) => {
  const quiet = given(gifts).play('place K@5', 'shove 4>7');
  expect(quiet.state.taken).toEqual({ b: 'blue', d: 'red' });
  const taken = { a: 'blue', c: 'blue', e: 'red', f: 'red' } as const;
  const over = given({ ...gifts, taken }).play('place K@5', 'shove 4>7');
  expect(over.result).toEqual({ winner: 'red', how: 'medals' });
  expect(over.state.taken).toEqual({ ...taken, d: 'red' });
  const lone = given({ ...gifts, taken, stacks: { ...gifts.stacks, 6: 'b1' } }).play('place K@5', 'shove 4>7');
  expect(lone.result).toEqual({ winner: 'blue', how: 'medals' });
});

rule('TB-CEM-1', 'a pumpkin takes one own tile from the discard to the rack', ({ given }) => {
  const start = given({
    map: 'cursed-cemetery',
    stacks: { 3: 'b5' },
    rack: { blue: '7' },
    discard: { blue: '113', red: '6' },
  });
  const pumpkin = start.play('place 7@2');
  expect(pumpkin.legal).toEqual(['exhume 1', 'exhume 3', 'skip']);
  expect(pumpkin.whyNot('exhume 6')).toEqual(['TB-CEM-1']);
  const after = pumpkin.play('exhume 1').state;
  expect(after).toMatchObject({ rack: { blue: '1' }, discard: { blue: '13', red: '6' }, toMove: 'red' });
  expect(start.play('place 7@5').asked).toBe('turn');
});

const field = { map: 'battlefield', stacks: { 1: 'b5', 3: 'b6' }, rack: { blue: '47', red: '1167' } };

rule('TB-FIELD-1', 'a watchtower freezes one random tile on the enemy rack', ({ given }) => {
  const tower = given({ ...field, unseen: { red: '222' } }).play('place 7@4');
  expect(tower.legal).toEqual(['freeze', 'skip']);
  const ices = tower.play('freeze');
  expect(ices.odds).toEqual({ 1: 2, 6: 1, 7: 1 });
  expect(ices.play('~6').state).toMatchObject({ frozen: { blue: '', red: '6' }, rack: { red: '1167' }, toMove: 'red' });
  expect(given(field).play('place 7@7').asked).toBe('turn');
});

rule('TB-FIELD-2', "a frozen tile cannot be placed, not even by Cap'n, until its owner's turn is over", ({ given }) => {
  const start = given({ ...field, rack: { blue: '47', red: '27' }, unseen: { blue: '1', red: '1' } });
  const red = start.play('place 7@4', 'freeze', '~7');
  expect(red.whyNot('place 7@13')).toEqual(['TB-FIELD-2']);
  const extra = red.play('place 2@13');
  expect(extra.state).toMatchObject({ toMove: 'blue', frozen: { red: '' } });
  const free = extra.play('place 4@1');
  expect(free.whyNot('place 7@13')).toEqual([]);

  const chain = start.play('place 4@4', 'freeze', '~2');
  expect(chain.whyNot('place 7@13')).toEqual([]);
  const three = given({ ...field, rack: { blue: '7', red: '267' } }).play('place 7@4', 'freeze', '~7', 'place 2@13');
  expect(three.asked).toBe('extra');
  expect(three.whyNot('place 7@10')).toEqual(['TB-FIELD-2']);
  expect(three.whyNot('place 6@10')).toEqual([]);
  const copies = given({ ...field, toMove: 'red', rack: { red: '77' }, frozen: { red: '7' } });
  expect(copies.whyNot('place 7@13')).toEqual([]);
});

rule('TB-FIELD-3', 'a frozen tile stays on the rack and counts towards the 8', ({ given, refused }) => {
  const start = { ...field, toMove: 'red' as const, rack: { red: '11223367' }, unseen: { red: '44' } };
  const eight = given({ ...start, frozen: { red: '7' } });
  expect(eight.state.rack.red).toBe('11223367');
  expect(eight.whyNot('draw')).toEqual(['TB-DRAW-3']);
  const seven = given({ ...start, rack: { red: '1122337' }, frozen: { red: '7' } });
  expect(seven.play('draw', '~4').state.toMove).toBe('blue');
  expect(refused({ ...start, frozen: { red: '5' } })).not.toBeNull();
});

rule('TB-FIELD-4', 'a second watchtower in the turn picks among the tiles not frozen yet', ({ given }) => {
  const start = given({ ...field, stacks: { 1: 'b5', 3: 'b6', 7: 'b4', 10: 'b4' }, rack: { blue: '27', red: '1167' } });
  const second = start.play('place 2@4', 'place 7@11', 'freeze', '~1', 'freeze');
  expect(second.odds).toEqual({ 1: 1, 6: 1, 7: 1 });
  expect(second.play('~1').state.frozen.red).toBe('11');
  expect(start.play('place 2@4', 'place 7@11', 'freeze', '~6', 'freeze').odds).toEqual({ 1: 2, 7: 1 });
  const one = given({ ...field, stacks: { 1: 'b5', 3: 'b6', 7: 'b4', 10: 'b4' }, rack: { blue: '27', red: '1' } });
  expect(one.play('place 2@4', 'place 7@11', 'freeze', '~1').asked).not.toBe('freeze');
});

rule('TB-FIELD-5', 'who cannot draw and could place only frozen tiles is stuck', ({ given }) => {
  const start = given({ ...field, rack: { blue: '47', red: '7' } });
  expect(start.play('place 7@4', 'freeze', '~7').result).toEqual({ winner: 'blue', how: 'stuck' });
  expect(start.play('place 7@4', 'skip').result).toBeNull();
  const reserve = given({ ...field, rack: { blue: '47', red: '7' }, unseen: { red: '1' } });
  expect(reserve.play('place 7@4', 'freeze', '~7').legal).toEqual(['draw']);
});
