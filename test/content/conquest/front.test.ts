import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { FrontData, FrontWords } from '../../../site/lib/front/facts';
import { OVER } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import { conquest } from '../../../workers/games/conquest/game';
import { enter } from '../../property/conquest/games';
import { LOCALES, root } from '../files';

const read = <T>(file: string): T =>
  JSON.parse(readFileSync(`${root}site/content/conquest/front/${file}.json`, 'utf8')) as T;

describe('how Conquest is introduced', () => {
  const { players, minutes, picture } = read<FrontData>('front');

  test('as many can play as there are set-ups', () => {
    expect(players).toEqual([2, conquest.setups.length + 1]);
    expect(minutes[1]).toBeGreaterThan(minutes[0]);
  });

  test('the picture is a position that can be played on', async () => {
    const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));
    enter(engine, picture);
    expect(conquest.print(conquest.read(engine.save()))).toBe(picture);
    expect(engine.actor()).not.toBe(OVER);
    expect(engine.legal().length).toBeGreaterThan(5);
  });

  test.each(LOCALES)('in %s: what it is about and how one wins, in a sentence each', (locale) => {
    const { about, aim } = read<FrontWords>(locale);
    for (const text of [about, aim]) {
      expect(text).toMatch(/^[^.。]+[.。]$/);
      expect(text.length).toBeLessThan(200);
    }
  });
});
