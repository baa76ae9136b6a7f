import { addToRear, change, changeFront, forceAt, forcesOf, frontAt, groupAt } from './board';
import { invadersOf, ownerOf, ownerOfGroup, removeForce, rearOf, sendable, targetLand } from './board';
import { divisions, isNone, minus, plus, type Divisions } from './divisions';
import { eliminate } from './elimination';
import { baseOf, farOf, namesForce, neighboursOf, type Land } from './map';
import { attackingGroup } from './sides';
import { asking, type Battle, type NodeOf, type Player, type State } from './state';
import { disown, drop, tidy } from './tidy';

/** The end of a battle, in the order of 2.19. */
export function endBattle(state: State, battle: Battle, opponent: Player | null): State {
  const land = targetLand(battle);
  const named = plus(battle.attackers, battle.defenders);
  const returned = land && !isNone(named) ? addToRear(state, land, named) : state;
  return eliminate(tidy(asking(returned, { kind: 'attack' })), opponent);
}

/** Groups of other players that lie in the territory with a division; a beaten group is none. */
const othersIn = (state: State, land: Land): boolean =>
  invadersOf(state, land).some(
    (group) => ownerOfGroup(state, group) !== state.player && !isNone(groupAt(state, group)),
  );

/** A contest over ownerless land in which no other invader is left (2.19, step 6). */
export const isContestWon = (state: State, battle: Battle): boolean =>
  battle.kind === 'contest' &&
  ownerOf(state, farOf(battle.args[0]!)) === null &&
  !othersIn(state, farOf(battle.args[0]!)) &&
  !isNone(attackingGroup(state, battle));

/** Step 8 of 2.19: the land has no owner now. */
export function occupation(before: State, battle: Battle, opponent: Player | null): State {
  const state = disown(before);
  const group = battle.args[0]!;
  if (othersIn(state, targetLand(battle)!)) return endBattle(stayInside(state, battle), battle, opponent);
  if (namesForce(group)) {
    const { front, rear } = forceAt(state, group)!;
    return moveIn(removeForce(state, group), battle, plus(front, rear));
  }
  return asking(state, { kind: 'advance-infantry', battle, chosen: [] });
}

/** CQ-INV-16: a third player lies in the land as well, so the group stays on the border. */
function stayInside(state: State, { args }: Battle): State {
  const group = args[0]!;
  if (isNone(groupAt(state, group))) return state;
  if (!namesForce(group)) return changeFront(state, group, { across: true });
  return { ...state, forces: { ...state.forces, [group]: { ...forceAt(state, group)!, ashore: true } } };
}

/** Everybody who may move in: the group and what its feeding rear may send (CQ-OCC-2, CQ-OCC-6). */
const movable = (state: State, battle: Battle): Divisions =>
  plus(groupAt(state, battle.args[0]!), sendable(state, baseOf(battle.args[0]!)));

type Advance = NodeOf<'advance-infantry' | 'advance-armour' | 'advance-damaged'>;

/** The numbers of the kind that is asked for; at least one division moves in in all. */
export function advances(state: State, { kind, battle, chosen }: Advance): number[] {
  const { I, A, D } = movable(state, battle);
  const moving = chosen.reduce((all, one) => all + one, 0);
  const [most, later] = { 'advance-infantry': [I, A + D], 'advance-armour': [A, D], 'advance-damaged': [D, 0] }[
    kind
  ] as [number, number];
  const least = moving + later > 0 ? 0 : 1;
  return Array.from({ length: most + 1 }, (_, n) => n).filter((n) => n >= least);
}

export function advance(state: State, { kind, battle, chosen }: Advance, count: number): State {
  const numbers = [...chosen, count];
  if (kind === 'advance-infantry') return asking(state, { kind: 'advance-armour', battle, chosen: numbers });
  if (kind === 'advance-armour') return asking(state, { kind: 'advance-damaged', battle, chosen: numbers });
  const [I, A, D] = numbers as [number, number, number];
  const moving = divisions(I, A, D);
  return moveIn(leaveBorder(state, battle.args[0]!, moving), battle, moving);
}

/** CQ-OCC-2, with everybody who moves in taken from where he stood. */
function moveIn(state: State, battle: Battle, moving: Divisions): State {
  const land = farOf(battle.args[0]!);
  const owned = change(state, land, { owner: state.player, rear: moving, taken: 'fighting' });
  return endBattle(comeTogether(owned, land), battle, null);
}

/** The chosen divisions leave the group and its rear, the rest of the group drops to the rear. */
function leaveBorder(state: State, place: string, chosen: Divisions): State {
  const together = drop(state, place);
  const base = baseOf(place);
  return change(together, base, { rear: minus(rearOf(together, base), chosen) });
}

/** The occupier's other groups there drop back to their bases, his forces ashore move in. */
function comeTogether(state: State, land: Land): State {
  const dropped = neighboursOf(land)
    .map((next) => `${next.land}/${land}`)
    .filter((place) => frontAt(state, place).across)
    .reduce((after, place) => drop(after, place), state);
  return forcesOf(dropped, state.player)
    .filter((lane) => farOf(lane) === land && forceAt(dropped, lane)!.ashore)
    .reduce((after, lane) => {
      const { front, rear } = forceAt(after, lane)!;
      return addToRear(removeForce(after, lane), land, plus(front, rear));
    }, dropped);
}
