/** What a decision in the middle of a battle or a choice remembers, made up so that it can be asked. */
import { BATTLE_NODES, ENGAGEMENTS } from '$workers/games/conquest/blank';
import { PLACES } from '$workers/games/conquest/map';
import { NOBODY, type Step } from '$workers/games/conquest/state';
import type { Draft } from './draft';
import { cardsOf, frontsOf, hasRoom, outwardOf, ownLands, wayOf } from './draft-places';
import { canRoll, deciderOf, engagementsAt, type Engagement } from './engagements';
import { NO_LAND } from './field';

const NOWHERE: Engagement = { kind: ENGAGEMENTS.border, source: 0, target: 0 };

/** The node with what it needs to be asked at all, as likely as can be. */
export function withStepOf(draft: Draft): Draft {
  const { node, player, hands } = draft;
  if (BATTLE_NODES.includes(node)) {
    const offered = engagementsAt(draft);
    const rolled = node === 'roll' ? offered.find((one) => canRoll(draft, one)) : undefined;
    const engagement = rolled ?? offered[0] ?? NOWHERE;
    const next: Draft = { ...draft, battle: { own: [0, 0, 0], foe: [0, 0, 0], ...engagement } };
    return { ...next, decider: deciderOf(next) };
  }
  const step = (changes: Partial<Step>): Draft => ({ ...draft, step: { ...draft.step, ...changes } });
  const [land = 0] = ownLands(draft);
  const partner = draft.order.find((seat) => seat !== player) ?? 0;
  const card =
    cardsOf(draft, player).find((t) => draft.lands[t]!.owner !== player) ?? cardsOf(draft, player)[0] ?? land;
  switch (node) {
    case 'place-capital':
      return step({ drawn: hands.map((_, seat) => seat) });
    case 'offer-to':
      return step({ pick: card });
    case 'offer-for':
      return step({ pick: card, pickKind: partner });
    case 'answer':
      return { ...step({ pick: card, pickKind: partner, pickTo: NO_LAND }), decider: partner };
    case 'drop-count':
      return step({ infantryLeft: 2, pick: land });
    case 'move-to':
    case 'move-count': {
      const [from = land, to = land] = wayOf(draft) ?? [];
      const kind = draft.lands[from]!.rear.findIndex((count) => count > 0);
      return step({ pick: from, pickKind: Math.max(0, kind), pickTo: node === 'move-count' ? to : 0 });
    }
    case 'take-infantry':
    case 'take-armour':
    case 'take-damaged':
    case 'form-front': {
      const outward = outwardOf(draft);
      const rearOf = (place: number) => draft.lands[PLACES[place]!.at]!.rear;
      // A force is launched against an enemy, with armour that waits in the port.
      const isLaunch = (place: number): boolean =>
        draft.lands[PLACES[place]!.facing]!.owner !== NOBODY &&
        !draft.forces.has(place) &&
        rearOf(place)[1] + rearOf(place)[2] > 0;
      const place = (node === 'form-front' ? outward.find(isLaunch) : undefined) ?? outward[0] ?? 0;
      const [infantry, armour] = rearOf(place);
      const one: Step['take'] = [Math.min(1, infantry), Number(armour > 0), Number(armour === 0)];
      const along: Step['take'] = [Math.min(1, infantry), 0, 0];
      return step({ pick: place, take: node === 'form-front' ? one : node === 'take-infantry' ? [0, 0, 0] : along });
    }
    case 'man-with':
      return step({ pick: frontsOf(draft).find((place) => hasRoom(draft, place)) ?? frontsOf(draft)[0] ?? 0 });
    case 'airfield-to':
      return step({ pick: draft.airfields.find((t) => draft.lands[t]!.owner === player) ?? land });
    default:
      return draft;
  }
}
