import { expect, test } from 'vitest';
import { aftermath } from '../../../site/lib/games/toy-battle/analyse/aftermath';
import type { View } from '../../../workers/contract';

const view = { board: { stacks: { 4: 'b6r2', 7: 'b3' } } } as unknown as View;

test.each([
  ['place 5@4', ["covers Red Cap'n, strength 2"]],
  ['place 5@7', ['covers Blue Jumbo, strength 3']],
  ['shove 7>4', ["covers Red Cap'n, strength 2"]],
  ['hit 4', ["discarded: Red Cap'n, strength 2"]],
  ['recall 7', ['taken back: Blue Jumbo, strength 3']],
  ['place 5@9', []],
  ['draw', []],
  ['exhume 4', []],
])('what lies where %s goes is named', (action, said) => {
  expect(aftermath(view, action)).toEqual(said);
});
