import { expect, it } from 'vitest';
import { actionRow } from '../../../workers/engine/codex';
import { engineFromFile } from '../../../workers/engine/node';
import { actionText } from '../../../workers/games/codex/action-text';
import { effectsOf, type LeftEffect } from '../../../workers/games/codex/effects';
import { load } from '../../differential/codex/support/duel';
import { at } from '../../rules/codex/table';

const engine = await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url));

/** How things leave when the first action that is called so is played. */
function leavings(line: string, text: string): [string, string][] {
  load(engine, at(line).node);
  const action = [...engine.legal()].find((one) => actionText(actionRow(engine, one)).startsWith(text))!;
  return effectsOf(action, engine)
    .filter((effect): effect is LeftEffect => effect.kind === 'left')
    .map(({ card, how }) => [card, how]);
}

it('a token that is sent back to a hand has not died, one that was killed has (CX-TOKEN-3)', () => {
  expect(leavings('A: g3 troq L1 hand[forgotten_fighter]. B: wisp@L', 'play forgotten_fighter')).toEqual([
    ['wisp', 'left'],
  ]);
  expect(leavings('A: iron_man. B: wisp@L', 'attack iron_man')).toEqual([['wisp', 'died']]);
});

it('who is reshuffled in the same breath has died all the same', () => {
  expect(leavings('A: iron_man. B: playful_panda@T', 'attack iron_man')).toEqual([['playful_panda', 'died']]);
});
