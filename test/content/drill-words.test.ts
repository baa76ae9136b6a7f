/** What drills say, in every language. */
import { afterAll, describe, expect, it } from 'vitest';
import { loadDrillFace } from '../../site/lib/drills/games';
import { overwriteGetLocale } from '../../site/lib/paraglide/runtime';
import { loadCodec } from '../../workers/codecs';
import { makeDrill } from '../../workers/drills/make';
import { engineFromFile } from '../../workers/engine/node';
import { GAMES, LANGUAGES } from '../../workers/registry';
import { Session } from '../../workers/session';
import { contentOf } from './files';
import { inTurn } from '../support/day';
import { drillKinds } from '../support/drills';

const SEEDS = inTurn(
  Array.from({ length: 10 }, (_, i) => i * 1_299_709),
  10,
);

afterAll(() => overwriteGetLocale(() => 'en'));

describe.for(GAMES)('drills of $id', async ({ id, wasm }) => {
  const codec = await loadCodec(id);
  const session = new Session(codec, await engineFromFile(new URL(`../../build/${wasm}`, import.meta.url)));
  const face = (await loadDrillFace(id))!;
  const kinds = await drillKinds(id);

  it('all have words, and a lesson after which they can be answered', () => {
    expect(face.kinds.map((kind) => kind.id).sort()).toEqual(kinds.map((kind) => kind.id).sort());
    expect(face.kinds.map(({ lesson }) => lesson)).toEqual(face.kinds.map(({ lesson }) => lesson).sort());
    const scripts = contentOf(id).scripts.map((script) => script.id);
    for (const { lesson } of face.kinds) expect(scripts).toContain(lesson);
  });

  it.for(kinds)('$id: everything that is said is complete', (kind) => {
    for (const seed of SEEDS) {
      const drill = makeDrill(session, kind, seed);
      const played = session.play(drill.view.notation, drill.line);
      for (const language of LANGUAGES) {
        overwriteGetLocale(() => language);
        const { question } = drill;
        const options = question.type === 'choose' ? question.options.map((option) => face.option(drill, option)) : [];
        const said = [
          face.title(kind.id),
          face.about(kind.id),
          face.task(drill),
          ...options,
          ...face.reasons(drill, played.view),
        ];
        expect(said.length - options.length, 'a reason').toBeGreaterThan(3);
        expect(new Set(options).size).toBe(options.length);
        for (const text of said) {
          expect(text.trim()).not.toBe('');
          expect(text).not.toMatch(/undefined|null|NaN|\[object|[{}]/);
        }
      }
    }
  });
});
