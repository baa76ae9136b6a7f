import { addToRear, change, changeFront, continentsOf, countsAsCapital, frontAt, isHome, landsOf } from './board';
import { rearOf, roomAt, supplyOf, territory } from './board';
import { divisions, minus, plus, some, type Divisions, type Kind } from './divisions';
import { CONTINENTS, baseOf, isPlace, placesOf, starsOn, type Land, type Place } from './map';
import { holds } from './sides';
import { asking, type NodeOf, type State } from './state';
import { beginPhase } from './turn';

/** Units that need no card: cities, capitals, continents and the reward (CQ-REC-1, CQ-REC-3, CQ-REC-4, CQ-REW-1). */
export function income(state: State): number {
  const { player } = state;
  const built = landsOf(state, player).map((land) => {
    const { city, capital } = territory(state, land);
    return (city ? 1 : 0) + (countsAsCapital(state, capital, player) ? 1 : 0);
  });
  const bonuses = continentsOf(state, player).map((continent) => CONTINENTS[continent]!.bonus);
  const reward = holds(state, player, 'two-units') ? 2 : 0;
  return [...built, ...bonuses, reward].reduce((all, one) => all + one, 0);
}

/** Armour on land that may disarm, as the arguments of its action (CQ-CONV-3, CQ-CONV-4, CQ-CONV-6). */
export function disarmable(state: State): string[] {
  if (supplyOf(state, state.player).infantry < 3) return [];
  const kinds = (all: Divisions): Kind[] => (['A', 'D'] as const).filter((kind) => all[kind] > 0);
  return landsOf(state, state.player).flatMap((land) => [
    ...kinds(rearOf(state, land)).map((kind) => `disarm-rear ${land} ${kind}`),
    ...placesOf(land).flatMap((place) =>
      kinds(frontAt(state, place).group).map((kind) => `disarm-front ${place} ${kind}`),
    ),
  ]);
}

export const disarmRear = (state: State, land: Land, kind: Kind): State =>
  change(state, land, { rear: plus(minus(rearOf(state, land), some(kind, 1)), divisions(3)) });

/** As many of the three as there is room for stay at the front (CQ-CONV-4). */
export function disarmFront(state: State, place: Place, kind: Kind): State {
  const group = minus(frontAt(state, place).group, some(kind, 1));
  const staying = 2 - group.I - group.A - group.D;
  const manned = changeFront(state, place, { group: plus(group, divisions(staying)) });
  return addToRear(manned, baseOf(place), divisions(3 - staying));
}

/** Homes with three infantry in the rear, while an armour piece is left (CQ-CONV-1, CQ-CONV-2, CQ-CONV-5). */
export const mergeable = (state: State): Land[] =>
  supplyOf(state, state.player).armour < 1
    ? []
    : landsOf(state, state.player).filter((land) => isHome(state, land, state.player) && rearOf(state, land).I >= 3);

export const merge = (state: State, land: Land): State => addToRear(state, land, divisions(-3, 1));

/** Cards that lie face up before the player. */
export const faceUp = (state: State): Land[] =>
  Object.entries(state.holdings[state.player].cards).flatMap(([card, turned]) => (turned ? [] : [card]));

export function turnOver(state: State, cards: readonly Land[]): State {
  const holding = state.holdings[state.player];
  const turned = Object.fromEntries(cards.map((card) => [card, true]));
  const after = { ...holding, cards: { ...holding.cards, ...turned } };
  return { ...state, holdings: { ...state.holdings, [state.player]: after } };
}

export const turnCard = (state: State, card: Land, units: number): State =>
  asking(turnOver(state, [card]), { kind: 'turn-card', units: units + starsOn(card) });

/** How many armoured divisions the units, the supply and the homes allow (CQ-REC-6, CQ-REC-7, CQ-CONV-5). */
export function mostRaised(state: State, units: number): number {
  const hasHome = landsOf(state, state.player).some((land) => isHome(state, land, state.player));
  return hasHome ? Math.min(Math.floor(units / 3), supplyOf(state, state.player).armour) : 0;
}

/** Infantry without a piece or a territory is lost (CQ-REC-14). */
export function raise(state: State, units: number, armour: number): State {
  const { player } = state;
  const room = landsOf(state, player).length ? supplyOf(state, player).infantry : 0;
  return placing(state, armour, Math.max(0, Math.min(units - 3 * armour, room)));
}

function placing(state: State, armour: number, infantry: number): State {
  if (armour) return asking(state, { kind: 'deploy', armour, infantry });
  return asking(state, infantry ? { kind: 'drop', armour, infantry } : { kind: 'merge' });
}

/** Where the next armoured division may go (CQ-REC-7, CQ-REC-13). */
export const deployments = (state: State): string[] =>
  landsOf(state, state.player)
    .filter((land) => isHome(state, land, state.player))
    .flatMap((land) => [`deploy-rear ${land}`, ...open(state, land).map((place) => `deploy-front ${place}`)]);

const open = (state: State, land: Land): Place[] => placesOf(land).filter((place) => roomAt(state, place) > 0);

export const drops = (state: State): string[] =>
  landsOf(state, state.player).flatMap((land) => [
    `drop-rear ${land}`,
    ...open(state, land).map((place) => `drop-front ${place}`),
  ]);

/** New divisions go to a rear or a front place. */
const put = (state: State, at: Land | Place, more: Divisions): State =>
  isPlace(at) ? changeFront(state, at, { group: plus(frontAt(state, at).group, more) }) : addToRear(state, at, more);

export const deploy = (state: State, at: Land | Place, { armour, infantry }: NodeOf<'deploy'>): State =>
  placing(put(state, at, divisions(0, 1)), armour - 1, infantry);

export const mostDropped = (state: State, { to, infantry }: NodeOf<'drop-count'>): number =>
  isPlace(to) ? Math.min(infantry, roomAt(state, to)) : infantry;

export const dropCount = (state: State, { to, armour, infantry }: NodeOf<'drop-count'>, count: number): State =>
  placing(put(state, to, divisions(count)), armour, infantry - count);

/** Disarming is over: in the recruit phase cards are turned, in the redeploy phase infantry merges (CQ-CONV-7). */
export const disarmed = (state: State): State =>
  asking(state, state.phase === 1 ? { kind: 'turn-card', units: income(state) } : { kind: 'merge' });

export const merged = (state: State): State =>
  state.phase === 1 ? beginPhase(state, 2) : asking(state, { kind: 'outward' });
