/** What all bases of one enemy together can do to a territory in one attack phase (rules, section 9.4). */
import { ATTACK } from '../../../../assembly/games/conquest/layout';
import type { Board, Colour } from '../board';
import { CODES, PLACES } from '../map';
import {
  ATTACK_DIE,
  DEFENCE_DIE,
  hasAir,
  invadersOf,
  isFortified,
  isInvaded,
  neighboursOf,
  troopsOf,
} from './standing';
import { ALL_BEST, type Border, type Force, type Front, type Land, type Question } from './theatre';
import { divisions, type Troops } from './troops';

/** An enemy, and whether he takes the territory, as a question about its surroundings. */
export interface Threat {
  by: Colour;
  question: Question;
}

/** The territory asked about is the first land, its owner the first of the others. */
const LAND = 0;
const ATTACKER = 0;
const OWNER = 1;

const LAND_BORDERS = new Set(PLACES.flatMap(({ at, facing, sea }) => (sea ? [] : [`${CODES[at]}/${CODES[facing]}`])));

/**
 * For every enemy with a base next to a territory, or a landing force off its coast: everybody plays best, the enemy attacks
 * this territory alone, base after base as he likes. Troops are those of the board; whose turn is still to come, his
 * armour is repaired by then (CQ-REC-11). Recruits and what is moved in between are left out. Empty for land nobody owns.
 */
export function threatsTo(board: Board, code: string): Threat[] {
  const owner = board.lands[code]?.owner;
  if (!owner) return [];
  const enemies = board.order.filter((player) => player !== owner && canAttack(board, code, player));
  return enemies.map((by) => ({ by, question: questionOf(board, code, owner, by) }));
}

const sourcesOf = ({ forces }: Board, code: string): string[] =>
  Object.keys(forces).filter((lane) => lane.endsWith(`~${code}`));

function canAttack(board: Board, code: string, by: Colour): boolean {
  const { lands, fronts, forces } = board;
  if (sourcesOf(board, code).some((lane) => forces[lane]!.owner === by)) return true;
  return neighboursOf(code).some(
    (base) =>
      LAND_BORDERS.has(`${base}/${code}`) &&
      lands[base]?.owner === by &&
      Boolean(lands[base].rear || fronts[`${base}/${code}`]?.group),
  );
}

function questionOf(board: Board, code: string, owner: Colour, by: Colour): Question {
  const { lands, fronts, forces, players, options } = board;
  const others = board.order.filter((player) => player !== by && player !== owner);
  const numberOf = (player: Colour): number =>
    player === by ? ATTACKER : player === owner ? OWNER : OWNER + 1 + others.indexOf(player);
  const isNow = board.player === by && board.phase <= ATTACK;
  const fit = (player: Colour | null, text: string | undefined): Troops =>
    player === by && !isNow ? repaired(troopsOf(text)) : troopsOf(text);
  const has = (player: Colour, reward: number): boolean => players[player]!.rewards.includes(reward);

  const frontAt = (place: string): Front | undefined => {
    const front = fronts[place];
    if (!front) return undefined;
    const { across = false, alerted = false } = front;
    return { group: fit(lands[place.slice(0, 3)]?.owner ?? null, front.group), across, alerted: alerted && isNow };
  };
  const asked: Land[] = [{ ...landOf(code, owner), city: isFortified(board, code) }];
  const borders: Border[] = [];
  const landing: Force[] = [];
  const isThirdInside = invadersOf(board, code).some(({ owner: player }) => player !== null && others.includes(player));
  asked[LAND]!.exit = isThirdInside && neighboursOf(code).some((next) => lands[next]?.owner === owner);

  for (const next of neighboursOf(code)) {
    const lane = `${next}~${code}`;
    const [ours, theirs] = [frontAt(`${code}/${next}`), frontAt(`${next}/${code}`)];
    const force = forces[lane];
    const isBase = LAND_BORDERS.has(`${next}/${code}`) && lands[next]?.owner === by;
    if (isBase || force || theirs?.across) {
      asked.push(landOf(next, lands[next]?.owner ?? null));
      borders.push({
        lands: [LAND, asked.length - 1],
        sea: Boolean(force) || !LAND_BORDERS.has(`${next}/${code}`),
        fronts: [ours, theirs],
      });
    } else if (ours && divisions(ours.group) > 0) borders.push({ lands: [LAND], fronts: [ours] });
    if (!force) continue;
    landing.push({
      border: borders.length - 1,
      port: asked.length - 1,
      owner: numberOf(force.owner),
      front: fit(force.owner, force.front),
      rear: fit(force.owner, force.rear),
      ashore: force.ashore ?? false,
      alerted: (force.alerted ?? false) && isNow,
    });
  }
  return {
    theatre: {
      lands: asked,
      borders,
      forces: landing,
      attackDie: has(by, ATTACK_DIE),
      defenceDice: [owner, ...others].filter((player) => has(player, DEFENCE_DIE)).map(numberOf),
      ready: options['first-round-resupply'] === 'both',
    },
    goal: { own: [LAND] },
    best: ALL_BEST,
  };

  function landOf(at: string, player: Colour | null): Land {
    const air = player !== null && hasAir(board, player, at);
    return {
      ...(player !== null && { owner: numberOf(player) }),
      rear: fit(player, lands[at]?.rear),
      taken: (lands[at]?.taken ?? false) && isNow && player === by,
      ...(player === by ? { attackerAir: air } : { defenderAir: air }),
      invaded: at !== code && isInvaded(board, at, `${code}/${at}`),
    };
  }
}

const repaired = ({ infantry, armour, damaged }: Troops): Troops => ({
  infantry,
  armour: armour + damaged,
  damaged: 0,
});
