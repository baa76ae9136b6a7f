/** Questions whose best answer is a chance: a card that is drawn, or the coin of a mine. */
import type { Draft } from '../../../puzzles/puzzle-game';
import type { Walker } from '../../../puzzles/walker';
import { shuffled, type Random } from '../../../random';
import type { State } from '../state';
import { otherSeat, type Side, type Table, type Thing } from '../table';
import { draftOf, isUncertain } from './asking';
import { costOf, hasHaste, isBody, isHero, isSpell } from './bodies';
import { bodiesOf, guardsOf, reduced, withBase, type Left } from './small';
import { tried, within, type Finder } from './tries';

/** Cards that draw one when they are played, and what can help in the turn in which it is drawn. */
const DRAWING = ['young_treant', 'appel_stomp'];
const ODDS_TRIES = 10;
const isQuick = (card: string): boolean => costOf(card) <= 2 && (isSpell(card) || hasHaste(card));

/** HP left on the base that are tried, the most first, and nodes a proof with chances in it may have. */
const ODDS_HP = [9, 8, 7, 6, 5, 4, 3, 2];
const ODDS_NODES = 1400;
const FEWEST_ODDS = 4;

/** With the most HP on the opponent's base that still leave a chance; null where that is certain, or hardly anything is wrong. */
function uncertain(walker: Walker<State>, small: Table): Draft | null {
  for (const hp of ODDS_HP) {
    const draft = draftOf(walker, withBase(small, otherSeat(small.active), hp), { kind: 'win' }, ODDS_NODES);
    if (!draft || draft.solved.value.num === 0) continue;
    const { right, values } = draft.solved;
    return isUncertain(draft) && right.length < values.size - 1 && values.size >= FEWEST_ODDS ? draft : null;
  }
  return null;
}

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
const drawn = tried((walker, table, random) => {
  const { active } = table;
  const left = drawingFrom(table.sides[active], random);
  if (!left) return null;
  const things = [
    ...table.things.filter(({ card, controller }) => controller === active && isHero(card)),
    ...bodiesOf(table, active, random).slice(0, within([1, 2], random)),
    ...guardsOf(table, otherSeat(active), random).slice(0, random(3)),
  ];
  const small = reduced(table, new Set(things.map(({ id }) => id)), left);
  return uncertain(walker, small);
}, ODDS_TRIES);

/** What a coin costs: on tails the mine is lost, and with it the game where its owner's base has no more HP than this. */
const MINE = 'rickety_mine';
const MINE_HP = 2;
const COIN_CARDS = 3;

/** Some units of whoever moves are mines instead. */
const withMines = (table: Table, units: readonly Thing[]): Table => ({
  ...table,
  things: table.things.map((thing) =>
    units.some(({ id }) => id === thing.id)
      ? {
          ...thing,
          card: MINE,
          exhausted: false,
          fatigue: false,
          slot: null,
          damage: 0,
          armor: 0,
          armorFrom: {},
          runes: {},
        }
      : thing,
  ),
});

/** Mines give the gold that is missing, at the risk of the own base. */
const coin = tried((walker, table, random) => {
  const { active } = table;
  const { hand, codex } = table.sides[active];
  const units = bodiesOf(table, active, random).filter(({ card }) => isBody(card) && !isHero(card));
  const mines = units.slice(0, 1 + random(2));
  if (mines.length === 0) return null;
  const things = [
    ...mines,
    ...table.things.filter(({ card, controller }) => controller === active && isHero(card)),
    ...units.slice(mines.length, mines.length + within([1, 2], random)),
    ...guardsOf(table, otherSeat(active), random).slice(0, random(3)),
  ];
  const quick = shuffled([...hand, ...codex], random).filter((card) => isQuick(card) || costOf(card) <= 3);
  const left: Left = { hand: [...new Set(quick)].slice(0, within([1, COIN_CARDS], random)), pile: [], gold: random(3) };
  const small = withMines(reduced(table, new Set(things.map(({ id }) => id)), left), mines);
  const draft = uncertain(walker, withBase(small, active, MINE_HP));
  // The mine is nearly always part of it, so half of the answers at least have to be wrong.
  return draft && 2 * draft.solved.right.length <= draft.solved.values.size ? draft : null;
}, ODDS_TRIES);

export const odds: Finder = (walker, node, random) =>
  random(2) ? drawn(walker, node, random) : coin(walker, node, random);
