// What a deck brings in the turns to come: hands are drawn from it, workers hired, tech buildings built as early as can be,
// and units played, the most for their gold first. Nobody is in the way. What is taken from the table is taken at once, so that it
// may be looked at in pieces.

import { below, hold, release, seed } from '../../kernel/rng';
import { DeckPile } from './deck-pile';
import { IS_UNIT } from './effects/codes';
import { TERM_ATTACK, TERM_GOLD, TERM_HITS, TERM_KEYWORDS, TERM_UNIT_TECH } from './evaluation-terms';
import { MAX_KINDS, PILE_CODEX, PILE_DISCARD, PILE_DRAW, PILE_HAND, TOP, TOP_COUNT } from './layout';
import { highestTech, mainSpec, worthOfCard } from './policy-tech';
import { printed, word } from './printed';
import { gold, inPile, kinds, ofSide, owned, workers } from './table';
import { FACE_BASE, ROW_ATK, ROW_COST, ROW_HP, ROW_KEYWORDS, ROW_KINDS, ROW_MOST, ROW_SPEC, ROW_TECH } from './tables';
import { PLAIN_WEIGHTS, weightOf } from './weights';

/** Orders of the cards that each choice is tried in, the same for all. */
const WORLDS: i32 = 24;
/** Own turns, this one included. */
const TURNS: i32 = 6;
/** What a turn brings counts for so much less than what the one before it does. */
const DECAY: f32 = 0.8;
const HAND_LIMIT: i32 = 5;
const MOST_GOLD: i32 = 20;
const ENOUGH_WORKERS: i32 = 10;
const TOP_LEVEL: i32 = 3;
/** Tech level of what is not for this deck. */
const NEVER: i32 = 9;

/** Hand, draw and discard pile, as they lie now and as they come to lie. */
const PLAYED: i32 = 3;
const before: StaticArray<DeckPile> = new StaticArray<DeckPile>(PLAYED);
const after: StaticArray<DeckPile> = new StaticArray<DeckPile>(PLAYED);
for (let i = 0; i < PLAYED; ++i) {
  before[i] = new DeckPile();
  after[i] = new DeckPile();
}
const hand: DeckPile = after[PILE_HAND];
const draw: DeckPile = after[PILE_DRAW];
const discard: DeckPile = after[PILE_DISCARD];
/** What comes from the codex in later turns, two cards a turn. */
const coming: DeckPile = new DeckPile();

let cards: i32 = 0;
let firstGold: i32 = 0;
let firstWorkers: i32 = 0;
let firstLevel: i32 = 0;
/** Of each card: gold, tech level, what a player would miss, copies in the codex, and what it brings beyond its gold. */
const cost: StaticArray<i32> = new StaticArray<i32>(MAX_KINDS);
const tech: StaticArray<i32> = new StaticArray<i32>(MAX_KINDS);
const missed: StaticArray<i32> = new StaticArray<i32>(MAX_KINDS);
const left: StaticArray<i32> = new StaticArray<i32>(MAX_KINDS);
const gain: StaticArray<f32> = new StaticArray<f32>(MAX_KINDS);

/** By what a plain player goes by; what gold would have brought as levels of heroes is taken off. */
function gainOf(card: i32): f32 {
  const atk = weightOf(PLAIN_WEIGHTS, TERM_ATTACK) * <f32>printed(card, ROW_ATK);
  const hits = weightOf(PLAIN_WEIGHTS, TERM_HITS) * <f32>printed(card, ROW_HP);
  const keywords = weightOf(PLAIN_WEIGHTS, TERM_KEYWORDS) * <f32>word(printed(card, ROW_KEYWORDS));
  const level = weightOf(PLAIN_WEIGHTS, TERM_UNIT_TECH) * <f32>printed(card, ROW_TECH);
  return atk + hits + keywords + level - weightOf(PLAIN_WEIGHTS, TERM_GOLD) * <f32>printed(card, ROW_COST);
}
/** Of a unit that can be played some day; of spells and buildings nothing can be said. */
function levelFor(seat: i32, card: i32): i32 {
  const level = printed(card, ROW_TECH);
  if (!(printed(card, ROW_KINDS) & IS_UNIT)) return NEVER;
  return level >= 2 && printed(card, ROW_SPEC) != mainSpec(seat) ? NEVER : level;
}

/** Takes what a seat has from the table at the open question. */
export function takeDeck(seat: i32): void {
  cards = kinds(seat);
  firstGold = gold(seat);
  firstWorkers = workers(seat);
  firstLevel = highestTech(seat);
  for (let pile = 0; pile < PLAYED; ++pile) {
    const into = before[pile];
    into.size = 0;
    if (pile == PILE_DRAW) for (let i = 0, n = ofSide(seat, TOP_COUNT); i < n; ++i) into.add(ofSide(seat, TOP + i));
    for (let i = 0; i < cards; ++i) into.addCopies(i, inPile(seat, pile, i));
  }
  for (let i = 0; i < cards; ++i) {
    const card = owned(seat, i);
    cost[i] = printed(card, ROW_COST);
    tech[i] = levelFor(seat, card);
    gain[i] = gainOf(card);
    missed[i] = worthOfCard(seat, card);
    left[i] = inPile(seat, PILE_CODEX, i);
  }
}

/** Whether a card of the codex may be of use. */
export function isOfUse(place: i32): bool { return tech[place] != NEVER; }

/** The best card for a turn that is in the codex, but for one; -1 without any. */
function bestLeft(level: i32, but: i32): i32 {
  let best = -1;
  for (let i = 0; i < cards; ++i) {
    if (i == but || left[i] == 0 || tech[i] > level) continue;
    if (best < 0 || gain[i] > gain[best]) best = i;
  }
  return best;
}
/** What would be chosen in the turns after this one. */
function listComing(): void {
  coming.size = 0;
  let level = firstLevel;
  for (let turn = 1; turn < TURNS; ++turn) {
    if (level < TOP_LEVEL && firstWorkers + turn >= printed(FACE_BASE + level + 1, ROW_MOST)) ++level;
    let chosen = -1;
    for (let i = 0; i < 2; ++i) {
      chosen = bestLeft(level + 1, chosen);
      if (chosen < 0) break;
      coming.add(chosen);
      left[chosen]--;
    }
  }
  for (let i = 0; i < coming.size; ++i) left[coming.at(i)]++;
}

/** Hires whom the deck misses least. */
function hire(): void {
  let worst = 0;
  for (let i = 1; i < hand.size; ++i) if (missed[hand.at(i)] < missed[hand.at(worst)]) worst = i;
  hand.take(worst);
}
/** Place in the hand of the unit that brings most for its gold; -1 if none brings anything. */
function bestPlay(level: i32, money: i32): i32 {
  let best = -1;
  let most: f32 = 0;
  for (let i = 0; i < hand.size; ++i) {
    const place = hand.at(i);
    if (tech[place] > level || cost[place] > money) continue;
    const rate = gain[place] / <f32>(cost[place] + 1);
    if (rate <= most) continue;
    most = rate;
    best = i;
  }
  return best;
}
function drawHand(): void {
  const wanted = min(HAND_LIMIT, hand.size + 2);
  discard.pour(hand);
  while (hand.size < wanted) {
    if (draw.size == 0) draw.pour(discard);
    if (draw.size == 0) return;
    hand.add(draw.take(below(draw.size)));
  }
}

/** What the turns bring in one order of the cards, with one or two cards from the codex now; -1 for none. */
function playOn(first: i32, second: i32): f32 {
  for (let pile = 0; pile < PLAYED; ++pile) after[pile].fill(before[pile]);
  if (first >= 0) discard.add(first);
  if (second >= 0) discard.add(second);
  let money = firstGold;
  let hired = firstWorkers;
  let level = firstLevel;
  let sum: f32 = 0;
  let share: f32 = 1;
  for (let turn = 0; turn < TURNS; ++turn) {
    for (let i = 2 * turn - 2; i >= 0 && i < min(2 * turn, coming.size); ++i) discard.add(coming.at(i));
    money = min(MOST_GOLD, money + hired);
    if (hired < ENOUGH_WORKERS && money > 0 && hand.size > 0) {
      hire();
      ++hired;
      --money;
    }
    const finished = level;
    const next = FACE_BASE + level + 1;
    if (level < TOP_LEVEL && hired >= printed(next, ROW_MOST) && money >= printed(next, ROW_COST)) {
      ++level;
      money -= printed(next, ROW_COST);
    }
    for (let i = bestPlay(finished, money); i >= 0; i = bestPlay(finished, money)) {
      const place = hand.take(i);
      money -= cost[place];
      sum += share * gain[place];
    }
    // Heroes take their part of what is not spent.
    money >>= 1;
    share *= DECAY;
    drawHand();
  }
  return sum;
}

/** What the deck brings with these cards from the codex, in the mean of so many orders of the cards from this one on. */
export function worthOfChoice(first: i32, second: i32, from: i32 = 0, worlds: i32 = WORLDS): f32 {
  if (first >= 0) left[first]--;
  if (second >= 0) left[second]--;
  listComing();
  let sum: f32 = 0;
  hold();
  for (let world = from; world < from + worlds; ++world) {
    seed(world, 0);
    sum += playOn(first, second);
  }
  release();
  if (first >= 0) left[first]++;
  if (second >= 0) left[second]++;
  return sum / <f32>worlds;
}
