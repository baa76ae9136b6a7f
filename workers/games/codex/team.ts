/** Teams: three heroes or one, the starter deck, and the codex they fill (section 2.2 of the rules). */
import type { Colour } from './data';
import { COLOURS, SPECS, STARTERS } from './specs';

export const TEAM_SIZE = 3;
/** Heroes of a team by the option `team_size`. */
export const TEAM_SIZES: Readonly<Record<string, number>> = { three: TEAM_SIZE, one: 1 };
/** Copies of each card of a spec in a codex (CX-TEAM-3). */
export const COPIES = 2;

export interface Team {
  /** Ids of up to three different heroes; complete with three, or in a game of one hero each with one. */
  readonly heroes: readonly string[];
  /** Colour of the starter deck; null while it is not chosen. */
  readonly starter: Colour | null;
}

export const NO_TEAM: Team = { heroes: [], starter: null };

/** Why a team is none: the rule that forbids it. */
export type TeamFault = 'CX-TEAM-1' | 'CX-TEAM-4' | 'CX-TEAM-6';

/** The spec and colour of each hero: a spec has one (CX-TEAM-1). */
const heroes = new Map(Object.entries(SPECS).map(([spec, { hero, color }]) => [hero, { spec, color }]));

/** @throws RangeError for an id that is no hero's */
export function heroOf(id: string): { readonly spec: string; readonly color: Colour } {
  const hero = heroes.get(id);
  if (!hero) throw new RangeError(`no hero is called ${id}`);
  return hero;
}

/** The colours of a team, in the order of all colours. */
export function coloursOf({ heroes: ids }: Team): Colour[] {
  const own = new Set(ids.map((id) => heroOf(id).color));
  return COLOURS.filter((colour) => own.has(colour));
}

/** Two or more real colours; neutral is none (CX-TEAM-5). */
export const isMulticolour = (team: Team): boolean =>
  coloursOf(team).filter((colour) => colour !== 'neutral').length > 1;

/** The starter decks a team can choose from: those of its colours (CX-TEAM-4). */
export const startersFor = coloursOf;

/** All that is wrong with a team; empty for one that can play. */
export function faultsOf(team: Team, size = TEAM_SIZE): TeamFault[] {
  const { heroes: ids, starter } = team;
  return [
    ...(ids.length === size ? [] : (['CX-TEAM-1'] as const)),
    ...(new Set(ids).size === ids.length ? [] : (['CX-TEAM-6'] as const)),
    ...(starter !== null && startersFor(team).includes(starter) ? [] : (['CX-TEAM-4'] as const)),
  ];
}

/**
 * The team with a hero put in, or taken out if it is there. A full team does not change by another hero, but where there is
 * one alone the other takes its place.
 */
export function toggled(team: Team, hero: string, size = TEAM_SIZE): Team {
  const has = team.heroes.includes(hero);
  const others = size === 1 && !has ? [] : team.heroes;
  if (!has && others.length === size) return team;
  return withHeroes(team, has ? others.filter((id) => id !== hero) : [...others, hero]);
}

/** The team with other heroes; it keeps its starter deck if that is one of theirs. */
export function withHeroes(team: Team, ids: readonly string[]): Team {
  const next: Team = { heroes: ids, starter: team.starter };
  const starters = startersFor(next);
  if (next.starter !== null && starters.includes(next.starter)) return next;
  // With one colour there is nothing to choose.
  return { ...next, starter: starters.length === 1 ? starters[0]! : null };
}

/** A page of the binder: the twelve cards of a spec by their level. */
export interface BinderSpec {
  readonly spec: string;
  readonly hero: string;
  readonly colour: Colour;
  /** Three spells and the ultimate one. */
  readonly spells: readonly string[];
  /** Cards of tech I, II and III. */
  readonly tech: readonly (readonly string[])[];
}

/** How many cards of a spec have no tech level, and how many have I, II and III (CX-TEAM-2). */
const SHAPE = [4, 2, 5, 1];

/** The codex of a team, one entry for each spec; each card is in it twice (CX-TEAM-3). */
export function binderOf({ heroes: ids }: Team): BinderSpec[] {
  return ids.map((hero) => {
    const { spec } = heroOf(hero);
    const { color, cards } = SPECS[spec]!;
    let from = 0;
    const [spells, ...tech] = SHAPE.map((n) => cards.slice(from, (from += n)));
    return { spec, hero, colour: color, spells: spells!, tech };
  });
}

/** Number of cards in the codex; 72 for three heroes, 24 for one. */
export const codexSize = (team: Team): number =>
  binderOf(team).reduce((sum, { spells, tech }) => sum + COPIES * (spells.length + tech.flat().length), 0);

/** The ten cards of the starter deck; none while it is not chosen. */
export const starterCards = ({ starter }: Team): readonly string[] => (starter === null ? [] : STARTERS[starter].cards);
