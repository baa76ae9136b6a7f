import { boundIn } from '$lib/i18n/bound';
import type { Locale } from '$lib/i18n/locale';
import { refusalText } from '$lib/content/refusal';
import type { Reason } from '$workers/reasons';
import type { GameId } from '$workers/registry';

type Words = Readonly<Record<string, string>>;

const terms = import.meta.glob<Words>('/site/content/*/terms/*.json', { import: 'default' });
const refusals = import.meta.glob<Words>('/site/content/*/refusals/*.json', { import: 'default' });

/** A text and the language it is in: English where a translation is missing. */
export interface Worded {
  text: string;
  lang: Locale;
}

/** The words of a game that stand in data, not in the site's messages. */
export class GameTexts {
  constructor(
    private readonly locale: Locale,
    private readonly own: { terms: Words; refusals: Words },
    private readonly english: { terms: Words; refusals: Words },
  ) {}

  #find(kind: 'terms' | 'refusals', key: string): Worded | null {
    const mine = this.own[kind][key];
    if (mine !== undefined) return { text: mine, lang: this.locale };
    const text = this.english[kind][key];
    return text === undefined ? null : { text, lang: 'en' };
  }

  /** The term, or its key if there is none. */
  term(key: string): string {
    return this.#find('terms', key)?.text ?? key;
  }

  /** Why a text is no position, by the key the parser gives. */
  problem(key: string): Worded | null {
    return this.#find('terms', `problem_${key}`);
  }

  refusal(reason: Reason): Worded | null {
    const worded = (words: Words, lang: Locale): Worded | null => {
      const text = refusalText(words, reason);
      return text === null ? null : { text, lang };
    };
    return worded(this.own.refusals, this.locale) ?? worded(this.english.refusals, 'en');
  }
}

export async function loadTexts(game: GameId, locale: Locale): Promise<GameTexts> {
  const read = async (language: Locale) => ({
    terms: (await terms[`/site/content/${game}/terms/${language}.json`]?.()) ?? {},
    refusals: boundIn(language, (await refusals[`/site/content/${game}/refusals/${language}.json`]?.()) ?? {}),
  });
  const [own, english] = await Promise.all([read(locale), read('en')]);
  return new GameTexts(locale, own, english);
}
