import { LANGUAGES, type Language } from '$workers/registry';

const TRADITIONAL_REGIONS = ['tw', 'hk', 'mo'];

/** The site language closest to a BCP 47 tag, or null. Chinese is told apart by script, else by region. */
export function closest(tag: string): Language | null {
  const [language, ...rest] = tag.toLowerCase().split('-');
  if (language !== 'zh') return LANGUAGES.find((known) => known === language) ?? null;
  if (rest.includes('hans')) return 'zh-Hans';
  const traditional = rest.includes('hant') || rest.some((part) => TRADITIONAL_REGIONS.includes(part));
  return traditional ? 'zh-Hant' : 'zh-Hans';
}
