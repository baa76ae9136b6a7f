import { describe as group, expect, test } from 'vitest';
import { actor, load, printLine, result, type PositionError } from '../../../workers/referee/token-battle';
import { random } from '../toy-battle/support';
import { start } from './support';

/** What is wrong with a position, or null. */
function problem(position: unknown): PositionError | null {
  const loaded = load(position);
  return loaded.ok ? null : loaded.error;
}

group('positions that break a rule', () => {
  test.each([
    ['TK-GAME-2', 'unknown-field', 8, 'A a1=1 g1=1'],
    ['TK-GAME-2', 'unknown-field', 23, 'rest B=1; empty a1 b2 c9'],
    ['TK-GAME-2', 'unknown-field', 6, 'last c7'],
    ['TK-GAME-4', 'field-named-twice', 11, 'A a1=1; B a1=2'],
    ['TK-GAME-4', 'field-named-twice', 25, 'rest B=1; A a1=1; empty a1'],
    ['TK-CARD-8', 'unknown-type', 3, 'A c3=1x'],
    ['TK-HIT-2', 'value-too-low', 8, 'B a1=1 c3=0'],
    ['TK-BOOST-1', 'value-too-high', 3, 'A c3=11'],
    ['TK-SET-1', 'stack-count', 1, 'cards A idol idol idol idol idol'],
    ['TK-SET-2', 'stack-size', 14, 'cards A idol hail>hail>hail>hail>hail>hail'],
    ['TK-SET-2', 'empty-stack', 7, 'cards A'],
    ['TK-SET-6', 'unknown-card', 14, 'cards A idol hail>dragon'],
    ['TK-SET-6', 'unknown-card', 9, 'cards A idol>'],
    ['TK-BOOST-2', 'boosted-twice', 7, 'boost 2-0'],
    ['TK-EXTRA-1', 'too-many-extra-turns', 7, 'extra 0-2000'],
    ['TK-SWAP-3', 'last-is-empty', 13, 'A c3=1;last c4'],
    ['TK-END-1', 'too-many-points', 8, 'points 0-4000'],
    ['TK-END-1', 'too-many-turns', 5, 'ply 2000'],
    ['TK-END-6', 'too-many-turns', 5, 'ply 51; options turnLimit=50'],
    ['TK-END-1', 'head-start-too-high', 24, 'options pointLimit=100 headStart=100'],
    ['TK-GAME-7', 'draw-too-late', 14, 'A c3=1; turn ?'],
    ['TK-GAME-7', 'draw-too-late', 6, 'turn ?; points 0-60'],
    ['TK-GAME-7', 'draw-too-late', 6, 'turn ?; options firstPlayer=A'],
  ])('%s %s at %i', (rule, key, column, position) => {
    expect(problem(position)).toMatchObject({ rule, problem: key, column });
  });

  test('the complaint says where and what', () => {
    expect(problem('A a1=1 c3=12; turn B')).toEqual({
      problem: 'value-too-high',
      rule: 'TK-BOOST-1',
      where: 'board.c3',
      found: '12',
      column: 8,
    });
    expect(problem({ cards: { B: [['idol'], ['dragon']] } })).toEqual({
      problem: 'unknown-card',
      rule: 'TK-SET-6',
      where: 'cards.B.1',
      found: 'dragon',
      column: null,
    });
  });
});

group('texts that are no position', () => {
  test.each([
    ['unknown-part', 1, 'tokens a1=1'],
    ['unknown-part', 9, 'A a1=1; C a1=1'],
    ['repeated-part', 9, 'turn A; turn B'],
    ['repeated-part', 15, 'cards A idol; cards A hail'],
    ['unreadable-token', 3, 'A c3'],
    ['unreadable-token', 3, 'A c3=-1'],
    ['unreadable-token', 6, 'rest =1'],
    ['unreadable-token', 3, 'A c3=1pp'],
    ['unreadable-pair', 8, 'points 120'],
    ['unreadable-pair', 8, 'points 1--1'],
    ['unreadable-option', 9, 'options turnLimit'],
    ['unknown-key', 1, 'options speed=fast'],
    ['unknown-option-value', 9, 'options goldenFactor=3'],
    ['unknown-option-value', 9, 'options headStart=201'],
    ['unknown-option-value', 9, 'options pointLimit=0'],
    ['unknown-option-value', 9, 'options turnLimit=2001'],
    ['repeated-option', 24, 'options goldenFactor=4 goldenFactor=2'],
    ['unknown-player', 6, 'turn C'],
    ['unknown-player', 7, 'cards C idol'],
    ['unknown-player', 1, 'cards'],
    ['missing-value', 1, 'turn'],
    ['too-many-values', 8, 'turn A B'],
    ['not-a-count', 5, 'ply -1'],
    ['not-a-count', 5, 'ply 1.5'],
  ])('%s at %i: %s', (key, column, position) => {
    expect(problem(position)).toMatchObject({ problem: key, rule: null, column });
  });

  test.each([
    ['not-an-object', 'position', null],
    ['not-an-object', 'position', undefined],
    ['not-an-object', 'position', []],
    ['not-an-object', 'position', 7],
    ['not-an-object', 'board', { board: [] }],
    ['not-an-object', 'board.c3', { board: { c3: null } }],
    ['unknown-key', 'position', { moves: [] }],
    ['unknown-key', 'points', { points: { C: 1 } }],
    ['unknown-key', 'board.c3', { board: { c3: { owner: 'A', value: 1, type: 'plain', moved: true } } }],
    ['unknown-player', 'board.c3.owner', { board: { c3: { owner: 'C', value: 1, type: 'plain' } } }],
    ['not-a-count', 'board.c3.value', { board: { c3: { owner: 'A', value: '1', type: 'plain' } } }],
    ['not-stacks', 'cards.A', { cards: { A: 'idol' } }],
    ['not-stacks', 'cards.A.0', { cards: { A: ['idol'] } }],
    ['unknown-player', 'turn', { turn: null }],
    ['not-a-count', 'points.A', { points: { A: -1 } }],
    ['not-a-count', 'ply', { ply: 2 ** 60 }],
    ['unknown-option-value', 'options.turnLimit', { options: { turnLimit: '50' } }],
  ])('%s at %s', (key, where, position) => {
    expect(problem(position)).toMatchObject({ problem: key, rule: null, where, column: null });
  });

  test.each([
    ['TK-GAME-2', 'unknown-field', { board: { g1: { owner: 'A', value: 1, type: 'plain' } } }],
    ['TK-GAME-2', 'unknown-field', { last: 3 }],
    ['TK-CARD-8', 'unknown-type', { board: { c3: { owner: 'A', value: 1, type: 'silver' } } }],
    ['TK-SET-1', 'stack-count', { cards: { A: [] } }],
    ['TK-SET-2', 'stack-size', { cards: { A: [[]] } }],
    ['TK-SET-6', 'unknown-card', { cards: { A: [[7]] } }],
  ])('%s %s', (rule, key, position) => expect(problem(position)).toMatchObject({ rule, problem: key }));

  test('random text is read or refused, never more', () => {
    const next = random(3);
    const words = [
      'A',
      'B',
      'c3=1',
      'c3=1p',
      ';',
      'rest',
      'empty',
      'c3',
      'cards',
      'idol>hail',
      'turn',
      '?',
      '1-0',
      '49',
    ];
    words.push('points', 'last', 'boost', 'extra', 'ply', 'options', 'goldenFactor=4', '=', '__proto__', 'B=1', '\n');
    for (let i = 0; i < 3000; i += 1) {
      const text = Array.from({ length: next() * 10 }, () => words[Math.floor(next() * words.length)]).join(' ');
      const loaded = load(text);
      if (loaded.ok) expect(load(printLine(loaded.node))).toEqual(loaded);
      else expect(loaded.error.problem).toMatch(/^[a-z-]+$/);
    }
  });
});

group('loading', () => {
  test('fills in what is missing', () => {
    expect(start('')).toEqual({
      board: {},
      cards: { A: [['milestone']], B: [['milestone']] },
      turn: 'A',
      points: { A: 0, B: 0 },
      last: null,
      boost: { A: 0, B: 0 },
      extra: { A: 0, B: 0 },
      ply: 0,
      options: {},
    });
    expect(start({})).toEqual(start(''));
    expect(start(' ; ;turn  A ;')).toEqual(start(''));
  });

  test('every part, in any order, prints in canonical order', () => {
    const line =
      'options turnLimit=50 goldenFactor=4 betweenTurns=every; ply 49; extra 0-1; boost 1-0; last e5; points 120-95; ' +
      'turn B; cards B hail; cards A shove tide>milestone; B e5=2h; A d2=1p c3=4';
    expect(printLine(start(line))).toBe(
      'A d2=1p c3=4; B e5=2h; cards A shove tide>milestone; cards B hail; turn B; points 120-95; last e5; boost 1-0; ' +
        'extra 0-1; ply 49; options turnLimit=50 goldenFactor=4',
    );
  });

  test('rest fills every field not named', () => {
    const node = start('A a1=9; rest B=1p; empty c3 d3');
    expect(Object.keys(node.board)).toHaveLength(34);
    expect(node.board.a1).toEqual({ owner: 'A', value: 9, type: 'plain' });
    expect(node.board.f6).toEqual({ owner: 'B', value: 1, type: 'phoenix' });
    expect([node.board.c3, node.board.d3]).toEqual([undefined, undefined]);
  });

  test('the JSON of a node is a position', () => {
    const node = start('A c3=4 d2=1p; cards A shove tide>milestone; points 5-7; last d2; options headStart=60');
    expect(load(JSON.parse(JSON.stringify(node)))).toEqual({ ok: true, node });
  });

  test('a finished game can be loaded', () => {
    expect(result(start('points 1000-0'))).toEqual({ winner: 'A', how: 'points' });
    expect(result(start('rest B=1; points 5-5'))).toEqual({ winner: 'draw', how: 'board' });
    expect(result(start('ply 50; points 1-2; options turnLimit=50'))).toEqual({ winner: 'B', how: 'turns' });
    expect(actor(start('points 1000-0'))).toBe('over');
    expect(result(start('points 999-999'))).toBeNull();
  });

  test('a draw of the first player can be pending', () => {
    expect(actor(start('turn ?; options headStart=60'))).toBe('chance');
    expect(printLine(start('turn ?'))).toContain('turn ?');
  });
});
