import { describe, expect, it } from 'vitest';
import { at } from './board';

describe('abilities with a cost', () => {
  it('are paid with exhausting, runes, gold and sacrifices (CX-ABIL-1 to 6)', () => {
    const bat = at('A: g2 T1 firebat, merfolk_prospector*, merfolk_prospector. B: iron_man-2@E').play(
      'use firebat 0',
      'iron_man',
    );
    expect(bat.has('iron_man')).toBe(false);
    const paid = bat.play('use merfolk_prospector 0');
    expect(paid.side('A').gold).toBe(2);
    const spore = at('A: g1 spore_shambler+r+r!, tiger_cub. B: w5');
    expect(spore.play('use spore_shambler 1').thing('tiger_cub').runes.plus).toBe(1);
    expect(spore.why('use spore_shambler 2')).toEqual(['CX-ABIL-5']);
    expect(at('A: g1 spore_shambler, tiger_cub. B: w5').why('use spore_shambler 1')).toContain('CX-ABIL-6');
    expect(at('A: merfolk_prospector*. B: w5').why('use merfolk_prospector 0')).toEqual(['CX-PLAY-2']);
  });

  it('are refused with nothing to choose (CX-ABIL-7), but not for a condition', () => {
    expect(at('A: g1 bombaster. B: mad_man').why('use bombaster 0')).toEqual(['CX-ABIL-7']);
    expect(at('A: calypso_vystari. B: mad_man@E').why('use calypso_vystari 0')).toEqual([]);
  });

  it('keep to their limit (CX-ABIL-3)', () => {
    const board = at('A: g9 young_lightning_dragon. B: w5');
    const used = board.play(
      'use young_lightning_dragon 0',
      'use young_lightning_dragon 0',
      'use young_lightning_dragon 0',
    );
    expect(used.stats('young_lightning_dragon')).toBe('6/3');
    expect(used.why('use young_lightning_dragon 0')).toEqual(['CX-ABIL-3']);
    expect(board.why('use young_lightning_dragon 7')).toEqual(['CX-ABIL-1']);
  });

  it('Firehouse stays exhausted when an Illusion dies of targeting (R35)', () => {
    const illusion = at('A: firehouse. B: spectral_hound').play('use firehouse 0', 'spectral_hound');
    expect(illusion.has('spectral_hound')).toBe(false);
    expect(illusion.thing('firehouse').exhausted).toBe(true);
    const burnt = at('A: firehouse. B: mad_man').play('use firehouse 0', 'mad_man');
    expect(burnt.thing('firehouse').exhausted).toBe(false);
  });

  it('tosses a coin (Rickety Mine)', () => {
    const board = at('A: g0 rickety_mine. B: w5').play('use rickety_mine 0');
    expect(board.outcomes).toEqual({ heads: 1, tails: 1 });
    const lost = board.play('tails');
    expect(lost.has('rickety_mine')).toBe(false);
    expect(lost.hp('base@A')).toBe(18);
    expect(lost.side('A').gold).toBe(3);
  });
});

describe('building cards and tech requirements', () => {
  it('names the rule that keeps a card in hand (CX-PLAY-3, CX-TECH-4, CX-TECH-6)', () => {
    expect(at('A: g9 hand[iron_man]. B: w5').why('play iron_man')).toEqual(['CX-PLAY-3']);
    expect(at('A: g9 T1? hand[iron_man]. B: w5').why('play iron_man')).toEqual(['CX-TECH-4']);
    expect(at('A: g9 T1 T2(fire) hand[eggship]. B: w5').why('play eggship')).toEqual(['CX-TECH-6']);
    expect(at('A: g9 T1 T2(bashing) hand[eggship]. B: w5').why('play eggship')).toEqual([]);
    expect(at('A: g2 T1 hand[iron_man]. B: w5').why('play iron_man')).toEqual(['CX-COST-2']);
    expect(at('A: g9. B: w5').why('play iron_man')).toEqual(['CX-PLAY-1']);
  });

  it('rebuilds for nothing, in order, with enough workers (CX-TECH-9 to 11)', () => {
    const lost = at('A: g6 w8 (troq). B: w5', {}, (table) => ({
      ...table,
      sides: { ...table.sides, A: { ...table.sides.A, lost: [1, 2] } },
    }));
    const built = lost.play('build 1');
    expect(built.side('A').gold).toBe(6);
    expect(built.why('build 2')).toContain('CX-TECH-10');
    const few = at('A: g6 w5 (troq). B: w5', {}, (table) => ({
      ...table,
      sides: { ...table.sides, A: { ...table.sides.A, lost: [1] } },
    }));
    expect(few.why('build 1')).toEqual(['CX-TECH-11']);
  });

  it('lets nobody choose what is under construction (R46, CX-TECH-14)', () => {
    const board = at('A: troq L1 +tower? hand[wrecking_ball]. B: w5').play('play wrecking_ball');
    expect(board.short).toEqual(['base', 'base']);
    expect(board.why('tower')).toEqual(['CX-TECH-14']);
  });

  it('keeps a second legendary thing out (CX-LEG-1)', () => {
    const board = at('A: g1 galina_glimmer hand[galina_glimmer] T1. B: w5').play('play galina_glimmer');
    expect(board.all('galina_glimmer')).toHaveLength(1);
    expect(board.side('A').discard).toEqual(['galina_glimmer']);
  });
});
