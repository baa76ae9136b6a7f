import { expect, test } from 'vitest';
import { analyse } from '../../../site/lib/games/conquest/analyse/analyse';
import { face } from '../../../site/lib/games/conquest/face';
import { engineFromFile } from '../../../workers/engine/node';
import { conquest } from '../../../workers/games/conquest/game';
import { Session } from '../../../workers/session';

const session = new Session(
  conquest,
  await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url)),
);
const trial = await face.trial();

test('a card the other player holds is refused as soon as it is picked, by a rule of the engine', () => {
  const view = session.view('>=R/1start/1/RB/- EGY=B:I NAFk=R:II @R=NAF/-/- @B=EGY,CON/-/-');
  expect(view.question).toBe('turn-card');
  expect(analyse.isForeign(['card:NAF'], view)).toBe(false);
  for (const pick of ['card:EGY', 'card:CON']) {
    expect(analyse.isForeign([pick], view)).toBe(true);
    expect(session.whyNot(view.notation, trial([pick], view)!)).not.toEqual([]);
  }
});
