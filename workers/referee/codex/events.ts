import type { Face, Held } from './faces';
import { bindingOf } from './facts';
import { holds } from './conditions';
import { PLAYERS, other, type EventPattern, type EventWho, type F, type Player, type When } from './grammar';
import { CARDS, HEROES } from './data';
import { matches, refs, sameObj } from './match';
import { called } from './change';
import type { Effect, Run } from './run';
import type { Binding, Obj } from './table';

/** Something that happened, with what it is about (6.3, events). */
export interface Happening {
  readonly e: string;
  readonly it: Obj;
  readonly other?: Obj;
  /** Who played a card. */
  readonly player?: Player;
  readonly from?: string;
  readonly cause?: 'combat' | undefined;
  readonly face?: Face;
}

const faceFor = (run: Run, obj: Obj, given?: Face): Face | undefined =>
  given ?? (obj.kind === 'thing' ? (run.view.faces.get(obj.id) ?? run.gone.get(obj.id)) : undefined);

function isAbout(run: Run, binding: Binding, who: EventWho, obj: Obj, given?: Face): boolean {
  if (typeof who === 'string') return refs(run.view, binding, who).some((one) => sameObj(one, obj));
  const face = faceFor(run, obj, given);
  return !!face && matches(run.view, binding, face, who as F);
}

/** Whether something that happened is what a trigger waits for. */
function fits(run: Run, binding: Binding, pattern: EventPattern, what: Happening): boolean {
  if (pattern.e !== what.e) return false;
  const about = pattern.who ?? 'self';
  if (what.e === 'played') {
    const byWho = pattern.who === 'you' ? binding.you : other(binding.you);
    if (what.player !== byWho) return false;
    if (pattern.not_self && what.it.kind === 'thing' && what.it.id === binding.self) return false;
    return matches(run.view, binding, what.face!, pattern.f!) && (!pattern.from || pattern.from === what.from);
  }
  if (!isAbout(run, binding, about, what.it, what.face)) return false;
  const second = pattern.to ?? pattern.f;
  if (second && !(what.other && isAbout(run, binding, second as EventWho, what.other))) return false;
  if (pattern.from && pattern.from !== what.from) return false;
  if (pattern.cause && pattern.cause !== what.cause) return false;
  if (pattern.turn && pattern.turn !== 'any' && (run.table.active === binding.you) !== (pattern.turn === 'you'))
    return false;
  return true;
}

const patterns = ({ event }: When): readonly EventPattern[] =>
  Array.isArray(event) ? (event as readonly EventPattern[]) : [event as EventPattern];

export const newEffect = (binding: Binding, more: Partial<Effect> = {}): Effect => ({
  binding,
  done: new Set(),
  killed: new Map(),
  boosted: false,
  playedFrom: null,
  flagged: false,
  spell: null,
  ...more,
});

/** All abilities that count events of a turn whether or not they were there for them (6.3, `nth`). */
const COUNTING: readonly { key: string; ability: When }[] = [
  ...CARDS.map(({ id, abilities }) => ({ id, abilities })),
  ...[...HEROES.values()].map(({ id, bands }) => ({ id, abilities: bands.flatMap(({ abilities }) => abilities) })),
].flatMap(({ id, abilities }) =>
  abilities.flatMap((ability) => (ability.kind === 'when' && ability.nth ? [{ key: id, ability }] : [])),
);

const COUNTED = new Set(COUNTING.flatMap(({ ability }) => patterns(ability).map(({ e }) => e)));

const countsSelf = (ability: When): boolean => patterns(ability).some(({ who }) => who === undefined || who === 'self');

/** Under which name the events of an ability with `nth` are counted: its object, or its card for each player. */
const countKey = (card: string, ability: When, binding: Binding): string =>
  countsSelf(ability) ? `${card}#${binding.self}` : `${card}:${binding.you}`;

/** Of the events of one moment, those an `nth` ability reacts to; the active player names one of several. */
function firstOf(run: Run, card: string, ability: When, binding: Binding, hits: Happening[]): Happening[] {
  if ((run.table.nth[countKey(card, ability, binding)] ?? 0) > 0 || hits.length === 0) return [];
  if (hits.length === 1) return hits;
  const names = hits.map(({ it }) => (it.kind === 'thing' ? called(run, it.id) : it.kind));
  const chosen = run.ask(run.table.active, 'tie', names);
  return [hits[names.indexOf(chosen)]];
}

function countEvents(run: Run, happenings: readonly Happening[]): void {
  if (!happenings.some(({ e }) => COUNTED.has(e))) return;
  const nth = { ...run.table.nth };
  const count = (card: string, ability: When, binding: Binding): void => {
    const met = happenings.filter((what) => patterns(ability).some((one) => fits(run, binding, one, what)));
    const key = countKey(card, ability, binding);
    if (met.length > 0) nth[key] = (nth[key] ?? 0) + met.length;
  };
  for (const { key, ability } of COUNTING)
    if (countsSelf(ability)) {
      for (const { it } of happenings)
        if (it.kind === 'thing') count(key, ability, { self: it.id, card: key, you: 'A', names: {} });
    } else for (const you of PLAYERS) count(key, ability, { self: null, card: key, you, names: {} });
  run.table = { ...run.table, nth };
}

/** How often an ability with a limit has been used or set off this turn (CX-ABIL-3). */
const isUsedUp = (face: Face, { key }: Held, limit: number | undefined, more: number): boolean =>
  limit !== undefined && (face.thing!.uses[key] ?? 0) + more >= limit;

function useOnce(run: Run, id: number, key: string): void {
  run.table = {
    ...run.table,
    things: run.table.things.map((thing) =>
      thing.id === id ? { ...thing, uses: { ...thing.uses, [key]: (thing.uses[key] ?? 0) + 1 } } : thing,
    ),
  };
}

/** One event for each attack (`once`). */
function onceAnAttack(run: Run, face: Face, { ability, key }: Held, met: Happening[]): Happening[] {
  if (met.length === 0 || !patterns(ability as When).some(({ once }) => once)) return met;
  const name = `${face.thing!.id}.${key}`;
  if (run.onceDone.has(name)) return [];
  run.onceDone.add(name);
  return met.slice(0, 1);
}

const noteTrigger = (run: Run, face: Face, held: Held, what: Happening, more: Partial<Effect>): void => {
  const ability = held.ability as When;
  const names = { it: [what.it], ...(what.other ? { other: [what.other] } : {}) };
  const binding: Binding = { ...bindingOf(face.thing!), you: face.side, names };
  // What an ability never asks about does not make two of its events differ (4.2, `order`).
  const asks = /"\$(it|other)"/.test(JSON.stringify(ability.do));
  const about = asks && what.it.kind === 'thing' && what.it.id !== face.thing!.id ? `@${what.it.id}` : '';
  run.waiting.push({
    label: `${called(run, face.thing!.id)}.${held.key}${about}`,
    carry: () => run.tools.carryOut(run, newEffect(binding, more), ability.do),
  });
};

/**
 * Notes every trigger that something sets off; it waits (CX-EFF-5). What is about to leave play is still there, and so
 * sees its own death and those of the same moment (CX-DEATH-5).
 */
export function emit(run: Run, happenings: readonly Happening[], more: Partial<Effect> = {}): void {
  for (const face of [...run.view.faces.values()]) {
    if (face.thing!.underConstruction) continue;
    const binding: Binding = { ...bindingOf(face.thing!), you: face.side };
    for (const held of face.abilities) {
      if (held.ability.kind !== 'when') continue;
      const { ability } = held;
      const met = happenings.filter((what) => patterns(ability).some((one) => fits(run, binding, one, what)));
      const counted = ability.nth ? firstOf(run, face.card, ability, binding, met) : onceAnAttack(run, face, held, met);
      let used = 0;
      for (const what of counted) {
        const told = newEffect({ ...binding, names: { it: [what.it] } }, more);
        if (ability.if && !holds(run.view, told.binding, ability.if, told)) continue;
        if (isUsedUp(face, held, ability.limit, used)) continue;
        used += 1;
        if (ability.limit !== undefined) useOnce(run, face.thing!.id, held.key);
        noteTrigger(run, face, held, what, more);
      }
    }
  }
  countEvents(run, happenings);
}

/** What waits happens one by one in the active player's order, new things joining the rest (CX-EFF-5). */
export function workOff(run: Run): void {
  while (run.waiting.length > 0) takeNext(run, run.waiting, (rest) => (run.waiting = rest)).carry();
}

/** The next of several that wait; equal ones are not asked about. */
export function takeNext(
  run: Run,
  all: readonly { label: string; carry: () => void }[],
  keep: (rest: typeof run.waiting) => void,
) {
  const label = run.ask(
    run.table.active,
    'order',
    all.map((one) => one.label),
  );
  const at = all.findIndex((one) => one.label === label);
  keep(all.filter((_, index) => index !== at));
  return all[at];
}
