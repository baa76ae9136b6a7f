import type { Locale } from '$lib/paraglide/runtime';
import { gameEntry, isGameId } from '$workers/registry';

const SITE = 'Sandtable';

/** What a tab, a bookmark or a shared link calls a page: what it is, of which game, and where. */
export function pageTitle(title: string | undefined, game: string | undefined, locale: Locale): string {
  const name = game !== undefined && isGameId(game) ? gameEntry(game).name[locale] : undefined;
  const of = name && !title?.includes(name) ? name : undefined;
  return [title, of, SITE].filter(Boolean).join(' · ');
}
