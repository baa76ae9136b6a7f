import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { conquest } from '../../../workers/games/conquest/game';
import { GOAL_KINDS } from '../../../workers/games/conquest/goals';
import { isChoice, OPTION_LIST } from '../../../workers/games/conquest/options';
import { COMMON_PROBLEMS } from '../../../workers/reading/problems';
import { begin } from '../../property/conquest/games';
import { LOCALES, root } from '../files';
import { failing, FOREIGN, GENDERED, HALF_WIDTH, isUntidy, MARKUP } from '../wording';

type Texts = Record<string, string>;

const read = <T = Texts>(part: string, locale: string): T =>
  JSON.parse(readFileSync(`${root}site/content/conquest/${part}/${locale}.json`, 'utf8')) as T;

/** All texts of the game in one language, each with its path. */
const everything = (locale: string): [string, string][] => {
  const { rules, sections } = read<Record<'rules' | 'sections', Texts>>('rules', locale);
  const parts = {
    rules,
    sections,
    ...Object.fromEntries(['refusals', 'terms', 'front'].map((p) => [p, read(p, locale)])),
  };
  return Object.entries(parts).flatMap(([part, texts]) =>
    Object.entries(texts).map(([key, text]): [string, string] => [`${part}.${key}`, text]),
  );
};

/** Keys of the problems that the game's own readers name. */
function ownProblems(): string[] {
  const folder = `${root}workers/games/conquest/`;
  const sources = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const text = sources.map((file) => readFileSync(folder + file, 'utf8')).join('\n');
  // The last but one argument, or the last where no rule is named.
  return [...text.matchAll(/malformed\([^;]*?, '([a-z]+(?:-[a-z]+)+)'(?:, 'CQ-[A-Z]+-\d+')?\)/g)].map(
    ([, key]) => key!,
  );
}

const lacking = (keys: readonly string[]): string[] => keys.filter((key) => !(key in read('terms', 'en')));

describe('everything that the codec names by a key has its words', () => {
  test('problems of a text', () => {
    const own = ownProblems();
    expect(new Set(own).size).toBeGreaterThan(15);
    expect(lacking([...own, ...COMMON_PROBLEMS, 'not-playable'].map((key) => `problem_${key}`))).toEqual([]);
  });

  test('options, and those of their values that are words', () => {
    const keys = OPTION_LIST.flatMap((option) => [
      `option_${option.name}`,
      ...(isChoice(option) ? option.words.map((word) => `option_${option.name}_${word}`) : []),
    ]);
    expect(lacking(keys)).toEqual([]);
    expect(Object.keys(read('terms', 'en')).filter((key) => key.startsWith('option_'))).toEqual(keys);
  });

  test('goals, endings and players', () => {
    expect(lacking(GOAL_KINDS.flatMap((kind) => [`goal_${kind}`, `goal_${kind}_text`]))).toEqual([]);
    expect(lacking(['missions', 'last', 'limit'].map((reason) => `how_${reason}`))).toEqual([]);
    expect(lacking([...'RBGYP'].map((colour) => `side_${colour}`))).toEqual([]);
  });

  test('what the evaluation counts', async () => {
    const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));
    begin(engine, 2, '', 1);
    const counted = Object.keys(conquest.terms!(0, engine)).map((term) => `value_${term}`);
    expect(Object.keys(read('terms', 'en')).filter((key) => key.startsWith('value_'))).toEqual(counted);
  });
});

describe.each(LOCALES)('texts of Conquest in %s', (locale) => {
  const texts = everything(locale);

  test('have the keys of English', () => {
    expect(texts.map(([path]) => path)).toEqual(everything('en').map(([path]) => path));
  });

  test('are filled in, tidy and plain prose', () => {
    expect(failing(texts, (said) => isUntidy(said) || MARKUP.test(said))).toEqual([]);
  });

  test('keep to their own script, and speak to women and men alike', () => {
    if (locale === 'pl') expect(failing(texts, (said) => GENDERED.test(said))).toEqual([]);
    if (locale === 'zh-Hans' || locale === 'zh-Hant') {
      expect(failing(texts, (said) => HALF_WIDTH.test(said))).toEqual([]);
      expect(failing(texts, (said) => [...said].some((sign) => FOREIGN[locale].has(sign)))).toEqual([]);
    }
  });
});
