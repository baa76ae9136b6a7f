import { CODES, PLACES, landOf } from '../../../workers/games/conquest/map';
import { NOBODY, type State } from '../../../workers/games/conquest/state';
import { hasNone, optionOf, piecesOf, starsOf, turnsBetween } from './piece-ledger';

/** Row of the reward of an extra card every turn. */
const GUARANTEED_CARD = 3;

/** Stars that a city and an airfield's move cost (CQ-END-4, CQ-END-6). */
const PRICES: Record<string, number> = { build: 2, 'airfield-to': 5 };

const holderOf = ({ hands }: State, card: number): number => hands.findIndex(({ cards }) => cards.has(card));
const isTurned = ({ hands }: State, card: number): boolean => hands.some(({ cards }) => cards.get(card) === true);

const isInvaded = ({ fronts, forces }: State, land: number): boolean =>
  [...fronts].some(([place, { across }]) => across && PLACES[place]!.facing === land) ||
  [...forces].some(([place, { ashore }]) => ashore && PLACES[place]!.facing === land);

const hasInfantry = ({ lands, fronts }: State, land: number): boolean =>
  lands[land]!.rear[0] > 0 || [...fronts].some(([place, { group }]) => PLACES[place]!.at === land && group[0] > 0);

/** Whether the player whose end phase came between the two states gained a card in it (CQ-END-2, CQ-REW-8). */
function isGained(before: State, after: State, card: number, seat: number): boolean {
  const isBefore = before.phase < 5 || ['offer', 'offer-to', 'offer-for', 'answer'].includes(before.node);
  const hasEnded = isBefore && (after.phase === 5 || turnsBetween(before, after) > 0);
  const keeps = after.lands[card]!.owner === seat && hasInfantry(after, card) && !isInvaded(after, card);
  // The last card of the deck is drawn without a choice for chance.
  const isLast =
    before.hands[seat]?.rewards.includes(GUARANTEED_CARD) && CODES.every((_, t) => holderOf(after, t) >= 0);
  return hasEnded && seat === before.player && (keeps || isLast === true);
}

const isOut = (state: State, seat: number): boolean => hasNone(piecesOf(state)[seat]!);

/** Whether what an eliminated player held went where it should (CQ-AIM-4). */
function isSpoil(before: State, after: State, loser: number, taker: number): boolean {
  if (before.phase !== 2 || loser === NOBODY || !isOut(after, loser)) return false;
  return optionOf(before, 'spoils') === 'none' ? taker === NOBODY : taker !== NOBODY;
}

/** Cards change hands and faces only where a rule says so. */
function checkCards(before: State, action: string, after: State): void {
  const [verb, name = ''] = action.split(' ');
  const acted = landOf(name);
  const paid: number[] = [];
  // Where only one land is left to move to, nobody asks.
  const isMoved = verb === 'shift-airfield' && after.airfields.some((land, i) => land !== before.airfields[i]);
  const price = PRICES[isMoved ? 'airfield-to' : verb!];
  CODES.forEach((code, card) => {
    const [was, is] = [holderOf(before, card), holderOf(after, card)];
    if (after.hands.filter(({ cards }) => cards.has(card)).length > 1) throw new Error(`${code} is held twice`);
    if (was !== is) {
      const isRuled =
        (verb === 'place-capital' && was === NOBODY && after.capitals[is] === card) ||
        (verb === 'card' && was === NOBODY && is === before.player && acted === card) ||
        (verb === 'accept' && was !== NOBODY && is !== NOBODY && before.lands[card]!.owner !== was) ||
        isGained(before, after, card, is) ||
        isSpoil(before, after, was, is);
      if (!isRuled) throw new Error(`${code} goes from ${was} to ${is}`);
    } else if (isTurned(before, card) !== isTurned(after, card)) {
      const isUp = isTurned(before, card) && is === after.player && turnsBetween(before, after) > 0;
      const isUsed = verb === 'turn-card' && acted === card;
      if (!isUp && !isUsed && price === undefined) throw new Error(`${code} is turned`);
      if (price !== undefined && !isUp) paid.push(starsOf(code));
    }
  });
  if (price === undefined) return;
  const sum = paid.reduce((all, stars) => all + stars, 0);
  const isEnough = sum >= price && paid.every((stars) => sum - stars < price);
  if (!isEnough) throw new Error(`${verb} is paid with ${paid.join()}`);
}

/** Missions and rewards leave the table for who claims them, and hands with who is out (CQ-MISS-3, CQ-REW-11). */
function checkMissions(before: State, action: string, after: State): void {
  const missionsIn = ({ table, hands }: State): number[] =>
    [...table.filter((one) => one !== NOBODY), ...hands.flatMap(({ missions }) => missions)].sort((a, b) => a - b);
  const [was, is] = [missionsIn(before), missionsIn(after)];
  if (new Set(is).size !== is.length) throw new Error('a mission is there twice');
  const someoneOut = before.hands.some(({ missions }, seat) => missions.length > 0 && isOut(after, seat));
  const isLost = someoneOut && optionOf(before, 'spoils') === 'none';
  if (!isLost && before.phase > 0 && was.join() !== is.join()) throw new Error(`missions ${was.join()}: ${is.join()}`);
  after.table.forEach((mission, row) => {
    const isClaimed = action === `claim ${row}` || action.startsWith(`claim ${row} `);
    if (before.phase && mission !== before.table[row] && !(before.node === 'claim' && isClaimed))
      throw new Error(`row ${row} is claimed by ${action}`);
  });
  before.hands.forEach(({ rewards }, seat) => {
    const now = after.hands[seat]!.rewards;
    const gone = rewards.filter((row) => !now.includes(row));
    const come = now.filter((row) => !rewards.includes(row));
    if (gone.length && !isOut(after, seat)) throw new Error(`seat ${seat} loses rewards ${gone.join()}`);
    const isClaim = before.node === 'claim' && seat === before.player && come.length === 1;
    if (come.length && !(isClaim && before.table[come[0]!] !== NOBODY && after.table[come[0]!] === NOBODY))
      throw new Error(`seat ${seat} gains rewards ${come.join()}`);
  });
}

/** Buildings stay; cities come one by one (CQ-PIECE-5, CQ-PIECE-6, CQ-END-4, CQ-REW-4). */
function checkBuildings(before: State, action: string, after: State): void {
  const [verb, name = ''] = action.split(' ');
  before.lands.forEach(({ city }, land) => {
    const isBuilt = verb === 'build' && landOf(name) === land;
    if (after.lands[land]!.city !== (city || isBuilt)) throw new Error(`the city of ${CODES[land]} changes`);
  });
  before.capitals.forEach((land, seat) => {
    if (land !== NOBODY && after.capitals[seat] !== land) throw new Error(`the capital of ${seat} moves`);
  });
  const moved = after.airfields.filter((land, i) => land !== before.airfields[i]).length;
  const more = after.airfields.length - before.airfields.length;
  const isSame = more === 0 && (moved === 0 || verb === 'airfield-to' || verb === 'shift-airfield');
  if (!isSame && !(more === 1 && (verb === 'airfield' || verb === 'claim')))
    throw new Error(`airfields change: ${action}`);
}

/** Throws an Error that says which card, mission, reward or building came, went or turned without a rule. */
export function checkHoldings(before: State, action: string, after: State): void {
  if (turnsBetween(before, after) > 1) return;
  checkCards(before, action, after);
  checkMissions(before, action, after);
  checkBuildings(before, action, after);
}
