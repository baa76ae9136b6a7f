import { expect, it } from 'vitest';
import { at, rule } from './table';

const ready = { stage: 'ready' } as const;
const closed = (line: string) => at(line).pass();

rule('CX-ZONE-3', () => {
  const gone = at('A: g3 zane L1 hand[detonate]. B: w5').play('play detonate', 'worker B');
  expect(gone.side('A').trashed).toEqual(['detonate']);
});
rule('CX-ZONE-4', () => {
  const dead = at('A: g4 drakk L1 hand[kidnapping]. B: harvest_reaper@L, oversized_rhinoceros@E').play(
    'play kidnapping',
    'harvest_reaper',
  );
  expect(dead.play('attack harvest_reaper').side('B').discard).toEqual(['harvest_reaper']);
});
rule('CX-ZONE-5', () => {
  const line = 'A: g12 T1 prynn L1, argagarg L1, iron_man+r-2! hand[undo, spirit_of_the_panda]. B: w5';
  const worn = at(line).play('play spirit_of_the_panda');
  expect([worn.stats('iron_man'), worn.thing('iron_man').damage]).toEqual(['6/7', 2]);
  const back = worn.play('play undo', 'play iron_man');
  const [old, fresh] = [worn.thing('iron_man'), back.thing('iron_man')];
  expect(fresh).toMatchObject({ damage: 0, runes: {}, exhausted: false, fatigue: true, slot: null });
  expect([fresh.id === old.id, back.stats('iron_man')]).toEqual([false, '3/4']);
  expect(back.side('A').discard).toEqual(['spirit_of_the_panda', 'undo']);
  // A hero as well: it died at level 3, hurt.
  const hero = at('A: iron_man. B: g9 zane L3-1')
    .play('attack iron_man', 'captain_zane')
    .pass()
    .pass()
    .pass()
    .pass()
    .pass();
  const risen = hero.play('summon captain_zane').thing('captain_zane');
  expect(risen).toMatchObject({ level: 1, damage: 0, fatigue: true });
});
rule('CX-ZONE-7', () => {
  const full = Array.from({ length: 63 }, () => 'mad_man').join(', ');
  const board = at(`A: g9 argagarg L4, ${full} hand[tenderfoot] (troq) T1 T2(bashing). B: w5`);
  expect(board.why('play tenderfoot')).toEqual(['CX-ZONE-7']);
  expect(board.why('summon troq_bashar')).toEqual(['CX-ZONE-7']);
  expect(board.play('level argagarg_garg').has('water_elemental')).toBe(false);
});
rule('CX-TURN-3', () => {
  const bomber = at('A: iron_man. B: crash_bomber@L base20').play('attack iron_man');
  expect([bomber.hp('base@A'), bomber.hp('base@B')]).toEqual([19, 20]);
});
rule('CX-EFF-1', () => {
  const board = at('A: g6 troq L8 hand[final_smash]. B: iron_man@L').play('play final_smash');
  expect(board.kind).toBe('main');
});
rule('CX-EFF-2', () => {
  const board = at('A: g3 jaina L1 hand[ember_sparks]. B: tiger_cub@E, mad_man@S').play('play ember_sparks');
  expect(board.why('done')).toEqual(['CX-EFF-2']);
});
rule('CX-EFF-3', () => {
  const board = at('A: g6 troq L8, tenderfoot hand[final_smash]. B: iron_man@L, harvest_reaper@E').play(
    'play final_smash',
  );
  expect([board.has('tenderfoot'), board.side('B').hand]).toEqual([false, ['iron_man']]);
});
rule('CX-EFF-4', () => {
  const board = at('A: g3 midori L1, tiger_cub hand[circle_of_life] codex[gigadon]. B: w5').play('play circle_of_life');
  expect([board.has('tiger_cub'), board.has('gigadon')]).toEqual([false, false]);
});
rule('CX-EFF-5', () => {
  const board = at('A: g2 harmony, river L1 hand[bloom]. B: w5').play('play bloom');
  expect([board.thing('river').runes.plus, board.stats('dancer')]).toEqual([1, '0/1']);
});
rule('CX-EFF-6', () => {
  // A second legendary is discarded instead of arriving: nobody sees it arrive.
  const line = (first: string) =>
    at(`A: g1 T1 ${first} blooming_ancient hand[galina_glimmer]. B: w5`).play('play galina_glimmer');
  expect([line('').stats('blooming_ancient'), line('galina_glimmer,').stats('blooming_ancient')]).toEqual([
    '3/5',
    '2/4',
  ]);
});
rule('CX-EFF-7', () => {
  const board = at('A: g1 troq L1 hand[intimidate]. B: huntress').play('play intimidate', 'huntress');
  expect([board.stats('huntress'), board.pass().stats('huntress')]).toEqual(['0/3', '3/3']);
});
rule('CX-EFF-8', () => {
  const board = at('A: g9 argagarg L5, iron_man hand[stampede, tenderfoot]. B: w5').play(
    'play stampede',
    'play tenderfoot',
  );
  expect(board.stats('iron_man')).toBe('6/4');
  expect(board.stats('tenderfoot')).toBe('4/2');
});
rule('CX-EFF-9', () => {
  const done = at('A: g2 zane L1, mad_man hand[chaos_mirror]. B: oversized_rhinoceros').play(
    'play chaos_mirror',
    'mad_man',
  );
  expect([done.stats('mad_man'), done.stats('oversized_rhinoceros')]).toEqual(['7/1', '1/8']);
});
it('transforming takes away what was granted before, also by what grants on (6.3, `transform`)', () => {
  const aimed = at(
    'A: g9 argagarg L1, jaina L1 hand[polymorph_squirrel, fire_dart]. B: moss_ancient, squirrel, mad_man, tiger_cub+r',
  )
    .play('play polymorph_squirrel', 'tiger_cub')
    .play('play fire_dart', 'mode 1');
  // Moss Ancient hides the squirrel that always was one, not the one that became one after it.
  expect(aimed.short).toContain('tiger_cub');
  expect(aimed.short).not.toContain('squirrel');
});
rule('CX-EFF-10', () => {
  const board = at('A: g1 zane L1, bombaster hand[pillage]. B: g1 base20').play('play pillage', 'base@B');
  expect([board.side('A').gold, board.side('B').gold]).toEqual([1, 0]);
});
rule('CX-EFF-11', () => {
  const board = at('A: rickety_mine. B: w5').play('use rickety_mine 0');
  expect(board.outcomes).toEqual({ heads: 1, tails: 1 });
});
rule('CX-EFF-12', () => {
  expect(at('A: midori L5, tiger_cub, nautical_dog. B: w5').stats('tiger_cub')).toBe('3/3');
  expect(at('A: midori L5, tiger_cub, nautical_dog. B: w5').stats('nautical_dog')).toBe('2/1');
});
rule('CX-TGT-1', () => {
  const ball = at('A: troq L1 hand[wrecking_ball]. B: T1 granfalloon_flagbearer').play('play wrecking_ball');
  expect(ball.short).toContain('tech_i_building');
});
rule('CX-TGT-2', () => {
  const aim = at('A: g3 jaina L1 hand[fire_dart]. B: tiger_cub@L, mad_man, older_brother').play(
    'play fire_dart',
    'mode 1',
  );
  expect(aim.short).toContain('mad_man');
});
rule('CX-TGT-3', () => {
  const board = at('A: g3 jaina L1 hand[ember_sparks]. B: tiger_cub@E, mad_man@S').play('play ember_sparks', 'base@A');
  expect(board.why('base@A')).toEqual(['CX-TGT-3']);
});
rule('CX-TGT-4', () => {
  const board = at('A: g1 troq L1 hand[spark]. B: spectral_tiger@L').play('play spark');
  expect(board.has('spectral_tiger')).toBe(false);
});
rule('CX-TGT-5', () => {
  const board = at('A: trojan_duck. B: T1 tenderfoot@L, iron_man@E, eggship').play('attack trojan_duck', 'base@B');
  expect([board.has('tenderfoot'), board.has('iron_man'), board.has('eggship')]).toEqual([false, false, true]);
});
rule('CX-CTRL-1', () => {
  const board = at('A: g6 troq L8, tenderfoot hand[final_smash]. B: iron_man@L, harvest_reaper@E').play(
    'play final_smash',
  );
  expect(board.why('attack harvest_reaper')).toEqual(['CX-CTRL-1']);
});
rule('CX-CTRL-2', () => {
  const board = at('A: g4 drakk L1 hand[kidnapping]. B: harvest_reaper-1@L').play('play kidnapping');
  expect(board.thing('harvest_reaper')).toMatchObject({ controller: 'A', damage: 1, slot: null });
  // Runes and attachments as well, to and fro.
  const line = 'A: g8 drakk L1, argagarg L1 hand[kidnapping, spirit_of_the_panda]. B: iron_man+r-1@L';
  const taken = at(line).play('play spirit_of_the_panda').play('play kidnapping');
  const back = taken.pass();
  for (const now of [taken, back]) {
    expect(now.stats('iron_man')).toBe('6/7');
    expect(now.thing('iron_man')).toMatchObject({ damage: 1, slot: null });
  }
  expect([taken.thing('iron_man').controller, back.thing('iron_man').controller]).toEqual(['A', 'B']);
});
rule('CX-CTRL-3', () => {
  const board = at('A: g4 drakk L1 hand[kidnapping]. B: harvest_reaper@L').play('play kidnapping').pass();
  expect(board.thing('harvest_reaper').controller).toBe('B');
});
rule('CX-TOKEN-1', () => {
  const board = at('A: g5 zane L1 hand[surprise_attack]. B: base20').play('play surprise_attack');
  expect(board.all('shark')).toHaveLength(2);
});
rule('CX-TOKEN-2', () => {
  const twice = at('A: g10 zane L1 hand[surprise_attack, surprise_attack]. B: base20');
  const sharks = twice.play('play surprise_attack', 'play surprise_attack');
  expect(sharks.all('shark')).toHaveLength(4);
  // A card that says three makes three.
  const spells = 'hand[intimidate, intimidate, intimidate, intimidate]';
  const dancers = ['', '', '', ''].reduce(
    (now) => now.play('play intimidate', 'iron_man'),
    at(`A: g4 harmony, river L1, troq L1 ${spells}. B: iron_man`),
  );
  expect(dancers.all('dancer')).toHaveLength(3);
});
rule('CX-TOKEN-3', () => {
  const board = closed('A: g5 zane L1, shark. B: base20');
  expect([board.has('shark'), board.side('A').discard]).toEqual([false, []]);
});
rule('CX-TOKEN-4', () => {
  const board = at('A: river L5, harmony, dancer, dancer. B: iron_man@L base4').play('use harmony 1');
  expect(board.all('angry_dancer')).toHaveLength(2);
});
rule('CX-RUNE-1', () => {
  const both = at('A: g2 troq L1 hand[wither]. B: tiger_cub+r').play('play wither', 'tiger_cub');
  expect([both.stats('tiger_cub'), both.thing('tiger_cub').runes]).toEqual(['2/2', { plus: 0, minus: 0 }]);
});
rule('CX-RUNE-2', () => {
  const board = at('A: mad_man, bloodburn. B: tenderfoot-1').play('attack mad_man', 'tenderfoot');
  expect(board.thing('bloodburn').runes.blood).toBe(2);
});
rule('CX-LEG-1', () => {
  const board = at('A: g1 galina_glimmer hand[galina_glimmer] T1. B: w5').play('play galina_glimmer');
  expect([board.all('galina_glimmer').length, board.side('A').discard]).toEqual([1, ['galina_glimmer']]);
});
rule('CX-KW-1', () => {
  expect(at('A: timely_messenger*, tenderfoot*. B: w5').why('attack timely_messenger')).toEqual([]);
  expect(at('A: timely_messenger*, tenderfoot*. B: w5').why('attack tenderfoot')).toEqual(['CX-PLAY-2']);
});
rule('CX-KW-2', () => {
  expect(at('A: eggship. B: mad_man@L base20').play('attack eggship', 'base@B').hp('base@B')).toBe(16);
});
rule('CX-KW-3', () => {
  // What it had is gone: Iron Man reaches the flier that flies no more, and haste given before does not help.
  const line = 'A: g9 argagarg L1, zane L1, iron_man, timely_messenger* hand[polymorph_squirrel, charge]. B: eggship';
  const grounded = at(line).play('play polymorph_squirrel', 'eggship');
  expect(grounded.play('attack iron_man').short).toEqual(['base', 'eggship']);
  const before = at(line).play('play charge', 'timely_messenger', 'play polymorph_squirrel', 'timely_messenger');
  expect(before.why('attack timely_messenger')).toEqual(['CX-PLAY-2']);
  // What it gets later counts.
  const later = at(line).play('play polymorph_squirrel', 'timely_messenger', 'play charge', 'timely_messenger');
  expect(later.why('attack timely_messenger')).toEqual([]);
});
rule('CX-KW-4', () => {
  const board = at('A: chameleon. B: iron_man@L base3').play('attack chameleon');
  expect(board.short).toEqual(['base', 'iron_man']);
  expect(board.play('iron_man').has('chameleon')).toBe(false);
});
rule('CX-KW-5', () => {
  const board = at('A: iron_man. B: T1 backstabber').play('attack iron_man');
  expect(board.why('backstabber')).toEqual(['CX-KW-5']);
});
rule('CX-KW-6', () => {
  const board = at('A: chameleon. B: +tower iron_man@E, mad_man@S').play('attack chameleon');
  expect([...board.why('base@B')].sort()).toEqual(['CX-ATK-3', 'CX-KW-6']);
});
rule('CX-KW-7', () => {
  expect(at('A: tiny_basilisk. B: tenderfoot@L base1').play('attack tiny_basilisk', 'base@B').result).toBe('A');
});
rule('CX-KW-8', () => {
  const board = at('A: tenderfoot. B: tiny_basilisk@L, iron_man').play('attack tenderfoot');
  expect(board.why('tiny_basilisk')).toEqual(['CX-KW-8']);
});
const dart = (gold: number) =>
  at(`A: g${gold} jaina L1 hand[fire_dart]. B: tiger_cub@K, potent_basilisk, mad_man, older_brother`).play(
    'play fire_dart',
    'mode 1',
  );
rule('CX-KW-9', () => {
  expect(dart(2).why('potent_basilisk')).toEqual(['CX-KW-9']);
});
rule('CX-KW-10', () => {
  expect(dart(2).why('tiger_cub')).toEqual(['CX-KW-10']);
  expect(dart(3).play('tiger_cub').side('A').gold).toBe(0);
});
rule('CX-KW-11', () => {
  const aim = at('A: g4 jaina L1 hand[flame_arrow]. B: granfalloon_flagbearer, spectral_flagbearer, eggship').play(
    'play flame_arrow',
  );
  expect(aim.short).toEqual(['granfalloon_flagbearer', 'spectral_flagbearer']);
  expect(aim.why('eggship')).toEqual(['CX-KW-11']);
});
rule('CX-KW-12', () => {
  const behind = at('A: harvest_reaper. B: tenderfoot@L, cloud_sprite@T, mad_man base20').play('attack harvest_reaper');
  expect(behind.short).toEqual(['base', 'mad_man']);
});
rule('CX-KW-13', () => {
  const board = at('A: revolver_ocelot. B: tiger_cub@L, timely_messenger@E, mad_man@S').play('attack revolver_ocelot');
  expect([board.has('timely_messenger'), board.has('mad_man')]).toEqual([false, true]);
});
rule('CX-KW-14', () => {
  const board = at('A: blademaster. B: fruit_ninja').play('attack blademaster', 'fruit_ninja');
  expect(board.thing('blademaster').damage).toBe(0);
});
rule('CX-KW-15', () => {
  const line = 'A: doubleshot_archer. B: iron_man@E base3';
  expect(at(line).play('attack doubleshot_archer').thing('doubleshot_archer').damage).toBe(0);
});
rule('CX-KW-16', () => {
  const board = at('A: tiny_basilisk. B: oversized_rhinoceros@L').play('attack tiny_basilisk');
  expect(board.has('oversized_rhinoceros')).toBe(false);
});
rule('CX-KW-17', () => {
  const board = at('A: g2 calamandra L1, iron_man hand[ferocity]. B: oversized_rhinoceros@L').play(
    'play ferocity',
    'attack iron_man',
  );
  expect(board.thing('oversized_rhinoceros')).toMatchObject({ damage: 3, armor: 1 });
});
rule('CX-KW-18', () => {
  const board = at('A: fruit_ninja. B: fruit_ninja');
  expect([board.stats('fruit_ninja@A'), board.stats('fruit_ninja@B')]).toEqual(['3/2', '2/2']);
});
rule('CX-KW-19', () => {
  const board = at('A: argonaut. B: base20').play('attack argonaut');
  expect(board.why('attack argonaut')).toEqual(['CX-KW-19']);
});
rule('CX-KW-20', () => {
  const board = at('A: trojan_duck. B: T1 tenderfoot@L, iron_man@E').play('attack trojan_duck', 'base@B');
  expect([board.has('tenderfoot'), board.has('iron_man')]).toEqual([false, false]);
});
rule('CX-KW-21', () => {
  const board = at('A: helpful_turtle, iron_man-2 w5. B: w5', {}, (table) => ({ ...table, ...ready })).on('main');
  expect(board.thing('iron_man').damage).toBe(1);
});
rule('CX-KW-22', () => {
  expect(closed('A: shark. B: base20').has('shark')).toBe(false);
});
rule('CX-KW-25', () => {
  const worker = at('A: g6 T1 T2(anarchy) hand[marauder]. B: w5').play('play marauder', 'boost', 'worker B');
  expect(worker.side('B').workers).toBe(4);
});
rule('CX-KW-26', () => {
  const lost = at('A: behind_the_ferns, calamandra L1, tiger_cub. B: iron_man').play(
    'attack calamandra_moss',
    'iron_man',
  );
  expect(lost.has('behind_the_ferns')).toBe(false);
});
rule('CX-KW-30', () => {
  expect(at('A: gemscout_owl. B: w5').why('attack gemscout_owl')).toEqual(['CX-KW-30']);
});
rule('CX-KW-31', () => {
  const board = at('A: rickety_mine, land_octopus. B: w5').play('end');
  expect(board.why('rickety_mine')).toEqual(['CX-KW-31']);
  expect(board.why('land_octopus')).toEqual(['CX-KW-31']);
});
rule('CX-KW-33', () => {
  expect(at('A: g9 bigby L4 hand[judgment_day]. B: tiger_cub').why('play judgment_day')).toEqual(['CX-SPELL-5']);
});
rule('CX-KW-35', () => {
  const board = at('A: g9 w9 T1 hand[iron_man]. B: w5', {}, (table) => ({
    ...table,
    things: table.things.map((one) => (one.card === 'tech_i_building' ? { ...one, disabled: true } : one)),
  }));
  expect(board.why('play iron_man')).toEqual(['CX-KW-35']);
  expect(board.why('build 2')).toEqual(['CX-TECH-5']);
});
