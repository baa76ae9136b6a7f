/** What each entry into a position makes of the draft: a thing put somewhere, or taken away. */
import { NOBODY, type Land } from '$workers/games/conquest/state';
import {
  withAirfield,
  withCapital,
  withCard,
  withDivision,
  withForce,
  withFront,
  withGuard,
  withMarks,
  withMission,
  withoutAirfield,
  withoutDivision,
  withoutGuard,
  withoutSailor,
  withReward,
  withSailor,
  type Draft,
} from './draft';
import { readThing, readWhere, type MarkName, type Thing, type Where } from './things';

const KIND_OF: Readonly<Record<string, number>> = { 'arrived-I': 0, 'arrived-A': 1, 'arrived-D': 2 };

/** Marks of a territory with one more or less; what was taken by fighting was taken. */
function markedLand({ arrived }: Land, mark: MarkName, set: boolean): Partial<Land> {
  if (mark === 'taken') return { taken: set, ...(!set && { fought: false }) };
  if (mark === 'fought') return { fought: set, ...(set && { taken: true }) };
  const kind = KIND_OF[mark]!;
  const others = arrived.filter((one) => one !== kind);
  return { arrived: set ? [...others, kind].sort((a, b) => a - b) : others };
}

function withMark(draft: Draft, mark: MarkName, where: Where, set: boolean): Draft {
  if (where.type === 'front') return withFront(draft, where.place, { [mark]: set });
  if (where.type === 'sea')
    return draft.forces.has(where.place) ? withForce(draft, where.place, { [mark]: set }) : draft;
  if (where.type !== 'land' && where.type !== 'site') return draft;
  return withMarks(draft, where.land, markedLand(draft.lands[where.land]!, mark, set));
}

function withTroops(draft: Draft, { seat, kind }: Extract<Thing, { type: 'division' }>, where: Where): Draft {
  if (where.type === 'front') return withGuard(draft, where.place, seat, kind);
  if (where.type === 'sea') return withSailor(draft, where.place, seat, where.part, kind);
  return where.type === 'land' || where.type === 'rear' ? withDivision(draft, where.land, seat, kind) : draft;
}

function withoutTroops(draft: Draft, { kind }: Extract<Thing, { type: 'division' }>, where: Where): Draft {
  if (where.type === 'front') return withoutGuard(draft, where.place, kind);
  if (where.type === 'sea') return withoutSailor(draft, where.place, where.part, kind);
  return where.type === 'land' || where.type === 'rear' ? withoutDivision(draft, where.land, kind) : draft;
}

export function put(draft: Draft, thing: string, to: string): Draft {
  const what = readThing(thing);
  const where = readWhere(to);
  if (what.type === 'division') return withTroops(draft, what, where);
  if (what.type === 'mark') return withMark(draft, what.mark, where, true);
  switch (where.type) {
    case 'cards':
      return what.type === 'card' ? withCard(draft, what.land, where) : draft;
    case 'missions':
    case 'row':
      return what.type === 'mission' ? withMission(draft, what.index, where) : draft;
    case 'rewards':
      return what.type === 'reward' ? withReward(draft, what.index, where.seat) : draft;
    case 'land':
    case 'site':
      if (what.type === 'city') return withMarks(draft, where.land, { city: true });
      if (what.type === 'airfield') return withAirfield(draft, where.land);
      return what.type === 'capital' ? withCapital(draft, what.seat, where.land) : draft;
    default:
      return draft;
  }
}

export function take(draft: Draft, thing: string, from: string): Draft {
  const what = readThing(thing);
  const where = readWhere(from);
  switch (what.type) {
    case 'division':
      return withoutTroops(draft, what, where);
    case 'mark':
      return withMark(draft, what.mark, where, false);
    case 'capital':
      return withCapital(draft, what.seat, NOBODY);
    case 'card':
      return withCard(draft, what.land, null);
    case 'mission':
      return withMission(draft, what.index, null);
    case 'reward':
      return withReward(draft, what.index, null);
    case 'city':
    case 'airfield':
      if (where.type !== 'land' && where.type !== 'site') return draft;
      return what.type === 'city' ? withMarks(draft, where.land, { city: false }) : withoutAirfield(draft, where.land);
  }
}
