import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STATE_BYTES } from '../../../assembly/games/token-battle/layout';
import { engineFromFile } from '../../../workers/engine/node';
import { write } from '../../../workers/games/token-battle/codec';
import { tokenBattle } from '../../../workers/games/token-battle/game';
import { stateToPosition } from '../../../workers/games/token-battle/position';
import type { Side, State } from '../../../workers/games/token-battle/state';
import { problemsOf } from '../../../workers/games/token-battle/validity';
import { load } from '../../../workers/referee/token-battle';
import { anyState, practice } from './arbitrary-state';

const engine = await engineFromFile(new URL('../../../build/token-battle.test.wasm', import.meta.url));

type Spoiler = (state: State, side: Side, field: string) => void;

/** Ways to spoil a sound position; some leave some positions sound. */
const SPOILERS: Record<string, Spoiler> = {
  nothing: () => undefined,
  'a token without value': (state, owner, field) => void (state.board[field] = { owner, value: 0, type: 'phoenix' }),
  'a token of value 11': (state, owner, field) => void (state.board[field] = { owner, value: 11, type: 'golden' }),
  'a fifth stack': (state, side) => void state.cards[side].push(...Array<string[]>(4).fill(['idol'])),
  'no stacks': (state, side) => void (state.cards[side] = []),
  'an empty stack': (state, side) => void (state.cards[side] = [['idol'], [], ['idol']]),
  'a sixth card': (state, side) => void state.cards[side][0]!.push(...Array<string>(5).fill('idol')),
  'a head start that ends the game': (state) => void Object.assign(state.options, { headStart: 50, pointLimit: 50 }),
  'too many points': (state, side) => void (state.points[side] = 4000),
  'points that end the game': (state, side) => void (state.points[side] = 1000),
  'two boosts': (state, side) => void (state.boost[side] = 2),
  'too many extra turns': (state, side) => void (state.extra[side] = 5000),
  'as many extra turns as there can be': (state, side) =>
    void (state.extra = { A: 0, B: 0, [side]: 1999 + state.points.A + state.points.B }),
  'too many turns': (state) => void (state.ply = 2000 + state.points.A + state.points.B),
  'as many turns as there can be': (state) => void (state.ply = 1999 + state.points.A + state.points.B),
  'a turn after the last': (state) => void Object.assign(state, { ply: 31, options: { turnLimit: 30 } }),
  'the last turn played': (state) => void Object.assign(state, { ply: 30, options: { turnLimit: 30 } }),
  'a last token on an empty field': (state, _side, field) => {
    delete state.board[field];
    state.last = field;
  },
  'a draw too late': (state) => void (state.turn = '?'),
  'a draw that is not asked for': (state, side) => {
    state.turn = '?';
    state.options = { firstPlayer: side };
  },
};

/** What the bytes of a state cannot hold. */
const BEYOND_BYTES = new Set(['a fifth stack', 'a sixth card']);

const spoiled = fc
  .tuple(
    anyState,
    fc.constantFrom(...Object.keys(SPOILERS)),
    fc.constantFrom<Side>('A', 'B'),
    fc.constantFrom('a1', 'f6', 'c3'),
  )
  .map(([sound, how, side, field]) => {
    const state = structuredClone(sound);
    SPOILERS[how]!(state, side, field);
    return { how, state };
  });

/** The rule a position breaks, null for none. */
const byCodec = (state: State): string | null => problemsOf(state)[0]?.rule ?? null;

function byReferee(state: State): string | null {
  const loaded = load(stateToPosition(state));
  return loaded.ok ? null : loaded.error.rule;
}

function byEngine(state: State): string | null {
  const bytes = new Uint8Array(STATE_BYTES);
  write(state, bytes);
  const broken = engine.load(bytes);
  return broken ? tokenBattle.ruleIds[broken - 1]! : null;
}

describe('a position', () => {
  it('is refused by codec, referee and engine for the same rule', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(spoiled, ({ how, state }) => {
        const rule = byCodec(state);
        expect(byReferee(state), how).toBe(rule);
        if (!BEYOND_BYTES.has(how)) expect(byEngine(state), how).toBe(rule);
        seen.add(`${how}: ${rule}`);
      }),
      { numRuns: 1500 },
    );
    for (const how of Object.keys(SPOILERS))
      expect(
        [...seen].some((one) => one.startsWith(how)),
        how,
      ).toBe(true);
    expect(new Set([...seen].map((one) => one.split(': ')[1]))).toEqual(
      new Set([
        'null',
        'TK-HIT-2',
        'TK-BOOST-1',
        'TK-SET-1',
        'TK-SET-2',
        'TK-END-1',
        'TK-BOOST-2',
        'TK-EXTRA-1',
        'TK-END-6',
        'TK-SWAP-3',
        'TK-GAME-7',
      ]),
    );
  });

  it('stays one whatever is played from it', () => {
    fc.assert(
      fc.property(practice, fc.nat(0xffff), (state, seed) => {
        expect(byEngine(state)).toBeNull();
        engine.seed(seed);
        engine.playRandom(1000);
        const end = tokenBattle.read(engine.save()) as State;
        expect(problemsOf(end)).toEqual([]);
        expect(tokenBattle.parse(tokenBattle.print(end))).toEqual({ ok: true, value: end });
      }),
    );
  });
});
