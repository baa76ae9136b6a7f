import { forceAt, frontAt, groupAt, isInvaded, landsOf, ownerOf, removeForce, targetLand } from './board';
import { change, changeForce, changeFront, addToRear, rearOf } from './board';
import { NONE, choices, isNone, minus, plus, sizeOf, some, sum, type Divisions } from './divisions';
import { results } from './dice';
import { loseAll, sinks } from './losses';
import { namesForce, neighboursOf, placesOf, type Land } from './map';
import { endBattle, isContestWon, occupation } from './occupation';
import * as sides from './sides';
import { asking, type Battle, type Player, type State } from './state';
import { disown } from './tidy';

/** Where the owner of attacked land may retreat to (CQ-INV-13 to CQ-INV-15); empty unless it is invaded. */
export function retreats(state: State, battle: Battle): Land[] {
  const land = targetLand(battle);
  if (!land || !sides.strikesLand(battle) || !isInvaded(state, land)) return [];
  const own = landsOf(state, ownerOf(state, land)!);
  return neighboursOf(land)
    .map((next) => next.land)
    .filter((next) => own.includes(next));
}

/** CQ-INV-14: everything that belongs to the land goes along, groups lying across too; landing forces stay. */
export function retreat(state: State, battle: Battle, to: Land): State {
  const land = targetLand(battle)!;
  const places = placesOf(land);
  const all = sum([rearOf(state, land), battle.defenders, ...places.map((place) => frontAt(state, place).group)]);
  const away = places.reduce((after, place) => changeFront(after, place, { group: NONE, across: false }), state);
  const fled = addToRear(change(away, land, { rear: NONE }), to, all);
  const left = { ...battle, defenders: NONE };
  return occupation(asking(fled, { kind: 'retreat', battle: left }), left, ownerOf(state, land));
}

/** What the attacker may add before a round (CQ-ATT-7). */
export function commitments(state: State, battle: Battle): Divisions[] {
  const size = sizeOf(sides.attackingGroup(state, battle));
  return choices(sides.sendableFrom(state, sides.attackersBase(battle)), size ? 0 : 1, 2 - size);
}

export function commit(state: State, battle: Battle, part: Divisions): State {
  if (battle.kind !== 'strike') {
    return asking(sides.bringForward(state, battle.args[0]!, part), { kind: 'resupply', battle });
  }
  const land = battle.args[0]!;
  const named = { ...battle, attackers: plus(battle.attackers, part) };
  return asking(change(state, land, { rear: minus(rearOf(state, land), part) }), { kind: 'resupply', battle: named });
}

/** Whether the defender may fill the attacked place or force before this round (CQ-LOSS-9). */
export function isReady(state: State, battle: Battle): boolean {
  const target = sides.targetGroup(battle);
  if (!target || state.options['first-round-resupply'] === 'both') return true;
  return namesForce(target) ? forceAt(state, target)!.alerted : frontAt(state, target).alerted;
}

/** What the defender may add before a round (CQ-LOSS-8, CQ-INV-6). */
export function resupplies(state: State, battle: Battle): Divisions[] {
  const size = sizeOf(sides.defendingGroup(state, battle));
  if (!isReady(state, battle)) return [NONE];
  const mustName = battle.kind === 'raid-rear' && size === 0;
  return choices(sides.feedOf(state, sides.defendersBase(battle)), mustName ? 1 : 0, 2 - size);
}

export function resupply(state: State, battle: Battle, part: Divisions): State {
  const target = sides.targetGroup(battle);
  if (target) return meet(sides.bringForward(state, target, part), battle);
  const land = targetLand(battle)!;
  const named = { ...battle, defenders: plus(battle.defenders, part) };
  return meet(change(state, land, { rear: minus(rearOf(state, land), part) }), named);
}

/** Step 4: an empty place is invaded (CQ-INV-1, CQ-SEA-6), an empty raided front ends the battle. */
function meet(state: State, battle: Battle): State {
  const group = battle.args[0]!;
  if (!isNone(sides.defendingGroup(state, battle))) return asking(state, { kind: 'roll', battle });
  const owner = sides.defender(state, battle);
  if (battle.kind === 'border') return endBattle(changeFront(state, group, { across: true }), battle, owner);
  if (battle.kind !== 'landing') return endBattle(state, battle, owner);
  return endBattle(changeForce(state, group, { ...forceAt(state, group)!, ashore: true }), battle, owner);
}

export const rolls = (state: State, battle: Battle): [result: string, weight: number][] =>
  results(sides.attackingSide(state, battle), sides.defendingSide(state, battle));

/** Step 5 and 6 of 2.19 for a result of the dice. */
export function roll(state: State, battle: Battle, result: string): State {
  const opponent = sides.defender(state, battle);
  const hit = loseAll(state, battle, result);
  const drowned = [hit.battle.args[0]!, sides.targetGroup(battle) ?? '']
    .filter((lane) => sinks(hit.state, lane))
    .reduce(removeForce, hit.state);
  const after = disown(asking(drowned, { kind: 'roll', battle: hit.battle }));
  if (sides.strikesLand(battle) && ownerOf(after, targetLand(battle)!) === null) {
    return occupation(after, hit.battle, opponent);
  }
  if (!isOver(after, hit.battle)) return fallBackOf(after, hit.battle, state.player);
  return isContestWon(after, hit.battle)
    ? occupation(after, hit.battle, opponent)
    : endBattle(after, hit.battle, opponent);
}

/** Step 6: a landing force is gone, or the target has nobody left who could fight on. */
function isOver(state: State, battle: Battle): boolean {
  const target = sides.targetGroup(battle);
  const isGone = (group: string): boolean => namesForce(group) && forceAt(state, group) === null;
  if (isGone(battle.args[0]!) || (target !== null && isGone(target))) return true;
  if (!isNone(sides.defendingGroup(state, battle))) return false;
  if (target !== null && frontAt(state, target).across) return true;
  const raided = battle.kind === 'raid-front' || battle.kind === 'raid-rear';
  return raided && isNone(sides.feedOf(state, sides.defendersBase(battle)));
}

/** The place or force from which a side's damaged armour may fall back (CQ-LOSS-6, CQ-INV-8); null if none. */
function fallingGroup(state: State, battle: Battle, player: Player): string | null {
  if (player === state.player) return battle.kind === 'strike' ? null : battle.args[0]!;
  return battle.kind === 'raid-front' ? null : sides.targetGroup(battle);
}

/** How many damaged divisions may fall back: 0 to this number (CQ-SEA-13). */
export function mostFalling(state: State, battle: Battle, player: Player): number {
  const group = fallingGroup(state, battle, player);
  if (!group) return 0;
  const { D } = groupAt(state, group);
  return namesForce(group) ? Math.max(0, Math.min(D, sizeOf(groupAt(state, group)) - 1)) : D;
}

const fallBackOf = (state: State, battle: Battle, player: Player): State =>
  asking(state, { kind: 'fall-back', battle, player });

export function fallBack(state: State, battle: Battle, player: Player, count: number): State {
  const group = fallingGroup(state, battle, player);
  const after = group && count ? sides.bringForward(state, group, some('D', -count)) : state;
  const opponent = sides.defender(state, battle)!;
  return player === state.player ? fallBackOf(after, battle, opponent) : bringUps(after, battle, opponent);
}

/** CQ-SEA-13: a landing force whose front is empty brings divisions up, the attacker's first. */
function bringUps(state: State, battle: Battle, opponent: Player): State {
  const [own, other] = [battle.args[0]!, sides.targetGroup(battle)];
  if (lacksFront(state, own)) return asking(state, { kind: 'bring-up', battle, player: state.player });
  if (other && lacksFront(state, other)) return asking(state, { kind: 'bring-up', battle, player: opponent });
  return afterRound(state, battle, opponent);
}

const lacksFront = (state: State, group: string): boolean => namesForce(group) && isNone(groupAt(state, group));

const broughtUp = (state: State, battle: Battle, player: Player): string =>
  player === state.player ? battle.args[0]! : sides.targetGroup(battle)!;

export const bringUpChoices = (state: State, battle: Battle, player: Player): Divisions[] =>
  choices(forceAt(state, broughtUp(state, battle, player))!.rear, 1, 2);

export const bringUp = (state: State, battle: Battle, player: Player, part: Divisions): State =>
  bringUps(sides.bringForward(state, broughtUp(state, battle, player), part), battle, sides.defender(state, battle)!);

/** The rest of step 7: the target has fallen back to nothing, or the attacker has nobody left to send. */
function afterRound(state: State, battle: Battle, opponent: Player): State {
  const target = sides.targetGroup(battle);
  if (target && frontAt(state, target).across && isNone(groupAt(state, target))) {
    return isContestWon(state, battle) ? occupation(state, battle, opponent) : endBattle(state, battle, opponent);
  }
  const isSpent =
    isNone(sides.attackingGroup(state, battle)) && isNone(sides.sendableFrom(state, sides.attackersBase(battle)));
  return isSpent ? endBattle(state, battle, opponent) : asking(state, { kind: 'go-on', battle });
}

/** Begins the engagement an action names. */
export function engage(state: State, words: readonly string[]): State {
  const [kind, ...args] = words;
  const battle: Battle = { kind: kind as Battle['kind'], args, attackers: NONE, defenders: NONE };
  const begun = asking(state, { kind: 'retreat', battle });
  return battle.kind === 'walk-in' ? occupation(begun, battle, null) : begun;
}
