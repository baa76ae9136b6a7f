import { faceOf, type Face, type View } from './faces';
import { other, type Bounds, type F, type Filter, type Player, type Ref, type Who } from './grammar';
import { hasFinished, isSpecOpen } from './requirements';
import type { Binding, Obj } from './table';
import { thingAt } from './table';

export const sameObj = (a: Obj, b: Obj): boolean => objName(a) === objName(b);

/** A name that no other object has. */
export const objName = (obj: Obj): string =>
  obj.kind === 'thing'
    ? `#${obj.id}`
    : obj.kind === 'card'
      ? `${obj.zone}:${obj.side}:${obj.card}`
      : `worker:${obj.side}`;

/** The objects a name stands for; none if nothing was bound (6.3, names). */
export function refs(view: View, binding: Binding, ref: Ref): readonly Obj[] {
  const self =
    binding.self === null ? undefined : (thingAt(view.table, binding.self) ?? view.gone.get(binding.self)?.thing);
  if (ref === 'self') return binding.self === null ? [] : [{ kind: 'thing', id: binding.self }];
  if (ref === 'host') return self?.host == null ? [] : [{ kind: 'thing', id: self.host }];
  if (ref.startsWith('$')) return binding.names[ref.slice(1)] ?? [];
  return (self?.memory[ref.slice(1)] ?? []).map((id) => ({ kind: 'thing', id }));
}

/** Everything with a total ATK (Dothram Horselord); a tie leaves it with the side named first. */
function mostAtk(view: View, you: Player): Player {
  const total = (player: Player): number =>
    [...view.faces.values()]
      .filter(({ side, kinds }) => side === player && (kinds.has('unit') || kinds.has('hero')))
      .reduce((sum, { atk }) => sum + atk, 0);
  return total(other(you)) > total(you) ? other(you) : you;
}

/** The players a word names. Throws a RangeError on words of cards that are not there yet. */
export function players(view: View, binding: Binding, who: Who): readonly Player[] {
  if (typeof who === 'object') {
    if ('most' in who) return [mostAtk(view, binding.you)];
    const [first] = refs(view, binding, 'of' in who ? who.of : who.owner);
    const face = first && faceOf(view, first);
    if (!face) return [];
    return ['owner' in who ? (face.thing?.owner ?? face.side) : face.side];
  }
  switch (who) {
    case 'you':
      return [binding.you];
    case 'opp':
      return [other(binding.you)];
    case 'each':
      return ['A', 'B'];
    case 'active':
      return [view.table.active];
    default:
      throw new RangeError(`${who} names a player only inside its verb`);
  }
}

const list = <T>(value: T | readonly T[]): readonly T[] =>
  Array.isArray(value) ? (value as readonly T[]) : [value as T];

const within = (value: number, { min, max, eq }: Bounds): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max) && (eq === undefined || value === eq);

export const runesOn = (face: Face, kind: string): number =>
  kind === 'any'
    ? Object.values(face.thing?.runes ?? {}).reduce((sum, n) => sum + n, 0)
    : (face.thing?.runes[kind] ?? 0);

/** A keyword as such, not only in a case named by `by`, `vs` or `patrollers` (6.3, `kw`). */
export const hasWhole = (face: Face, k: string): boolean =>
  face.keywords.some((kw) => kw.k === k && !kw.by && !kw.vs && kw.patrollers === undefined);

function matchesTech(view: View, binding: Binding, face: Face, tech: NonNullable<Filter['tech']>): boolean {
  if (face.tech === null) return false;
  if (!('same' in tech) && !('above' in tech)) return (tech as readonly number[]).includes(face.tech);
  const [first] = refs(view, binding, 'same' in tech ? tech.same : tech.above);
  const than = first ? faceOf(view, first)?.tech : undefined;
  return than != null && face.tech === than + ('above' in tech ? 1 : 0);
}

function matchesAttacking(view: View, binding: Binding, face: Face, what: true | Ref | Filter): boolean {
  const { attack } = view.table;
  if (!attack || face.thing?.id !== attack.attacker) return false;
  if (what === true) return true;
  if (attack.defender === null) return false;
  if (typeof what === 'string') return isAmong(view, binding, { kind: 'thing', id: attack.defender }, what);
  const defender = view.faces.get(attack.defender);
  return !!defender && matches(view, binding, defender, what);
}

const isAmong = (view: View, binding: Binding, obj: Obj, ref: Ref): boolean =>
  refs(view, binding, ref).some((one) => sameObj(one, obj));

/** Whether any card in play remembers this object under that name. */
const isRemembered = (view: View, obj: Obj, mem: string): boolean =>
  obj.kind === 'thing' && view.table.things.some(({ memory }) => memory[mem]?.includes(obj.id));

/** Every field is one test; the switch is total, so that a new word of the grammar does not compile. */
function test(view: View, binding: Binding, face: Face, field: keyof Filter, filter: Filter): boolean {
  const { thing } = face;
  switch (field) {
    case 'is':
      return filter.is!.some((kind) => face.kinds.has(kind));
    case 'not_is':
      return !filter.not_is!.some((kind) => face.kinds.has(kind));
    case 'side':
      return players(view, binding, filter.side!).includes(face.side);
    case 'zone':
      return list(filter.zone!).includes(face.zone);
    case 'patrol':
      if (typeof filter.patrol === 'boolean') return (thing?.slot != null) === filter.patrol;
      return thing?.slot != null && filter.patrol!.includes(thing.slot);
    case 'tech':
      return matchesTech(view, binding, face, filter.tech!);
    case 'tech_ok':
      return (
        face.tech !== null &&
        hasFinished(view.table, binding.you, face.tech) &&
        (filter.tech_ok === 'level' || isSpecOpen(view.table, binding.you, face.card))
      );
    case 'cost':
      return within(face.cost, filter.cost!);
    case 'atk':
      return within(face.atk, filter.atk!);
    case 'color':
      return face.color === filter.color;
    case 'spec':
      return face.spec === filter.spec;
    case 'not_spec':
      return face.spec !== filter.not_spec;
    case 'type':
      return list(filter.type!).some((type) => face.types.includes(type));
    case 'not_type':
      return !list(filter.not_type!).some((type) => face.types.includes(type));
    case 'id':
      return face.card === filter.id;
    case 'not_id':
      return face.card !== filter.not_id;
    case 'token':
      return face.token === filter.token;
    case 'legendary':
      return face.legendary === filter.legendary;
    case 'ultimate':
      return face.ultimate === filter.ultimate;
    case 'damaged':
      return (thing?.damage ?? 0) > 0 === filter.damaged;
    case 'exhausted':
      return (thing?.exhausted ?? false) === filter.exhausted;
    case 'kw':
      return hasWhole(face, filter.kw!);
    case 'no_kw':
      return !hasWhole(face, filter.no_kw!);
    case 'rune':
      return runesOn(face, filter.rune!) > 0;
    case 'no_rune':
      return runesOn(face, filter.no_rune!) === 0;
    case 'no_abilities':
      return face.plain;
    case 'other':
      return !isAmong(view, binding, face.obj, 'self');
    case 'not':
      return !isAmong(view, binding, face.obj, filter.not!);
    case 'in':
      return isAmong(view, binding, face.obj, filter.in!);
    case 'not_in_any':
      return !isRemembered(view, face.obj, filter.not_in_any!);
    case 'attacking':
      return matchesAttacking(view, binding, face, filter.attacking!);
    case 'attached_to':
      return thing?.host != null && isAmong(view, binding, { kind: 'thing', id: thing.host }, filter.attached_to!);
    case 'died':
      throw new RangeError('no card that is there asks for it');
  }
}

/** Whether something matches, wherever it is; filters that name no zone are asked of what is in play. */
export const matches = (view: View, binding: Binding, face: Face, filter: F): boolean =>
  list(filter as Filter | readonly Filter[]).some((one) =>
    (Object.keys(one) as (keyof Filter)[]).every((field) => test(view, binding, face, field, one)),
  );
