import { describe as group, expect, test } from 'vitest';
import {
  REFUSALS,
  apply,
  checkSet,
  legal,
  whatIsWrong,
  whyNot,
  type Attempt,
} from '../../../workers/referee/token-battle';
import { random } from '../toy-battle/support';
import { start } from './support';

/** The rows of rule file section 5 that can be tried at a board: position, what is tried, by whom (else the player on turn). */
const ROWS: [attempt: Attempt, rule: string, position: string, action: string, player?: 'A' | 'B'][] = [
  ['not-your-turn', 'TK-EXTRA-2', 'turn B', 'milestone@c3', 'A'],
  ['not-your-turn', 'TK-EXTRA-2', '', 'milestone@c3', 'B'],
  ['game-over', 'TK-END-5', 'points 1000-0', 'milestone@c3'],
  ['game-over', 'TK-END-5', 'ply 50; options turnLimit=50', 'milestone@c3'],
  ['covered-card', 'TK-TURN-1', 'cards A milestone>needle', 'needle@c3'],
  ['covered-card', 'TK-TURN-1', 'cards A milestone>needle needle', 'needle:1@c3'],
  ['not-your-card', 'TK-TURN-1', 'cards B idol', 'idol@c3'],
  ['not-your-card', 'TK-TURN-1', '', 'colossus@c3'],
  ['not-your-card', 'TK-TURN-1', 'cards A milestone needle', 'needle:1@c3'],
  ['no-card', 'TK-TURN-1', '', 'milestone:2@c3'],
  ['no-card', 'TK-TURN-1', '', 'milestone:0@c3'],
  ['field-taken', 'TK-TURN-2', 'A c3=1', 'milestone@c3'],
  ['field-taken', 'TK-TURN-2', 'B c3=1', 'milestone@c3'],
  ['no-such-field', 'TK-GAME-2', '', 'milestone@g1'],
  ['no-such-field', 'TK-GAME-2', '', 'milestone@a7'],
  ['no-such-field', 'TK-GAME-2', '', 'milestone@a0'],
  ['no-such-field', 'TK-GAME-2', '', 'milestone@c33'],
  ['pass', 'TK-TURN-4', '', 'pass'],
];

test.each(ROWS)('%s: %s', (attempt, rule, position, action, player) => {
  const node = start(position);
  expect(whatIsWrong(node, action, player)).toEqual([attempt]);
  expect(whyNot(node, action, player)).toEqual([rule]);
  expect(REFUSALS[attempt]).toBe(rule);
});

/** The other rows: about sets, or asking for something that no action can say. */
test('rows without an action', () => {
  expect(checkSet([['idol'], ['dragon', 'idol']]).map(({ attempt, rule }) => [attempt, rule])).toEqual([
    ['not-four-stacks', 'TK-SET-1'],
    ['stack-size', 'TK-SET-2'],
    ['unknown-card', 'TK-SET-6'],
  ]);
  const others: Attempt[] = ['two-tokens', 'turned-area', 'chosen-targets', 'changed-set'];
  expect(others.map((attempt) => REFUSALS[attempt])).toEqual(['TK-TURN-1', 'TK-CARD-6', 'TK-TURN-6', 'TK-SET-3']);
  const tried = new Set([...ROWS.map(([attempt]) => attempt), ...others]);
  for (const attempt of ['not-four-stacks', 'stack-size', 'unknown-card', 'first-player'] as const) tried.add(attempt);
  expect([...tried].sort()).toEqual(Object.keys(REFUSALS).sort());
});

group('several reasons at once', () => {
  test.each([
    ['cards A milestone>needle; B c3=1', 'needle@c3', undefined, ['TK-TURN-1', 'TK-TURN-2']],
    ['cards A milestone>needle', 'needle@g9', undefined, ['TK-TURN-1', 'TK-GAME-2']],
    ['B c3=1; cards A idol', 'idol@c3', 'B', ['TK-EXTRA-2', 'TK-TURN-1', 'TK-TURN-2']],
    ['turn B', 'pass', 'A', ['TK-EXTRA-2', 'TK-TURN-4']],
    ['points 1000-0; B c3=1', 'needle@c3', 'B', ['TK-END-5']],
    ['points 1000-0', 'pass', undefined, ['TK-END-5']],
    ['points 1000-0', '~A', undefined, ['TK-END-5']],
    ['turn ?', 'pass', undefined, ['TK-GAME-7']],
    ['', '~B', undefined, ['TK-GAME-7']],
  ] as const)('%s: %s', (position, action, player, rules) => {
    expect(whyNot(start(position), action, player)).toEqual(rules);
  });
});

test('every legal action has its own name, also where a card lies on several stacks', () => {
  const actions = legal(start('rest B=1; empty c3; cards A twins idol twins>needle twins'));
  expect(actions).toEqual(['twins@c3', 'idol@c3', 'twins:3@c3', 'twins:4@c3']);
});

test('a card on several stacks is taken from the leftmost, or from the one named', () => {
  const node = start('cards A idol>hail twins twins>needle');
  expect(['twins@c3', 'twins:2@c3', 'twins:3@c3'].map((action) => whyNot(node, action))).toEqual([[], [], []]);
  expect(apply(node, 'twins@c3').cards.A).toEqual([['idol', 'hail'], ['twins'], ['twins', 'needle']]);
  expect(apply(node, 'twins:3@c3').cards.A).toEqual([['idol', 'hail'], ['twins'], ['needle', 'twins']]);
});

group('whyNot and apply on any text', () => {
  const node = start('A a1=4; cards A milestone>needle');

  test.each([
    '',
    ' ',
    'Pass',
    'pass ',
    'milestone',
    'milestone@',
    '@c3',
    'milestone@c',
    'milestone@3c',
    'milestone@C3',
    'milestone@c333',
    'milestone @c3',
    'milestone@c3 ',
    'milestone@c3\n',
    'milestone@c3@c4',
    'milestone:@c3',
    'milestone:1:1@c3',
    'milestone:-1@c3',
    'dragon@c3',
    '(milestone@c3)',
    '~',
    '~C',
    '~a',
    'constructor@c3',
    '__proto__',
  ])('%j is malformed', (text) => {
    expect(whyNot(node, text)).toBeNull();
    expect(() => apply(node, text)).toThrow('malformed');
  });

  test('random text never breaks it', () => {
    const next = random(7);
    const letters = 'milestoneneedlepass@:~123456abcdefgAB';
    for (let i = 0; i < 2000; i += 1) {
      const text = Array.from({ length: 1 + next() * 12 }, () => letters[Math.floor(next() * letters.length)]).join('');
      expect(() => whyNot(node, text)).not.toThrow();
    }
  });

  test('apply says which rules an illegal action breaks', () => {
    expect(() => apply(node, 'needle@a1')).toThrow('TK-TURN-1, TK-TURN-2');
    expect(() => apply(node, 'pass')).toThrow('TK-TURN-4');
  });
});
