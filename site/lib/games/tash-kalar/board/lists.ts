/** The lists of cards by name; only a card in full and the gallery tell them. */
import { m } from '$lib/paraglide/messages';

const LIST: Readonly<Record<string, () => string>> = {
  imperial: m.ts_list_imperial,
  highland: m.ts_list_highland,
  sylvan: m.ts_list_sylvan,
  legends: m.ts_list_legends,
};

export const listName = (list: string): string => LIST[list]!();
