import { afterAll, describe, expect, it } from 'vitest';
import { drillFace as face } from '../../../site/lib/games/conquest/drills/face';
import { overwriteGetLocale } from '../../../site/lib/paraglide/runtime';
import { makeDrill } from '../../../workers/drills/make';
import { engineFromFile } from '../../../workers/engine/node';
import { kinds as kindsWith } from '../../../workers/games/conquest/drills/kinds';
import { conquest } from '../../../workers/games/conquest/game';
import { LANGUAGES } from '../../../workers/registry';
import { Session } from '../../../workers/session';
import { battleEngine } from '../../support/conquest-battles';
import { conquest as content } from '../files';

const session = new Session(
  conquest,
  await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url)),
);
const kinds = kindsWith(await battleEngine());

afterAll(() => overwriteGetLocale(() => 'en'));

it('all kinds have words, and a lesson after which they can be answered', () => {
  expect(face.kinds.map(({ id }) => id)).toEqual(kinds.map(({ id }) => id));
  expect(face.kinds.map(({ lesson }) => lesson)).toEqual(face.kinds.map(({ lesson }) => lesson).sort());
  for (const { lesson } of face.kinds) expect(content.lessonIds).toContain(lesson);
});

describe.for(kinds)('$id', (kind) => {
  const drills = Array.from({ length: 4 }, (_, i) => makeDrill(session, kind, i * 1_299_709));

  it.for(LANGUAGES)('is complete in %s', (language) => {
    overwriteGetLocale(() => language);
    for (const drill of drills) {
      const played = session.play(drill.view.notation, drill.line);
      const { question } = drill;
      const options = question.type === 'choose' ? question.options.map((one) => face.option(drill, one)) : [];
      const said = [face.title(kind.id), face.about(kind.id), face.task(drill), ...options];
      const why = face.reasons(drill, played.view);
      expect(why.length).toBeGreaterThan(0);
      expect(new Set(options).size).toBe(options.length);
      for (const text of [...said, ...why]) expect(text).not.toMatch(/^\s*$|undefined|null|NaN|\[object|[{}]/);
    }
  });
});
