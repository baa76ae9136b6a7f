import { describe as group, expect, test } from 'vitest';
import { actor, describe, result } from '../../../workers/referee/toy-battle';
import { DEFAULTS } from '../../../workers/referee/toy-battle/state';
import { opening, problem, start } from './support';

const hallway = { map: 'hallway', toMove: 'blue', rack: { blue: '1', red: '1' } };
const playroom = { ...hallway, map: 'playroom' };

group('positions that break a rule', () => {
  test.each([
    ['TB-KIT-1', 'too-many-copies', { ...hallway, unseen: { blue: '11' }, discard: { blue: '1' } }],
    ['TB-KIT-1', 'too-many-copies', { ...hallway, stacks: { 1: 'r7b7r7r7', 2: 'r7' } }],
    ['TB-DRAW-2', 'rack-too-full', { ...hallway, rack: { blue: 'K12345677' } }],
    ['TB-SET-3', 'removed-not-unseen', { ...hallway, unseen: { red: '234' }, removed: { red: 4 } }],
    ['TB-FIELD-3', 'frozen-not-on-rack', { ...hallway, frozen: { blue: '11' } }],
    ['TB-FIELD-2', 'frozen-not-to-move', { ...hallway, frozen: { red: '1' } }],
    ['TB-INFO-5', 'known-not-on-rack', { ...hallway, known: { red: '2' } }],
    ['TB-END-1', 'tile-on-hq', { ...hallway, stacks: { R: 'b7' } }],
    ['TB-REGION-1', 'region-not-claimed', { ...playroom, stacks: { 1: 'b4', 2: 'b5', 3: 'b6' } }],
    ['TB-END-2', 'objective-reached', { ...playroom, taken: { a: 'red', b: 'red', c: 'red' } }],
  ])('%s %s', (rule, key, position) => {
    expect(problem(position)).toMatchObject({ rule, problem: key });
  });

  test('the complaint says where and what', () => {
    expect(problem({ ...hallway, frozen: { blue: '12' } })).toEqual({
      problem: 'frozen-not-on-rack',
      rule: 'TB-FIELD-3',
      where: 'frozen.blue',
      found: '2',
    });
  });

  test('a board without an objective has no medals that could reach it', () => {
    expect(problem(hallway)).toBeNull();
  });
});

group('texts that are no position', () => {
  test.each([
    ['missing', 'map', {}],
    ['missing', 'toMove', { map: 'moon' }],
    ['not-a-name', 'map', { map: 7, toMove: 'blue' }],
    ['not-an-object', 'position', null],
    ['not-an-object', 'position', 'castle-field'],
    ['not-an-object', 'stacks', { ...hallway, stacks: ['b1'] }],
    ['unknown-key', 'position', { ...hallway, reserve: 3 }],
    ['not-a-stack', 'stacks.1', { ...hallway, stacks: { 1: 7 } }],
    ['not-tiles', 'unseen.red', { ...hallway, unseen: { red: 4 } }],
    ['not-a-count', 'removed.red', { ...hallway, removed: { red: -1 } }],
    ['not-a-count', 'turns', { ...hallway, turns: 1.5 }],
    ['unknown-key', 'options', { ...hallway, options: { speed: 'fast' } }],
    ['unknown-option-value', 'options.specials', { ...hallway, options: { specials: 'some' } }],
    ['not-a-count', 'options.turnLimit', { ...hallway, options: { turnLimit: '200' } }],
  ])('%s at %s', (key, where, position) => {
    expect(problem(position)).toMatchObject({ problem: key, rule: null, where });
  });
});

group('names there are not', () => {
  test.each([
    ['TB-SET-1', 'unknown-map', 'map', { map: 'moon', toMove: 'blue' }],
    ['TB-GOAL-1', 'unknown-side', 'rack', { ...hallway, rack: { green: '1' } }],
    ['TB-GOAL-1', 'unknown-side', 'toMove', { map: 'hallway', toMove: 'green' }],
    ['TB-GOAL-1', 'unknown-side', 'taken.a', { ...playroom, taken: { a: 'green' } }],
    ['TB-KIT-3', 'unknown-node', 'stacks', { ...hallway, stacks: { 4: 'b1' } }],
    ['TB-KIT-1', 'not-a-stack', 'stacks.1', { ...hallway, stacks: { 1: 'b' } }],
    ['TB-KIT-1', 'not-a-stack', 'stacks.1', { ...hallway, stacks: { 1: 'b8' } }],
    ['TB-KIT-1', 'unknown-troop', 'rack.blue', { ...hallway, rack: { blue: 'K8' } }],
    ['TB-KIT-5', 'unknown-region', 'taken', { ...playroom, taken: { z: 'blue' } }],
  ])('%s: %s at %s', (rule, key, where, position) => {
    expect(problem(position)).toMatchObject({ problem: key, rule, where });
  });
});

group('loading', () => {
  test('fills in what is missing and puts tiles in troop order', () => {
    const node = start({ map: 'hallway', toMove: 'red', rack: { red: '71K' }, stacks: { 2: '' } });
    expect(describe(node)).toEqual({
      map: 'hallway',
      toMove: 'red',
      stacks: {},
      rack: { blue: '', red: 'K17' },
      unseen: { blue: '', red: '' },
      removed: { blue: 0, red: 0 },
      discard: { blue: '', red: '' },
      frozen: { blue: '', red: '' },
      known: { blue: '', red: '' },
      taken: {},
      turns: 0,
      options: DEFAULTS,
      question: 'turn',
      questionBase: null,
      left: 0,
      again: false,
      waiting: [],
      result: null,
      captured: null,
    });
  });

  test('TB-SEQ-1: a player who can do nothing ends the game', () => {
    const node = start({ map: 'hallway', toMove: 'blue' });
    expect(actor(node)).toBe('over');
    expect(result(node)).toEqual({ winner: 'red', how: 'stuck' });
  });

  test('TB-END-6: a turn limit reached before ends the game, unless there is none', () => {
    const late = { ...opening('castle-field'), turns: 200, taken: { a: 'blue' as const } };
    expect(result(start(late))).toEqual({ winner: 'blue', how: 'limit' });
    expect(result(start({ ...late, options: { turnLimit: 0 } }))).toBeNull();
    expect(result(start({ ...late, options: { turnLimit: 201 } }))).toBeNull();
  });
});
