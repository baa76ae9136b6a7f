import { expect, test } from 'vitest';
import { emptyDraft, positionOf, pushed, withCount } from '../../../site/lib/games/toy-battle/analyse/draft';
import { faultOf, faultText } from '../../../site/lib/games/toy-battle/analyse/fields';
import '../../../site/lib/games/toy-battle/board/maps';
import { positionToState } from '../../../workers/games/toy-battle/position';

const draft = emptyDraft('castle-field');
const roxy = 7;

/** What the editor says about a position the engine refuses. */
function told(wrong: typeof draft) {
  const parsed = positionToState(positionOf(wrong));
  if (parsed.ok) throw new Error('nothing is wrong');
  const fault = faultOf(parsed.error);
  return { fault, text: faultText(fault, wrong, (name) => `option ${name}`) };
}

test('a fourth copy in a list names list and tile', () => {
  const { fault, text } = told(withCount({ ...draft, stacks: { '8': 'b7' } }, 'rack', 'blue', roxy, 1));
  expect(fault.field).toEqual({ kind: 'list', list: 'unseen', side: 'blue' });
  expect(fault.tile).toEqual({ side: 'blue', troop: '7' });
  expect(text).toBe('Blue, Unseen (Blue Roxy, strength 7):');
});

test('a tile on a headquarters names the place', () => {
  const { fault, text } = told({ ...pushed(draft, 'R', 'blue', roxy) });
  expect(fault.field).toEqual({ kind: 'node', node: 'R' });
  expect(text).toMatch(/^Red headquarters|^Headquarters|^Red/);
});

test('a known or frozen tile that is not on the rack names both', () => {
  expect(told(withCount(draft, 'known', 'red', 0, 1)).text).toBe('Red, Known (Red Kwak, joker):');
  expect(told(withCount(draft, 'frozen', 'blue', 1, 1)).fault.field).toEqual({
    kind: 'list',
    list: 'frozen',
    side: 'blue',
  });
});

test('an unclaimed region is named with its medals', () => {
  const stacks = { '1': 'b2', '2': 'b2', '3': 'b2', '4': 'b3', '8': 'b3' };
  const unseen = { ...draft.unseen, blue: 'KKK11144455566677' };
  const { fault, text } = told({ ...draft, stacks, unseen });
  expect(fault.field?.kind).toBe('region');
  expect(text).toContain('medals');
});

test('more missing than unseen tiles', () => {
  const few = { ...draft, unseen: { ...draft.unseen, red: '1' } };
  expect(told(few).fault.field).toEqual({ kind: 'removed', side: 'red' });
});

test('what is no path says nothing', () => {
  expect(faultOf({ found: 'tb1 castle-field b 0 - K24/1357' })).toEqual({ field: null, tile: null });
});
