import { describe, expect, it } from 'vitest';
import { at } from './board';

const has = (board: ReturnType<typeof at>, name: string, k: string): boolean =>
  board.face(name).keywords.some((kw) => kw.k === k);

/** Single cards whose words few others use. */
describe('cards', () => {
  it('Verdant Tree finishes tech buildings at once', () => {
    const board = at('A: g9 w8 verdant_tree (midori) hand[tiny_basilisk]. B: w5').play('use verdant_tree 0', 'build 1');
    expect(board.thing('tech_i_building').underConstruction).toBe(false);
    expect(board.play('play tiny_basilisk').has('tiny_basilisk')).toBe(true);
    expect(board.play('build 2').thing('tech_ii_building').underConstruction).toBe(false);
  });

  it('Wandering Mimic has whole keywords of others only', () => {
    const board = at('A: wandering_mimic. B: eggship, stalking_tiger, nullcraft, harvest_reaper');
    expect(has(board, 'wandering_mimic', 'flying')).toBe(true);
    expect(has(board, 'wandering_mimic', 'overpower')).toBe(true);
    expect(has(board, 'wandering_mimic', 'stealth')).toBe(false);
    expect(has(board, 'wandering_mimic', 'untargetable')).toBe(false);
  });

  it('Fairie Dragon makes feathered units 3/1 fliers', () => {
    const board = at('A: fairie_dragon, harvest_reaper+feather+r. B: w5');
    expect(board.stats('harvest_reaper')).toBe('4/2');
    expect(has(board, 'harvest_reaper', 'flying') && has(board, 'harvest_reaper', 'overpower')).toBe(true);
  });

  it('Might of Leaf and Claw grows once an attack, and pays at five', () => {
    const board = at('A: might_of_leaf_and_claw, huntress. B: tiger_cub@E, mad_man@S').play(
      'attack huntress',
      'tiger_cub',
    );
    expect(board.play('might_of_leaf_and_claw.0').thing('might_of_leaf_and_claw').runes.growth).toBe(1);
    const grown = at('A: might_of_leaf_and_claw+growth+growth+growth+growth+growth, mad_man. B: w5');
    expect(grown.stats('mad_man')).toBe('6/6');
  });

  it('War Drums counts the units of its side', () => {
    expect(at('A: war_drums, drakk L1, mad_man, iron_man. B: mad_man').stats('mad_man@A')).toBe('3/1');
  });

  it('Final Showdown arms a hero and gives the opponent Hunters', () => {
    const board = at('A: g3 midori L8 hand[final_showdown] draw[spark]. B: w5').play('play final_showdown');
    expect(board.all('hunter@B')).toHaveLength(2);
    expect(board.stats('master_midori')).toBe('7/8');
    expect(board.play('attack master_midori', 'base@B').side('A').hand).toEqual(['spark']);
  });

  it('Entangling Vines sidelines and binds a patroller', () => {
    const board = at('A: g3 garus L1 hand[entangling_vines]. B: iron_man@L').play('play entangling_vines');
    expect(board.thing('iron_man').slot).toBeNull();
    expect(has(board, 'iron_man', 'no_attack')).toBe(true);
  });

  it('Terras Q is shackled by its own Warlocks', () => {
    const board = at('A: g6 T1 T2(demonology) hand[terras_q_the_shackled]. B: w5').play('play terras_q_the_shackled');
    expect(board.all('warlock@B')).toHaveLength(4);
    expect(has(board, 'terras_q', 'no_attack')).toBe(true);
  });

  it('Skeletal Lord exhausts five Skeletons, fresh ones too', () => {
    const five = 'skeleton*, skeleton*, skeleton, skeleton, skeleton';
    const board = at(`A: skeletal_lord, ${five} hand[gigadon]. B: w5`);
    expect(board.play('use skeletal_lord 1').has('gigadon')).toBe(true);
    expect(at('A: skeletal_lord, skeleton hand[gigadon]. B: w5').why('use skeletal_lord 1')).toEqual(['CX-ABIL-6']);
  });

  it('Feral Strike with its boost fetches two units and puts two into play', () => {
    const line = 'A: g8 T1 calamandra L5 hand[feral_strike] codex[centaur, huntress, iron_man]. B: w5';
    const board = at(line).play('play feral_strike', 'boost');
    const fetched = board.play('codex huntress', 'codex centaur');
    expect(fetched.short).toEqual(['hand centaur', 'hand huntress', 'done']);
    expect(fetched.play('hand centaur', 'hand huntress').thing('centaur').fatigue).toBe(true);
  });

  it('Grappling Hook shifts to an empty slot', () => {
    const board = at('A: setsuki L1 hand[grappling_hook]. B: iron_man@L, mad_man@E').play(
      'play grappling_hook',
      'mad_man',
    );
    expect(board.play('lookout').thing('mad_man').slot).toBe('lookout');
  });

  it('Blooming Elm adds runes only where there are none', () => {
    const board = at('A: blooming_elm, tiger_cub+r. B: w5').play('use blooming_elm 1');
    expect(board.thing('tiger_cub').runes.plus).toBe(1);
    expect(has(board, 'tiger_cub', 'overpower')).toBe(true);
  });

  it('Safe Attacking gives fresh armor for an attack', () => {
    const board = at('A: safe_attacking, iron_man. B: mad_man@T').play('attack iron_man');
    expect(board.thing('iron_man')).toMatchObject({ damage: 0, armor: 0 });
  });

  it('Drakk gives haste to the first unit from the hand', () => {
    const board = at('A: g9 drakk L6 hand[tenderfoot, older_brother]. B: w5').play(
      'play tenderfoot',
      'play older_brother',
    );
    expect(board.why('attack tenderfoot')).toEqual([]);
    expect(board.why('attack older_brother')).toEqual(['CX-PLAY-2']);
  });

  it('Pirate-Gang Commander makes every death of its side hurt the base', () => {
    const board = at('A: pirategang_commander, mad_man. B: iron_man base20').play('attack mad_man', 'iron_man');
    expect(board.hp('base@B')).toBe(19);
  });

  it('Surplus draws in upkeep', () => {
    const board = at('A: +surplus draw[spark] w5. B: w5', {}, (table) => ({ ...table, stage: 'ready' }));
    expect(board.play('workers').side('A').hand).toEqual(['spark']);
  });

  it('Crash Bomber hits the base of whoever is on turn', () => {
    const own = at('A: crash_bomber. B: iron_man base20').play('attack crash_bomber', 'iron_man');
    expect(own.short).toEqual(['base', 'base']);
  });

  it('Bloodlust hurts at the end of the turn', () => {
    const board = at('A: g2 drakk L1, iron_man hand[bloodlust]. B: w5').play('play bloodlust', 'iron_man');
    expect(board.stats('iron_man')).toBe('4/4');
    expect(board.pass().thing('iron_man').damage).toBe(1);
  });

  it('Debilitator Alpha weakens who attacks it as leader', () => {
    const board = at('A: iron_man. B: debilitator_alpha@L').play('attack iron_man');
    // 2 damage: one to the armor.
    expect(board.thing('debilitator_alpha').damage).toBe(1);
  });
});
