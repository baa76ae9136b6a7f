/** English names of what the data lists, and ids. */
import cards from '../../../assembly/games/conquest/data/conquest-cards.json';
import map from '../../../assembly/games/conquest/data/conquest-map.json';
import { landOf } from './map';

export const landName = (code: string): string => map.territories[landOf(code)!]!.names.en;
export const continentName = (index: number): string => map.continents[index]!.names.en;
export const missionName = (index: number): string => cards.missions[index]!.names.en;
export const rewardName = (row: number): string => cards.rewards[row]!.names.en;

export const PLAYER_NAMES = ['Red', 'Blue', 'Green', 'Yellow', 'Purple'] as const;
export const playerName = (colour: string): string => PLAYER_NAMES['RBGYP'.indexOf(colour)]!;
