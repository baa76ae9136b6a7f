import { expect, test } from 'vitest';
import type { RuleId } from '../../../workers/contract';
import { engine } from './support/engine';
import { both, type Setting } from './support/rule';
import { complete, type Table } from './support/table';

/** What a row of the refusal table is shown with: a node, the action refused there, and a near one that is not. */
interface Example {
  at: Table;
  refused: string;
  allowed: string | null;
}

function row(number: number, rule: RuleId, what: string, example: (setting: Setting) => Example): void {
  both(`row ${number} ${rule}: ${what}`, (setting) => {
    const { at, refused, allowed } = example(setting);
    expect(at.whyNot(refused), refused).toEqual([rule]);
    expect(at.legal).not.toContain(refused);
    if (allowed) expect(at.whyNot(allowed), allowed).toEqual([]);
  });
}

const castle = { map: 'castle-field', stacks: { 1: 'b5', 3: 'b6', 2: 'r1' }, rack: { blue: '7' } };
const jungle = { map: 'volcanic-jungle', stacks: { 1: 'b5', 2: 'b2', 4: 'r7' }, rack: { blue: '7' } };
const jumbo = { map: 'playroom', stacks: { 2: 'b6', 3: 'r7', 4: 'r2' }, rack: { blue: '3' } };

row(1, 'TB-END-7', 'anything after the end', ({ given }) => ({
  at: given({ stacks: { 1: 'b1', 2: 'b1', 3: 'b1' }, rack: { blue: '67' } }).play('place 7@R'),
  refused: 'place 6@1',
  allowed: null,
}));

row(2, 'TB-TURN-4', 'an answer to another question', ({ given }) => ({
  at: given({ rack: { blue: '67' }, unseen: { blue: '1' } }).play('place 6@1'),
  refused: 'place 7@1',
  allowed: 'draw',
}));

row(2, 'TB-TURN-4', 'an answer in the place of chance', ({ given }) => ({
  at: given({ rack: { blue: '67' }, unseen: { blue: '1' } }).play('draw'),
  refused: '~7',
  allowed: '~1',
}));

row(3, 'TB-TURN-3', 'passing a turn', ({ given }) => ({
  at: given({ rack: { blue: '7' }, unseen: { blue: '1' } }),
  refused: 'skip',
  allowed: 'draw',
}));

row(4, 'TB-PLACE-1', 'a tile that is not on the rack', ({ given }) => ({
  at: given({ rack: { blue: '7', red: '6' } }),
  refused: 'place 6@1',
  allowed: 'place 7@1',
}));

row(5, 'TB-FIELD-2', 'a troop all of whose copies are frozen', ({ given }) => ({
  at: given({ map: 'battlefield', rack: { blue: '667' }, frozen: { blue: '67' } }),
  refused: 'place 7@1',
  allowed: 'place 6@1',
}));

row(6, 'TB-PLACE-7', 'the own HQ', ({ given }) => ({
  at: given({ stacks: { 1: 'b1' }, rack: { blue: '7' } }),
  refused: 'place 7@B',
  allowed: 'place 7@1',
}));

row(7, 'TB-POOL-1', 'a gate that does not list the troop', ({ given }) => ({
  at: given({ map: 'tropical-pool', stacks: { 1: 'b5' }, rack: { blue: '27' } }),
  refused: 'place 7@2',
  allowed: 'place 2@2',
}));

row(8, 'TB-HOOK-2', 'Hook on an unconnected HQ', ({ given }) => ({
  at: given({ rack: { blue: '4' } }),
  refused: 'place 4@R',
  allowed: 'place 4@3',
}));

row(9, 'TB-METAL-2', 'Hook on an unconnected shield', ({ given }) => ({
  at: given({ map: 'station-metal-x', rack: { blue: '4' } }),
  refused: 'place 4@7',
  allowed: 'place 4@9',
}));

row(10, 'TB-REACH-5', 'an own tile that is cut off', ({ given }) => ({
  at: given({ stacks: { 3: 'b1' }, rack: { blue: '47' } }),
  refused: 'place 7@3',
  allowed: 'place 4@3',
}));

row(11, 'TB-REACH-1', 'anything else without connection', ({ given }) => ({
  at: given({ rack: { blue: '47' } }),
  refused: 'place 7@2',
  allowed: 'place 4@2',
}));

row(12, 'TB-PLACE-5', 'an enemy tile of equal strength', ({ given }) => ({
  at: given({ stacks: { 1: 'r5' }, rack: { blue: '56' } }),
  refused: 'place 5@1',
  allowed: 'place 6@1',
}));

row(13, 'TB-PLACE-4', 'a stronger enemy tile', ({ given }) => ({
  at: given({ stacks: { 1: 'r5' }, rack: { blue: 'K4' } }),
  refused: 'place 4@1',
  allowed: 'place K@1',
}));

row(14, 'TB-DRAW-3', 'drawing with a full rack', ({ given }) => ({
  at: given({ rack: { blue: 'K1234567' }, unseen: { blue: '7' } }),
  refused: 'draw',
  allowed: 'place 7@1',
}));

row(15, 'TB-DRAW-4', 'drawing from an empty reserve', ({ given }) => ({
  at: given({ rack: { blue: '7' }, unseen: { blue: '1234' }, removed: { blue: 4 } }),
  refused: 'draw',
  allowed: 'place 7@1',
}));

row(16, 'TB-KIT-4', 'hitting an HQ', ({ given }) => ({
  at: given(jumbo).play('place 3@1'),
  refused: 'hit B',
  allowed: 'hit 3',
}));

row(16, 'TB-KIT-4', 'taking back from an HQ', ({ given }) => ({
  at: given(castle).play('place 7@5'),
  refused: 'recall B',
  allowed: 'recall 1',
}));

row(16, 'TB-KIT-4', 'shoving onto an HQ', ({ given }) => ({
  at: given({ ...jungle, stacks: { ...jungle.stacks, 8: 'r1' } }).play('place 7@5'),
  refused: 'shove 8>R',
  allowed: 'shove 8>11',
}));

row(17, 'TB-JUMBO-1', 'hitting a base not adjacent to Jumbo', ({ given }) => ({
  at: given(jumbo).play('place 3@1'),
  refused: 'hit 4',
  allowed: 'hit 3',
}));

row(18, 'TB-JUMBO-2', 'hitting a base without a visible enemy tile', ({ given }) => ({
  at: given(jumbo).play('place 3@1'),
  refused: 'hit 2',
  allowed: 'hit 3',
}));

row(19, 'TB-CASTLE-2', 'taking back the tile of the tower itself', ({ given }) => ({
  at: given(castle).play('place 7@5'),
  refused: 'recall 5',
  allowed: 'recall 3',
}));

row(20, 'TB-BASE-5', 'taking back from a base without a visible own tile', ({ given }) => ({
  at: given(castle).play('place 7@5'),
  refused: 'recall 2',
  allowed: 'recall 3',
}));

row(21, 'TB-JUNGLE-1', 'shoving from a base not next to the volcano', ({ given }) => ({
  at: given({ ...jungle, stacks: { ...jungle.stacks, 7: 'r1' } }).play('place 7@5'),
  refused: 'shove 7>8',
  allowed: 'shove 4>7',
}));

row(21, 'TB-JUNGLE-1', 'shoving further than one base', ({ given }) => ({
  at: given(jungle).play('place 7@5'),
  refused: 'shove 4>8',
  allowed: 'shove 4>7',
}));

row(22, 'TB-BASE-5', 'shoving from a base without a visible enemy tile', ({ given }) => ({
  at: given(jungle).play('place 7@5'),
  refused: 'shove 8>7',
  allowed: 'shove 4>7',
}));

row(23, 'TB-JUNGLE-3', 'shoving onto the volcano where the option forbids it', ({ given }) => ({
  at: given({ ...jungle, options: { shoveOntoTrigger: 'forbidden' } }).play('place 7@5'),
  refused: 'shove 4>5',
  allowed: 'shove 4>7',
}));

row(24, 'TB-CEM-1', 'digging up a troop that is not in the own discard', ({ given }) => ({
  at: given({
    map: 'cursed-cemetery',
    stacks: { 3: 'b5' },
    rack: { blue: '7' },
    discard: { blue: '1', red: '6' },
  }).play('place 7@2'),
  refused: 'exhume 6',
  allowed: 'exhume 1',
}));

both('every broken rule is told, in the order of the rows; rows 4, 6 and 16 stop the list', ({ given }) => {
  const frost = given({ map: 'la-croisette', stacks: { 7: 'r5' }, rack: { blue: '1267' }, frozen: { blue: '1' } });
  expect(frost.whyNot('place 1@10')).toEqual(['TB-FIELD-2', 'TB-POOL-1', 'TB-REACH-1']);
  expect(frost.whyNot('place 1@7')).toEqual(['TB-FIELD-2', 'TB-REACH-1', 'TB-PLACE-4']);
  expect(frost.whyNot('place 1@B')).toEqual(['TB-FIELD-2', 'TB-PLACE-7']);
  expect(frost.whyNot('place 5@B')).toEqual(['TB-PLACE-1']);

  expect(given({ rack: { blue: 'K1234567' } }).whyNot('draw')).toEqual(['TB-DRAW-3', 'TB-DRAW-4']);
  expect(given(jumbo).play('place 3@1').whyNot('hit 6')).toEqual(['TB-JUMBO-1', 'TB-JUMBO-2']);
  expect(given(jumbo).play('place 3@1').whyNot('hit R')).toEqual(['TB-KIT-4']);
  const volcano = given({ ...jungle, options: { shoveOntoTrigger: 'forbidden' } }).play('place 7@5');
  expect(volcano.whyNot('shove 13>12')).toEqual(['TB-JUNGLE-1', 'TB-BASE-5']);
  expect(volcano.whyNot('shove 1>5')).toEqual(['TB-JUNGLE-1', 'TB-BASE-5', 'TB-JUNGLE-3']);
  expect(volcano.whyNot('shove 13>R')).toEqual(['TB-KIT-4']);
});

both('words that are no action get no rule', ({ given }) => {
  const table = given({ rack: { blue: '7' } });
  for (const text of ['jump', '', 'place 7']) expect(table.whyNot(text), text).toBeNull();
  expect(table.whyNot('place 7@1')).toEqual([]);
});

test('TB-KIT-1 TB-KIT-3 words that name what is not there are refused by the rule that says what there is [engine only: it reads them]', () => {
  const table = engine.load(complete({ rack: { blue: '7' } }));
  if (!table.ok) throw new Error('not a position');
  const refused = (text: string) => table.table.whyNot(text);
  for (const text of ['place 9@1', '~8']) expect(refused(text), text).toEqual(['TB-KIT-1']);
  for (const text of ['place 7@99', 'hit 0']) expect(refused(text), text).toEqual(['TB-KIT-3']);
});
