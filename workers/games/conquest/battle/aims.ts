/** How far the open missions are this turn, and in which order several territories are best attacked from one (section 9.2 of the rules). */
import cards from '../../../../assembly/games/conquest/data/conquest-cards.json?keys=missions,condition,kind,continent,count,tookAtLeast';
import map from '../../../../assembly/games/conquest/data/conquest-map.json?keys=territories,borders,continents,id,abbr,a,b,kind';
import { ATTACK, REDEPLOY } from '../../../../assembly/games/conquest/layout';
import type { BattleEngine } from '../../../engine/conquest/battle';
import type { Board, Colour } from '../board';
import { CODES, CONTINENTS, PLACES } from '../map';
import { fightsFor } from './fights';
import { orders, type OrderRow } from './operation';
import type { Chances } from './quantities';
import { ATTACK_DIE, DEFENCE_DIE, hasAir, isFortified, isInvaded, neighboursOf, troopsOf } from './standing';
import type { Border, Land, Theatre } from './theatre';
import { divisions } from './troops';

export interface Aim {
  /** Index of the mission, and the row of the table it lies in. */
  mission: number;
  row: number;
  /** How much of what it counts the player has now, and how much it wants. */
  have: number;
  wanted: number;
  /**
   * A chance that he can claim it this turn: with one base a territory, the best of them, and neutral land beside his own for
   * the asking. He may well do better; null where that is not looked at any more.
   */
  chance: number | null;
}

/** A territory that can be won this turn, and how likely. */
interface Gain {
  code: string;
  /** The base that fights for it; null for neutral land. */
  from: string | null;
  chance: number;
}

const product = (gains: readonly Gain[]): number => gains.reduce((all, { chance }) => all * chance, 1);

/** Every open mission, the likeliest first. */
export function aimsOf(board: Board, chanceOf: Chances): Aim[] {
  const all = gainsOf(board, chanceOf);
  return board.table
    .flatMap((mission, row) => (mission === null ? [] : [{ row, mission, ...aimOf(board, mission, all) }]))
    .sort((a, b) => (b.chance ?? -1) - (a.chance ?? -1) || b.have / b.wanted - a.have / a.wanted);
}

/** The best base for every territory, no base twice; neutral land is entered at the end, while there is infantry for it. */
function gainsOf(board: Board, chanceOf: Chances): Gain[] {
  const { lands, player, phase } = board;
  const fought = Object.keys(lands).flatMap((code) =>
    phase > ATTACK
      ? []
      : fightsFor(board, code).flatMap((fight): Gain[] => {
          const found = fight.by === player ? chanceOf(fight) : null;
          return found ? [{ code, from: fight.from.slice(0, 3), chance: found.value }] : [];
        }),
  );
  const [bases, gains] = [new Set<string>(), [] as Gain[]];
  for (const gain of fought.sort((a, b) => b.chance - a.chance)) {
    if (bases.has(gain.from!) || gains.some(({ code }) => code === gain.code)) continue;
    bases.add(gain.from!);
    gains.push(gain);
  }
  if (phase > REDEPLOY) return gains;
  for (const base of Object.keys(lands).filter((code) => lands[code]!.owner === player && !bases.has(code))) {
    // One infantry stays, and so does one for each land entered.
    let spare = troopsOf(lands[base]!.rear).infantry - 1;
    for (const code of neighboursOf(base)) {
      if (spare < 1 || lands[code]?.owner || gains.some((gain) => gain.code === code)) continue;
      gains.push({ code, from: null, chance: 1 });
      --spare;
    }
  }
  return gains.sort((a, b) => b.chance - a.chance);
}

function aimOf(board: Board, mission: number, all: readonly Gain[]): Omit<Aim, 'mission' | 'row'> {
  const { lands, player, players } = board;
  const { kind, continent, count = 1, tookAtLeast = 0 } = cards.missions[mission]!.condition;
  const isOwn = (code: string): boolean => lands[code]?.owner === player;
  const own = Object.keys(lands).filter(isOwn);
  const fought = own.filter((code) => lands[code]!.fought);
  const battles = all.filter(({ from }) => from !== null);
  const isOver = board.phase > REDEPLOY;

  /** So many more of them, the likeliest. */
  const more = (have: number, wanted: number, gains: readonly Gain[]): Omit<Aim, 'mission' | 'row'> => {
    const missing = Math.max(0, wanted - have);
    if (missing === 0) return { have, wanted, chance: 1 };
    return { have, wanted, chance: isOver || gains.length < missing ? 0 : product(gains.slice(0, missing)) };
  };
  const listOf = (index: number): string[] => CONTINENTS[index]!.map((t) => CODES[t]!);
  const whole = (index: number): Omit<Aim, 'mission' | 'row'> => {
    const list = listOf(index);
    const have = list.filter(isOwn).length;
    return more(
      have,
      list.length,
      all.filter(({ code }) => list.includes(code)),
    );
  };
  const best = (indices: readonly number[]): Omit<Aim, 'mission' | 'row'>[] =>
    indices.map(whole).sort((a, b) => b.chance! - a.chance! || b.have / b.wanted - a.have / a.wanted);
  const indices = [...CONTINENTS.keys()];

  switch (kind) {
    case 'control-continent':
      return whole(map.continents.findIndex(({ id }) => id === continent));
    case 'control-continents': {
      const nearest = best(indices).slice(0, count);
      const have = indices.filter((index) => listOf(index).every(isOwn)).length;
      return { have, wanted: count, chance: nearest.reduce((sum, { chance }) => sum * chance!, 1) };
    }
    case 'own-territories':
      return more(own.length, count, all);
    case 'own-cities': {
      const held = own.filter((code) => lands[code]!.city).length;
      return more(
        held,
        count,
        battles.filter(({ code }) => lands[code]?.city),
      );
    }
    case 'own-enemy-capitals': {
      const sites = Object.entries(players).flatMap(([colour, { capital }]) =>
        colour !== player && capital ? [capital] : [],
      );
      return more(
        sites.filter(isOwn).length,
        count,
        all.filter(({ code }) => sites.includes(code)),
      );
    }
    case 'took-territories':
      return more(fought.length, count, battles);
    case 'took-cities':
      return more(
        fought.filter((code) => lands[code]!.city).length,
        count,
        battles.filter(({ code }) => lands[code]?.city),
      );
    default: {
      // Enough of it has to be won by fighting this turn.
      const [first] = best(
        indices.filter((index) => {
          const list = listOf(index);
          const open = battles.filter(({ code }) => list.includes(code)).length;
          return list.filter((code) => fought.includes(code)).length + open >= tookAtLeast;
        }),
      );
      return first ?? { have: 0, wanted: 1, chance: 0 };
    }
  }
}

const LAND_BORDERS = PLACES.flatMap(({ at, facing, sea }, place) =>
  sea || place % 2 ? [] : [[CODES[at]!, CODES[facing]!] as const],
);

/** Enemy land that can be attacked over land from a base. */
export const targetsOf = ({ lands, player }: Board, base: string): string[] =>
  LAND_BORDERS.flatMap(([a, b]) => (a === base ? [b] : b === base ? [a] : [])).filter(
    (code) => lands[code]?.owner && lands[code].owner !== player,
  );

/**
 * Orders in which the player on turn can take some territories from one base, the best first; lands are numbers into `targets`,
 * from 1 on. Throws a RangeError where the theatre is larger than it can be.
 */
export function ordersFrom(engine: BattleEngine, board: Board, base: string, targets: readonly string[]): OrderRow[] {
  const theatre = theatreOf(board, [base, ...targets]);
  return orders(
    engine,
    theatre,
    targets.map((_, index) => index + 1),
  );
}

function theatreOf(board: Board, codes: readonly string[]): Theatre {
  const { lands, fronts, players, player } = board;
  const owners = [player, ...board.order.filter((other) => other !== player)];
  const numberOf = (colour: Colour): number => owners.indexOf(colour);
  const frontOf = (place: string) => {
    const { group = '', across = false, alerted = false } = fronts[place] ?? {};
    return { group: troopsOf(group), across, alerted };
  };
  const inside: Border[] = LAND_BORDERS.flatMap(([a, b]) => {
    const pair = [codes.indexOf(a), codes.indexOf(b)] as const;
    if (pair.includes(-1)) return [];
    return [{ lands: pair, fronts: [frontOf(`${a}/${b}`), frontOf(`${b}/${a}`)] }];
  });
  const outside: Border[] = Object.keys(fronts).flatMap((place) => {
    const [at, next] = [codes.indexOf(place.slice(0, 3)), codes.indexOf(place.slice(4))];
    const isLand = LAND_BORDERS.some(([a, b]) => place === `${a}/${b}` || place === `${b}/${a}`);
    // What guards the base elsewhere does not fight, nor is it fought.
    if (at < 1 || (next >= 0 && isLand) || divisions(frontOf(place).group) === 0) return [];
    return [{ lands: [at], fronts: [frontOf(place)] }];
  });
  return {
    lands: codes.map((code): Land => {
      const owner = lands[code]!.owner!;
      const air = hasAir(board, owner, code);
      return {
        owner: numberOf(owner),
        rear: troopsOf(lands[code]!.rear),
        city: isFortified(board, code),
        taken: owner === player && (lands[code]!.taken ?? false),
        ...(owner === player ? { attackerAir: air } : { defenderAir: air }),
        ...(owner !== player && {
          invaded: isInvaded(board, code) && !inside.some(({ fronts: two }) => two?.some((one) => one?.across)),
        }),
      };
    }),
    borders: [...inside, ...outside],
    attackDie: players[player]!.rewards.includes(ATTACK_DIE),
    defenceDice: owners
      .slice(1)
      .filter((colour) => players[colour]!.rewards.includes(DEFENCE_DIE))
      .map(numberOf),
    ready: board.options['first-round-resupply'] === 'both',
  };
}
