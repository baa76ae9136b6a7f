import { changeForce, changeFront, forceAt } from './board';
import { armourIn, type Divisions, type Kind } from './divisions';
import { namesForce } from './map';
import { attackingGroup, defendingGroup, targetGroup } from './sides';
import { asking, type Battle, type State } from './state';

/** Infantry stands behind the best die, then whole armour, then damaged armour (CQ-DICE-11, CQ-DICE-12). */
const behindDice = (group: Divisions): Kind[] =>
  (['I', 'A', 'D'] as const).flatMap((kind) => Array(group[kind]).fill(kind));

/** What is left of a group when the divisions behind these dice lose (CQ-LOSS-1, CQ-LOSS-2, CQ-LOSS-4). */
function afterHits(group: Divisions, hits: readonly boolean[]): Divisions {
  const left = behindDice(group).map((kind, i) => {
    if (!hits[i]) return kind;
    return kind === 'A' ? 'D' : null;
  });
  const count = (kind: Kind): number => left.filter((one) => one === kind).length;
  return { I: count('I'), A: count('A'), D: count('D') };
}

function setGroup(state: State, group: string, to: Divisions, alerted: boolean): State {
  const force = forceAt(state, group);
  if (namesForce(group)) return changeForce(state, group, { ...force!, front: to, alerted: alerted || force!.alerted });
  return changeFront(state, group, { group: to, ...(alerted ? { alerted } : {}) });
}

/** The losses of both sides together (CQ-LOSS-5); the attacked place or force is alerted from now on. */
export function loseAll(state: State, battle: Battle, result: string): { state: State; battle: Battle } {
  const attackers = afterHits(attackingGroup(state, battle), [...result].map((side) => side === 'a')); // prettier-ignore
  const defenders = afterHits(defendingGroup(state, battle), [...result].map((side) => side === 'd')); // prettier-ignore
  const target = targetGroup(battle);
  const after: Battle = {
    ...battle,
    attackers: battle.kind === 'strike' ? attackers : battle.attackers,
    defenders: target ? battle.defenders : defenders,
  };
  const struck = battle.kind === 'strike' ? state : setGroup(state, battle.args[0]!, attackers, false);
  const hit = target ? setGroup(struck, target, defenders, true) : struck;
  return { state: asking(hit, { kind: 'roll', battle: after }), battle: after };
}

/** Whether a landing force at sea is left without armour (CQ-SEA-9, CQ-SEA-10). */
export function sinks(state: State, lane: string): boolean {
  const force = namesForce(lane) ? forceAt(state, lane) : null;
  return force !== null && !force.ashore && armourIn(force.front) + armourIn(force.rear) === 0;
}
