import type { Draft } from '../../../puzzles/puzzle-game';
import type { Walker } from '../../../puzzles/walker';
import { landOf, PLACES, placeOf } from '../map';
import { NO_DIVISIONS, sizeOf } from '../divisions';
import type { State } from '../state';
import { strengthOf } from './theatre';

export interface Shown {
  goal: Draft['goal'];
  state: State;
  /** The first right answer. */
  first: string;
  /** Right answers to where chance decides. */
  line: readonly string[];
}

const landsOf = ({ goal: { nodes = [] } }: Pick<Shown, 'goal'>): number[] => nodes.map((code) => landOf(code)!);

/** The place a border is attacked from. */
const baseOf = ({ first }: Pick<Shown, 'first'>): number | null =>
  placeOf(/^border (\S+)/.exec(first)?.[1] ?? '') ?? null;

/** Beyond the border attacked nobody stands. */
function isOpen(shown: Omit<Shown, 'line'>): boolean {
  const place = baseOf(shown);
  return place !== null && sizeOf(shown.state.fronts.get(place ^ 1)?.group ?? NO_DIVISIONS) === 0;
}

/** It does not begin where the most divisions stand. */
function isFromTheSide(shown: Shown): boolean {
  const place = baseOf(shown);
  if (place === null) return false;
  const { at, facing } = PLACES[place]!;
  return PLACES.some(
    (other) =>
      other.facing === facing &&
      !other.sea &&
      shown.state.lands[other.at]!.owner === shown.state.player &&
      strengthOf(shown.state, other.at) > strengthOf(shown.state, at),
  );
}

/**
 * The border it begins at is open, and there is armour behind it, which does not bombard once the land is invaded; another one is
 * manned.
 */
export function isFromBehind(shown: Omit<Shown, 'line'>): boolean {
  const [land] = landsOf(shown);
  if (shown.goal.kind !== 'take' || land === undefined || !isOpen(shown) || PLACES[baseOf(shown)!]!.facing !== land)
    return false;
  const manned = PLACES.flatMap(({ at }, place) =>
    at === land ? [shown.state.fronts.get(place)?.group ?? NO_DIVISIONS] : [],
  );
  const armour = [shown.state.lands[land]!.rear, ...manned].some((group) => group[1] + group[2] > 0);
  return armour && manned.some((group) => sizeOf(group) > 0);
}

/** One of the territories borders none of whoever asks, so that he has to go on from another (CQ-OCC-5). */
export function isBeyond(shown: Pick<Shown, 'goal' | 'state'>): boolean {
  const { goal, state } = shown;
  if (goal.kind !== 'take' || goal.nodes!.length < 2 || state.node !== 'attack') return false;
  const borders = (land: number): boolean =>
    PLACES.some(({ at, facing }) => facing === land && state.lands[at]!.owner === state.player) ||
    [...state.forces].some(([place, { owner }]) => owner === state.player && PLACES[place]!.facing === land);
  return landsOf(shown).some((land) => state.lands[land]!.owner !== state.player && !borders(land));
}

/** The best turn goes out to neutral land and builds a city. */
const isSettling = ({ goal, line }: Shown): boolean =>
  goal.kind === 'most' && ['set-out', 'build'].every((word) => line.some((action) => action.startsWith(`${word} `)));

const hasArmour = ({ state }: Shown, land: number): boolean =>
  state.lands[land]!.rear[1] + state.lands[land]!.rear[2] > 0;

/** What a solution shows beyond its kind, the most telling first. */
const DEVICES: Readonly<Record<string, (shown: Shown) => boolean>> = {
  'by-sea': ({ first }) => first.startsWith('landing') || (first.startsWith('set-out') && isOverWater(first)),
  'from-behind': isFromBehind,
  garrison: isBeyond,
  settling: isSettling,
  'open-border': isOpen,
  'from-the-side': isFromTheSide,
  'stormed-city': (shown) => landsOf(shown).some((land) => shown.state.lands[land]!.city),
  armour: (shown) => landsOf(shown).some((land) => hasArmour(shown, land)),
};

/** An expedition over water. */
const isOverWater = (first: string): boolean => PLACES[placeOf(first.split(' ')[1] ?? '') ?? 0]!.sea;

export const DEVICE_THEMES: readonly string[] = Object.keys(DEVICES);

/** The kind of a question by its goal and by where it is asked. */
export function kindOfQuestion({ goal, state }: Pick<Shown, 'goal' | 'state'>): string {
  switch (goal.kind) {
    case 'take':
      if (state.node !== 'attack') return 'battle';
      return goal.nodes!.length > 1 ? 'order' : 'storm';
    case 'hold':
      return 'defence';
    case 'guard':
    case 'landing':
    case 'cheapest':
    case 'win-now':
      return goal.kind;
    case 'most':
      return goal.metric!;
    default:
      return 'mission';
  }
}

export function themesOf(walker: Walker<State>, { node, goal }: Draft, line: readonly string[]): string[] {
  const shown = { goal, state: walker.state(node), first: line[0] ?? '', line };
  return [...DEVICE_THEMES.filter((theme) => DEVICES[theme]!(shown)), kindOfQuestion(shown)];
}
