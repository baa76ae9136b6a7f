import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from '../../../workers/games/tash-kalar/notation';
import { positionToState, stateToPosition } from '../../../workers/games/tash-kalar/position';
import { PROBLEMS } from '../../../workers/games/tash-kalar/problems';
import type { State } from '../../../workers/games/tash-kalar/state';
import { anyState } from './arbitrary-state';

function stateOf(text: string): State {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** Nodes a game can be at; the arbitrary ones may miss what their question is about. */
const PLAIN: readonly State['question'][] = ['row', 'setupNext', 'menu', 'claim', 'nextTask', 'draw', 'over'];

/** What JSON says nothing about; the first turn is the starting player's. */
const untold = (state: State): boolean => state.ply === 0 || state.playing.card !== null;

describe('the JSON position', () => {
  it('reads back as what it was written from', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        fc.pre(PLAIN.includes(state.question) && !untold(state));
        const json = stateToPosition(state)!;
        const parsed = positionToState(json);
        expect(parsed).toMatchObject({ ok: true });
        if (parsed.ok) expect(stateToPosition(parsed.value)).toEqual(json);
        expect(parse(JSON.stringify(json))).toEqual(parsed);
      }),
    );
  });

  it('says as little as a line does', () => {
    expect(positionToState({})).toEqual(parse('turn A'));
    expect(
      positionToState({
        board: { A: ['d4', 'e5*'], B: ['f4**'] },
        hands: { A: ['Titan', 'Knight'] },
        decks: {
          A: { top: ['Bomb'], bottom: ['Herald'] },
          legends: ['Leviathan', 'HellBull'],
          flares: { unknown: [] },
        },
        discards: { A: ['Cannon'], legends: ['TimeElemental', 'FireDragon'] },
        tasks: { row: ['Isolation'], next: 'SideChain', claimed: { B: ['RedConquest'] } },
        turn: { player: 'A', actions: 1, destroyed: { heroic: 1 }, summoned: ['e5*'], borrow: true },
        end: ['B', 'A'],
        options: { resign: 'off' },
      }),
    ).toEqual(
      parse(
        'A d4 e5*; B f4**; hand A Knight Titan; deck A Bomb ? Herald; legends Leviathan HellBull |; flares |; ' +
          'discards A Cannon; discards legends FireDragon TimeElemental; row Isolation; next SideChain; ' +
          'claimed B RedConquest; turn A 1; destroyed 0-1-0; summoned e5*; due borrow=1; end 2; options resign=off',
      ),
    );
  });

  it.each([
    ['ask placeLifted; playing lifted=i3', { kind: 'placeLifted', from: 'i3' }],
    ['ask match; playing card=Knight target=e4', { kind: 'match', card: 'Knight', target: 'e4' }],
    ['ask liftForSummon; playing card=Knight target=e4', { kind: 'lift', card: 'Knight', target: 'e4', match: null }],
    ['ask return', { kind: 'return', last: null }],
    ['ask return; playing card=Titan', { kind: 'return', last: 'Titan' }],
    ['ask row; aside Isolation', { kind: 'layTasks', aside: ['Isolation'] }],
    ['ask nextTask', { kind: 'layNext', then: 'draw' }],
    ['ask claim', { kind: 'claim' }],
  ])('knows the node of %j', (line, node) => {
    const state = stateOf(line);
    expect(stateToPosition(state)).toMatchObject({ node });
    expect(positionToState({ node })).toEqual({ ok: true, value: state });
  });

  it('names the squares of a match that is chosen', () => {
    const line = 'ask liftForSummon; decks highland sylvan; playing card=ClanGuardian target=e5 turned=r0';
    const json = stateToPosition(stateOf(line)) as { node: { match: string[] } };
    expect(json.node.match).toHaveLength(3);
    expect(stateToPosition(stateOf(JSON.stringify(json)))).toEqual(json);
  });

  it('cannot tell of a node inside an effect', () => {
    expect(stateToPosition(stateOf('ask effect; playing card=Knight target=e4; effect step=1'))).toBeNull();
    const play = ['summon Knight@e4'];
    expect(positionToState({ play })).toMatchObject({
      ok: false,
      error: { problem: 'inside-an-effect', found: 'play' },
    });
  });

  it('is asked of the second player, but told of the first, while the marks are set', () => {
    const state = stateOf('mode duel; turn B 1; ply 0; ask marks');
    const json = stateToPosition(state);
    expect(json).toMatchObject({ node: { kind: 'marks' }, turn: { player: 'A', first: true } });
    expect(positionToState(json)).toEqual({ ok: true, value: state });
  });

  it.each<[object | number, string, string, string | null]>([
    [[], 'bad-value', 'position: […]', null],
    [7, 'bad-value', 'position: 7', null],
    [{ colour: 1 }, 'unknown-key', 'colour', null],
    [{ board: { C: [] } }, 'bad-side', 'board.C: […]', null],
    [{ board: { A: ['a1'] } }, 'unknown-square', 'board.A.0: "a1"', 'TS-BOARD-1'],
    [{ board: { A: ['e5'], B: ['e5*'] } }, 'square-taken', 'board.B.0: "e5*"', 'TS-PLACE-1'],
    [{ hands: { A: ['Kinght'] } }, 'unknown-card', 'hands.A.0: "Kinght"', 'TS-CARD-1'],
    [{ hands: { A: ['Dryad'] } }, 'foreign-card', 'hands.A.dryad: "Dryad"', 'TS-CARD-1'],
    [{ decks: { C: [] } }, 'unknown-key', 'decks.C', null],
    [{ decks: { A: { middle: [] } } }, 'unknown-key', 'decks.A.middle', null],
    [{ decks: { tasks: ['Knight'] } }, 'unknown-task', 'decks.tasks.0: "Knight"', 'TS-CARD-2'],
    [{ tasks: { row: 'Isolation' } }, 'bad-value', 'tasks.row: "Isolation"', null],
    [{ turn: { actions: -1 } }, 'bad-number', 'turn.actions: -1', null],
    [{ turn: { borrow: 1 } }, 'bad-value', 'turn.borrow: 1', null],
    [{ turn: { destroyed: { royal: 1 } } }, 'unknown-key', 'turn.destroyed.royal', null],
    [{ end: ['A'] }, 'bad-side', 'end.0: "A"', 'TS-END-4'],
    [{ node: { kind: 'dinner' } }, 'bad-question', 'node.kind: "dinner"', null],
    [{ node: { kind: 'menu', card: 'Knight' } }, 'unknown-key', 'node.card', null],
    [{ node: { kind: 'layNext' } }, 'bad-value', 'node.then: undefined', null],
    [{ node: { kind: 'match', card: 'Knight' } }, 'bad-value', 'node.target: undefined', null],
    [
      { node: { kind: 'lift', card: 'Knight', target: 'e4', match: ['e5'] } },
      'bad-value',
      'node.match: e5',
      'TS-SUM-2',
    ],
    [{ options: { mode: 'melee' } }, 'bad-option', 'options.mode: "melee"', null],
    [{ options: { decks: { A: 'everfrost' } } }, 'unknown-deck', 'options.decks.A: "everfrost"', 'TS-CARD-1'],
    [{ points: { A: 3 } }, 'bad-number', 'points: "3-0"', 'TS-MODE-2'],
  ])('refuses %j', (value, problem, found, rule) => {
    expect(PROBLEMS).toContain(problem);
    expect(positionToState(value)).toEqual({ ok: false, error: { column: 1, problem, found, rule } });
  });
});
