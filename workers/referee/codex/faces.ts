import { BUILDINGS, HEROES, bandsOf, cardOf, isBuilding, isHero, isToken } from './data';
import type { Ability, Kind, Kw, Player, Zone } from './grammar';
import type { Obj, Table, Thing } from './table';

/** An ability something has, and the name under which its uses are counted. */
export interface Held {
  readonly ability: Ability;
  readonly key: string;
}

/** What can be asked of anything that effects and attacks may choose, as it is at the moment. */
export interface Face {
  readonly obj: Obj;
  /** Null for cards outside play and for workers. */
  readonly thing: Thing | null;
  readonly kinds: ReadonlySet<Kind>;
  readonly zone: Zone;
  /** Controller in play, owner elsewhere. */
  readonly side: Player;
  readonly card: string;
  readonly color: string | null;
  readonly spec: string | null;
  /** Of units, building cards, upgrades and tech buildings. */
  readonly tech: number | null;
  readonly cost: number;
  readonly types: readonly string[];
  readonly token: boolean;
  readonly legendary: boolean;
  readonly ultimate: boolean;
  /** As printed, with what replaces printed values. */
  readonly printedAtk: number;
  readonly atk: number;
  readonly hp: number;
  readonly keywords: readonly Kw[];
  /** Whether nothing was printed on it or given to it, keywords included (Midori). */
  readonly plain: boolean;
  readonly abilities: readonly Held[];
  /** Every source of armor with its amount (CX-DMG-3). */
  readonly armorFrom: Readonly<Record<string, number>>;
}

const nothing = {
  tech: null,
  cost: 0,
  types: [] as readonly string[],
  token: false,
  legendary: false,
  ultimate: false,
  printedAtk: 0,
  atk: 0,
  hp: 0,
  keywords: [] as readonly Kw[],
  plain: true,
  abilities: [] as readonly Held[],
  armorFrom: {},
};

const held = (abilities: readonly Ability[], from: string): Held[] =>
  abilities.map((ability, index) => ({ ability, key: `${from}${index}` }));

function cardKinds(id: string, zone: Zone): Set<Kind> {
  const { type, ongoing } = cardOf(id);
  const kinds: Kind[] = type === 'building' ? ['building', 'building_card'] : [type];
  return new Set<Kind>(
    [...kinds, ...(ongoing ? (['ongoing'] as const) : []), ...(isToken(id) ? [] : ['card' as const])].filter(
      (kind) => kind !== 'building' || zone === 'play',
    ),
  );
}

type Printed = Omit<Face, 'obj' | 'thing' | 'side' | 'zone'>;

/** Printed values never change; each is put together once. */
function once<A extends readonly (string | number)[], T>(make: (...of: A) => T): (...of: A) => T {
  const made = new Map<string, T>();
  return (...of) => {
    const key = of.join();
    if (!made.has(key)) made.set(key, make(...of));
    return made.get(key)!;
  };
}

/** Printed values of a card or token. */
const printedCard = once((id: string, zone: Zone): Printed => {
  const card = cardOf(id);
  return {
    ...nothing,
    kinds: cardKinds(id, zone),
    card: id,
    color: card.color,
    spec: card.spec ?? null,
    tech: card.tech ?? null,
    cost: card.cost,
    types: card.subtypes,
    token: isToken(id),
    legendary: card.legendary ?? false,
    ultimate: card.ultimate ?? false,
    printedAtk: card.atk ?? 0,
    atk: card.atk ?? 0,
    hp: card.hp ?? 0,
    keywords: card.keywords,
    abilities: held(card.abilities, ''),
  };
});

/** Heroes have the values of their band and the abilities of all they have reached (CX-HERO-7). */
const printedHero = once((id: string, level: number): Printed => {
  const hero = HEROES.get(id)!;
  const bands = bandsOf(id, level);
  const { atk, hp } = bands[bands.length - 1];
  return {
    ...nothing,
    kinds: new Set<Kind>(['hero', 'card']),
    card: id,
    color: hero.color,
    spec: hero.spec,
    cost: hero.summon_cost,
    printedAtk: atk,
    atk,
    hp,
    keywords: bands.flatMap(({ keywords }) => keywords),
    abilities: bands.flatMap(({ abilities }, band) => held(abilities, `${band}.`)),
  };
});

const printedBuilding = once((id: string): Printed => {
  const { kind, level, cost, hp, abilities } = BUILDINGS.get(id)!;
  const own: Kind = kind === 'tech' ? 'tech_building' : kind;
  return {
    ...nothing,
    kinds: new Set<Kind>(['building', own]),
    card: id,
    color: null,
    spec: null,
    // The base is the tech 0 building (CX-PLAY-3).
    tech: kind === 'tech' ? level! : kind === 'base' ? 0 : null,
    cost: cost ?? 0,
    hp,
    abilities: held(abilities, ''),
  };
});

/** A thing in play as it is printed, transformations included. */
export function printedThing(thing: Thing): Face {
  const id = thing.form?.card ?? thing.card;
  const printed = isHero(id)
    ? printedHero(id, thing.level)
    : isBuilding(id)
      ? printedBuilding(id)
      : printedCard(id, 'play');
  // What is transformed or flipped stays what it is: its tech level, and token or not (`transform`, `flip`).
  const kept = thing.form ? { tech: cardOf(thing.card).tech ?? null, token: isToken(thing.card) } : {};
  return { ...printed, ...kept, obj: { kind: 'thing', id: thing.id }, thing, zone: 'play', side: thing.controller };
}

/** A card in a hand, pile or codex. */
export const zoneFace = (obj: Obj & { kind: 'card' }): Face => ({
  ...printedCard(obj.card, obj.zone),
  obj,
  thing: null,
  zone: obj.zone,
  side: obj.side,
});

export const workerFace = once((side: Player): Face => ({
  ...nothing,
  obj: { kind: 'worker', side },
  thing: null,
  kinds: new Set<Kind>(['worker']),
  zone: 'play',
  side,
  card: 'worker',
  color: null,
  spec: null,
}));

/** What is there, with everything that was in play when it left and is still asked for (CX-DEATH-7). */
export interface View {
  readonly table: Table;
  readonly faces: ReadonlyMap<number, Face>;
  readonly gone: ReadonlyMap<number, Face>;
}

export function faceOf(view: View, obj: Obj): Face | undefined {
  if (obj.kind === 'thing') return view.faces.get(obj.id) ?? view.gone.get(obj.id);
  return obj.kind === 'card' ? zoneFace(obj) : workerFace(obj.side);
}
