import { getLocale } from '$lib/paraglide/runtime';
import type { Texts } from '$workers/games/token-battle/state';
import names from '../../../../assembly/games/token-battle/data/sets.json?part=names';

/** @param id of a ready set */
export const setName = (id: string): string => (names as Readonly<Record<string, Texts>>)[id]![getLocale()];
