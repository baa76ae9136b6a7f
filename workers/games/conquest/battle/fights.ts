/** Single battles of a board as the calculator asks about them: those that can be fought for a territory, and the one under way. */
import { ATTACK } from '../../../../assembly/games/conquest/layout';
import type { Board, Colour } from '../board';
import { CODES, PLACES } from '../map';
import type { Battle, BattleAsked } from './battle';
import { ATTACK_DIE, DEFENCE_DIE, hasAir, isFortified, isInvaded, neighboursOf, troopsOf } from './standing';
import { divisions, NO_TROOPS, plus, type Troops } from './troops';

export interface Fight {
  by: Colour;
  against: Colour;
  /** The front place `NAF/EGY`, the landing force `NAF~BRA`, or the land `EGY` whose rear strikes back. */
  from: string;
  asked: BattleAsked;
  /** The moment within its round is not that of the question: before it, both sides would fill up their groups. */
  rough: boolean;
}

const LAND_BORDERS = new Set(PLACES.flatMap(({ at, facing, sea }) => (sea ? [] : [`${CODES[at]}/${CODES[facing]}`])));

/** Nodes before which nothing of the round has been decided, but for the groups as they stand. */
const BEFORE_ROUND = ['retreat', 'commit', 'go-on'];

const turned = (place: string): string => `${place.slice(4)}/${place.slice(0, 3)}`;

/** What a battle takes from the board beside its groups. */
interface Sides {
  by: Colour;
  against: Colour;
  /** Where the attacker's group is based, and where the defender's is. */
  home: string;
  away: string;
}

type Groups = Pick<Battle, 'kind'> & {
  attack: { group: Troops; feed: Troops };
  defence: { group: Troops; feed: Troops; others?: Troops[] };
  ready: boolean;
};

function fightOf(
  board: Board,
  { by, against, home, away }: Sides,
  from: string,
  groups: Groups,
  isNow: boolean,
): Fight {
  const { kind, attack, defence, ready } = groups;
  const has = (player: Colour, reward: number): boolean => board.players[player]!.rewards.includes(reward);
  const place = from.replace('~', '/');
  return {
    by,
    against,
    from,
    rough: false,
    asked: {
      stop: 0,
      battle: {
        kind,
        attacker: {
          ...attack,
          die: has(by, ATTACK_DIE),
          air: hasAir(board, by, home),
          invaded: kind !== 'strike' && isInvaded(board, home),
          garrison: isNow && (board.lands[home]?.taken ?? false),
        },
        defender: {
          ...defence,
          die: has(against, DEFENCE_DIE),
          air: hasAir(board, against, away),
          invaded: isInvaded(board, away, place.length > 3 ? place : ''),
          city: isFortified(board, away),
        },
        ready: ready || board.options['first-round-resupply'] === 'both',
      },
    },
  };
}

/** Divisions as they will be when their owner attacks: if his turn is still to come, his armour is repaired by then. */
function fitFor(isNow: boolean, text: string | undefined): Troops {
  const { infantry, armour, damaged } = troopsOf(text);
  return isNow ? { infantry, armour, damaged } : { infantry, armour: armour + damaged, damaged: 0 };
}

/** Groups of a territory at its fronts, those across a border among them, but for some places. */
const groupsOf = ({ fronts }: Board, code: string, except: readonly string[]): Troops[] =>
  Object.entries(fronts).flatMap(([place, { group }]) =>
    place.startsWith(`${code}/`) && group && !except.includes(place) ? [troopsOf(group)] : [],
  );

/**
 * Every battle for a territory that one base or one landing force could begin, whoever owns it: troops as they stand, armour
 * repaired for whose turn is still to come. Empty for land nobody owns.
 */
export function fightsFor(board: Board, code: string): Fight[] {
  const { lands, fronts, forces } = board;
  const against = lands[code]?.owner;
  if (!against) return [];
  const [rear, fights] = [troopsOf(lands[code]!.rear), [] as Fight[]];
  const isNowOf = (by: Colour): boolean => board.player === by && board.phase <= ATTACK;
  const fit = (by: Colour, text: string | undefined): Troops => fitFor(isNowOf(by), text);
  const add = (by: Colour, from: string, group: Troops, feed: Troops, kind: 'border' | 'landing' | 'raid'): void => {
    const opposite = turned(from.replace('~', '/'));
    const others = groupsOf(board, code, [opposite]);
    const front = fronts[opposite];
    if (divisions(plus(group, feed)) === 0) return;
    if (divisions([...others, rear].reduce(plus, troopsOf(front?.group))) === 0) return;
    const [first = NO_TROOPS, ...more] = others;
    const defence =
      kind === 'raid'
        ? { group: first, feed: rear, others: more }
        : { group: troopsOf(front?.group), feed: rear, others };
    const ready = isNowOf(by) && (front?.alerted ?? false);
    const sides = { by, against, home: from.slice(0, 3), away: code };
    fights.push(fightOf(board, sides, from, { kind, attack: { group, feed }, defence, ready }, isNowOf(by)));
  };
  for (const next of neighboursOf(code)) {
    const by = lands[next]?.owner;
    const [place, lane] = [`${next}/${code}`, `${next}~${code}`];
    const { group, across } = fronts[place] ?? {};
    const isClosed = fronts[turned(place)]?.across ?? false;
    if (by && by !== against && LAND_BORDERS.has(place) && (across || !isClosed))
      add(by, place, fit(by, group), fit(by, lands[next]!.rear), across ? 'raid' : 'border');
    const force = forces[lane];
    if (force && force.owner !== against) {
      const parts = [fit(force.owner, force.front), fit(force.owner, force.rear)] as const;
      add(force.owner, lane, ...parts, force.ashore ? 'raid' : 'landing');
    }
  }
  return fights;
}

/** The attack of the owner of a coast on a landing force off it, in his next turn; null where he has nobody for it. */
export function counterTo(board: Board, lane: string): Fight | null {
  const { lands, fronts, forces } = board;
  const [port, coast] = [lane.slice(0, 3), lane.slice(4)];
  const force = forces[lane]!;
  const by = lands[coast]?.owner;
  if (!by || by === force.owner || force.ashore) return null;
  const isNow = board.player === by && board.phase <= ATTACK;
  const place = `${coast}/${port}`;
  const attack = { group: fitFor(isNow, fronts[place]?.group), feed: fitFor(isNow, lands[coast]!.rear) };
  if (divisions(plus(attack.group, attack.feed)) === 0) return null;
  const defence = { group: troopsOf(force.front), feed: troopsOf(force.rear) };
  const sides = { by, against: force.owner, home: coast, away: port };
  const ready = isNow && (force.alerted ?? false);
  return fightOf(board, sides, place, { kind: 'counter', attack, defence, ready }, isNow);
}

/** The battle under way, from here to its end; null where there is none, or one the calculator does not know. */
export function openFight(board: Board): Fight | null {
  const { battle, lands, forces, fronts, node } = board;
  if (!battle || node.startsWith('advance-')) return null;
  const { kind, source, target } = battle;
  const [own, foe] = [troopsOf(battle.attackers), troopsOf(battle.defenders)];
  const rearOf = (code: string): Troops => troopsOf(lands[code]?.rear);
  const force = forces[source];
  const place = source.replace('~', '/');
  const [home, away] = [source.slice(0, 3), source.slice(4)];
  const feed = force ? troopsOf(force.rear) : rearOf(home);
  const alerted = fronts[turned(place)]?.alerted ?? false;

  const found = ((): { sides: Sides; groups: Groups } | null => {
    switch (kind) {
      case 'border':
      case 'landing': {
        const others = groupsOf(board, away, [turned(place)]);
        const defence = { group: foe, feed: rearOf(away), others };
        return land(away, { kind, attack: { group: own, feed }, defence, ready: alerted });
      }
      case 'raid-front': {
        const others = groupsOf(board, away, [turned(place), target!]);
        const defence = { group: foe, feed: rearOf(away), others };
        const ready = fronts[target!]?.alerted ?? false;
        return land(away, { kind: 'raid', attack: { group: own, feed }, defence, ready });
      }
      case 'raid-rear': {
        const [group = NO_TROOPS, ...others] = groupsOf(board, away, [turned(place)]);
        const defence = { group, feed: plus(foe, rearOf(away)), others };
        return land(away, { kind: 'raid', attack: { group: own, feed }, defence, ready: true });
      }
      case 'strike': {
        const base = target!.slice(0, 3);
        const invader = forces[target!];
        const against = invader?.owner ?? lands[base]?.owner;
        if (!against) return null;
        const defence = { group: foe, feed: invader ? troopsOf(invader.rear) : rearOf(base) };
        const sides = { by: board.player, against, home: source, away: base };
        return { sides, groups: { kind, attack: { group: own, feed: rearOf(source) }, defence, ready: false } };
      }
      case 'counter': {
        const lane = `${away}~${home}`;
        const enemy = forces[lane];
        if (!enemy) return null;
        const defence = { group: foe, feed: troopsOf(enemy.rear) };
        const sides = { by: board.player, against: enemy.owner, home, away };
        const ready = enemy.alerted ?? false;
        return { sides, groups: { kind, attack: { group: own, feed: rearOf(home) }, defence, ready } };
      }
      default:
        return null;
    }
  })();
  if (!found) return null;
  const { attack, defence } = found.groups;
  const isPart = (side: { group: Troops; feed: Troops }): boolean =>
    divisions(side.group) < 2 && divisions(side.feed) > 0;
  const rough = !BEFORE_ROUND.includes(node) && (isPart(attack) || isPart(defence));
  return { ...fightOf(board, found.sides, source, found.groups, true), rough };

  function land(code: string, groups: Groups): { sides: Sides; groups: Groups } | null {
    const against = lands[code]?.owner;
    return against ? { sides: { by: board.player, against, home, away: code }, groups } : null;
  }
}
