/** What an action does, one thing after the other: what differs between the node it is played at and the one it leads to. */
import { ACT_END_ATTACK, ACT_ROLL, ATTACK, REDEPLOY } from '../../../assembly/games/conquest/layout';
import type { Stepping } from '../../engine/engine';
import { defenderOf } from './battle';
import { groupText } from './board';
import { NO_DIVISIONS, type Divisions } from './divisions';
import { CODES, COLOURS, forceText, placeText } from './map';
import { MISSION_IDS } from './mission-ids';
import { actionText } from './actions';
import { read } from './position';
import { rollFor, roundOf, type Roll, type Round } from './round';
import { NOBODY, type Force, type Front, type State } from './state';

/** Divisions at one spot change; the spot is named as picks name it: `land:NAF`, `place:NAF/EGY`, `force:NAF~BRA`. */
export interface DivisionsEffect {
  kind: 'divisions';
  spot: string;
  before: string;
  after: string;
}

/** A territory changes hands; null for nobody. */
export interface OwnerEffect {
  kind: 'owner';
  land: string;
  before: string | null;
  after: string | null;
}

/** What stands in a territory from now on, or no more. */
export interface BuildingEffect {
  kind: 'city' | 'airfield' | 'capital';
  land: string;
  gained: boolean;
}

/** A group lies across its border, or a force has come ashore, or does so no more. */
export interface InvasionEffect {
  kind: 'invasion';
  spot: string;
  begun: boolean;
}

/** A card, a mission or a reward comes to a player (`from` null: from the deck or the table), or is given back. */
export interface HandEffect {
  kind: 'card' | 'mission' | 'reward';
  /** Code of a territory; index of a mission or of a reward's row. */
  what: string | number;
  from: string | null;
  to: string | null;
}

/** A card is turned over, or face up again. */
export interface TurnedEffect {
  kind: 'turned';
  land: string;
  down: boolean;
}

/** The last attack of a turn is over: nothing is left to be attacked, so that nobody is asked. */
export interface NoAttackEffect {
  kind: 'noAttack';
}

/** The turn passes on, or the game is over. */
export interface TurnEffect {
  kind: 'nextTurn' | 'gameOver';
  player: string | null;
}

/** A round was rolled: with which dice, what they showed, and who is hit in each pair, `ad`. */
export interface RolledEffect extends Roll {
  kind: 'rolled';
  /** Whose dice they are: of the attacker, of the defender. */
  players: readonly [string, string];
  round: Round;
  hits: string;
}

export type Effect =
  | RolledEffect
  | DivisionsEffect
  | OwnerEffect
  | BuildingEffect
  | InvasionEffect
  | HandEffect
  | TurnedEffect
  | NoAttackEffect
  | TurnEffect;

const colourOf = (seat: number): string | null => (seat === NOBODY ? null : COLOURS[seat]!);

/** `engine` stands at the state and stays there. */
export function effectsOf(action: number, engine: Stepping): Effect[] {
  const bytes = engine.save();
  const before = read(bytes);
  const dice = rolled(action, before, bytes, engine);
  engine.apply(action);
  const after = read(engine.save());
  engine.load(bytes);
  const ends = action >>> 24 === ACT_END_ATTACK || before.phase !== ATTACK || after.phase !== REDEPLOY;
  return [...dice, ...differences(before, after), ...(ends ? [] : [{ kind: 'noAttack' } as const])];
}

/** The dice of a round, the same whenever that round is looked at. */
function rolled(action: number, state: State, bytes: Uint8Array, engine: Stepping): Effect[] {
  const round = action >>> 24 === ACT_ROLL ? roundOf(engine) : null;
  if (!round) return [];
  const hits = actionText(action, state).split(' ')[1]!;
  const players = [COLOURS[state.player]!, COLOURS[defenderOf(state, state.battle!)]!] as const;
  return [{ kind: 'rolled', players, round, hits, ...rollFor(round, hits, hashOf(bytes, action)) }];
}

/** FNV-1a, 32 bits. */
const hashOf = (bytes: Uint8Array, start: number): number =>
  bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, (start ^ 0x811c9dc5) >>> 0);

/** Losses and moves first, then what comes of them. */
export const differences = (before: State, after: State): Effect[] => [
  ...moved(before, after),
  ...invasions(before, after),
  ...owners(before, after),
  ...buildings(before, after),
  ...hands(before, after),
  ...passing(before, after),
];

function changed(spot: string, before: Divisions, after: Divisions): Effect[] {
  const [was, is] = [groupText(before), groupText(after)];
  return was === is ? [] : [{ kind: 'divisions', spot, before: was, after: is }];
}

const keysOf = <T>(before: ReadonlyMap<number, T>, after: ReadonlyMap<number, T>): number[] =>
  [...new Set([...before.keys(), ...after.keys()])].sort((a, b) => a - b);

function moved(before: State, after: State): Effect[] {
  const group = (fronts: ReadonlyMap<number, Front>, place: number) => fronts.get(place)?.group ?? NO_DIVISIONS;
  const all = ({ front, rear }: Force): Divisions => [front[0] + rear[0], front[1] + rear[1], front[2] + rear[2]];
  const atSea = (forces: ReadonlyMap<number, Force>, place: number) => {
    const force = forces.get(place);
    return force ? all(force) : NO_DIVISIONS;
  };
  return [
    ...keysOf(before.fronts, after.fronts).flatMap((place) =>
      changed(`place:${placeText(place)}`, group(before.fronts, place), group(after.fronts, place)),
    ),
    ...keysOf(before.forces, after.forces).flatMap((place) =>
      changed(`force:${forceText(place)}`, atSea(before.forces, place), atSea(after.forces, place)),
    ),
    ...CODES.flatMap((code, t) => changed(`land:${code}`, before.lands[t]!.rear, after.lands[t]!.rear)),
  ];
}

function invasions(before: State, after: State): Effect[] {
  const flipped = (spot: string, was: boolean, is: boolean): Effect[] =>
    was === is ? [] : [{ kind: 'invasion', spot, begun: is }];
  return [
    ...keysOf(before.fronts, after.fronts).flatMap((place) => {
      const across = ({ fronts }: State) => fronts.get(place)?.across ?? false;
      return flipped(`place:${placeText(place)}`, across(before), across(after));
    }),
    ...keysOf(before.forces, after.forces).flatMap((place) => {
      const ashore = ({ forces }: State) => forces.get(place)?.ashore ?? false;
      return flipped(`force:${forceText(place)}`, ashore(before), ashore(after));
    }),
  ];
}

const owners = (before: State, after: State): Effect[] =>
  CODES.flatMap((land, t): Effect[] => {
    const [was, is] = [colourOf(before.lands[t]!.owner), colourOf(after.lands[t]!.owner)];
    return was === is ? [] : [{ kind: 'owner', land, before: was, after: is }];
  });

function buildings(before: State, after: State): Effect[] {
  const count = (list: readonly number[], t: number) => list.filter((at) => at === t).length;
  return CODES.flatMap((land, t): Effect[] => {
    const of = (kind: BuildingEffect['kind'], was: number, is: number): Effect[] =>
      was === is ? [] : [{ kind, land, gained: is > was }];
    return [
      ...of('capital', count(before.capitals, t), count(after.capitals, t)),
      ...of('city', Number(before.lands[t]!.city), Number(after.lands[t]!.city)),
      ...of('airfield', count(before.airfields, t), count(after.airfields, t)),
    ];
  });
}

function hands(before: State, after: State): Effect[] {
  const holder = ({ hands }: State, holds: (hand: State['hands'][number]) => boolean) =>
    colourOf(hands.findIndex(holds));
  const passed = (
    kind: HandEffect['kind'],
    what: string | number,
    holds: (hand: State['hands'][number]) => boolean,
  ): Effect[] => {
    const [from, to] = [holder(before, holds), holder(after, holds)];
    return from === to ? [] : [{ kind, what, from, to }];
  };
  const turned = ({ hands }: State, t: number) => hands.some(({ cards }) => cards.get(t));
  return [
    ...CODES.flatMap((code, t) => passed('card', code, ({ cards }) => cards.has(t))),
    ...CODES.flatMap((land, t): Effect[] => {
      const [was, is] = [turned(before, t), turned(after, t)];
      return was === is ? [] : [{ kind: 'turned', land, down: is }];
    }),
    ...range(MISSION_IDS.length).flatMap((index) =>
      passed('mission', index, ({ missions }) => missions.includes(index)),
    ),
    ...range(before.table.length).flatMap((row) => passed('reward', row, ({ rewards }) => rewards.includes(row))),
  ];
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function passing(before: State, after: State): Effect[] {
  if (after.node === 'won') return [{ kind: 'gameOver', player: colourOf(after.player) }];
  if (after.node === 'drawn') return [{ kind: 'gameOver', player: null }];
  return before.player === after.player ? [] : [{ kind: 'nextTurn', player: colourOf(after.player) }];
}
