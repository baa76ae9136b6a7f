import * as board from './board';
import { NONE, minus, plus, sizeOf, type Divisions } from './divisions';
import type { Side } from './dice';
import { EFFECTS, type Effect } from './cards';
import {
  baseOf,
  laneOf,
  namesForce,
  neighboursOf,
  opposite,
  placeOfLane,
  type Land,
  type Lane,
  type Place,
} from './map';
import { LANDS } from './map';
import type { Battle, Player, State } from './state';

export const holds = (state: State, player: Player, effect: Effect): boolean =>
  state.holdings[player].rewards.some((reward) => EFFECTS[reward] === effect);

/** The attacked place or landing force; null where the target is a rear. */
export function targetGroup({ kind, args }: Battle): Place | Lane | null {
  switch (kind) {
    case 'border':
      return opposite(args[0]!);
    case 'landing':
      return opposite(placeOfLane(args[0]!));
    case 'counter':
      return laneOf(opposite(args[0]!));
    case 'raid-front':
    case 'strike':
    case 'contest':
      return args[1]!;
    default:
      return null;
  }
}

export const attackingGroup = (state: State, battle: Battle): Divisions =>
  battle.kind === 'strike' ? battle.attackers : board.groupAt(state, battle.args[0]!);

export function defendingGroup(state: State, battle: Battle): Divisions {
  const target = targetGroup(battle);
  return target ? board.groupAt(state, target) : battle.defenders;
}

/** The player attacked, as long as he has something left in the battle. */
export function defender(state: State, battle: Battle): Player | null {
  if (battle.kind === 'strike' || battle.kind === 'contest' || battle.kind === 'counter') {
    return board.ownerOfGroup(state, targetGroup(battle)!);
  }
  return board.ownerOf(state, board.targetLand(battle)!);
}

/** Whether the attacked divisions belong to the territory the battle is about. */
export const strikesLand = ({ kind }: Battle): boolean =>
  kind === 'border' || kind === 'landing' || kind === 'raid-front' || kind === 'raid-rear';

/** The territory or landing force whose rear feeds the attacker's group. */
export const attackersBase = ({ kind, args }: Battle): Land | Lane =>
  kind === 'strike' || !namesForce(args[0]!) ? baseOf(args[0]!) : args[0]!;

/** The same of the defender. */
export function defendersBase(battle: Battle): Land | Lane {
  const target = targetGroup(battle);
  if (!target) return board.targetLand(battle)!;
  return namesForce(target) ? target : baseOf(target);
}

/** All divisions of a feeding rear. */
export const feedOf = (state: State, base: Land | Lane): Divisions =>
  namesForce(base) ? (board.forceAt(state, base)?.rear ?? NONE) : board.rearOf(state, base);

/** Those of them that may be sent to a group (CQ-OCC-6). */
export const sendableFrom = (state: State, base: Land | Lane): Divisions =>
  namesForce(base) ? feedOf(state, base) : board.sendable(state, base);

/** Divisions go from the feeding rear of a place or force to its group; back with a negative count. */
export function bringForward(state: State, group: Place | Lane, part: Divisions): State {
  const force = board.forceAt(state, group);
  if (namesForce(group)) {
    return board.changeForce(state, group, {
      ...force!,
      front: plus(force!.front, part),
      rear: minus(force!.rear, part),
    });
  }
  const placed = board.changeFront(state, group, { group: plus(board.groupAt(state, group), part) });
  const base = baseOf(group);
  return board.change(placed, base, { rear: minus(board.rearOf(placed, base), part) });
}

/** CQ-DICE-9, CQ-REW-5: next to the land of an airfield its owner has, or in it. */
function hasAirSupport(state: State, player: Player, base: Land): boolean {
  const served = (field: Land): boolean =>
    (field === base && state.options['airfield-reach'] === 'own-and-next') ||
    neighboursOf(field).some(({ land }) => land === base);
  return LANDS.some((land) => {
    const { airfields, owner } = board.territory(state, land);
    return airfields > 0 && owner === player && served(land);
  });
}

/** CQ-INV-7: armour standing in invaded land does not bombard; a landing force stands in none. */
const bombards = (state: State, base: Land | Lane): boolean => namesForce(base) || !board.isInvaded(state, base);

export function attackingSide(state: State, battle: Battle): Side {
  const base = attackersBase(battle);
  const group = attackingGroup(state, battle);
  const cover = sizeOf(group) === 2 && sizeOf(feedOf(state, base)) > 0; // CQ-DICE-2
  const reward = holds(state, state.player, 'attack-die'); // CQ-DICE-3
  return {
    group,
    extra: (cover ? 1 : 0) + (reward ? 1 : 0),
    bombards: bombards(state, base),
    airfield: hasAirSupport(state, state.player, baseOf(base)),
  };
}

export function defendingSide(state: State, battle: Battle): Side {
  const base = defendersBase(battle);
  const player = defender(state, battle)!;
  const { city, capital } = board.territory(state, baseOf(base));
  const holdsCity = strikesLand(battle) && (city || capital !== null); // CQ-DICE-4
  return {
    group: defendingGroup(state, battle),
    extra: holdsCity || holds(state, player, 'defence-die') ? 1 : 0, // CQ-DICE-5
    bombards: bombards(state, base),
    airfield: hasAirSupport(state, player, baseOf(base)),
  };
}
