import { expect, it } from 'vitest';
import { at } from './board';
import { fromText, toText } from '../../../workers/referee/codex/notation';

it('writes a node as one line of printable ASCII', () => {
  const board = at('A: g3 troq L1, iron_man hand[spark]. B: tiger_cub@L, mad_man@E').play('play spark');
  const text = toText(board.node);
  expect(text).toMatch(/^[ -~]+$/);
  // The spark is being carried out: the target is open.
  expect(text).toContain(' / play spark');
  expect(text).toContain('#5:card="tiger_cub";owner="B"');
});

it('tells what is wrong with a text, and never throws', () => {
  const text = toText(at('A: w5. B: w5').node);
  for (const [broken, error] of [
    ['', 'no item game'],
    [text.replace('workers=5', 'workers="x"'), 'workers: "x"'],
    [text.replace('workers=5', 'wrokers=5'), 'no field wrokers'],
    [text.replace('workers=5', 'gold=21'), 'CX-UPK-4'],
    [text.replace(/ #1:\S*/, ''), 'CX-SETUP-1'],
    [`${text} / dance`, '"dance" cannot be played here'],
  ] as const)
    expect(fromText(broken)).toEqual({ ok: false, error });
});
