/** Where games begin: before the first card is drawn (section 2.3 of the rules). */
import type { Parsed } from '../../contract';
import { attempt, malformed } from '../../reading/problems';
import { SIDE, USUAL_OPTIONS, THING } from './fields';
import { inCardOrder } from './faces';
import { isReady, READY_TEAMS, teamId, teamsOf } from './ready-teams';
import { OPTION_NAMES, OPTION_VALUES, SEATS, TURN_CAP, type Options, type Side, type Thing } from './table';
import { told, type State } from './state';
import { binderOf, COPIES, heroOf, starterCards, TEAM_SIZES, type Team } from './team';

/** The first player has 4 workers, the other 5 (CX-SETUP-3). */
const WORKERS = [4, 5] as const;
const MOST_TURNS = 999;

const usualFields = (form: Readonly<Record<string, { readonly usual: unknown }>>): object =>
  Object.fromEntries(Object.entries(form).map(([key, { usual }]) => [key, usual]));

const sideOf = (team: Team, workers: number): Side => ({
  ...(usualFields(SIDE) as Side),
  team: team.heroes,
  workers,
  command: team.heroes.map((hero) => ({ hero, cooldown: 0 })),
  pile: [...starterCards(team)].sort(),
  codex: inCardOrder(
    binderOf(team).flatMap(({ spells, tech }) =>
      [...spells, ...tech.flat()].flatMap((card) => Array<string>(COPIES).fill(card)),
    ),
  ),
});

const baseOf = (seat: number): Thing => ({
  ...(usualFields(THING) as Thing),
  id: seat + 1,
  owner: SEATS[seat]!,
  controller: SEATS[seat]!,
});

function readOptions(given: Readonly<Record<string, unknown>>): Options {
  const options: Record<string, unknown> = { ...USUAL_OPTIONS };
  for (const [name, value] of Object.entries(given)) {
    const text = String(value);
    const known = OPTION_NAMES.find((option) => option === name);
    if (name === 'turn_cap') {
      if (!/^[1-9]\d{0,2}$/.test(text) || Number(text) > MOST_TURNS) malformed(1, `${name}=${text}`, 'bad-value');
      options.turn_cap = Number(text);
    } else if (!known) malformed(1, name, 'unknown-key');
    else if (!(OPTION_VALUES[known] as readonly string[]).includes(text)) malformed(1, `${name}=${text}`, 'bad-value');
    else options[name] = text;
  }
  return options as Options;
}

/**
 * Teams of one hero need not be said once more by `team_size`. Throws Malformed for teams that are none or of another size
 * than is played, or whose cards cannot all be played yet.
 */
export function readOpening(setup: string, given: Readonly<Record<string, unknown>>): State {
  const teams = teamsOf(setup) ?? malformed(1, setup, 'bad-value', 'CX-TEAM-1');
  const isSingle = teams.every(({ heroes }) => heroes.length === TEAM_SIZES.one);
  const options = readOptions({ ...(isSingle && { team_size: 'one' }), ...given });
  const size = TEAM_SIZES[options.team_size];
  if (teams.some(({ heroes }) => heroes.length !== size)) malformed(1, setup, 'bad-value', 'CX-TEAM-1');
  if (!teams.every(isReady)) malformed(1, setup, 'bad-value', 'CX-PLAY-1');
  const [a, b] = teams.map((team, seat) => sideOf(team, WORKERS[seat]!)) as [Side, Side];
  return told({
    options,
    stage: 'setup',
    turn: 1,
    active: 'A',
    stamp: 0,
    nextId: 3,
    sides: { A: a, B: b },
    things: [baseOf(0), baseOf(1)],
    lasting: [],
    delayed: [],
    nth: {},
    result: null,
  });
}

/** The start of a game; what set-up leaves to chance is drawn node by node. */
export const openingOf = (setup: string, options: Readonly<Record<string, string>> = {}): Parsed<State> =>
  attempt(() => readOpening(setup, options));

/** Options that are not as usual, by name. */
const changed = (options: Options): Record<string, string> =>
  Object.fromEntries([
    ...OPTION_NAMES.filter((name) => options[name] !== OPTION_VALUES[name][0]).map((name) => [name, options[name]]),
    ...(options.turn_cap === TURN_CAP ? [] : [['turn_cap', String(options.turn_cap)]]),
  ]);

const teamIn = ({ team, pile }: Side): string | null => {
  const starters = new Set(team.map((hero) => heroOf(hero).color));
  const starter = [...starters].find(
    (colour) => [...starterCards({ heroes: [], starter: colour })].sort().join() === [...pile].sort().join(),
  );
  if (!starter || new Set(team).size !== team.length) return null;
  const found: Team = { heroes: team, starter };
  const ready = Object.entries(READY_TEAMS).find(([, one]) => teamId(one) === teamId(found));
  return ready ? ready[0] : teamId(found);
};

/** How a game began, where the rules know such a start; null for any other. */
export function setupOf({ table, answers }: State): { setup: string; options?: Record<string, string> } | null {
  if (table.stage !== 'setup' || answers?.length !== 0) return null;
  const [a, b] = [teamIn(table.sides.A), teamIn(table.sides.B)];
  const options = changed(table.options);
  return a && b ? { setup: `${a}-${b}`, ...(Object.keys(options).length > 0 && { options }) } : null;
}
