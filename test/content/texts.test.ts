import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import cardFile from '../../assembly/games/token-battle/data/cards.json' with { type: 'json' };
import { partsOf } from '../../site/lib/learn/lesson';
import { PROBLEMS } from '../../workers/games/token-battle/problems';
import { OPTION_VALUES } from '../../workers/games/token-battle/options';
import { QUESTIONS } from '../../workers/games/toy-battle/state';
import { ruleOf } from '../../workers/reasons';
import { LOCALES, root, tashKalar, tokenBattle, toyBattle, type Content, type Locale } from './files';
import { failing, FOREIGN, GENDERED, HALF_WIDTH, isUntidy, MARKUP, words } from './wording';

/** What a game is held to. */
interface Standard {
  content: Content;
  prefix: string;
  /** How a task begins: who acts and how long; `still` are the tasks without a move. */
  opening: Record<Locale, { any: RegExp; still: RegExp }>;
}

const STANDARDS: readonly Standard[] = [
  {
    content: toyBattle,
    prefix: 'TB',
    opening: {
      en: {
        any: /^(You are Blue and have|Now you are Red, you have) (one|two|four) turns?\b|^No move this time|^A question, no move\./,
        still: /^(No move|A question)/,
      },
      'zh-Hant': {
        any: /^(你是藍方|這次你是紅方)，(只有一|有兩|有四)個回合|^這一步不用行動/,
        still: /^這一步不用行動/,
      },
      'zh-Hans': {
        any: /^(你是蓝方|这次你是红方)，(只有一|有两|有四)个回合|^这一步不用行动/,
        still: /^这一步不用行动/,
      },
      pl: {
        any: /^(Grasz|Teraz grasz) (niebieskimi|czerwonymi) i masz (jedną turę|dwie tury|cztery tury)(?=[ .,;])|^Bez ruchu[.:]|^Pytanie bez ruchu\./,
        still: /^(Bez ruchu|Pytanie bez ruchu)/,
      },
    },
  },
  {
    content: tokenBattle,
    prefix: 'TK',
    opening: {
      en: {
        any: /^(One turn|Two turns|A question, then one turn|A short game)\b|^No move\.|^In the set editor:/,
        still: /^(No move|In the set editor)/,
      },
      'zh-Hant': {
        any: /^((連續)?[一兩]個回合|先回答一個問題，再走一個回合|短局|不用行動|在套牌編輯器中)/,
        still: /^(不用行動|在套牌編輯器中)/,
      },
      'zh-Hans': {
        any: /^((连续)?[一两]个回合|先回答一个问题，再走一个回合|短局|不用行动|在套牌编辑器中)/,
        still: /^(不用行动|在套牌编辑器中)/,
      },
      pl: {
        any: /^(Jedna tura|Dwie tury|Pytanie, potem jedna tura|Krótka partia)\b|^Bez ruchu\.|^W edytorze zestawów:/,
        still: /^(Bez ruchu|W edytorze zestawów)/,
      },
    },
  },
  {
    content: tashKalar,
    prefix: 'TS',
    // What there is to spend; of what is done in setting up, only the second player's choice is a move.
    opening: {
      en: {
        any: /^(No move|One action|Two actions|The last action|No action left|Setting up|End of the turn)\b/,
        still: /^(No move|Setting up\. (?!You)|End of the turn)/,
      },
      'zh-Hant': {
        any: /^(不用行動|一個行動|兩個行動|最後一個行動|沒有行動了|遊戲設置|回合結束)[。，]/,
        still: /^(不用行動|遊戲設置。(?!你)|回合結束)/,
      },
      'zh-Hans': {
        any: /^(不用行动|一个行动|两个行动|最后一个行动|没有行动了|游戏准备|回合结束)[。，]/,
        still: /^(不用行动|游戏准备。(?!你)|回合结束)/,
      },
      pl: {
        any: /^(Bez ruchu|Jedna akcja|Dwie akcje|Ostatnia akcja|Bez akcji|Przygotowanie|Koniec tury)[.,]/,
        still: /^(Bez ruchu|Przygotowanie\. (?!Masz|Pierwszy)|Koniec tury)/,
      },
    },
  },
];

test('lesson scripts are what the tool makes of the lesson data', () => {
  const run = () => execFileSync(process.execPath, ['tools/lessons.mjs', '--check'], { cwd: root, stdio: 'pipe' });
  expect(run).not.toThrow();
});

describe.each(STANDARDS)('$content.game', ({ content, prefix, opening }) => {
  const { scripts, lessonIds, lessonText, rulesText, refusalsText, termsText, everything } = content;
  const ids = content.rules.map((rule) => rule.id);
  const present = content.rules.filter(({ scope }) => scope !== 'later').map((rule) => rule.id);
  const steps = scripts.flatMap((script) => script.steps);

  test('the lessons teach every rule at least once, and no rule that does not exist', () => {
    const taught = new Set(steps.flatMap((step) => step.teaches));
    expect([...taught].sort()).toEqual([...present].sort());
  });

  describe.each(LOCALES)('lessons in %s', (locale) => {
    const texts = lessonIds.flatMap((id) => Object.entries(lessonText(id, locale).steps));

    test.each(scripts)('$id has every text of every step', (script) => {
      const lesson = lessonText(script.id, locale);
      expect(Object.keys(lesson.steps)).toEqual(script.steps.map((step) => step.id));
      for (const step of script.steps) {
        const said = lesson.steps[step.id];
        const beside = partsOf(step).filter((part) => part !== step.goal);
        const keys = ['title', 'task', ...(beside.length > 0 ? ['asks'] : []), 'hints', 'wrong', 'done'];
        expect(Object.keys(said), step.id).toEqual(keys);
        expect(said.hints, step.id).toHaveLength(3);
        expect(said.wrong, step.id).toHaveLength(step.wrong.length);
        const options = beside.map((part) => (part.type === 'foresee' ? part.options.length : undefined));
        expect(said.asks?.map((ask) => ask.options?.length) ?? [], step.id).toEqual(options);
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
      for (const [step, { task, asks = [], hints, wrong, done }] of texts) {
        for (const said of [task, ...asks.map(({ text }) => text), ...hints, ...wrong])
          expect(words(locale, said), `${step}: ${said}`).toBeLessThanOrEqual(60);
        expect(words(locale, done), `${step}: ${done}`).toBeLessThanOrEqual(25);
      }
    });

    test('what is noted beside the last sentence is not said in it as well', () => {
      // A few words may come back, a whole clause may not.
      const clauses = (said: string): string[] =>
        said.split(/[,.:;，。：；]\s*/).filter((clause) => words(locale, clause) >= 5);
      const said = scripts
        .flatMap((script) => script.steps)
        .flatMap(({ id, goal, wrong }) => {
          const text = lessonText(id.slice(0, 6), locale).steps[id];
          const notes = wrong.flatMap(({ belief, given }, i) => (belief && !given ? [text.wrong[i]] : []));
          return goal.type === 'state' ? notes.map((note) => ({ id, note, done: clauses(text.done) })) : [];
        });
      const twice = said.filter(({ note, done }) => clauses(note).some((clause) => done.includes(clause)));
      expect(twice).toEqual([]);
    });

    test('every task says who acts and how long, or that there is no move to make', () => {
      const { any, still } = opening[locale];
      const tasks = texts.map(([step, { task }]): [string, string] => [step, task]);
      expect(failing(tasks, (task) => !any.test(task))).toEqual([]);
      const resting = steps.filter((step) => step.goal.type !== 'state').map((step) => step.id);
      expect(tasks.filter(([, task]) => still.test(task)).map(([step]) => step)).toEqual(resting);
    });
  });

  describe.each(LOCALES)('rules in %s', (locale) => {
    test('have every rule and section, in the order of the data', () => {
      expect(Object.keys(rulesText(locale).rules)).toEqual(ids);
      expect(Object.keys(rulesText(locale).sections)).toEqual([...new Set(content.rules.map((rule) => rule.section))]);
    });

    test('are plain prose', () => {
      expect(failing(everything(locale), (said) => MARKUP.test(said))).toEqual([]);
    });

    test('mention only rules that exist', () => {
      const mention = new RegExp(`${prefix}-[A-Z0-9]+-\\d+`, 'g');
      const mentioned = everything(locale).flatMap(([, said]) => said.match(mention) ?? []);
      expect(mentioned.filter((id) => !ids.includes(id))).toEqual([]);
    });

    test('answer every refusal of the lessons and reference cases', () => {
      const refused = [
        ...steps.flatMap((step) => step.wrong.flatMap((slip) => slip.refused ?? [])),
        ...content.cases.flatMap(({ expect: { whyNot } }) => Object.values(whyNot ?? {}).flat()),
      ];
      expect(refused.filter((id) => !(id in refusalsText(locale)))).toEqual([]);
      expect(Object.keys(refusalsText(locale)).filter((reason) => !ids.includes(ruleOf(reason)))).toEqual([]);
    });
  });

  test('all languages answer the same refusals', () => {
    for (const locale of LOCALES) {
      expect(Object.keys(refusalsText(locale)), locale).toEqual(Object.keys(refusalsText('en')));
    }
  });

  describe('terms', () => {
    test.each(LOCALES)('%s has the same keys as English', (locale) => {
      expect(Object.keys(termsText(locale))).toEqual(Object.keys(termsText('en')));
    });

    test('every goal, theme and quantity has a name and an explanation', () => {
      const named = Object.keys(termsText('en')).filter((key) => /^(goal|theme|quantity|special)_/.test(key));
      const names = named.filter((key) => !key.endsWith('_text'));
      expect(names.length).toBeGreaterThan(20);
      expect(names.filter((key) => !named.includes(`${key}_text`))).toEqual([]);
      expect(named.length).toBe(2 * names.length);
    });
  });

  test.each(LOCALES)('all texts in %s are filled in and tidy', (locale) => {
    const texts = everything(locale);
    expect(texts.length).toBeGreaterThan(0);
    expect(failing(texts, isUntidy)).toEqual([]);
  });
});

describe('Toy Battle', () => {
  test('every question of the engine has its words', () => {
    expect(QUESTIONS.filter((question) => !(`ask_${question}` in toyBattle.termsText('en')))).toEqual([]);
  });

  // Near-synonyms for: 獎章, 後備堆, 棄置, 抽取, 手牌架, 相鄰, 冰凍, 遊戲板, 總部, 推移, 機率, 百搭, 連續相連.
  const OFF_GLOSSARY = {
    'zh-Hant': /勳章|徽章|牌庫|牌堆|棄牌|抽牌|手牌(?!架)|鄰接|毗鄰|凍結|版圖|棋盤|大本營|司令部|推動|概率|萬用|連通/,
    'zh-Hans': /勋章|徽章|牌库|牌堆|弃牌|抽牌|手牌(?!架)|邻接|毗邻|冻结|游戏板|棋盘|大本营|司令部|推动|机率|万用|连通/,
  } as const;

  test.each(['zh-Hant', 'zh-Hans'] as const)('%s keeps to the words of the glossary', (locale) => {
    expect(failing(toyBattle.everything(locale), (said) => OFF_GLOSSARY[locale].test(said))).toEqual([]);
  });
});

describe('Token Battle', () => {
  const terms = tokenBattle.termsText('en');

  test('every problem of a position has its words', () => {
    expect(PROBLEMS.filter((problem) => !(`problem_${problem}` in terms))).toEqual([]);
  });

  test('every option and each of its values has its words', () => {
    const keys = Object.entries(OPTION_VALUES).flatMap(([name, values]) => [
      `option_${name}`,
      ...values.map((value) => `option_${name}_${value}`),
    ]);
    expect(keys.filter((key) => !(key in terms))).toEqual([]);
  });

  test.each(['zh-Hant', 'zh-Hans'] as const)('%s keeps to the words of the glossary, and names cards', (locale) => {
    // Near-synonyms for: token, stack, field, board, set, points.
    const offGlossary =
      /[籌筹][碼码]|代[幣币]|牌[堆庫库]|[欄栏]位|版[圖图]|[遊游][戲戏]板|牌[組组]|得[點点]|[點点][數数]/;
    const texts = tokenBattle.everything(locale);
    expect(failing(texts, (said) => offGlossary.test(said))).toEqual([]);
    const names = cardFile.cards.map(({ name }) => name[locale]);
    const skills = cardFile.skills.map(({ name }) => name[locale]);
    // A hint quotes the answer to be chosen.
    const answers = texts.filter(([path]) => /\.options\.\d+$/.test(path)).map(([, said]) => said);
    const quoted = texts.flatMap(([path, said]) =>
      [...said.matchAll(/「([^」]+)」|“([^”]+)”/g)].map((m) => [path, m[1] ?? m[2]]),
    );
    expect(quoted.length).toBeGreaterThan(200);
    const known = new Set([...names, ...skills, ...answers]);
    expect(quoted.filter(([path, one]) => !known.has(one) && !path.startsWith('rules'))).toEqual([]);
  });

  test('Polish names cards as the collection does, in quotation marks', () => {
    const texts = tokenBattle.everything('pl');
    const names = cardFile.cards.map(({ name }) => name.pl);
    // Names are inflected, so a quoted word has to share its beginning with a name.
    const known = (quoted: string): boolean => names.some((name) => name.slice(0, 3) === quoted.slice(0, 3));
    const quoted = texts.flatMap(([path, said]) => [...said.matchAll(/„([^”]+)”/g)].map(([, one]) => [path, one]));
    expect(quoted.length).toBeGreaterThan(50);
    expect(quoted.filter(([, one]) => !known(one))).toEqual([]);
  });
});

describe.each([toyBattle, tokenBattle])('Polish of $game', ({ everything }) => {
  test('speaks to women and men alike', () => {
    expect(failing(everything('pl'), (said) => GENDERED.test(said))).toEqual([]);
  });
});

describe.each([toyBattle, tokenBattle])('Chinese of $game', ({ everything }) => {
  test.each(['zh-Hant', 'zh-Hans'] as const)('%s keeps to its own script', (locale) => {
    expect(FOREIGN[locale].size).toBeGreaterThan(40);
    expect(failing(everything(locale), (said) => [...said].some((sign) => FOREIGN[locale].has(sign)))).toEqual([]);
  });

  test.each(['zh-Hant', 'zh-Hans'] as const)(
    '%s uses full-width punctuation and a space beside Latin words',
    (locale) => {
      // The name of this board is written without spaces.
      const station = /[屬属]X太/g;
      expect(failing(everything(locale), (said) => HALF_WIDTH.test(said.replace(station, '')))).toEqual([]);
    },
  );
});
