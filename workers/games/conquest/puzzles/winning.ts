import { PLACES } from '../map';
import { shuffled, type Random } from '../../../random';
import type { Walker } from '../../../puzzles/walker';
import type { Draft } from '../../../puzzles/puzzle-game';
import type { State } from '../state';
import { draftWith, isChoice } from './asking';
import { type Finder } from './finder';
import { redrawn } from './redrawn';
import { enemiesNextTo, targets } from './theatre';

/** Sets of territories tried at one node, and draws of the troops of each. */
const TRIES = 2;
const DRAWS = 3;
const FEWEST = 3;

/** Missions that are held; one more wins. */
const HELD = 2;

/** Rows whose rewards change nothing in an attack phase and need nothing else: redeploying, cards, units. */
const IDLE_ROWS: readonly number[] = [1, 2, 3, 6];

/**
 * One mission from winning, or the own capital: which attack is likeliest to win this turn. Missions and, now and then, the loss of the
 * capital are drawn anew, since games seldom stand like that.
 */
export const winning: Finder = (walker, node, random) => {
  const state = walker.state(node);
  if (state.node !== 'attack' || state.options['missions-to-win'] !== undefined) return null;
  const begun = nearlyWon(state, random);
  if (!begun) return null;
  const near = targets(begun, begun.player);
  const capital = begun.capitals[begun.player]!;
  const lost = begun.lands[capital]!.owner !== begun.player;
  if (lost && !near.includes(capital)) return null;
  for (let tried = 0; tried < TRIES; tried++) {
    const asked = shuffled(near, random).slice(0, 2 + random(2));
    const lands = lost ? [capital, ...asked.filter((land) => land !== capital).slice(0, 1)] : asked;
    const draft = bestDraw(walker, begun, lands, random);
    if (draft) return draft;
  }
  return null;
};

function bestDraw(walker: Walker<State>, state: State, lands: readonly number[], random: Random): Draft | null {
  const beyond = lands.flatMap((land) => enemiesNextTo(state, land).filter((other) => !lands.includes(other)));
  const all = random(3) === 0 ? [...lands, ...shuffled(beyond, random).slice(0, 1)] : lands;
  for (let draw = 0; draw < DRAWS; draw++) {
    const draft = draftWith(walker, FEWEST, redrawn(state, all, random), { kind: 'win-now' });
    if (draft && isChoice(draft, FEWEST)) return draft;
  }
  return null;
}

/** Two missions held and the capital owned, or three and the capital lost; null where that cannot be. */
function nearlyWon(state: State, random: Random): State | null {
  const { player } = state;
  const hand = state.hands[player]!;
  if (state.claimed > 0 || hand.missions.length > HELD) return null;
  const lost = random(4) === 0;
  const taken = hand.rewards;
  const rows = shuffled(
    IDLE_ROWS.filter((row) => state.table[row]! >= 0 && !taken.includes(row)),
    random,
  ).slice(0, HELD + Number(lost) - hand.missions.length);
  if (rows.length + hand.missions.length < HELD + Number(lost)) return null;
  const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
  const missions = ascending([...hand.missions, ...rows.map((row) => state.table[row]!)]);
  const hands = state.hands.map((one, seat) =>
    seat === player ? { ...one, missions, rewards: ascending([...taken, ...rows]) } : one,
  );
  const won = { ...state, hands, table: state.table.map((mission, row) => (rows.includes(row) ? -1 : mission)) };
  return lost ? withoutCapital(won) : isOwned(won) ? won : null;
}

const isOwned = ({ lands, capitals, player }: State): boolean => lands[capitals[player]!]?.owner === player;

/** The capital belongs to an enemy beside it, unless it is lost already. */
function withoutCapital(state: State): State | null {
  if (!isOwned(state)) return state;
  const capital = state.capitals[state.player]!;
  const [foe] = enemiesNextTo(state, capital);
  if (foe === undefined) return null;
  const { owner } = state.lands[foe]!;
  const lands = state.lands.map((land, at) =>
    at === capital ? { ...land, owner, rear: [1, 0, 0] as const, taken: false, fought: false } : land,
  );
  const fronts = new Map(
    [...state.fronts].filter(([place]) => PLACES[place]!.at !== capital && PLACES[place]!.facing !== capital),
  );
  const forces = new Map(
    [...state.forces].filter(([place]) => PLACES[place]!.at !== capital && PLACES[place]!.facing !== capital),
  );
  return { ...state, lands, fronts, forces };
}
