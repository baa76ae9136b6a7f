import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { QUESTIONS } from '../../workers/games/toy-battle/state';
import {
  cases,
  COMPLETE,
  everything,
  lessonIds,
  lessonText,
  LOCALES,
  refusalsText,
  root,
  rules,
  rulesText,
  scripts,
  termsText,
  text,
  type Locale,
} from './files';

/** Words of an English text; a Chinese text counts two characters as one word. */
function words(locale: Locale, said: string): number {
  if (!locale.startsWith('zh')) return said.split(/\s+/).length;
  const han = said.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han / 2 + (said.match(/[A-Za-z0-9]+/g)?.length ?? 0);
}

/** Entries for which a check fails, as `path: text`, so that a failure names the texts to mend. */
const failing = (texts: [string, string][], wrong: (said: string) => boolean): string[] =>
  texts.filter(([, said]) => wrong(said)).map(([path, said]) => `${path}: ${said}`);

const ids = rules.map((rule) => rule.id);
const steps = scripts.flatMap((script) => script.steps);

describe('lesson scripts', () => {
  test('are what the tool makes of the lesson data', () => {
    const run = () => execFileSync(process.execPath, ['tools/lessons.mjs', '--check'], { cwd: root, stdio: 'pipe' });
    expect(run).not.toThrow();
  });

  test('teach every rule at least once, and no rule that does not exist', () => {
    const taught = new Set(steps.flatMap((step) => step.teaches));
    expect([...taught].sort()).toEqual([...ids].sort());
  });
});

describe.each(COMPLETE)('lessons in %s', (locale) => {
  test.each(scripts)('$id has every text of every step', (script) => {
    const lesson = lessonText(script.id, locale);
    expect(Object.keys(lesson.steps)).toEqual(script.steps.map((step) => step.id));
    for (const step of script.steps) {
      const said = lesson.steps[step.id];
      expect(Object.keys(said), step.id).toEqual(['title', 'task', 'hints', 'wrong', 'done']);
      expect(said.hints, step.id).toHaveLength(3);
      expect(said.wrong, step.id).toHaveLength(step.wrong.length);
    }
  });

  test('titles and summaries are one line', () => {
    for (const id of lessonIds) {
      const { title, summary } = lessonText(id, locale);
      expect(words(locale, title), id).toBeLessThanOrEqual(10);
      expect(words(locale, summary), id).toBeLessThanOrEqual(25);
    }
  });

  test('a step says one idea in at most 60 words and its lesson in at most 25', () => {
    for (const id of lessonIds) {
      for (const [step, { task, hints, wrong, done }] of Object.entries(lessonText(id, locale).steps)) {
        for (const said of [task, ...hints, ...wrong])
          expect(words(locale, said), `${step}: ${said}`).toBeLessThanOrEqual(60);
        expect(words(locale, done), `${step}: ${done}`).toBeLessThanOrEqual(25);
      }
    }
  });

  test('every task says who acts and how long, or that there is no move to make', () => {
    const opening = {
      en: /^(You are Blue and have|Now you are Red, you have) (one|two|four) turns?\b|^No move this time|^A question, no move\./,
      'zh-Hant': /^(你是藍方|這次你是紅方)，(只有一|有兩|有四)個回合|^這一步不用行動/,
    }[locale as 'en' | 'zh-Hant'];
    const tasks = lessonIds.flatMap((id) =>
      Object.entries(lessonText(id, locale).steps).map(([step, { task }]): [string, string] => [step, task]),
    );
    expect(failing(tasks, (task) => !opening.test(task))).toEqual([]);

    const acts = new Set(steps.filter((step) => step.goal.type === 'state').map((step) => step.id));
    const noMove = tasks.filter(([, task]) => /^(No move|A question|這一步不用行動)/.test(task)).map(([step]) => step);
    expect(noMove.filter((step) => acts.has(step))).toEqual([]);
    expect(noMove).toHaveLength(steps.length - acts.size);
  });
});

describe.each(COMPLETE)('rules in %s', (locale) => {
  test('have every rule and section, in the order of the data', () => {
    expect(Object.keys(rulesText(locale).rules)).toEqual(ids);
    expect(Object.keys(rulesText(locale).sections)).toEqual([...new Set(rules.map((rule) => rule.section))]);
  });

  test('are plain prose', () => {
    expect(failing(everything(locale), (said) => /[*_`|<>#]/.test(said))).toEqual([]);
  });

  test('mention only rules that exist', () => {
    const mentioned = everything(locale).flatMap(([, said]) => said.match(/TB-[A-Z0-9]+-\d+/g) ?? []);
    expect(mentioned.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('answer every refusal of the lessons and reference cases', () => {
    const refused = [
      ...steps.flatMap((step) => step.wrong.flatMap((slip) => slip.refused ?? [])),
      ...cases.flatMap(({ expect: { whyNot } }) => Object.values(whyNot ?? {}).flat()),
    ];
    expect(refused.filter((id) => !(id in refusalsText(locale)))).toEqual([]);
    expect(Object.keys(refusalsText(locale)).filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test('both complete languages answer the same refusals', () => {
  expect(Object.keys(refusalsText('zh-Hant'))).toEqual(Object.keys(refusalsText('en')));
});

describe('terms', () => {
  test.each(LOCALES)('%s has the same keys as English', (locale) => {
    expect(Object.keys(termsText(locale))).toEqual(Object.keys(termsText('en')));
  });

  test('every question of the engine has its words', () => {
    expect(QUESTIONS.filter((question) => !(`ask_${question}` in termsText('en')))).toEqual([]);
  });

  test('every goal, theme and quantity has a name and an explanation', () => {
    const named = Object.keys(termsText('en')).filter((key) => /^(goal|theme|quantity|special)_/.test(key));
    const names = named.filter((key) => !key.endsWith('_text'));
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((key) => !named.includes(`${key}_text`))).toEqual([]);
    expect(named.length).toBe(2 * names.length);
  });
});

describe.each(LOCALES)('all texts in %s', (locale) => {
  const texts = everything(locale);

  test('are filled in and tidy', () => {
    expect(texts.length).toBeGreaterThan(0);
    expect(failing(texts, (said) => said.trim() === '' || said !== said.trim() || / {2}|\n/.test(said))).toEqual([]);
  });
});

describe('Chinese', () => {
  // Pairs of common characters that only one of the two scripts uses.
  const HANS =
    '蓝红总获胜战带对时间个们来说还后从发现让进过连断书关东车长门问见觉变选择单双击权张态标区领块层优报护顺处显隐头点';
  const HANT =
    '藍紅總獲勝戰帶對時間個們來說還後從發現讓進過連斷書關東車長門問見覺變選擇單雙擊權張態標區領塊層優報護順處顯隱頭點';
  const only = (own: string, other: string): Set<string> => new Set([...own].filter((sign) => !other.includes(sign)));

  test.each([
    ['zh-Hant', only(HANS, HANT)],
    ['zh-Hans', only(HANT, HANS)],
  ] as const)('%s keeps to its own script', (locale, foreign) => {
    expect(foreign.size).toBeGreaterThan(40);
    expect(failing(everything(locale), (said) => [...said].some((sign) => foreign.has(sign)))).toEqual([]);
  });

  test('zh-Hant keeps to the words of the glossary', () => {
    // Near-synonyms for: 獎章, 後備堆, 棄置, 抽取, 手牌架, 相鄰, 冰凍, 遊戲板, 總部, 推移, 機率, 百搭, 連續相連.
    const offGlossary =
      /勳章|徽章|牌庫|牌堆|棄牌|抽牌|手牌(?!架)|鄰接|毗鄰|凍結|版圖|棋盤|大本營|司令部|推動|概率|萬用|連通/;
    expect(failing(everything('zh-Hant'), (said) => offGlossary.test(said))).toEqual([]);
  });

  test.each(['zh-Hant', 'zh-Hans'] as const)(
    '%s uses full-width punctuation and a space beside Latin words',
    (locale) => {
      const han = '\\p{Script=Han}';
      const untidy = new RegExp(`${han}[,;:!?]|${han}[A-Za-z0-9]|[A-Za-z0-9]${han}`, 'u');
      // The name of this board is written without spaces.
      const station = /[屬属]X太/g;
      expect(failing(everything(locale), (said) => untidy.test(said.replace(station, '')))).toEqual([]);
    },
  );
});

describe('not translated yet; the site shows English', () => {
  for (const locale of LOCALES.filter((locale) => !COMPLETE.includes(locale))) {
    const lacking = [...lessonIds.map((id) => `lessons/${id}`), 'rules', 'refusals'].filter(
      (path) => !text(path, locale),
    );
    if (lacking.length > 0) test.todo(`${locale}: ${lacking.join(', ')}`);
  }
});
