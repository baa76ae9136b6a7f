import * as battle from './battle';
import { claim, setAirfield, stopClaiming } from './claiming';
import { divisionsOf, type Kind } from './divisions';
import { build, endTurn, shift } from './ending';
import { drawCard } from './gaining';
import { advance, endBattle } from './occupation';
import * as recruit from './recruit';
import * as redeploy from './redeploy';
import { drawContinent, drawPlayer, layMission, placeCapital } from './setup';
import { defender } from './sides';
import { asking, type Player, type State } from './state';
import { accept } from './trading';
import { afterOffer, beginPhase } from './turn';

/** What an action or an outcome that is possible here leads to; steps with one possibility are left to the caller. */
export function play(state: State, action: string): State {
  const { node } = state;
  const words = action.split(' ');
  const [verb, one = '', two = ''] = words;
  const count = Number(one);
  const troops = divisionsOf(one)!;
  switch (node.kind) {
    case 'continent':
      return drawContinent(state, node, count);
    case 'place-capital':
      return placeCapital(state, node, one);
    case 'first':
      return drawPlayer(state, node, one as Player);
    case 'mission':
      return layMission(state, count);
    case 'offer':
      return verb === 'offer' ? asking(state, { kind: 'offer-to', card: one }) : afterOffer(state);
    case 'offer-to':
      return asking(state, { kind: 'offer-for', card: node.card, partner: one as Player });
    case 'offer-for':
      return asking(state, { ...node, kind: 'answer', wanted: verb === 'gift' ? null : one });
    case 'answer':
      return verb === 'accept' ? accept(state, node) : afterOffer(state);
    case 'early':
      return asking(state, { kind: verb === 'early-redeploy' ? 'withdraw' : 'disarm' });
    case 'disarm':
      if (verb === 'disarm-rear') return recruit.disarmRear(state, one, two as Kind);
      return verb === 'disarm-front' ? recruit.disarmFront(state, one, two as Kind) : recruit.disarmed(state);
    case 'turn-card':
      return verb === 'turn-card'
        ? recruit.turnCard(state, one, node.units)
        : asking(state, { kind: 'raise', units: node.units });
    case 'raise':
      return recruit.raise(state, node.units, count);
    case 'deploy':
      return recruit.deploy(state, one, node);
    case 'drop':
      return asking(state, { ...node, kind: 'drop-count', to: one });
    case 'drop-count':
      return recruit.dropCount(state, node, count);
    case 'merge':
      return verb === 'merge' ? recruit.merge(state, one) : recruit.merged(state);
    case 'attack':
      return verb === 'end-attack' ? endAttack(state) : battle.engage(state, words);
    case 'retreat':
      return verb === 'retreat'
        ? battle.retreat(state, node.battle, one)
        : asking(state, { kind: 'commit', battle: node.battle });
    case 'commit':
      return battle.commit(state, node.battle, troops);
    case 'resupply':
      return battle.resupply(state, node.battle, troops);
    case 'roll':
      return battle.roll(state, node.battle, one);
    case 'fall-back':
      return battle.fallBack(state, node.battle, node.player, count);
    case 'bring-up':
      return battle.bringUp(state, node.battle, node.player, troops);
    case 'go-on':
      return verb === 'fight-on'
        ? asking(state, { kind: 'retreat', battle: node.battle })
        : endBattle(state, node.battle, defender(state, node.battle));
    case 'advance-infantry':
    case 'advance-armour':
    case 'advance-damaged':
      return advance(state, node, count);
    case 'withdraw':
      return verb === 'withdraw' ? redeploy.withdraw(state, one) : asking(state, { kind: 'move' });
    case 'move':
      return verb === 'move' ? asking(state, { kind: 'move-to', from: one, what: two as Kind }) : redeploy.moved(state);
    case 'move-to':
      return asking(state, { ...node, kind: 'move-count', to: one });
    case 'move-count':
      return redeploy.move(state, node, count);
    case 'outward':
      if (verb === 'set-out') return asking(state, { kind: 'take-infantry', place: one, chosen: [] });
      if (verb === 'sail-home') return redeploy.sailHome(state, one, two);
      return verb === 'ashore' ? redeploy.comeAshore(state, one) : asking(state, { kind: 'man' });
    case 'take-infantry':
    case 'take-armour':
    case 'take-damaged':
      return redeploy.take(state, node, count);
    case 'form-front':
      return redeploy.launch(state, node, troops);
    case 'man':
      return verb === 'man-done' ? redeploy.redeployed(state) : asking(state, { kind: 'man-with', at: one });
    case 'man-with':
      return redeploy.man(state, node.at, troops);
    case 'claim':
      return verb === 'claim' ? claim(state, count) : stopClaiming(state);
    case 'airfield':
      return setAirfield(state, one);
    case 'card':
      return drawCard(state, one);
    case 'end':
      if (verb === 'build') return build(state, one);
      return verb === 'shift-airfield' ? asking(state, { kind: 'airfield-to', from: one }) : endTurn(state);
    case 'airfield-to':
      return shift(state, node.from, one);
    default:
      throw new RangeError(`nothing is decided at ${node.kind}`);
  }
}

/** Whoever has redeployed early instead skips the redeploy phase (option `early-redeploy`). */
const endAttack = (state: State): State =>
  beginPhase(state, state.early && state.options['early-redeploy'] === 'instead' ? 4 : 3);
