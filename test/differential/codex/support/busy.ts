import { create, settle, type Node, type Options } from '../../../../workers/referee/codex';
import { cardsUpTo } from '../../../../workers/referee/codex/milestones';
import { CARDS, HEROES, SPECS, TOKENS, bandsOf, cardOf, isHero } from '../../../../workers/referee/codex/data';
import { PLAYERS, SLOTS, type Player } from '../../../../workers/referee/codex/grammar';
import { untouched, type Side, type Table, type Thing } from '../../../../workers/referee/codex/table';
import { some, type Dice } from '../../support/dice';
import { sizeOf } from './starts';

/** Positions in the thick of it: what goes wrong seldom goes wrong in an opening. */

const KINDS = 34;
const TECHS = ['tech_i_building', 'tech_ii_building', 'tech_iii_building'];
const ADDONS = ['tower', 'surplus', 'heroes_hall', 'tech_lab'];

const attaches = (card: string): boolean => JSON.stringify(cardOf(card).abilities).includes('"op":"attach"');
const staysInPlay = (card: string): boolean => {
  const { type, ongoing } = cardOf(card);
  return type !== 'spell' || (ongoing === true && !attaches(card) && card !== 'two_step');
};

interface Box {
  nextId: number;
  stamp: number;
}

function thing(box: Box, card: string, owner: Player, dice: Dice): Thing {
  const stamp = box.stamp++;
  const fresh = dice(4) === 0;
  return { ...untouched(box.nextId++, card, owner), stamp, since: stamp, fatigue: fresh, exhausted: dice(6) === 0 };
}

/** Runes, damage and, on the other side, a slot. */
function worn(one: Thing, dice: Dice): Thing {
  const body = isHero(one.card) ? bandsOf(one.card, one.level).at(-1)! : cardOf(one.card);
  const runes: Record<string, number> = dice(4) === 0 ? { plus: 1 + dice(2) } : dice(12) === 0 ? { feather: 1 } : {};
  const rare: Record<string, number> = dice(8) === 0 ? { growth: 4, blood: 2, corpse: 2, javelin: 1 } : {};
  const hp = 'feather' in runes ? 1 : (body.hp ?? 1);
  return { ...one, runes: { ...runes, ...rare }, damage: dice(3) === 0 && hp > 1 ? 1 + dice(hp - 1) : 0 };
}

function bodies(box: Box, player: Player, cards: readonly string[], team: readonly string[], dice: Dice): Thing[] {
  const kept = cards.filter(staysInPlay);
  const legendary = new Set<string>();
  const things = Array.from({ length: 2 + dice(5) }, () => kept[dice(kept.length)]!)
    .filter((card) => !cardOf(card).legendary || (!legendary.has(card) && legendary.add(card)))
    .map((card) => thing(box, card, player, dice));
  const tokens = [...TOKENS.values()].filter(
    ({ id }) => !['mercenary', 'mech', 'daigo_stormborne', 'angry_dancer'].includes(id),
  );
  if (dice(3) === 0) things.push(thing(box, tokens[dice(tokens.length)]!.id, player, dice));
  const heroes = some(team, 1 + dice(4), dice).map((hero) => {
    const most = HEROES.get(hero)!.max_level;
    const level = dice(2) ? most : 1 + dice(most);
    const one = thing(box, hero, player, dice);
    const bands = bandsOf(hero, level)
      .slice(1)
      .map(() => box.stamp++);
    return { ...one, level, bands, maxed: level === most && dice(4) > 0 };
  });
  return [...things, ...heroes].map((one) => worn(one, dice));
}

/** Some of those who can stand in the slots of the player who waits. */
function patrolling(things: readonly Thing[], dice: Dice): Thing[] {
  const able = things.filter(({ card, exhausted }) => !exhausted && (isHero(card) || cardOf(card).type === 'unit'));
  const slots = some(SLOTS, dice(6), dice);
  const chosen = some(able, slots.length, dice);
  return things.map((one) => {
    const at = chosen.indexOf(one);
    const slot = at < 0 ? null : slots[at]!;
    return slot === 'leader' ? { ...one, slot, armor: 1, armorFrom: { slot: 1 } } : { ...one, slot };
  });
}

/** Whether a card can be expected to be played: its building stands, or its hero is in play. */
function isLikely(card: string, level: number, spec: string, heroes: ReadonlySet<string>): boolean {
  const { type, tech = 0, spec: of } = cardOf(card);
  if (type === 'spell') return !of || heroes.has(SPECS[of]!.hero);
  return tech <= level && (tech < 2 || of === spec);
}

function sideOf(side: Side, cards: readonly string[], inPlay: readonly Thing[], level: number, dice: Dice): Side {
  const one = (): string => cards[dice(cards.length)]!;
  const many = (count: number): string[] => Array.from({ length: count }, one);
  const heroes = new Set(inPlay.map(({ card }) => card));
  const specs = side.team.map((hero) => Object.keys(SPECS).find((spec) => SPECS[spec]!.hero === hero)!);
  const spec = specs[dice(specs.length)]!;
  const likely = cards.filter((card) => isLikely(card, level, spec, heroes));
  const inHand = (): string => (likely.length > 0 && dice(4) ? likely[dice(likely.length)]! : one());
  return {
    ...side,
    gold: 6 + dice(15),
    workers: 4 + dice(9),
    spec,
    command: side.team.filter((hero) => !heroes.has(hero)).map((hero) => ({ hero, cooldown: dice(3) })),
    hand: Array.from({ length: 3 + dice(6) }, inHand).sort(),
    pile: many(3 + dice(8)).sort(),
    discard: many(dice(6)),
    codex: many(12).sort((a, b) => CARDS.findIndex(({ id }) => id === a) - CARDS.findIndex(({ id }) => id === b)),
  };
}

/** Cards that the heroes of a team bring, and those of starter decks. */
function fitting(cards: readonly string[], team: readonly string[]): string[] {
  const specs = new Set<string | null | undefined>(team.map((hero) => HEROES.get(hero)!.spec));
  return cards.filter((card) => !cardOf(card).spec || specs.has(cardOf(card).spec));
}

/** A team for a card: its hero, if it has one, and others. */
function teamFor(card: string | undefined, size: number, dice: Dice): string[] {
  const spec = card === undefined ? null : cardOf(card).spec;
  const first = spec ? [SPECS[spec]!.hero] : [];
  return [
    ...first,
    ...some(
      [...HEROES.keys()].filter((hero) => !first.includes(hero)),
      size - first.length,
      dice,
    ),
  ];
}

/** The active player can play a card now, if anything can be done with it, and has another one in play. */
function focused(table: Table, card: string, dice: Dice): Table {
  const { active } = table;
  const side = table.sides[active];
  const { spec, type } = cardOf(card);
  const box: Box = { nextId: table.nextId, stamp: table.stamp };
  const more: Thing[] = [];
  const hasHero = table.things.some((one) => one.card === side.team[0] && one.controller === active);
  if (spec && !hasHero) more.push(thing(box, side.team[0]!, active, dice));
  for (const tech of TECHS)
    if (!table.things.some((one) => one.card === tech && one.controller === active))
      more.push({ ...thing(box, tech, active, dice), fatigue: false, exhausted: false });
  if (type !== 'spell' && !cardOf(card).legendary) more.push(worn({ ...thing(box, card, active, dice), fatigue: false, exhausted: false }, dice)); // prettier-ignore
  const all = [...table.things, ...more].map((one) => {
    if (one.card !== side.team[0] || one.controller !== active || !spec) return one;
    const most = HEROES.get(one.card)!.max_level;
    const bands = bandsOf(one.card, most).slice(1).map((_, i) => one.bands[i] ?? box.stamp++); // prettier-ignore
    return { ...one, level: most, bands, damage: 0, maxed: true };
  });
  const changed: Side = {
    ...side,
    gold: 20 - dice(4),
    spec: spec ?? side.spec,
    hand: [...side.hand, card].sort(),
    command: side.command.filter(({ hero }) => !all.some((one) => one.card === hero && one.owner === active)),
  };
  return { ...table, stamp: box.stamp, nextId: box.nextId, things: all, sides: { ...table.sides, [active]: changed } };
}

/** A position with cards up to a milestone; with a card it is about that card of the active player. */
export function busyOf(milestone: number, dice: Dice, options: Partial<Options> = {}, card?: string): Node {
  const cards = cardsUpTo(milestone);
  const brings = () => ({ team: teamFor(card, sizeOf(options), dice), starter: [cards[0]!], codex: [] });
  const { start } = create({ A: brings(), B: brings() }, dice(2) ? 'A' : 'B', options);
  const box: Box = { nextId: 3, stamp: 1 };
  const things: Thing[] = start.things.map((base) => ({ ...base, damage: dice(15) }));
  const sides = { ...start.sides };
  for (const player of PLAYERS) {
    const own = some(fitting(cards, start.sides[player].team), KINDS, dice);
    const placed = bodies(box, player, own, start.sides[player].team, dice);
    things.push(...(player === start.active ? placed : patrolling(placed, dice)));
    const level = Math.min(3, dice(5));
    for (const card of [...TECHS.slice(0, level), ...(dice(2) ? [ADDONS[dice(4)]!] : [])]) {
      const built = thing(box, card, player, dice);
      things.push({ ...built, fatigue: false, exhausted: false, damage: dice(3) ? 0 : 2 });
    }
    sides[player] = sideOf(start.sides[player], own, placed, level, dice);
  }
  const table: Table = {
    ...start,
    stage: 'main',
    turn: 3 + dice(20),
    stamp: box.stamp,
    nextId: box.nextId,
    sides,
    things,
  };
  return settle(card === undefined ? table : focused(table, card, dice));
}
