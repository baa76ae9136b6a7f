import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import data from '../../../assembly/games/codex/data/rules.json';
import ruleIds from '../../../assembly/games/codex/data/rule-ids.json';
import { CHANCE } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import { seededRandom } from '../../../workers/random';
import { ruleOf } from '../../../workers/reasons';
import { load } from '../../differential/codex/support/duel';
import { startOf } from '../../differential/codex/support/starts';
import { LOCALES, root, type RulesText } from '../files';
import { failing, FOREIGN, GENDERED, HALF_WIDTH, isUntidy, MARKUP } from '../wording';

type Texts = Record<string, string>;
const read = <T = Texts>(part: string, locale: string): T =>
  JSON.parse(readFileSync(`${root}site/content/codex/${part}/${locale}.json`, 'utf8')) as T;
const cited = (text: string): string[] => text.match(/CX-[A-Z]+-\d+/g) ?? [];

describe.each(LOCALES)('%s', (locale) => {
  const { rules, sections } = read<RulesText>('rules', locale);
  const refusals = read('refusals', locale);
  const terms = read('terms', locale);

  test('every rule and every section has its words, and cites what the others cite', () => {
    expect(Object.keys(rules)).toEqual(ruleIds);
    expect(Object.keys(sections)).toEqual([...new Set(data.rules.map(({ section }) => section))]);
    for (const { id } of data.rules) expect(cited(rules[id]!), id).toEqual(cited(read<RulesText>('rules', 'en').rules[id]!)); // prettier-ignore
    expect(Object.values(rules).flatMap(cited).filter((id) => !ruleIds.includes(id))).toEqual([]); // prettier-ignore
  });

  test('refusals are of the rules that every language answers for, in plain words', () => {
    expect(Object.keys(refusals)).toEqual(Object.keys(read('refusals', 'en')));
    expect(Object.keys(refusals).filter((reason) => !ruleIds.includes(ruleOf(reason)))).toEqual([]);
    for (const [id, text] of Object.entries(refusals)) {
      expect(text, id).not.toMatch(/CX-/);
      expect(text, id).toMatch(/[.。]$/);
    }
  });

  test('terms have the keys of English', () => {
    expect(Object.keys(terms)).toEqual(Object.keys(read('terms', 'en')));
  });

  test('are filled in, tidy, in their own script, and speak to women and men alike', () => {
    const all = [rules, sections, refusals, terms].flatMap((part) => Object.entries(part));
    expect(failing(all, (said) => isUntidy(said) || MARKUP.test(said))).toEqual([]);
    if (locale === 'pl') expect(failing(all, (said) => GENDERED.test(said))).toEqual([]);
    if (locale === 'zh-Hans' || locale === 'zh-Hant') {
      expect(failing(all, (said) => HALF_WIDTH.test(said))).toEqual([]);
      expect(failing(all, (said) => [...said].some((sign) => FOREIGN[locale].has(sign)))).toEqual([]);
    }
  });
});

it('whatever the engine refuses has a sentence', async () => {
  const engine = await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url));
  const refusals = read('refusals', 'en');
  const random = seededRandom(11);
  const named = new Set<string>();
  for (let game = 0; game < 6; game++) {
    load(engine, startOf(9, random));
    for (let plies = 0; plies < 400; plies++) {
      const chance = engine.actor() === CHANCE;
      const actions = chance ? engine.outcomes().actions : engine.legal();
      if (actions.length === 0) break;
      for (let tries = 0; tries < 20 && !chance; tries++) {
        const code = (random(34) << 11) | random(64);
        for (const number of engine.whyNot(code)) named.add(ruleIds[number - 1]!);
      }
      engine.apply(actions[random(actions.length)]!);
    }
  }
  expect(named.size).toBeGreaterThan(15);
  expect([...named].filter((id) => !refusals[id])).toEqual([]);
});
