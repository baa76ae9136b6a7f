import { readAction, type Action } from './action';
import { battleOf } from './board';
import { actor, legal, outcomes, seat } from './game';
import type { Kind } from './divisions';
import * as attack from './refuse-attack';
import * as end from './refuse-end';
import * as recruit from './refuse-recruit';
import * as redeploy from './refuse-redeploy';
import { PLAYERS, type Player, type State } from './state';
import { timing } from './timing';

/**
 * Every rule that forbids an action (section 5), in the order in which they are looked at; none if it can be played;
 * null if the text is malformed. Total over any text.
 */
export function refusals(state: State, text: string): string[] | null {
  const action = readAction(text);
  if (!action) return null;
  if (action.noBorder) return ['CQ-BOARD-2'];
  if (legal(state).includes(text) || outcomes(state).some((outcome) => outcome.action === text)) return [];
  const isOthers = actor(state) === 'player' && PLAYERS[seat(state)] !== state.player;
  const untimely = timing(state, action.verb, isOthers);
  const reasons = untimely
    ? (passedOver(state, action) ?? [meansForce(state, action) ? 'CQ-REC-10' : untimely])
    : contents(state, action);
  return reasons.length ? [...new Set(reasons)] : ['CQ-TURN-1'];
}

/** Whoever mans a landing force of his own while recruits are to be placed means to put them there. */
const meansForce = ({ node, forces, player }: State, { verb, args }: Action): boolean =>
  /^(deploy|drop|drop-count)$/.test(node.kind) && verb === 'man-force' && forces[args[0]!]?.owner === player;

/**
 * Retreating, resupplying and falling back are steps that pass silently where they are not possible, so whoever tries
 * them at another moment of the battle is told why; null if they are possible or the action is another one.
 */
function passedOver(state: State, { verb, args }: Action): string[] | null {
  const battle = battleOf(state);
  if (!battle) return null;
  const [one = ''] = args;
  const reasons =
    verb === 'retreat'
      ? attack.retreatReasons(state, battle, one)
      : verb === 'resupply'
        ? attack.unreadyReasons(state, battle, one)
        : verb === 'fall-back'
          ? attack.fallBackReasons(state, battle, PLAYERS[seat(state)]!, Number(one))
          : [];
  return reasons.length ? reasons : null;
}

/** What is wrong with an action of the kind that is asked for. */
function contents(state: State, { verb, args }: Action): string[] {
  const { node, player } = state;
  const [one = '', two = ''] = args;
  const count = Number(one);
  switch (node.kind) {
    case 'continent':
      return ['CQ-SETUP-3'];
    case 'first':
      return ['CQ-SETUP-7'];
    case 'mission':
      return ['CQ-SETUP-10'];
    case 'card':
      return ['CQ-REW-9'];
    case 'roll':
      return ['CQ-DICE-7'];
    case 'place-capital':
      return recruit.placeCapitalReasons(state, node, one);
    case 'offer':
      return recruit.offerReasons(state, player, one);
    case 'offer-to':
      return recruit.partnerReasons(state, one as Player);
    case 'offer-for':
      return recruit.offerReasons(state, node.partner, one);
    case 'early':
      return end.earlyReasons(state);
    case 'disarm':
      return verb === 'disarm-rear'
        ? recruit.disarmRearReasons(state, one, two as Kind)
        : recruit.disarmFrontReasons(state, one, two as Kind);
    case 'turn-card':
      return recruit.turnCardReasons(state, one);
    case 'raise':
      return recruit.raiseReasons(state, node.units, count);
    case 'deploy':
      return recruit.deployReasons(state, one);
    case 'drop':
      return recruit.dropReasons(state, one);
    case 'drop-count':
      return recruit.dropCountReasons(state, node, count);
    case 'merge':
      return recruit.mergeReasons(state, one);
    case 'attack':
      return engagementReasons(state, verb, one, two);
    case 'retreat':
      return attack.retreatReasons(state, node.battle, one);
    case 'commit':
      return attack.commitReasons(state, node, one);
    case 'resupply':
      return attack.resupplyReasons(state, node, one);
    case 'fall-back':
      return attack.fallBackReasons(state, node.battle, node.player, count);
    case 'bring-up':
      return attack.bringUpReasons(state, node, one);
    case 'advance-infantry':
    case 'advance-armour':
    case 'advance-damaged':
      return attack.advanceReasons(state, node, count);
    case 'withdraw':
      return redeploy.withdrawReasons(state, one);
    case 'move':
      return redeploy.moveReasons(state, one, two as Kind);
    case 'move-to':
      return redeploy.moveToReasons(state, node.from, one);
    case 'move-count':
      return redeploy.moveCountReasons(state, node, count);
    case 'outward':
      if (verb === 'set-out') return redeploy.setOutReasons(state, one);
      return verb === 'ashore' ? redeploy.ashoreReasons(state, one) : redeploy.sailHomeReasons(state, one, two);
    case 'take-infantry':
    case 'take-armour':
    case 'take-damaged':
      return redeploy.takeReasons(state, node, count);
    case 'form-front':
      return redeploy.formFrontReasons(node, one);
    case 'man':
      return verb === 'man-front' ? redeploy.manFrontReasons(state, one) : redeploy.manForceReasons(state, one);
    case 'man-with':
      return redeploy.manWithReasons(state, node.at, one);
    case 'claim':
      return end.claimReasons(state, count);
    case 'airfield':
      return end.airfieldReasons(state, one);
    case 'end':
      return verb === 'build' ? end.buildReasons(state, one) : end.shiftReasons(state, one);
    case 'airfield-to':
      return end.airfieldToReasons(state, node.from, one);
    default:
      return [];
  }
}

function engagementReasons(state: State, verb: string, one: string, two: string): string[] {
  switch (verb) {
    case 'border':
      return attack.borderReasons(state, one);
    case 'landing':
      return attack.landingReasons(state, one);
    case 'raid-front':
      return attack.raidReasons(state, one, two);
    case 'raid-rear':
      return attack.raidReasons(state, one, null);
    case 'strike':
      return attack.strikeReasons(state, one, two);
    case 'contest':
      return attack.contestReasons(state, one, two);
    case 'counter':
      return attack.counterReasons(state, one);
    default:
      return attack.walkInReasons(state, one);
  }
}
