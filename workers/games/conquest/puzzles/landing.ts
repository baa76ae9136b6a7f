import { REDEPLOY } from '../../../../assembly/games/conquest/layout';
import type { Node, Walker } from '../../../puzzles/walker';
import { shuffled, type Random } from '../../../random';
import { PLACES, placeText } from '../map';
import { EMPTY_HAND, type State } from '../state';
import { sizeOf, type Divisions } from '../divisions';
import { bordering, onlyLands } from './alone';
import { draftAt, entered, isChoice } from './asking';
import { type Finder } from './finder';
import { about } from './target';
import { strengthOf, withRear } from './theatre';

/** Coasts tried at one node. */
const TRIES = 2;
/** Who may hold the coast, at the border to the port and behind it. */
const GROUPS: readonly Divisions[] = [
  [0, 0, 0],
  [1, 0, 0],
  [2, 0, 0],
  [0, 1, 0],
  [1, 1, 0],
];
const FEWEST = 3;

/** Which of those who have embarked form the front of a landing force. */
export const landing: Finder = (walker, node, random) => {
  const state = walker.state(node);
  // A force launched in an early redeploy phase would attack at once.
  if (state.node !== 'outward' || state.phase !== REDEPLOY) return null;
  for (const place of shuffled(crossings(state), random).slice(0, TRIES)) {
    const launched = launchedFrom(walker, state, place, random);
    const draft = launched && draftAt(walker, walker.state(launched), about('landing', [PLACES[place]!.facing]));
    if (draft && isChoice(draft, FEWEST)) return draft;
  }
  return null;
};

/** Places by the sea, with armour behind them, that face a defended coast of an enemy. */
const crossings = (state: State): number[] =>
  PLACES.flatMap(({ at, facing, sea }, place) => {
    const { owner, rear } = state.lands[at]!;
    const foe = state.lands[facing]!.owner;
    const isReady = sea && owner === state.player && rear[1] + rear[2] > 0 && rear[0] > 0;
    return isReady && foe >= 0 && foe !== owner && strengthOf(state, facing) > 0 ? [place] : [];
  });

/** All that may sail has embarked, and its front is to be formed; null where nobody can sail. */
function launchedFrom(walker: Walker<State>, state: State, place: number, random: Random): Node | null {
  let node = entered(walker, duel(state, place, random));
  for (const step of [`set-out ${placeText(place)}`, 'take-infantry', 'take-armour', 'take-damaged']) {
    if (!node || walker.actor(node) !== state.player) return null;
    const at: Node = node;
    const sails = walker.legal(at).filter((action) => walker.text(at, action).startsWith(step));
    // Numbers ascend: the last is everybody.
    if (sails.length > 0) node = walker.play(at, sails.at(-1)!);
  }
  return node && walker.state(node).node === 'form-front' ? node : null;
}

/**
 * The port, the coast, and land of the same enemy out of everybody's reach; two players, without cards. Who sails and who
 * defends is drawn anew: in games it is nearly always one tank with one infantry against one infantry.
 */
function duel(state: State, place: number, random: Random): State {
  const { at, facing } = PLACES[place]!;
  const foe = state.lands[facing]!.owner;
  const near = [at, facing].flatMap(bordering);
  const far = shuffled(
    state.lands.flatMap(({ owner, city }, land) =>
      owner === foe && !city && land !== facing && !near.includes(land) && !state.capitals.includes(land) ? [land] : [],
    ),
    random,
  ).slice(0, 1);
  const alone = onlyLands(state, [at, facing, ...far]);
  const order = state.order.filter((seat) => seat === state.player || seat === foe);
  const hands = state.hands.map((hand, seat) =>
    order.includes(seat) ? { ...hand, cards: EMPTY_HAND.cards } : EMPTY_HAND,
  );
  const capitals = state.capitals.map((land, seat) => (order.includes(seat) ? land : -1));
  const sailing: Divisions = [1 + random(3), 1 + random(2), 0];
  const [front, behind] = [GROUPS[random(GROUPS.length)]!, GROUPS[random(GROUPS.length)]!];
  const manned: State = {
    ...alone,
    order,
    hands,
    capitals,
    lands: alone.lands.map((land, t) =>
      t === at ? { ...land, rear: sailing } : t === facing ? { ...land, rear: behind } : land,
    ),
    fronts: new Map(sizeOf(front) > 0 ? [[place ^ 1, { group: front, across: false, alerted: false }]] : []),
  };
  return far.reduce((now, land) => withRear(now, land, 1), manned);
}
