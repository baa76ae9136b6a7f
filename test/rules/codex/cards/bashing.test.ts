import { expect, it } from 'vitest';
import { at } from '../table';
import { after, bought, cast, defendersOf, finale } from './support';

it('Iron Man: survives 3 damage, not 6', () => {
  expect(bought('iron_man', 3, 'T1').why('attack iron_man')).toEqual(['CX-PLAY-2']);
  expect(after('iron_man', 'huntress')).toEqual([3, 'dead']);
  expect(after('iron_man', 'harvest_reaper')).toEqual(['dead', 3]);
});

it('Regular-sized Rhinoceros: survives 5 damage, not 6', () => {
  bought('regularsized_rhinoceros', 4, 'T1 T2(bashing)');
  expect(after('regularsized_rhinoceros', 'barkcoat_bear')).toEqual([5, 'dead']);
  expect(after('regularsized_rhinoceros', 'harvest_reaper')).toEqual(['dead', 'dead']);
});

it('Revolver Ocelot: hits a neighbour of the patroller it attacks, and nobody else', () => {
  expect(bought('revolver_ocelot', 2, 'T1').stats('revolver_ocelot')).toBe('3/3');
  const shot = at('A: revolver_ocelot. B: tiger_cub@L, timely_messenger@E, mad_man@S').play('attack revolver_ocelot');
  expect([shot.has('tiger_cub'), shot.has('timely_messenger'), shot.has('mad_man')]).toEqual([false, false, true]);
  const behind = at('A: revolver_ocelot. B: tiger_cub, mad_man').play('attack revolver_ocelot', 'tiger_cub');
  expect(behind.has('mad_man')).toBe(true);
  // It shoots on the attack only.
  expect(after('tiger_cub', 'revolver_ocelot@L')).toEqual(['dead', 1]);
});

it('Eggship: flies over the ground and is out of its reach', () => {
  expect(bought('eggship', 4, 'T1 T2(bashing)').stats('eggship')).toBe('4/3');
  expect(defendersOf('eggship', 'iron_man@L')).toEqual(['base', 'iron_man']);
  expect(after('eggship', 'iron_man')).toEqual([0, 'dead']);
  expect(at('A: iron_man. B: T1 eggship').play('attack iron_man').why('eggship')).toEqual(['CX-FLY-4']);
});

it('Harvest Reaper: what a patroller does not take hits something else', () => {
  expect(bought('harvest_reaper', 5, 'T1 T2(bashing)').stats('harvest_reaper')).toBe('6/5');
  // 1 armor and 2 HP leave 3.
  const excess = at('A: harvest_reaper. B: tenderfoot@L, iron_man').play('attack harvest_reaper');
  expect(excess.short).toEqual(['base', 'iron_man']);
  expect(excess.play('base@B').hp('base@B')).toBe(17);
  expect(after('harvest_reaper', 'tenderfoot')).toEqual([1, 'dead']);
  expect(at('A: harvest_reaper. B: tenderfoot').play('attack harvest_reaper', 'tenderfoot').hp('base@B')).toBe(20);
});

it('Wrecking Ball: deals 2 to a building of any kind and to nothing else', () => {
  const aim = cast('wrecking_ball', 0, 'troq L1', { theirs: 'T1 +tower rickety_mine iron_man@L, river L1 bloodburn' });
  expect(aim.short).toEqual(['base', 'base', 'tech_i_building', 'tower', 'rickety_mine']);
  const hit = (name: string) => aim.play(name).thing(name).damage;
  expect(['base@B', 'tech_i_building', 'tower', 'rickety_mine'].map(hit)).toEqual([2, 2, 2, 2]);
});

it('The Boot: destroys a unit of tech 0 or I, which dies', () => {
  const aim = cast('the_boot', 3, 'troq L1', { theirs: 'g0 iron_man@S, mad_man, eggship, river L1' });
  expect(aim.short).toEqual(['iron_man', 'mad_man']);
  const dead = aim.play('iron_man');
  // Destroyed is dead: the scavenger pays.
  expect([dead.side('B').discard, dead.side('B').gold]).toEqual([['iron_man'], 1]);
  expect(at('A: g3 troq L1 hand[the_boot]. B: eggship').why('play the_boot')).toEqual(['CX-SPELL-8']);
});

it('Intimidate: takes 4 ATK of a unit or hero for the turn, never below 0', () => {
  const aim = cast('intimidate', 1, 'troq L1', { theirs: 'harvest_reaper, huntress, river L1' });
  expect(aim.short).toEqual(['troq_bashar', 'harvest_reaper', 'huntress', 'river_montoya']);
  expect(aim.play('harvest_reaper').stats('harvest_reaper')).toBe('2/5');
  expect(aim.play('huntress').stats('huntress')).toBe('0/3');
  expect(aim.play('river_montoya').stats('river')).toBe('0/3');
  expect(aim.play('huntress').pass().stats('huntress')).toBe('3/3');
});

it('Hired Stomper: deals 3 to a unit as it arrives, to itself if there is no other', () => {
  const aim = bought('hired_stomper', 4, 'T1 T2(bashing)', { theirs: 'iron_man, river L1' });
  expect(aim.short).toEqual(['iron_man', 'hired_stomper']);
  expect(aim.play('iron_man').thing('iron_man').damage).toBe(3);
  const alone = bought('hired_stomper', 4, 'T1 T2(bashing)', { theirs: 'river L1' });
  expect([alone.has('hired_stomper'), alone.thing('river').damage]).toEqual([false, 0]);
  expect(alone.side('A').discard).toEqual(['hired_stomper']);
});

it('Sneaky Pig: sneaks on the turn it arrives only', () => {
  const board = bought('sneaky_pig', 3, 'T1 T2(bashing)', { theirs: 'iron_man@L' });
  expect(board.stats('sneaky_pig')).toBe('3/3');
  expect(board.play('attack sneaky_pig').short).toEqual(['base', 'iron_man']);
  const later = at('A: sneaky_pig. B: iron_man@L').play('attack sneaky_pig');
  expect(later.has('sneaky_pig')).toBe(false);
  const seen = at('A: g3 T1 T2(bashing) hand[sneaky_pig]. B: +tower iron_man@E, mad_man@S').play('play sneaky_pig');
  expect(seen.play('attack sneaky_pig').why('base@B')).toContain('CX-KW-6');
});

it('Trojan Duck: 4 damage to a building as it arrives and attacks, and two units obliterated', () => {
  const arrived = bought('trojan_duck', 7, 'T1 T2(bashing) T3', { theirs: 'T1 mad_man' });
  expect(arrived.stats('trojan_duck')).toBe('8/9');
  expect(arrived.short).not.toContain('mad_man');
  expect(arrived.play('base@B').hp('base@B')).toBe(16);
  // The lowest two go, Eggship of tech II stays; both hits on the base make 12.
  const attack = at('A: trojan_duck. B: tenderfoot@L, iron_man@E, eggship base13').play('attack trojan_duck', 'base@B');
  expect([attack.has('tenderfoot'), attack.has('iron_man'), attack.has('eggship')]).toEqual([false, false, true]);
  expect(attack.hp('base@B')).toBe(1);
  // Obliterate names no target: neither resistance nor being untargetable helps.
  const unmarked = at('A: trojan_duck. B: brick_thief, potent_basilisk').play('attack trojan_duck', 'base@B', 'base@B');
  expect([unmarked.has('brick_thief'), unmarked.has('potent_basilisk')]).toEqual([false, false]);
});

it('Final Smash: destroys tech 0, returns tech I and takes tech II, each as far as it can', () => {
  const done = finale('final_smash', 6, 'troq L8', { mine: 'tenderfoot', theirs: 'iron_man@L, harvest_reaper@E' });
  // The only tech 0 unit is one's own.
  expect([done.has('tenderfoot'), done.side('B').hand]).toEqual([false, ['iron_man']]);
  expect(done.thing('harvest_reaper')).toMatchObject({ controller: 'A', owner: 'B', fatigue: true, slot: null });
  expect(done.pass().thing('harvest_reaper').controller).toBe('A');
  const own = finale('final_smash', 6, 'troq L8', { mine: 'harvest_reaper' });
  expect(own.thing('harvest_reaper')).toMatchObject({ controller: 'A', fatigue: false });
  // Part by part: the flagbearer is met once.
  const theirs = 'granfalloon_flagbearer, tenderfoot, spectral_flagbearer, iron_man';
  const second = finale('final_smash', 6, 'troq L8', { theirs });
  expect(second.has('granfalloon_flagbearer')).toBe(false);
  expect(second.short).toEqual(['spectral_flagbearer', 'iron_man']);
});
