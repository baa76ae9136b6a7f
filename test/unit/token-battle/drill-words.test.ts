import { afterEach, describe, expect, it } from 'vitest';
import { drillFace } from '../../../site/lib/games/token-battle/drills/face';
import { overwriteGetLocale } from '../../../site/lib/paraglide/runtime';
import { makeDrill } from '../../../workers/drills/make';
import { engineFromFile } from '../../../workers/engine/node';
import { kinds } from '../../../workers/games/token-battle/drills/kinds';
import { tokenBattle } from '../../../workers/games/token-battle/game';
import type { Board } from '../../../workers/games/token-battle/state';
import { LANGUAGES } from '../../../workers/registry';
import { Session } from '../../../workers/session';

/** Questions of each kind. */
const ASKED = 5;

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

const made = (id: string) => {
  const kind = kinds.find((one) => one.id === id)!;
  return Array.from({ length: 40 }, (_, seed) => makeDrill(session, kind, seed * 86028121 + 1));
};

it('frames the field a question speaks of, or the token played last where cards swap, never both', () => {
  const cards = new Set<boolean>();
  for (const drill of ['land', 'value', 'reach'].flatMap(made)) {
    const { last } = drillFace.shown!(drill, drill.view).board as Board;
    const framed = drillFace.framed!(drill);
    cards.add(framed.length > 0);
    expect(framed.length === 0 || last === null, drill.id).toBe(true);
    if (/^(thief|decoy|impostor)/.test(drill.line[0] ?? '')) expect(framed, drill.id).toEqual([]);
  }
  expect(cards.size).toBe(2);
});

it('answers on the position asked about only where what is pointed out goes elsewhere', () => {
  for (const { id } of kinds) expect(drillFace.stays!(made(id)[0]!), id).toBe(id === 'touch');
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
