import { holds, value } from './conditions';
import { printedThing, type Face, type Held, type View } from './faces';
import { refs, matches, hasWhole } from './match';
import type { Cond, Kw, Mod, ModOf, Sel } from './grammar';
import type { Binding, Table, Thing } from './table';

/** A static ability or an effect for a time, with what it is measured by. */
interface Source {
  readonly key: string;
  readonly stamp: number;
  readonly binding: Binding;
  readonly while: Cond | undefined;
  readonly mods: readonly Mod[];
}

/** A keyword or ability something was given, or is printed on it. */
interface Grant {
  readonly stamp: number;
  readonly kw?: Kw;
  readonly held?: Held;
}

/** A face on its way through the layers of CX-EFF-12. */
type Draft = Omit<{ -readonly [K in keyof Face]: Face[K] }, 'thing'> & {
  thing: Thing;
  grants: Grant[];
  printedHp: number;
  /** Bonuses for being without abilities, with the age of what gives them (Midori). */
  plainBonus: { stamp: number; atk: number }[];
};

/** What faces are worked out from; hands, piles and gold are no part of it. */
type Basis = Pick<Table, 'lasting' | 'attack' | 'active'> & { readonly faces: ReadonlyMap<number, Face> };
const known = new WeakMap<Table['things'], Basis>();
const NONE: ReadonlyMap<number, Face> = new Map();

/** Everything in play as it is now, recomputed from scratch for each table (CX-EFF-12). */
export function facesOf(table: Table): ReadonlyMap<number, Face> {
  const { things, lasting, attack, active } = table;
  const before = known.get(things);
  if (before && before.lasting === lasting && before.attack === attack && before.active === active) return before.faces;
  const faces = compute(table);
  known.set(things, { lasting, attack, active, faces });
  return faces;
}

export const viewOf = (table: Table, gone: ReadonlyMap<number, Face> = NONE): View => ({
  table,
  faces: facesOf(table),
  gone,
});

export const bindingOf = (thing: Thing): Binding => ({
  self: thing.id,
  card: thing.card,
  you: thing.controller,
  names: {},
});

/** A hero's ability of a higher band is as old as the time that band was reached. */
const stampOf = (thing: Thing, key: string): number => {
  const band = key.includes('.') ? Number(key.split('.')[0]) : 0;
  return thing.bands[band - 1] ?? thing.stamp;
};

const knownSources = new WeakMap<Table['things'], { lasting: Table['lasting']; sources: readonly Source[] }>();

/** All static abilities that are printed on things in play, and effects for a time, older first. */
function sourcesOf(table: Table): readonly Source[] {
  const before = knownSources.get(table.things);
  if (before?.lasting === table.lasting) return before.sources;
  const sources = findSources(table);
  knownSources.set(table.things, { lasting: table.lasting, sources });
  return sources;
}

function findSources(table: Table): Source[] {
  const printed = table.things
    .filter(({ underConstruction }) => !underConstruction)
    .flatMap((thing) =>
      printedThing(thing).abilities.flatMap(({ ability, key }) =>
        ability.kind === 'static'
          ? [
              {
                key: `s${thing.id}.${key}`,
                stamp: stampOf(thing, key),
                binding: bindingOf(thing),
                while: ability.while,
                mods: ability.mods,
              },
            ]
          : [],
      ),
    );
  const lasting = table.lasting.map(({ stamp, binding, mods }) => ({
    key: `e${stamp}`,
    stamp,
    binding,
    while: undefined,
    mods,
  }));
  return [...printed, ...lasting].sort((a, b) => a.stamp - b.stamp);
}

function draftOf(thing: Thing): Draft {
  const face = printedThing(thing);
  const stamp = thing.form?.stamp ?? thing.stamp;
  const grants = [...face.keywords.map((kw) => ({ stamp, kw })), ...face.abilities.map((held) => ({ stamp, held }))];
  return { ...face, thing, grants, printedHp: face.hp, plainBonus: [] };
}

type Drafts = Map<number, Draft>;
interface Drafting extends Omit<View, 'faces'> {
  readonly faces: Drafts;
}

/** The things a modifier is on. */
function on(view: Drafting, binding: Binding, sel: Sel): Draft[] {
  if (typeof sel === 'string')
    return refs(view, binding, sel).flatMap((obj) => (obj.kind === 'thing' ? (view.faces.get(obj.id) ?? []) : []));
  if (!('all' in sel)) throw new RangeError('a modifier is on all that match, or on what a name stands for');
  return [...view.faces.values()].filter((draft) => matches(view, binding, draft, sel.all));
}

function printedLayer(view: Drafting, sources: readonly Source[]): void {
  for (const { printedAtk } of view.table.lasting)
    for (const [id, atk] of Object.entries(printedAtk)) {
      const draft = view.faces.get(Number(id));
      if (draft) draft.printedAtk = atk;
    }
  for (const { mods, binding } of sources)
    for (const mod of mods)
      if (mod.mod === 'base_stats')
        for (const draft of on(view, binding, mod.on)) Object.assign(draft, { printedAtk: mod.atk, printedHp: mod.hp });
}

function typesLayer(view: Drafting): void {
  for (const { on: ids, types } of view.table.lasting)
    for (const id of ids) {
      const draft = view.faces.get(id);
      if (draft) draft.types = [...draft.types, ...types];
    }
}

/** What is put on by effects on chosen things (`buff`). */
function buffGrants({ table, faces }: Drafting): void {
  for (const { on: ids, stamp, give } of table.lasting)
    for (const id of ids) faces.get(id)?.grants.push(...give.map((kw) => ({ stamp, kw })));
}

const mentions = (word: string): ((what: object | string | undefined) => boolean) => {
  const found = new WeakMap<object, boolean>();
  return (what) => {
    if (typeof what !== 'object') return false;
    if (!found.has(what)) found.set(what, JSON.stringify(what).includes(word));
    return found.get(what)!;
  };
};
const testsAtk = mentions('"atk":{');
const testsPlain = mentions('"no_abilities"');

const grantsOf = (source: Source, mod: ModOf<'give'> | ModOf<'ability'>, index: number): Grant[] =>
  mod.mod === 'give'
    ? mod.kws.map((kw) => ({ stamp: source.stamp, kw }))
    : [{ stamp: source.stamp, held: { ability: mod.ability, key: `${source.key}.${index}` } }];

/** The ATK that abilities test: the finished one, but for the circle named in CX-EFF-12. */
const testedAtk = (draft: Draft, source: Source): number =>
  draft.plainBonus
    .filter(({ stamp }) => source.stamp < stamp && draft.thing.since < stamp)
    .reduce((atk, bonus) => atk - bonus.atk, draft.atk);

/** Grants by static abilities and effects on all that match; those that test ATK come second. */
function staticGrants(view: Drafting, sources: readonly Source[], byAtk: boolean): void {
  for (const source of sources)
    source.mods.forEach((mod, index) => {
      if (mod.mod !== 'give' && mod.mod !== 'ability') return;
      if ((testsAtk(mod) || testsAtk(source.while)) !== byAtk) return;
      const finished = new Map(byAtk ? [...view.faces.values()].map((draft) => [draft, draft.atk]) : []);
      if (byAtk) for (const draft of view.faces.values()) draft.atk = testedAtk(draft, source);
      if (!source.while || holds(view, source.binding, source.while))
        for (const draft of on(view, source.binding, mod.on)) draft.grants.push(...grantsOf(source, mod, index));
      for (const [draft, atk] of finished) draft.atk = atk;
    });
}

/**
 * What is left of the grants: not what came before a transformation (a token that was turned over keeps them), nor what was
 * taken away later (CX-KW-3).
 */
function abilitiesLayer({ table, faces }: Drafting): void {
  for (const draft of faces.values()) {
    const { id, form } = draft.thing;
    const losses = table.lasting.filter(({ on: ids, lose }) => lose.length > 0 && ids.includes(id));
    const kept = draft.grants.filter(
      ({ stamp, kw }) =>
        stamp >= (form?.until ? form.stamp : 0) &&
        !losses.some((loss) => kw && loss.lose.includes(kw.k) && stamp < loss.stamp),
    );
    draft.keywords = kept.flatMap(({ kw }) => kw ?? []);
    draft.abilities = kept.flatMap(({ held }) => held ?? []);
    draft.plain = kept.length === 0;
  }
}

/** Wandering Mimic comes last: it has what some other has as a whole. */
function mimicLayer(view: Drafting, sources: readonly Source[]): void {
  for (const { mods, binding } of sources)
    for (const mod of mods) {
      const self = mod.mod === 'mimic' && binding.self !== null ? view.faces.get(binding.self) : undefined;
      if (!self || mod.mod !== 'mimic') continue;
      const others = [...view.faces.values()].filter((face) => matches(view, binding, face, mod.from));
      const had = mod.kws.filter((k) => others.some((face) => hasWhole(face, k)) && !hasWhole(self, k));
      self.keywords = [...self.keywords, ...had.map((k) => ({ k }))];
    }
}

const frenzy = (table: Table, face: Draft): number =>
  face.side === table.active ? face.keywords.reduce((sum, { k, n = 0 }) => sum + (k === 'frenzy' ? n : 0), 0) : 0;

/** Whether a bonus counts that holds only while attacking something (CX-ATK-11). */
function isAgainst(view: View, binding: Binding, draft: Draft, { vs }: ModOf<'stats'>): boolean {
  if (!vs) return true;
  const { attack } = view.table;
  const defender =
    attack?.attacker === draft.thing.id && attack.defender !== null ? view.faces.get(attack.defender) : undefined;
  return !!defender && matches(view, binding, defender, vs);
}

/** ATK, HP and armor from nothing but printed values and what is in force (CX-RUNE-1, CX-PATROL-5, CX-PATROL-6). */
function statsLayer(view: Drafting, sources: readonly Source[]): void {
  const { table, faces } = view;
  for (const draft of faces.values()) {
    const { runes, slot, id } = draft.thing;
    const level = (runes.plus ?? 0) - (runes.minus ?? 0);
    const buffs = table.lasting.filter(({ on: ids }) => ids.includes(id));
    const hasAtk = draft.kinds.has('unit') || draft.kinds.has('hero');
    draft.atk = draft.printedAtk + (hasAtk ? level + frenzy(table, draft) : 0) + (slot === 'elite' ? 1 : 0);
    draft.hp = draft.printedHp + level;
    for (const { atk, hp } of buffs) Object.assign(draft, { atk: draft.atk + atk, hp: draft.hp + hp });
    const given = buffs.filter(({ armor }) => armor > 0).map(({ stamp, armor }) => [`b${stamp}`, armor] as const);
    draft.armorFrom = Object.fromEntries([...(slot === 'leader' ? [['slot', 1] as const] : []), ...given]);
    draft.plainBonus = [];
  }
  for (const source of sources) statsOf(view, source);
  for (const draft of faces.values()) draft.atk = Math.max(0, draft.atk);
}

function statsOf(view: Drafting, source: Source): void {
  const { binding } = source;
  source.mods.forEach((mod, index) => {
    if (mod.mod !== 'stats' || (source.while && !holds(view, binding, source.while))) return;
    const [atk, hp, armor] = [mod.atk, mod.hp, mod.armor].map((num) => value(view, binding, num ?? 0));
    for (const draft of on(view, binding, mod.on)) {
      if (!isAgainst(view, binding, draft, mod)) continue;
      draft.atk += atk;
      draft.hp += hp;
      if (armor) draft.armorFrom = { ...draft.armorFrom, [`${source.key}.${index}`]: armor };
      if (testsPlain(mod.on)) draft.plainBonus.push({ stamp: source.stamp, atk });
    }
  });
}

function compute(table: Table): ReadonlyMap<number, Face> {
  const faces: Drafts = new Map(table.things.map((thing) => [thing.id, draftOf(thing)]));
  const view = { table, faces, gone: NONE };
  const sources = sourcesOf(table);
  printedLayer(view, sources);
  typesLayer(view);
  buffGrants(view);
  staticGrants(view, sources, false);
  abilitiesLayer(view);
  statsLayer(view, sources);
  if (sources.some(({ mods, while: cond }) => mods.some(testsAtk) || testsAtk(cond))) {
    staticGrants(view, sources, true);
    abilitiesLayer(view);
    statsLayer(view, sources);
  }
  mimicLayer(view, sources);
  return faces;
}

/** Modifiers of a kind that are in force, with the card they come from. */
export function modsOf<M extends Mod['mod']>(view: View, kind: M): { mod: ModOf<M>; binding: Binding }[] {
  return sourcesOf(view.table)
    .filter(({ binding, while: cond }) => !cond || holds(view, binding, cond))
    .flatMap(({ mods, binding }) =>
      mods.filter((mod): mod is ModOf<M> => mod.mod === kind).map((mod) => ({ mod, binding })),
    );
}
