import { expect, it } from 'vitest';
import { at } from '../table';
import { after, bought, cast, dawn, defendersOf, finale, minor } from './support';

it('Deteriorate: -1/-1 to a unit for the turn, which kills through armor', () => {
  const aim = minor('deteriorate', 0, 'garth L1', { mine: 'iron_man', theirs: 'mad_man@L, river L1' });
  expect(aim.short).toEqual(['iron_man', 'mad_man']);
  expect(aim.play('mad_man').has('mad_man')).toBe(false);
  const smaller = aim.play('iron_man');
  expect([smaller.stats('iron_man'), smaller.pass().stats('iron_man')]).toEqual(['2/3', '3/4']);
});

it('Summon Skeletons: two 1/1 Skeletons', () => {
  const done = minor('summon_skeletons', 3, 'garth L1');
  expect([done.all('skeleton').length, done.stats('skeleton')]).toEqual([2, '1/1']);
  expect(done.why('attack skeleton')).toEqual(['CX-PLAY-2']);
});

it('Skeleton Javelineer: throws its one javelin to strike from afar for a turn', () => {
  expect(bought('skeleton_javelineer', 1).thing('skeleton_javelineer').runes.javelin).toBe(1);
  const board = at('A: skeleton_javelineer+javelin. B: iron_man');
  const thrown = board.play('use skeleton_javelineer 1');
  expect(thrown.why('use skeleton_javelineer 1')).toEqual(['CX-ABIL-6']);
  const far = thrown.play('attack skeleton_javelineer', 'iron_man');
  expect([far.has('skeleton_javelineer'), far.thing('iron_man').damage]).toEqual([true, 1]);
  expect(board.play('attack skeleton_javelineer', 'iron_man').has('skeleton_javelineer')).toBe(false);
  const later = thrown.pass().pass().play('attack skeleton_javelineer', 'iron_man');
  expect(later.has('skeleton_javelineer')).toBe(false);
});

it('Jandra, the Negator: dying in a fight takes the units of her side that are no Demons along; overpower', () => {
  expect(bought('jandra_the_negator', 3).stats('jandra')).toBe('3/3');
  const fought = at('A: jandra_the_negator, mad_man, banefire_golem, river L1. B: harvest_reaper, mad_man').play(
    'attack jandra_the_negator',
    'harvest_reaper',
  );
  expect(['jandra', 'mad_man@A', 'banefire_golem', 'river', 'mad_man@B'].map((name) => fought.has(name))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
  // Any other death does not.
  const burnt = at('A: g3 troq L1, jandra_the_negator, mad_man hand[the_boot]. B: w5').play(
    'play the_boot',
    'jandra_the_negator',
  );
  expect([burnt.has('jandra'), burnt.has('mad_man')]).toEqual([false, true]);
  expect(at('A: jandra_the_negator. B: mad_man@S').play('attack jandra_the_negator').hp('base@B')).toBe(18);
  const second = at('A: g3 jandra_the_negator hand[jandra_the_negator]. B: w5').play('play jandra_the_negator');
  expect([second.all('jandra').length, second.side('A').discard]).toEqual([1, ['jandra_the_negator']]);
});

it('Skeletal Archery: Skeletons of its side shoot from afar and at fliers', () => {
  bought('skeletal_archery', 2);
  const shot = at('A: skeletal_archery, skeleton, mad_man. B: iron_man, eggship').play('attack skeleton', 'iron_man');
  expect(shot.has('skeleton')).toBe(true);
  expect(defendersOf('skeleton, skeletal_archery', 'eggship')).toEqual(['base', 'eggship']);
  expect(at('A: mad_man, skeletal_archery. B: T1 eggship').play('attack mad_man').why('eggship')).toEqual(['CX-FLY-4']);
  expect(after('skeleton', 'iron_man')).toEqual(['dead', 1]);
  expect(at('A: skeleton. B: iron_man, skeletal_archery').play('attack skeleton', 'iron_man').has('skeleton')).toBe(
    false,
  );
});

it('Wight: passes patrollers to attack a hero, and kills heroes it touches', () => {
  expect(bought('wight', 4, 'T1 T2(necromancy)').stats('wight')).toBe('4/4');
  expect(defendersOf('wight', 'iron_man@E, mad_man@S, river L1 T1')).toEqual(['iron_man', 'mad_man', 'river_montoya']);
  expect(at('A: wight. B: troq L8').play('attack wight', 'troq_bashar').has('troq')).toBe(false);
  expect(after('wight', 'harvest_reaper')).toEqual(['dead', 4]);
});

it("Lich's Bargain: a worker and 4 HP of its base for a Skeleton, a Zombie and a Horror", () => {
  const done = cast('lichs_bargain', 2, 'garth L1', { mine: 'w5' });
  expect([done.side('A').workers, done.hp('base@A'), done.side('B').workers]).toEqual([4, 16, 5]);
  expect(['skeleton', 'zombie', 'horror'].map((name) => done.stats(name))).toEqual(['1/1', '2/2', '3/3']);
  expect(at('A: g2 garth L1 w0 hand[lichs_bargain]. B: w5').why('play lichs_bargain')).toEqual(['CX-SPELL-8']);
  // The base falls first.
  const over = at('A: g2 base4 garth L1 w5 hand[lichs_bargain]. B: w5').play('play lichs_bargain');
  expect([over.result, over.has('skeleton')]).toEqual(['B', false]);
});

it('Doom Grasp: a unit of its own for a unit of tech 0 to II or a hero', () => {
  const line = { mine: 'mad_man', theirs: 'harvest_reaper, tyrannosaurus_rex, river L1' };
  const aim = cast('doom_grasp', 4, 'garth L1', line);
  expect([aim.has('mad_man'), aim.short]).toEqual([false, ['garth_torken', 'harvest_reaper', 'river_montoya']]);
  expect(aim.play('harvest_reaper').has('harvest_reaper')).toBe(false);
  expect(aim.play('river_montoya').side('B').command).toContainEqual({ hero: 'river_montoya', cooldown: 2 });
  // Without a unit to sacrifice nothing happens.
  const none = at('A: g4 garth L1 hand[doom_grasp]. B: harvest_reaper');
  expect(none.short).not.toContain('play doom_grasp');
  expect(none.why('play doom_grasp')).toEqual(['CX-SPELL-8']);
});

it('Bone Collector: a Skeleton for each attack', () => {
  expect(bought('bone_collector', 2, 'T1').stats('bone_collector')).toBe('3/3');
  const attack = at('A: bone_collector. B: w5').play('attack bone_collector');
  expect([attack.all('skeleton').length, attack.hp('base@B')]).toEqual([1, 17]);
  expect(at('A: iron_man. B: bone_collector').play('attack iron_man', 'bone_collector').has('skeleton')).toBe(false);
});

it('Corpse Catapult: a rune for each unit of its side that dies, two for 6 damage to a building', () => {
  expect(bought('corpse_catapult', 3, 'T1 T2(necromancy)').stats('corpse_catapult')).toBe('1/4');
  const dead = at('A: corpse_catapult, mad_man, skeleton. B: iron_man, timely_messenger').play(
    'attack mad_man',
    'timely_messenger',
  );
  // The other side's dead do not count, tokens do.
  expect(dead.thing('corpse_catapult').runes.corpse).toBe(1);
  const two = dead.play('attack skeleton', 'iron_man');
  expect(two.thing('corpse_catapult').runes.corpse).toBe(2);
  const shot = two.play('use corpse_catapult 1', 'base@B');
  expect([
    shot.hp('base@B'),
    shot.thing('corpse_catapult').exhausted,
    shot.thing('corpse_catapult').runes.corpse,
  ]).toEqual([14, true, 0]);
  expect(dead.why('use corpse_catapult 1')).toEqual(['CX-ABIL-6']);
  expect(at('A: corpse_catapult+corpse+corpse*. B: w5').why('use corpse_catapult 1')).toEqual(['CX-PLAY-2']);
  const aim = at('A: corpse_catapult+corpse+corpse. B: mad_man T1').play('use corpse_catapult 1');
  expect(aim.short).toEqual(['base', 'base', 'tech_i_building']);
});

it('Necromancer: a Skeleton for each other unit of its side that dies, tokens aside; shoots from afar', () => {
  expect(bought('necromancer', 4, 'T1 T2(necromancy)').stats('necromancer')).toBe('3/3');
  const board = at('A: necromancer, mad_man, skeleton. B: iron_man, huntress');
  expect(board.play('attack mad_man', 'iron_man').all('skeleton')).toHaveLength(2);
  expect(board.play('attack skeleton', 'iron_man').all('skeleton')).toHaveLength(0);
  expect(board.play('attack necromancer', 'huntress').thing('necromancer').damage).toBe(0);
  expect(at('A: necromancer, iron_man. B: mad_man').play('attack iron_man', 'mad_man').has('skeleton')).toBe(false);
  expect(at('A: iron_man. B: necromancer').play('attack iron_man', 'necromancer').has('skeleton')).toBe(false);
});

it('Lord of Shadows: black units of its side are invisible, itself included', () => {
  expect(bought('lord_of_shadows', 7, 'T1 T2(necromancy) T3').stats('lord_of_shadows')).toBe('8/7');
  const attack = at('A: iron_man. B: T1 lord_of_shadows, gorgon, mad_man').play('attack iron_man');
  expect(attack.short).toEqual(['base', 'tech_i_building', 'mad_man']);
  expect([attack.why('lord_of_shadows'), attack.why('gorgon')]).toEqual([['CX-KW-5'], ['CX-KW-5']]);
  expect(defendersOf('gorgon, lord_of_shadows', 'iron_man@L')).toContain('base');
  expect(at('A: mad_man, lord_of_shadows. B: iron_man@L').play('attack mad_man').has('mad_man')).toBe(false);
});

it('Skeletal Lord: Skeletons get +1/+1; five of them, fresh ones too, bring a unit of the hand', () => {
  expect(bought('skeletal_lord', 3, 'T1 T2(necromancy)', { mine: 'skeleton, mad_man' }).stats('skeleton')).toBe('2/2');
  const five = 'skeleton*, skeleton*, skeleton, skeleton, skeleton';
  const aim = at(`A: g0 skeletal_lord*, ${five} hand[gigadon, trojan_duck, spark]. B: w5`).play('use skeletal_lord 1');
  expect(aim.short).toEqual(['hand gigadon', 'hand trojan_duck']);
  const put = aim.play('hand gigadon');
  expect([put.thing('gigadon').fatigue, put.all('skeleton').map(({ exhausted }) => exhausted)]).toEqual([
    true,
    Array(5).fill(true),
  ]);
  expect(
    at(`A: skeletal_lord, skeleton!, skeleton, skeleton, skeleton, skeleton hand[gigadon]. B: w5`).why(
      'use skeletal_lord 1',
    ),
  ).toEqual(['CX-ABIL-6']);
  expect(at(`A: skeletal_lord, ${five} hand[spark]. B: w5`).why('use skeletal_lord 1')).toEqual(['CX-ABIL-7']);
  expect(at('A: skeletal_lord, mad_man. B: skeleton').stats('skeleton')).toBe('1/1');
});

it('Sickness: a -1/-1 rune on up to two units or heroes', () => {
  const aim = cast('sickness', 2, 'orpal L1', { theirs: 'mad_man@L, iron_man, river L1 rickety_mine' });
  expect(aim.short).toEqual(['orpal_gloor', 'mad_man', 'iron_man', 'river_montoya', 'done']);
  const two = aim.play('mad_man', 'iron_man');
  expect([two.has('mad_man'), two.stats('iron_man'), two.kind]).toEqual([false, '2/3', 'main']);
  expect(aim.play('river_montoya').pass().stats('river')).toBe('1/2');
  expect(aim.play('done').stats('iron_man')).toBe('3/4');
});

it('Spreading Plague: destroys units of tech 0 to II and heroes that carry a -1/-1 rune', () => {
  const theirs = 'iron_man-r, harvest_reaper-r, tyrannosaurus_rex-r, mad_man, river L1-r, troq L1';
  const done = cast('spreading_plague', 4, 'orpal L1', { mine: 'tiger_cub-r', theirs });
  expect(done.table.things.map(({ card }) => card)).toEqual([
    'base',
    'orpal_gloor',
    'base',
    'tyrannosaurus_rex',
    'mad_man',
    'troq_bashar',
  ]);
  expect(done.side('B').command).toContainEqual({ hero: 'river_montoya', cooldown: 2 });
});

it('Death and Decay: -3/-3 to units and heroes of the other side, 3 damage to each of its buildings', () => {
  const theirs = 'iron_man@L, huntress, harvest_reaper, river L1, troq L8 T1 rickety_mine';
  const done = finale('death_and_decay', 8, 'orpal L6', { mine: 'mad_man', theirs });
  expect([done.has('huntress'), done.has('river'), done.stats('iron_man')]).toEqual([false, false, '0/1']);
  expect([done.stats('harvest_reaper'), done.stats('troq'), done.stats('mad_man')]).toEqual(['3/2', '1/2', '1/1']);
  expect([
    done.hp('base@B'),
    done.thing('tech_i_building').damage,
    done.has('rickety_mine'),
    done.hp('base@A'),
  ]).toEqual([17, 3, false, 20]);
  const over = done.pass();
  expect([over.stats('iron_man'), over.thing('tech_i_building').damage]).toEqual(['3/4', 3]);
});

it('Gorgon: kills what it touches, and draws when it dies', () => {
  expect(bought('gorgon', 3, 'T1 T2(disease)').stats('gorgon')).toBe('2/4');
  const fought = at('A: gorgon draw[spark]. B: harvest_reaper').play('attack gorgon', 'harvest_reaper');
  expect([fought.has('harvest_reaper'), fought.side('A').hand]).toEqual([false, ['spark']]);
  const lives = at('A: gorgon draw[spark]. B: iron_man').play('attack gorgon', 'iron_man');
  expect([lives.has('gorgon'), lives.side('A').hand]).toEqual([true, []]);
  // On the other player's turn as well.
  expect(at('A: harvest_reaper. B: gorgon draw[spark]').play('attack harvest_reaper', 'gorgon').side('B').hand).toEqual(
    ['spark'],
  );
});

it('Cursed Ghoul: a -1/-1 rune on a unit as it arrives; units with such runes do not stop it', () => {
  const aim = bought('cursed_ghoul', 4, 'T1 T2(disease)', { theirs: 'iron_man, river L1' });
  expect([aim.stats('cursed_ghoul'), aim.short]).toEqual(['4/5', ['iron_man', 'cursed_ghoul']]);
  expect(aim.play('iron_man').stats('iron_man')).toBe('2/3');
  // It must, and alone takes it itself.
  expect(bought('cursed_ghoul', 4, 'T1 T2(disease)').stats('cursed_ghoul')).toBe('3/4');
  expect(defendersOf('cursed_ghoul', 'iron_man-r@L')).toEqual(['base', 'iron_man']);
  expect(defendersOf('cursed_ghoul', 'iron_man-r@E, huntress@S, tiger_cub@T')).toEqual(['huntress', 'tiger_cub']);
});

it('Abomination: -1/-1 to every other unit on both sides, for each copy', () => {
  const board = bought('abomination', 6, 'T1 T2(disease)', { mine: 'iron_man, river L1', theirs: 'huntress, mad_man' });
  expect([board.stats('abomination'), board.stats('iron_man'), board.stats('huntress'), board.stats('river')]).toEqual([
    '6/6',
    '2/3',
    '2/2',
    '2/3',
  ]);
  expect([board.has('mad_man'), board.side('B').discard]).toEqual([false, ['mad_man']]);
  const two = at('A: abomination. B: abomination, iron_man');
  expect([two.stats('abomination@A'), two.stats('abomination@B'), two.stats('iron_man')]).toEqual([
    '5/5',
    '5/5',
    '1/2',
  ]);
});

it('Dark Pact: 2 damage to a base, and two cards for its player', () => {
  const aim = cast('dark_pact', 0, 'vandy L1', { mine: 'draw9', theirs: 'draw[spark, bloom, wither]' });
  expect(aim.short).toEqual(['base', 'base']);
  const own = aim.play('base@A');
  expect([own.hp('base@A'), own.side('A').hand.length]).toEqual([18, 2]);
  const theirs = aim.play('base@B');
  expect([theirs.hp('base@B'), theirs.side('B').hand, theirs.side('A').hand]).toEqual([18, ['bloom', 'spark'], []]);
});

it('Banefire Golem: each upkeep a unit of its side for 1 damage to everything of the other side', () => {
  expect(bought('banefire_golem', 6, 'T1 T2(demonology)').stats('banefire_golem')).toBe('7/7');
  const aim = dawn('A: banefire_golem, mad_man w5. B: iron_man, tenderfoot, river L1 T1 rickety_mine').play(
    'banefire_golem.0',
  );
  expect(aim.short).toEqual(['banefire_golem', 'mad_man']);
  const done = aim.play('mad_man').on('main');
  expect(
    ['iron_man', 'tenderfoot', 'river', 'tech_i_building', 'rickety_mine', 'base@B'].map(
      (name) => done.thing(name).damage,
    ),
  ).toEqual([1, 1, 1, 1, 1, 1]);
  expect([done.hp('base@A'), done.thing('banefire_golem').damage]).toEqual([20, 0]);
  // Alone it has to go itself.
  const alone = dawn('A: banefire_golem. B: w5').on('main');
  expect([alone.has('banefire_golem'), alone.hp('base@B')]).toEqual([false, 19]);
});

it('Terras Q, the Shackled: 15/15, bound as long as one of its own Warlocks is there', () => {
  const board = bought('terras_q_the_shackled', 6, 'T1 T2(demonology)');
  expect([board.stats('terras_q'), board.all('warlock@B').length]).toEqual(['15/15', 4]);
  expect(board.play('end').why('terras_q_the_shackled')).toEqual(['CX-KW-31']);
  const later = board.pass().pass();
  expect(later.why('attack terras_q_the_shackled')).toEqual(['CX-KW-30']);
  // Other Warlocks do not bind it; it obliterates two and resists 3.
  const free = at('A: terras_q_the_shackled. B: warlock, mad_man@L, tenderfoot')
    .play('attack terras_q_the_shackled')
    .on('main');
  expect(free.all('').filter(({ controller }) => controller === 'B').length).toBe(2);
  const dart = at('A: g4 jaina L1 hand[fire_dart]. B: terras_q_the_shackled, mad_man, tiger_cub').play(
    'play fire_dart',
    'mode 1',
  );
  expect(dart.why('terras_q_the_shackled')).toEqual(['CX-KW-10']);
  const rid = at('A: g9 T1 T2(demonology) river L1 hand[terras_q_the_shackled, discord]. B: w5')
    .play('play terras_q_the_shackled', 'play discord')
    .play('end');
  expect(rid.short).toContain('terras_q_the_shackled');
});
