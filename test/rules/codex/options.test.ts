import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { codex } from '../../../workers/games/codex/game';
import { seenBy } from '../../../workers/games/codex/seen';
import { create, DEFAULTS, toText, type Options } from '../../../workers/referee/codex';
import { Session } from '../../../workers/session';
import { Board } from '../../referee/codex/board';
import { at, Both } from './table';

type Values<K extends keyof Options> = readonly Options[K][];

/** Every value of an option, on both sides, with what it makes of a position. */
function option<K extends keyof Options>(
  name: K,
  values: Values<K>,
  told: (given: Partial<Options>) => unknown,
  ...expected: unknown[]
): void {
  it(`${name}: ${values.join(', ')}`, () => {
    expect(values.map((value) => told({ [name]: value }))).toEqual(expected);
    // What is not said is the default.
    expect(told({})).toEqual(expected[values.indexOf(DEFAULTS[name])]);
  });
  tested.add(name);
}
const tested = new Set<string>();

const session = new Session(codex, await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url)));

const BRINGS = { team: ['troq_bashar', 'captain_zane', 'master_midori'], starter: 'red' } as const;

option(
  'first_player',
  ['chosen', 'random'],
  (given) => {
    const node = create({ A: BRINGS, B: BRINGS }, 'B', given);
    return node.decision!.options.includes('B') ? Both.of(new Board(node)).outcomes : node.table.active;
  },
  'B',
  { A: 1, B: 1 },
);
option(
  'both_bases',
  ['draw', 'active_loses', 'active_wins'],
  (given) =>
    at('A: g3 jaina L1 base2 hand[ember_sparks]. B: base1', given).play(
      'play ember_sparks',
      'base@A',
      'base@B',
      'base@A',
    ).result,
  'draw',
  'B',
  'A',
);
option(
  'wrong_turn_choice',
  ['lost', 'owner_chooses'],
  (given) => {
    // The bounty brings B's Zane to his top level on A's turn: whom does he move?
    const line = 'A: river L1-2. B: zane L5, iron_man@L, mad_man@E';
    const asked = at(line, given).play('attack river_montoya').on('pick');
    return asked.kind === 'pick' && asked.table.active === 'A' ? asked.node.decision!.actor : 'nobody';
  },
  'nobody',
  'B',
);
option(
  'construct_limit',
  ['one_each', 'unlimited'],
  (given) => at('A: g9 (troq). B: w5', given).play('addon tech_lab').why('addon heroes_hall'),
  ['CX-MAIN-2'],
  [],
);
option(
  'rebuild_workers',
  ['required', 'waived'],
  (given) =>
    at('A: g6 w5 (troq). B: w5', given, (table) => ({
      ...table,
      sides: { ...table.sides, A: { ...table.sides.A, lost: [1] } },
    })).why('build 1'),
  ['CX-TECH-11'],
  [],
);
option(
  'multicolour_build',
  ['first_construction', 'tech1_only', 'off'],
  (given) => {
    const board = at('A: g9 w6 (zane)(midori). B: w5', given);
    const left = (...play: string[]) => board.play(...play).side('A').gold;
    return [left('addon tower'), left('build 1'), left('addon tower', 'build 1')];
  },
  [5, 7, 4],
  [6, 7, 4],
  [6, 8, 5],
);
option(
  'minor_spell_colour',
  ['surcharge', 'required', 'free'],
  (given) => [3, 4].map((gold) => at(`A: g${gold} troq L1 hand[scorch]. B: w5`, given).why('play scorch')),
  [['CX-COLOR-2'], []],
  [['CX-SPELL-2'], ['CX-SPELL-2']],
  [[], []],
);
option(
  'bounty_own_kill',
  ['yes', 'no'],
  (given) => {
    const own = at('A: g4 jaina L1, zane L1 hand[flame_arrow]. B: river L1', given).play(
      'play flame_arrow',
      'mode 1',
      'captain_zane',
    );
    const theirs = at('A: iron_man, river L1. B: zane L1', given).play('attack iron_man', 'captain_zane');
    return [own.thing('river').level, theirs.thing('river').level];
  },
  [3, 3],
  [1, 3],
);
option(
  'reshuffle_limit',
  ['per_phase', 'per_turn', 'none'],
  (given) => {
    const spark = 'play spark';
    // Two reshuffles of one main phase, then one of the main and one of the draw phase.
    const phase = at('A: g5 T1 troq L1 hand[scribe, scribe, spark] disc[bloom]. B: mad_man@E', given);
    const turn = at('A: g2 T1 hand[scribe, spark] disc[bloom]. B: w5', given).play('play scribe');
    return [phase.play('play scribe', spark, 'play scribe').side('A').hand.length, turn.pass().side('A').hand.length];
  },
  [1, 2],
  [1, 0],
  [2, 2],
);
option(
  'tech_choice_time',
  ['before_ready', 'own_turn_end'],
  (given) => {
    const closed = at('A: w5 codex[spark, bloom]. B: w5', given)
      .play('end')
      .play('empty', 'empty', 'empty', 'empty', 'empty');
    return [closed.kind, closed.table.active];
  },
  ['main', 'B'],
  ['tech', 'A'],
);
option(
  'legendary_second',
  ['discard_new', 'destroy_newest'],
  (given) => {
    const board = at('A: g1 T1 galina_glimmer, blooming_ancient hand[galina_glimmer]. B: w5', given)
      .play('play galina_glimmer')
      .on('main');
    // Only what arrives is seen arriving.
    return [board.all('galina_glimmer').length, board.side('A').discard, board.stats('blooming_ancient')];
  },
  [1, ['galina_glimmer'], '2/4'],
  [1, ['galina_glimmer'], '3/5'],
);
option(
  'overpower_armor',
  ['counts', 'ignored'],
  (given) => at('A: harvest_reaper. B: tenderfoot@L', given).play('attack harvest_reaper').hp('base@B'),
  17,
  16,
);
option(
  'team_buffs',
  ['continuous', 'snapshot'],
  (given) => {
    const line = 'A: g7 argagarg L5, iron_man hand[stampede, mad_man]. B: w5';
    const board = at(line, given).play('play stampede', 'play mad_man');
    return [board.stats('iron_man'), board.stats('mad_man')];
  },
  ['6/4', '4/1'],
  ['6/4', '1/1'],
);
option(
  'zero_atk_attack',
  ['allow', 'forbid'],
  (given) => at('A: wisp. B: w5', given).why('attack wisp'),
  [],
  ['CX-ATK-6'],
);
option(
  'no_effect_spell',
  ['refuse', 'allow'],
  (given) => [
    at('A: g1 river L1 hand[spark]. B: mad_man', given).why('play spark'),
    at('A: g1 bombaster. B: mad_man', given).why('use bombaster 0'),
  ],
  [['CX-SPELL-8'], ['CX-ABIL-7']],
  [[], []],
);
option(
  'dancer_limit',
  ['both_faces', 'dancers_only'],
  (given) => {
    const line = 'A: g1 harmony, harmony, river L1, dancer, dancer, dancer hand[spark]. B: mad_man@E';
    return at(line, given)
      .play('use harmony 1', 'play spark')
      .all('')
      .filter(({ card }) => card.endsWith('dancer')).length;
  },
  3,
  4,
);
option(
  'nest_limit',
  ['total_2', 'per_nest_2'],
  (given) => {
    const line = 'A: garus L1, birds_nest, birds_nest. B: w5';
    const upkeep = at(line, given, (table) => ({ ...table, stage: 'ready' })).on('main');
    return upkeep.all('').filter(({ card }) => card === 'bird').length;
  },
  2,
  4,
);
option('team_size', ['three', 'one'], (given) => at('A: g9 (troq). B: (river)', given).side('A').command.length, 3, 1);
option(
  'owner_sees_discard',
  ['yes', 'no'],
  (given) => {
    const line = 'A: (troq)(river)(jaina) disc[spark]. B: (troq)(river)(zane)';
    return seenBy(session.view(toText(at(line, given).node)).board, 'A').sides.A.discard;
  },
  { count: 1, cards: ['spark'] },
  { count: 1, cards: null },
);
option(
  'turn_cap',
  [60, 9],
  (given) => at('A: w5. B: w5', given).play('end').play('empty', 'empty', 'empty', 'empty', 'empty').result,
  null,
  'draw',
);

it('no option is left out', () => {
  expect([...tested].sort()).toEqual(Object.keys(DEFAULTS).sort());
});
