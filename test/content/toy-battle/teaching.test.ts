/** What the course is held to as teaching: words before their use, hidden racks, and ends that are meant. */
import { describe, expect, test } from 'vitest';
import { pace } from '../../../site/lib/games/toy-battle/learn/pace';
import { readLine } from '../../../site/lib/learn/line';
import { engineFromFile } from '../../../workers/engine/node';
import { toyBattle as game } from '../../../workers/games/toy-battle/game';
import type { Board, Position } from '../../../workers/games/toy-battle/state';
import { Session } from '../../../workers/session';
import { LOCALES, toyBattle } from '../files';
import { everythingOf, testTerms, type Term } from '../teaching';

const session = new Session(
  game,
  await engineFromFile(new URL('../../../build/toy-battle.test.wasm', import.meta.url)),
);
const steps = toyBattle.scripts.flatMap((script) => script.steps);
const ids = steps.map(({ id }) => id);

/** Terms in English, each with the step whose task or last sentence says what it means. */
const TERMS: readonly Term[] = [
  [/\bHQ\b/, 'TB-L01-1'],
  [/\bline\b/, 'TB-L01-1'],
  [/\bregions?\b/, 'TB-L01-2'],
  [/\bbases?\b/, 'TB-L01-2'],
  [/\boccup/i, 'TB-L01-2'],
  [/\bnodes?\b/, 'TB-L01-3'],
  [/\badjacent\b/i, 'TB-L01-3'],
  [/\btroops?\b/, 'TB-L02-1'],
  [/\brack\b/, 'TB-L02-1'],
  [/\breserve\b/, 'TB-L02-1'],
  [/\bjoker\b/, 'TB-L02-2'],
  [/\bstrength\b/, 'TB-L02-2'],
  [/\bobjective\b/, 'TB-L02-3'],
  [/\bstacks?\b/, 'TB-L02-4'],
  [/\bconnect/, 'TB-L04-1'],
  [/\bcut off\b/, 'TB-L04-2'],
  [/\bcover/i, 'TB-L05-1'],
  [/\beffects?\b/, 'TB-L08-1'],
  [/\bdeclin/, 'TB-L08-1'],
  [/\bdiscard/, 'TB-L08-4'],
  [/\bsettled\b/, 'TB-L10-2'],
  [/\btowers?\b/i, 'TB-L10-4'],
  [/\bspecial bases?\b/, 'TB-L10-4'],
  [/\bstuck\b/, 'TB-L11-1'],
  [/\bclouds?\b/, 'TB-L13-1'],
  [/\bpumpkins?\b/i, 'TB-L13-5'],
  [/\bvolcano/, 'TB-L14-1'],
  [/\bshov/i, 'TB-L14-1'],
  [/\bgates?\b/, 'TB-L15-1'],
  [/\bfloats?\b/i, 'TB-L15-1'],
  [/\bshields?\b/, 'TB-L16-3'],
  [/\bwatchtowers?\b/, 'TB-L17-1'],
  [/\bfrozen?\b|\bfreeze/, 'TB-L17-1'],
];

testTerms(toyBattle, TERMS);

test.each(LOCALES)('no text in %s names a rule by its number, nor a region by its letter', (locale) => {
  const texts = ids.flatMap((id) => everythingOf(toyBattle.stepText(id, locale)!).map((text) => `${id}: ${text}`));
  expect(texts.filter((text) => /TB-[A-Z]+-\d/.test(text) || /region [a-z]\b(?! )/.test(text))).toEqual([]);
});

/** Steps about an enemy rack that counting has told. */
const OPEN_RACKS = ['TB-L11-1', 'TB-L11-2', 'TB-L17-4'];

test('the enemy rack is hidden wherever a step is not about it', () => {
  const open = steps.filter(({ position }) => {
    const { toMove, unseen } = position as Position;
    return !unseen?.[toMove === 'blue' ? 'red' : 'blue'];
  });
  expect(open.map(({ id }) => id)).toEqual(OPEN_RACKS);
});

describe('steps with moves', () => {
  const moving = steps.filter(({ goal }) => goal.type === 'state');

  test.each(moving)('$id ends the game only if that is its goal', ({ position, goal, line }) => {
    const start = session.parse(JSON.stringify(position));
    if (!start.ok) throw new Error(JSON.stringify(start.error));
    const played = session.play(start.value.notation, line);
    readLine(start.value, line, played, pace);
    if (!played.ok || goal.type !== 'state') throw new Error('no line');
    const wins = goal.all.some((all) => 'winner' in all);
    expect((played.view.board as Board).result !== null).toBe(wins);
  });
});
