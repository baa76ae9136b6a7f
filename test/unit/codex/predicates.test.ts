import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import type { Board } from '../../../workers/games/codex/board';
import { codex } from '../../../workers/games/codex/game';
import { holds, type Predicate } from '../../../workers/games/codex/predicates';
import { Session } from '../../../workers/session';

const engine = await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url));
const TEAM = 'team=["troq_bashar","river_montoya","captain_zane"]';
const LINE =
  `game:turn=9;nextId=7 A:${TEAM};gold=5;workers=7;hand=["spark","spark"];command=[{"hero":"captain_zane","cooldown":1}] ` +
  `B:${TEAM};workers=6 #1:damage=3 #2:owner="B";controller="B" #3:card="iron_man";damage=1;exhausted=true ` +
  '#4:card="iron_man" #5:card="tenderfoot";owner="B";controller="B";slot="leader";armor=1;armorFrom={"slot":1} ' +
  '#6:card="troq_bashar";level=3';
const board = new Session(codex, engine).view(LINE).board as Board;

it.each<Predicate>([
  { winner: null, over: false, turn: 9, active: 'A', asked: 'A', stage: 'main', question: 'main' },
  {
    gold: { A: 5, B: 0 },
    goldBelow: { A: 6, B: 1 },
    workers: { A: 7, B: 6 },
    base: { A: 17, B: 20 },
    spec: { A: null },
  },
  { there: { 'A:iron_man': true, 'B:iron_man': false, '#5': true, '#9': false }, count: { 'A:iron_man': 2 } },
  { damage: { '#3': 1 }, hp: { 'A:iron_man': 3, '#4': 4 }, atk: { '#3': 3 }, level: { 'A:troq_bashar': 3 } },
  { armor: { '#5': 1 }, slot: { '#5': 'leader', '#3': null }, exhausted: { '#3': true, '#4': false } },
  { cards: { 'A:hand:spark': 2, 'A:discard:spark': 0 }, pile: { 'A:hand': 2, 'B:hand': 0 } },
  { cooldown: { 'A:captain_zane': 1, 'A:troq_bashar': null } },
])('holds %o', (predicate) => {
  expect(holds(board, predicate)).toBe(true);
});

it.each<Predicate>([
  { gold: { A: 4 } },
  { goldBelow: { A: 5 } },
  { damage: { '#9': 0 } },
  { attacker: 'A:iron_man' },
  { runes: { '#3': { plus: 1 } } },
])('does not hold %o', (predicate) => {
  expect(holds(board, predicate)).toBe(false);
});

it('says so where a word does not exist', () => {
  expect(() => holds(board, { luck: 1 } as never)).toThrow(RangeError);
  expect(() => holds(board, { cards: { 'A:sleeve:spark': 1 } })).toThrow(RangeError);
});
