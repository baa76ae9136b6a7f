import { boundIn } from '$lib/i18n/bound';
import type { Locale } from '$lib/i18n/locale';
import type { GameId } from '$workers/registry';

/** A rule in the visitor's language, or in English where it has no translation yet. */
export interface RuleText {
  id: string;
  text: string;
  /** A ruling of this project where the sources leave a question open. */
  ours: boolean;
  /** A rule of a part of the game that is not on the site yet. */
  later: boolean;
  /** The language `text` is in. */
  lang: Locale;
}

export interface RuleSection {
  title: string;
  lang: Locale;
  rules: RuleText[];
}

export interface RuleBook {
  sections: RuleSection[];
  /** False if anything is shown in English on a page of another language. */
  complete: boolean;
}

/** `assembly/games/<game>/data/rules.json`: which rules there are, in which order. */
interface RuleData {
  rules: { id: string; section: string; source: string; scope?: string; text: string }[];
}

/** `site/content/<game>/rules/<locale>.json`: how they are worded for readers. */
interface RuleWords {
  sections: Record<string, string>;
  rules: Record<string, string>;
}

const data = import.meta.glob<RuleData>('/assembly/games/*/data/rules.json', { import: 'default' });
const words = import.meta.glob<RuleWords>('/site/content/*/rules/*.json', { import: 'default' });

const NO_WORDS: RuleWords = { sections: {}, rules: {} };

async function wordsOf(game: GameId, locale: Locale): Promise<RuleWords> {
  return boundIn(locale, (await words[`/site/content/${game}/rules/${locale}.json`]?.()) ?? NO_WORDS);
}

/** Picks the wording for each rule: the visitor's language, else English for readers, else the text of the data file. */
export function compose(source: RuleData, own: RuleWords, english: RuleWords, locale: Locale): RuleBook {
  const sections: RuleSection[] = [];
  const byName = new Map<string, RuleSection>();
  let complete = true;

  const choose = (mine: string | undefined, fallback: string): { text: string; lang: Locale } => {
    if (mine) return { text: mine, lang: locale };
    if (locale !== 'en') complete = false;
    return { text: fallback, lang: 'en' };
  };

  for (const rule of source.rules) {
    let section = byName.get(rule.section);
    if (!section) {
      const { text, lang } = choose(own.sections[rule.section], english.sections[rule.section] ?? rule.section);
      section = { title: text, lang, rules: [] };
      byName.set(rule.section, section);
      sections.push(section);
    }
    const wording = choose(own.rules[rule.id], english.rules[rule.id] ?? rule.text);
    section.rules.push({ id: rule.id, ours: rule.source === 'ours', later: rule.scope === 'later', ...wording });
  }
  return { sections, complete };
}

/** The rules of a game in the order of its data, worded in `locale`. */
export async function loadRules(game: GameId, locale: Locale): Promise<RuleBook> {
  const [source, own, english] = await Promise.all([
    data[`/assembly/games/${game}/data/rules.json`](),
    wordsOf(game, locale),
    wordsOf(game, 'en'),
  ]);
  return compose(source, own, english, locale);
}
