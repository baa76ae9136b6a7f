import { expect, it } from 'vitest';
import { at } from '../table';
import { bought, cast, defendersOf, finale } from './support';

it('Pirate Gunship: attacks at once from the air and from afar, obliterates two, resists 2', () => {
  const theirs = 'g9 tenderfoot@L, iron_man@E, leaping_lizard, tiger_cub';
  const board = bought('pirate_gunship', 6, 'T1 T2(anarchy) T3', { theirs });
  expect(board.stats('pirate_gunship')).toBe('7/6');
  const attack = board.play('attack pirate_gunship', 'base@B');
  expect(['tenderfoot', 'tiger_cub', 'iron_man', 'leaping_lizard'].map((name) => attack.has(name))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  // Anti-air that defends is out of range, anti-air flown over is not.
  const far = at('A: pirate_gunship. B: mad_man, mad_man, leaping_lizard').play(
    'attack pirate_gunship',
    'leaping_lizard',
  );
  expect([far.thing('pirate_gunship').damage, far.has('leaping_lizard')]).toEqual([0, false]);
  const over = at('A: pirate_gunship. B: mad_man, mad_man, leaping_lizard@T').play('attack pirate_gunship', 'base@B');
  expect([over.thing('pirate_gunship').damage, over.has('mad_man'), over.hp('base@B')]).toEqual([3, false, 13]);
  const dart = (gold: number) => at(`A: g${gold} jaina L1 hand[fire_dart]. B: pirate_gunship, mad_man, tiger_cub`);
  expect(dart(3).play('play fire_dart', 'mode 1').why('pirate_gunship')).toEqual(['CX-KW-10']);
  expect(dart(4).play('play fire_dart', 'mode 1', 'pirate_gunship').thing('pirate_gunship').damage).toBe(3);
});

it('Surprise Attack: two Sharks with haste, gone at the end of the turn', () => {
  const board = cast('surprise_attack', 5, 'zane L1');
  expect(board.all('shark').map(({ fatigue }) => fatigue)).toEqual([true, true]);
  expect(board.play('attack shark', 'attack shark').hp('base@B')).toBe(14);
  const gone = board.pass();
  expect([gone.has('shark'), gone.side('A').discard.includes('shark')]).toEqual([false, false]);
});

it('Maximum Anarchy: destroys every unit and hero, the caster included, and no building', () => {
  const done = finale('maximum_anarchy', 3, 'zane L6', {
    mine: 'mad_man',
    theirs: 'river L1, iron_man rickety_mine T1',
  });
  expect(done.table.things.map(({ card }) => card)).toEqual(['base', 'base', 'rickety_mine', 'tech_i_building']);
  expect(done.side('A').command).toContainEqual({ hero: 'captain_zane', cooldown: 2 });
  expect(done.side('B').command).toContainEqual({ hero: 'river_montoya', cooldown: 2 });
  expect(done.side('B').discard).toEqual(['iron_man']);
});

it('Detonate: trashes a worker or a building card, then itself', () => {
  const aim = cast('detonate', 3, 'zane L1', { mine: 'w5', theirs: 'w5 T1 +tower rickety_mine iron_man bloodburn' });
  expect(aim.short).toEqual(['rickety_mine', 'worker A', 'worker B']);
  const worker = aim.play('worker B');
  expect([worker.side('B').workers, worker.side('A').trashed]).toEqual([4, ['detonate']]);
  const mine = aim.play('rickety_mine');
  expect([mine.has('rickety_mine'), mine.side('B').trashed, mine.side('B').discard]).toEqual([
    false,
    ['rickety_mine'],
    [],
  ]);
});

it('Calypso Vystari: sidelines a patroller after a spell of this turn', () => {
  expect(bought('calypso_vystari', 1, 'T1').why('use calypso_vystari 0')).toEqual(['CX-PLAY-2']);
  const board = at('A: g1 calypso_vystari, troq L1 hand[intimidate]. B: iron_man@L, river L1@E, mad_man');
  // Without a spell she exhausts for nothing, and names nobody.
  const idle = board.play('use calypso_vystari 0');
  expect([idle.kind, idle.thing('calypso').exhausted, idle.thing('iron_man').slot]).toEqual(['main', true, 'leader']);
  const aim = board.play('play intimidate', 'mad_man', 'use calypso_vystari 0');
  expect(aim.short).toEqual(['iron_man', 'river_montoya']);
  expect(aim.play('iron_man').thing('iron_man').slot).toBe(null);
  // The spell may be older than she, as long as it was this turn; Drakk lets her act at once.
  const late = at('A: g3 zane L1, drakk L6 T1 hand[calypso_vystari, pillage]. B: mad_man@E, tiger_cub@S').play(
    'play pillage',
    'base@B',
    'play calypso_vystari',
    'use calypso_vystari 0',
  );
  expect(late.short).toEqual(['mad_man', 'tiger_cub']);
  const before = late.play('mad_man').pass().pass();
  expect(before.play('use calypso_vystari 0').kind).toBe('main');
});

it('Disguised Monkey: attacks at once, and sneaks on that turn only', () => {
  const board = bought('disguised_monkey', 2, 'T1 T2(anarchy)', { theirs: 'iron_man@L' });
  expect(board.stats('disguised_monkey')).toBe('3/3');
  expect(board.play('attack disguised_monkey', 'base@B').hp('base@B')).toBe(17);
  expect(at('A: disguised_monkey. B: iron_man@L').play('attack disguised_monkey').thing('iron_man').armor).toBe(0);
});

it('Chameleon Lizzo: sneaks at once, and goes back to the hand at the end of any turn', () => {
  const board = bought('chameleon_lizzo', 4, 'T1 T2(anarchy)', { theirs: 'iron_man@L', mine: 'draw9' });
  expect(board.stats('chameleon_lizzo')).toBe('4/3');
  expect(board.play('attack chameleon_lizzo', 'base@B').hp('base@B')).toBe(16);
  // After the draw: two cards are drawn to an empty hand.
  const ended = board.pass();
  expect([ended.has('chameleon_lizzo'), ended.side('A').hand.length]).toEqual([false, 3]);
  expect(at('A: w5. B: chameleon_lizzo').pass().side('B').hand).toEqual(['chameleon_lizzo']);
});

it('Marauder: attacks at once; for 3 more a worker of either side is trashed', () => {
  const plain = bought('marauder', 3, 'T1 T2(anarchy)', { theirs: 'w5' });
  expect([plain.kind, plain.stats('marauder')]).toEqual(['main', '4/3']);
  expect(plain.play('attack marauder').hp('base@B')).toBe(16);
  const boost = at('A: g6 w5 T1 T2(anarchy) hand[marauder]. B: w5').play('play marauder', 'boost');
  expect(boost.short).toEqual(['worker A', 'worker B']);
  const done = boost.play('worker B');
  expect([done.side('B').workers, done.side('A').gold]).toEqual([4, 0]);
  // Put into play it has no boost.
  const put = at('A: g9 sanatorium hand[marauder]. B: w5').play('use sanatorium 0', 'hand marauder');
  expect([put.kind, put.side('B').workers]).toEqual(['main', 5]);
});

it('Gunpoint Taxman: steals a gold for each patroller he kills, and hits fliers', () => {
  expect(bought('gunpoint_taxman', 2, 'T1').stats('gunpoint_taxman')).toBe('3/3');
  const purse = (theirs: string, ...play: string[]) => {
    const board = at(`A: gunpoint_taxman. B: ${theirs}`)
      .play('attack gunpoint_taxman', ...play)
      .on('main');
    return [board.side('A').gold, board.side('B').gold];
  };
  expect(purse('g3 mad_man@E')).toEqual([1, 2]);
  expect(purse('g3 mad_man', 'mad_man')).toEqual([0, 3]);
  expect(purse('g3 iron_man@E')).toEqual([0, 3]);
  expect(purse('g0 mad_man@E')).toEqual([0, 0]);
  expect(purse('g3 river L1@E')).toEqual([1, 2]);
  expect(defendersOf('gunpoint_taxman', 'eggship')).toEqual(['base', 'eggship']);
  expect(at('A: eggship. B: gunpoint_taxman@S').play('attack eggship', 'base@B').has('eggship')).toBe(false);
});

it('Steam Tank: 7 to buildings, 3 to others', () => {
  expect(bought('steam_tank', 3, 'T1 T2(anarchy)').stats('steam_tank')).toBe('3/6');
  const attack = at('A: steam_tank. B: T1 iron_man base20').play('attack steam_tank');
  expect(attack.play('base@B').hp('base@B')).toBe(13);
  expect(attack.play('iron_man').thing('iron_man').damage).toBe(3);
  expect(attack.play('tech_i_building').has('tech_i_building')).toBe(false);
  // The bonus comes after the Ferns have let it sneak.
  const ferns = at('A: steam_tank, behind_the_ferns, calamandra L1. B: iron_man@L').play('attack steam_tank', 'base@B');
  expect(ferns.hp('base@B')).toBe(13);
});

it('Chaos Mirror: swaps the printed ATK of two for the turn', () => {
  const aim = cast('chaos_mirror', 2, 'zane L1', {
    mine: 'mad_man',
    theirs: 'potent_basilisk, oversized_rhinoceros+r',
  });
  // No target symbol: the untargetable may be chosen.
  expect(aim.short).toEqual(['captain_zane', 'mad_man', 'potent_basilisk']);
  const done = aim.play('mad_man', 'oversized_rhinoceros');
  expect([done.stats('mad_man'), done.stats('oversized_rhinoceros')]).toEqual(['7/1', '2/9']);
  expect(done.pass().stats('mad_man')).toBe('1/1');
  expect(at('A: g2 zane L1 hand[chaos_mirror]. B: w5').why('play chaos_mirror')).toEqual(['CX-SPELL-8']);
  // Fixed now: a level later changes nothing until the turn ends.
  const levelled = at('A: g5 zane L3, mad_man hand[chaos_mirror]. B: w5').play(
    'play chaos_mirror',
    'level captain_zane',
  );
  expect([levelled.stats('captain_zane'), levelled.pass().stats('captain_zane')]).toEqual(['1/3', '3/3']);
});

it('Sanatorium: draws and puts up to two units into play for the turn, free of any requirement', () => {
  expect(bought('sanatorium', 4, 'T1 T2(anarchy)').why('use sanatorium 0')).toContain('CX-PLAY-2');
  const hand = 'hand[gigadon, harvest_reaper, mad_man, spark, trojan_duck]';
  const asked = at(`A: g1 sanatorium ${hand} draw[tenderfoot]. B: w5`).play('use sanatorium 0');
  // Tech III is too much, a spell no unit; what was just drawn may come.
  expect(asked.short).toEqual(['hand gigadon', 'hand harvest_reaper', 'hand mad_man', 'hand tenderfoot', 'done']);
  const put = asked.play('hand gigadon', 'hand harvest_reaper');
  expect([put.kind, put.side('A').gold]).toEqual(['main', 0]);
  expect(put.why('attack gigadon')).toEqual([]);
  const over = put.pass();
  expect([over.has('gigadon'), over.has('harvest_reaper'), over.has('sanatorium')]).toEqual([false, false, true]);
  expect(over.side('A').discard).toEqual(expect.arrayContaining(['gigadon', 'harvest_reaper']));
  expect(asked.play('done').has('mad_man')).toBe(false);
});
