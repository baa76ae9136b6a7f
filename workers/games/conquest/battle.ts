/** What a battle is between, as far as texts need it: its groups and who defends. */
import {
  ACT_BORDER,
  ACT_CONTEST,
  ACT_COUNTER,
  ACT_LANDING,
  ACT_RAID_FRONT,
  ACT_RAID_REAR,
  ACT_STRIKE,
} from '../../../assembly/games/conquest/layout';
import { NO_DIVISIONS, sizeOf, type Divisions } from './divisions';
import { PLACES } from './map';
import { NOBODY, type Battle, type State } from './state';

const atPlace = ({ fronts }: State, place: number): Divisions => fronts.get(place)?.group ?? NO_DIVISIONS;
const atSea = ({ forces }: State, place: number): Divisions => forces.get(place)?.front ?? NO_DIVISIONS;
const invaders = (state: State, place: number): Divisions =>
  PLACES[place]!.sea ? atSea(state, place) : atPlace(state, place);

/** The group that attacks, as it stands now. */
export function attackersIn(state: State, { kind, source, own }: Battle): Divisions {
  if (kind === ACT_STRIKE) return own;
  return kind === ACT_BORDER || kind === ACT_COUNTER ? atPlace(state, source) : invaders(state, source);
}

/** The group that defends. */
export function defendersIn(state: State, { kind, source, target, foe }: Battle): Divisions {
  if (kind === ACT_RAID_REAR) return foe;
  if (kind === ACT_COUNTER) return atSea(state, source ^ 1);
  if (kind === ACT_RAID_FRONT) return atPlace(state, target);
  return kind === ACT_STRIKE || kind === ACT_CONTEST ? invaders(state, target) : atPlace(state, source ^ 1);
}

/** Pairs of the round that is to be rolled (CQ-DICE-7); 0 without a battle. */
export const pairsOf = (state: State): number =>
  state.battle ? Math.min(sizeOf(attackersIn(state, state.battle)), sizeOf(defendersIn(state, state.battle)), 2) : 0;

/** The seat that defends, NOBODY where none of its divisions is left. */
export function defenderOf({ lands, forces }: Pick<State, 'lands' | 'forces'>, battle: Battle): number {
  const { kind, source, target } = battle;
  const ofInvaders = (place: number): number =>
    PLACES[place]!.sea ? (forces.get(place)?.owner ?? NOBODY) : lands[PLACES[place]!.at]!.owner;
  if (kind === ACT_COUNTER) return ofInvaders(source ^ 1);
  if (kind === ACT_STRIKE || kind === ACT_CONTEST) return ofInvaders(target);
  const attacksLand = [ACT_BORDER, ACT_LANDING, ACT_RAID_FRONT, ACT_RAID_REAR].includes(kind);
  return attacksLand ? lands[PLACES[source]!.facing]!.owner : NOBODY;
}
