import { describe, expect, it } from 'vitest';
import { at } from './board';

describe('patrol', () => {
  it('has 1, 6, 31, 136 placements for 0 to 3 things (R5)', () => {
    const count = (board: ReturnType<typeof at>): number =>
      board.kind === 'patrol' ? board.moves.reduce((sum, move) => sum + count(board.play(move)), 0) : 1;
    const of = (things: string): number => count(at(`A: ${things}. B: w5`).play('end'));
    expect(of('')).toBe(1);
    expect(of('iron_man')).toBe(6);
    expect(of('iron_man, tenderfoot')).toBe(31);
    expect(of('iron_man, tenderfoot, mad_man')).toBe(136);
  });

  it('refuses exhausted things, buildings and what cannot patrol (CX-PATROL-1, CX-KW-31)', () => {
    const board = at('A: iron_man!, tenderfoot*, rickety_mine, land_octopus. B: w5').play('end');
    expect(board.short).toEqual(['tenderfoot', 'empty']);
    expect(board.why('iron_man')).toEqual(['CX-PATROL-1']);
    expect(board.why('rickety_mine')).toEqual(['CX-KW-31']);
    expect(board.why('land_octopus')).toEqual(['CX-KW-31']);
    expect(board.why('attack iron_man')).toEqual(['CX-MAIN-3']);
    expect(board.play('tenderfoot').why('tenderfoot')).toEqual(['CX-PATROL-1']);
  });

  it('gives the leader a point of armor, the elite 1 ATK (R15, CX-PATROL-5, CX-PATROL-6)', () => {
    const board = at('A: iron_man, tiger_cub. B: rampaging_elephant@L, older_brother@E');
    expect(board.stats('older_brother')).toBe('3/2');
    const fought = board.play('attack iron_man').play('attack tiger_cub');
    expect(fought.hp('rampaging_elephant')).toBe(3);
  });

  it('pays for a dead scavenger and technician (R50, CX-PATROL-7, CX-PATROL-8)', () => {
    const board = at('A: iron_man, tiger_cub. B: g0 draw[spark] tenderfoot@S, mad_man@T');
    const paid = board.play('attack iron_man', 'tenderfoot').play('attack tiger_cub');
    expect(paid.side('B')).toMatchObject({ gold: 1, hand: ['spark'] });
  });
});

describe('attack', () => {
  it('is refused to what is exhausted, fresh or no body (CX-ATK-1, CX-PLAY-2)', () => {
    const board = at('A: iron_man!, tenderfoot*, timely_messenger*, bloodburn. B: w5');
    expect(board.why('attack iron_man')).toEqual(['CX-ATK-1']);
    expect(board.why('attack tenderfoot')).toEqual(['CX-PLAY-2']);
    expect(board.why('attack timely_messenger')).toEqual([]);
    expect(board.why('attack bloodburn')).toEqual(['CX-ATK-1']);
  });

  it('must meet the leader, then the other patrollers (CX-ATK-3, CX-PATROL-4)', () => {
    const board = at('A: iron_man. B: tiger_cub@L, older_brother@S, mad_man').play('attack iron_man');
    // With the leader as the only legal defender nobody is asked.
    expect(board.has('tiger_cub')).toBe(false);
    const two = at('A: iron_man. B: tiger_cub@T, older_brother@S, mad_man').play('attack iron_man');
    expect(two.short).toEqual(['tiger_cub', 'older_brother']);
    expect(two.why('mad_man')).toEqual(['CX-ATK-3']);
    expect(two.why('base@B')).toEqual(['CX-ATK-3']);
  });

  it('deals damage both ways at once, and wins at a broken base (CX-ATK-2, CX-WIN-1)', () => {
    const board = at('A: older_brother. B: tenderfoot, fruit_ninja').play('attack older_brother', 'tenderfoot');
    expect(board.has('tenderfoot')).toBe(false);
    expect(board.hp('older_brother')).toBe(1);
    expect(at('A: older_brother. B: base2').play('attack older_brother').table.result).toBe('A');
  });

  it('destroys a tech building and hurts its base (CX-TECH-12)', () => {
    const board = at('A: rampaging_elephant. B: T1 base8').play('attack rampaging_elephant', 'tech_i_building');
    expect(board.has('tech_i_building')).toBe(false);
    expect(board.hp('base@B')).toBe(6);
    expect(board.side('B').lost).toEqual([1]);
  });

  it('gives the bounty for a dead hero, and two markers (R13, CX-HERO-9, CX-HERO-13)', () => {
    const board = at('A: river L1-2, iron_man. B: zane L1-1').play('attack iron_man', 'captain_zane');
    expect(board.thing('river')).toMatchObject({ level: 3, damage: 0 });
    expect(board.side('B').command).toEqual([{ hero: 'captain_zane', cooldown: 2 }]);
    const max = at('A: river L5, iron_man. B: zane L1-1').play('attack iron_man', 'captain_zane');
    expect(max.thing('river').level).toBe(5);
    const near = at('A: river L4, iron_man. B: zane L1-1').play('attack iron_man', 'captain_zane');
    expect(near.thing('river').level).toBe(5);
  });
});

describe('fliers', () => {
  it('is hit by all anti-air it passes (R16, CX-FLY-6 to 8)', () => {
    const board = at('A: eggship. B: huntress@L, leaping_lizard@E, gunpoint_taxman@S base20').play('attack eggship');
    const hp = (to: string): number => 3 - (board.play(to).all('eggship')[0]?.damage ?? 99);
    expect(hp('base@B')).toBeLessThan(0);
    expect(board.play('base@B').hp('base@B')).toBe(16);
    expect(board.short).toEqual(['base', 'huntress', 'leaping_lizard', 'gunpoint_taxman']);
    expect(board.play('leaping_lizard').hp('leaping_lizard')).toBe(1);
  });

  it('are out of reach of ground things, and stop only fliers (CX-FLY-2 to 5)', () => {
    const board = at('A: iron_man, huntress, eggship. B: T1 cloud_sprite@T base20');
    expect(board.play('attack iron_man').why('cloud_sprite')).toEqual(['CX-FLY-4']);
    expect(board.play('attack huntress').short).toEqual(['base', 'tech_i_building', 'cloud_sprite']);
    const flier = at('A: eggship. B: cloud_sprite@T, mad_man@E').play('attack eggship');
    expect(flier.has('cloud_sprite')).toBe(false);
    const two = at('A: eggship. B: cloud_sprite@T, eggship@E').play('attack eggship');
    expect(two.why('base@B')).toEqual(['CX-ATK-3', 'CX-FLY-3']);
  });

  it('survives 100 of 136 placements (R24)', () => {
    const start = at('A: base4 cloud_sprite, iron_man, leaping_lizard. B: eggship, regularsized_rhinoceros w0').play(
      'end',
    );
    const lethal = (board: ReturnType<typeof at>): boolean => {
      if (board.kind === 'over') return board.table.result === 'B';
      if (!['main', 'defender'].includes(board.kind)) return false;
      return board.moves.filter((move) => move !== 'end').some((move) => lethal(board.play(move)));
    };
    const survivors = (board: ReturnType<typeof at>): number =>
      board.kind === 'patrol'
        ? board.moves.reduce((sum, move) => sum + survivors(board.play(move)), 0)
        : Number(!lethal(board));
    expect(survivors(start)).toBe(100);
  });
});

describe('keywords of combat', () => {
  it('overpower: the excess must go to another patroller it could attack (R17)', () => {
    const board = at('A: harvest_reaper. B: tenderfoot@L, older_brother@T base20').play('attack harvest_reaper');
    expect(board.has('tenderfoot') || board.has('older_brother')).toBe(false);
    const behind = at('A: harvest_reaper. B: tenderfoot@L, cloud_sprite@T, mad_man base20').play(
      'attack harvest_reaper',
    );
    expect(behind.short).toEqual(['base', 'mad_man']);
  });

  it('overpower counts what kills, though the defender stays (R18)', () => {
    const board = at('A: centaur. B: hardened_mox@E base20').play('attack centaur');
    expect(board.hp('base@B')).toBe(18);
    expect(board.thing('hardened_mox')).toMatchObject({ damage: 0, exhausted: true, slot: null });
  });

  it('sparkshot hits a neighbouring slot (R19, R47)', () => {
    const board = at('A: revolver_ocelot. B: tiger_cub@L, timely_messenger@E, mad_man@S').play(
      'attack revolver_ocelot',
    );
    expect(board.has('tiger_cub') || board.has('timely_messenger')).toBe(false);
    expect(board.has('mad_man')).toBe(true);
  });

  it('deathtouch kills through armor (R20, CX-KW-16)', () => {
    const board = at('A: tiny_basilisk. B: oversized_rhinoceros@L').play('attack tiny_basilisk');
    expect(board.has('oversized_rhinoceros') || board.has('tiny_basilisk')).toBe(false);
  });

  it('unattackable and unstoppable by tech 0 units (CX-KW-7, CX-KW-8)', () => {
    const board = at('A: tenderfoot. B: tiny_basilisk@L, iron_man').play('attack tenderfoot');
    expect(board.why('tiny_basilisk')).toEqual(['CX-KW-8']);
    expect(board.short).toContain('base');
    expect(at('A: tiny_basilisk. B: tenderfoot@L base1').play('attack tiny_basilisk', 'base@B').table.result).toBe('A');
  });

  it('readiness attacks once and stays ready (CX-KW-19)', () => {
    const board = at('A: argonaut. B: base20').play('attack argonaut');
    expect(board.thing('argonaut').exhausted).toBe(false);
    expect(board.why('attack argonaut')).toEqual(['CX-KW-19']);
  });

  it('frenzy counts in the own turn only (CX-KW-18)', () => {
    expect(at('A: fruit_ninja. B: fruit_ninja').stats('fruit_ninja@A')).toBe('3/2');
    expect(at('A: fruit_ninja. B: fruit_ninja').stats('fruit_ninja@B')).toBe('2/2');
  });

  it('stealth passes unless a detector is there; the defender hits back (CX-KW-4)', () => {
    const board = at('A: chameleon. B: iron_man@L base3').play('attack chameleon');
    expect(board.short).toEqual(['base', 'iron_man']);
    expect(board.play('base@B').table.result).toBe('A');
  });

  it('the Tower sees the first hidden attacker and shoots at it (CX-ADD-5, CX-ADD-6)', () => {
    const board = at('A: chameleon, backstabber. B: +tower iron_man@L base3').play('attack chameleon');
    // Seen, it has to meet the leader: 1 from the Tower and 3 from Iron Man.
    expect(board.has('chameleon')).toBe(false);
    expect(board.play('attack backstabber', 'base@B').table.result).toBe('A');
  });

  it('the own Tower names a hidden thing (CX-ADD-5)', () => {
    const board = at('A: +tower iron_man. B: backstabber');
    expect(board.play('attack iron_man').table.attack).toBeNull();
    const seen = board.play('detect backstabber').play('attack iron_man');
    expect(seen.short).toContain('backstabber');
    expect(at('A: iron_man. B: +tower backstabber').why('detect backstabber')).toEqual(['CX-ADD-5']);
  });
});
