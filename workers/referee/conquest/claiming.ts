import { change, continentsOf, landsOf, territory } from './board';
import { EFFECTS, MISSIONS, ROWS, type Condition } from './cards';
import { CONTINENTS, continentIndex, type Land } from './map';
import { asking, type State } from './state';
import { beginPhase, hasWon } from './turn';

/** Whether a condition of section 6.2 holds for the player on turn. */
export function fulfils(state: State, condition: Condition): boolean {
  const own = landsOf(state, state.player).map((land) => ({ land, ...territory(state, land) }));
  const taken = own.filter((one) => one.taken === 'fighting'); // CQ-MISS-5
  const whole = continentsOf(state, state.player);
  const count = condition.count ?? 0;
  switch (condition.kind) {
    case 'control-continent':
      return whole.includes(continentIndex(condition.continent!));
    case 'control-continents':
      return whole.length >= count;
    case 'own-territories':
      return own.length >= count;
    case 'own-cities':
      return own.filter(({ city }) => city).length >= count;
    case 'own-enemy-capitals':
      return own.filter(({ capital }) => capital && capital !== state.player).length >= count;
    case 'took-territories':
      return taken.length >= count;
    case 'took-cities':
      return taken.filter(({ city }) => city).length >= count;
    case 'completed-continent':
      return whole
        .filter((continent) => !state.continents.includes(continent))
        .some((i) => taken.filter(({ land }) => CONTINENTS[i]!.lands.includes(land)).length >= condition.tookAtLeast!);
    default:
      throw new RangeError(`no condition ${condition.kind}`);
  }
}

/** How many missions may still be claimed this turn (CQ-MISS-2). */
export const mayClaim = (state: State): boolean => state.options['claims-per-turn'] === 'any' || state.claimed === 0;

/** Rows whose mission is complete (CQ-MISS-1). */
export const claimable = (state: State): number[] =>
  state.table.flatMap((mission, row) =>
    mission !== null && mayClaim(state) && fulfils(state, MISSIONS[mission]!.condition) ? [row] : [],
  );

export function claim(state: State, row: number): State {
  const { player, table, holdings } = state;
  const ascending = (numbers: number[]): number[] => numbers.sort((a, b) => a - b);
  const mine = holdings[player];
  const holding = {
    ...mine,
    missions: ascending([...mine.missions, table[row]!]),
    rewards: ascending([...mine.rewards, ROWS[row]!]),
  };
  const after = {
    ...state,
    claimed: state.claimed + 1,
    table: table.map((mission, i) => (i === row ? null : mission)), // CQ-MISS-3
    holdings: { ...holdings, [player]: holding },
  };
  return EFFECTS[ROWS[row]!] === 'airfield' ? asking(after, { kind: 'airfield' }) : claimed(after);
}

/** CQ-REW-4. */
export const setAirfield = (state: State, land: Land): State =>
  claimed(change(state, land, { airfields: territory(state, land).airfields + 1 }));

/** CQ-AIM-2: the check right after a claim; then the next one, if the options allow it. */
function claimed(state: State): State {
  if (hasWon(state)) return asking(state, { kind: 'won' });
  return state.options['claims-per-turn'] === 'any' ? asking(state, { kind: 'claim' }) : beginPhase(state, 5);
}

export const stopClaiming = (state: State): State =>
  hasWon(state) ? asking(state, { kind: 'won' }) : beginPhase(state, 5);
