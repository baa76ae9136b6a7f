import type { State } from '../../../../workers/referee/conquest';
import { FORMS } from '../../../../workers/referee/conquest/action';
import { MISSIONS, ROWS } from '../../../../workers/referee/conquest/cards';
import { KINDS } from '../../../../workers/referee/conquest/divisions';
import * as map from '../../../../workers/referee/conquest/map';
import { givenAt } from '../../../../workers/referee/conquest/timing';
import { PLAYERS } from '../../../../workers/referee/conquest/state';
import type { Dice } from '../../support/dice';

const VERBS = Object.keys(FORMS);
const COASTS = map.PLACES.filter((one) => map.isSeaPlace(one));
const TROOPS = ['-', 'I', 'A', 'D', 'II', 'AI', 'DI', 'AA', 'AD', 'DD'];

/** A text of any kind of action, three times of four one that is given at this node, sensible or not. */
export function anyAttempt(state: State, roll: Dice): string {
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)]!;
  const own = map.LANDS.filter((land) => state.territories[land]!.owner === state.player);
  const lanes = Object.keys(state.forces);
  const standing = Object.keys(state.fronts);
  const land = (): string => (own.length && roll(2) ? pick(own) : pick(map.LANDS));
  const place = (): string => {
    if (roll(40) === 0) return `${land()}/${land()}`;
    if (standing.length && roll(3) === 0) return pick(standing);
    return roll(2) ? pick(map.PLACES) : pick(map.placesOf(land()));
  };
  const lane = (): string => {
    if (roll(40) === 0) return `${land()}~${land()}`;
    return lanes.length && roll(3) ? pick(lanes) : map.laneOf(pick(COASTS));
  };
  const group = (): string => {
    if (roll(3) === 0) return lane();
    const one = place();
    return map.isPlace(one) && map.isSeaPlace(one) ? map.laneOf(one) : one;
  };
  const forms: Record<string, () => string> = {
    land,
    place,
    lane,
    group,
    kind: () => pick(KINDS),
    number: () => `${roll(roll(2) ? 3 : 15)}`,
    troops: () => pick(TROOPS),
    player: () => pick(PLAYERS),
    result: () => pick(['a', 'd', 'ad', 'da', 'aa', 'dd']),
    continent: () => `${roll(map.CONTINENTS.length)}`,
    mission: () => `${roll(MISSIONS.length)}`,
    row: () => `${roll(ROWS.length)}`,
  };
  const given = givenAt(state.node.kind).filter((verb) => Object.hasOwn(FORMS, verb) && FORMS[verb]!.length > 0);
  const verb = given.length && roll(4) ? pick(given) : pick(VERBS);
  return [verb, ...FORMS[verb]!.map((form) => forms[form]!())].join(' ');
}
