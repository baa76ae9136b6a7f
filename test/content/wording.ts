/** What texts of every game are held to, whatever they are about. */
import type { Locale } from './files';

/** Words of a text; a Chinese text counts two characters as one word. */
export function words(locale: Locale, said: string): number {
  if (!locale.startsWith('zh')) return said.split(/\s+/).length;
  const han = said.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han / 2 + (said.match(/[A-Za-z0-9]+/g)?.length ?? 0);
}

/** Entries for which a check fails, as `path: text`, so that a failure names the texts to mend. */
export const failing = (texts: [string, string][], wrong: (said: string) => boolean): string[] =>
  texts.filter(([, said]) => wrong(said)).map(([path, said]) => `${path}: ${said}`);

/** Blanks at an end, twice in a row, or nothing at all. */
export const isUntidy = (said: string): boolean => said.trim() === '' || said !== said.trim() || / {2}|\n/.test(said);

/** Signs of markup: texts are plain prose. */
export const MARKUP = /[*_`|<>#]/;

/** Polish past tenses of the second person: they are others for men than for women, so texts do without. */
export const GENDERED = /(łeś|łaś)(?!\p{L})/u;

// Pairs of common characters that only one of the two Chinese scripts uses.
const HANS =
  '蓝红总获胜战带对时间个们来说还后从发现让进过连断书关东车长门问见觉变选择单双击权张态标区领块层优报护顺处显隐头点';
const HANT =
  '藍紅總獲勝戰帶對時間個們來說還後從發現讓進過連斷書關東車長門問見覺變選擇單雙擊權張態標區領塊層優報護順處顯隱頭點';
const only = (own: string, other: string): Set<string> => new Set([...own].filter((sign) => !other.includes(sign)));

/** Characters of the other script. */
export const FOREIGN = { 'zh-Hant': only(HANS, HANT), 'zh-Hans': only(HANT, HANS) } as const;

const han = '\\p{Script=Han}';

/** Chinese text with half-width punctuation, or without a space beside Latin words. */
export const HALF_WIDTH = new RegExp(`${han}[,;:!?]|${han}[A-Za-z0-9]|[A-Za-z0-9]${han}`, 'u');
