import { expect, test } from 'vitest';
import data from '../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };
import { engine } from '../../rules/tash-kalar/effects/engine';
import type { Node } from '../../rules/tash-kalar/effects/node';
import { positionWith, wordOf } from '../../rules/tash-kalar/effects/position';
import { referee } from '../../rules/tash-kalar/effects/referee';
import { date, day } from '../../support/day';
import { dice, type Dice } from '../support/dice';

/** Random effects of each card, the same in every run; every one is played to its end along one random line. */
const EFFECTS = 12;
/** More of them for every sixth card, other cards and other effects every day. */
const TODAYS = 20;
const PARTS = 6;
/** Attempts at each node to be told why not. */
const ATTEMPTS = 8;

const SQUARES = data.board.squares.map(({ name }) => name);
const RANKS = ['common', 'heroic', 'legendary'];
const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
const OPTIONS = ['action', 'combat', 'convert', 'near', 'far', 'place', 'standard', 'upgrade'];
const cards = data.beings.filter(({ scope }) => scope === 'first');

type Pieces = Map<string, number>;

const pick = <T>(from: readonly T[], roll: Dice): T => from[roll(from.length)]!;
const write = (pieces: Pieces): string => [...pieces].map(([square, rank]) => square + '*'.repeat(rank)).join(' ');

/** Adds pieces on free squares, mostly commons, within what a player has. */
function scatter(own: Pieces, other: Pieces, count: number, roll: Dice): void {
  for (let i = 0; i < count; ++i) {
    const square = pick(SQUARES, roll);
    if (own.has(square) || other.has(square) || own.size >= 15) continue;
    const legends = [...own.values()].filter((rank) => rank === 2).length;
    own.set(square, Math.min(pick([0, 0, 0, 1, 1, 2], roll), legends < 3 ? 2 : 1));
  }
}

/** The pattern of a being in a random orientation, and the target; null if it does not fit on the board there. */
function pattern(card: (typeof cards)[number], roll: Dice): { target: string; pieces: Pieces } | null {
  const { x, y, name: target } = pick(data.board.squares, roll);
  const { dx, dy } = pick(data.orientations, roll);
  const pieces: Pieces = new Map();
  for (const { dx: u, dy: v, rank } of card.pattern) {
    const column = x + dx[0]! * u + dx[1]! * v;
    const row = y + dy[0]! * u + dy[1]! * v;
    const square = data.board.squares.find((one) => one.x === column && one.y === row);
    if (!square) return null;
    pieces.set(square.name, RANKS.indexOf(rank));
  }
  return { target, pieces };
}

/** A square that touches that one. */
function beside(name: string, roll: Dice): string {
  const { x, y } = data.board.squares.find((one) => one.name === name)!;
  const near = data.board.squares.filter((one) => Math.max(Math.abs(one.x - x), Math.abs(one.y - y)) === 1);
  return pick(near, roll).name;
}

/** Words for something somebody might try in an effect, mostly in vain. */
function attempt(legal: readonly string[], roll: Dice): string {
  const square = (): string => pick(SQUARES, roll);
  const verb = roll(4)
    ? legal[0]!.split(' ')[0]!
    : pick(['pick', 'move', 'option', 'direction', 'placeOn', 'run', 'done'], roll);
  switch (verb) {
    case 'move':
    case 'run': {
      const known = legal.filter((one) => one.startsWith(verb));
      const from = known.length && roll(3) ? pick(known, roll).split(' ')[1]!.split('-')[0]! : square();
      return `${verb} ${from}-${roll(2) ? beside(from, roll) : square()}`;
    }
    case 'placeOn':
      return `placeOn ${square()} ${pick(RANKS, roll)}`;
    case 'option':
      return `option ${pick(OPTIONS, roll)}`;
    case 'direction':
      return `direction ${pick(DIRECTIONS, roll)}`;
    case 'done':
      return 'done';
    default:
      return `pick ${square()}`;
  }
}

const sorted = (list: readonly string[]): string[] => [...list].sort();
const plain = ({ board, counted, actionsLeft, gains, inEffect }: Node): object => ({
  board,
  counted,
  actionsLeft,
  gains,
  inEffect,
});

/** Plays an effect that has just begun to its end on both; returns the number of its decisions. */
function compare(begun: [Node, Node], roll: Dice, say: string, refusals: Set<string>): number {
  let [fast, slow] = begun;
  let decisions = 0;
  let line = say;
  while (fast.inEffect || slow.inEffect) {
    expect({ line, ...plain(fast), legal: sorted(fast.legal) }).toEqual({
      line,
      ...plain(slow),
      legal: sorted(slow.legal),
    });
    for (let i = 0; i < ATTEMPTS; ++i) {
      const words = attempt(fast.legal, roll);
      const [rule, other] = [fast.whyNot(words), slow.whyNot(words)];
      expect({ line, words, rule }).toEqual({ line, words, rule: other });
      if (rule) refusals.add(rule);
    }
    const action = pick(fast.legal, roll);
    line += `, ${action}`;
    [fast, slow] = [fast.play(action), slow.play(action)];
    ++decisions;
  }
  expect({ line, ...plain(fast) }).toEqual({ line, ...plain(slow) });
  return decisions;
}

const refusals = new Set<string>();

function summonOften(card: (typeof cards)[number], roll: Dice, effects: number): void {
  const { name } = card;
  let played = 0;
  for (let tries = 0; played < effects && tries < 4000; ++tries) {
    const drawn = pattern(card, roll);
    if (!drawn) continue;
    const own = drawn.pieces;
    const enemy: Pieces = new Map();
    scatter(own, enemy, roll(8), roll);
    scatter(enemy, own, roll(14), roll);
    const pile = card.deck === 'sylvan' && roll(2) ? 'Dryad Naiad Sapling'.replace(wordOf(name), '').trim() : '';
    const position = positionWith(`${wordOf(name)}@${drawn.target}`, {
      you: write(own),
      enemy: write(enemy),
      actions: 2 + roll(2),
      pile,
    });
    let [fast, slow]: [Node, Node] = [engine.load(position), referee.load(position)];
    const action = `summon ${wordOf(name)}@${drawn.target}`;
    if (!fast.legal.includes(action)) continue;
    let say = `${name}: ${write(own)} / ${write(enemy)}, ${action}`;
    [fast, slow] = [fast.play(action), slow.play(action)];
    while (fast.legal[0]?.startsWith('match')) {
      expect({ say, legal: sorted(fast.legal) }).toEqual({ say, legal: sorted(slow.legal) });
      const match = pick(fast.legal, roll);
      say += `, ${match}`;
      [fast, slow] = [fast.play(match), slow.play(match)];
    }
    compare([fast, slow], roll, say, refusals);
    ++played;
  }
  expect(played).toBe(effects);
}

function invokeOften(id: string, roll: Dice, effects: number): void {
  for (let played = 0, tries = 0; played < effects; ++tries) {
    expect(tries).toBeLessThan(4000);
    const [own, enemy]: [Pieces, Pieces] = [new Map(), new Map()];
    scatter(own, enemy, 1 + roll(6), roll);
    scatter(enemy, own, 5 + roll(12), roll);
    const position = positionWith(id, { you: write(own), enemy: write(enemy) });
    const [fast, slow] = [engine.load(position), referee.load(position)];
    expect(fast.legal.includes('flare')).toBe(slow.legal.includes('flare'));
    if (!fast.legal.includes('flare')) continue;
    compare([fast.play('flare'), slow.play('flare')], roll, `${id}: ${write(own)} / ${write(enemy)}`, refusals);
    ++played;
  }
}

const isTodays = (_: unknown, index: number): boolean => index % PARTS === day % PARTS;
const flares = data.flares.map(({ id }) => id);

test.each(cards)('$name: engine and referee agree', (card) =>
  summonOften(card, dice(cards.indexOf(card) + 1), EFFECTS),
);
test.each(flares)('%s: engine and referee agree', (id) => invokeOften(id, dice(Number(id.slice(-2)) + 100), EFFECTS));

test('the attempts met the refusals of effects', () => {
  const expected = [
    'TS-CASE-10',
    'TS-CASE-13',
    'TS-EFF-4',
    'TS-EFF-7',
    'TS-EFF-9',
    'TS-EFF-10',
    'TS-EFF-11',
    'TS-SUM-13',
    'TS-WORD-2',
    'TS-WORD-3',
    'TS-WORD-4',
    'TS-WORD-5',
    'TS-WORD-6',
    'TS-WORD-13',
    'TS-WORD-14',
  ];
  expect(expected.filter((rule) => !refusals.has(rule))).toEqual([]);
});

test.each(cards.filter(isTodays))(`$name: they agree on more effects of ${date}`, (card) =>
  summonOften(card, dice(100 * day + cards.indexOf(card)), TODAYS),
);
test.each(flares.filter(isTodays))(`%s: they agree on more effects of ${date}`, (id) =>
  invokeOften(id, dice(100 * day + 70 + Number(id.slice(-2))), TODAYS),
);
