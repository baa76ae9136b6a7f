import { expect, it } from 'vitest';
import { at } from '../table';
import { after, bought, dawn, minor } from './support';

it('Tiger Cub: trades with its like, survives 1 damage and dies of 3', () => {
  expect(bought('tiger_cub', 2).why('attack tiger_cub')).toEqual(['CX-PLAY-2']);
  expect(after('tiger_cub', 'older_brother')).toEqual(['dead', 'dead']);
  expect(after('tiger_cub', 'mad_man')).toEqual([1, 'dead']);
  expect(after('tiger_cub', 'huntress')).toEqual(['dead', 2]);
});

it('Rampant Growth: +2 ATK and 2 armor to a unit or hero for the turn', () => {
  const aim = minor('rampant_growth', 2, 'argagarg L1', { mine: 'mad_man', theirs: 'iron_man' });
  expect(aim.short).toEqual(['argagarg_garg', 'mad_man', 'iron_man']);
  const grown = aim.play('mad_man');
  expect([grown.stats('mad_man'), grown.thing('mad_man').armor]).toEqual(['3/1', 2]);
  // Iron Man's 3 damage: 2 to the armor, 1 to the only HP.
  expect(grown.play('attack mad_man', 'iron_man').has('mad_man')).toBe(false);
  const hero = aim.play('argagarg_garg').play('attack argagarg_garg', 'iron_man');
  expect([hero.thing('argagarg').damage, hero.thing('iron_man').damage]).toEqual([1, 3]);
  const over = grown.pass();
  expect([over.stats('mad_man'), over.thing('mad_man').armor]).toEqual(['1/1', 0]);
});

it("Forest's Favor: puts a rune on one of its own that has none", () => {
  const aim = minor('forests_favor', 2, 'argagarg L1', { mine: 'tiger_cub+r, iron_man', theirs: 'mad_man' });
  expect(aim.short).toEqual(['argagarg_garg', 'iron_man']);
  const favored = aim.play('iron_man');
  expect([favored.stats('iron_man'), favored.pass().stats('iron_man')]).toEqual(['4/5', '4/5']);
  expect(at('A: g2 argagarg L1+r hand[forests_favor]. B: mad_man').why('play forests_favor')).toEqual(['CX-SPELL-8']);
});

it('Merfolk Prospector: exhausts for 1 gold, once rested', () => {
  expect(bought('merfolk_prospector', 1).why('use merfolk_prospector 0')).toEqual(['CX-PLAY-2']);
  const dug = at('A: g0 merfolk_prospector. B: w5').play('use merfolk_prospector 0');
  expect([dug.side('A').gold, dug.stats('merfolk_prospector')]).toEqual([1, '1/1']);
  expect(dug.why('use merfolk_prospector 0')).toEqual(['CX-ABIL-5']);
  expect(dug.why('attack merfolk_prospector')).toEqual(['CX-ATK-1']);
});

it('Young Treant: draws a card as it arrives, never attacks, may patrol', () => {
  const board = bought('young_treant', 2, '', { mine: 'draw[spark]' });
  expect([board.stats('young_treant'), board.side('A').hand]).toEqual(['0/2', ['spark']]);
  expect(at('A: young_treant. B: w5').why('attack young_treant')).toEqual(['CX-KW-30']);
  expect(board.play('end').short).toContain('young_treant');
});

it('Playful Panda: arrives exhausted with a Wisp, so only the Wisp can patrol', () => {
  const board = bought('playful_panda', 2);
  expect([board.stats('playful_panda'), board.thing('playful_panda').exhausted]).toEqual(['2/2', true]);
  expect(board.stats('wisp')).toBe('0/1');
  const patrol = board.play('end');
  expect(patrol.short).toEqual(['wisp', 'empty']);
  expect(patrol.why('playful_panda')).toEqual(['CX-PATROL-1']);
});

it('Spore Shambler: arrives with two runes and passes them on, for gold or exhausting', () => {
  const board = bought('spore_shambler', 3, '', { mine: 'tiger_cub' });
  expect(board.stats('spore_shambler')).toBe('2/3');
  expect(board.why('use spore_shambler 2')).toEqual(['CX-PLAY-2']);
  expect(board.why('use spore_shambler 1')).toEqual(['CX-COST-2']);
  const paid = at('A: g1 spore_shambler+r+r*, tiger_cub. B: mad_man').play('use spore_shambler 1');
  expect(paid.short).toEqual(['tiger_cub', 'mad_man']);
  const moved = paid.play('tiger_cub');
  expect([moved.stats('spore_shambler'), moved.stats('tiger_cub'), moved.side('A').gold]).toEqual(['1/2', '3/3', 0]);
  const rested = at('A: g0 spore_shambler+r, tiger_cub+r. B: w5').play('use spore_shambler 2');
  expect([rested.stats('spore_shambler'), rested.stats('tiger_cub')]).toEqual(['0/1', '4/4']);
  // Only its own rune pays, and to lose it may kill.
  expect(rested.why('use spore_shambler 1')).toContain('CX-ABIL-6');
  const hurt = at('A: g1 spore_shambler+r-1, tiger_cub. B: w5').play('use spore_shambler 1');
  expect([hurt.has('spore_shambler'), hurt.stats('tiger_cub')]).toEqual([false, '3/3']);
});

it('Ironbark Treant: 3/2 off duty, 1 ATK and 2 armor on patrol', () => {
  expect(bought('ironbark_treant', 3).stats('ironbark_treant')).toBe('3/2');
  expect(at('A: w5. B: ironbark_treant@S').stats('ironbark_treant')).toBe('1/2');
  expect(after('iron_man', 'ironbark_treant@S')).toEqual([1, 1]);
  expect(after('iron_man', 'ironbark_treant@L')).toEqual([1, 0]);
  expect(after('ironbark_treant', 'tiger_cub')).toEqual(['dead', 'dead']);
});

it('Verdant Tree: heals its side; exhausted, tech buildings of the turn are finished at once', () => {
  expect(bought('verdant_tree', 2).why('use verdant_tree 0')).toEqual(['CX-PLAY-2']);
  expect(dawn('A: verdant_tree, iron_man-2. B: w5').on('main').thing('iron_man').damage).toBe(1);
  const line = 'A: g20 w10 verdant_tree (midori) hand[tiny_basilisk]. B: w5';
  const built = at(line).play('use verdant_tree 0', 'build 1', 'build 2', 'balance', 'build 3');
  const names = ['tech_i_building', 'tech_ii_building', 'tech_iii_building'];
  expect(names.map((name) => built.thing(name).underConstruction)).toEqual([false, false, false]);
  expect(built.play('play tiny_basilisk').has('tiny_basilisk')).toBe(true);
  // Without it there is one a turn, finished at its end; requirements hold all the same.
  expect(at(line).play('build 1').why('build 2')).toContain('CX-MAIN-2');
  expect(at('A: g20 w5 verdant_tree. B: w5').play('use verdant_tree 0').why('build 1')).toEqual(['CX-TECH-2']);
});

it('Rich Earth: hiring costs no gold, but a card, and once a turn', () => {
  bought('rich_earth', 3);
  const hired = at('A: g0 w5 rich_earth hand[spark, bloom]. B: w5').play('hire spark');
  expect(hired.side('A')).toMatchObject({ workers: 6, gold: 0, hand: ['bloom'], hired: ['spark'] });
  expect(hired.why('hire bloom')).toEqual(['CX-MAIN-2']);
  expect(at('A: g0 w5 hand[spark]. B: rich_earth').why('hire spark')).toEqual(['CX-COST-2']);
});
