/** Simplified Chinese texts of Codex cards: the traditional sentences with the terms and signs of the simplified ones. */
import { simplified } from '../../../text/simplified';
import type { Tongue } from './tongue';
import { retermed } from './words/zh-Hans/terms';
import traditional from './zh-Hant';

const turned = (text: string): string => simplified(retermed(text)).replaceAll('「', '“').replaceAll('」', '”');
const table = (words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [key, turned(word)]));

export default {
  ...traditional,
  locale: 'zh-Hans',
  text: (sentences) => turned(traditional.text(sentences)),
  subtypes: table(traditional.subtypes),
  meanings: table(traditional.meanings),
  keywordNames: table(traditional.keywordNames),
} satisfies Tongue;
