import type { Exact } from '../../analysis/contract';
import type { Choice } from '../../contract';
import { choose, fraction } from './odds';
import { passed } from './passed';
import { TROOP_CODES, type State } from './state';
import { countTiles, other, tilesOf, topSide } from './tiles';

/**
 * The enemy at the start of a turn with every troop it may have on its rack: what the engine allows there is what could be
 * placed at all. Nobody can hold such a rack; it only serves to ask.
 */
export function withEveryTroop(state: State): State {
  const enemy = other(state.toMove);
  const pool = countTiles(state.rack[enemy] + state.unseen[enemy]);
  const rack = tilesOf(pool.map((count) => Math.min(1, count)));
  const unseen = tilesOf(pool.map((count) => Math.max(0, count - 1)));
  const all = passed(state);
  return {
    ...all,
    rack: { ...all.rack, [enemy]: rack },
    unseen: { ...all.unseen, [enemy]: unseen },
    known: { ...all.known, [enemy]: '' },
    frozen: { blue: '', red: '' },
    removed: { ...all.removed, [enemy]: Math.min(all.removed[enemy], unseen.length) },
  };
}

/** What the mover knows of the enemy rack and of what fits on one of its bases. */
interface Threat {
  /** Tiles of the rack known to both, and how many of them fit. */
  known: number;
  knownFit: number;
  /** Tiles of the rack nobody but the enemy has seen, and the pool they come from with what fits of it. */
  hidden: number;
  pool: number;
  poolFit: number;
  /** Tiles of the rack that cannot be placed next turn, any of them as likely as another (TB-FIELD-2, TB-FIELD-6). */
  frozen: number;
}

/** Chance that a tile that fits is on the rack and not frozen. */
function chanceOf({ known, knownFit, hidden, pool, poolFit, frozen }: Threat): Exact {
  // No tile fits if all known ones that would are frozen and the hidden ones left over hold none.
  let [num, den] = [0n, 1n];
  for (let iced = 0; iced <= Math.min(hidden, frozen); iced++) {
    const ways = choose(hidden, iced) * choose(known - knownFit, frozen - knownFit - iced);
    const all = choose(pool, hidden - iced);
    num = num * all + ways * choose(pool - poolFit, hidden - iced) * den;
    den *= all;
  }
  den *= choose(known + hidden, frozen);
  return fraction(den - num, den);
}

/**
 * Fall risk of the mover's bases (section 9.1 of the rules): chance that the enemy can cover them with one placement next
 * turn, as the mover knows it, and the troops that would do.
 * @param placements what may be placed in `withEveryTroop(state)`
 */
export function fallRisks(state: State, placements: readonly Choice[]): { node: string; chance: Exact; by: string }[] {
  const enemy = other(state.toMove);
  const known = countTiles(state.known[enemy]);
  const unknown = countTiles(state.rack[enemy] + state.unseen[enemy]).map((count, troop) => count - known[troop]!);
  const sum = (counts: readonly number[], among: string) =>
    counts.reduce((total, count, troop) => total + (among.includes(TROOP_CODES[troop]!) ? count : 0), 0);
  const all = TROOP_CODES.join('');
  return Object.entries(state.stacks)
    .filter(([, stack]) => topSide(stack) === state.toMove)
    .map(([node]) => {
      const by = all.replace(/./g, (code) =>
        placements.some(({ action }) => action === `place ${code}@${node}`) ? code : '',
      );
      const chance = chanceOf({
        known: state.known[enemy].length,
        knownFit: sum(known, by),
        hidden: state.rack[enemy].length - state.known[enemy].length,
        pool: sum(unknown, all),
        poolFit: sum(unknown, by),
        frozen: state.frozen[enemy].length,
      });
      return { node, chance, by };
    });
}
