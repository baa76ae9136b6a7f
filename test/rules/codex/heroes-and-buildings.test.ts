import { expect } from 'vitest';
import data from '../../../assembly/games/codex/data/codex-cards.json' with { type: 'json' };
import { create, teamReasons } from '../../../workers/referee/codex';
import type { Table } from '../../../workers/referee/codex';
import { at, rule } from './table';

const withLost =
  (...lost: number[]) =>
  (table: Table): Table => ({ ...table, sides: { ...table.sides, A: { ...table.sides.A, lost } } });

const TEAM = ['troq_bashar', 'captain_zane', 'master_midori'];
const SINGLE = ['troq_bashar'];
const ONE = { team_size: 'one' } as const;
const withTeam =
  (team: readonly string[]) =>
  (table: Table): Table => ({ ...table, sides: { ...table.sides, A: { ...table.sides.A, team, command: [] } } });

rule('CX-TEAM-1', () => {
  expect(teamReasons({ team: TEAM, starter: 'red' })).toEqual([]);
  expect(teamReasons({ team: SINGLE, starter: 'neutral' })).toEqual(['CX-TEAM-1']);
  // By `team_size` one each; engine and referee want that many and no more.
  expect(teamReasons({ team: SINGLE, starter: 'neutral' }, 'one')).toEqual([]);
  expect(teamReasons({ team: TEAM, starter: 'red' }, 'one')).toEqual(['CX-TEAM-1']);
  expect(at('A: g9 (troq). B: (river)', ONE).play('summon troq_bashar').side('A').command).toEqual([]);
  expect(() => at('A: g9 (troq)(zane). B: (river)', ONE)).toThrow('rule 5 refuses');
  expect(() => at('A: g9. B: w5', {}, withTeam(SINGLE))).toThrow('rule 5 refuses');
});
rule('CX-TEAM-2', () => {
  for (const spec of Object.keys(data.specs)) {
    const cards = data.cards.filter((card) => card.spec === spec);
    const spells = cards.filter(({ type }) => type === 'spell');
    const techs = cards.filter(({ type }) => type !== 'spell').map(({ tech }) => tech);
    expect([spells.length, spells.filter(({ ultimate }) => ultimate).length], spec).toEqual([4, 1]);
    expect(techs.sort(), spec).toEqual([1, 1, 2, 2, 2, 2, 2, 3]);
  }
});
rule('CX-TEAM-3', () => {
  const { start } = create({ A: { team: TEAM, starter: 'red' }, B: { team: TEAM, starter: 'green' } });
  expect(start.sides.A.codex).toHaveLength(72);
  const [one, other] = [{ team: SINGLE, starter: 'neutral' }, { team: ['captain_zane'], starter: 'red' }]; // prettier-ignore
  const { sides } = create({ A: one, B: other }, 'A', ONE).start;
  expect(sides.A.codex).toHaveLength(24);
  expect(new Set(sides.B.codex)).toEqual(new Set(data.specs.anarchy.cards));
});
rule('CX-TEAM-4', () => {
  expect(teamReasons({ team: TEAM, starter: 'blue' })).toEqual(['CX-TEAM-4']);
  expect(teamReasons({ team: SINGLE, starter: 'red' }, 'one')).toEqual(['CX-TEAM-4']);
});
rule('CX-TEAM-5', () => {
  expect(at('A: g9 w6 (zane)(midori). B: w5').play('build 1').side('A').gold).toBe(7);
  expect(at('A: g9 w6 (zane)(troq)(river). B: w5').play('build 1').side('A').gold).toBe(8);
  expect(at('A: g9 w6 (zane). B: (river)', ONE).play('build 1').side('A').gold).toBe(8);
});
rule('CX-TEAM-6', () => {
  expect(teamReasons({ team: ['troq_bashar', 'troq_bashar', 'captain_zane'], starter: 'red' })).toEqual(['CX-TEAM-6']);
});
rule('CX-HERO-1', () => {
  const board = at('A: g9 (troq). B: w5').play('summon troq_bashar');
  expect(board.side('A').gold).toBe(7);
  expect(board.thing('troq')).toMatchObject({ level: 1, fatigue: true });
  expect(board.why('summon troq_bashar')).toEqual(['CX-HERO-1']);
});
rule('CX-HERO-2', () => {
  const second = (buildings: string): string[] =>
    at(`A: g9 ${buildings} troq L1 (midori). B: w5`).why('summon master_midori');
  expect(second('')).toEqual(['CX-HERO-2']);
  expect(second('T1 T2(bashing)')).toEqual([]);
  expect(second('T1 T2?')).toEqual(['CX-HERO-2']);
});
rule('CX-HERO-3', () => {
  // With tech II gone, both heroes stay, and no third one comes.
  const board = at('A: rampaging_elephant. B: T1 T2(bashing) troq L1, zane L1 g9 (midori) base20');
  const lost = board.play('attack rampaging_elephant', 'tech_ii_building');
  expect([lost.has('troq_bashar'), lost.has('captain_zane')]).toEqual([true, true]);
  expect(lost.pass().why('summon master_midori')).toEqual(['CX-HERO-2']);
});
rule('CX-HERO-4', () => {
  const aim = at('A: g2 jaina L1 hand[fire_dart]. B: river L1, mad_man, older_brother').play(
    'play fire_dart',
    'mode 1',
  );
  expect(aim.why('river_montoya')).toEqual(['CX-HERO-4']);
});
rule('CX-HERO-5', () => {
  const board = at('A: g2 troq L1. B: w5').play('level troq_bashar', 'level troq_bashar');
  expect(board.thing('troq').level).toBe(3);
  expect(board.why('level troq_bashar')).toEqual(['CX-COST-2']);
  expect(at('A: g1 river L5. B: w5').why('level river_montoya')).toEqual(['CX-HERO-5']);
});
rule('CX-HERO-6', () => {
  const board = at('A: g1 river L2-2. B: w5').play('level river_montoya');
  expect([board.stats('river_montoya'), board.hp('river_montoya')]).toEqual(['2/4', 4]);
});
rule('CX-HERO-7', () => {
  const stats = [1, 3, 5].map((level) => at(`A: river L${level}. B: w5`).stats('river_montoya'));
  expect(stats).toEqual(['2/3', '2/4', '3/4']);
  // The middle band's ability is still there at the top.
  expect(at('A: river L5. B: mad_man@E').why('use river_montoya 1.0')).toEqual([]);
});
rule('CX-HERO-8', () => {
  const board = at('A: g3 argagarg L3. B: w5').play('level argagarg_garg');
  expect(board.has('water_elemental')).toBe(false);
  const full = at('A: g3 argagarg L4. B: w5').play('level argagarg_garg');
  expect(full.has('water_elemental')).toBe(true);
});
rule('CX-HERO-9', () => {
  const board = at('A: river L1-2, iron_man. B: zane L1-1').play('attack iron_man', 'captain_zane');
  expect(board.thing('river')).toMatchObject({ level: 3, damage: 0 });
});
rule('CX-HERO-10', () => {
  const after = (level: number): number =>
    at(`A: river L${level}, iron_man. B: zane L1-1`).play('attack iron_man', 'captain_zane').thing('river').level;
  expect([after(4), after(5)]).toEqual([5, 5]);
});
rule('CX-HERO-11', () => {
  const board = at('A: g3 zane L6, mad_man hand[maximum_anarchy]. B: river L1, tiger_cub').play('play maximum_anarchy');
  expect(board.table.things.map(({ card }) => card)).toEqual(['base', 'base']);
});
rule('CX-HERO-12', () => {
  const board = at('A: g9 (troq 2) w5. B: w5');
  expect(board.why('summon troq_bashar')).toEqual(['CX-HERO-12']);
  const later = board.pass().pass();
  expect(later.why('summon troq_bashar')).toEqual(['CX-HERO-12']);
  expect(later.pass().pass().why('summon troq_bashar')).toEqual([]);
});
rule('CX-HERO-13', () => {
  const board = at('A: iron_man. B: zane L3-2').play('attack iron_man', 'captain_zane');
  expect(board.side('B').command).toContainEqual({ hero: 'captain_zane', cooldown: 2 });
});
rule('CX-HERO-14', () => {
  const board = at('A: g3 prynn L1 hand[origin_story]. B: zane L4').play('play origin_story', 'captain_zane');
  expect(board.side('B').command).toContainEqual({ hero: 'captain_zane', cooldown: 0 });
});
rule('CX-TECH-1', () => {
  expect(at('A: g9 w9. B: w5').why('build 2')).toEqual(['CX-TECH-1']);
  expect(at('A: g9 w9 T1. B: w5').why('build 1')).toEqual(['CX-TECH-1']);
});
rule('CX-TECH-2', () => {
  expect(at('A: g9 w5. B: w5').why('build 1')).toEqual(['CX-TECH-2']);
  expect(at('A: g0 w6. B: w5').why('build 1')).toEqual(['CX-COST-2']);
});
rule('CX-TECH-3', () => {
  const left = (workers: number, buildings: string, level: number): number =>
    at(`A: g9 w${workers} ${buildings}. B: w5`).play(`build ${level}`).on('main').side('A').gold;
  expect(left(6, '', 1)).toBe(8);
  expect(at('A: g9 w7 T1. B: w5').why('build 2')).toEqual(['CX-TECH-2']);
  expect(at('A: g9 w9 T1 T2(bashing). B: w5').why('build 3')).toEqual(['CX-TECH-2']);
  expect(at('A: T1. B: w5').hp('tech_i_building')).toBe(5);
});
rule('CX-TECH-4', () => {
  expect(at('A: g9 T1? hand[iron_man]. B: w5').why('play iron_man')).toEqual(['CX-TECH-4']);
});
rule('CX-TECH-5', () => {
  expect(at('A: g9 w9 T1?. B: w5').why('build 2')).toEqual(['CX-TECH-5']);
});
rule('CX-TECH-6', () => {
  expect(at('A: g9 T1 T2(fire) hand[eggship]. B: w5').why('play eggship')).toEqual(['CX-TECH-6']);
  expect(at('A: g9 T1 T2(bashing) hand[eggship]. B: w5').why('play eggship')).toEqual([]);
  expect(at('A: g9 w8 T1 (zane)(midori)(troq). B: w5').play('build 2').short).toEqual([
    'anarchy',
    'balance',
    'bashing',
  ]);
  // The only spec is taken at once.
  const single = at('A: g9 w8 T1 (zane). B: (river)', ONE).play('build 2');
  expect([single.kind, single.side('A').spec]).toEqual(['main', 'anarchy']);
});
rule('CX-TECH-7', () => {
  const lost = at('A: rampaging_elephant. B: T1 T2(bashing) g9 w9 base20').play(
    'attack rampaging_elephant',
    'tech_ii_building',
  );
  const rebuilt = lost.pass().play('build 2');
  expect([rebuilt.kind, rebuilt.side('B').spec]).toEqual(['main', 'bashing']);
});
rule('CX-TECH-8', () => {
  expect(at('A: g9 T1 (zane)(midori) hand[iron_man, tiny_basilisk]. B: w5').why('play iron_man')).toEqual([]);
});
rule('CX-TECH-9', () => {
  expect(at('A: g6 w8 (troq). B: w5', {}, withLost(1, 2)).play('build 1').side('A').gold).toBe(6);
});
rule('CX-TECH-10', () => {
  const built = at('A: g6 w8 (troq). B: w5', {}, withLost(1, 2)).play('build 1');
  expect(built.why('build 2')).toContain('CX-TECH-10');
});
rule('CX-TECH-11', () => {
  expect(at('A: g6 w5 (troq). B: w5', {}, withLost(1)).why('build 1')).toEqual(['CX-TECH-11']);
  expect(at('A: g6 w5 (troq). B: w5', { rebuild_workers: 'waived' }, withLost(1)).why('build 1')).toEqual([]);
});
rule('CX-TECH-12', () => {
  const board = at('A: rampaging_elephant. B: T1 base8').play('attack rampaging_elephant', 'tech_i_building');
  expect([board.has('tech_i_building'), board.hp('base@B')]).toEqual([false, 6]);
});
rule('CX-TECH-13', () => {
  const board = at('A: rampaging_elephant. B: T1 base8 iron_man').play('attack rampaging_elephant', 'tech_i_building');
  expect(board.has('iron_man')).toBe(true);
});
rule('CX-TECH-14', () => {
  const board = at('A: iron_man. B: T1?, mad_man').play('attack iron_man');
  expect(board.why('tech_i_building')).toEqual(['CX-TECH-14']);
  const ball = at('A: troq L1 +tower? hand[wrecking_ball]. B: w5').play('play wrecking_ball');
  expect(ball.why('tower')).toEqual(['CX-TECH-14']);
});
rule('CX-ADD-1', () => {
  const board = at('A: g9. B: w5').play('addon tower');
  expect(board.thing('tower').underConstruction).toBe(true);
  expect(board.pass().thing('tower').underConstruction).toBe(false);
});
rule('CX-ADD-2', () => {
  const left = (addon: string): number => at('A: g9. B: w5').play(`addon ${addon}`).side('A').gold;
  expect(['tower', 'surplus', 'heroes_hall', 'tech_lab'].map(left)).toEqual([6, 4, 7, 8]);
  expect(at('A: +tower. B: w5').hp('tower')).toBe(4);
});
rule('CX-ADD-3', () => {
  const board = at('A: base9 g2 +surplus (troq). B: w5').play('addon heroes_hall');
  expect([board.side('A').gold, board.has('surplus')]).toEqual([0, false]);
});
rule('CX-ADD-4', () => {
  expect(at('A: base9 g2 +surplus (troq). B: w5').play('addon heroes_hall').hp('base@A')).toBe(7);
  expect(at('A: rampaging_elephant. B: +tower base8').play('attack rampaging_elephant', 'tower').hp('base@B')).toBe(6);
});
rule('CX-ADD-5', () => {
  const board = at('A: +tower iron_man. B: backstabber').play('detect backstabber').play('attack iron_man');
  expect(board.short).toContain('backstabber');
  expect(at('A: iron_man. B: +tower backstabber').why('detect backstabber')).toEqual(['CX-ADD-5']);
});
rule('CX-ADD-6', () => {
  const board = at('A: iron_man. B: +tower base20').play('attack iron_man', 'base@B');
  expect(board.thing('iron_man').damage).toBe(1);
});
rule('CX-ADD-7', () => {
  const ready = at('A: +surplus draw[spark] w5. B: w5', {}, (table) => ({ ...table, stage: 'ready' }));
  expect(ready.play('workers').side('A').hand).toEqual(['spark']);
});
rule('CX-ADD-8', () => {
  expect(at('A: g9 +heroes_hall troq L1 (midori). B: w5').why('summon master_midori')).toEqual([]);
});
rule('CX-ADD-9', () => {
  const lab = at('A: g9 w8 T1 (zane)(midori)(troq). B: w5').play('build 2', 'anarchy').play('addon tech_lab');
  expect(lab.short).toEqual(['balance', 'bashing']);
  // One hero has no other spec, whichever of the two is built first.
  const single = at('A: g9 w8 T1 (zane). B: (river)', ONE);
  for (const built of [single.play('build 2', 'addon tech_lab'), single.play('addon tech_lab', 'build 2')]) {
    expect([built.kind, built.has('tech_lab')]).toEqual(['main', true]);
    expect(built.side('A')).toMatchObject({ spec: 'anarchy', labSpec: null });
  }
});
rule('CX-COLOR-1', () => {
  const board = at('A: g9 w6 (zane)(midori). B: w5');
  expect(board.play('addon tower').side('A').gold).toBe(5);
  expect(board.play('build 1', 'addon tower').side('A').gold).toBe(4);
  expect(at('A: g9 w6 (zane)(midori). B: w5', { multicolour_build: 'off' }).play('addon tower').side('A').gold).toBe(6);
});
rule('CX-COLOR-2', () => {
  expect(at('A: g3 troq L1 hand[scorch]. B: w5').why('play scorch')).toEqual(['CX-COLOR-2']);
  expect(at('A: g3 zane L1 hand[scorch]. B: w5').why('play scorch')).toEqual([]);
});
rule('CX-COLOR-3', () => {
  expect(at('A: g3 troq L1 (zane)(midori) hand[tenderfoot]. B: w5').play('play tenderfoot').side('A').gold).toBe(2);
});
