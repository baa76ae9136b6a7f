/** Misses that end alike, or nearly so, and still get the answer that is true of each. */
import { describe, expect, test } from 'vitest';
import { pace } from '../../../site/lib/games/toy-battle/learn/pace';
import { slipOf, verdict, wrongLine } from '../../../site/lib/learn/conduct';
import { readLine } from '../../../site/lib/learn/line';
import { engineFromFile } from '../../../workers/engine/node';
import { toyBattle as game } from '../../../workers/games/toy-battle/game';
import { holdAll, type Predicate } from '../../../workers/games/toy-battle/predicates';
import type { Board } from '../../../workers/games/toy-battle/state';
import { Session } from '../../../workers/session';
import { toyBattle } from '../files';

const session = new Session(
  game,
  await engineFromFile(new URL('../../../build/toy-battle.test.wasm', import.meta.url)),
);
const steps = toyBattle.scripts.flatMap((script) => script.steps);

/** What a learner is told who has made these moves. */
function answer(id: string, actions: readonly string[]): string | null {
  const step = steps.find((one) => one.id === id)!;
  const start = session.parse(JSON.stringify(step.position));
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const line = readLine(start.value, step.line, session.play(start.value.notation, step.line), pace);
  const played = session.play(start.value.notation, actions);
  if (!played.ok) throw new Error(`${played.action} is refused`);
  const attempt = { views: [start.value, ...played.path], actions: [...actions] };
  const holds = (all: readonly object[], view: { board: unknown }) => holdAll(view.board as Board, all as Predicate[]);
  expect(verdict(attempt, line, step, holds)).toBe('missed');
  const at = wrongLine(attempt, line, step, holds);
  return at === null ? null : toyBattle.stepText(id, 'en').wrong[at]!;
}

describe.each([
  [
    'TB-L10-4',
    [
      [['place 2@5', 'place 7@10', 'recall 10'], /^Tower 5 asked first, and it returned Roxy/],
      [['place 2@5', 'skip', 'skip'], /^You declined Cap'n's extra placement/],
      [['place 2@1', 'skip'], /^Roxy is on your rack/],
      [['place 2@5', 'place 7@1', 'recall 1'], /^Roxy is on your rack/],
      [['place 2@10', 'place 7@5', 'skip', 'skip'], /^Both towers are needed/],
    ],
  ],
  [
    'TB-L12-2',
    [
      // Each as soon as a tower asks that cannot mend it.
      [['place 2@10', 'skip'], /^Roxy has to land on tower 10/],
      [['place 2@1', 'place 7@5'], /^Roxy stands on tower 5/],
      [['place 2@5', 'place 7@10', 'recall 7'], /^Tower 5 asked first/],
      [['place 2@5', 'place 7@10', 'skip'], /^Tower 5 asked first/],
      [['place 2@5', 'skip'], /^Roxy has to land on tower 10/],
      [['place 2@14', 'place 7@R'], /^That wins the game/],
    ],
  ],
  ['TB-L04-3', [[['place 1@1'], /^Base 1 was yours already/]]],
  ['TB-L06-2', [[['place 7@4'], /^No red tile is cut off/]]],
  ['TB-L09-3', [[['place 4@1'], /^Red's line still leads to your headquarters/]]],
  [
    'TB-L11-3',
    [
      [['place 6@6', 'skip'], /^You declined/],
      [['place 6@8'], /^Star does not stand on tower 6/],
    ],
  ],
  ['TB-L15-2', [[['place K@1'], /^Base 7, the float in the centre, is still empty/]]],
  ['TB-L16-2', [[['place 7@3'], /^Red's line still leads to B2/]]],
  [
    'TB-L17-5',
    [
      [['place 7@1'], /^Nothing is frozen/],
      [['place 7@6', 'skip'], /^Nothing is frozen/],
    ],
  ],
  ['TB-L18-2', [[['draw', '~K', '~K'], /^Base 8 is still empty/]]],
  // Told before Red replies: no second turn could mend it.
  [
    'TB-L07-5',
    [
      [['place 6@5'], /^The medals came just the same, but the task begins with Roxy/],
      [['place 7@1'], /^Both of your tiles belong on base 5/],
      [['place 6@2'], /^Both of your tiles belong on base 5/],
      [['place 7@5', 'place K@5', 'place 6@1'], /^Both of your tiles belong on base 5/],
    ],
  ],
  ['TB-L07-6', [[['place 4@1'], /^Their region is still open/]]],
  [
    'TB-L08-2',
    [
      [['place 1@1', 'skip'], /^You declined, so Skully brought nothing/],
      [['place 6@1', 'draw', '~6'], /^That was another troop/],
      [['place 4@3'], /^That was another troop/],
    ],
  ],
  ['TB-L08-5', [[['place 5@1'], /it stands on base 1/]]],
  ['TB-L13-1', [[['draw', '~K', '~5'], /^Nothing stands on the cloud/]]],
  [
    'TB-L13-5',
    [
      [['place 7@2', 'exhume 7'], /^You took Roxy/],
      [['place 7@2', 'skip'], /^You declined, so nothing came back/],
      [['place 7@3'], /^There is no pumpkin under Roxy/],
    ],
  ],
] as const)('%s', (id, misses) => {
  test.each(misses.map(([actions, said]) => [actions.join(', '), actions, said] as const))(
    '%s is answered by what is true of it',
    (_, actions, said) => {
      expect(answer(id, actions)).toMatch(said);
    },
  );
});

test.each(['place 2@1', 'place 2@3'])("after Cap'n, by %s, drawing is refused as a turn of its own", (placed) => {
  const step = steps.find(({ id }) => id === 'TB-L09-5')!;
  const start = session.parse(JSON.stringify(step.position));
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const { notation } = session.play(start.value.notation, [placed]).view;
  const at = slipOf(step, 'draw', session.whyNot(notation, 'draw'))!;
  expect(toyBattle.stepText(step.id, 'en').wrong[at]).toMatch(/^Drawing is a turn of its own/);
});
