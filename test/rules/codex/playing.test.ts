import { expect } from 'vitest';
import { at, rule } from './table';

rule('CX-PLAY-1', () => {
  const board = at('A: g3 hand[tenderfoot]. B: w5');
  expect(board.play('play tenderfoot').side('A').gold).toBe(2);
  expect(at('A: g3 hand[tenderfoot] disc[spark]. B: w5').why('play spark')).toEqual(['CX-PLAY-1']);
});
rule('CX-PLAY-2', () => {
  const board = at('A: g3 hand[tenderfoot] merfolk_prospector*. B: w5').play('play tenderfoot');
  expect(board.why('attack tenderfoot')).toEqual(['CX-PLAY-2']);
  expect(board.why('use merfolk_prospector 0')).toEqual(['CX-PLAY-2']);
});
rule('CX-PLAY-3', () => {
  expect(at('A: g9 hand[iron_man, tenderfoot]. B: w5').why('play iron_man')).toEqual(['CX-PLAY-3']);
  expect(at('A: g9 hand[iron_man, tenderfoot]. B: w5').why('play tenderfoot')).toEqual([]);
});
rule('CX-PLAY-4', () => {
  expect(at('A: rickety_mine*. B: w5').why('use rickety_mine 0')).toEqual(['CX-PLAY-2']);
});
rule('CX-PLAY-5', () => {
  const board = at('A: iron_man. B: bloodburn, mad_man').play('attack iron_man');
  expect(board.why('bloodburn')).toEqual(['CX-ATK-5']);
});
rule('CX-PLAY-6', () => {
  // Put into play it costs nothing and needs no building.
  const board = at('A: g1 sanatorium hand[harvest_reaper]. B: w5').play('use sanatorium 0', 'hand harvest_reaper');
  expect([board.side('A').gold, board.has('harvest_reaper')]).toEqual([0, true]);
});
rule('CX-PLAY-7', () => {
  const board = at('A: rampaging_elephant. B: T1 iron_man base20').play('attack rampaging_elephant', 'tech_i_building');
  expect(board.has('iron_man')).toBe(true);
  // What is played later needs it again.
  const line = 'A: rampaging_elephant. B: g9 T1 iron_man hand[iron_man] w5 base20';
  const lost = at(line).play('attack rampaging_elephant', 'tech_i_building').pass();
  expect(lost.side('B').hand).toEqual(['iron_man']);
  expect(lost.short).not.toContain('play iron_man');
});
rule('CX-COST-1', () => {
  const board = at('A: g1 maestro, river L5 hand[tenderfoot, older_brother]. B: w5');
  expect(board.play('play tenderfoot', 'play older_brother').side('A').gold).toBe(0);
});
rule('CX-COST-2', () => {
  expect(at('A: g2 T1 hand[iron_man]. B: w5').why('play iron_man')).toEqual(['CX-COST-2']);
  expect(at('A: g0 hand[spark] (troq). B: w5').why('summon troq_bashar')).toEqual(['CX-COST-2']);
});
rule('CX-COST-3', () => {
  // Four green units make it cheaper; to whom reads its cost it costs 9.
  const gigadon = (gold: number) =>
    at(`A: g${gold} T1 T2(feral) tiger_cub, tiger_cub, tiger_cub, tiger_cub hand[gigadon]. B: w5`).why('play gigadon');
  expect(gigadon(5)).toEqual([]);
  expect(gigadon(4)).toEqual(['CX-COST-2']);
  const cubs = 'centaur, tiger_cub, tiger_cub, tiger_cub';
  const circle = at(`A: g3 midori L1, ${cubs} hand[circle_of_life] codex[gigadon]. B: w5`).play(
    'play circle_of_life',
    'centaur',
  );
  expect(circle.has('gigadon')).toBe(false);
  // Free by a Maestro, a Blademaster still costs 6 to Thunderclap, which takes what costs 2; a token costs nothing.
  const clap = at('A: g2 garus L1 hand[thunderclap]. B: maestro, blademaster@E, skeleton@S, tenderfoot@T, iron_man@L');
  expect(clap.play('play thunderclap').short).toEqual(['skeleton', 'tenderfoot', 'done']);
});
rule('CX-SPELL-1', () => {
  const board = at('A: g9 (troq) hand[wrecking_ball]. B: w5');
  expect(board.why('play wrecking_ball')).toEqual(['CX-SPELL-1']);
  expect(board.play('summon troq_bashar').why('play wrecking_ball')).toEqual([]);
});
rule('CX-SPELL-2', () => {
  expect(at('A: g9 hand[spark]. B: mad_man@E').why('play spark')).toEqual(['CX-SPELL-2']);
  expect(at('A: g9 troq L1 hand[spark]. B: mad_man@E').why('play spark')).toEqual([]);
});
rule('CX-SPELL-3', () => {
  expect(at('A: g1 troq L1 hand[spark]. B: mad_man@E').play('play spark').side('A').discard).toEqual(['spark']);
});
rule('CX-SPELL-4', () => {
  const board = at('A: g9 zane L5 hand[maximum_anarchy]. B: w5');
  expect(board.play('level captain_zane').why('play maximum_anarchy')).toEqual(['CX-SPELL-4']);
  expect(at('A: g9 zane L6 hand[maximum_anarchy]. B: w5').why('play maximum_anarchy')).toEqual([]);
});
rule('CX-SPELL-5', () => {
  const quick = at('A: g9 bigby L4 hand[judgment_day]. B: tiger_cub');
  expect(quick.why('play judgment_day')).toEqual(['CX-SPELL-5']);
  expect(quick.play('level bigby_hayes').why('play judgment_day')).toEqual([]);
});
rule('CX-SPELL-6', () => {
  const board = at('A: g9 calamandra L1 hand[behind_the_ferns]. B: w5').play('play behind_the_ferns');
  expect(board.has('behind_the_ferns')).toBe(true);
  // What attaches stays without its hero, goes with its host, to its owner, and at once where there is none.
  const worn = at('A: g4 argagarg L1 hand[spirit_of_the_panda]. B: mad_man').play('play spirit_of_the_panda').pass();
  const lost = worn.play('end').play('mad_man', 'empty', 'empty', 'empty', 'empty').on('main');
  expect([lost.has('spirit_of_the_panda'), lost.stats('mad_man')]).toEqual([true, '3/3']);
  const dead = lost.play('attack argagarg_garg');
  expect([dead.has('argagarg'), dead.has('spirit_of_the_panda')]).toEqual([false, true]);
  const killed = at('A: g7 argagarg L1, troq L1 hand[spirit_of_the_panda, the_boot]. B: mad_man')
    .play('play spirit_of_the_panda')
    .play('play the_boot');
  expect([killed.side('A').discard, killed.side('B').discard]).toEqual([
    ['spirit_of_the_panda', 'the_boot'],
    ['mad_man'],
  ]);
  const none = at('A: g4 argagarg L1 hand[spirit_of_the_panda]. B: w5', { no_effect_spell: 'allow' });
  expect(none.play('play spirit_of_the_panda').side('A').discard).toEqual(['spirit_of_the_panda']);
});
rule('CX-SPELL-7', () => {
  const board = at('A: g1 river L5 hand[appel_stomp] disc[spark]. B: mad_man@E').play('play appel_stomp');
  expect(board.side('A').hand).toEqual(['spark']);
});
rule('CX-SPELL-8', () => {
  expect(at('A: g1 river L1 hand[spark]. B: mad_man').why('play spark')).toEqual(['CX-SPELL-8']);
  expect(at('A: g1 river L1 hand[spark]. B: mad_man', { no_effect_spell: 'allow' }).why('play spark')).toEqual([]);
});
rule('CX-SPELL-9', () => {
  // The buff of a spell stays; what is channeled goes with its hero.
  const spell = at('A: g9 drakk L1-2, iron_man hand[bloodlust]. B: mad_man').play('play bloodlust', 'iron_man', 'done');
  const without = spell.play('attack drakk_ramhorn', 'mad_man');
  expect([without.has('drakk_ramhorn'), without.stats('iron_man')]).toEqual([false, '4/4']);
  const lost = at('A: behind_the_ferns, calamandra L1, tiger_cub. B: iron_man').play(
    'attack calamandra_moss',
    'iron_man',
  );
  expect(lost.has('behind_the_ferns')).toBe(false);
});
rule('CX-ABIL-1', () => {
  const board = at('A: merfolk_prospector. B: w5').play('use merfolk_prospector 0');
  expect([board.side('A').gold, board.thing('merfolk_prospector').exhausted]).toEqual([1, true]);
});
rule('CX-ABIL-2', () => {
  const board = at('A: g2 young_lightning_dragon*. B: w5').play(
    'use young_lightning_dragon 0',
    'use young_lightning_dragon 0',
  );
  expect([board.side('A').gold, board.stats('young_lightning_dragon')]).toEqual([0, '5/3']);
});
rule('CX-ABIL-3', () => {
  const use = 'use young_lightning_dragon 0';
  const board = at('A: g9 young_lightning_dragon. B: merfolk_prospector').play(use, use, use);
  expect(board.why(use)).toEqual(['CX-ABIL-3']);
  expect(board.why('use merfolk_prospector 0')).toEqual(['CX-ABIL-3']);
});
rule('CX-ABIL-4', () => {
  expect(at('A: g2 young_lightning_dragon!. B: w5').why('use young_lightning_dragon 0')).toEqual([]);
});
rule('CX-ABIL-5', () => {
  expect(at('A: merfolk_prospector!. B: w5').why('use merfolk_prospector 0')).toEqual(['CX-ABIL-5']);
});
rule('CX-ABIL-6', () => {
  expect(at('A: g1 spore_shambler, tiger_cub. B: w5').why('use spore_shambler 1')).toEqual(['CX-ABIL-6']);
  expect(at('A: skeletal_lord, skeleton hand[gigadon]. B: w5').why('use skeletal_lord 1')).toEqual(['CX-ABIL-6']);
});
rule('CX-ABIL-7', () => {
  expect(at('A: g1 bombaster. B: mad_man').why('use bombaster 0')).toEqual(['CX-ABIL-7']);
  expect(at('A: calypso_vystari. B: mad_man@E').why('use calypso_vystari 0')).toEqual([]);
});
rule('CX-WORK-1', () => {
  const board = at('A: g2 w5 hand[spark]. B: w5').play('hire spark');
  expect(board.side('A')).toMatchObject({ workers: 6, gold: 1, hired: ['spark'] });
});
rule('CX-WORK-2', () => {
  expect(at('A: g1 w30 hand[spark]. B: w5').play('hire spark').side('A').workers).toBe(31);
});
rule('CX-WORK-3', () => {
  const board = at('A: g2 w5 hand[spark]. B: w5').play('hire spark').pass().pass();
  const { hired, hand, discard } = board.side('A');
  expect([hired, hand.includes('spark'), discard.includes('spark')]).toEqual([['spark'], false, false]);
});
rule('CX-WORK-4', () => {
  const board = at('A: g9 w5 hand[spark]. B: w5');
  expect(board.why('build 1')).toEqual(['CX-TECH-2']);
  expect(board.play('hire spark').why('build 1')).toEqual([]);
});
rule('CX-WORK-5', () => {
  const gone = at('A: g3 zane L1 hand[detonate]. B: w5').play('play detonate', 'worker B');
  expect(gone.side('B').workers).toBe(4);
});
