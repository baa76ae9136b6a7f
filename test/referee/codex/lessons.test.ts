import { describe, expect, it } from 'vitest';
import { at, type Board } from './board';
import { toText } from '../../../workers/referee/codex';

/** The most that a measure can come to within this turn, whatever A does. */
function most(board: Board, measure: (board: Board) => number): number {
  const known = new Map<string, number>();
  const visit = (now: Board): number => {
    if (now.kind === 'over' || now.kind === 'patrol' || now.actor !== 'player') return measure(now);
    const key = toText(now.node);
    const before = known.get(key);
    if (before !== undefined) return before;
    const best = Math.max(...now.moves.map((move) => visit(now.play(move))));
    known.set(key, best);
    return best;
  };
  return visit(board);
}

const wins = (line: string): boolean => most(at(line), ({ table }) => Number(table.result === 'A')) === 1;

/** Boards of lessons and puzzles whose goal is to win in this turn, by the number of their step. */
describe('winning this turn', () => {
  it.each([
    ['1.2', 'A: older_brother, timely_messenger. B: base3'],
    ['4.2', 'A: g2 hand[timely_messenger, tenderfoot]. B: base1'],
    ['5.1', 'A: g2 (troq)(river)(zane) hand[wrecking_ball]. B: base2'],
    ['5.9', 'A: river L5, harmony, dancer, dancer. B: iron_man@L base4'],
    ['7.7', 'A: river L3, iron_man. B: tiger_cub@L base3'],
    ['8.5', 'A: doubleshot_archer. B: iron_man@E base3'],
    ['8.8', 'A: rampaging_elephant. B: tiger_cub@L base6'],
    ['8.11', 'A: nautical_dog, makeshift_rambaster. B: base4'],
    ['9.1', 'A: eggship. B: iron_man@L base4'],
    ['9.4', 'A: eggship, iron_man. B: cloud_sprite@T base3'],
    ['9.6', 'A: chameleon+feather, fairie_dragon!. B: huntress@L base3'],
    ['10.2', 'A: chameleon, backstabber. B: +tower iron_man@L base3'],
    ['11.9', 'A: g4 drakk L1 hand[kidnapping]. B: harvest_reaper@L base6'],
    [
      'puzzle 1',
      'A: g1 troq L4, iron_man, eggship hand[wrecking_ball]. B: base7 revolver_ocelot@L, timely_messenger@T',
    ],
  ])('step %s', (_, line) => {
    expect(wins(line)).toBe(true);
  });

  it.each([
    ['5.1 without the hero of the spell', 'A: g2 (river) hand[wrecking_ball]. B: base2'],
    ['10.2 with one hidden attacker', 'A: chameleon. B: +tower iron_man@L base3'],
    [
      'puzzle 1 without gold',
      'A: troq L4, iron_man, eggship hand[wrecking_ball]. B: base7 revolver_ocelot@L, timely_messenger@T',
    ],
    ['9.6 without stealth', 'A: iron_man+feather, fairie_dragon!. B: huntress@L, cloud_sprite@E base3'],
  ])('not in %s', (_, line) => {
    expect(wins(line)).toBe(false);
  });
});

describe('other puzzles', () => {
  const dead = (name: string) => (board: Board) => Number(!board.has(name));

  it('2: only Flame Arrow kills the hero', () => {
    const line = (hand: string) => `A: g4 T1 T2(fire) jaina L1!, troq L1! hand[${hand}]. B: river L1@L`;
    expect(most(at(line('the_boot, fire_dart, flame_arrow')), dead('river_montoya'))).toBe(1);
    expect(most(at(line('the_boot, fire_dart')), dead('river_montoya'))).toBe(0);
  });

  it('3: Pillage, Calypso and the Tank destroy tech II', () => {
    const board = at('A: g1 zane L1!, calypso_vystari, steam_tank hand[pillage]. B: T1 T2 base20 older_brother@L');
    expect(most(board, dead('tech_ii_building@B'))).toBe(1);
    const line = board
      .play('play pillage', 'base@B')
      .play('use calypso_vystari 0')
      .play('attack steam_tank', 'tech_ii_building');
    expect(line.hp('base@B')).toBe(17);
  });

  it('7: at most 8 damage', () => {
    const board = at('A: rampaging_elephant, nautical_dog. B: tiger_cub@L base20');
    expect(most(board, (end) => 20 - end.hp('base@B'))).toBe(8);
    expect(most(board.play('attack nautical_dog'), (end) => 20 - end.hp('base@B'))).toBe(6);
  });

  it('8: Intimidate and the Ocelot kill the Huntress unharmed', () => {
    const board = at('A: g1 troq L1, revolver_ocelot hand[intimidate]. B: huntress@E');
    const clean = (end: Board): number =>
      Number(
        !end.has('huntress') && ['troq', 'revolver_ocelot'].every((own) => end.has(own) && !end.thing(own).damage),
      );
    expect(most(board, clean)).toBe(1);
    expect(most(at('A: g0 troq L1, revolver_ocelot hand[intimidate]. B: huntress@E'), clean)).toBe(0);
  });
});

describe('steps with another goal', () => {
  it('4.3: tech II is another building', () => {
    const board = at('A: g6 T1 hand[iron_man, eggship]. B: w5').play('play iron_man');
    expect(board.why('play eggship')).toEqual(['CX-PLAY-3', 'CX-COST-2']);
  });

  it('8.10: who may attack, and what may be attacked', () => {
    const board = at('A: g0 gemscout_owl, wisp, iron_man. B: bloodburn, w5 base20');
    expect(board.short.filter((move) => move.startsWith('attack'))).toEqual(['attack wisp', 'attack iron_man']);
    expect(board.play('attack wisp').hp('base@B')).toBe(20);
  });

  it('8.12: armor piercing strikes first', () => {
    const board = at('A: g2 calamandra L1, iron_man hand[ferocity]. B: oversized_rhinoceros@L').play('play ferocity');
    const fought = board.play('attack iron_man');
    expect(fought.hp('oversized_rhinoceros')).toBe(5);
    expect(fought.thing('oversized_rhinoceros').armor).toBe(1);
    expect(fought.has('iron_man')).toBe(false);
  });

  it('10.4: the Tower shoots at what it cannot stop', () => {
    const board = at('A: dancer, harmony, river L1. B: +tower iron_man@L base20').play('use harmony 1');
    expect(board.play('attack dancer', 'base@B').hp('base@B')).toBe(18);
    expect(board.play('attack dancer', 'base@B').has('dancer')).toBe(false);
  });

  it('11.3: Hired Stomper must hit a unit', () => {
    const board = at('A: g4 T1 T2(bashing) tenderfoot hand[hired_stomper]. B: w5').play('play hired_stomper');
    expect(board.short).toEqual(['tenderfoot', 'hired_stomper']);
    expect(board.play('tenderfoot').has('hired_stomper')).toBe(true);
  });

  it('6.5: three points more against a building', () => {
    const board = at('A: steam_tank. B: T1 T2 base8').play('attack steam_tank', 'tech_ii_building');
    expect([board.has('tech_ii_building@B'), board.hp('base@B')]).toEqual([false, 6]);
  });
});
