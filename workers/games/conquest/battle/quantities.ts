/** Numbers for maps that rest on whole battles (section 9.2 of the rules): what one division more, a manned border or a city changes. */
import type { BattleEngine } from '../../../engine/conquest/battle';
import type { Board, Colour, LandView } from '../board';
import { battleQuestion } from './battle';
import { counterTo, fightsFor, type Fight } from './fights';
import { questionBytes } from './question';
import { isFortified, neighboursOf, troopsOf } from './standing';
import { ALL_BEST, type Question } from './theatre';
import { threatsTo } from './threat';
import { divisions, plus, troopsText, type Troops } from './troops';

export const QUANTITIES = [
  'take',
  'storm',
  'fall',
  'recruits',
  'shield',
  'spear',
  'open',
  'city',
  'risk',
  'landing',
] as const;
export type QuantityId = (typeof QUANTITIES)[number];

/** A number, and whether everybody played best for it; otherwise battles went by rule of thumb, or the question is one. */
export interface Figure {
  value: number;
  exact: boolean;
}

/** `what`: a place, a lane, a territory or `rear`, `armour`, `die`, `steps`; `by`: whose it is. */
export interface Part extends Figure {
  what: string;
  by?: Colour;
}

/** What is told of a territory; its parts from the greatest on. */
export interface QuantityRow extends Figure {
  code: string;
  parts: Part[];
}

/** Battles and states looked at for one battle before it goes by policy: many battles make one map. */
const BUDGET = 20_000;
/** The same for a whole attack phase against one territory. */
const PHASE_BUDGET = 60_000;
/** As many recruits as leave room for everybody else in a battle. */
const MOST_RECRUITS = 30;
const ARMOUR_UNITS = 3;

const NOTHING: Figure = { value: 0, exact: true };

/** @param board that of the engine, with the income of the players */
export function quantityOf(engine: BattleEngine, board: Board, id: QuantityId): QuantityRow[] {
  const rows = id === 'storm' ? storm(board, engine) : ROWS[id](board, chances(engine));
  return rows.map((row) => ({
    ...row,
    parts: row.parts.toSorted((a, b) => b.value - a.value),
  }));
}

export type Chances = (fight: Fight) => Figure | null;

/** The chance of a question about a part of the map: everybody best, else only the attacker between battles; null where neither is quick. */
function phaseChance(engine: BattleEngine, question: Question): Figure | null {
  for (const best of [ALL_BEST, ['operation'] as const]) {
    try {
      const value = engine.odds(questionBytes({ ...question, best }), PHASE_BUDGET);
      if (value !== undefined) return { value, exact: best === ALL_BEST };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return null;
    }
  }
  return null;
}

/** The chance of a battle, asked once; null where it has no room in the module. */
export function chances(engine: BattleEngine): Chances {
  const known = new Map<string, Figure | null>();
  return ({ asked: { battle } }) => {
    const key = JSON.stringify(battle);
    if (known.has(key)) return known.get(key)!;
    let found: Figure | null = null;
    try {
      const best = engine.odds(questionBytes(battleQuestion(battle, 'best')), BUDGET);
      const value = best ?? engine.odds(questionBytes(battleQuestion(battle, {})));
      found = value === undefined ? null : { value, exact: best !== undefined };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    known.set(key, found);
    return found;
  };
}

type Rows = (board: Board, chanceOf: Chances) => QuantityRow[];

const minus = (one: Figure, other: Figure): Figure => ({
  value: one.value - other.value,
  exact: one.exact && other.exact,
});
const greatest = (figures: readonly Figure[]): Figure =>
  figures.reduce(
    (best, one) => ({
      value: Math.max(best.value, one.value),
      exact: best.exact && one.exact,
    }),
    NOTHING,
  );
const notNull = <T>(one: T | null): one is T => one !== null;

/** That the strongest single base takes the territory; null where some battle for it cannot be reckoned. */
function fallOf(board: Board, code: string, chanceOf: Chances): Figure | null {
  const found = fightsFor(board, code).map(chanceOf);
  return found.every(notNull) ? greatest(found) : null;
}

/** Territories of the player on turn. */
const ownOf = ({ lands, player }: Board): string[] =>
  Object.keys(lands).filter((code) => lands[code]!.owner === player);

const withLand = (board: Board, code: string, changes: Partial<LandView>): Board => ({
  ...board,
  lands: { ...board.lands, [code]: { ...board.lands[code]!, ...changes } },
});
const withFront = (board: Board, place: string, group: string): Board => ({
  ...board,
  fronts: { ...board.fronts, [place]: { ...board.fronts[place], group } },
});
const written = (troops: Troops): string => troopsText(troops).replace('-', '');

const row = (code: string, parts: Part[]): QuantityRow => ({ code, ...greatest(parts), parts });

/** That one base or landing force takes a territory, for each whose owner is meant; what nobody could attack is left out. */
const alone =
  (isMeant: (by: Colour, board: Board) => boolean): Rows =>
  (board, chanceOf) =>
    Object.keys(board.lands).flatMap((code) => {
      const parts = fightsFor(board, code).flatMap((fight): Part[] => {
        const found = isMeant(fight.by, board) ? chanceOf(fight) : null;
        return found ? [{ what: fight.from, by: fight.by, ...found }] : [];
      });
      return parts.length ? [row(code, parts)] : [];
    });
const take: Rows = alone((by, { player }) => by === player);
const fall: Rows = alone(() => true);

/** That the player on turn takes a territory with all his bases together, one after the other as he likes. */
const storm = (board: Board, engine: BattleEngine): QuantityRow[] =>
  Object.keys(board.lands).flatMap((code) => {
    const question = threatsTo(board, code).find(({ by }) => by === board.player)?.question;
    const found = question && phaseChance(engine, question);
    if (!found) return [];
    const parts = fightsFor(board, code).flatMap((fight): Part[] => {
      const alone = fight.by === board.player ? chances(engine)(fight) : null;
      return alone ? [{ what: fight.from, ...alone }] : [];
    });
    return [{ code, ...found, parts }];
  });

/** The next count of an enemy, put to one of his bases in whatever form is the most dangerous of two. */
const recruits: Rows = (board, chanceOf) =>
  ownOf(board).flatMap((code) => {
    const parts = fightsFor(board, code).flatMap((fight): Part[] => {
      const { by, from } = fight;
      const base = from.slice(0, 3);
      // Recruits never join a landing force (CQ-REC-10).
      const count = from.includes('~') ? 0 : Math.min(MOST_RECRUITS, board.players[by]!.income ?? 0);
      const tanks = isFortified(board, base) ? Math.floor(count / ARMOUR_UNITS) : 0;
      const forms = [
        { infantry: count, armour: 0, damaged: 0 },
        ...(tanks > 0 ? [{ infantry: count - ARMOUR_UNITS * tanks, armour: tanks, damaged: 0 }] : []),
      ];
      const found = forms.map((more) => chanceOf(reinforced(fight, more))).filter(notNull);
      // He could raise other divisions, or spread them: a best guess, however exact its battles.
      return found.length ? [{ what: from, by, value: greatest(found).value, exact: false }] : [];
    });
    return parts.length ? [row(code, parts)] : [];
  });

function reinforced(fight: Fight, more: Troops): Fight {
  const { battle } = fight.asked;
  const attacker = { ...battle.attacker, feed: plus(battle.attacker.feed, more) };
  return { ...fight, asked: { ...fight.asked, battle: { ...battle, attacker } } };
}

/** Places of a territory from which an enemy can come over land, or off whose coast one lies. */
const facedOf = (board: Board, code: string): string[] => [
  ...new Set(fightsFor(board, code).map(({ from }) => `${code}/${from.slice(0, 3)}`)),
];

const isClosed = ({ fronts, forces }: Board, place: string): boolean => {
  const [code, next] = [place.slice(0, 3), place.slice(4)];
  return (fronts[`${next}/${code}`]?.across ?? false) || (forces[`${next}~${code}`]?.ashore ?? false);
};

/** What one infantry more takes off the odds that the territory falls, in its rear or at a front with room; so for armour. */
const shield: Rows = (board, chanceOf) =>
  ownOf(board).flatMap((code) => {
    const before = fallOf(board, code, chanceOf);
    if (!before || before.value === 0) return [];
    const { rear } = board.lands[code]!;
    const gain = (next: Board): Figure | null => {
      const after = fallOf(next, code, chanceOf);
      return after && minus(before, after);
    };
    const part = (what: string, figure: Figure | null): Part[] => (figure ? [{ what, ...figure }] : []);
    const infantry = [
      ...part('rear', gain(withLand(board, code, { rear: `${rear}I` }))),
      ...facedOf(board, code)
        .filter((place) => !isClosed(board, place) && divisions(troopsOf(board.fronts[place]?.group)) < 2)
        .flatMap((place) => part(place, gain(withFront(board, place, `${board.fronts[place]?.group ?? ''}I`)))),
    ];
    if (infantry.length === 0) return [];
    const armour = part('armour', gain(withLand(board, code, { rear: `${rear}A` })));
    return [{ ...row(code, infantry), parts: [...infantry, ...armour] }];
  });

/** What one infantry more behind a border adds to the odds of taking what lies across it. */
const spear: Rows = (board, chanceOf) => {
  const bases = new Map<string, Part[]>();
  for (const code of Object.keys(board.lands)) {
    for (const fight of fightsFor(board, code)) {
      if (fight.by !== board.player) continue;
      const [before, after] = [chanceOf(fight), chanceOf(reinforced(fight, { infantry: 1, armour: 0, damaged: 0 }))];
      if (!before || !after) continue;
      const base = fight.from.slice(0, 3);
      bases.set(base, [...(bases.get(base) ?? []), { what: fight.from, ...minus(after, before) }]);
    }
  }
  return [...bases].map(([code, parts]) => row(code, parts));
};

/** Groups of at most two divisions out of some troops, nobody among them. */
function groupsFrom({ infantry, armour, damaged }: Troops): Troops[] {
  const groups: Troops[] = [];
  for (let i = 0; i <= Math.min(2, infantry); ++i)
    for (let a = 0; a <= Math.min(2 - i, armour); ++a)
      for (let d = 0; d <= Math.min(2 - i - a, damaged); ++d) groups.push({ infantry: i, armour: a, damaged: d });
  return groups;
}

/** How much likelier the territory falls if a border is left unmanned than if it is manned best out of the same troops. */
const open: Rows = (board, chanceOf) =>
  ownOf(board).flatMap((code) => {
    const parts = facedOf(board, code).flatMap((place): Part[] => {
      if (isClosed(board, place) || board.fronts[place]?.across) return [];
      const pool = plus(troopsOf(board.lands[code]!.rear), troopsOf(board.fronts[place]?.group));
      const falls = groupsFrom(pool).map((group) => {
        const rear = {
          infantry: pool.infantry - group.infantry,
          armour: pool.armour - group.armour,
          damaged: pool.damaged - group.damaged,
        };
        const manned = withFront(withLand(board, code, { rear: written(rear) }), place, written(group));
        return fallOf(manned, code, chanceOf);
      });
      if (falls.length < 2 || !falls.every(notNull)) return [];
      const best = Math.min(...falls.map(({ value }) => value));
      return [{ what: place, value: falls[0]!.value - best, exact: falls.every(({ exact }) => exact) }];
    });
    return parts.length ? [row(code, parts)] : [];
  });

/** Steps over own land from the nearest home of armour to a territory with an enemy beside it; null where none can be reached. */
function stepsToFront(board: Board, homes: readonly string[]): number | null {
  const { lands, player } = board;
  const isAtFront = (code: string): boolean =>
    neighboursOf(code).some((next) => lands[next]?.owner && lands[next].owner !== player);
  let edge = [...homes];
  const seen = new Set(edge);
  for (let steps = 0; edge.length > 0; ++steps) {
    if (edge.some(isAtFront)) return steps;
    edge = [...new Set(edge.flatMap(neighboursOf))].filter((code) => lands[code]?.owner === player && !seen.has(code));
    edge.forEach((code) => seen.add(code));
  }
  return null;
}

/** What a city would bring every turn, as likely as its territory is held; what its die is worth, and the way of new armour. */
const city: Rows = (board, chanceOf) => {
  const homes = ownOf(board).filter((code) => isFortified(board, code));
  const before = stepsToFront(board, homes);
  return ownOf(board)
    .filter((code) => !board.lands[code]!.city)
    .flatMap((code) => {
      const built = withLand(board, code, { city: true });
      const [now, then] = [fallOf(board, code, chanceOf), fallOf(built, code, chanceOf)];
      if (!now || !then) return [];
      const after = stepsToFront(built, [...homes, code]);
      const steps = before === null || after === null ? 0 : before - after;
      // That it is held for one turn of the enemy says how likely it brings the first unit; more is not reckoned.
      const parts: Part[] = [
        { what: 'die', ...minus(now, then) },
        { what: 'steps', value: steps, exact: true },
      ];
      return [{ code, value: 1 - then.value, exact: then.exact, parts }];
    });
};

const lanesOf = ({ forces }: Board): string[] => Object.keys(forces).filter((lane) => !forces[lane]!.ashore);

const byCoast = (parts: readonly (Part & { coast: string })[]): QuantityRow[] =>
  [...new Set(parts.map(({ coast }) => coast))].map((code) =>
    row(
      code,
      parts
        .filter(({ coast }) => coast === code)
        .map(({ what, by, value, exact }) => ({ what, by: by!, value, exact })),
    ),
  );

/** That a landing force is destroyed by the owner of the coast in his turn. */
const risk: Rows = (board, chanceOf) =>
  byCoast(
    lanesOf(board).flatMap((lane) => {
      const fight = counterTo(board, lane);
      const found = fight ? chanceOf(fight) : NOTHING;
      return found ? [{ what: lane, by: board.forces[lane]!.owner, coast: lane.slice(4), ...found }] : [];
    }),
  );

/** That a landing force takes the coast, if it is still there. */
const landing: Rows = (board, chanceOf) =>
  byCoast(
    lanesOf(board).flatMap((lane) => {
      const coast = lane.slice(4);
      const fight = fightsFor(board, coast).find(({ from }) => from === lane);
      const found = fight && chanceOf(fight);
      return found ? [{ what: lane, by: board.forces[lane]!.owner, coast, ...found }] : [];
    }),
  );

const ROWS: Readonly<Record<Exclude<QuantityId, 'storm'>, Rows>> = {
  take,
  fall,
  recruits,
  shield,
  spear,
  open,
  city,
  risk,
  landing,
};
