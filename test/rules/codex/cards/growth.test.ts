import { expect, it } from 'vitest';
import { at } from '../table';
import { after, bought, cast, dawn, finale } from './support';

it('Oversized Rhinoceros: survives 7 damage, not 8', () => {
  bought('oversized_rhinoceros', 5, 'T1 T2(growth)');
  expect(after('oversized_rhinoceros', 'trojan_duck')).toEqual(['dead', 7]);
  expect(after('oversized_rhinoceros', 'land_octopus-1')).toEqual(['dead', 'dead']);
  expect(after('oversized_rhinoceros', 'oversized_rhinoceros')).toEqual([7, 7]);
});

it('Dinosize: +6 ATK and 6 armor to a unit or hero for the turn', () => {
  const aim = cast('dinosize', 4, 'argagarg L1', { mine: 'mad_man', theirs: 'harvest_reaper' });
  expect(aim.short).toEqual(['argagarg_garg', 'mad_man', 'harvest_reaper']);
  const huge = aim.play('mad_man');
  expect([huge.stats('mad_man'), huge.thing('mad_man').armor]).toEqual(['7/1', 6]);
  const fought = huge.play('attack mad_man', 'harvest_reaper');
  expect([fought.has('harvest_reaper'), fought.thing('mad_man')]).toEqual([
    false,
    expect.objectContaining({ damage: 0, armor: 0 }),
  ]);
  const over = huge.pass();
  expect([over.stats('mad_man'), over.thing('mad_man').armor]).toEqual(['1/1', 0]);
});

it('Galina Glimmer: 1 gold each upkeep for every two green units of her side, herself included', () => {
  const income = (units: string) =>
    dawn(`A: g0 w5 galina_glimmer ${units}. B: tiger_cub, tiger_cub`).on('main').side('A').gold - 5;
  expect(bought('galina_glimmer', 1, 'T1').stats('galina_glimmer')).toBe('2/2');
  expect([income(''), income('tiger_cub'), income('tiger_cub, centaur'), income('tiger_cub, centaur, wisp')]).toEqual([
    0, 1, 1, 2,
  ]);
  expect(income('mad_man, argagarg L1 verdant_tree')).toBe(0);
  // Legendary: a second one does not stay.
  const second = at('A: g1 T1 galina_glimmer hand[galina_glimmer]. B: w5').play('play galina_glimmer');
  expect([second.all('galina_glimmer').length, second.side('A').discard]).toEqual([1, ['galina_glimmer']]);
});

it('Giant Panda: arrives exhausted with a Wisp, so only the Wisp can patrol', () => {
  const board = bought('giant_panda', 3, 'T1');
  expect([board.stats('giant_panda'), board.thing('giant_panda').exhausted, board.has('wisp')]).toEqual([
    '2/4',
    true,
    true,
  ]);
  const patrol = board.play('end');
  expect(patrol.short).toEqual(['wisp', 'empty']);
  expect(patrol.why('giant_panda')).toEqual(['CX-PATROL-1']);
});

it('Artisan Mantis: repairs 3 damage of a building as it arrives', () => {
  const aim = bought('artisan_mantis', 4, 'T1 T2(growth)', {
    mine: 'base15 iron_man-2 rickety_mine-1',
    theirs: 'T1-1',
  });
  expect(aim.stats('artisan_mantis')).toBe('4/5');
  expect(aim.short).not.toContain('iron_man');
  expect(aim.play('base@A').hp('base@A')).toBe(18);
  // Never above what it has.
  expect(aim.play('rickety_mine').thing('rickety_mine').damage).toBe(0);
});

it('Blooming Ancient: a rune for each other unit or hero of its side that arrives, which it passes on', () => {
  expect(bought('blooming_ancient', 4, 'T1 T2(growth)').stats('blooming_ancient')).toBe('2/4');
  const board = at('A: g9 blooming_ancient (troq) hand[mad_man, playful_panda]. B: w5').play(
    'summon troq_bashar',
    'play mad_man',
  );
  expect(board.stats('blooming_ancient')).toBe('4/6');
  // The Panda and its Wisp, a token.
  expect(board.play('play playful_panda').on('main').stats('blooming_ancient')).toBe('6/8');
  const passed = board.play('use blooming_ancient 1');
  expect([passed.stats('blooming_ancient'), passed.stats('mad_man')]).toEqual(['3/5', '2/2']);
  // As often as it has runes, exhausted or not, never to itself.
  const own = at('A: blooming_ancient+r!, river L1. B: mad_man').play('use blooming_ancient 1');
  expect(own.stats('mad_man')).toBe('2/2');
  expect(own.why('use blooming_ancient 1')).toContain('CX-ABIL-6');
  expect(at('A: w5. B: blooming_ancient').pass().stats('blooming_ancient')).toBe('2/4');
});

it('Stampede: units of its side get 3 ATK and 3 armor, later ones too, and what they do not need hits the base', () => {
  const board = finale('stampede', 6, 'argagarg L5', {
    mine: 'iron_man, harvest_reaper',
    theirs: 'mad_man@E, tiger_cub@S',
  });
  expect([board.stats('iron_man'), board.thing('iron_man').armor, board.stats('argagarg')]).toEqual(['6/4', 3, '1/5']);
  const hit = board.play('attack iron_man', 'mad_man');
  expect([hit.hp('base@B'), hit.thing('iron_man')]).toEqual([15, expect.objectContaining({ damage: 0, armor: 1 })]);
  // In place of overpower.
  const reaper = board.play('attack harvest_reaper', 'mad_man');
  expect([reaper.hp('base@B'), reaper.has('tiger_cub')]).toEqual([12, true]);
  const later = at('A: g7 argagarg L5 hand[stampede, mad_man]. B: w5').play('play stampede', 'play mad_man');
  expect(later.stats('mad_man')).toBe('4/1');
  expect(board.pass().stats('iron_man')).toBe('3/4');
});

it('Blooming Elm: runes for a unit or hero that has none; who has some overpowers', () => {
  expect(bought('blooming_elm', 3, 'T1 T2(growth)').why('use blooming_elm 1')).toEqual(['CX-PLAY-2']);
  const modes = at('A: blooming_elm, tiger_cub, centaur+r, river L1. B: mad_man').play('use blooming_elm 1');
  expect(modes.short).toEqual(['mode 1', 'mode 2']);
  const unit = modes.play('mode 1');
  expect(unit.short).toEqual(['tiger_cub', 'centaur', 'mad_man']);
  expect(unit.play('tiger_cub').stats('tiger_cub')).toBe('5/5');
  // Who has one may be named, and gets nothing.
  expect(unit.play('centaur').stats('centaur')).toBe('4/5');
  expect(modes.play('mode 2').stats('river')).toBe('3/4');
  expect(at('A: blooming_elm, tiger_cub+r. B: mad_man@S').play('attack tiger_cub').hp('base@B')).toBe(18);
  expect(at('A: blooming_elm, tiger_cub. B: mad_man@S').play('attack tiger_cub').hp('base@B')).toBe(20);
  expect(at('A: tiger_cub+r. B: mad_man@S, blooming_elm').play('attack tiger_cub').hp('base@B')).toBe(20);
});

it('Might of Leaf and Claw: a rune for each attack that deals damage; five are worth +5/+5', () => {
  bought('might_of_leaf_and_claw', 3, 'T1 T2(growth)');
  const grown = (line: string, ...play: string[]) =>
    at(line)
      .play(...play)
      .on('main')
      .thing('might_of_leaf_and_claw').runes.growth ?? 0;
  expect(grown('A: might_of_leaf_and_claw, mad_man. B: w5', 'attack mad_man')).toBe(1);
  expect(grown('A: might_of_leaf_and_claw, river L1. B: w5', 'attack river_montoya')).toBe(1);
  // Sparkshot is no second one, armor counts, 0 does not.
  expect(grown('A: might_of_leaf_and_claw, huntress. B: tiger_cub@E, mad_man@S', 'attack huntress', 'tiger_cub')).toBe(
    1,
  );
  expect(grown('A: might_of_leaf_and_claw, mad_man. B: iron_man@L', 'attack mad_man')).toBe(1);
  expect(grown('A: might_of_leaf_and_claw, wisp. B: w5', 'attack wisp')).toBe(0);
  const runes = (n: number) => Array(n).fill('+growth').join('');
  const five = at(`A: might_of_leaf_and_claw${runes(5)}, mad_man, river L1. B: mad_man`);
  expect([five.stats('mad_man@A'), five.stats('river'), five.stats('mad_man@B')]).toEqual(['6/6', '7/8', '1/1']);
  expect(at(`A: might_of_leaf_and_claw${runes(4)}, mad_man. B: w5`).stats('mad_man')).toBe('1/1');
});

it('Guargum, Eternal Sentinel: Growth spells for nothing and without their hero; obliterates 4, resists 2', () => {
  expect(bought('guargum_eternal_sentinel', 10, 'T1 T2(growth) T3').stats('guargum')).toBe('12/12');
  const free = at('A: g0 guargum_eternal_sentinel hand[dinosize, stampede, ferocity, spark]. B: mad_man@E');
  expect([free.why('play dinosize'), free.why('play stampede')]).toEqual([[], []]);
  expect(free.play('play stampede').stats('guargum')).toBe('15/12');
  expect(free.why('play ferocity')).toContain('CX-SPELL-1');
  expect(free.why('play spark')).toContain('CX-SPELL-2');
  const theirs = 'tenderfoot, mad_man@L, iron_man, huntress, eggship';
  const attack = at(`A: guargum_eternal_sentinel. B: ${theirs}`).play('attack guargum_eternal_sentinel');
  expect(attack.table.things.map(({ card }) => card)).toEqual(['base', 'guargum_eternal_sentinel', 'base', 'eggship']);
  const dart = at('A: g3 jaina L1 hand[fire_dart]. B: guargum_eternal_sentinel, mad_man, tiger_cub').play(
    'play fire_dart',
    'mode 1',
  );
  expect(dart.why('guargum_eternal_sentinel')).toEqual(['CX-KW-10']);
});

it('Polymorph: Squirrel: a 1/1 Squirrel until its next upkeep, with what lies on it and its tech level', () => {
  const aim = cast('polymorph_squirrel', 3, 'argagarg L1', { mine: 'mad_man', theirs: 'harvest_reaper+r, river L1' });
  expect(aim.short).toEqual(['mad_man', 'harvest_reaper']);
  const small = aim.play('harvest_reaper');
  expect([small.stats('squirrel'), small.has('harvest_reaper')]).toEqual(['2/2', false]);
  // Damage stays, which may kill.
  const hurt = at('A: g3 argagarg L1 hand[polymorph_squirrel]. B: barkcoat_bear-1, mad_man').play(
    'play polymorph_squirrel',
  );
  // The Bear's resistance cannot be paid.
  expect([hurt.has('mad_man'), hurt.has('barkcoat_bear')]).toEqual([false, true]);
  const dead = at('A: g5 argagarg L1 hand[polymorph_squirrel]. B: barkcoat_bear-1, mad_man').play(
    'play polymorph_squirrel',
    'barkcoat_bear',
  );
  expect(dead.side('B').discard).toEqual(['barkcoat_bear']);
  // What it could do is gone, what it gets later works.
  const haste = at('A: g5 argagarg L1, zane L1, mad_man* hand[polymorph_squirrel, charge]. B: w5').play(
    'play polymorph_squirrel',
  );
  expect(haste.why('attack mad_man')).toEqual(['CX-PLAY-2']);
  const charged = haste.play('play charge');
  expect([charged.why('attack mad_man'), charged.stats('squirrel')]).toEqual([[], '2/1']);
  const before = at('A: g5 argagarg L1, zane L1, mad_man* hand[polymorph_squirrel, charge]. B: w5');
  expect(before.play('play charge', 'play polymorph_squirrel').stats('squirrel')).toBe('1/1');
  // Also what a card in play has granted: the Ferns hide no unit that was changed after they came.
  const ferns = 'A: g3 argagarg L1, calamandra L1, behind_the_ferns, tiger_cub hand[polymorph_squirrel]. B: iron_man@L';
  expect(at(ferns).play('attack tiger_cub').kind).toBe('defender');
  expect(at(ferns).play('play polymorph_squirrel', 'tiger_cub', 'attack tiger_cub').has('squirrel')).toBe(false);
  // It does not arrive.
  const ancient = at('A: g3 argagarg L1, mad_man, blooming_ancient hand[polymorph_squirrel]. B: w5');
  expect(ancient.play('play polymorph_squirrel', 'mad_man').stats('blooming_ancient')).toBe('2/4');
  // Its tech level stays: The Boot cannot have it, as a Harvest Reaper is tech II.
  const boot = at('A: g9 argagarg L1, troq L1 hand[polymorph_squirrel, the_boot]. B: harvest_reaper').play(
    'play polymorph_squirrel',
  );
  expect(boot.why('play the_boot')).toEqual(['CX-SPELL-8']);
  expect(small.pass().stats('squirrel')).toBe('2/2');
  expect(small.pass().pass().stats('harvest_reaper')).toBe('7/6');
});

it('Spirit of the Panda: +2/+2 and a gold for each attack of its unit, healing for its own side', () => {
  const aim = cast('spirit_of_the_panda', 4, 'argagarg L1', { mine: 'tiger_cub', theirs: 'iron_man, river L1' });
  expect(aim.short).toEqual(['tiger_cub', 'iron_man']);
  const own = aim.play('tiger_cub');
  expect(own.stats('tiger_cub')).toBe('4/4');
  expect(own.play('attack tiger_cub', 'base@B').side('A').gold).toBe(1);
  // On a unit of the other side: the gold is for them, the healing still ours.
  const lent = at('A: g4 w0 argagarg L1, mad_man* hand[spirit_of_the_panda]. B: iron_man-1 w0').play(
    'play spirit_of_the_panda',
    'iron_man',
  );
  const theirs = lent.pass().play('attack iron_man', 'base@A');
  expect([theirs.side('B').gold, theirs.side('A').gold]).toEqual([1, 0]);
  const healed = dawn('A: spirit_of_the_panda, argagarg L1, tiger_cub-1. B: iron_man-1').on('main');
  expect([healed.thing('tiger_cub').damage, healed.thing('iron_man').damage]).toEqual([0, 1]);
  // It goes with its host.
  const lost = at('A: g4 argagarg L1, mad_man hand[spirit_of_the_panda]. B: harvest_reaper')
    .play('play spirit_of_the_panda', 'mad_man')
    .play('attack mad_man', 'harvest_reaper');
  expect([...lost.side('A').discard].sort()).toEqual(['mad_man', 'spirit_of_the_panda']);
});
