import { describe, expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { CARDS } from '../../../workers/games/token-battle/cards';
import type { Effect } from '../../../workers/games/token-battle/effects';
import { gainsOf } from '../../../workers/games/token-battle/gains';
import { tokenBattle } from '../../../workers/games/token-battle/game';
import { parse } from '../../../workers/games/token-battle/notation';
import type { State, Token } from '../../../workers/games/token-battle/state';
import { cardWords } from '../../../workers/games/token-battle/card-words';
import { actionWords, boardWords, effectWords, type Labels } from '../../../workers/games/token-battle/text';
import { ENGLISH } from '../../../workers/games/token-battle/words/en';
import { POLISH } from '../../../workers/games/token-battle/words/pl';
import { SIMPLIFIED } from '../../../workers/games/token-battle/words/zh-Hans';
import { TRADITIONAL } from '../../../workers/games/token-battle/words/zh-Hant';
import { enter } from './engine-support';

const LANGUAGES: [string, Labels][] = [ENGLISH, POLISH, SIMPLIFIED, TRADITIONAL].map((labels) => [
  labels.locale,
  labels,
]);

function stateOf(text: string): State {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
}

const engine = await engineFromFile(new URL('../../../build/token-battle.test.wasm', import.meta.url));

function described(of: State): string[] {
  enter(engine, tokenBattle.print(of));
  return tokenBattle.boardWords(of, engine);
}

const state = stateOf(
  'A c3=2f; B c4=3; cards A needle>banner idol; cards B toll; points 12-9; last c4; boost 0-1; extra 2-0; ply 6',
);

const phoenix: Token = { owner: 'B', value: 3, type: 'phoenix' };
const plain: Token = { owner: 'B', value: 1, type: 'plain' };

/** One event of every kind. */
const EVENTS: Effect[] = [
  { kind: 'cardUsed', side: 'A', stack: 1, card: 'needle', next: 'banner' },
  {
    kind: 'placed',
    from: null,
    to: 'c5',
    before: { ...plain, owner: 'A', value: 3 },
    after: { ...plain, owner: 'A', value: 4 },
  },
  { kind: 'blocked', from: 'c4', to: 'c4', before: phoenix, after: phoenix },
  { kind: 'pushed', from: 'c4', to: 'c3', before: phoenix, after: phoenix },
  { kind: 'pushedOff', from: 'c1', to: null, before: phoenix, after: phoenix },
  { kind: 'mirrored', from: 'c4', to: 'c6', before: phoenix, after: phoenix },
  { kind: 'mirroredOff', from: 'c1', to: null, before: phoenix, after: phoenix },
  { kind: 'weakened', from: null, to: 'c4', before: phoenix, after: { ...phoenix, value: 2 } },
  { kind: 'destroyed', from: null, to: 'c4', before: plain, after: null },
  { kind: 'reborn', from: null, to: 'c4', before: phoenix, after: plain },
  { kind: 'created', from: null, to: 'd4', before: null, after: plain },
  { kind: 'gilded', from: null, to: 'd4', before: plain, after: { ...plain, type: 'golden' } },
  { kind: 'swapped', from: 'a1', to: 'e5', before: phoenix, after: phoenix },
  { kind: 'extraGained', side: 'B', before: 0, after: 1 },
  { kind: 'boostGained', side: 'A', before: 0, after: 1 },
  { kind: 'scored', side: 'A', before: 12, after: 20 },
  { kind: 'shot', from: 'a1', to: 'c1', before: null, after: null },
  { kind: 'gameOver', side: 'A' },
  { kind: 'gameOver', side: null },
  { kind: 'extraUsed', side: 'B', before: 1, after: 0 },
  { kind: 'nextTurn', from: 'A', side: 'B' },
  { kind: 'gain', side: 'B', before: 9, after: 6 },
];

describe('plain English', () => {
  it.each([
    ['needle@c5', 'place Needle on c5'],
    ['idol@a1', 'place Idol on a1'],
    ['banner@c5', 'place Banner on c5'],
    ['pass', 'not a turn: pass'],
  ])('for %s', (text, words) => {
    const action = tokenBattle.parseAction(text, state);
    expect(action.ok && tokenBattle.actionWords(action.value, state)).toBe(words);
  });

  it('for a whole board', () => {
    expect(described(state)).toEqual([
      'turn 7: A places a token',
      'A: 12 points, 2 a turn, extra turns: 2',
      "A's stack 1: Needle, then Banner",
      "A's stack 2: Idol",
      'B: 9 points, 3 a turn, the next token gets 1 more value',
      "B's stack 1: Toll",
      'c3: A 2 (Friendly aura), brings 2 a turn',
      'c4: B 3, brings 3 a turn, played last',
    ]);
    expect(described(stateOf('turn ?'))[0]).toBe('who begins is still to be drawn');
    expect(described(stateOf('points 1000-2'))[0]).toBe('The game is over; A wins.');
  });

  it('for a card', () => {
    expect(cardWords('thorns', ENGLISH)).toEqual([
      'Thorns, value 2, Phoenix',
      'Weaken: Each token on a marked field loses 1 value.',
      'Marked fields: the four diagonal neighbours.',
      'Phoenix: When it is destroyed it becomes a plain token of value 1 instead.',
    ]);
    expect(cardWords('milestone', ENGLISH)).toEqual(['Milestone, value 4', 'No effect.']);
    expect(cardWords('tide', ENGLISH)[2]).toBe('Marked fields: down left, down.');
  });

  it('for what happens in a turn', () => {
    expect(effectWords(EVENTS, ENGLISH)).toEqual([
      'Needle goes under stack 1; Banner lies on top.',
      'A 4 is placed on c5, boosted by 1.',
      'B 3 (Phoenix) on c4 cannot move and stays.',
      'B 3 (Phoenix) is pushed from c4 to c3.',
      'B 3 (Phoenix) goes over the edge from c1.',
      'B 3 (Phoenix) moves from c4 to the opposite field c6.',
      'B 3 (Phoenix) goes over the edge from c1.',
      'B 3 (Phoenix) on c4 falls to 2.',
      'B 1 on c4 is destroyed.',
      'The phoenix on c4 rises again as B 1.',
      'B 1 appears on d4.',
      'B 1 on d4 turns to gold.',
      'B 3 (Phoenix) trades places: from a1 to e5.',
      'B gains an extra turn.',
      "A's next token will have 1 more value.",
      'A scores 8 and has 20.',
      'a1 shoots at c1.',
      'The game is over; A wins.',
      'The game is over; it is a draw.',
      'B uses an extra turn.',
      'B is on turn.',
      'B now gets 6 a turn (−3).',
    ]);
  });

  it('for extra turns that wait', () => {
    expect(
      effectWords(
        [
          { kind: 'extraGained', side: 'B', before: 1, after: 2 },
          { kind: 'extraUsed', side: 'B', before: 2, after: 1 },
        ],
        ENGLISH,
      ),
    ).toEqual(['B gains an extra turn: 2 are waiting now.', 'B uses an extra turn: 1 more waiting.']);
  });

  it('for a token pushed over the edge, once', () => {
    expect(
      effectWords(
        [
          { kind: 'pushedOff', from: 'c1', to: null, before: plain, after: plain },
          { kind: 'destroyed', from: null, to: 'c1', before: plain, after: null },
          { kind: 'destroyed', from: null, to: 'd1', before: plain, after: null },
        ],
        ENGLISH,
      ),
    ).toEqual(['B 1 goes over the edge from c1.', 'B 1 on d1 is destroyed.']);
  });
});

describe.each(LANGUAGES)('in %s', (_locale, labels) => {
  const whole = (lines: readonly string[]): void => {
    for (const line of lines) expect(line).toMatch(/^(?!.*(undefined|null|NaN|\[object))\S.*\S$/);
  };

  it('every event, action, board and card has words, each its own', () => {
    const events = effectWords(EVENTS, labels);
    whole(events);
    // Going over the edge is told in the same words whether it was a push or a mirror.
    expect(new Set(events).size).toBe(EVENTS.length - 1);
    enter(engine, tokenBattle.print(state));
    whole(boardWords(state, gainsOf(engine), labels));
    whole([actionWords(14, state, labels), actionWords(1, stateOf('turn ?'), labels)]);
    const cards = CARDS.map(({ id }) => cardWords(id, labels));
    for (const lines of cards) whole(lines);
    expect(new Set(cards.map((lines) => lines.join())).size).toBe(CARDS.length);
  });

  it('cards carry their names in this language', () => {
    for (const card of CARDS) expect(cardWords(card.id, labels)[0]).toContain(card.name[labels.locale]);
  });
});

it('the languages do not share their sentences', () => {
  const told = LANGUAGES.map(([, labels]) => effectWords(EVENTS, labels).join());
  expect(new Set(told).size).toBe(LANGUAGES.length);
});
