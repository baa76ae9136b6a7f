import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../workers/registry';

type Entry = string | { match: Record<string, string> }[];

const read = (part: string, language: Language) =>
  JSON.parse(readFileSync(`site/messages/${part}/${language}.json`, 'utf8')) as Record<string, Entry>;

const inputs = (entry: Entry): string[] => [...new Set(JSON.stringify(entry).match(/\{\w+\}/g) ?? [])].sort();

describe.each(['board', 'learn', 'puzzles'])('the messages of %s', (part) => {
  const english = read(part, 'en');

  test.each(LANGUAGES)('are all there in %s, with the same inputs', (language) => {
    const own = read(part, language);
    expect(Object.keys(own)).toEqual(Object.keys(english));
    const lines = (messages: Record<string, Entry>) =>
      Object.entries(messages).map(([key, e]) => `${key} ${inputs(e)}`);
    expect(lines(own)).toEqual(lines(english));
  });

  test('keep to the words of the glossary in Traditional Chinese', () => {
    // Near-synonyms for 手牌架, 板塊, 機率, 獎章, 平手.
    const off = Object.entries(read(part, 'zh-Hant')).filter(([, said]) =>
      /手牌(?!架)|[一每]張|概率|徽章|和局/.test(JSON.stringify(said)),
    );
    expect(off).toEqual([]);
  });
});
