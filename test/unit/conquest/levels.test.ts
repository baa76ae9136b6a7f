import { expect, it } from 'vitest';
import { offer } from '$lib/games/conquest/play/offer';
import { LEVELS } from '$lib/play/levels';
import { chooseMove, type Chooser } from '$lib/play/opponent';
import { Analysis } from '../../../workers/analysis/analysis';
import { engineFromFile } from '../../../workers/engine/node';
import { conquest } from '../../../workers/games/conquest/game';
import { Session } from '../../../workers/session';

const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));
const session = new Session(conquest, engine);
const analysis = new Analysis(conquest, engine);

// A search by single decisions loses to the plain player with so few playouts (docs/strength.md).
const pool: Chooser = {
  choose: (notation, player, seed) => analysis.choose(notation, player, seed),
  search: () => Promise.reject(new Error('a level searches by single decisions')),
};

it.each(LEVELS)('level %i answers by what it is, alike for the same seed', async (level) => {
  const view = session.view('NAFk=R:IIIII EGY=B:I/NAF:I CON=B:-/NAF:I MADk=B:III');
  const chosen = [0, 1].map(() => chooseMove(pool, view, offer.levels[level], () => 7));
  const [one, other] = await Promise.all([chosen[0], chosen[0]!.then(() => chosen[1])]);
  expect(view.choices.map(({ action }) => action)).toContain(one);
  expect(other).toBe(one);
});

it('says how many games are simulated where plans are', () => {
  expect(offer.strength(offer.levels[6])).toContain('200');
  expect(offer.strength(offer.levels[3])).toBe('');
});
