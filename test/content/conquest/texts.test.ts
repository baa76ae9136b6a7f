import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import data from '../../../assembly/games/conquest/data/rules.json';
import ruleIds from '../../../assembly/games/conquest/data/rule-ids.json';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import { CODES } from '../../../workers/games/conquest/map';
import { seededRandom } from '../../../workers/random';
import { ruleOf } from '../../../workers/reasons';
import { begin, randomOptions, step } from '../../property/conquest/games';
import { LOCALES, root, type RulesText } from '../files';

const read = <T>(part: string, locale: string): T =>
  JSON.parse(readFileSync(`${root}site/content/conquest/${part}/${locale}.json`, 'utf8')) as T;
const cited = (text: string): string[] => text.match(/CQ-[A-Z]+-\d+/g) ?? [];

describe.each(LOCALES)('%s', (locale) => {
  const { rules, sections } = read<RulesText>('rules', locale);
  const refusals = read<Record<string, string>>('refusals', locale);

  test('every rule and every section has its words, and cites what the others cite', () => {
    expect(Object.keys(rules)).toEqual(ruleIds);
    expect(Object.keys(sections)).toEqual([...new Set(data.rules.map(({ section }) => section))]);
    for (const { id, text } of data.rules) {
      expect(rules[id]!.length, id).toBeGreaterThan(8);
      expect(cited(rules[id]!), id).toEqual(cited(text));
    }
  });

  test('refusals are of the rules that every language answers for, in plain words', () => {
    expect(Object.keys(refusals)).toEqual(Object.keys(read<object>('refusals', 'en')));
    const words = Object.entries(refusals).filter(([id]) => !CODES.includes(id));
    expect(words.map(([id]) => ruleOf(id)).filter((id) => !ruleIds.includes(id))).toEqual([]);
    for (const [id, text] of words) {
      expect(text, id).not.toMatch(/CQ-/);
      expect(text, id).toMatch(/[.。]$/);
    }
  });

  test('refusals name territories as the map does', () => {
    const messages = JSON.parse(readFileSync(`${root}site/messages/conquest/${locale}.json`, 'utf8')) as Record<
      string,
      string
    >;
    expect(CODES.map((code) => refusals[code])).toEqual(messages.cq_names_lands!.split('\n'));
  });

  test('no words of another language', () => {
    const all = [...Object.values(rules), ...Object.values(refusals)].join('');
    if (locale === 'zh-Hans') expect(all).not.toMatch(/[個們國這裏與軍隊領陸後進遠戰關開對從當獎輪師費點該過還邊]/);
    if (locale === 'zh-Hant') expect(all).not.toMatch(/[个们国这里与军队领陆进远战关开对从当轮师费点该过还边]/);
    if (!locale.startsWith('zh')) expect(all).not.toMatch(/[\u4e00-\u9fff]/);
  });
});

it('whatever the engine refuses has a sentence', async () => {
  const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));
  const refusals = read<Record<string, string>>('refusals', 'en');
  const random = seededRandom(11);
  const named = new Set<string>();
  for (let game = 0; game < 8; game++) {
    begin(engine, 2 + (game % 4), game % 2 ? randomOptions(random) : '', game);
    for (let plies = 0; plies < 1200 && engine.actor() !== OVER; plies++, step(engine, random)) {
      if (engine.actor() === CHANCE) continue;
      const legal = engine.legal();
      for (let tries = 0; tries < 12; tries++) {
        // A legal action with one byte of its arguments changed.
        const like = legal[random(legal.length)]!;
        const [shift, most] = [
          [16, 166],
          [8, 166],
          [0, 12],
        ][random(3)]!;
        const code = ((like & ~(255 << shift!)) | (random(most!) << shift!)) >>> 0;
        for (const number of engine.whyNot(code)) named.add(ruleIds[number - 1]!);
      }
    }
  }
  expect(named.size).toBeGreaterThan(30);
  expect([...named].filter((id) => !refusals[id])).toEqual([]);
});
