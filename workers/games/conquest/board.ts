import { evaluationCounts } from '../../engine/conquest';
import type { Asking } from '../../engine/engine';
import { TERM_INCOME } from '../../../assembly/games/conquest/evaluation-terms';
import { NOWHERE } from '../../../assembly/games/conquest/layout';
import { formOf } from './action-names';
import { argumentText, type Argument } from './arguments';
import { attackersIn, defendersIn } from './battle';
import { divisionsText, type Divisions } from './divisions';
import { CODES, COLOURS, forceText, placeText } from './map';
import { missionStanding } from './missions';
import type { NodeName } from './nodes';
import type { Options } from './options';
import { roundOf, type Round } from './round';
import { NOBODY, type State, type Step } from './state';

/** A player as positions name it: R B G Y P. */
export type Colour = string;

/** Divisions are written as in a position, `AAD12I`, and are empty where there are none. Absent marks are left out. */
export interface LandView {
  owner: Colour | null;
  rear: string;
  city?: true;
  taken?: true;
  fought?: true;
  /** Kinds that have arrived in this redeploy phase: `IA`. */
  arrived?: string;
}

export interface FrontView {
  group: string;
  across?: true;
  alerted?: true;
}

export interface ForceView {
  owner: Colour;
  front: string;
  rear: string;
  ashore?: true;
  alerted?: true;
  fresh?: true;
}

export interface PlayerView {
  /** Code of the territory of the capital; null before it is placed. */
  capital: string | null;
  /** Codes of the territories whose cards are held, true for those turned over. */
  cards: Readonly<Record<string, boolean>>;
  /** Indices of missions and of rewards. */
  missions: readonly number[];
  rewards: readonly number[];
  /** Units of the next count, with all cards turned over (CQ-REC-1); null where no engine was asked. */
  income: number | null;
}

/** A battle in its course: the engagement as its action is written, and the groups that stand against each other. */
export interface BattleView {
  kind: string;
  /** What attacks and what is attacked, as the action names them. */
  source: string;
  target: string | null;
  attackers: string;
  defenders: string;
  /** The dice of the next round, for the groups as they stand; null while one of them is empty, or without an engine. */
  round: Round | null;
}

/** What is counted or chosen in the steps of one choice. */
export interface StepView {
  units: number;
  armourLeft: number;
  infantryLeft: number;
  take: string;
  /** Which divisions move, once that is chosen: I, A or D. */
  kind?: string;
  /** Codes of the territories it is about, from where and to where; left out where it is about none. */
  lands?: readonly string[];
}

/** What the board is drawn from: a state in words, as plain data that can be stored. */
export interface Board {
  node: NodeName;
  phase: number;
  round: number;
  /** On turn, and who decides. */
  player: Colour;
  decider: Colour;
  order: readonly Colour[];
  claimed: number;
  options: Options;
  /** By code, territories with an owner or a mark. */
  lands: Readonly<Record<string, LandView>>;
  /** By place, `NAF/EGY`. */
  fronts: Readonly<Record<string, FrontView>>;
  /** By lane, `NAF~BRA`. */
  forces: Readonly<Record<string, ForceView>>;
  players: Readonly<Record<Colour, PlayerView>>;
  /** Codes; a territory with two is there twice. */
  airfields: readonly string[];
  /** By row: index of the open mission, null where it is gone. */
  table: readonly (number | null)[];
  /** By row, where missions are claimed: see missionStanding. */
  standing?: readonly (readonly [number, number] | null)[];
  battle: BattleView | null;
  step: StepView;
}

/** Divisions as the board writes them. */
export const groupText = (divisions: Divisions): string => divisionsText(divisions).replace('-', '');

/** A mark of the board: there, or left out. */
const marked = <K extends string>(name: K, is: boolean): Partial<Record<K, true>> =>
  (is ? { [name]: true } : {}) as Partial<Record<K, true>>;

/** @param engine stands at the state; null draws it without what only the engine knows */
export function boardOf(state: State, engine: Asking | null): Board {
  const { node, phase, round, claimed, options } = state;
  const colour = (seat: number): Colour | null => (seat === NOBODY ? null : COLOURS[seat]!);
  return {
    node,
    phase,
    round,
    claimed,
    options,
    player: COLOURS[state.player]!,
    decider: COLOURS[state.decider]!,
    order: state.order.map((seat) => COLOURS[seat]!),
    lands: Object.fromEntries(
      state.lands.flatMap(({ owner, rear, city, taken, fought, arrived }, t) => {
        const kinds = arrived.map((kind) => argumentText('kind', kind)).join('');
        const marks = { ...marked('city', city), ...marked('taken', taken), ...marked('fought', fought) };
        const view: LandView = {
          owner: colour(owner),
          rear: groupText(rear),
          ...marks,
          ...(kinds && { arrived: kinds }),
        };
        return owner !== NOBODY || Object.keys(view).length > 2 ? [[CODES[t]!, view]] : [];
      }),
    ),
    fronts: Object.fromEntries(
      [...state.fronts].map(([place, { group, across, alerted }]) => [
        placeText(place),
        { group: groupText(group), ...marked('across', across), ...marked('alerted', alerted) },
      ]),
    ),
    forces: Object.fromEntries(
      [...state.forces].map(([place, { owner, front, rear, ashore, alerted, fresh }]) => [
        forceText(place),
        {
          owner: COLOURS[owner]!,
          front: groupText(front),
          rear: groupText(rear),
          ...marked('ashore', ashore),
          ...marked('alerted', alerted),
          ...marked('fresh', fresh),
        },
      ]),
    ),
    players: Object.fromEntries(state.order.map((seat) => [COLOURS[seat]!, playerView(state, seat, engine)])),
    airfields: state.airfields.map((t) => CODES[t]!),
    table: state.table.map((mission) => (mission === NOBODY ? null : mission)),
    ...(node === 'claim' && {
      standing: state.table.map((mission) => (mission === NOBODY ? null : missionStanding(state, mission))),
    }),
    battle: battleView(state, engine),
    step: stepView(state),
  };
}

function playerView({ capitals, hands }: State, seat: number, engine: Asking | null): PlayerView {
  const { cards, missions, rewards } = hands[seat]!;
  return {
    capital: capitals[seat] === NOBODY ? null : CODES[capitals[seat]!]!,
    cards: Object.fromEntries([...cards].map(([t, turned]) => [CODES[t]!, turned])),
    missions,
    rewards,
    income: engine && evaluationCounts(engine, seat)[TERM_INCOME]!,
  };
}

function battleView(state: State, engine: Asking | null): BattleView | null {
  const { battle } = state;
  if (!battle) return null;
  const [kind, ...args] = formOf(battle.kind)!;
  const text = (argument: Argument | undefined, value: number): string | null =>
    argument === undefined ? null : argumentText(argument, value);
  return {
    kind,
    source: text(args[0], battle.source)!,
    target: text(args[1], battle.target),
    attackers: groupText(attackersIn(state, battle)),
    defenders: groupText(defendersIn(state, battle)),
    round: engine && roundOf(engine),
  };
}

function stepView({ node, step }: State): StepView {
  const { units, armourLeft, infantryLeft, take } = step;
  const lands = stepLands(node, step);
  const kind = node === 'move-to' || node === 'move-count' ? { kind: argumentText('kind', step.pickKind) } : {};
  return { units, armourLeft, infantryLeft, take: groupText(take), ...kind, ...(lands.length > 0 ? { lands } : {}) };
}

/** Where something is dropped or manned, between which territories troops move, and which card is offered for which. */
function stepLands(node: NodeName, { pick, pickKind, pickTo }: Step): string[] {
  const land = (index: number): string => argumentText('land', index);
  if (node === 'offer-to' || node === 'offer-for') return [land(pick)];
  if (node === 'answer') return [pick, ...(pickTo === NOWHERE ? [] : [pickTo])].map(land);
  if (node === 'drop-count') return pickKind ? placeText(pick).split('/') : [land(pick)];
  if (node === 'move-to') return [land(pick)];
  if (node === 'move-count') return [land(pick), land(pickTo)];
  return node.startsWith('take-') || node === 'form-front' || node === 'man-with' ? placeText(pick).split('/') : [];
}
