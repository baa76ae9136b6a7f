/** Teams for a first game, and what a game begins with. A set-up is two teams, `red-green`: a ready one by its name, any other by its text. */
import { isPlayable } from './playable';
import { SPECS } from './specs';
import { binderOf, type Team } from './team';
import { readTeam, teamText } from './team-text';

const team = (starter: Team['starter'], ...specs: readonly string[]): Team => ({
  heroes: specs.map((spec) => SPECS[spec]!.hero),
  starter,
});

/** A team as part of a set-up's id, which has no sign that means something in an address: `anarchy.blood.fire.red`. */
export const teamId = (of: Team): string => teamText(of).replaceAll(/[+/]/g, '.');

/** Teams of one colour, and one with both neutral heroes; the first two meet in the usual game. */
export const READY_TEAMS: Readonly<Record<string, Team>> = {
  red: team('red', 'anarchy', 'blood', 'fire'),
  green: team('green', 'balance', 'feral', 'growth'),
  neutral: team('neutral', 'bashing', 'finesse', 'fire'),
};

/** Mixed teams, by their ids. */
export const MORE_TEAMS: Readonly<Record<string, Team>> = Object.fromEntries(
  [
    team('neutral', 'bashing', 'finesse', 'growth'),
    team('red', 'bashing', 'blood', 'fire'),
    team('green', 'finesse', 'balance', 'growth'),
    team('red', 'finesse', 'anarchy', 'feral'),
    team('green', 'bashing', 'fire', 'feral'),
  ].map((one) => [teamId(one), one]),
);

/** A hero alone with the starter deck of its colour, by its id: `bashing.neutral`; those of the smallest box first. */
export const SINGLE_TEAMS: Readonly<Record<string, Team>> = Object.fromEntries(
  ['bashing', 'finesse', 'anarchy', 'blood', 'fire', 'balance', 'feral', 'growth']
    .map((spec) => team(SPECS[spec]!.color, spec))
    .map((one) => [teamId(one), one]),
);

/** Games of one hero each (`team_size`), which the size of their teams tells. */
export const SINGLE_SETUPS: readonly string[] = [
  'bashing.neutral-finesse.neutral',
  'anarchy.red-balance.green',
  'blood.red-feral.green',
  'fire.red-growth.green',
];

/** By the names of the teams, different ones first. */
export const READY_SETUPS: readonly string[] = Object.keys(READY_TEAMS)
  .flatMap((a) => Object.keys(READY_TEAMS).map((b) => [a, b] as const))
  .sort(([a, b], [c, d]) => Number(a === b) - Number(c === d))
  .map((pair) => pair.join('-'));

function teamNamed(id: string): Team | null {
  if (Object.hasOwn(READY_TEAMS, id)) return READY_TEAMS[id]!;
  const parts = id.split('.');
  return readTeam(`${parts.slice(0, -1).join('+')}/${parts.at(-1)}`);
}

/** Whether all heroes and cards of a team can be played yet. */
export const isReady = (of: Team): boolean =>
  of.heroes.every(isPlayable) &&
  binderOf(of).every(({ spells, tech }) => [...spells, ...tech.flat()].every(isPlayable));

/** The two teams of a set-up, the first seat's first; null for what names none. */
export function teamsOf(setup: string): readonly [Team, Team] | null {
  const [a, b, more] = setup.split('-').map(teamNamed);
  return a && b && more === undefined ? [a, b] : null;
}
