import { create, settle, type Node, type Options } from '../../../referee/codex';
import { cardsUpTo, heroesUpTo, MILESTONES } from '../../../referee/codex/milestones';
import { CARDS, HEROES, SPECS, TOKENS, bandsOf, cardOf, isHero } from '../../../referee/codex/data';
import { PLAYERS, SLOTS, type Player } from '../../../referee/codex/grammar';
import { untouched, type Side, type Table, type Thing } from '../../../referee/codex/table';
import type { Dice } from '../../support/dice';

/** Positions in the thick of it: what goes wrong seldom goes wrong in an opening. */

/** Until a hero is enabled it is its numbers only (section 12); it may cast what is of its spec. */
const ENABLED = new Set(heroesUpTo(MILESTONES.length));
for (const { id, bands } of HEROES.values()) {
  if (ENABLED.has(id)) continue;
  for (const band of bands) Object.assign(band, { keywords: [], abilities: [] });
}
const KINDS = 34;
const TECHS = ['tech_i_building', 'tech_ii_building', 'tech_iii_building'];
const ADDONS = ['tower', 'surplus', 'heroes_hall', 'tech_lab'];

const some = <T>(all: readonly T[], count: number, dice: Dice): T[] => {
  const left = [...all];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(dice(left.length), 1)[0]!);
};
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
  const runes = dice(4) === 0 ? { plus: 1 + dice(2) } : dice(12) === 0 ? { feather: 1 } : {};
  const rare = dice(8) === 0 ? { growth: 4, blood: 2, corpse: 2, javelin: 1 } : {};
  const hp = 'feather' in runes ? 1 : (body.hp ?? 1);
  return { ...one, runes: { ...runes, ...rare }, damage: dice(3) === 0 && hp > 1 ? 1 + dice(hp - 1) : 0 };
}

function bodies(box: Box, player: Player, cards: readonly string[], team: readonly string[], dice: Dice): Thing[] {
  const kept = cards.filter(staysInPlay);
  const legendary = new Set<string>();
  const things = Array.from({ length: 2 + dice(5) }, () => kept[dice(kept.length)]!)
    .filter((card) => !cardOf(card).legendary || (!legendary.has(card) && legendary.add(card)))
    .map((card) => thing(box, card, player, dice));
  const tokens = [...TOKENS.values()].filter(({ id }) => !['mercenary', 'mech', 'daigo_stormborne', 'angry_dancer'].includes(id));
  if (dice(3) === 0) things.push(thing(box, tokens[dice(tokens.length)]!.id, player, dice));
  const heroes = some(team, 1 + dice(3), dice).map((hero) => {
    const most = HEROES.get(hero)!.max_level;
    const level = dice(2) ? most : 1 + dice(most);
    const one = thing(box, hero, player, dice);
    const bands = bandsOf(hero, level).slice(1).map(() => box.stamp++);
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

function sideOf(side: Side, cards: readonly string[], inPlay: readonly Thing[], dice: Dice): Side {
  const one = (): string => cards[dice(cards.length)]!;
  const many = (count: number): string[] => Array.from({ length: count }, one);
  const heroes = new Set(inPlay.map(({ card }) => card));
  const specs = side.team.map((hero) => Object.keys(SPECS).find((spec) => SPECS[spec]!.hero === hero)!);
  return {
    ...side,
    gold: 3 + dice(18),
    workers: 4 + dice(9),
    spec: specs[dice(3)]!,
    command: side.team.filter((hero) => !heroes.has(hero)).map((hero) => ({ hero, cooldown: dice(3) })),
    hand: many(2 + dice(6)).sort(),
    pile: many(3 + dice(8)).sort(),
    discard: many(dice(6)),
    codex: many(12).sort((a, b) => CARDS.findIndex(({ id }) => id === a) - CARDS.findIndex(({ id }) => id === b)),
  };
}

export function busyOf(milestone: number, dice: Dice, options: Partial<Options> = {}): Node {
  const cards = cardsUpTo(milestone);
  const brings = () => ({ team: some([...HEROES.keys()], 3, dice), starter: [cards[0]!], codex: [] });
  const { start } = create({ A: brings(), B: brings() }, dice(2) ? 'A' : 'B', options);
  const box: Box = { nextId: 3, stamp: 1 };
  const things: Thing[] = start.things.map((base) => ({ ...base, damage: dice(15) }));
  const sides = { ...start.sides };
  for (const player of PLAYERS) {
    const own = some(cards, KINDS, dice);
    const placed = bodies(box, player, own, start.sides[player].team, dice);
    things.push(...(player === start.active ? placed : patrolling(placed, dice)));
    const level = dice(4);
    for (const card of [...TECHS.slice(0, level), ...(dice(2) ? [ADDONS[dice(4)]!] : [])]) {
      const built = thing(box, card, player, dice);
      things.push({ ...built, fatigue: false, exhausted: false, damage: dice(3) ? 0 : 2 });
    }
    sides[player] = sideOf(start.sides[player], own, placed, dice);
  }
  const table: Table = { ...start, stage: 'main', turn: 3 + dice(20), stamp: box.stamp, nextId: box.nextId, sides, things };
  return settle(table);
}
