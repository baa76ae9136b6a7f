import { HEROES, SPECS, STARTERS, TECH_IDS, inCardOrder, isCard } from './data';
import { PLAYERS, type Player } from './grammar';
import { DEFAULTS, type Options } from './options';
import { NOTHING_DONE, untouched, type Side, type Table, type Thing } from './table';

/** What a player brings: three heroes (or one, `team_size`), a starter deck and, if it is not that of the team, a codex. */
export interface Brings {
  readonly team: readonly string[];
  /** A colour, or any ten cards. */
  readonly starter: string | readonly string[];
  readonly codex?: readonly string[];
}

/** Every rule that forbids a team with its starter deck (CX-TEAM-1, CX-TEAM-4, CX-TEAM-6). */
export function teamReasons({ team, starter }: Brings, size: Options['team_size'] = 'three'): string[] {
  const reasons: string[] = [];
  if (team.length !== (size === 'one' ? 1 : 3) || !team.every((hero) => HEROES.has(hero))) reasons.push('CX-TEAM-1');
  if (new Set(team).size < team.length) reasons.push('CX-TEAM-6');
  const colors = team.map((hero) => HEROES.get(hero)?.color);
  if (typeof starter === 'string' && !colors.includes(starter)) reasons.push('CX-TEAM-4');
  if (typeof starter !== 'string' && !starter.every(isCard)) reasons.push('CX-TEAM-4');
  return reasons;
}

/** Two copies of each of the 12 cards of every spec: 36 kinds of three specs (CX-TEAM-3), 12 of one. */
export function codexOf(team: readonly string[]): string[] {
  const specs = Object.values(SPECS).filter(({ hero }) => team.includes(hero));
  return inCardOrder(specs.flatMap(({ cards }) => cards).flatMap((card) => [card, card]));
}

export const sideOf = (brings: Brings, workers: number): Side => ({
  team: brings.team,
  gold: 0,
  workers,
  spec: null,
  labSpec: null,
  lost: [],
  constructed: false,
  command: brings.team.map((hero) => ({ hero, cooldown: 0 })),
  hand: [],
  top: [],
  pile: [...(typeof brings.starter === 'string' ? STARTERS[brings.starter].cards : brings.starter)].sort(),
  discard: [],
  codex: inCardOrder(brings.codex ?? codexOf(brings.team)),
  hired: [],
  trashed: [],
  choice: [],
  counts: NOTHING_DONE,
});

export const baseThing = (id: number, owner: Player): Thing => untouched(id, TECH_IDS[0], owner);

/** The table before anything has happened; the first player has 4 workers, the other 5 (CX-SETUP-3). */
export function emptyTable(brings: Readonly<Record<Player, Brings>>, first: Player, options: Partial<Options>): Table {
  for (const player of PLAYERS) {
    const [reason] = teamReasons(brings[player], options.team_size);
    if (reason) throw new RangeError(`${player}: ${reason}`);
  }
  const workers = (player: Player): number => (player === first ? 4 : 5);
  return {
    options: { ...DEFAULTS, ...options },
    stage: 'setup',
    turn: 1,
    active: first,
    stamp: 0,
    nextId: 3,
    sides: { A: sideOf(brings.A, workers('A')), B: sideOf(brings.B, workers('B')) },
    things: [baseThing(1, 'A'), baseThing(2, 'B')],
    lasting: [],
    delayed: [],
    nth: {},
    attack: null,
    result: null,
  };
}
