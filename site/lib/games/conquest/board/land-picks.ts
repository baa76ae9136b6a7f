/** What pressing a territory on the map picks, where that is plain; its inspector offers everything. */
import type { Picker } from '$lib/board/picker.svelte';
import { LAND_AT } from './layout';

/** The territory in which a pick of the map shows: a force shows off the coast it lies at. */
export function landOf(pick: string): string | null {
  const [kind, id = ''] = pick.split(':');
  if (kind === 'land' || kind === 'place') return id.slice(0, 3);
  return kind === 'force' ? id.slice(4) : null;
}

type Picking = Pick<Picker, 'choices' | 'state'>;

/** Whom they attack that are picked, where only one fight is left; null before they are, and where there are more. */
export function goalLeft({ picked, matches }: Pick<Picker, 'picked' | 'matches'>): string | null {
  const [only, ...others] = matches;
  const isBegun = picked.length === 1 && only?.picks[0] === picked[0];
  return isBegun && others.length === 0 ? (only?.picks[1] ?? null) : null;
}

/** What can be picked now in each territory, at its fronts and off its coasts. */
export function picksByLand(picker: Picking): ReadonlyMap<string, readonly string[]> {
  const byLand = new Map<string, string[]>();
  for (const pick of new Set(picker.choices.flatMap(({ picks }) => picks))) {
    const code = landOf(pick);
    if (code === null || !picker.state(pick)) continue;
    byLand.set(code, [...(byLand.get(code) ?? []), pick]);
  }
  return byLand;
}

/** Whether troops can come over a border into a territory: it need not be tried from one that they cannot come from. */
export const isReached = (code: string, picker: Picking): boolean =>
  picker.choices.some(({ picks: [first = ''] }) => first.startsWith('place:') && first.endsWith(`/${code}`));

/** The only border over which troops can come into a territory; null where there is none, or more than one. */
export function wayInto(code: string, picker: Picking): string | null {
  const [one, ...others] = new Set(
    picker.choices.flatMap(({ picks: [first = ''] }) =>
      first.startsWith('place:') && first.endsWith(`/${code}`) ? [first] : [],
    ),
  );
  return one !== undefined && others.length === 0 ? one : null;
}

/** The only landing force that can act and lies off a territory, or came from it; null where there is none, or more than one. */
export function forceBy(code: string, picker: Picking): string | null {
  const [one, ...others] = new Set(
    picker.choices.flatMap(({ picks: [first = ''] }) =>
      first.startsWith('force:') && first.slice('force:'.length).split('~').includes(code) ? [first] : [],
    ),
  );
  return one !== undefined && others.length === 0 ? one : null;
}

/** The only thing that an action begins with in a territory, also while another one is in hand; null where there is none. */
export function beginningIn(code: string, picker: Picking): string | null {
  const [one, ...others] = new Set(
    picker.choices.flatMap(({ picks: [first = ''] }) => (landOf(first) === code ? [first] : [])),
  );
  return one !== undefined && others.length === 0 ? one : null;
}

/** What is left to be picked in a territory once the border to it is picked; null while that is not plain. */
export function goalIn(here: readonly string[], picker: Picking): string | null {
  const [goal, ...others] = here.filter((pick) => picker.state(pick) === 'next');
  return goal !== undefined && others.length === 0 ? goal : null;
}

/**
 * Null where the territory is only to be looked into: nothing, or more than one thing, can be picked there.
 *
 * @param here what can be picked in it
 * @param from the territory looked into before: the land beyond one of its borders stands for that border
 */
export function landPick(
  code: string,
  here: readonly string[],
  picker: Picking,
  from: string | null = null,
): string | null {
  const border = from !== null && from !== code ? `place:${from}/${code}` : null;
  const opens = border !== null && picker.state(border) === 'next';
  // It is meant whatever else can be picked there.
  if (here.length > 0 && opens) return border;
  if (here.length === 1) return here[0]!;
  // A force that is picked lies where its goal is.
  if (here.some((pick) => picker.state(pick) === 'picked')) return goalIn(here, picker);
  const own = `land:${code}`;
  // Where troops can set out too, nobody means the territory as a goal that is chosen before who goes there.
  if (here.includes(own)) return picker.state(own) === 'early' ? null : own;
  if (here.length > 0) return null;
  // Where territories are asked for, another one is refused with its reason; a rear that may fight is not asked for alone.
  const isAsked = picker.choices.some(({ picks }) => /^land:\w+(?:,kind|$)/.test(picks.join()));
  return isAsked ? own : opens ? border : null;
}

/** The continent in which all choices lie that begin with a territory; null while there is no such one. */
export function continentOf(choices: Picking['choices']): number | null {
  const [one, ...others] = new Set(choices.flatMap(({ picks }) => LAND_AT[landOf(picks[0]!) ?? '']?.continent ?? []));
  return one !== undefined && others.length === 0 ? one : null;
}
