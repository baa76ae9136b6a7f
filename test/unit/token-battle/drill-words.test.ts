import { afterEach, describe, expect, it } from 'vitest';
import { drillFace } from '../../../site/lib/games/token-battle/drills/face';
import { overwriteGetLocale } from '../../../site/lib/paraglide/runtime';
import { makeDrill } from '../../../workers/drills/make';
import { engineFromFile } from '../../../workers/engine/node';
import { kinds } from '../../../workers/games/token-battle/drills/kinds';
import { tokenBattle } from '../../../workers/games/token-battle/game';
import { LANGUAGES } from '../../../workers/registry';
import { Session } from '../../../workers/session';

/** Questions of each kind. */
const ASKED = 10;

/** What a text looks like that lacks something it was to be given. */
const LACKING = /undefined|null|NaN|[{}[\]]|\(\)|（）|^$|[:;；：] *[.。]/;

const session = new Session(
  tokenBattle,
  await engineFromFile(new URL('../../../build/token-battle.test.wasm', import.meta.url)),
);

afterEach(() => overwriteGetLocale(() => 'en'));

it('every kind the engine asks is worded, in the same order', () => {
  expect(drillFace.kinds.map(({ id }) => id)).toEqual(kinds.map(({ id }) => id));
  const lessons = drillFace.kinds.map(({ lesson }) => lesson);
  expect(lessons).toEqual([...lessons].sort());
});

describe.each(kinds)('the words of the drill $id', (kind) => {
  const drills = Array.from({ length: ASKED }, (_, seed) => makeDrill(session, kind, seed * 86028121 + 1));

  it.each(LANGUAGES)('are whole in %s', (language) => {
    overwriteGetLocale(() => language);
    for (const drill of drills) {
      const { question, view } = drill;
      const reasons = drillFace.reasons(drill, view);
      const options = question.type === 'choose' ? question.options.map((one) => drillFace.option(drill, one)) : [];
      expect(reasons.length).toBeGreaterThan(0);
      expect(reasons.length).toBeLessThan(3);
      expect(new Set(options).size).toBe(options.length);
      const texts = [drillFace.title(kind.id), drillFace.about(kind.id), drillFace.task(drill), ...options, ...reasons];
      for (const text of texts) expect(text, drill.id).not.toMatch(LACKING);
    }
  });
});
