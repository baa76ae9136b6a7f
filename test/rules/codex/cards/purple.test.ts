import { expect, it } from 'vitest';
import { at } from '../table';
import { after, bought, cast, defendersOf, finale, minor } from './support';

it('Neo Plexus: trades with its like, survives 1 damage', () => {
  expect(bought('neo_plexus', 2).why('attack neo_plexus')).toEqual(['CX-PLAY-2']);
  expect(after('neo_plexus', 'tiger_cub')).toEqual(['dead', 'dead']);
  expect(after('neo_plexus', 'mad_man')).toEqual([1, 'dead']);
});

it('Nullcraft: flies at once; spells that buff or debuff cannot target it', () => {
  const board = bought('nullcraft', 2, '', { theirs: 'iron_man@L' });
  expect(board.stats('nullcraft')).toBe('1/1');
  expect(board.play('attack nullcraft', 'base@B').hp('base@B')).toBe(19);
  const wither = at('A: g2 troq L1, nullcraft hand[wither]. B: nullcraft, mad_man').play('play wither');
  expect([wither.why('nullcraft@A'), wither.why('nullcraft@B')]).toEqual([['CX-KW-9'], ['CX-KW-9']]);
  // A burn may, and so may abilities.
  const dart = at('A: g2 jaina L1 hand[fire_dart]. B: nullcraft, mad_man').play(
    'play fire_dart',
    'mode 1',
    'nullcraft',
  );
  expect(dart.has('nullcraft')).toBe(false);
  const sensei = at('A: aged_sensei, nullcraft. B: w5').play('use aged_sensei 0', 'nullcraft');
  expect(sensei.stats('nullcraft')).toBe('2/1');
});

it('Forgotten Fighter: returns a patrolling unit of tech 0 or I with 2 ATK at most', () => {
  const theirs = 'tiger_cub@L, iron_man@E, young_treant@S, leaping_lizard@T, bluecoat_musketeer';
  const aim = minor('forgotten_fighter', 2, 'prynn L1', { theirs });
  expect(aim.short).toEqual(['tiger_cub', 'young_treant']);
  const gone = aim.play('tiger_cub');
  expect([gone.side('B').hand, gone.side('B').discard]).toEqual([['tiger_cub'], []]);
  // The elite's ATK counts.
  expect(at('A: g2 prynn L1 hand[forgotten_fighter]. B: tiger_cub@E').why('play forgotten_fighter')).toEqual([
    'CX-SPELL-8',
  ]);
});

it('Battle Suits: Soldiers and Mystics of its side that are no tokens have +1 ATK', () => {
  bought('battle_suits', 2);
  const board = at('A: battle_suits, neo_plexus, calypso_vystari, mad_man, soldier. B: neo_plexus');
  expect(['neo_plexus@A', 'calypso', 'mad_man', 'soldier', 'neo_plexus@B'].map((name) => board.stats(name))).toEqual([
    '3/2',
    '3/2',
    '1/1',
    '1/1',
    '2/2',
  ]);
});

it('Undo: returns a unit of tech 0 to II to its owner, which is no death', () => {
  const aim = cast(
    'undo',
    3,
    'prynn L1',
    { mine: 'tiger_cub', theirs: 'harvest_reaper@S, tyrannosaurus_rex, river L1 g0' },
    'max_geiger L1',
  );
  expect(aim.short).toEqual(['tiger_cub', 'harvest_reaper']);
  const gone = aim.play('harvest_reaper');
  expect([gone.side('B').hand, gone.side('B').gold]).toEqual([['harvest_reaper'], 0]);
  expect(aim.play('tiger_cub').side('A').hand).toEqual(['tiger_cub']);
  // A token is gone for good.
  const token = at('A: g3 prynn L1 hand[undo]. B: skeleton').play('play undo');
  expect([token.has('skeleton'), token.side('B').hand]).toEqual([false, []]);
});

it('Origin Story: sends a hero home without a death: levels lost, no bounty, no cooldown', () => {
  const aim = cast('origin_story', 3, 'prynn L1', { theirs: 'zane L4-1, iron_man' }, 'max_geiger L1');
  expect(aim.short).toEqual(['prynn_pasternaak', 'captain_zane']);
  const home = aim.play('captain_zane');
  expect([home.has('captain_zane'), home.thing('prynn').level]).toEqual([false, 1]);
  expect(home.side('B').command).toContainEqual({ hero: 'captain_zane', cooldown: 0 });
  const back = at('A: g3 prynn L1 hand[origin_story]. B: g9 zane L4-1')
    .play('play origin_story', 'captain_zane')
    .pass();
  expect(back.play('summon captain_zane').thing('captain_zane')).toMatchObject({ level: 1, damage: 0 });
});

it('Rewind: returns all units of tech 0 to II, and waits for no turn', () => {
  const line = { mine: 'tiger_cub', theirs: 'iron_man, harvest_reaper, skeleton, tyrannosaurus_rex, river L1' };
  const done = cast('rewind', 4, 'prynn L7*', line, 'max_geiger L1');
  expect(done.side('A').hand).toEqual(['tiger_cub']);
  expect(done.side('B').hand).toEqual(['iron_man', 'harvest_reaper']);
  expect([done.has('skeleton'), done.has('tyrannosaurus_rex'), done.has('river')]).toEqual([false, true, true]);
  expect(at('A: g4 prynn L6 hand[rewind]. B: tiger_cub').why('play rewind')).toEqual(['CX-SPELL-5']);
});

it('Stewardess of the Undone: may return a tech 0 unit as she arrives', () => {
  const asked = bought('stewardess_of_the_undone', 3, 'T1', {
    mine: 'mad_man',
    theirs: 'tiger_cub, iron_man, river L1',
  });
  expect([asked.stats('stewardess'), asked.kind]).toEqual(['2/3', 'may']);
  const aim = asked.play('yes');
  expect(aim.short).toEqual(['mad_man', 'tiger_cub']);
  expect(aim.play('tiger_cub').side('B').hand).toEqual(['tiger_cub']);
  expect(asked.play('no').has('tiger_cub')).toBe(true);
  expect(bought('stewardess_of_the_undone', 3, 'T1', { theirs: 'iron_man' }).kind).toBe('main');
});

it('Argonaut: attacks once a turn without being exhausted', () => {
  expect(bought('argonaut', 3, 'T1').why('attack argonaut')).toEqual(['CX-PLAY-2']);
  const attack = at('A: argonaut. B: iron_man').play('attack argonaut', 'iron_man');
  expect([
    attack.thing('argonaut').exhausted,
    attack.thing('argonaut').damage,
    attack.thing('iron_man').damage,
  ]).toEqual([false, 3, 3]);
  expect(attack.why('attack argonaut')).toEqual(['CX-KW-19']);
  expect(attack.play('end').short).toContain('argonaut');
  expect(after('argonaut', 'harvest_reaper')).toEqual(['dead', 3]);
});

it('Now!: a unit or hero has haste for the turn', () => {
  const aim = cast('now', 1, 'max_geiger L1*', { mine: 'tiger_cub*, iron_man*', theirs: 'mad_man*' });
  expect(aim.short).toEqual(['max_geiger', 'tiger_cub', 'iron_man', 'mad_man']);
  const hurried = aim.play('tiger_cub');
  expect([hurried.why('attack tiger_cub'), hurried.why('attack iron_man')]).toEqual([[], ['CX-PLAY-2']]);
  expect(aim.play('max_geiger').why('attack max_geiger')).toEqual([]);
});

it('Research & Development: draws five cards, with one reshuffle at most', () => {
  const done = finale('research_development', 2, 'max_geiger L5', {
    mine: 'draw[spark, bloom] disc[wither, wither, wither, wither]',
  });
  expect(done.on('main').side('A').hand).toEqual(['bloom', 'spark', 'wither', 'wither', 'wither']);
  const short = at('A: g2 max_geiger L5 hand[research_development] draw[spark] disc[bloom]. B: w5')
    .play('play research_development')
    .on('main');
  expect(short.side('A').hand).toEqual(['bloom', 'spark']);
});

it('Hyperion: attacks at once, and draws for each attack', () => {
  const board = bought('hyperion', 5, 'T1 T2(present)', { mine: 'draw[spark]' });
  expect([board.stats('hyperion'), board.side('A').hand]).toEqual(['4/5', []]);
  const attack = board.play('attack hyperion');
  expect([attack.side('A').hand, attack.hp('base@B')]).toEqual([['spark'], 16]);
  expect(at('A: iron_man. B: hyperion draw[spark]').play('attack iron_man', 'hyperion').side('B').hand).toEqual([]);
});

it('Warp Gate Disciple: exhausts with 1 gold for a unit of tech I or II from the codex', () => {
  expect(bought('warp_gate_disciple', 4, 'T1 T2(present)').why('use warp_gate_disciple 0')).toContain('CX-PLAY-2');
  const line = (gold: number) =>
    `A: g${gold} warp_gate_disciple codex[tiger_cub, iron_man, gigadon, trojan_duck, spark]. B: w5`;
  const aim = at(line(1)).play('use warp_gate_disciple 0');
  expect([...aim.short].sort()).toEqual(['codex gigadon', 'codex iron_man']);
  const put = aim.play('codex gigadon');
  expect([put.thing('gigadon').fatigue, put.side('A').gold, put.side('A').codex]).toEqual([
    true,
    0,
    expect.not.arrayContaining(['gigadon']),
  ]);
  expect(at(line(0)).why('use warp_gate_disciple 0')).toEqual(['CX-COST-2']);
  expect(at('A: g1 warp_gate_disciple codex[tiger_cub]. B: w5').why('use warp_gate_disciple 0')).toEqual(['CX-ABIL-7']);
});

it('Xenostalker: unstoppable; 1 damage to up to four ground patrollers as it attacks', () => {
  expect(bought('xenostalker', 4, 'T1 T2(future)').stats('xenostalker')).toBe('3/6');
  const theirs = 'iron_man@L, mad_man@E, eggship@S, river L1@T, tiger_cub@K, older_brother';
  const aim = at(`A: g9 xenostalker. B: ${theirs}`).play('attack xenostalker', 'base@B');
  expect(aim.short).toEqual(['iron_man', 'mad_man', 'river_montoya', 'tiger_cub', 'done']);
  const hit = aim.play('iron_man', 'mad_man', 'river_montoya', 'tiger_cub');
  expect([hit.thing('iron_man').armor, hit.has('mad_man'), hit.thing('river').damage, hit.hp('base@B')]).toEqual([
    0,
    false,
    1,
    17,
  ]);
  expect(aim.play('done').has('mad_man')).toBe(true);
  // A detector does not help.
  expect(defendersOf('xenostalker', '+tower iron_man@L')).toEqual(['base', 'tower', 'iron_man']);
});

it('Assimilate: takes an upgrade, ongoing spell or building card for good', () => {
  const theirs = 'bloodburn, rickety_mine, harmony, river L1 iron_man T1';
  const aim = cast('assimilate', 3, 'vir L1', { theirs });
  expect(aim.short).toEqual(['bloodburn', 'rickety_mine', 'harmony']);
  const mine = aim.play('rickety_mine');
  expect(mine.thing('rickety_mine')).toMatchObject({ controller: 'A', owner: 'B', fatigue: true });
  expect(mine.pass().thing('rickety_mine').controller).toBe('A');
  // Channeling without its hero on the new side is discarded, to its owner.
  const song = aim.play('harmony');
  expect([song.has('harmony'), song.side('B').discard]).toEqual([false, ['harmony']]);
});

it('Unphase: a unit or hero is invisible until its next upkeep', () => {
  const aim = cast('unphase', 2, 'vir L1', { mine: 'iron_man, rickety_mine', theirs: 'huntress@L, huntress' });
  expect(aim.short).toEqual(['vir_garbarean', 'iron_man', 'huntress', 'huntress']);
  const hidden = aim.play('iron_man');
  expect(hidden.play('attack iron_man').short).toContain('base');
  const theirs = hidden.pass();
  expect(theirs.play('attack huntress').why('iron_man')).toEqual(['CX-KW-5']);
  const again = theirs.play('end', 'huntress', 'empty', 'empty', 'empty', 'empty').on('main');
  expect(again.play('attack iron_man').kind).toBe('main');
});

it('Void Star: flies with overpower; once a turn +4 ATK for 4 gold until its next upkeep', () => {
  const use = 'use void_star 0';
  const fresh = bought('void_star', 5, 'T1 T2(future)');
  expect([fresh.stats('void_star'), fresh.why(use)]).toEqual(['5/4', ['CX-COST-2']]);
  const charged = at('A: g9 void_star. B: eggship@T').play(use);
  expect([charged.stats('void_star'), charged.side('A').gold, charged.why(use)]).toEqual(['9/4', 5, ['CX-ABIL-3']]);
  // 3 of 9 kill the flier, the rest hits the base.
  expect(charged.play('attack void_star').hp('base@B')).toBe(14);
  expect([charged.pass().stats('void_star'), charged.pass().pass().stats('void_star')]).toEqual(['9/4', '5/4']);
});

it('Nebula: other units of its side are invisible; once a turn it destroys a unit, from the first on; resists 3', () => {
  const line = { mine: 'iron_man', theirs: 'harvest_reaper, tyrannosaurus_rex, river L1' };
  const board = bought('nebula', 7, 'T1 T2(future) T3', line);
  expect(board.stats('nebula')).toBe('7/6');
  const aim = board.play('use nebula 1');
  expect(aim.short).toEqual(['iron_man', 'harvest_reaper']);
  const done = aim.play('harvest_reaper');
  expect([done.has('harvest_reaper'), done.why('use nebula 1')]).toEqual([false, ['CX-ABIL-3']]);
  const attack = at('A: eggship. B: T1 nebula, iron_man, river L1').play('attack eggship');
  expect(attack.short).toEqual(['base', 'tech_i_building', 'nebula', 'river_montoya']);
  expect(attack.why('iron_man')).toEqual(['CX-KW-5']);
  const resist = (gold: number) =>
    at(`A: g${gold} jaina L1, mad_man, tiger_cub hand[fire_dart]. B: nebula`).play('play fire_dart', 'mode 1');
  expect(resist(4).why('nebula')).toEqual(['CX-KW-10']);
  expect(resist(5).play('nebula').thing('nebula').damage).toBe(3);
});
