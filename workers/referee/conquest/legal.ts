import * as battle from './battle';
import { landsOf } from './board';
import { claimable } from './claiming';
import { textOf, type Divisions } from './divisions';
import { buildable, shiftTargets, shiftable } from './ending';
import { engagements } from './engagements';
import { freeCards } from './gaining';
import { inOrder } from './map';
import { advances } from './occupation';
import * as recruit from './recruit';
import * as redeploy from './redeploy';
import { capitalSites, continentsLeft, emptyRow, missionsFor, playersLeft } from './setup';
import { holds } from './sides';
import type { State } from './state';
import { givable, offerable, partners } from './trading';

const upTo = (most: number, least = 0): number[] => Array.from({ length: most + 1 }, (_, n) => n).slice(least);
const each = (verb: string, all: readonly (string | number)[]): string[] => all.map((one) => `${verb} ${one}`);
const troops = (verb: string, all: readonly Divisions[]): string[] => each(verb, all.map(textOf));

/** Every action of the player who decides, unordered; empty at chance nodes and when the game is over. */
export function answers(state: State): string[] {
  const { node, player } = state;
  switch (node.kind) {
    case 'place-capital':
      return each('place-capital', capitalSites(state, node));
    case 'offer':
      return [...each('offer', offerable(state)), 'no-offer'];
    case 'offer-to':
      return each('offer-to', partners(state));
    case 'offer-for':
      return [...each('offer-for', givable(state, node.partner)), 'gift'];
    case 'answer':
      return ['accept', 'refuse'];
    case 'early':
      return holds(state, player, 'early-redeploy') ? ['early-redeploy', 'skip-early'] : ['skip-early'];
    case 'disarm':
      return [...recruit.disarmable(state), 'disarm-done'];
    case 'turn-card':
      return [...each('turn-card', recruit.faceUp(state)), 'turn-done'];
    case 'raise':
      return each('raise', upTo(recruit.mostRaised(state, node.units)));
    case 'deploy':
      return recruit.deployments(state);
    case 'drop':
      return recruit.drops(state);
    case 'drop-count':
      return each('drop-count', upTo(recruit.mostDropped(state, node), 1));
    case 'merge':
      return [...each('merge', recruit.mergeable(state)), 'merge-done'];
    case 'attack':
      return [...engagements(state), 'end-attack'];
    case 'retreat':
      return [...each('retreat', battle.retreats(state, node.battle)), 'stay'];
    case 'commit':
      return troops('commit', battle.commitments(state, node.battle));
    case 'resupply':
      return troops('resupply', battle.resupplies(state, node.battle));
    case 'fall-back':
      return each('fall-back', upTo(battle.mostFalling(state, node.battle, node.player)));
    case 'bring-up':
      return troops('bring-up', battle.bringUpChoices(state, node.battle, node.player));
    case 'go-on':
      return ['fight-on', 'break-off'];
    case 'advance-infantry':
    case 'advance-armour':
    case 'advance-damaged':
      return each(node.kind, advances(state, node));
    case 'withdraw':
      return [...each('withdraw', redeploy.withdrawable(state)), 'withdraw-done'];
    case 'move':
      return [...redeploy.moves(state), 'move-done'];
    case 'move-to':
      return each('move-to', redeploy.destinations(state, node.from));
    case 'move-count':
      return each('move-count', upTo(redeploy.movable(state, node.from, node.what), 1));
    case 'outward':
      return [
        ...each('set-out', redeploy.settingOut(state)),
        ...redeploy.sailings(state),
        ...each('ashore', redeploy.landable(state)),
        'outward-done',
      ];
    case 'take-infantry':
    case 'take-armour':
    case 'take-damaged':
      return each(node.kind, redeploy.takings(state, node));
    case 'form-front':
      return troops('form-front', redeploy.formations(node));
    case 'man':
      return [...redeploy.mannable(state), 'man-done'];
    case 'man-with':
      return troops('man-with', redeploy.mannings(state, node.at));
    case 'claim':
      return [...each('claim', claimable(state)), 'no-claim'];
    case 'airfield':
      return each('airfield', landsOf(state, player));
    case 'end':
      return [...each('build', buildable(state)), ...each('shift-airfield', shiftable(state)), 'end-turn'];
    case 'airfield-to':
      return each('airfield-to', shiftTargets(state, node.from));
    default:
      return [];
  }
}

/** Every outcome chance may bring with its weight; empty unless chance decides. */
export function chances(state: State): [action: string, weight: number][] {
  const { node } = state;
  const evenly = (verb: string, all: readonly (string | number)[]): [string, number][] =>
    each(verb, all).map((action) => [action, 1]);
  switch (node.kind) {
    case 'continent':
      return evenly('continent', continentsLeft(node));
    case 'first':
      return evenly('first', playersLeft(state, node));
    case 'mission':
      return evenly('mission', missionsFor(state, emptyRow(state)));
    case 'card':
      return evenly('card', inOrder(freeCards(state)));
    case 'roll':
      return battle.rolls(state, node.battle).map(([result, weight]) => [`roll ${result}`, weight]);
    default:
      return [];
  }
}
