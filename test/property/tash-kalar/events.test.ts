import { expect, it } from 'vitest';
import type { Effect, PieceEffect } from '../../../workers/games/tash-kalar/effects';
import { effectsOf } from '../../../workers/games/tash-kalar/effects';
import { scoreOf } from '../../../workers/games/tash-kalar/ending';
import { effectWords } from '../../../workers/games/tash-kalar/sentences';
import { ENGLISH } from '../../../workers/games/tash-kalar/sentences-english';
import { inSquareOrder } from '../../../workers/games/tash-kalar/squares';
import { SIDES, type State } from '../../../workers/games/tash-kalar/state';
import { read } from '../../../workers/games/tash-kalar/codec';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { engine, enter, game } from './support/games';

const SEEDS = [1, 2, 7, 8, 9, 10, 11];

/** The board after these events, taken at their word. */
function carriedOut({ board }: State, events: readonly Effect[]): State['board'] {
  const now = { ...board };
  for (const event of events) {
    if (!('from' in event)) continue;
    expect(event.from === null ? null : now[event.from]).toEqual(event.before);
    if (event.from !== null) delete now[event.from];
    if (event.to !== null) {
      expect(now[event.to]).toBeUndefined();
      now[event.to] = event.after!;
    }
  }
  return Object.fromEntries(inSquareOrder(Object.keys(now)).map((square) => [square, now[square]!]));
}

it('the events of a step make the board before it the board after it, and change nothing else', () => {
  const kinds = new Set<string>();
  for (const seed of SEEDS) {
    for (const { before, bytes, action } of game(seed)) {
      const events = effectsOf(action, engine);
      expect(engine.save()).toEqual(bytes);
      for (const { kind } of events) kinds.add(kind);
      engine.apply(action);
      const after = read(engine.save());
      expect(carriedOut(before, events)).toEqual(after.board);
      const [was, is] = [scoreOf(before), scoreOf(after)];
      for (const side of SIDES) {
        const scored = events.filter((event) => event.kind === 'scored' && event.side === side);
        expect(scored).toEqual(
          was[side] === is[side] ? [] : [{ kind: 'scored', side, before: was[side], after: is[side] }],
        );
      }
      expect(events.some(({ kind }) => kind === 'gameOver')).toBe(after.question === 'over');
      expect(effectWords(events, ENGLISH).every((sentence) => /^[^{}]+\.$/.test(sentence))).toBe(true);
    }
  }
  const pieces: PieceEffect['kind'][] = [
    'placed',
    'lifted',
    'summoned',
    'crushed',
    'moved',
    'destroyed',
    'upgraded',
    'converted',
  ];
  expect([...kinds]).toEqual(
    expect.arrayContaining([...pieces, 'played', 'discarded', 'returned', 'invoked', 'drawn', 'turnedUp']),
  );
  expect([...kinds]).toEqual(
    expect.arrayContaining(['actionsGained', 'scored', 'nextTurn', 'endTriggered', 'gameOver']),
  );
});

const told = (line: string, actions: readonly string[]): string[] => {
  const parsed = tashKalar.parse(line);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  enter(parsed.value);
  return actions.flatMap((text) => {
    const action = tashKalar.parseAction(text, read(engine.save()));
    if (!action.ok) throw new Error(JSON.stringify(action.error));
    const words = tashKalar.effectWords!(tashKalar.effects!(action.value, engine));
    engine.apply(action.value);
    return words;
  });
};

it('a turn in sentences: what is claimed and scored', () => {
  const line = 'A d4 e5* f6* d6; row CentralDominance SideChain Destruction; next CenterCross; turn A 1';
  expect(told(line, ['place f4', 'claim CentralDominance'])).toEqual([
    "A's common is placed on f4.",
    'A claims Central Dominance.',
    'A gets 1 point and has 1.',
  ]);
});

it('a turn in sentences: what is crushed and moved by a being', () => {
  const line = 'A d5 f5 d6 f6 h4*; B g3* f2 e2; hand A CavalryCaptain; turn A';
  expect(told(line, ['summon CavalryCaptain@e4', 'move h4-g3', 'move g3-f2'])).toEqual([
    'A plays Cavalry Captain.',
    "A's heroic appears on e4.",
    "B's heroic on g3 is crushed.",
    "A's heroic moves from h4 to g3.",
    "B's common on f2 is crushed.",
    "A's heroic moves from g3 to f2.",
  ]);
});

it('a turn in sentences: a piece that becomes the being is not crushed (TS-SHORT-2, TS-SHORT-5)', () => {
  const line = 'A d4 d5 d6 f1 g1 a3 a4 a5 a6 a7 i3 i4 i5 i6 i7 e9 d9; hand A Swordmaster; turn A';
  expect(told(line, ['summon Swordmaster@d5'])).toEqual([
    'A plays Swordmaster.',
    "A's common on d5 becomes the being: A's common.",
  ]);
});

it('a turn in sentences: an action gained', () => {
  const line = 'A d5 c6 e6 d7; B d6*; hand A TimeMage; turn A 1';
  const sentences = told(line, ['summon TimeMage@c5']);
  expect(sentences).toContain('A gains an action.');
});

it('a turn in sentences: a piece lifted to be placed anew gains no action', () => {
  const line = 'A c3 d3 e3 f3 g3 i3* c4 g4 c5* g5 c6 g6 i6** c7 d7 e7 f7 g7; turn A 1';
  const sentences = told(line, ['lift i3', 'place e5']);
  expect(sentences).toContain("A's common is placed on e5.");
  expect(sentences.filter((sentence) => sentence.includes('gains'))).toEqual([]);
});
