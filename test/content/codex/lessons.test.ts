import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { partsOf } from '../../../site/lib/learn/lesson';
import { codex, LOCALES, root } from '../files';
import { testTerms, type Term } from '../teaching';
import { failing, FOREIGN, GENDERED, HALF_WIDTH, isUntidy, MARKUP, words } from '../wording';

const { scripts, lessonIds, lessonText } = codex;
const ids = codex.rules.map(({ id }) => id);

/** How a task begins; the first are those without a move. */
const OPENING = {
  en: [/^No move\. /, /^(Your turn|Two turns)\b/],
  pl: [/^Bez ruchu\. /, /^(Twoja tura|Dwie tury|Zaraz zacznie się twoja tura)\b/],
  'zh-Hant': [/^不用行動。/, /^(你的回合|兩個回合)/],
  'zh-Hans': [/^不用行动。/, /^(你的回合|两个回合)/],
} as const;

test('lesson scripts are what the tool makes of the lesson data', () => {
  const run = () => execFileSync(process.execPath, ['tools/lessons.mjs', '--check'], { cwd: root, stdio: 'pipe' });
  expect(run).not.toThrow();
});

test('every step teaches rules that exist', () => {
  const taught = scripts.flatMap(({ steps }) => steps.flatMap(({ teaches }) => teaches));
  expect(taught.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(taught).size).toBeGreaterThan(200);
  expect(scripts.flatMap(({ steps }) => steps.filter(({ teaches }) => teaches.length === 0))).toEqual([]);
});

describe.each(LOCALES)('lessons in %s', (locale) => {
  const said = lessonIds.flatMap((id) => Object.entries(lessonText(id, locale).steps));

  test.each(scripts)('$id has every text of every step', (script) => {
    const lesson = lessonText(script.id, locale);
    expect(Object.keys(lesson.steps)).toEqual(script.steps.map(({ id }) => id));
    for (const step of script.steps) {
      const text = lesson.steps[step.id]!;
      const asked = partsOf(step).filter((part) => part !== step.goal);
      expect(text.hints, step.id).toHaveLength(3);
      expect(text.wrong, step.id).toHaveLength(step.wrong.length);
      const options = asked.map((part) => (part.type === 'foresee' ? part.options.length : undefined));
      expect(text.asks?.map((ask) => ask.options?.length) ?? [], step.id).toEqual(options);
    }
  });

  test('titles and summaries are one line, a step at most 60 words, the sentence after it 25', () => {
    for (const id of lessonIds) {
      const { title, summary } = lessonText(id, locale);
      expect(words(locale, title), id).toBeLessThanOrEqual(10);
      expect(words(locale, summary), id).toBeLessThanOrEqual(25);
    }
    for (const [step, { task, asks = [], hints, wrong, done }] of said) {
      for (const text of [task, ...asks.map(({ text: asked }) => asked), ...hints, ...wrong])
        expect(words(locale, text), `${step}: ${text}`).toBeLessThanOrEqual(60);
      expect(words(locale, done), `${step}: ${done}`).toBeLessThanOrEqual(25);
    }
  });

  test('a task says whether there is a move to make', () => {
    const still = new Set(
      scripts.flatMap(({ steps }) => steps.filter(({ goal }) => goal.type !== 'state').map(({ id }) => id)),
    );
    for (const [step, { task }] of said) expect(task, step).toMatch(OPENING[locale][still.has(step) ? 0 : 1]);
  });

  test('are filled in, tidy, in their own script, and speak to women and men alike', () => {
    const all = codex.everything(locale).filter(([path]) => path.startsWith('lessons/'));
    expect(failing(all, (text) => isUntidy(text) || MARKUP.test(text))).toEqual([]);
    expect(failing(all, (text) => text.includes('CX-'))).toEqual([]);
    if (locale === 'pl') expect(failing(all, (text) => GENDERED.test(text))).toEqual([]);
    if (locale === 'zh-Hans' || locale === 'zh-Hant') {
      expect(failing(all, (text) => HALF_WIDTH.test(text))).toEqual([]);
      expect(failing(all, (text) => [...text].some((sign) => FOREIGN[locale].has(sign)))).toEqual([]);
    }
  });
});

const TERMS: readonly Term[] = [
  [/\bbase\b/, 'CX-L00-1'],
  [/\bATK\b/, 'CX-L00-1'],
  [/\bexhaust/, 'CX-L00-1'],
  [/\bgold\b/, 'CX-L00-2'],
  [/\bcommand zone\b/, 'CX-L00-3'],
  [/\bspec\b/, 'CX-L02-1'],
  [/\bcodex\b/, 'CX-L02-1'],
  [/\bstarter deck\b/, 'CX-L02-2'],
  [/\bupkeep\b/, 'CX-L03-1'],
  [/\bhaste\b/i, 'CX-L04-1'],
  [/\bupgrade\b/i, 'CX-L04-3'],
  [/\bephemeral\b/, 'CX-L04-4'],
  [/\btokens?\b/i, 'CX-L04-6'],
  [/\bboost\b/i, 'CX-L04-6'],
  [/\brunes?\b/i, 'CX-L04-3'],
  [/\bbands?\b/, 'CX-L05-1'],
  [/\bultimate\b/, 'CX-L05-3'],
  [/\bminor spell/i, 'CX-L05-4'],
  [/\bongoing\b/i, 'CX-L05-6'],
  [/\bunstoppable\b/i, 'CX-L05-6'],
  [/\bbounty\b/, 'CX-L05-7'],
  [/\bcooldown\b/, 'CX-L05-7'],
  [/\badd-on\b/, 'CX-L06-4'],
  [/\barmor\b/, 'CX-L07-2'],
  [/\belite\b/, 'CX-L07-3'],
  [/\bscavenger\b/, 'CX-L07-4'],
  [/\btechnician\b/, 'CX-L07-4'],
  [/\bsideline/, 'CX-L07-5'],
  [/\bresist\b/, 'CX-L07-6'],
  [/\bsparkshot\b/i, 'CX-L08-1'],
  [/\boverpower\b/i, 'CX-L08-2'],
  [/\bswift strike\b/i, 'CX-L08-3'],
  [/\blong-range\b/i, 'CX-L08-4'],
  [/\bobliterate\b/i, 'CX-L08-5'],
  [/\breadiness\b/i, 'CX-L08-6'],
  [/\bdeathtouch\b/i, 'CX-L08-7'],
  [/\bfrenzy\b/i, 'CX-L08-8'],
  [/\bfliers?\b/i, 'CX-L09-1'],
  [/\banti-air\b/i, 'CX-L09-1'],
  [/\bstealth\b/i, 'CX-L10-1'],
  [/\bdetector/i, 'CX-L10-1'],
  [/\binvisible\b/i, 'CX-L10-3'],
  [/\btarget/i, 'CX-L10-3'],
  [/\bflagbearer\b/i, 'CX-L11-2'],
  [/\blegendary\b/i, 'CX-L11-6'],
  [/\bIllusion/, 'CX-L13-3'],
  [/\barmor piercing\b/i, 'CX-L13-4'],
];

describe('no word comes before it is explained', () => {
  testTerms(codex, TERMS);
});
