import { expect, it } from 'vitest';
import type { Table } from '../../../workers/referee/codex';
import { at } from './table';

type Change = (table: Table) => Table;
const thing =
  (card: string, change: object): Change =>
  (table) => ({ ...table, things: table.things.map((one) => (one.card === card ? { ...one, ...change } : one)) });
const side =
  (change: object): Change =>
  (table) => ({ ...table, sides: { ...table.sides, A: { ...table.sides.A, ...change } } });
const spent =
  (actions: number): Change =>
  (table) =>
    side({ counts: { ...table.sides.A.counts, actions } })(table);

/** An attempt of section 5, a position for it, what is played first, what is tried, and the rules that forbid it. */
const ROWS: readonly (readonly [
  attempt: string,
  line: string,
  first: string,
  tried: string,
  rules: string,
  change?: Change,
])[] = [
  ['after the main phase', 'A: iron_man. B: w5', 'end', 'end', 'CX-MAIN-3'],
  ['action number 201', 'A: g9 troq L1. B: w5', '', 'level troq_bashar', 'CX-MAIN-5', spent(200)],
  ['second hire', 'A: g9 hand[spark, bloom]. B: w5', 'hire spark', 'hire bloom', 'CX-MAIN-2'],
  ['second add-on', 'A: g9. B: w5', 'addon tech_lab', 'addon heroes_hall', 'CX-MAIN-2'],
  ['second tech building', 'A: g20 w9 T1. B: w5', 'build 2, bashing', 'build 3', 'CX-MAIN-2, CX-TECH-2, CX-TECH-5'],
  [
    'second rebuilding',
    'A: g6 w10 (troq). B: w5',
    'build 1',
    'build 2',
    'CX-TECH-10, CX-TECH-5',
    side({ lost: [1, 2] }),
  ],
  ['playing with too little gold', 'A: g2 T1 hand[iron_man]. B: w5', '', 'play iron_man', 'CX-COST-2'],
  ['hiring with too little gold', 'A: g0 hand[spark]. B: w5', '', 'hire spark', 'CX-COST-2'],
  [
    'no room',
    `A: g9 ${Array(64).fill('mad_man').join(', ')} hand[tenderfoot]. B: w5`,
    '',
    'play tenderfoot',
    'CX-ZONE-7',
  ],
  ['without the building', 'A: g9 hand[iron_man]. B: w5', '', 'play iron_man', 'CX-PLAY-3'],
  ['building just started', 'A: g9 T1? hand[iron_man]. B: w5', '', 'play iron_man', 'CX-TECH-4'],
  ['of another spec', 'A: g9 T1 T2(fire) hand[eggship]. B: w5', '', 'play eggship', 'CX-TECH-6'],
  [
    'building disabled',
    'A: g9 T1 hand[iron_man]. B: w5',
    '',
    'play iron_man',
    'CX-KW-35',
    thing('tech_i_building', { disabled: true }),
  ],
  ['without the hero', 'A: g9 river L1 hand[wrecking_ball]. B: w5', '', 'play wrecking_ball', 'CX-SPELL-1'],
  ['minor spell without a hero', 'A: g9 hand[spark]. B: mad_man@E', '', 'play spark', 'CX-SPELL-2'],
  ['off-colour without a gold more', 'A: g3 troq L1 hand[scorch]. B: w5', '', 'play scorch', 'CX-COLOR-2'],
  ['ultimate not at max', 'A: g9 zane L5 hand[maximum_anarchy]. B: w5', '', 'play maximum_anarchy', 'CX-SPELL-4'],
  [
    'ultimate maxed this turn',
    'A: g9 zane L5 hand[maximum_anarchy]. B: w5',
    'level captain_zane',
    'play maximum_anarchy',
    'CX-SPELL-4',
  ],
  [
    'ultimate with a hero just summoned',
    'A: g9 zane L6* hand[maximum_anarchy]. B: w5',
    '',
    'play maximum_anarchy',
    'CX-SPELL-4',
  ],
  ['quick ultimate below max', 'A: g9 bigby L4 hand[judgment_day]. B: w5', '', 'play judgment_day', 'CX-SPELL-5'],
  ['spell with nothing to choose', 'A: g1 river L1 hand[spark]. B: mad_man', '', 'play spark', 'CX-SPELL-8'],
  ['fresh exhaust ability', 'A: merfolk_prospector*. B: w5', '', 'use merfolk_prospector 0', 'CX-PLAY-2'],
  ['exhausted', 'A: merfolk_prospector!. B: w5', '', 'use merfolk_prospector 0', 'CX-ABIL-5'],
  ['cost that is not there', 'A: g1 spore_shambler, tiger_cub. B: w5', '', 'use spore_shambler 1', 'CX-ABIL-6'],
  ['ability with nothing to choose', 'A: g1 bombaster. B: mad_man', '', 'use bombaster 0', 'CX-ABIL-7'],
  ['ability of the other side', 'A: w5. B: merfolk_prospector', '', 'use merfolk_prospector 0', 'CX-ABIL-3'],
  [
    'ability beyond its limit',
    'A: g9 young_lightning_dragon. B: w5',
    'use young_lightning_dragon 0, use young_lightning_dragon 0, use young_lightning_dragon 0',
    'use young_lightning_dragon 0',
    'CX-ABIL-3',
  ],
  ['ability outside the main phase', 'A: merfolk_prospector. B: w5', 'end', 'use merfolk_prospector 0', 'CX-ABIL-3'],
  ['hiring without the card', 'A: g9 disc[spark]. B: w5', '', 'hire spark', 'CX-WORK-1'],
  ['beyond the hero limit', 'A: g9 troq L1 (midori). B: w5', '', 'summon master_midori', 'CX-HERO-2'],
  ['hero on cooldown', 'A: g9 (troq 2). B: w5', '', 'summon troq_bashar', 'CX-HERO-12'],
  ['level at max', 'A: g9 river L5. B: w5', '', 'level river_montoya', 'CX-HERO-5'],
  [
    'hero where a unit is asked',
    'A: g2 jaina L1 hand[fire_dart]. B: river L1, mad_man, tiger_cub',
    'play fire_dart, mode 1',
    'river_montoya',
    'CX-HERO-4',
  ],
  ['tech out of order', 'A: g9 w9. B: w5', '', 'build 2', 'CX-TECH-1'],
  ['building below unfinished', 'A: g9 w9 T1?. B: w5', '', 'build 2', 'CX-TECH-5'],
  [
    'building below disabled',
    'A: g9 w9 T1. B: w5',
    '',
    'build 2',
    'CX-TECH-5',
    thing('tech_i_building', { disabled: true }),
  ],
  ['too few workers', 'A: g9 w5. B: w5', '', 'build 1', 'CX-TECH-2'],
  ['rebuild with too few workers', 'A: g6 w5 (troq). B: w5', '', 'build 1', 'CX-TECH-11', side({ lost: [1] })],
  ['attacking under construction', 'A: iron_man. B: T1?, mad_man', 'attack iron_man', 'tech_i_building', 'CX-TECH-14'],
  [
    'damaging under construction',
    'A: troq L1 +tower? hand[wrecking_ball]. B: T1?',
    'play wrecking_ball',
    'tech_i_building',
    'CX-TECH-14',
  ],
  [
    'Lab spec of nobody',
    'A: g9 w8 T1 (zane)(midori)(troq). B: w5',
    'build 2, anarchy, addon tech_lab',
    'fire',
    'CX-ADD-9',
  ],
  [
    'Lab spec equal to the other',
    'A: g9 w8 T1 (zane)(midori)(troq). B: w5',
    'build 2, anarchy, addon tech_lab',
    'anarchy',
    'CX-ADD-9',
  ],
  ['exhausted attacker', 'A: iron_man!. B: w5', '', 'attack iron_man', 'CX-ATK-1'],
  ['fresh attacker', 'A: tenderfoot*. B: w5', '', 'attack tenderfoot', 'CX-PLAY-2'],
  ['attacking with an upgrade', 'A: bloodburn. B: w5', '', 'attack bloodburn', 'CX-ATK-1'],
  ['second attack with readiness', 'A: argonaut. B: base20', 'attack argonaut', 'attack argonaut', 'CX-KW-19'],
  ['what cannot attack', 'A: gemscout_owl. B: w5', '', 'attack gemscout_owl', 'CX-KW-30'],
  ['past a patroller', 'A: iron_man. B: tiger_cub@T, older_brother@S', 'attack iron_man', 'base@B', 'CX-ATK-3'],
  ['ground against a flier', 'A: iron_man. B: T1 cloud_sprite', 'attack iron_man', 'cloud_sprite', 'CX-FLY-4'],
  ['flier past a flier', 'A: eggship. B: cloud_sprite@T, eggship@E', 'attack eggship', 'base@B', 'CX-ATK-3, CX-FLY-3'],
  [
    'past a detector',
    'A: chameleon. B: +tower iron_man@E, mad_man@S',
    'attack chameleon',
    'base@B',
    'CX-ATK-3, CX-KW-6',
  ],
  ['invisible', 'A: iron_man. B: T1 backstabber', 'attack iron_man', 'backstabber', 'CX-KW-5'],
  ['unattackable', 'A: tenderfoot. B: tiny_basilisk@L, iron_man', 'attack tenderfoot', 'tiny_basilisk', 'CX-KW-8'],
  ['without HP', 'A: iron_man. B: T1 bloodburn', 'attack iron_man', 'bloodburn', 'CX-ATK-5'],
  ['an ongoing spell', 'A: iron_man. B: T1 harmony, river L1', 'attack iron_man', 'harmony', 'CX-ATK-5'],
  [
    'unseen',
    'A: g2 jaina L1 hand[fire_dart]. B: backstabber, mad_man, tiger_cub',
    'play fire_dart, mode 1',
    'backstabber',
    'CX-KW-9',
  ],
  [
    'untargetable',
    'A: g2 jaina L1 hand[fire_dart]. B: potent_basilisk, mad_man, tiger_cub',
    'play fire_dart, mode 1',
    'potent_basilisk',
    'CX-KW-9',
  ],
  [
    'without gold for resist',
    'A: g2 jaina L1 hand[fire_dart]. B: tiger_cub@K, mad_man, older_brother',
    'play fire_dart, mode 1',
    'tiger_cub',
    'CX-KW-10',
  ],
  [
    'ignoring a flagbearer',
    'A: g4 jaina L1 hand[flame_arrow]. B: granfalloon_flagbearer, spectral_flagbearer, eggship',
    'play flame_arrow',
    'eggship',
    'CX-KW-11',
  ],
  [
    'the same thing twice',
    'A: g3 jaina L1 hand[ember_sparks]. B: tiger_cub@E, mad_man@S',
    'play ember_sparks, base@A',
    'base@A',
    'CX-TGT-3',
  ],
  ['too few choices', 'A: g3 jaina L1 hand[ember_sparks]. B: tiger_cub@E', 'play ember_sparks', 'done', 'CX-EFF-2'],
  ['exhausted patroller', 'A: iron_man!. B: w5', 'end', 'iron_man', 'CX-PATROL-1'],
  ['one thing in two slots', 'A: iron_man. B: w5', 'end, iron_man', 'iron_man', 'CX-PATROL-1'],
  [
    'what was just taken over',
    'A: g6 troq L8 hand[final_smash]. B: harvest_reaper',
    'play final_smash',
    'attack harvest_reaper',
    'CX-CTRL-1',
  ],
  ['patrolling with what cannot', 'A: land_octopus. B: w5', 'end', 'land_octopus', 'CX-KW-31'],
  ['patrolling building', 'A: rickety_mine. B: w5', 'end', 'rickety_mine', 'CX-KW-31'],
];

const TECH_ROWS: readonly (readonly [attempt: string, workers: number, first: string, tried: string, rule: string])[] =
  [
    ['fewer than two tech cards', 9, '', 'stop', 'CX-CODEX-3'],
    ['one tech card', 9, 'tech spark', 'stop', 'CX-CODEX-3'],
    ['tech card that is gone', 9, 'tech spark', 'tech spark', 'CX-CODEX-1'],
    ['tech card of another pile', 10, '', 'tech wither', 'CX-CODEX-1'],
  ];

for (const [attempt, workers, first, tried, rule] of TECH_ROWS) {
  it(`${attempt}: ${rule}`, () => {
    const line = `A: w${workers} codex[spark, bloom, charge] disc[wither]. B: w5`;
    const closed = at(line, { tech_choice_time: 'own_turn_end' })
      .play('end')
      .play('empty', 'empty', 'empty', 'empty', 'empty');
    const board = closed.on('tech').play(...(first ? [first] : []));
    expect(board.why(tried)).toEqual([rule]);
  });
}

it('another patroller before the squad leader: CX-PATROL-4', () => {
  const board = at('A: iron_man. B: tiger_cub@L, older_brother@S');
  expect(board.barred('iron_man', 'older_brother')).toBe('CX-PATROL-4');
  // Only the leader is open, so it is attacked without a question.
  expect(board.play('attack iron_man').has('tiger_cub')).toBe(false);
});

it('whatever is tried on the turn of the other: CX-TURN-4', () => {
  const board = at('A: w5. B: g9 mad_man hand[tenderfoot]');
  for (const tried of ['end', 'play tenderfoot', 'attack mad_man', 'addon tower'])
    expect(board.whyFor('B', tried)).toEqual(['CX-TURN-4']);
});

it('a boost without the gold, and of what is put into play, is not offered at all: CX-COST-2, CX-PLAY-6', () => {
  expect(at('A: g5 T1 T2(anarchy) hand[marauder]. B: w5').play('play marauder').kind).toBe('main');
  expect(at('A: g6 T1 T2(anarchy) hand[marauder]. B: w5').play('play marauder').kind).toBe('boost');
  const put = at('A: g9 sanatorium hand[marauder]. B: w5').play('use sanatorium 0', 'hand marauder');
  expect([put.kind, put.side('A').gold]).toEqual(['main', 8]);
});

it('nobody gets none of a damage that is divided: CX-EFF-2', () => {
  const board = at('A: g3 jaina L1 hand[ember_sparks]. B: tiger_cub@E, iron_man@S').play(
    'play ember_sparks',
    'tiger_cub',
    'iron_man',
  );
  const after = ['tiger_cub', 'iron_man'].map((name) => board.play(name));
  expect(after.map((one) => [one.has('tiger_cub') ? 1 : 2, one.thing('iron_man').damage])).toEqual([
    [2, 1],
    [1, 2],
  ]);
});

it('no card of the hand is kept: CX-DRAW-1', () => {
  const closed = at('A: hand[spark, bloom, wither]. B: w5')
    .play('end')
    .play('empty', 'empty', 'empty', 'empty', 'empty');
  // Discarded without a question; what is drawn next is chance.
  expect(closed.side('A').hand).toEqual([]);
  expect(Object.keys(closed.outcomes).sort()).toEqual(['bloom', 'spark', 'wither']);
});

for (const [attempt, line, first, tried, rules, change] of ROWS) {
  it(`${attempt}: ${rules}`, () => {
    const texts = first.split(', ').filter(Boolean);
    const board = at(line, {}, change).play(...texts);
    expect([...board.why(tried)].sort()).toEqual(rules.split(', '));
  });
}
