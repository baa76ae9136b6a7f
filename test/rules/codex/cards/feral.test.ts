import { expect, it } from 'vitest';
import { at } from '../table';
import { after, bought, cast, defendersOf, finale } from './support';

it('Huntress: sparkshot on the ground and at fliers', () => {
  expect(bought('huntress', 2, 'T1').stats('huntress')).toBe('3/3');
  expect(defendersOf('huntress', 'eggship')).toEqual(['base', 'eggship']);
  expect(after('huntress', 'eggship')).toEqual(['dead', 'dead']);
  const shot = at('A: huntress. B: tiger_cub@E, mad_man@L, timely_messenger@T').play('attack huntress');
  // The leader comes first, and Elite is its only neighbour.
  expect([shot.has('mad_man'), shot.thing('tiger_cub').damage, shot.has('timely_messenger')]).toEqual([false, 1, true]);
  expect(at('A: eggship. B: huntress@S').play('attack eggship', 'base@B').has('eggship')).toBe(false);
});

it('Centaur: what a patroller does not take hits something else', () => {
  expect(bought('centaur', 3, 'T1').stats('centaur')).toBe('3/4');
  expect(at('A: centaur. B: mad_man@S').play('attack centaur').hp('base@B')).toBe(18);
  expect(at('A: centaur. B: iron_man@S').play('attack centaur').hp('base@B')).toBe(20);
  // Another patroller comes before what stands behind.
  const two = at('A: centaur. B: mad_man@S, tiger_cub@T').play('attack centaur', 'mad_man');
  expect([two.has('tiger_cub'), two.hp('base@B')]).toEqual([false, 20]);
  expect(at('A: iron_man. B: centaur@L').play('attack iron_man').hp('base@A')).toBe(20);
});

it('Barkcoat Bear: resists 2, overpower', () => {
  expect(bought('barkcoat_bear', 4, 'T1 T2(feral)').stats('barkcoat_bear')).toBe('5/5');
  expect(at('A: barkcoat_bear. B: tenderfoot@L').play('attack barkcoat_bear').hp('base@B')).toBe(18);
  const dart = (gold: number) =>
    at(`A: g${gold} jaina L1 hand[fire_dart]. B: barkcoat_bear, mad_man, tiger_cub`).play('play fire_dart', 'mode 1');
  expect(dart(3).why('barkcoat_bear')).toEqual(['CX-KW-10']);
  expect(dart(4).play('barkcoat_bear').side('A').gold).toBe(0);
  // Its own side pays nothing.
  const own = at('A: g2 jaina L1, barkcoat_bear hand[fire_dart]. B: mad_man').play('play fire_dart', 'mode 1');
  expect(own.play('barkcoat_bear').thing('barkcoat_bear').damage).toBe(3);
});

it('Murkwood Allies: a Beast or four Frogs, both for 4 more', () => {
  const either = cast('murkwood_allies', 5, 'calamandra L1');
  const count = (mode: string) => {
    const done = either.play(mode);
    return [done.all('beast').length, done.all('frog').length];
  };
  expect([count('mode 1'), count('mode 2')]).toEqual([
    [1, 0],
    [0, 4],
  ]);
  expect(either.play('mode 1').stats('beast')).toBe('4/4');
  const both = at('A: g9 calamandra L1 hand[murkwood_allies]. B: w5').play('play murkwood_allies', 'boost');
  expect([both.all('beast').length, both.all('frog').length, both.side('A').gold]).toEqual([1, 4, 0]);
  expect(at('A: g8 calamandra L1 hand[murkwood_allies]. B: w5').play('play murkwood_allies').kind).toBe('mode');
});

it('Predator Tiger: passes tech 0 patrollers, and a base it hits loses a worker', () => {
  expect(bought('predator_tiger', 4, 'T1 T2(feral)').stats('predator_tiger')).toBe('4/4');
  const bitten = at('A: predator_tiger w5. B: w5 mad_man@L').play('attack predator_tiger', 'base@B');
  expect([bitten.side('B').workers, bitten.side('A').workers, bitten.hp('base@B')]).toEqual([4, 5, 16]);
  expect(bitten.side('B').trashed).toEqual([]);
  expect(defendersOf('predator_tiger', 'iron_man@E, mad_man@S, huntress@T')).toEqual(['iron_man', 'huntress']);
  // A hero is no tech 0 unit, and a tech building no base.
  expect(at('A: predator_tiger. B: river L1@L').play('attack predator_tiger').has('river')).toBe(false);
  expect(at('A: predator_tiger. B: w5 T1').play('attack predator_tiger', 'tech_i_building').side('B').workers).toBe(5);
});

it('Rampaging Elephant: ready again after its first exhaustion of a turn', () => {
  expect(bought('rampaging_elephant', 6, 'T1 T2(feral)').stats('rampaging_elephant')).toBe('6/7');
  const once = at('A: rampaging_elephant. B: w5').play('attack rampaging_elephant');
  expect(once.thing('rampaging_elephant').exhausted).toBe(false);
  const twice = once.play('attack rampaging_elephant');
  expect([twice.hp('base@B'), twice.why('attack rampaging_elephant')]).toEqual([8, ['CX-ATK-1']]);
  // Any exhaustion is the first one, an attack or not.
  const camp = at('A: g2 onimaru L1, rampaging_elephant hand[boot_camp]. B: w5').play('play boot_camp');
  expect(camp.thing('rampaging_elephant').exhausted).toBe(false);
  expect(camp.play('attack rampaging_elephant').thing('rampaging_elephant').exhausted).toBe(true);
});

it('Ferocity: units of its side strike first and through armor, later ones too, until its next upkeep', () => {
  const board = cast('ferocity', 2, 'calamandra L1', { mine: 'iron_man', theirs: 'huntress@L, iron_man' });
  const fought = board.play('attack iron_man');
  expect([fought.has('huntress'), fought.thing('iron_man@A').damage]).toEqual([false, 0]);
  const later = at('A: g3 calamandra L1 hand[ferocity, mad_man]. B: timely_messenger@L').play(
    'play ferocity',
    'play mad_man',
  );
  const struck = later.play('attack mad_man');
  expect([struck.has('timely_messenger'), struck.has('mad_man')]).toEqual([false, true]);
  // Still on the opponent's turn; heroes do not have it.
  const theirs = board.pass().play('attack iron_man@B', 'iron_man@A');
  expect(theirs.thing('iron_man@A').damage).toBe(3);
  const hero = board.play('attack calamandra_moss');
  expect([hero.thing('huntress').damage, hero.has('calamandra')]).toEqual([1, false]);
  // It is over as the next upkeep starts.
  const armored = board.pass().play('end', 'iron_man', 'empty', 'empty', 'empty', 'empty').on('main');
  expect(armored.play('attack iron_man@A').thing('iron_man@B')).toMatchObject({ damage: 2, armor: 0 });
});

it('Stalking Tiger: sneaks up on units; with a Feral hero it is invisible', () => {
  expect(bought('stalking_tiger', 3, 'T1 T2(feral)').stats('stalking_tiger')).toBe('4/4');
  expect(defendersOf('stalking_tiger', 'iron_man@E, huntress@S, mad_man, river L1 T1')).toEqual([
    'iron_man',
    'huntress',
    'mad_man',
  ]);
  expect(defendersOf('stalking_tiger, calamandra L1', 'iron_man@L, mad_man, river L1')).toEqual([
    'base',
    'iron_man',
    'mad_man',
    'river_montoya',
  ]);
  expect(at('A: iron_man. B: T1 stalking_tiger').play('attack iron_man').short).toContain('stalking_tiger');
  const hidden = at('A: iron_man. B: T1 stalking_tiger, calamandra L1').play('attack iron_man');
  expect(hidden.why('stalking_tiger')).toEqual(['CX-KW-5']);
});

it('Gigadon: 1 gold less for each green unit of its side, down to nothing; overpower', () => {
  const price = (units: string, gold: number) =>
    at(`A: g${gold} T1 T2(feral) ${units} hand[gigadon]. B: tiger_cub`).why('play gigadon');
  expect(bought('gigadon', 9, 'T1 T2(feral)').stats('gigadon')).toBe('8/8');
  const cubs = (count: number) => Array(count).fill('tiger_cub').join(', ');
  expect([price(cubs(4), 5), price(cubs(4), 4)]).toEqual([[], ['CX-COST-2']]);
  expect(price(cubs(10), 0)).toEqual([]);
  // Neither red units nor green heroes.
  expect(price('mad_man, calamandra L1', 8)).toEqual(['CX-COST-2']);
  // Whoever reads its cost reads 9.
  const circle = at(
    'A: g3 midori L1, centaur, tiger_cub, tiger_cub, tiger_cub hand[circle_of_life] codex[gigadon]. B: w5',
  );
  expect(circle.play('play circle_of_life', 'centaur').has('gigadon')).toBe(false);
  expect(at('A: gigadon. B: tenderfoot@L').play('attack gigadon').hp('base@B')).toBe(15);
});

it('Moss Ancient: three fast, invisible Squirrels as it arrives and attacks; cannot be targeted', () => {
  const board = bought('moss_ancient', 7, 'T1 T2(feral) T3', { theirs: 'iron_man@L' });
  expect([board.stats('moss_ancient'), board.all('squirrel').length]).toEqual(['8/9', 3]);
  expect(board.play('attack squirrel').short).toEqual(['base', 'iron_man']);
  expect(at('A: moss_ancient. B: iron_man@L').play('attack moss_ancient').all('squirrel')).toHaveLength(3);
  const seen = at('A: g2 jaina L1, iron_man hand[fire_dart]. B: moss_ancient, squirrel, mad_man, tiger_cub');
  const dart = seen.play('play fire_dart', 'mode 1');
  expect([dart.why('moss_ancient'), dart.why('squirrel')]).toEqual([['CX-KW-9'], ['CX-KW-9']]);
  expect(seen.play('attack iron_man').why('squirrel')).toEqual(['CX-KW-5']);
});

it('Behind the Ferns: units of 3 ATK or less sneak, as long as its hero lives', () => {
  const board = cast('behind_the_ferns', 2, 'calamandra L1', {
    mine: 'iron_man, harvest_reaper',
    theirs: 'iron_man@L',
  });
  expect(board.play('attack iron_man').short).toEqual(['base', 'iron_man']);
  expect(board.play('attack harvest_reaper').thing('harvest_reaper').damage).toBe(3);
  // Heroes do not.
  expect(at('A: behind_the_ferns, calamandra L1. B: iron_man@L').play('attack calamandra_moss').kind).toBe('main');
  const lost = at('A: behind_the_ferns, calamandra L1. B: iron_man').play('attack calamandra_moss', 'iron_man');
  expect([lost.has('behind_the_ferns'), lost.side('A').discard]).toEqual([false, ['behind_the_ferns']]);
});

it('Feral Strike: fetches up to two units from the codex, or puts two of a supported level into play', () => {
  const line = { mine: 'T1 codex[huntress]' };
  const either = finale('feral_strike', 4, 'calamandra L5', line);
  expect(either.short).toContain('mode 1');
  const fetched = at('A: g4 T1 calamandra L5 hand[feral_strike] codex[fire_dart, huntress, centaur]. B: w5').play(
    'play feral_strike',
  );
  const chosen = fetched.kind === 'mode' ? fetched.play('mode 1') : fetched;
  expect(chosen.short).toEqual(['codex huntress', 'codex centaur', 'done']);
  expect(chosen.play('codex huntress', 'codex centaur').side('A')).toMatchObject({
    hand: ['centaur', 'huntress'],
    codex: ['fire_dart'],
  });
  const put = at('A: g4 T1 calamandra L5 hand[feral_strike, iron_man, gigadon, tiger_cub]. B: w5').play(
    'play feral_strike',
    'mode 2',
  );
  // The level is what counts, whichever spec the building is for.
  expect(put.short).toEqual(['hand iron_man', 'hand tiger_cub', 'done']);
  const done = put.play('hand iron_man', 'hand tiger_cub');
  expect([done.has('iron_man'), done.thing('tiger_cub').fatigue]).toEqual([true, true]);
  const any = at('A: g4 T1 T2(fire) calamandra L5 hand[feral_strike, gigadon]. B: w5').play(
    'play feral_strike',
    'mode 2',
  );
  expect(any.short).toContain('hand gigadon');
  const both = at('A: g8 T1 calamandra L5 hand[feral_strike] codex[huntress, centaur]. B: w5').play(
    'play feral_strike',
    'boost',
  );
  const two = both.play('codex huntress', 'codex centaur', 'hand centaur', 'hand huntress');
  expect([two.has('centaur'), two.has('huntress'), two.side('A').gold]).toEqual([true, true, 0]);
});
