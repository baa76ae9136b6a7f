/** What is said of drills: whole sentences in every language, whatever the question. */
import { afterEach, expect, it } from 'vitest';
import { drillFace } from '../../../site/lib/games/tash-kalar/drills/face';
import { overwriteGetLocale } from '../../../site/lib/paraglide/runtime';
import { makeDrill } from '../../../workers/drills/make';
import { engineFromFile } from '../../../workers/engine/node';
import { kinds } from '../../../workers/games/tash-kalar/drills/kinds';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { LANGUAGES } from '../../../workers/registry';
import { Session } from '../../../workers/session';
import { inTurn } from '../../support/day';

const SEEDS = inTurn(
  Array.from({ length: 10 }, (_, i) => i * 15_485_863 + 5),
  5,
);

const session = new Session(
  tashKalar,
  await engineFromFile(new URL('../../../build/tash-kalar.wasm', import.meta.url)),
);

afterEach(() => overwriteGetLocale(() => 'en'));

it('the engine’s kinds are those that have words, in the order of the lessons', () => {
  expect(drillFace.kinds.map(({ id }) => id)).toEqual(kinds.map(({ id }) => id));
  const lessons = drillFace.kinds.map(({ lesson }) => lesson);
  expect(lessons).toEqual([...lessons].sort());
});

it.for(kinds)('$id is worded in every language', (kind) => {
  for (const seed of SEEDS) {
    const drill = makeDrill(session, kind, seed);
    const { question, view, line } = drill;
    const played = session.play(view.notation, line);
    for (const language of LANGUAGES) {
      overwriteGetLocale(() => language);
      const reasons = drillFace.reasons(drill, played.view);
      expect(reasons.length).toBeGreaterThan(0);
      const options = question.type === 'choose' ? question.options.map((one) => drillFace.option(drill, one)) : [];
      expect(new Set(options).size).toBe(options.length);
      const texts = [drillFace.title(kind.id), drillFace.about(kind.id), drillFace.task(drill), ...options, ...reasons];
      for (const text of texts)
        expect(text, `${drill.id} in ${language}`).toMatch(/^(?!.*(undefined|null|NaN|[{}_])).*\S/);
    }
  }
});
