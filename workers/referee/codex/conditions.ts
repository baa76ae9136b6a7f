import { faceOf, type View } from './faces';
import type { Cond, F, Num, Ref, Zone } from './grammar';
import { matches, objName, players, refs, runesOn } from './match';
import { candidates } from './candidates';
import type { Binding, Obj } from './table';

/** What has happened so far while an ability is carried out. */
export interface Told {
  readonly done: ReadonlySet<string>;
  /** Of the things chosen under a name, those that died: from damage or otherwise (`killed`). */
  readonly killed: ReadonlyMap<string, 'damage' | 'any'>;
  readonly boosted: boolean;
  readonly playedFrom: Zone | null;
}
export const NOTHING_TOLD: Told = { done: new Set(), killed: new Map(), boosted: false, playedFrom: null };

const isRef = (on: Ref | F): on is Ref => typeof on === 'string';

/** Objects a name stands for, or all that match. */
const some = (view: View, binding: Binding, on: Ref | F): readonly Obj[] =>
  isRef(on) ? refs(view, binding, on) : candidates(view, binding, on);

const totalRunes = (view: View, binding: Binding, kind: string, on: Ref | F): number =>
  some(view, binding, on).reduce((sum, obj) => {
    const face = faceOf(view, obj);
    return sum + (face ? runesOn(face, kind) : 0);
  }, 0);

const holdsHave = (view: View, binding: Binding, { have, n = 1 }: Cond): boolean =>
  candidates(view, binding, have!).length >= n;

function holdsKilled(told: Told, { killed, by }: Cond): boolean {
  const how = told.killed.get(killed!);
  return how === 'damage' || (how === 'any' && by === 'any');
}

/** Whether a condition holds; several keys must all hold (6.3, conditions). */
export function holds(view: View, binding: Binding, cond: Cond, told: Told = NOTHING_TOLD): boolean {
  const { table } = view;
  const self = binding.self === null ? undefined : view.faces.get(binding.self)?.thing;
  const tests: Partial<Record<keyof Cond, () => boolean>> = {
    have: () => holdsHave(view, binding, cond),
    match: () =>
      refs(view, binding, cond.match!).some((obj) => {
        const face = faceOf(view, obj);
        return !!face && matches(view, binding, face, cond.f!);
      }),
    turn: () => (table.active === binding.you) === (cond.turn === 'you'),
    boosted: () => told.boosted,
    done: () => told.done.has(cond.done!),
    killed: () => holdsKilled(told, cond),
    played_from: () => told.playedFrom === cond.played_from,
    hand: () => players(view, binding, cond.hand!.who).every((p) => table.sides[p].hand.length <= cond.hand!.max),
    spells_played: () => table.sides[binding.you].counts.spells >= cond.spells_played!,
    acted: () => cond.acted!.some((what) => (what === 'arrived' ? self?.arrived : self?.attacked)),
    runes: () => totalRunes(view, binding, cond.runes!.kind, cond.runes!.on) >= cond.runes!.min,
    in_play: () => refs(view, binding, cond.in_play!).some((obj) => obj.kind === 'thing' && view.faces.has(obj.id)),
    not: () => !holds(view, binding, cond.not!, told),
    all: () => cond.all!.every((one) => holds(view, binding, one, told)),
    any: () => cond.any!.some((one) => holds(view, binding, one, told)),
  };
  return (Object.keys(cond) as (keyof Cond)[]).every((key) => tests[key]?.() ?? true);
}

/** The value of a number that may have to be counted (6.3, Num). */
export function value(view: View, binding: Binding, num: Num, told: Told = NOTHING_TOLD): number {
  if (typeof num === 'number') return num;
  const first = (ref: Ref) => {
    const [obj] = refs(view, binding, ref);
    return obj ? faceOf(view, obj) : undefined;
  };
  if ('count' in num) {
    const { count, per = 1, times = 1 } = num;
    return Math.floor(candidates(view, binding, count).length / per) * times;
  }
  if ('runes' in num) return totalRunes(view, binding, num.runes, num.on) * (num.times ?? 1);
  if ('atk' in num) return first(num.atk)?.atk ?? 0;
  if ('cost' in num) return first(num.cost)?.cost ?? 0;
  if ('damage' in num) return first(num.damage)?.thing?.damage ?? 0;
  if ('if' in num) return value(view, binding, holds(view, binding, num.if, told) ? num.then : num.else, told);
  throw new RangeError(`no card that is there chooses a number: ${JSON.stringify(num)}`);
}

/** Each object once. */
export const distinct = (objs: readonly Obj[]): Obj[] => [...new Map(objs.map((obj) => [objName(obj), obj])).values()];
