import { commitments, resupplies } from './battle';
import {
  battleOf,
  divisionsOfLand,
  forceAt,
  frontAt,
  groupAt,
  invadersOf,
  isClosed,
  isEnemyLand,
  ownerOf,
  ownerOfGroup,
  targetLand,
} from './board';
import { isNone, sizeOf } from './divisions';
import { baseOf, farOf, isSeaPlace, namesForce, opposite } from './map';
import { advances } from './occupation';
import { attackersBase, attackingGroup, defender, defendersBase, defendingGroup, feedOf, sendableFrom, strikesLand, targetGroup } from './sides'; // prettier-ignore
import type { Battle, NodeOf, State } from './state';

/** Whether the battle of a position could be under way at its node. */
export function isFightable(state: State): boolean {
  const battle = battleOf(state)!;
  if (!hasNamedRightly(battle)) return false;
  const { node } = state;
  if (node.kind === 'advance-infantry' || node.kind === 'advance-armour' || node.kind === 'advance-damaged') {
    return mayAdvance(state, node);
  }
  if (battle.kind === 'walk-in' || !isOwnSource(state, battle) || !isTarget(state, battle)) return false;
  return isMoment(state, battle);
}

/** Only a strike and a raid of a rear have groups named from rears. */
const hasNamedRightly = ({ kind, attackers, defenders }: Battle): boolean =>
  sizeOf(attackers) <= (kind === 'strike' ? 2 : 0) && sizeOf(defenders) <= (kind === 'raid-rear' ? 2 : 0);

/** The attacker's land, place or force is his; land he has just lost with its last division counts as well. */
function isOwnSource(state: State, battle: Battle): boolean {
  const { player } = state;
  const source = battle.args[0]!;
  const isOwn = (land: string): boolean =>
    ownerOf(state, land) === player || (ownerOf(state, land) === null && isNone(divisionsOfLand(state, land)));
  const force = forceAt(state, source);
  switch (battle.kind) {
    case 'border':
      return !isSeaPlace(source) && isOwn(baseOf(source)) && !frontAt(state, source).across && !isClosed(state, source);
    case 'counter':
      return isSeaPlace(source) && isOwn(baseOf(source)) && !isClosed(state, source);
    case 'landing':
      return force?.owner === player && !force.ashore;
    case 'strike':
      return isOwn(source);
    default:
      return namesForce(source)
        ? force?.owner === player && force.ashore
        : frontAt(state, source).across && isOwn(baseOf(source));
  }
}

function isTarget(state: State, battle: Battle): boolean {
  const { kind, args } = battle;
  const target = targetGroup(battle);
  switch (kind) {
    case 'counter': {
      const force = forceAt(state, target!);
      return force !== null && force.owner !== state.player && !force.ashore;
    }
    case 'strike':
    case 'contest': {
      const land = kind === 'strike' ? args[0]! : farOf(args[0]!);
      return invadersOf(state, land).includes(target!) && ownerOfGroup(state, target!) !== state.player;
    }
    case 'raid-front':
      return (
        baseOf(target!) === farOf(args[0]!) &&
        target !== opposite(args[0]!.replace('~', '/')) &&
        isEnemyLand(state, farOf(args[0]!), state.player)
      );
    default:
      return isEnemyLand(state, targetLand(battle)!, state.player);
  }
}

/** Whether both sides have what the node asks about. */
function isMoment(state: State, battle: Battle): boolean {
  const { node } = state;
  const attackers = attackingGroup(state, battle);
  const defenders = defendingGroup(state, battle);
  const hasSender = !isNone(attackers) || !isNone(sendableFrom(state, attackersBase(battle)));
  const hasFeed = !isNone(feedOf(state, defendersBase(battle)));
  const mayBeEmpty = battle.kind === 'border' || battle.kind === 'landing';
  const isThere = !isNone(defenders) || mayBeEmpty || (battle.kind.startsWith('raid') && hasFeed);
  switch (node.kind) {
    case 'roll':
      return sizeOf(attackers) > 0 && sizeOf(defenders) > 0;
    case 'retreat':
    case 'go-on':
      return hasSender && isThere;
    case 'commit':
      return isThere && commitments(state, battle).length > 0;
    case 'resupply':
      return !isNone(attackers) && isThere && resupplies(state, battle).length > 0;
    case 'fall-back':
      return node.player === state.player || node.player === defender(state, battle);
    case 'bring-up': {
      const group = node.player === state.player ? battle.args[0]! : targetGroup(battle);
      const force = group && namesForce(group) ? forceAt(state, group) : null;
      return force !== null && force.owner === node.player && isNone(force.front) && !isNone(force.rear);
    }
    default:
      return true;
  }
}

/** Ownerless land in which no other player lies, next to a group of the attacker's. */
function mayAdvance(state: State, node: NodeOf<'advance-infantry'>): boolean {
  const { battle, chosen } = node;
  const source = battle.args[0]!;
  const land = targetLand(battle);
  if (!land || namesForce(source) || ownerOf(state, baseOf(source)) !== state.player) return false;
  if (!strikesLand(battle) && battle.kind !== 'contest' && battle.kind !== 'walk-in') return false;
  const isInside = frontAt(state, source).across;
  if (battle.kind === 'border' ? isInside || isSeaPlace(source) : !isInside) return false;
  const others = invadersOf(state, land).filter((group) => ownerOfGroup(state, group) !== state.player);
  if (ownerOf(state, land) || others.some((group) => !isNone(groupAt(state, group)))) return false;
  const kinds = ['advance-infantry', 'advance-armour', 'advance-damaged'] as const;
  const way = [...chosen.keys()].map((i) => advances(state, { kind: kinds[i]!, battle, chosen: chosen.slice(0, i) }));
  return way.every((numbers, i) => numbers.includes(chosen[i]!)) && advances(state, node).length > 0;
}
