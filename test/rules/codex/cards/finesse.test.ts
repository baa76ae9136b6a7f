import { expect, it } from 'vitest';
import { at, type Both } from '../table';
import { after, bought, cast, dawn, defendersOf, finale } from './support';

it('Backstabber: unseen by attackers and spells of the other side unless it patrols', () => {
  expect(bought('backstabber', 3, 'T1 T2(finesse)').stats('backstabber')).toBe('3/3');
  expect(at('A: iron_man. B: T1 backstabber').play('attack iron_man').why('backstabber')).toEqual(['CX-KW-5']);
  const dart = at('A: g2 jaina L1, backstabber hand[fire_dart]. B: backstabber, mad_man').play(
    'play fire_dart',
    'mode 1',
  );
  expect(dart.short).toEqual(['backstabber', 'mad_man']);
  expect(dart.why('backstabber@B')).toEqual(['CX-KW-9']);
  expect(after('iron_man', 'backstabber@L')).toEqual([3, 2]);
  // It sneaks as well.
  expect(defendersOf('backstabber', 'iron_man@L')).toEqual(['base', 'iron_man']);
});

it('Cloud Sprite: flies past ground patrollers and dies of 2 damage in the air', () => {
  expect(bought('cloud_sprite', 2, 'T1 T2(finesse)').stats('cloud_sprite')).toBe('3/2');
  expect(at('A: cloud_sprite. B: iron_man@L').play('attack cloud_sprite', 'base@B').hp('base@B')).toBe(17);
  expect(after('cloud_sprite', 'cloud_sprite')).toEqual(['dead', 'dead']);
  expect(defendersOf('cloud_sprite', 'eggship@E, mad_man@S')).not.toContain('base');
});

it('Leaping Lizard: reaches fliers and hits those that fly over it', () => {
  expect(bought('leaping_lizard', 1, 'T1 T2(finesse)').stats('leaping_lizard')).toBe('3/5');
  expect(after('leaping_lizard', 'eggship')).toEqual([4, 'dead']);
  expect(after('eggship', 'leaping_lizard')).toEqual(['dead', 4]);
  const flown = at('A: eggship. B: leaping_lizard@S').play('attack eggship', 'base@B');
  expect([flown.has('eggship'), flown.hp('base@B')]).toEqual([false, 16]);
});

it('Discord: -2/-1 to each tech 0 and I unit of the other side for the turn, through armor', () => {
  const theirs = 'mad_man@L, iron_man, potent_basilisk, eggship, river L1';
  const done = cast('discord', 2, 'river L1', { mine: 'tiger_cub', theirs });
  expect(done.has('mad_man')).toBe(false);
  expect(['iron_man', 'eggship', 'tiger_cub', 'river_montoya@B'].map((name) => done.stats(name))).toEqual([
    '1/3',
    '4/3',
    '2/2',
    '2/3',
  ]);
  // Nothing is targeted: flagbearers and Illusions do not care, and it may be cast at an empty table.
  expect(cast('discord', 2, 'river L1', { theirs: 'spectral_hound' }).stats('spectral_hound')).toBe('1/2');
  expect(done.pass().stats('iron_man')).toBe('3/4');
});

it('Nimble Fencer: Virtuosos of her side have haste, herself included', () => {
  const board = bought('nimble_fencer', 2, 'T1', { mine: 'tenderfoot*, older_brother*' });
  expect(board.stats('nimble_fencer')).toBe('2/3');
  expect([board.why('attack nimble_fencer'), board.why('attack tenderfoot')]).toEqual([[], []]);
  expect(board.why('attack older_brother')).toEqual(['CX-PLAY-2']);
});

it('Star-Crossed Starlet: hurts herself each upkeep, and hits harder for it', () => {
  expect(bought('starcrossed_starlet', 2, 'T1').stats('starcrossed_starlet')).toBe('3/2');
  const hurt = dawn('A: starcrossed_starlet. B: w5').on('main');
  expect([hurt.stats('starcrossed_starlet'), hurt.thing('starcrossed_starlet').damage]).toEqual(['4/2', 1]);
  expect(hurt.pass().thing('starcrossed_starlet').damage).toBe(1);
  // The active player says which comes first.
  const order = dawn('A: starcrossed_starlet-1, helpful_turtle. B: w5');
  expect(order.play('healing helpful_turtle').on('main').has('starcrossed_starlet')).toBe(true);
  expect(order.play('starcrossed_starlet.0').has('starcrossed_starlet')).toBe(false);
});

it('Grounded Guide: +1 ATK to other units of her side, +2/+1 to Virtuosos instead, for each copy', () => {
  const board = bought('grounded_guide', 5, 'T1 T2(finesse)', { mine: 'iron_man, tenderfoot', theirs: 'mad_man' });
  const stats = (names: string[]) => names.map((name) => board.stats(name));
  expect(stats(['grounded_guide', 'iron_man', 'tenderfoot', 'mad_man'])).toEqual(['4/4', '4/4', '3/3', '1/1']);
  const two = at('A: grounded_guide, grounded_guide, tenderfoot, river L1. B: w5');
  expect(['grounded_guide', 'tenderfoot', 'river'].map((name) => two.stats(name))).toEqual(['5/4', '5/4', '2/3']);
});

it('Maestro: Virtuosos cost nothing and may exhaust for 2 damage to a building, once rested', () => {
  const board = bought('maestro', 3, 'T1 T2(finesse)', { mine: 'tenderfoot, older_brother', theirs: 'T1 iron_man@L' });
  expect(board.stats('maestro')).toBe('3/5');
  const uses = (from: Both) => from.short.filter((text) => text.startsWith('use '));
  expect(uses(board)).toHaveLength(1);
  const tune = board.play(uses(board)[0]!);
  expect(tune.short).toEqual(['base', 'tech_i_building', 'tech_ii_building', 'base', 'tech_i_building']);
  expect(tune.play('base@B').hp('base@B')).toBe(18);
  expect(uses(at('A: maestro, tenderfoot*, tenderfoot!, older_brother. B: tenderfoot'))).toEqual([]);
  const free = at('A: g0 maestro T1 T2(finesse) T3 hand[blademaster, tenderfoot, iron_man]. B: w5');
  expect([free.why('play blademaster'), free.why('play tenderfoot')]).toEqual([[], []]);
  expect(free.why('play iron_man')).toEqual(['CX-COST-2']);
});

it('Blademaster: its side strikes first, heroes included', () => {
  expect(bought('blademaster', 6, 'T1 T2(finesse) T3').stats('blademaster')).toBe('7/5');
  expect(after('blademaster', 'iron_man')).toEqual([0, 'dead']);
  const others = at('A: blademaster, older_brother, river L1. B: fruit_ninja, tiger_cub');
  const struck = others.play('attack older_brother', 'fruit_ninja', 'attack river_montoya', 'tiger_cub');
  expect([struck.thing('older_brother').damage, struck.thing('river').damage]).toEqual([0, 0]);
  // Both sides having it, both strike in the first batch.
  expect(after('blademaster', 'blademaster')).toEqual(['dead', 'dead']);
  expect(
    at('A: older_brother. B: blademaster, tiger_cub').play('attack older_brother', 'tiger_cub').hp('tiger_cub'),
  ).toBe(2);
});

it('Harmony: a Dancer for each later spell, three of both faces, turned over by its sacrifice only', () => {
  const first = cast('harmony', 2, 'river L1', { mine: 'draw9' });
  expect(first.has('dancer')).toBe(false);
  const spells = at('A: g9 harmony, troq L1, river L1 hand[spark, bloom, wither, intimidate]. B: tenderfoot@E');
  const three = spells.play('play spark', 'play bloom', 'river_montoya', 'play wither', 'tenderfoot');
  expect(three.all('dancer')).toHaveLength(3);
  // There are no more than three, whichever face they show.
  expect(three.play('play intimidate', 'river_montoya').all('dancer')).toHaveLength(3);
  const angry = three.play('use harmony 1');
  expect([angry.all('angry_dancer').length, angry.has('harmony')]).toEqual([3, false]);
  expect(angry.stats('angry_dancer')).toBe('2/1');
  // To turn is not to arrive: what lies on a Dancer stays, and it can attack.
  const marked = at('A: harmony, river L1, dancer+r+r-1, blooming_ancient. B: w5').play('use harmony 1');
  expect([marked.stats('angry_dancer'), marked.thing('angry_dancer').damage]).toEqual(['4/3', 1]);
  expect([marked.why('attack dancer'), marked.stats('blooming_ancient')]).toEqual([[], '2/4']);
  // Without its hero it goes, and nobody turns.
  const lost = at('A: harmony, river L1, dancer. B: iron_man').play('attack river_montoya', 'iron_man');
  expect([lost.has('harmony'), lost.has('angry_dancer'), lost.has('dancer')]).toEqual([false, false, true]);
});

it('Two Step: +2/+2 to two partners, until one is lost', () => {
  expect(at('A: g2 river L1, mad_man hand[two_step]. B: w5').why('play two_step')).toEqual(['CX-SPELL-8']);
  const board = cast('two_step', 2, 'river L1', { mine: 'mad_man, iron_man', theirs: 'harvest_reaper' });
  expect([board.stats('mad_man'), board.stats('iron_man')]).toEqual(['3/3', '5/6']);
  const lost = board.play('attack mad_man', 'harvest_reaper');
  expect([lost.has('two_step'), lost.stats('iron_man')]).toEqual([false, '3/4']);
  // Who dances already takes no second partner.
  const dancing = (more: string) =>
    at(`A: g9 river L1, mad_man, iron_man, tiger_cub ${more} hand[two_step, two_step]. B: w5`).play(
      'play two_step',
      'mad_man',
      'iron_man',
    );
  expect(dancing('').short).not.toContain('play two_step');
  const four = dancing('older_brother').play('play two_step');
  expect(['mad_man', 'tiger_cub', 'older_brother'].map((name) => four.stats(name))).toEqual(['3/3', '4/4', '4/4']);
});

it('Appel Stomp: sidelines a patroller, draws, and may go back on the draw pile', () => {
  const line = { mine: 'disc[spark]', theirs: 'iron_man@L, river L1@S' };
  const aim = finale('appel_stomp', 1, 'river L5', line);
  expect(aim.short).toEqual(['iron_man', 'river_montoya']);
  const asked = aim.play('iron_man');
  expect([asked.thing('iron_man').slot, asked.side('A').hand]).toEqual([null, ['spark']]);
  expect(asked.play('yes').side('A').top).toEqual(['appel_stomp']);
  expect(asked.play('no').side('A').discard).toEqual(['appel_stomp']);
});
