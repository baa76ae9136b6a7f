/** Ready sets and their pairings in the visitor's language. */
import { m } from '$lib/paraglide/messages';
import { getLocale, type Locale } from '$lib/paraglide/runtime';
import type { Texts } from '$workers/games/token-battle/state';
import names from '../../../../../assembly/games/token-battle/data/sets.json?part=names';

/** @param id of a ready set */
export const setName = (id: string, locale: Locale = getLocale()): string =>
  (names as Readonly<Record<string, Texts>>)[id]![locale];

/** @param id of a pairing, A's set first: `masons-quickstep`; no set has a hyphen in its id */
export function pairingName(id: string): string {
  const [a, b] = id.split('-') as [string, string];
  return m.tk_pairing({ a: setName(a), b: setName(b) });
}
