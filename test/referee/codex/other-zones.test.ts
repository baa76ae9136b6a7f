import { describe, expect, it } from 'vitest';
import { at } from './board';

const READY = { stage: 'ready' } as const;

describe('other zones', () => {
  it('Sanatorium puts units into play for a turn (lesson 4.5)', () => {
    const board = at('A: g1 sanatorium hand[harvest_reaper, oversized_rhinoceros] draw[spark]. B: base13').play(
      'use sanatorium 0',
    );
    const put = board.play('hand harvest_reaper', 'hand oversized_rhinoceros');
    expect(put.play('attack harvest_reaper', 'attack oversized_rhinoceros').table.result).toBe('A');
  });

  it('Circle of Life takes one level higher, at most 5 gold (lesson 11.5)', () => {
    const board = at(
      'A: g3 midori L1, tiger_cub hand[circle_of_life] codex[centaur, centaur, gigadon, iron_man]. B: w5',
    );
    const done = board.play('play circle_of_life');
    expect(done.has('centaur')).toBe(true);
    expect(done.has('tiger_cub')).toBe(false);
  });

  it('Harmony counts both faces, and turns them over (lesson 5.9, CX-TOKEN-4)', () => {
    const board = at('A: river L5, harmony, dancer, dancer. B: iron_man@L base4').play('use harmony 1');
    expect(board.all('angry_dancer')).toHaveLength(2);
    const won = board.play('attack dancer', 'base@B').play('attack dancer', 'base@B');
    expect(won.table.result).toBe('A');
  });

  it('Two Step needs two partners and goes with one of them', () => {
    expect(at('A: g2 river L1, mad_man hand[two_step]. B: w5').why('play two_step')).toEqual(['CX-SPELL-8']);
    const board = at('A: g2 river L1, mad_man, iron_man hand[two_step]. B: iron_man').play('play two_step');
    expect(board.stats('iron_man@A')).toBe('5/6');
    const lost = board.play('attack mad_man', 'iron_man');
    expect(lost.has('two_step')).toBe(false);
    expect(lost.stats('iron_man@A')).toBe('3/4');
  });

  it('Appel Stomp cannot draw itself, and may go on top (lesson 5.10, CX-SPELL-7)', () => {
    const board = at('A: g1 river L5 hand[appel_stomp] disc[spark]. B: mad_man@E').play('play appel_stomp');
    expect(board.side('A').hand).toEqual(['spark']);
    expect(board.play('yes').side('A').top).toEqual(['appel_stomp']);
    expect(board.play('no').side('A').discard).toEqual(['appel_stomp']);
  });

  it('Chaos Mirror swaps printed ATK', () => {
    const board = at('A: g2 zane L1, mad_man hand[chaos_mirror]. B: oversized_rhinoceros');
    const done = board.play('play chaos_mirror', 'mad_man');
    expect([done.stats('mad_man'), done.stats('oversized_rhinoceros')]).toEqual(['7/1', '1/8']);
  });

  it('Polymorph keeps damage, runes and attachments (lesson 11.14)', () => {
    const bear = at('A: g3 argagarg L1 hand[polymorph_squirrel]. B: barkcoat_bear-1', {}, (table) => ({
      ...table,
      sides: { ...table.sides, A: { ...table.sides.A, gold: 9 } },
    })).play('play polymorph_squirrel');
    expect(bear.has('squirrel')).toBe(false);
    expect(bear.side('B').discard).toEqual(['barkcoat_bear']);
    const cub = at('A: g3 argagarg L1 hand[polymorph_squirrel]. B: tiger_cub+r').play('play polymorph_squirrel');
    expect(cub.stats('squirrel')).toBe('2/2');
    expect(cub.face('squirrel').token).toBe(false);
  });

  it('Spirit of the Panda is attached, and lost with its host (CX-DEATH-6)', () => {
    const board = at('A: g9 argagarg L1, tiger_cub hand[spirit_of_the_panda, polymorph_squirrel]. B: w5');
    const worn = board.play('play spirit_of_the_panda');
    expect(worn.stats('tiger_cub')).toBe('4/4');
    const squirrel = worn.play('play polymorph_squirrel');
    expect(squirrel.stats('squirrel')).toBe('3/3');
    const fought = worn.play('attack tiger_cub');
    expect(fought.side('A').gold).toBe(6);
  });

  it('Zane shifts a patroller at his top level', () => {
    const board = at('A: g1 zane L5. B: iron_man@L').play('level captain_zane');
    expect(board.short).toEqual(['elite', 'scavenger', 'technician', 'lookout']);
    expect(board.play('lookout').thing('iron_man')).toMatchObject({ slot: 'lookout', damage: 1 });
  });

  it('Calamandra hides for two cards and fetches a Tiger', () => {
    const board = at('A: g4 calamandra L5 hand[spark, bloom] codex[tiger_cub, predator_tiger]. B: w5');
    expect(board.play('use calamandra_moss 0.0', 'bloom').face('calamandra').keywords).toContainEqual({ k: 'stealth' });
    expect(board.play('use calamandra_moss 2.0', 'codex predator_tiger').has('predator_tiger')).toBe(true);
  });

  it('Dothram Horselord joins the side with the most ATK', () => {
    const board = at('A: dothram_horselord w5. B: oversized_rhinoceros', {}, (table) => ({ ...table, ...READY }));
    expect(board.play('dothram_horselord.0').thing('dothram_horselord').controller).toBe('B');
  });

  it('Cinderblast Dragon plays a fire spell of the hand or codex', () => {
    const board = at('A: cinderblast_dragon hand[fire_dart] codex[flame_arrow]. B: base20').play(
      'attack cinderblast_dragon',
      'yes',
    );
    expect(board.short).toEqual(['hand fire_dart', 'codex flame_arrow']);
    const shot = board.play('codex flame_arrow').play('mode 2', 'base@B');
    expect(shot.hp('base@B')).toBe(11);
    expect(shot.side('A').discard).toEqual(['flame_arrow']);
  });
});
