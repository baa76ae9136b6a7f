import { ALL_BEST, type AttackerPolicy, type Best, type DefenderPolicy } from './theatre';
import type { Border, Force, Goal, Land, Question, Theatre } from './theatre';
import { divisions, NO_TROOPS, plus, type Troops } from './troops';

/** One side of a battle. */
export interface Side {
  /**
   * At the front, at most two divisions. Of the defender in a raid a group at another border; of who strikes a part of the rear;
   * in a contest both lie across the borders of a third land.
   */
  group: Troops;
  /** The feeding rear. */
  feed: Troops;
  /** This side has the reward of an extra die (CQ-DICE-3, CQ-DICE-5). */
  die?: boolean;
  air?: boolean;
  /** The base is invaded, so that its armour does not bombard (CQ-INV-7). */
  invaded?: boolean;
}

/**
 * A battle as the calculator knows it, fought to its end: across a land border, from a landing force, from behind, by the
 * owner of invaded land against one group of invaders, by one invader against another, or against a landing force off the own
 * coast. An invaded border or coast is followed by raids until the land falls.
 */
export interface Battle {
  kind: 'border' | 'landing' | 'raid' | 'strike' | 'contest' | 'counter';
  attacker: Side & {
    /** The base was taken this turn (CQ-OCC-6). */
    garrison?: boolean;
  };
  defender: Side & {
    /** A city or a capital stands there. */
    city?: boolean;
    /** Groups of the same land at other borders. */
    others?: readonly Troops[];
    /** There is land to retreat to once this one is invaded. */
    refuge?: boolean;
  };
  /** The defender fills his group before the first round as well; so unless told otherwise (section 9.1). */
  ready?: boolean;
}

/** A battle, and when its attacker stops. */
export interface BattleAsked {
  battle: Battle;
  /** He breaks off when he could send no more divisions than this; 0 for a battle to the end. */
  stop: number;
}

/** Who decides how: everybody best, or both sides by policy. */
export type Play = 'best' | { attacker?: AttackerPolicy; defender?: DefenderPolicy };

/** The lands of a battle's theatre. */
export const HOME = 0;
export const AWAY = 1;
const REFUGE = 2;
/** Where the other invaders of a contest come from. */
const RIVAL = 2;
/** Players of it. */
export const ATTACKER = 0;
const DEFENDER = 1;
/** Holds the refuge, so that it belongs to the defender. */
export const KEEPER: Troops = { ...NO_TROOPS, infantry: 1 };

/** The battle as a question about a theatre. Throws a RangeError where a side has nobody who could fight. */
export function battleQuestion(battle: Battle, play: Play): Question {
  const { kind, attacker, defender } = battle;
  if ((kind === 'raid' || kind === 'contest') && divisions(attacker.group) === 0)
    throw new RangeError('somebody lies across the border');
  if (divisions(plus(attacker.group, attacker.feed)) === 0) throw new RangeError('nobody attacks');
  if (divisions([defender.feed, ...(defender.others ?? [])].reduce(plus, defender.group)) === 0) {
    throw new RangeError('nobody defends');
  }
  const policies: { best: readonly Best[] } | { attacker: AttackerPolicy; defender: DefenderPolicy } =
    play === 'best' ? { best: ALL_BEST } : { attacker: play.attacker ?? {}, defender: play.defender ?? {} };
  return { theatre: battleTheatre(battle), goal: goalOf(kind), ...policies };
}

function goalOf(kind: Battle['kind']): Goal {
  if (kind === 'strike') return { free: [HOME] };
  return kind === 'counter' ? { gone: [0] } : { own: [AWAY] };
}

function battleTheatre(battle: Battle): Theatre {
  const { kind, attacker, defender, ready = true } = battle;
  const others = [...(kind === 'raid' ? [defender.group] : []), ...(defender.others ?? [])];
  const lands: Land[] = [homeLand(battle), awayLand(battle)];
  const borders: Border[] = [
    contested(battle),
    ...others.filter((group) => divisions(group) > 0).map((group): Border => ({ lands: [AWAY], fronts: [{ group }] })),
  ];
  if (kind === 'contest') {
    lands.push(defenders(battle));
    borders.push({ lands: [RIVAL, AWAY], fronts: [{ group: defender.group, across: true }] });
  }
  if (defender.refuge) {
    lands.push({ owner: DEFENDER, rear: KEEPER });
    borders.push({ lands: [AWAY, REFUGE] });
  }
  return {
    lands,
    borders,
    forces: forcesOf(battle),
    ready,
    attackDie: attacker.die ?? false,
    defenceDice: defender.die ? [DEFENDER] : [],
  };
}

function homeLand({ kind, attacker }: Battle): Land {
  const { group, feed, air = false, invaded = false, garrison = false } = attacker;
  const rear = kind === 'landing' ? NO_TROOPS : kind === 'strike' ? plus(group, feed) : feed;
  return { owner: ATTACKER, rear, attackerAir: air, invaded, taken: garrison };
}

/** What is contested belongs to nobody: whoever is left there owns it, which tells that he has won (CQ-OCC-1). */
function awayLand(battle: Battle): Land {
  return battle.kind === 'contest' ? { rear: NO_TROOPS } : defenders(battle);
}

function defenders({ kind, defender }: Battle): Land {
  const { feed, city = false, air = false, invaded = false } = defender;
  return { owner: DEFENDER, rear: kind === 'counter' ? NO_TROOPS : feed, city, defenderAir: air, invaded };
}

/** The border they fight at, or lie across. */
function contested({ kind, attacker, defender }: Battle): Border {
  const lands = [HOME, AWAY] as const;
  switch (kind) {
    case 'border':
      return { lands, fronts: [{ group: attacker.group }, { group: defender.group }] };
    case 'raid':
    case 'contest':
      return { lands, fronts: [{ group: attacker.group, across: true }] };
    case 'strike':
      return { lands, fronts: [undefined, { group: defender.group, across: true }] };
    case 'landing':
      return { lands, sea: true, fronts: [undefined, { group: defender.group }] };
    case 'counter':
      return { lands, sea: true, fronts: [{ group: attacker.group }] };
  }
}

function forcesOf({ kind, attacker, defender }: Battle): Force[] {
  if (kind === 'landing') {
    return [{ border: 0, port: HOME, owner: ATTACKER, front: attacker.group, rear: attacker.feed }];
  }
  if (kind !== 'counter') return [];
  return [{ border: 0, port: AWAY, owner: DEFENDER, front: defender.group, rear: defender.feed }];
}
