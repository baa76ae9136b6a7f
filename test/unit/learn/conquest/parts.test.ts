import { expect, test } from 'vitest';
import { pace } from '../../../../site/lib/games/conquest/learn/pace';
import { verdict } from '../../../../site/lib/learn/conduct';
import { readLine, type Pace } from '../../../../site/lib/learn/line';
import { engineFromFile } from '../../../../workers/engine/node';
import { conquest } from '../../../../workers/games/conquest/game';
import { Session } from '../../../../workers/session';

const session = new Session(
  conquest,
  await engineFromFile(new URL('../../../../build/conquest.test.wasm', import.meta.url)),
);
const START = 'UKRk=B:II EGY=B:-/NAF:I NAFk=R:III';
const LINE = ['border NAF/EGY', 'commit II', 'roll d', 'advance-infantry 2'];

/** What becomes of a step whose line is a battle, once `actions` have been played and the goal is not there. */
function judged(actions: readonly string[], how: Pace): string {
  const parsed = session.parse(START);
  const played = session.play(START, actions);
  if (!parsed.ok || !played.ok) throw new Error(`${START} cannot be played`);
  const line = readLine(parsed.value, LINE, session.play(START, LINE), how);
  const step = {
    id: 'X-1',
    position: START,
    goal: { type: 'state' as const, all: [{}] },
    line: LINE,
    teaches: [],
    wrong: [],
  };
  return verdict({ views: [parsed.value, ...played.path], actions: [...actions] }, line, step, () => false);
}

test('a step is missed when the part of the turn is over in which its line ends', () => {
  expect(judged(['end-attack'], pace)).toBe('missed');
});

test('and is open until then, whatever was decided', () => {
  expect(judged(['border NAF/EGY', 'commit I', 'roll a'], pace)).toBe('open');
});

test('where a game knows no parts, leaving one is nothing to be judged by', () => {
  expect(judged(['end-attack'], { ...pace, stage: undefined })).toBe('open');
});
