import type { Draft } from '../../../puzzles/puzzle-game';
import type { Walker } from '../../../puzzles/walker';
import { landOf, PLACES, placeOf } from '../map';
import { NO_DIVISIONS, sizeOf } from '../divisions';
import type { State } from '../state';
import { strengthOf } from './theatre';

interface Shown {
  goal: Draft['goal'];
  state: State;
  /** The first right answer. */
  first: string;
}

const landsOf = ({ goal: { nodes = [] } }: Shown): number[] => nodes.map((code) => landOf(code)!);

/** The place a border is attacked from. */
const baseOf = ({ first }: Shown): number | null => placeOf(/^border (\S+)/.exec(first)?.[1] ?? '') ?? null;

/** Beyond the border attacked nobody stands. */
function isOpen(shown: Shown): boolean {
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

const hasArmour = ({ state }: Shown, land: number): boolean =>
  state.lands[land]!.rear[1] + state.lands[land]!.rear[2] > 0;

/** What a solution shows beyond its kind, the most telling first. */
const DEVICES: Readonly<Record<string, (shown: Shown) => boolean>> = {
  'by-sea': ({ first }) => first.startsWith('landing') || (first.startsWith('set-out') && isOverWater(first)),
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
      return goal.kind;
    case 'most':
      return goal.metric!;
    default:
      return 'mission';
  }
}

export function themesOf(walker: Walker<State>, { node, goal }: Draft, line: readonly string[]): string[] {
  const shown = { goal, state: walker.state(node), first: line[0] ?? '' };
  return [...DEVICE_THEMES.filter((theme) => DEVICES[theme]!(shown)), kindOfQuestion(shown)];
}
