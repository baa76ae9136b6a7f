/** Names of what the data lists, in the language of the page. */
import cards from '../../../../../assembly/games/conquest/data/conquest-cards.json';
import map from '../../../../../assembly/games/conquest/data/conquest-map.json';
import { getLocale } from '$lib/paraglide/runtime';

type Names = Readonly<Record<string, string>>;

const named = (names: Names): string => names[getLocale()] ?? names.en!;
const LANDS = new Map<string, Names>(map.territories.map(({ abbr, names }) => [abbr, names]));

export const landName = (code: string): string => named(LANDS.get(code)!);
export const continentName = (index: number): string => named(map.continents[index]!.names);
export const missionName = (index: number): string => named(cards.missions[index]!.names);
export const missionText = (index: number): string => named(cards.missions[index]!.texts);
export const rewardName = (row: number): string => named(cards.rewards[row]!.names);
export const rewardText = (row: number): string => named(cards.rewards[row]!.texts);
