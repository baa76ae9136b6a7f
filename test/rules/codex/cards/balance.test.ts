import { expect, it } from 'vitest';
import { at } from '../table';
import { after, bought, cast, dawn, defendersOf, finale } from './support';

it('Tiny Basilisk: kills what it touches; tech 0 units neither stop nor attack it', () => {
  expect(bought('tiny_basilisk', 2, 'T1').stats('tiny_basilisk')).toBe('1/2');
  // Even a leader's armor does not help.
  expect(after('tiny_basilisk', 'oversized_rhinoceros@L')).toEqual(['dead', 'dead']);
  expect(defendersOf('tiny_basilisk', 'tenderfoot@E, mad_man@S')).toEqual(['base', 'tenderfoot', 'mad_man']);
  expect(defendersOf('tiny_basilisk', 'tenderfoot@E, iron_man@S, huntress@T')).toEqual(['iron_man', 'huntress']);
  const tech0 = at('A: tenderfoot, iron_man. B: tiny_basilisk@L, mad_man');
  expect(tech0.play('attack tenderfoot').why('tiny_basilisk')).toEqual(['CX-KW-8']);
  expect(tech0.play('attack iron_man').has('iron_man')).toBe(false);
  // Deathtouch is for units and heroes.
  expect(at('A: tiny_basilisk. B: w5').play('attack tiny_basilisk').hp('base@B')).toBe(19);
});

it('Chameleon: sneaks past patrollers, not past a detector', () => {
  expect(bought('chameleon', 2, 'T1 T2(balance)').stats('chameleon')).toBe('3/3');
  expect(at('A: chameleon. B: iron_man@L').play('attack chameleon', 'base@B').hp('base@B')).toBe(17);
  // Who is attacked hits back.
  expect(after('chameleon', 'iron_man@L')).toEqual(['dead', 2]);
  const seen = at('A: chameleon. B: +tower iron_man@E, mad_man@S').play('attack chameleon');
  expect([...seen.why('base@B')].sort()).toEqual(['CX-ATK-3', 'CX-KW-6']);
});

it('Nature Reclaims: trashes an upgrade, ongoing spell or building card, and itself', () => {
  const theirs = 'T1 +tower bloodburn rickety_mine river L1, iron_man harmony';
  const aim = cast('nature_reclaims', 2, 'midori L1', { theirs });
  expect(aim.short).toEqual(['bloodburn', 'rickety_mine', 'harmony']);
  for (const name of ['bloodburn', 'rickety_mine', 'harmony']) {
    const done = aim.play(name);
    expect([done.has(name), done.side('B').trashed, done.side('B').discard]).toEqual([false, [name], []]);
    expect(done.side('A')).toMatchObject({ trashed: ['nature_reclaims'], discard: [] });
  }
  expect(at('A: g2 midori L1 hand[nature_reclaims]. B: T1 +tower').why('play nature_reclaims')).toEqual(['CX-SPELL-8']);
});

it('Gemscout Owl: 1 gold each upkeep; flies, resists, never attacks', () => {
  expect(bought('gemscout_owl', 1, 'T1').stats('gemscout_owl')).toBe('0/1');
  expect(dawn('A: g0 w5 gemscout_owl. B: w5').on('main').side('A').gold).toBe(6);
  const rested = at('A: gemscout_owl. B: w5');
  expect(rested.why('attack gemscout_owl')).toEqual(['CX-KW-30']);
  expect(rested.play('end').short).toContain('gemscout_owl');
  expect(at('A: iron_man. B: T1 gemscout_owl').play('attack iron_man').why('gemscout_owl')).toEqual(['CX-FLY-4']);
  const dart = at('A: g2 jaina L1 hand[fire_dart]. B: gemscout_owl, mad_man, tiger_cub').play(
    'play fire_dart',
    'mode 1',
  );
  expect(dart.why('gemscout_owl')).toEqual(['CX-KW-10']);
});

it('Potent Basilisk: may destroy an upgrade or ongoing spell as it arrives; kills by touch, cannot be targeted', () => {
  const asked = bought('potent_basilisk', 4, 'T1 T2(balance)', { theirs: 'bloodburn harmony river L1 rickety_mine' });
  expect([asked.kind, asked.stats('potent_basilisk')]).toEqual(['may', '3/5']);
  const aim = asked.play('yes');
  expect(aim.short).toEqual(['bloodburn', 'harmony']);
  const done = aim.play('bloodburn');
  expect([done.side('B').discard, done.side('B').trashed]).toEqual([['bloodburn'], []]);
  expect(asked.play('no').has('bloodburn')).toBe(true);
  expect(bought('potent_basilisk', 4, 'T1 T2(balance)').kind).toBe('main');
  expect(after('potent_basilisk', 'tyrannosaurus_rex')).toEqual(['dead', 'dead']);
  const dart = at('A: g2 jaina L1, potent_basilisk hand[fire_dart]. B: potent_basilisk, mad_man, tiger_cub');
  const own = dart.play('play fire_dart', 'mode 1');
  expect([own.why('potent_basilisk@A'), own.why('potent_basilisk@B')]).toEqual([['CX-KW-9'], ['CX-KW-9']]);
});

it('Tyrannosaurus Rex: destroys up to two units, upgrades or workers as it arrives', () => {
  const aim = bought('tyrannosaurus_rex', 8, 'T1 T2(balance) T3', {
    theirs: 'w5 iron_man bloodburn river L1 rickety_mine',
  });
  expect(aim.stats('tyrannosaurus_rex')).toBe('10/10');
  expect([...aim.short].sort()).toEqual(['bloodburn', 'done', 'iron_man', 'tyrannosaurus_rex', 'worker A', 'worker B']);
  const mixed = aim.play('iron_man', 'worker B');
  expect([mixed.side('B').workers, mixed.side('B').discard, mixed.side('B').trashed]).toEqual([4, ['iron_man'], []]);
  const two = aim.play('iron_man', 'bloodburn');
  expect([two.has('iron_man'), two.has('bloodburn'), two.kind]).toEqual([false, false, 'main']);
  expect(aim.play('done').has('iron_man')).toBe(true);
  expect(at('A: tyrannosaurus_rex. B: tenderfoot@L').play('attack tyrannosaurus_rex').hp('base@B')).toBe(13);
  const dart = at('A: g3 jaina L1 hand[fire_dart]. B: tyrannosaurus_rex, mad_man, tiger_cub').play(
    'play fire_dart',
    'mode 1',
  );
  expect(dart.why('tyrannosaurus_rex')).toEqual(['CX-KW-10']);
});

it("Moment's Peace: until its next turn no unit of the other side attacks and none of its own patrols", () => {
  const calm = cast('moments_peace', 2, 'midori L1', { mine: 'iron_man', theirs: 'iron_man, river L1' });
  expect(calm.why('attack iron_man')).toEqual([]);
  const closing = calm.play('end');
  expect(closing.short).toEqual(['master_midori', 'empty']);
  expect(closing.why('iron_man')).toEqual(['CX-KW-31']);
  const theirs = calm.pass();
  expect(theirs.why('attack iron_man@B')).toEqual(['CX-KW-30']);
  // Heroes still attack.
  expect(theirs.play('attack river_montoya', 'base@A').hp('base@A')).toBe(18);
  // Whoever comes later is bound too, until the next turn begins.
  const later = at('A: g2 midori L1 hand[moments_peace]. B: g9 hand[mad_man] draw9 w5')
    .play('play moments_peace')
    .pass();
  expect(later.play('play mad_man').why('attack mad_man')).toEqual(['CX-KW-30']);
  expect(theirs.pass().pass().why('attack iron_man@B')).toEqual([]);
});

it('Fairie Dragon: a feather makes a unit of tech I or II a 3/1 flier as long as a Dragon is in play', () => {
  const asked = bought('fairie_dragon', 4, 'T1 T2(balance)', { mine: 'harvest_reaper+r, mad_man', theirs: 'iron_man' });
  expect([asked.stats('fairie_dragon'), asked.kind]).toEqual(['4/2', 'may']);
  const aim = asked.play('yes');
  expect(aim.short).toEqual(['harvest_reaper', 'iron_man', 'fairie_dragon']);
  const own = aim.play('harvest_reaper');
  // The rune stays, only what is printed is replaced.
  expect(own.stats('harvest_reaper')).toBe('4/2');
  const flown = at('A: fairie_dragon, harvest_reaper+feather. B: tenderfoot@L, mad_man').play('attack harvest_reaper');
  expect(flown.short).toEqual(['base', 'tenderfoot', 'mad_man']);
  // Overpower is still there: 3 damage, 3 of which the leader takes, 2 an armorless one.
  const power = at('A: fairie_dragon, harvest_reaper+feather. B: mad_man@E').play('attack harvest_reaper', 'mad_man');
  expect(power.hp('base@B')).toBe(18);
  expect(asked.play('no').stats('harvest_reaper')).toBe('7/6');
  // Without a Dragon the feather is nothing; with one again it works.
  expect(at('A: harvest_reaper+feather. B: w5').stats('harvest_reaper')).toBe('6/5');
  expect(at('A: harvest_reaper+feather. B: fairie_dragon').stats('harvest_reaper')).toBe('3/1');
});

it('Wandering Mimic: has whole keywords of others, of either side, and no partial ones', () => {
  const target = (others: string) =>
    at(`A: g2 jaina L1 hand[fire_dart]. B: wandering_mimic, mad_man, older_brother, ${others}`).play(
      'play fire_dart',
      'mode 1',
    );
  expect(bought('wandering_mimic', 4, 'T1 T2(balance)').stats('wandering_mimic')).toBe('4/4');
  expect(target('potent_basilisk').why('wandering_mimic')).toEqual(['CX-KW-9']);
  // Not Nullcraft's part of untargetable.
  expect(target('nullcraft').short).toContain('wandering_mimic');
  expect(defendersOf('wandering_mimic', 'iron_man@L')).not.toContain('base');
  expect(defendersOf('wandering_mimic, eggship', 'iron_man@L')).toContain('base');
  expect(defendersOf('wandering_mimic, chameleon', 'iron_man@L')).toContain('base');
  // Neither part of stealth, nor invisible.
  expect(at('A: wandering_mimic, stalking_tiger. B: iron_man@L').play('attack wandering_mimic').kind).toBe('main');
  expect(at('A: wandering_mimic, backstabber. B: iron_man@L').play('attack wandering_mimic').kind).toBe('main');
  expect(at('A: wandering_mimic*. B: mad_man').why('attack wandering_mimic')).toEqual([]);
  expect(at('A: wandering_mimic*, wandering_mimic*. B: iron_man').why('attack wandering_mimic')).toEqual(['CX-PLAY-2']);
  const power = at('A: wandering_mimic, harvest_reaper. B: mad_man@E').play('attack wandering_mimic');
  expect(power.hp('base@B')).toBe(17);
  const spark = at('A: wandering_mimic, fox_viper. B: iron_man@E, mad_man@S').play(
    'attack wandering_mimic',
    'iron_man',
  );
  expect(spark.has('mad_man')).toBe(false);
});

it('Circle of Life: a green unit for one a tech level higher from the codex, at most 5 gold', () => {
  const codex = 'codex[centaur, gigadon, iron_man, tyrannosaurus_rex]';
  const done = cast('circle_of_life', 3, 'midori L1', { mine: `tiger_cub ${codex}` });
  expect([done.has('tiger_cub'), done.thing('centaur').fatigue]).toEqual([false, true]);
  expect(done.side('A').codex).toEqual(['iron_man', 'tyrannosaurus_rex', 'gigadon']);
  // Tech II green of at most 5: not Gigadon; its arrival happens.
  const line =
    'A: g3 midori L1, centaur hand[circle_of_life] codex[gigadon, artisan_mantis, playful_panda] base15. B: w5';
  const mantis = at(line).play('play circle_of_life');
  expect(mantis.play('base@A').hp('base@A')).toBe(18);
  const nothing = at('A: g3 midori L1, tiger_cub hand[circle_of_life] codex[gigadon]. B: w5').play(
    'play circle_of_life',
  );
  expect([nothing.has('tiger_cub'), nothing.kind]).toEqual([false, 'main']);
  expect(
    at('A: g3 midori L1, mad_man hand[circle_of_life] codex[centaur]. B: tiger_cub').why('play circle_of_life'),
  ).toEqual(['CX-SPELL-8']);
});

it('Final Showdown: arms the Balance hero, and gives the opponent two Hunters', () => {
  const board = finale('final_showdown', 3, 'midori L8', { mine: 'draw[spark]' });
  expect([board.stats('master_midori'), board.all('hunter@B').length]).toEqual(['7/8', 2]);
  // The Hunters came on this turn: they do not patrol yet.
  const attack = board.play('attack master_midori', 'base@B');
  expect([attack.side('A').hand, attack.hp('base@B'), attack.thing('master_midori').exhausted]).toEqual([
    ['spark'],
    13,
    false,
  ]);
  expect(attack.why('attack master_midori')).toEqual(['CX-KW-19']);
  // Who bears it resists 1.
  const theirs = at('A: g3 midori L8 hand[final_showdown]. B: g4 w0 jaina L1 hand[flame_arrow]')
    .play('play final_showdown')
    .pass();
  expect(theirs.all('hunter@B').map(({ fatigue }) => fatigue)).toEqual([false, false]);
  expect(theirs.play('play flame_arrow', 'mode 1').why('master_midori')).toEqual(['CX-KW-10']);
  expect(at('A: g3 midori L7 hand[final_showdown]. B: w5').why('play final_showdown')).toEqual(['CX-SPELL-4']);
});

it('Dothram Horselord: joins the side with the most ATK, his own counted on his', () => {
  expect(bought('dothram_horselord', 3, 'T1 T2(balance)').stats('dothram_horselord')).toBe('6/5');
  const joined = (mine: string, theirs: string) =>
    dawn(`A: dothram_horselord ${mine} w5. B: ${theirs}`).play('dothram_horselord.0').thing('dothram_horselord')
      .controller;
  expect(joined('', 'oversized_rhinoceros')).toBe('B');
  // 6 against 6 is no more.
  expect(joined('', 'harvest_reaper')).toBe('A');
  expect(joined('mad_man', 'oversized_rhinoceros')).toBe('A');
  expect(joined('', 'iron_man, river L1, nautical_dog')).toBe('A');
  expect(joined('', 'iron_man, river L1, tiger_cub')).toBe('B');
  // Taken by Final Smash he leaves again; his side's heroes count.
  const taken = at('A: g6 troq L8 hand[final_smash]. B: dothram_horselord, tyrannosaurus_rex, river L1').play(
    'play final_smash',
  );
  expect(taken.thing('dothram_horselord').controller).toBe('A');
  expect(taken.pass().pass().thing('dothram_horselord').controller).toBe('B');
  // Overpower.
  expect(at('A: dothram_horselord. B: tenderfoot@L').play('attack dothram_horselord').hp('base@B')).toBe(17);
});
