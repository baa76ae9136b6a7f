/** What the names of an ability stand for, so that a later part of the text can point at it. */
import type { Ability, EventPattern, F, Filter, Kind, Ref, Sel } from './program';

/** Something a text can point at with "that unit". */
export interface Bound {
  readonly kinds: readonly Party[];
  readonly many: boolean;
  /** All that can be meant are this card or token. */
  readonly id?: string;
}

/** A kind, or a part played in an attack. */
export type Party = Kind | 'attacker' | 'defender';

export interface Scope {
  /** What "this" is; in an ability that is granted, what it is granted to. */
  readonly self: Kind;
  /** The ability stands on another card than it is on. */
  readonly granted?: true;
  readonly names: ReadonlyMap<Ref, Bound>;
}

export const filtersOf = (f: F): readonly Filter[] => (Array.isArray(f) ? f : [f as Filter]);

/** What may match, without repetition; cards where nothing is said. */
export function kindsOf(f: F): Kind[] {
  const kinds = filtersOf(f).flatMap((one): readonly Kind[] => one.is ?? ['card']);
  return [...new Set(kinds)];
}

type Visit = (node: Readonly<Record<string, unknown>>) => void;

function walk(value: unknown, visit: Visit): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Record<string, unknown>);
  for (const inner of Object.values(value)) walk(inner, visit);
}

const isMany = (n: unknown): boolean =>
  n === 'any' || (typeof n === 'number' && n > 1) || (Array.isArray(n) && n[1] !== 1);

function only(f: F): { id?: string } {
  const [first, ...more] = filtersOf(f);
  return first?.id !== undefined && more.length === 0 ? { id: first.id } : {};
}

/** The names that picks and other selections give. */
function bind(value: unknown, names: Map<Ref, Bound>): void {
  walk(value, (node) => {
    const f = (node.pick ?? node.all) as F | undefined;
    if (typeof node.as === 'string' && typeof f === 'object')
      names.set(`$${node.as}`, { kinds: kindsOf(f), many: 'all' in node || isMany(node.n), ...only(f) });
    // All that cards remember are units.
    if (typeof node.mem === 'string') names.set(`@${node.mem}`, { kinds: ['unit'], many: true });
    const attached = node.op === 'attach' && (node.to as { pick?: F }).pick;
    if (attached) names.set('host', { kinds: kindsOf(attached), many: false });
  });
}

/** The parts of an event, in the words of the table of events. */
function bindEvent(event: EventPattern, self: Kind, names: Map<Ref, Bound>): void {
  const kinds = (who: unknown): readonly Party[] => {
    if (who === undefined || who === 'self') return [self];
    if (typeof who === 'string') return names.get(who)?.kinds ?? ['card'];
    return Array.isArray(who) && typeof who[0] === 'string' ? ['card'] : kindsOf(who as F);
  };
  const subject = event.e === 'played' ? kindsOf(event.f ?? {}) : kinds(event.who);
  names.set('$it', { kinds: event.e === 'would_damage' ? kindsOf(event.to ?? {}) : subject, many: false });
  const object = event.f ?? event.to;
  const fights: Partial<Record<string, Party>> = { attacks: 'defender', attacked: 'attacker' };
  names.set('$other', { kinds: object ? kindsOf(object) : [fights[event.e] ?? 'card'], many: false });
}

/** The scope of an ability of a card; `card` is the whole card, whose memory all its abilities share. */
export function scopeOf(ability: Ability, self: Kind, card: unknown): Scope {
  const names = new Map<Ref, Bound>();
  bind(card, names);
  bind(ability, names);
  if (ability.kind === 'when' || ability.kind === 'instead')
    for (const event of [ability.event].flat() as EventPattern[]) bindEvent(event, self, names);
  return { self, names };
}

/** The scope of a part that binds names of its own, such as a mode. */
export function within(part: unknown, scope: Scope): Scope {
  const names = new Map(scope.names);
  bind(part, names);
  return { ...scope, names };
}

/** What an ability granted to something is on. */
export function granted(on: Sel, scope: Scope): Kind {
  if (typeof on === 'string') return boundAs(on, scope).kinds[0] as Kind;
  const f = (on as { all?: F; pick?: F }).all ?? (on as { pick?: F }).pick;
  if (!f) throw new RangeError(`no words for an ability granted to ${JSON.stringify(on)}`);
  return kindsOf(f)[0]!;
}

/** @throws RangeError for a name nothing is bound to */
export function boundAs(ref: Ref, scope: Scope): Bound {
  if (ref === 'self') return { kinds: [scope.self], many: false };
  const bound = scope.names.get(ref);
  if (!bound) throw new RangeError(`nothing is called ${ref}`);
  return bound;
}
