import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PARTS = [
  'board',
  'learn',
  'puzzles',
  'toy-battle',
  'toy-battle-analyse',
  'toy-battle-learn',
  'toy-battle-puzzles',
];

test.each(PARTS)('the messages of %s keep to the words of the glossary in Traditional Chinese', (part) => {
  const messages: Record<string, unknown> = JSON.parse(readFileSync(`site/messages/${part}/zh-Hant.json`, 'utf8'));
  // Near-synonyms for 手牌架, 板塊, 機率, 獎章, 平手.
  const off = Object.entries(messages).filter(([, said]) =>
    /手牌(?!架)|[一每]張|概率|徽章|和局/.test(JSON.stringify(said)),
  );
  expect(off).toEqual([]);
});
