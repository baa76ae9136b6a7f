import { CONTINENTS, continentsOwned } from './map';
import { MISSION_IDS } from './mission-ids';
import { NOBODY, type State } from './state';

type Count = (state: State) => number;

const own = ({ lands, player }: State) => lands.filter(({ owner }) => owner === player);
const inContinent =
  (index: number): Count =>
  ({ lands, player }) =>
    CONTINENTS[index]!.filter((t) => lands[t]!.owner === player).length;
const territories: Count = (state) => own(state).length;
const capitals: Count = ({ capitals: all, lands, player }) =>
  all.filter((t, seat) => seat !== player && t !== NOBODY && lands[t]!.owner === player).length;

const continent = (index: number): readonly [Count, number] => [inContinent(index), CONTINENTS[index]!.length];

/** By id: what a mission counts of the player on turn, and how many of it it wants; none for one that counts two things. */
const COUNTED: Readonly<Record<string, readonly [Count, number]>> = {
  'control-europe': continent(1),
  'control-north-america': continent(4),
  'control-asia': continent(0),
  'three-cities': [(state) => own(state).filter(({ city }) => city).length, 3],
  'take-a-city': [(state) => own(state).filter(({ city, fought }) => city && fought).length, 1],
  'enemy-capital': [capitals, 1],
  'two-enemy-capitals': [capitals, 2],
  'twelve-territories': [territories, 12],
  'eighteen-territories': [territories, 18],
  'two-continents': [({ lands, player }) => continentsOwned(lands, player).length, 2],
  blitz: [(state) => own(state).filter(({ fought }) => fought).length, 4],
};

/**
 * How much of what a mission counts the player on turn has, and how much of it is wanted (CQ-MISS-1); null for
 * `finish-a-continent`, which counts land taken in a continent that was not owned before.
 *
 * @param mission its index
 */
export function missionStanding(state: State, mission: number): readonly [number, number] | null {
  const [count, wanted] = COUNTED[MISSION_IDS[mission]!] ?? [];
  return count ? [count(state), wanted!] : null;
}
