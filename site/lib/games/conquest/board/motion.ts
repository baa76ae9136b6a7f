/** How moves of Conquest are seen: divisions on their way, new ones, losses where they happen. */
import type { Motion } from '$lib/motion/motion';
import {
  complete,
  destroyed,
  differing,
  moved,
  noted,
  summoned,
  together,
  washed,
  type Standing,
  type Step,
} from '$lib/motion/steps';
import type { View } from '$workers/contract';
import type { Board, LandView } from '$workers/games/conquest/board';
import type { Effect } from '$workers/games/conquest/effects';
import { countsOf, KINDS, sizeOf } from './divisions';
import MovingThing from './MovingThing.svelte';
import type { Thing } from './moving';
import { ownerOf } from './owners';
import { boardIn } from './words';

/** More divisions than these fly as the sign of an army, not one by one. */
const ONE_BY_ONE = 4;

/** By territory, front place and lane. */
function standing({ lands, fronts, forces, players, airfields }: Board): Standing<Thing> {
  const things: Record<string, Thing> = {};
  const capitals = new Set(Object.values(players).map(({ capital }) => capital));
  for (const code of new Set([...Object.keys(lands), ...capitals, ...airfields])) {
    if (code === null) continue;
    const { owner = null, rear = '', city } = lands[code] ?? {};
    const land: LandView = { owner, rear, ...(city && { city }) };
    const built = { capital: capitals.has(code), airfields: airfields.filter((at) => at === code).length };
    if (owner || city || built.capital || built.airfields > 0) things[code] = { what: 'army', land, ...built };
  }
  for (const [place, { group, across = false }] of Object.entries(fronts))
    if (group) things[place] = { what: 'group', group, owner: lands[place.slice(0, 3)]!.owner!, across };
  for (const [lane, force] of Object.entries(forces)) things[lane] = { what: 'force', force };
  return things;
}

/** Whose divisions a thing is made of, and which. */
function divisionsOf(thing: Thing | null | undefined): { owner: string | null; divisions: string } {
  if (!thing) return { owner: null, divisions: '' };
  if (thing.what === 'army') return { owner: thing.land.owner, divisions: thing.land.rear };
  if (thing.what === 'group') return { owner: thing.owner, divisions: thing.group };
  return { owner: thing.force.owner, divisions: thing.force.front + thing.force.rear };
}

/** Divisions of a player that one of two things has more than the other, written as a group. */
function more(one: Thing | null | undefined, other: Thing | null | undefined, player: string): string {
  const [has, had] = [one, other].map((thing) => {
    const { owner, divisions } = divisionsOf(thing);
    return countsOf(owner === player ? divisions : '');
  }) as [ReturnType<typeof countsOf>, ReturnType<typeof countsOf>];
  return KINDS.map((kind) => kind.repeat(Math.max(0, has[kind] - had[kind]))).join('');
}

const onTheWay = (divisions: string, owner: string): Thing =>
  sizeOf(divisions) > ONE_BY_ONE
    ? { what: 'army', land: { owner, rear: divisions }, capital: false, airfields: 0 }
    : { what: 'group', group: divisions, owner, across: false };

/** What a player's divisions do: they go where there are more of them then; else they are lost, or new. */
function stepsOf(before: Standing<Thing>, after: Standing<Thing>, player: string): Step<Thing>[] {
  const places = differing(before, after);
  const fewer = (at: string): string => more(before[at], after[at], player);
  const greater = (at: string): string => more(after[at], before[at], player);
  const [from, to] = [places.filter((at) => fewer(at)), places.filter((at) => greater(at))];
  const [source, target] = [from[0], to[0]];
  if (source === undefined) return to.map((at) => summoned(at, after[at]!));
  if (target === undefined)
    return from.map((at) =>
      together([destroyed(at, before[at]!, after[at] ?? null), noted(at, `−${sizeOf(fewer(at))}`)]),
    );
  const ways = to.length === 1 ? from.map((at) => [at, target] as const) : to.map((at) => [source, at] as const);
  return [
    together(
      ways.map(([start, end]) => {
        const divisions = to.length === 1 ? fewer(start) : greater(end);
        return moved(start, end, onTheWay(divisions, player), after[start] ?? null, after[end]!);
      }),
    ),
  ];
}

/** Land that has a new owner takes their colour while they move in. */
function taken(was: Board, now: Board): Step<Thing>[] {
  const codes = Object.keys(now.lands).filter(
    (code) => now.lands[code]!.owner !== null && now.lands[code]!.owner !== (was.lands[code]?.owner ?? null),
  );
  return codes.map((code) => washed(code, `var(--cq-${ownerOf(now.lands[code]!.owner!).paint})`));
}

/** A mission is seen where the player is told of. */
const claims = (effects: readonly Effect[]): Step<Thing>[] =>
  effects.flatMap((effect) =>
    effect.kind === 'mission' && effect.to ? [noted<Thing>(`score:${ownerOf(effect.to).seat}`, '★')] : [],
  );

export const motion: Motion<Thing> = {
  Thing: MovingThing,
  standing: (view: View) => standing(boardIn(view)),
  steps(move) {
    const [was, now] = [boardIn(move.before), boardIn(move.after)];
    const [before, after] = [standing(was), standing(now)];
    const steps = Object.keys(was.players).flatMap((player) => stepsOf(before, after, player));
    // Who loses does so before the others move in.
    const inOrder = [
      ...steps.filter(({ kind }) => kind === 'destroy'),
      ...steps.filter(({ kind }) => kind !== 'destroy'),
    ];
    const all = complete(inOrder, before, after);
    const last = [...all.slice(-1), ...taken(was, now)];
    const shown = last.length > 0 ? [...all.slice(0, -1), together(last)] : [];
    return [...shown, ...claims(move.effects as readonly Effect[])];
  },
};
