import { describe, expect, it } from 'vitest';
import { at } from './board';
import type { Table } from '../../../workers/referee/codex/table';

const closing = (line: string) => at(line).play('end').play('empty', 'empty', 'empty', 'empty', 'empty');
const ready = (table: Table): Table => ({ ...table, stage: 'ready' });

describe('triggers', () => {
  it('make Trojan Duck win on both hits (R22)', () => {
    const board = at('A: trojan_duck. B: tenderfoot@L, iron_man@E, eggship base12').play('attack trojan_duck');
    // Only the leader could be named; obliterate has taken both patrollers, and the effect asks for a building.
    expect(board.has('tenderfoot') || board.has('iron_man')).toBe(false);
    expect(board.short).toEqual(['base', 'base']);
    expect(board.play('base@B').table.result).toBe('A');
    const tech = at('A: trojan_duck. B: T1 tenderfoot@L, iron_man@E, eggship base12').play(
      'attack trojan_duck',
      'base@B',
    );
    expect(tech.short).toEqual(['base', 'tech_i_building']);
    expect(tech.why('eggship')).toEqual(['CX-FLY-4']);
  });

  it('let Rampaging Elephant attack twice (R27)', () => {
    const board = at('A: rampaging_elephant. B: base12').play('attack rampaging_elephant', 'attack rampaging_elephant');
    expect(board.table.result).toBe('A');
  });

  it('take the damage of Troq before the fight', () => {
    const board = at('A: troq L8. B: base20').play('attack troq_bashar');
    expect(board.hp('base@B')).toBe(15);
    expect(board.thing('troq').exhausted).toBe(false);
  });

  it('lose a choice on the wrong turn, but carry out a single one (R48, CX-TURN-3)', () => {
    const bomber = at('A: iron_man. B: crash_bomber@L base20').play('attack iron_man');
    expect(bomber.hp('base@A')).toBe(19);
    expect(bomber.hp('base@B')).toBe(20);
  });

  it('wait for the effect to finish (CX-EFF-5, lesson 11.6)', () => {
    const board = at('A: g2 harmony, river L1 hand[bloom]. B: w5').play('play bloom');
    expect(board.thing('river').runes.plus).toBe(1);
    expect(board.stats('dancer')).toBe('0/1');
  });

  it('are put in an order by the active player (CX-UPK-5, lesson 3.4)', () => {
    const board = at('A: starcrossed_starlet-1, helpful_turtle w5. B: w5', {}, ready);
    expect(board.kind).toBe('order');
    const healed = board.play('healing helpful_turtle').play('workers');
    expect(healed.thing('starcrossed_starlet').damage).toBe(1);
    const dead = board.play('starcrossed_starlet.0');
    expect(dead.has('starcrossed_starlet')).toBe(false);
  });

  it('keep Land Octopus for two workers (lesson 3.6)', () => {
    const board = at('A: w7 land_octopus. B: w5', {}, ready).play('workers');
    expect(board.short).toEqual(['mode', 'mode'].map((word, index) => `${word} ${index + 1}`));
    expect(board.play('mode 1').side('A').workers).toBe(5);
    expect(board.play('mode 2').has('land_octopus')).toBe(false);
    expect(at('A: w1 land_octopus. B: w5', {}, ready).play('workers').has('land_octopus')).toBe(false);
  });

  it('happen at the end of the turn, after the draw (CX-END-1)', () => {
    expect(closing('A: bloodrage_ogre w5. B: w5').side('A').hand).toEqual(['bloodrage_ogre']);
    expect(at('A: bloodrage_ogre w5. B: base20').play('attack bloodrage_ogre').pass().has('bloodrage_ogre')).toBe(true);
  });

  it('offer the boost only if it can be paid (CX-KW-25)', () => {
    const board = at('A: g9 calamandra L1 hand[murkwood_allies]. B: w5').play('play murkwood_allies', 'boost');
    expect([board.all('beast').length, board.all('frog').length]).toEqual([1, 4]);
    const poor = at('A: g8 calamandra L1 hand[murkwood_allies]. B: w5').play('play murkwood_allies');
    expect(poor.kind).toBe('mode');
    const worker = at('A: g6 T1 T2(anarchy) hand[marauder]. B: w5').play('play marauder', 'boost', 'worker B');
    expect(worker.side('B').workers).toBe(4);
  });
});

describe('watchers and delays', () => {
  it('Final Smash does each part it can (R34, CX-EFF-3)', () => {
    const board = at('A: g6 troq L8, tenderfoot hand[final_smash]. B: iron_man@L, harvest_reaper@E').play(
      'play final_smash',
    );
    expect(board.has('tenderfoot')).toBe(false);
    expect(board.side('B').hand).toEqual(['iron_man']);
    expect(board.thing('harvest_reaper')).toMatchObject({ controller: 'A', owner: 'B', fatigue: true, slot: null });
    expect(board.why('attack harvest_reaper')).toEqual(['CX-CTRL-1']);
  });

  it('meets a flagbearer once (R49)', () => {
    const board = at(
      'A: g6 troq L8 hand[final_smash]. B: granfalloon_flagbearer, tenderfoot, spectral_flagbearer, iron_man',
    );
    const second = board.play('play final_smash');
    expect(second.has('granfalloon_flagbearer')).toBe(false);
    expect(second.short).toEqual(['spectral_flagbearer', 'iron_man']);
  });

  it('Kidnapping gives a unit back, or to its owner when dead (R43, CX-CTRL-3)', () => {
    const board = at('A: g4 drakk L1 hand[kidnapping]. B: harvest_reaper@L base6').play('play kidnapping');
    expect(board.play('attack harvest_reaper').table.result).toBe('A');
    const kept = board.play('end').play('empty', 'empty', 'empty', 'empty', 'empty');
    expect(kept.thing('harvest_reaper')).toMatchObject({ controller: 'B' });
    const dead = at('A: g4 drakk L1 hand[kidnapping]. B: harvest_reaper@L, oversized_rhinoceros@E').play(
      'play kidnapping',
      'harvest_reaper',
    );
    expect(dead.play('attack harvest_reaper').side('B').discard).toEqual(['harvest_reaper']);
  });

  it('Bloodburn counts deaths up to four (lesson 4.4)', () => {
    const board = at('A: mad_man, bloodburn. B: tenderfoot-1').play('attack mad_man', 'tenderfoot');
    expect(board.thing('bloodburn').runes.blood).toBe(2);
  });

  it('Desperation throws the hand away before the draw phase', () => {
    const board = at('A: drakk L1 hand[desperation, spark] draw9. B: w5').play('play desperation');
    expect(board.side('A').hand).toEqual(['spark']);
    expect(board.play('end').side('A').discard).toEqual(['desperation', 'spark']);
  });

  it('Predator Tiger trashes a worker of the base it hits', () => {
    const board = at('A: predator_tiger. B: base20 w5').play('attack predator_tiger');
    expect(board.side('B').workers).toBe(4);
  });

  it('Gunpoint Taxman steals for a patroller killed', () => {
    const board = at('A: g0 gunpoint_taxman. B: g3 mad_man@E').play('attack gunpoint_taxman');
    expect([board.side('A').gold, board.side('B').gold]).toEqual([1, 2]);
  });

  it('Ogre Recruiter takes a unit after combat', () => {
    const board = at('A: ogre_recruiter. B: mad_man, base20').play('attack ogre_recruiter', 'base@B');
    expect(board.thing('mad_man').controller).toBe('A');
  });
});
