import { expect, it } from 'vitest';
import { at } from '../table';
import { after, bought, cast, dawn, defendersOf, finale, minor } from './support';

it('Savior Monk: heals each of its units and heroes by 1', () => {
  expect(bought('savior_monk', 2).stats('savior_monk')).toBe('2/2');
  const board = dawn('A: savior_monk-1, iron_man-2, troq L1-2 rickety_mine-1. B: iron_man-2').on('main');
  const damage = ['savior_monk', 'iron_man@A', 'troq', 'rickety_mine', 'iron_man@B'];
  expect(damage.map((name) => board.thing(name).damage)).toEqual([0, 1, 1, 1, 2]);
  // Healing of several adds up.
  expect(dawn('A: savior_monk, helpful_turtle, iron_man-3. B: w5').on('main').thing('iron_man').damage).toBe(1);
});

it('Fox Viper: hits a neighbour of the patroller it attacks', () => {
  expect(bought('fox_viper', 2).stats('fox_viper')).toBe('2/1');
  const shot = at('A: fox_viper. B: tiger_cub@L, mad_man@E').play('attack fox_viper');
  expect([shot.thing('tiger_cub').damage, shot.has('mad_man'), shot.has('fox_viper')]).toEqual([1, false, false]);
  expect(at('A: fox_viper. B: tiger_cub, mad_man').play('attack fox_viper', 'tiger_cub').has('mad_man')).toBe(true);
});

it('Morningstar Flagbearer: must be chosen by spells of the other side', () => {
  expect(bought('morningstar_flagbearer', 3).stats('morningstar_flagbearer')).toBe('2/2');
  const boot = at('A: g3 troq L1 hand[the_boot]. B: morningstar_flagbearer, mad_man').play('play the_boot');
  expect([boot.has('morningstar_flagbearer'), boot.has('mad_man')]).toEqual([false, true]);
  const own = at('A: g3 troq L1, morningstar_flagbearer hand[the_boot]. B: mad_man').play('play the_boot');
  expect(own.short).toEqual(['morningstar_flagbearer', 'mad_man']);
});

it('Fox Primus: strikes for 3 on its own turn, fliers too', () => {
  expect(bought('fox_primus', 3).stats('fox_primus')).toBe('3/2');
  expect(after('fox_primus', 'eggship')).toEqual(['dead', 'dead']);
  expect(defendersOf('fox_primus', 'eggship@L')).toEqual(['base', 'eggship']);
  expect(after('iron_man', 'fox_primus')).toEqual([2, 'dead']);
  const flown = at('A: eggship. B: fox_primus@S').play('attack eggship', 'base@B');
  expect([flown.thing('eggship').damage, flown.hp('base@B')]).toEqual([2, 16]);
});

it("Sensei's Advice: +1 ATK and 1 armor to up to two of its units for the turn", () => {
  const aim = minor('senseis_advice', 1, 'garus L1', { mine: 'mad_man, iron_man', theirs: 'mad_man' });
  expect(aim.short).toEqual(['mad_man', 'iron_man', 'done']);
  const two = aim.play('mad_man', 'iron_man');
  expect([two.stats('mad_man@A'), two.thing('mad_man@A').armor, two.stats('iron_man')]).toEqual(['2/1', 1, '4/4']);
  expect(two.play('attack mad_man', 'mad_man@B').has('mad_man@A')).toBe(true);
  expect(two.pass().stats('iron_man')).toBe('3/4');
  expect(aim.play('done').stats('mad_man@A')).toBe('1/1');
});

it('Aged Sensei: exhausts for +1 ATK and 1 armor to one of its own for the turn', () => {
  expect(bought('aged_sensei', 1).why('use aged_sensei 0')).toEqual(['CX-PLAY-2']);
  const aim = at('A: aged_sensei, iron_man, river L1. B: mad_man').play('use aged_sensei 0');
  expect(aim.short).toEqual(['aged_sensei', 'iron_man', 'river_montoya']);
  const taught = aim.play('iron_man');
  expect([taught.stats('iron_man'), taught.thing('iron_man').armor, taught.thing('aged_sensei').exhausted]).toEqual([
    '4/4',
    1,
    true,
  ]);
  expect(taught.pass().stats('iron_man')).toBe('3/4');
});

it('Safe Attacking: units of tech 0 and I have a fresh point of armor for each attack', () => {
  bought('safe_attacking', 1);
  const attack = at('A: safe_attacking, iron_man. B: mad_man@T').play('attack iron_man');
  expect(attack.thing('iron_man')).toMatchObject({ damage: 0, armor: 0 });
  const damage = (attacker: string) => {
    const name = /^\w+/.exec(attacker)![0];
    return at(`A: safe_attacking, ${attacker}. B: tiger_cub`).play(`attack ${name}`, 'tiger_cub').thing(name).damage;
  };
  expect([damage('iron_man'), damage('harvest_reaper'), damage('river_montoya L1')]).toEqual([1, 2, 2]);
  // Not on defence, and not for the other side.
  expect(
    at('A: mad_man. B: safe_attacking, iron_man').play('attack mad_man', 'iron_man').thing('iron_man').damage,
  ).toBe(1);
  expect(
    at('A: iron_man. B: safe_attacking, mad_man').play('attack iron_man', 'mad_man').thing('iron_man').damage,
  ).toBe(1);
});

it('Grappling Hook: moves a patroller to an empty slot, over others if need be', () => {
  const aim = minor('grappling_hook', 0, 'garus L1', { theirs: 'iron_man@L, mad_man@E, river L1@S, tiger_cub' });
  expect(aim.short).toEqual(['iron_man', 'mad_man', 'river_montoya']);
  const slots = aim.play('iron_man');
  expect(slots.short).toEqual(['technician', 'lookout']);
  const moved = slots.play('lookout');
  expect([moved.thing('iron_man').slot, moved.thing('mad_man').slot]).toEqual(['lookout', 'elite']);
});

it('Vigor Adept: strikes for 6 on its own turn, and is ready for patrol afterwards', () => {
  expect(bought('vigor_adept', 4, 'T1 T2(discipline)').stats('vigor_adept')).toBe('6/5');
  const attack = at('A: vigor_adept. B: iron_man').play('attack vigor_adept', 'base@B');
  expect([attack.hp('base@B'), attack.thing('vigor_adept').exhausted]).toEqual([14, false]);
  expect(attack.why('attack vigor_adept')).toEqual(['CX-KW-19']);
  expect(attack.play('end').short).toContain('vigor_adept');
  expect(at('A: w5. B: vigor_adept').stats('vigor_adept')).toBe('5/5');
});

it('Sparring Partner: exhausts for a rune on one of its own without any; ready again for 2, then it cannot attack', () => {
  expect(bought('sparring_partner', 1, 'T1').why('use sparring_partner 0')).toEqual(['CX-PLAY-2']);
  const aim = at('A: g2 sparring_partner, iron_man, tiger_cub+r, river L1. B: mad_man').play('use sparring_partner 0');
  expect(aim.short).toEqual(['sparring_partner', 'iron_man', 'river_montoya']);
  const once = aim.play('iron_man');
  expect([once.stats('iron_man'), once.why('use sparring_partner 0')]).toEqual(['4/5', ['CX-ABIL-5']]);
  const ready = once.play('use sparring_partner 1');
  expect([ready.side('A').gold, ready.thing('sparring_partner').exhausted]).toEqual([0, false]);
  expect(ready.why('attack sparring_partner')).toEqual(['CX-KW-30']);
  expect(ready.play('use sparring_partner 0', 'river_montoya').stats('river')).toBe('3/4');
  expect(once.play('use sparring_partner 1').pass().pass().why('attack sparring_partner')).toEqual([]);
});

it('Young Lightning Dragon: flies; +1 ATK for the turn for each gold, three times', () => {
  const use = 'use young_lightning_dragon 0';
  const fresh = bought('young_lightning_dragon', 3, 'T1 T2(discipline)');
  expect([fresh.stats('young_lightning_dragon'), fresh.why(use)]).toEqual(['3/3', ['CX-COST-2']]);
  const three = at('A: g4 young_lightning_dragon. B: iron_man@L').play(use, use, use);
  expect([three.stats('young_lightning_dragon'), three.side('A').gold]).toEqual(['6/3', 1]);
  expect(three.why(use)).toEqual(['CX-ABIL-3']);
  expect(three.play('attack young_lightning_dragon', 'base@B').hp('base@B')).toBe(14);
  expect(three.pass().stats('young_lightning_dragon')).toBe('3/3');
});

it('Mind-Parry Monk: nothing of its side can be targeted by the other side', () => {
  expect(bought('mindparry_monk', 5, 'T1 T2(discipline)').stats('mindparry_monk')).toBe('5/4');
  const arrow = at('A: g4 jaina L1, tiger_cub hand[flame_arrow]. B: mindparry_monk, iron_man, river L1').play(
    'play flame_arrow',
    'mode 1',
  );
  expect(arrow.short).toEqual(['jaina_stormborne', 'tiger_cub']);
  expect(['mindparry_monk', 'iron_man', 'river_montoya'].map((name) => arrow.why(name))).toEqual(
    Array(3).fill(['CX-KW-9']),
  );
  // Its own player may, and buildings are open.
  const own = at('A: g2 troq L1, mindparry_monk, iron_man hand[bloom]. B: w5').play('play bloom');
  expect(own.short).toEqual(['troq_bashar', 'mindparry_monk', 'iron_man']);
  const ball = at('A: troq L1 hand[wrecking_ball]. B: mindparry_monk').play('play wrecking_ball', 'base@B');
  expect(ball.hp('base@B')).toBe(18);
});

it('Fuzz Cuddles: heals each of its units and heroes by 2', () => {
  expect(bought('fuzz_cuddles', 2, 'T1').stats('fuzz_cuddles')).toBe('2/3');
  const board = dawn('A: fuzz_cuddles-1, iron_man-3, troq L1-2. B: iron_man-3').on('main');
  expect(['fuzz_cuddles', 'iron_man@A', 'troq', 'iron_man@B'].map((name) => board.thing(name).damage)).toEqual([
    0, 1, 0, 3,
  ]);
});

it('Flying Fox: flies past the ground and dies of 1 damage', () => {
  expect(bought('flying_fox', 2, 'T1 T2(ninjutsu)').stats('flying_fox')).toBe('3/1');
  expect(at('A: flying_fox. B: iron_man@L').play('attack flying_fox', 'base@B').hp('base@B')).toBe(17);
  expect(after('flying_fox', 'iron_man')).toEqual([0, 3]);
  expect(after('flying_fox', 'leaping_lizard')).toEqual(['dead', 3]);
  expect(after('flying_fox', 'cloud_sprite')).toEqual(['dead', 'dead']);
});

it('Glorious Ninja: attacks at once and strikes first', () => {
  const board = bought('glorious_ninja', 5, 'T1 T2(ninjutsu)', { theirs: 'iron_man@L' });
  expect(board.stats('glorious_ninja')).toBe('4/3');
  const fought = board.play('attack glorious_ninja');
  expect([fought.thing('iron_man'), fought.has('glorious_ninja')]).toEqual([
    expect.objectContaining({ damage: 3 }),
    false,
  ]);
  expect(after('glorious_ninja', 'iron_man')).toEqual([0, 'dead']);
  expect(after('iron_man', 'glorious_ninja')).toEqual(['dead', 0]);
});

it('Porcupine: kills what it touches, survives 5 damage', () => {
  expect(bought('porcupine', 3, 'T1 T2(ninjutsu)').stats('porcupine')).toBe('2/6');
  expect(after('porcupine', 'barkcoat_bear')).toEqual([5, 'dead']);
  expect(after('tyrannosaurus_rex', 'porcupine')).toEqual(['dead', 'dead']);
  expect(at('A: porcupine. B: troq L8').play('attack porcupine', 'troq_bashar').has('troq')).toBe(false);
});

it('Speed of the Fox: the Ninjutsu hero gets +1 ATK, haste, readiness and armor piercing for the turn', () => {
  const fast = cast('speed_of_the_fox', 2, 'setsuki L1*', { mine: 'mad_man', theirs: 'iron_man@L' });
  const fought = fast.play('attack setsuki_hiruki');
  const { hp, atk } = { hp: fought.thing('iron_man'), atk: Number(fast.stats('setsuki').split('/')[0]) };
  // All of it gets through the leader's armor.
  expect(hp).toMatchObject({ damage: atk, armor: 1 });
  const base = at('A: g2 setsuki L1* hand[speed_of_the_fox]. B: w5').play(
    'play speed_of_the_fox',
    'attack setsuki_hiruki',
  );
  expect([base.thing('setsuki').exhausted, base.why('attack setsuki_hiruki')]).toEqual([false, ['CX-KW-19']]);
  expect(at('A: g9 garus L1, river L1 hand[speed_of_the_fox]. B: w5').why('play speed_of_the_fox')).toContain(
    'CX-SPELL-1',
  );
});

it('Shuriken Hail: 1 damage to every patroller of both sides', () => {
  const theirs = 'iron_man@L, mad_man@E, river L1@S, eggship@T, tiger_cub';
  const done = cast('shuriken_hail', 1, 'setsuki L1', { theirs });
  expect(['iron_man', 'river', 'eggship', 'tiger_cub'].map((name) => done.thing(name).damage)).toEqual([0, 1, 1, 0]);
  expect([done.thing('iron_man').armor, done.has('mad_man')]).toEqual([0, false]);
  // It targets nobody.
  expect(
    at('A: g1 setsuki L1 hand[shuriken_hail]. B: spectral_tiger@E').play('play shuriken_hail').thing('spectral_tiger')
      .damage,
  ).toBe(1);
});

it('Hidden Ninja: up to two of its own with 4 ATK at most sneak; a card for a Ninja or the Ninjutsu hero', () => {
  const line = { mine: 'iron_man, harvest_reaper, fruit_ninja draw[spark]', theirs: 'iron_man@L' };
  const aim = cast('hidden_ninja', 2, 'setsuki L1', line);
  expect(aim.short).toEqual(['setsuki_hiruki', 'iron_man', 'fruit_ninja', 'done']);
  const plain = aim.play('iron_man', 'done');
  expect([plain.side('A').hand, plain.play('attack iron_man').short]).toEqual([[], ['base', 'iron_man']]);
  expect(aim.play('fruit_ninja').side('A').hand).toEqual(['spark']);
  expect(aim.play('setsuki_hiruki', 'iron_man').side('A').hand).toEqual(['spark']);
  // One card, for however many.
  const two = at('A: g2 setsuki L1, fruit_ninja draw[spark, bloom] hand[hidden_ninja]. B: w5');
  expect(two.play('play hidden_ninja', 'setsuki_hiruki', 'fruit_ninja').side('A').hand).toEqual(['spark']);
  // It stays when the ATK rises later.
  const risen = at(
    'A: g9 setsuki L1, zane L1, iron_man, tiger_cub hand[hidden_ninja, charge, rampant_growth]. B: iron_man@L',
  )
    .play('play hidden_ninja', 'iron_man', 'done')
    .play('play rampant_growth', 'iron_man@A');
  expect(risen.play('attack iron_man').short).toEqual(['base', 'iron_man']);
  expect(at('A: iron_man. B: iron_man@L').play('attack iron_man').kind).toBe('main');
});

it("Fox's Den Students: four Ninjas; Ninjas have haste and sneak this turn", () => {
  const done = finale('foxs_den_students', 4, 'setsuki L6', { mine: 'fruit_ninja*, mad_man', theirs: 'iron_man@L' });
  expect([done.all('ninja').length, done.stats('ninja')]).toEqual([4, '1/1']);
  expect(done.play('attack ninja').short).toEqual(['base', 'iron_man']);
  expect(done.play('attack fruit_ninja').short).toEqual(['base', 'iron_man']);
  expect(done.play('attack mad_man').has('mad_man')).toBe(false);
  const later = done.pass().play('end', 'iron_man', 'empty', 'empty', 'empty', 'empty').on('main');
  expect(later.play('attack ninja').thing('iron_man').armor).toBe(0);
});

it('Inverse Power Ninja: 6/6, 1 less for each other unit and hero of its side', () => {
  const stats = (others: string) =>
    at(`A: inverse_power_ninja ${others}. B: mad_man, mad_man`).stats('inverse_power_ninja');
  expect(bought('inverse_power_ninja', 3, 'T1').stats('inverse_power_ninja')).toBe('6/6');
  expect([stats(''), stats('mad_man'), stats('mad_man, river L1'), stats('rickety_mine bloodburn')]).toEqual([
    '6/6',
    '5/5',
    '4/4',
    '6/6',
  ]);
  // One too many kills it.
  const five = at('A: g1 inverse_power_ninja, mad_man, mad_man, mad_man, mad_man, mad_man hand[tenderfoot]. B: w5');
  expect(five.play('play tenderfoot').has('inverse_power_ninja')).toBe(false);
});

it('Masked Raccoon: with another Ninja units cannot stop it, with another Cute Animal they cannot attack it', () => {
  expect(bought('masked_raccoon', 4, 'T1 T2(ninjutsu)').stats('masked_raccoon')).toBe('3/4');
  expect(at('A: masked_raccoon. B: iron_man@L').play('attack masked_raccoon').kind).toBe('main');
  expect(defendersOf('masked_raccoon, fruit_ninja', 'iron_man@L')).toEqual(['base', 'iron_man']);
  // A hero stops it all the same.
  expect(at('A: masked_raccoon, fruit_ninja. B: river L1@L').play('attack masked_raccoon').kind).toBe('main');
  const safe = at('A: iron_man, troq L1. B: masked_raccoon, helpful_turtle');
  expect(safe.play('attack iron_man').why('masked_raccoon')).toEqual(['CX-KW-8']);
  expect(safe.play('attack troq_bashar').short).toContain('masked_raccoon');
  expect(at('A: iron_man. B: masked_raccoon, fruit_ninja').play('attack iron_man').short).toContain('masked_raccoon');
});

it("Jade Fox, Den's Headmistress: four Ninjas; Ninjas of her side, herself included, fly and strike first", () => {
  const board = bought('jade_fox_dens_headmistress', 8, 'T1 T2(ninjutsu) T3', { theirs: 'iron_man@L' });
  expect([board.stats('jade_fox'), board.all('ninja').length]).toEqual(['4/6', 4]);
  const flown = at('A: jade_fox_dens_headmistress, fruit_ninja, setsuki L1. B: iron_man@L, eggship');
  expect(flown.play('attack jade_fox_dens_headmistress').short).toEqual(['base', 'iron_man', 'eggship']);
  expect(flown.play('attack fruit_ninja', 'eggship').thing('fruit_ninja').damage).toBe(0);
  // Setsuki is no Ninja.
  expect(flown.play('attack setsuki_hiruki').kind).toBe('main');
  const second = at('A: g8 T1 T2(ninjutsu) T3 jade_fox_dens_headmistress hand[jade_fox_dens_headmistress]. B: w5');
  expect(second.play('play jade_fox_dens_headmistress').all('jade_fox')).toHaveLength(1);
});

it("Ardra's Boulder: 0/6, survives 5 damage, one only", () => {
  expect(bought('ardras_boulder', 2, 'T1').stats('ardras_boulder')).toBe('0/6');
  expect(after('barkcoat_bear', 'ardras_boulder')).toEqual([0, 5]);
  expect(after('harvest_reaper', 'ardras_boulder')).toEqual([0, 'dead']);
  const second = at('A: g2 T1 ardras_boulder hand[ardras_boulder]. B: w5').play('play ardras_boulder');
  expect([second.all('ardras_boulder').length, second.side('A').discard]).toEqual([1, ['ardras_boulder']]);
});

it('Earthquake: 4 damage to each damaged building of the other side, 1 to each other', () => {
  const theirs = 'T1-1 +tower rickety_mine-1 mad_man base20';
  const done = finale('earthquake', 5, 'garus L8', { mine: 'rickety_mine', theirs });
  // A base that only the collapse of its tech building damages gets neither.
  expect([done.has('tech_i_building'), done.hp('base@B'), done.thing('tower').damage]).toEqual([false, 18, 1]);
  expect([done.has('rickety_mine@B'), done.thing('rickety_mine@A').damage, done.has('mad_man')]).toEqual([
    false,
    0,
    true,
  ]);
  const base = (hp: number) => finale('earthquake', 5, 'garus L8', { theirs: `base${hp}` }).hp('base@B');
  expect([base(20), base(10)]).toEqual([19, 6]);
});

it('Colossus: passes patrollers to attack the base only', () => {
  expect(bought('colossus', 6, 'T1 T2(strength)').stats('colossus')).toBe('6/7');
  expect(defendersOf('colossus', 'iron_man@E, huntress@S, mad_man T1')).toEqual(['base', 'iron_man', 'huntress']);
  expect(after('colossus', 'iron_man@S')).toEqual([3, 'dead']);
  expect(defendersOf('colossus', '+tower iron_man@E, huntress@S')).toContain('base');
});

it('Thunderclap: sidelines up to three ground units that cost 2 at most', () => {
  const theirs = 'mad_man@L, iron_man@E, cloud_sprite@S, skeleton@T, tiger_cub, river L1';
  const aim = cast('thunderclap', 2, 'garus L1', { theirs });
  // A token costs nothing; who does not patrol may be named too, a flier not.
  expect(aim.short).toEqual(['mad_man', 'skeleton', 'tiger_cub', 'done']);
  const done = aim.play('mad_man', 'skeleton', 'tiger_cub');
  expect(['mad_man', 'iron_man', 'cloud_sprite', 'skeleton', 'tiger_cub'].map((name) => done.thing(name).slot)).toEqual(
    [null, 'elite', 'scavenger', null, null],
  );
});

it('Jefferson DeGrey, Ghostly Diplomat: destroys all tokens as he arrives', () => {
  const line = { mine: 'skeleton, mad_man', theirs: 'g0 frog@S, wisp, iron_man' };
  const board = bought('jefferson_degrey_ghostly_diplomat', 3, 'T1 T2(strength)', line).on('main');
  expect(board.stats('jefferson')).toBe('4/3');
  expect(['skeleton', 'frog', 'wisp', 'mad_man', 'iron_man'].map((name) => board.has(name))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  // They die: the scavenger pays.
  expect(board.side('B').gold).toBe(1);
});

it("Bird's Nest: two Birds at once, and each upkeep as many as are missing of two, Nests together", () => {
  const board = cast('birds_nest', 2, 'garus L1');
  const birdsOf = (from: typeof board) => from.all('').filter(({ card }) => card === 'bird').length;
  expect(birdsOf(board)).toBe(2);
  const birds = (line: string) => birdsOf(dawn(line).on('main'));
  expect([birds('A: birds_nest, garus L1. B: w5'), birds('A: birds_nest, garus L1, bird. B: w5')]).toEqual([2, 2]);
  expect(birds('A: birds_nest, birds_nest, garus L1. B: w5')).toBe(2);
  // Without its hero it goes, the Birds stay.
  const lost = at('A: birds_nest, garus L1, bird. B: harvest_reaper').play('attack garus_rook', 'harvest_reaper');
  expect([lost.has('birds_nest'), birdsOf(lost)]).toEqual([false, 1]);
  expect(defendersOf('bird', 'iron_man@L')).toEqual(['base', 'iron_man']);
});

it('Entangling Vines: sidelines a patrolling unit, which neither attacks nor patrols as long as they are there', () => {
  const aim = cast('entangling_vines', 3, 'garus L1', { theirs: 'iron_man@L, river L1@E, mad_man@S, tiger_cub' });
  expect(aim.short).toEqual(['iron_man', 'mad_man']);
  const bound = aim.play('iron_man');
  expect(bound.thing('iron_man').slot).toBe(null);
  const theirs = bound.pass();
  expect(theirs.why('attack iron_man')).toEqual(['CX-KW-30']);
  expect(theirs.play('end').why('iron_man')).toEqual(['CX-KW-31']);
  const freed = theirs.pass();
  expect(freed.has('entangling_vines')).toBe(true);
  expect(at('A: g3 garus L1 hand[entangling_vines]. B: iron_man').why('play entangling_vines')).toEqual(['CX-SPELL-8']);
});
