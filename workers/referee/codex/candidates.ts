import { zoneFace, workerFace, type Face, type View } from './faces';
import { PLAYERS, type F, type Filter, type Zone } from './grammar';
import { matches } from './match';
import type { Binding, Obj } from './table';

const zonesOf = (filter: F): ReadonlySet<Zone> => {
  const filters = (Array.isArray(filter) ? filter : [filter]) as readonly Filter[];
  return new Set(
    filters.flatMap(({ zone }) => (zone === undefined ? ['play' as const] : typeof zone === 'string' ? [zone] : zone)),
  );
};

function* facesIn(view: View, zone: Zone, workers: boolean): Generator<Face> {
  if (zone === 'play') {
    // What is under construction is not there yet (CX-TECH-14).
    for (const face of view.faces.values()) if (!face.thing!.underConstruction) yield face;
    if (!workers) return;
    for (const side of PLAYERS) for (let n = view.table.sides[side].workers; n > 0; n--) yield workerFace(side);
    return;
  }
  if (zone !== 'hand' && zone !== 'discard' && zone !== 'codex') return;
  for (const side of PLAYERS)
    for (const card of view.table.sides[side][zone]) yield zoneFace({ kind: 'card', zone, side, card });
}

/** Workers are chosen only where they are named. */
const asksWorkers = (filter: F): boolean =>
  ((Array.isArray(filter) ? filter : [filter]) as readonly Filter[]).some(({ is }) => is?.includes('worker'));

/**
 * Everything that matches, in a fixed order: things by arrival, then workers, then cards. Workers and equal cards are
 * there as often as there are any.
 */
export function candidates(view: View, binding: Binding, filter: F): Obj[] {
  const found: Obj[] = [];
  for (const zone of zonesOf(filter))
    for (const face of facesIn(view, zone, asksWorkers(filter)))
      if (matches(view, binding, face, filter)) found.push({ ...face.obj });
  return found;
}
