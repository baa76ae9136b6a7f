import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import cardFile from '../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };
import ruleFile from '../../../assembly/games/tash-kalar/data/rules.json' with { type: 'json' };
import type { LessonText } from '../../../site/lib/learn/lesson';
import { OPTION_VALUES } from '../../../workers/games/tash-kalar/options';
import { PROBLEMS } from '../../../workers/games/tash-kalar/problems';
import { ruleOf } from '../../../workers/reasons';
import { LOCALES, root, tashKalar, type Locale, type RulesText } from '../files';
import { testTerms, type Term } from '../teaching';
import { failing, FOREIGN, GENDERED, HALF_WIDTH, isUntidy, MARKUP, words } from '../wording';

const content = `${root}site/content/tash-kalar/`;
const read = <T>(path: string, locale: Locale): T =>
  JSON.parse(readFileSync(`${content}${path}/${locale}.json`, 'utf8')) as T;

const lessonIds = readdirSync(`${content}lessons`).sort();
const lesson = (id: string, locale: Locale) => read<LessonText>(`lessons/${id}`, locale);
const steps = (locale: Locale) => lessonIds.flatMap((id) => Object.entries(lesson(id, locale).steps));
const ids = ruleFile.rules.map((rule) => rule.id);

function strings(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => strings(inner, `${path}.${key}`));
}

const everything = (locale: Locale): [string, string][] =>
  [...lessonIds.map((id) => `lessons/${id}`), 'rules', 'refusals', 'terms'].flatMap((path) =>
    strings(read<unknown>(path, locale), path),
  );

/** How the tasks of lessons begin: what there is to spend. */
const OPENING: Record<Locale, RegExp> = {
  en: /^(No move|One action|Two actions|The last action|No action left|Setting up|End of the turn)\b/,
  'zh-Hant': /^(不用行動|一個行動|兩個行動|最後一個行動|沒有行動了|遊戲設置|回合結束)[。，]/,
  'zh-Hans': /^(不用行动|一个行动|两个行动|最后一个行动|没有行动了|游戏准备|回合结束)[。，]/,
  pl: /^(Bez ruchu|Jedna akcja|Dwie akcje|Ostatnia akcja|Bez akcji|Przygotowanie|Koniec tury)[.,]/,
};

// Near-synonyms for: 場地, 格子, 棋子, 等級, 生物, 魔法, 任務, 牌庫, 棄牌堆, 庫存棋子, 摧毀, 召喚.
const OFF_GLOSSARY = /棋[盤盘]|版[圖图]|[單单]位|[閃闪]焰|咒[語语]|牌堆(?<![棄弃]牌堆)|[儲储][備备]|消[滅灭]|召[集]/;

describe.each(LOCALES)('Tash-Kalar in %s', (locale) => {
  const texts = everything(locale);

  test('has every rule and section, in the order of the data', () => {
    const book = read<RulesText>('rules', locale);
    expect(Object.keys(book.rules)).toEqual(ids);
    expect(Object.keys(book.sections)).toEqual([...new Set(ruleFile.rules.map((rule) => rule.section))]);
  });

  test('mentions only rules that exist', () => {
    const mentioned = texts.flatMap(([, said]) => said.match(/TS-[A-Z]+-\d+/g) ?? []);
    expect(mentioned.length).toBeGreaterThan(5);
    expect(mentioned.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('answers the same refusals as English, each a rule', () => {
    const refused = Object.keys(read<object>('refusals', locale));
    expect(refused).toEqual(Object.keys(read<object>('refusals', 'en')));
    expect(refused.filter((reason) => !ids.includes(ruleOf(reason)))).toEqual([]);
  });

  test('names every option, each of its values, and every problem of a position', () => {
    const terms = Object.keys(read<object>('terms', locale));
    const options = Object.entries(OPTION_VALUES).flatMap(([name, values]) => [
      `option_${name}`,
      ...values.map((value) => `option_${name}_${value}`),
    ]);
    const needed = [...options, ...PROBLEMS.map((problem) => `problem_${problem}`)];
    expect(needed.filter((key) => !terms.includes(key))).toEqual([]);
    expect(terms).toEqual(Object.keys(read<object>('terms', 'en')));
  });

  test('has every step of every lesson, with as many answers as English', () => {
    const shape = (of: Locale) =>
      steps(of).map(([id, { asks = [], wrong }]) => [id, asks.map(({ options }) => options?.length), wrong.length]);
    expect(shape(locale)).toEqual(shape('en'));
    for (const [id, { hints }] of steps(locale)) expect(hints, id).toHaveLength(3);
  });

  test('every task says what there is to spend', () => {
    const tasks = steps(locale).map(([id, { task }]): [string, string] => [id, task]);
    expect(failing(tasks, (task) => !OPENING[locale].test(task))).toEqual([]);
  });

  test('is short: titles 10 words, summaries and lessons learnt 25, everything else in a step 60', () => {
    for (const id of lessonIds) {
      const { title, summary } = lesson(id, locale);
      expect(words(locale, title), id).toBeLessThanOrEqual(10);
      expect(words(locale, summary), id).toBeLessThanOrEqual(25);
    }
    for (const [id, { task, asks = [], hints, wrong, done }] of steps(locale)) {
      for (const said of [task, ...asks.map(({ text }) => text), ...hints, ...wrong])
        expect(words(locale, said), `${id}: ${said}`).toBeLessThanOrEqual(60);
      expect(words(locale, done), `${id}: ${done}`).toBeLessThanOrEqual(25);
    }
  });

  test('is plain prose, filled in and tidy', () => {
    const prose = texts.filter(([path]) => !path.startsWith('terms'));
    expect(failing(prose, (said) => MARKUP.test(said))).toEqual([]);
    expect(failing(texts, isUntidy)).toEqual([]);
  });

  test('names the same tasks as the English texts, elsewhere translated and in quotation marks', () => {
    const printed = cardFile.tasks.map(({ name }) => name);
    const { ts_task_names } = JSON.parse(readFileSync(`site/messages/tash-kalar/${locale}.json`, 'utf8'));
    const translated = (ts_task_names as string).split('|');
    const quoted = (text: string) =>
      translated.flatMap((name, i) => (new RegExp(`[„「“]${name}[”」]`).test(text) ? [printed[i]!] : []));
    // `Heroic Destruction` is not `Destruction`.
    const plain = (text: string) => printed.filter((name) => new RegExp(`(?<!Heroic )${name}`).test(text));
    const named = (of: Locale, find: typeof plain) => steps(of).map(([id, { task }]) => [id, find(task)]);
    expect(named(locale, locale === 'en' ? plain : quoted)).toEqual(named('en', plain));
  });

  test('names cards as they are printed, in every language alike', () => {
    const names = cardFile.beings.map(({ name }) => name);
    const named = (of: Locale) => steps(of).map(([id, { task }]) => [id, names.filter((name) => task.includes(name))]);
    expect(named(locale)).toEqual(named('en'));
  });
});

describe.each(['zh-Hant', 'zh-Hans'] as const)('Tash-Kalar in %s', (locale) => {
  test('keeps to its own script and to the glossary', () => {
    expect(failing(everything(locale), (said) => [...said].some((sign) => FOREIGN[locale].has(sign)))).toEqual([]);
    expect(failing(everything(locale), (said) => OFF_GLOSSARY.test(said))).toEqual([]);
  });

  test('uses full-width punctuation and a space beside Latin words', () => {
    expect(failing(everything(locale), (said) => HALF_WIDTH.test(said))).toEqual([]);
  });
});

describe('the order of the course', () => {
  /** A word of the game, and the step whose task or lesson learnt explains it to everybody. */
  const TERMS: readonly Term[] = [
    [/\bbeings?\b/i, 'TS-L00-1'],
    [/\bsummon/i, 'TS-L00-1'],
    [/\branks?\b|\bcommons?\b|\bheroics?\b|\blegendary\b/i, 'TS-L00-1'],
    [/\btasks?\b/i, 'TS-L00-2'],
    [/\bduels?\b/i, 'TS-L00-3'],
    [/\badjacent\b|\bdiagonally\b|\borthogonally\b/i, 'TS-L01-2'],
    [/\bdistance\b/i, 'TS-L01-3'],
    [/\bcentral squares?\b/i, 'TS-L01-4'],
    [/\bnon-legendary\b|\bupgraded\b/i, 'TS-L01-5'],
    [/\bsupply\b/i, 'TS-L01-6'],
    [/\bflares?\b|\blegends?\b|\bdecks?\b/i, 'TS-L01-7'],
    [/\bdiscard/i, 'TS-L02-1'],
    [/\blift(?:ed|ing)?\b/i, 'TS-L02-4'],
    [/\bpatterns?\b|\btarget\b|\bmarked squares?\b|\bhatched\b|\barrows?\b/i, 'TS-L02-5'],
    [/\bmatch(?:es)?\b|\bupgrades?\b/i, 'TS-L03-9'],
    [/\bstandard moves?\b/i, 'TS-L04-2'],
    [/\bcombat moves?\b/i, 'TS-L04-3'],
    [/\bleap/i, 'TS-L04-4'],
    [/\bdowngrade/i, 'TS-L04-9'],
    [/\bconvert/i, 'TS-L04-10'],
    [/\binvoke/i, 'TS-L06-1'],
    [/\bcriteri(?:on|a)\b/i, 'TS-L06-1'],
    [/\bof one type\b|\badvanced\b|\bnext task\b|\bcurrent tasks?\b/i, 'TS-L07-1'],
    [/\bchains?\b/i, 'TS-L07-9'],
    [/\bisolation\b/i, 'TS-L07-11'],
    [/\bextra turns?\b/i, 'TS-L09-5'],
  ];

  testTerms(tashKalar, TERMS, ({ title, task, asks = [], done }) => [
    title,
    task,
    done,
    ...asks.map(({ text }) => text),
  ]);

  test.each(LOCALES)('no rule number stands in the plain text of a lesson in %s', (locale) => {
    const texts = lessonIds.flatMap((id) => strings(lesson(id, locale), id));
    expect(
      failing(
        texts.map(([path, said]) => [path, said]),
        (said) => /[A-Z]{2}-[A-Z]+-\d/.test(said),
      ),
    ).toEqual([]);
  });
});

test('Polish speaks to women and men alike', () => {
  expect(failing(everything('pl'), (said) => GENDERED.test(said))).toEqual([]);
});
