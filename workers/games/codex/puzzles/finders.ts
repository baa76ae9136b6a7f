/** How puzzles of a kind are found where a main phase begins. */
import type { Goal } from '../../../analysis/contract';
import type { Draft } from '../../../puzzles/puzzle-game';
import type { Walker } from '../../../puzzles/walker';
import { shuffled, type Random } from '../../../random';
import type { State } from '../state';
import { otherSeat, type Table, type Thing } from '../table';
import { best, draftOf, isHard, isUncertain } from './asking';
import { isBody, isBuilding, isHero } from './bodies';
import { odds } from './odds';
import { bodiesOf, guardsOf, reduced, withBase, type Left } from './small';
import { tried, within, type Finder } from './tries';

const MOST_GOLD = 4;
const BASE_HP = 20;

/** How much is left of a position: things of either side, cards, and whether there is gold. */
interface Size {
  readonly own: readonly [number, number];
  readonly enemy: readonly [number, number];
  readonly cards: readonly [number, number];
}
const TURN: Size = { own: [2, 4], enemy: [2, 4], cards: [0, 2] };
const FIGHT: Size = { own: [3, 5], enemy: [3, 5], cards: [0, 0] };

function smallOf(table: Table, { own, enemy, cards }: Size, random: Random, kept: readonly Thing[] = []): Table {
  const { active } = table;
  const { hand, gold } = table.sides[active];
  const things = [
    ...bodiesOf(table, active, random).slice(0, within(own, random)),
    ...guardsOf(table, otherSeat(active), random).slice(0, within(enemy, random)),
    ...kept,
  ];
  const count = within(cards, random);
  const left: Left = {
    hand: shuffled(hand, random).slice(0, count),
    pile: [],
    gold: cards[1] === 0 ? 0 : Math.min(gold, random(MOST_GOLD + 1)),
  };
  return reduced(table, new Set(things.map(({ id }) => id)), left);
}

const enemies = (table: Table, is: (thing: Thing) => boolean): Thing[] =>
  table.things.filter((thing) => thing.controller !== table.active && thing.card !== 'base' && is(thing));

const about = (kind: string, { id }: Thing): Goal => ({ kind, nodes: [String(id)] });
const hard = (walker: Walker<State>, draft: Draft | null): Draft | null =>
  draft && best(draft) === 1 && isHard(walker, draft) ? draft : null;

/** The base has just as much left as the turn can do. */
const win = tried((walker, table, random) => {
  const small = withBase(smallOf(table, TURN, random), otherSeat(table.active), BASE_HP);
  const most = draftOf(walker, small, { kind: 'most', metric: 'damage' });
  if (!most || best(most) < 3 || isUncertain(most)) return null;
  return hard(walker, draftOf(walker, withBase(small, otherSeat(table.active), best(most)), { kind: 'win' }));
});

const hero = tried((walker, table, random) => {
  const [target] = shuffled(enemies(table, ({ card }) => isHero(card)), random); // prettier-ignore
  if (!target) return null;
  return hard(walker, draftOf(walker, smallOf(table, TURN, random, [target]), about('kill', target)));
});

const destroy = tried((walker, table, random) => {
  const [target] = shuffled(enemies(table, ({ card, underConstruction }) => isBuilding(card) && !underConstruction), random); // prettier-ignore
  if (!target) return null;
  return hard(walker, draftOf(walker, smallOf(table, TURN, random, [target]), about('destroy', target)));
});

const clean = tried((walker, table, random) => {
  const small = smallOf(table, TURN, random);
  const [target] = shuffled(enemies(small, ({ card }) => isBody(card)), random); // prettier-ignore
  return target ? hard(walker, draftOf(walker, small, about('clean', target))) : null;
});

const damage = tried((walker, table, random) => {
  const small = withBase(smallOf(table, TURN, random), otherSeat(table.active), BASE_HP);
  const draft = draftOf(walker, small, { kind: 'most', metric: 'damage' });
  return draft && best(draft) >= 3 && !isUncertain(draft) && isHard(walker, draft) ? draft : null;
});

const sweep = tried((walker, table, random) => {
  const draft = draftOf(walker, smallOf(table, TURN, random), { kind: 'most', metric: 'gone' });
  return draft && best(draft) >= 2 && isHard(walker, draft) ? draft : null;
});

const cheapest = tried((walker, table, random) => {
  const small = smallOf(table, { ...TURN, cards: [1, 2] }, random);
  const [target] = shuffled(enemies(small, ({ card }) => isBody(card)), random); // prettier-ignore
  if (!target || small.sides[small.active].gold < 2) return null;
  const draft = draftOf(walker, small, about('cheapest', target));
  return draft && best(draft) >= 0 && isHard(walker, draft) && isDear(draft, small.sides[small.active].gold)
    ? draft
    : null;
});

/** Some line costs more than the best one. */
const isDear = (draft: Draft, gold: number): boolean =>
  best(draft) < gold || [...draft.solved.values.values()].some(({ num }) => num >= 0 && num < best(draft));

/** One attack, with no cards and no gold. */
const exchange = tried((walker, table, random) => {
  const draft = draftOf(walker, smallOf(table, FIGHT, random), { kind: 'exchange' });
  const isClear = draft && best(draft) >= 2 && draft.solved.right.length === 1 && isHard(walker, draft);
  return isClear ? draft : null;
});

export const TURN_FINDERS: Readonly<Record<string, Finder>> = {
  win,
  hero,
  destroy,
  clean,
  damage,
  sweep,
  cheapest,
  exchange,
  odds,
};
