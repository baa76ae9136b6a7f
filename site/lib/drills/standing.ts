/** How a visitor stands with the drills of a game, computed from the log. Pure. */
import type { Time } from '$lib/progress/schema';
import type { Try } from '$lib/training/log';
import { dueBy, repeated } from '$lib/training/repetition';
import { readDrillId } from '$workers/drills/drill';

/** Answers that count for how somebody stands now. */
export const RECENT = 10;

export interface Standing {
  asked: number;
  right: number;
  /** Whether the last answers were right, the newest last. */
  recent: boolean[];
}

const drillsOf = (tries: readonly Try[], game: string): Try[] =>
  tries.filter((one) => one.of === 'drill' && one.game === game);

/** @param tries in the order of time */
export function standings(tries: readonly Try[], game: string): ReadonlyMap<string, Standing> {
  const found = new Map<string, Standing>();
  for (const { id, result } of drillsOf(tries, game)) {
    const kind = readDrillId(id)?.kind;
    if (kind === undefined) continue;
    const { asked, right, recent } = found.get(kind) ?? { asked: 0, right: 0, recent: [] };
    const solved = result === 'solved';
    found.set(kind, {
      asked: asked + 1,
      right: right + (solved ? 1 : 0),
      recent: [...recent, solved].slice(-RECENT),
    });
  }
  return found;
}

/** Names of the drills that were answered wrongly and are to come back now, what is due first in front. */
export function dueDrills(tries: readonly Try[], game: string, now: Time): string[] {
  return dueBy(repeated(drillsOf(tries, game)), now).map(({ id }) => id);
}
