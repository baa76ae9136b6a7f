import { loadFacts } from '$lib/content/facts';
import type { StepRef } from '$lib/content/steps';
import { refusalText } from '$lib/content/refusal';
import { loadRules } from '$lib/content/rules';
import { getLocale, type Locale } from '$lib/i18n/locale';
import type { RuleId } from '$workers/contract';
import { readAbout, type Reason } from '$workers/reasons';
import type { GameId } from '$workers/registry';
import { loadRefusals } from './content';

export interface Explained {
  id: RuleId;
  /** The plain answer to an attempt it forbids; null where the rule speaks for itself. */
  answer: string | null;
  text: string;
  lang: Locale;
  /** The steps that teach it, the one to be sent to first. */
  taught: readonly StepRef[];
}

type Book = (reason: Reason) => Explained;

const books = new Map<string, Promise<Book>>();

async function open(game: GameId, locale: Locale): Promise<Book> {
  const [rules, refusals, facts] = await Promise.all([
    loadRules(game, locale),
    loadRefusals(game, locale),
    loadFacts(fetch, game),
  ]);
  const texts = new Map(rules.sections.flatMap((section) => section.rules).map((rule) => [rule.id, rule]));
  return (reason) => {
    const id = readAbout(reason);
    return {
      id,
      answer: refusalText(refusals.words, reason),
      text: texts.get(id)?.text ?? id,
      lang: texts.get(id)?.lang ?? locale,
      taught: facts.teaches[id] ?? [],
    };
  };
}

/**
 * Rules with their words in the language of the page. The book is fetched when it is first needed and kept.
 * Without it (no network, nothing stored) a rule is still named by its number.
 */
export async function explain(game: GameId, reasons: readonly Reason[]): Promise<Explained[]> {
  const locale = getLocale();
  const key = `${game} ${locale}`;
  const book = books.get(key) ?? open(game, locale);
  books.set(key, book);
  try {
    return reasons.map(await book);
  } catch {
    books.delete(key);
    return reasons.map(readAbout).map((id) => ({ id, answer: null, text: id, lang: locale, taught: [] }));
  }
}
