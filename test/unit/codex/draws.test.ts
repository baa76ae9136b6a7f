import { expect, it } from 'vitest';
import { awaitedIn, CHOSEN, seenBy, type Deck } from '../../../workers/games/codex/draws';

const NONE: Deck = { hand: 0, top: [], draw: 0, inDraw: 0, discard: 0, inDiscard: 0, inChoice: 0 };
const cards = (all: number, wanted: number): boolean[] => Array.from({ length: all }, (_, i) => i < wanted);

/** Every order in which the cards can come, one by one: the share of those in which none of the wanted ones has come. */
function byOrders(deck: Deck, used: number, turns: number): number[] {
  const unseen = Array<number>(turns).fill(0);
  function turn(at: number, share: number, hand: number, top: boolean[], draw: boolean[], discard: boolean[]): void {
    if (at === turns) return;
    const arrived = at > 0 ? cards(CHOSEN, at === 1 ? deck.inChoice : 0) : [];
    const held = Math.max(0, hand - used);
    const down = [...discard, ...arrived, ...Array<boolean>(held).fill(false)];
    drawn(at, share, 0, Math.min(5, held + 2), top, draw, down, false);
  }
  function drawn(
    at: number,
    share: number,
    hand: number,
    left: number,
    top: boolean[],
    draw: boolean[],
    discard: boolean[],
    isShuffled: boolean,
  ): void {
    const [first, ...rest] = top;
    if (left > 0 && first !== undefined) {
      if (!first) drawn(at, share, hand + 1, left - 1, rest, draw, discard, isShuffled);
      return;
    }
    if (left > 0 && draw.length === 0 && discard.length > 0 && !isShuffled)
      return drawn(at, share, hand, left, top, discard, [], true);
    if (left === 0 || draw.length === 0) {
      unseen[at]! += share;
      return turn(at + 1, share, hand, top, draw, discard);
    }
    draw.forEach((isWanted, i) => {
      if (isWanted) return;
      const others = draw.filter((_, other) => other !== i);
      drawn(at, share / draw.length, hand + 1, left - 1, top, others, discard, isShuffled);
    });
  }
  turn(0, 1, deck.hand, [...deck.top], cards(deck.draw, deck.inDraw), cards(deck.discard, deck.inDiscard));
  return unseen.map((chance) => 1 - chance);
}

it('one draw of two from five cards, worked out by hand', () => {
  // No hand is left: two cards are drawn, and one of five is wanted.
  expect(seenBy({ ...NONE, hand: 2, draw: 5, inDraw: 1 }, 2, 1)[0]).toBeCloseTo(2 / 5, 12);
  // Two of five are wanted: 1 - (3/5)(2/4).
  expect(seenBy({ ...NONE, hand: 2, draw: 5, inDraw: 2 }, 2, 1)[0]).toBeCloseTo(7 / 10, 12);
});

it('a card chosen now comes with the first reshuffle after the next turn has begun', () => {
  // Two cards a turn from a pile of two; then it and its companion are all there is.
  expect(seenBy({ ...NONE, draw: 2, inChoice: 1 }, 5, 2)).toEqual([0, 1]);
  // Of the pile of four two are left for the next turn, so that it is not before the one after that.
  expect(seenBy({ ...NONE, draw: 4, inChoice: 1 }, 5, 3)).toEqual([0, 0, expect.closeTo(0.5, 12)]);
});

it('a known card on top is drawn for sure, and nothing before it', () => {
  expect(seenBy({ ...NONE, top: [false, false, true], draw: 9 }, 5, 2)).toEqual([0, 1]);
});

it.each([
  ['piles and a hand', { ...NONE, hand: 2, draw: 3, inDraw: 1, discard: 2, inDiscard: 1 }, 2, 3],
  ['a reshuffle in the middle of a draw', { ...NONE, hand: 3, draw: 1, discard: 4, inDiscard: 1 }, 2, 2],
  ['all that is held', { ...NONE, hand: 2, draw: 3, inDraw: 1, discard: 1 }, 0, 2],
  ['a choice', { ...NONE, hand: 2, draw: 3, discard: 1, inChoice: 1 }, 3, 4],
  ['a known top', { ...NONE, hand: 1, top: [false], draw: 3, inDraw: 1, discard: 2, inDiscard: 2 }, 1, 3],
  ['more of them than others', { ...NONE, hand: 1, draw: 3, inDraw: 2, discard: 2, inDiscard: 1 }, 1, 3],
  ['too few cards', { ...NONE, hand: 1, draw: 1, discard: 1, inDiscard: 1 }, 0, 2],
])('as often as in all orders of the cards: %s', (_, deck, used, turns) => {
  const expected = byOrders(deck, used, turns);
  seenBy(deck, used, turns).forEach((chance, turn) => expect(chance).toBeCloseTo(expected[turn]!, 10));
});

it('tells of each card of the deck, and of the codex as if a copy were chosen now', () => {
  const empty = { top: [], discard: [], codex: [] };
  const sides = {
    A: {
      ...empty,
      hand: ['mad_man'],
      pile: ['scorch', 'scorch', 'bombaster'],
      codex: ['firebat', 'firebat', 'scorch'],
    },
    B: { ...empty, hand: [], pile: [] },
  };
  const { deck, codex } = awaitedIn({ sides, active: 'A' } as never, 0);
  // One is held, so three are drawn: all there are.
  expect(deck.map(({ card, chances }) => [card, chances[0]])).toEqual([
    ['bombaster', 1],
    ['scorch', 1],
  ]);
  // Whatever lies nowhere else in the deck comes as likely as anything else.
  expect(codex.map(({ card }) => card)).toEqual(['scorch', null]);
  expect(codex.at(-1)!.chances).toEqual(seenBy({ ...NONE, hand: 1, draw: 3, inChoice: 1 }, 0, 4));
});
