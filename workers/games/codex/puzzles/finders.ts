/** How puzzles of a kind are found where a main phase begins. */
import type { Goal } from '../../../analysis/contract';
import type { Draft } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import type { Random } from '../../../random';
import type { State } from '../state';
import type { Side, Table, Thing } from '../table';
import { best, draftOf, isHard, isUncertain } from './asking';
import { costOf, hasHaste, isBody, isBuilding, isHero, isSpell } from './bodies';
import { bodiesOf, guardsOf, otherSeat, reduced, shuffled, withBase, type Left } from './small';

export type Finder = (walker: Walker<State>, node: Node, random: Random) => Draft | null;

/** Positions made of one node for a kind of question. */
const TRIES = 4;
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

const within = ([from, to]: readonly [number, number], random: Random): number => from + random(to - from + 1);

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

/** Starts of main phases only. */
function isMain(walker: Walker<State>, node: Node): Table | null {
  const { table } = walker.codec.read(node);
  return table.stage === 'main' ? table : null;
}

/** The first small position that makes a draft. */
const tried =
  (make: (walker: Walker<State>, table: Table, random: Random) => Draft | null, times = TRIES): Finder =>
  (walker, node, random) => {
    const table = isMain(walker, node);
    for (let i = 0; table && i < times; i++) {
      const draft = make(walker, table, random);
      if (draft) return draft;
    }
    return null;
  };

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

/** Cards that draw one when they are played, and what can help in the turn in which it is drawn. */
const DRAWING = ['young_treant', 'appel_stomp'];
const ODDS_TRIES = 10;
const isQuick = (card: string): boolean => costOf(card) <= 2 && (isSpell(card) || hasHaste(card));

/** HP left on the base that are tried, the most first, and nodes a proof with chances in it may have. */
const ODDS_HP = [9, 8, 7, 6, 5, 4, 3, 2];
const ODDS_NODES = 1400;
const FEWEST_ODDS = 4;

/** A hand with a card that draws another, out of a small pile in which some help and one does not. */
function drawingFrom({ hand, pile, discard, codex }: Side, random: Random): Left | null {
  const cards = shuffled([...hand, ...pile, ...discard, ...codex], random);
  const drawing = cards.find((card) => DRAWING.includes(card));
  if (drawing === undefined) return null;
  const quick = cards.filter((card) => card !== drawing && isQuick(card));
  const slow = cards.filter((card) => !isSpell(card) && !isQuick(card));
  return {
    hand: [drawing, ...quick.slice(0, random(2))],
    pile: [...quick.slice(2, 3 + random(2)), ...slow.slice(0, 1)],
    gold: 3 + random(3),
  };
}

/** A card is drawn from a small pile, and the base is to fall. */
const odds = tried((walker, table, random) => {
  const { active } = table;
  const left = drawingFrom(table.sides[active], random);
  if (!left) return null;
  const things = [
    ...table.things.filter(({ card, controller }) => controller === active && isHero(card)),
    ...bodiesOf(table, active, random).slice(0, within([1, 2], random)),
    ...guardsOf(table, otherSeat(active), random).slice(0, random(3)),
  ];
  const small = reduced(table, new Set(things.map(({ id }) => id)), left);
  for (const hp of ODDS_HP) {
    const draft = draftOf(walker, withBase(small, otherSeat(active), hp), { kind: 'win' }, ODDS_NODES);
    if (!draft || draft.solved.value.num === 0) continue;
    const { right, values } = draft.solved;
    return isUncertain(draft) && right.length < values.size - 1 && values.size >= FEWEST_ODDS ? draft : null;
  }
  return null;
}, ODDS_TRIES);

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
