import { describe, expect, it } from 'vitest';
import { at } from './board';
import { settle } from '../../../workers/referee/codex/game';
import { Board } from './board';
import { tableOf } from './lesson-notation';
import { facesOf } from '../../../workers/referee/codex/facts';

describe('costs', () => {
  it('are set, changed and never below 0 (R11, CX-COST-1)', () => {
    const board = at('A: g1 maestro, river L5 hand[tenderfoot, older_brother]. B: w5');
    const played = board.play('play tenderfoot', 'play older_brother');
    expect(played.side('A').gold).toBe(0);
    const gigadon = (gold: number) =>
      at(`A: g${gold} T1 T2(feral) tiger_cub, tiger_cub, tiger_cub, tiger_cub hand[gigadon]. B: w5`).why(
        'play gigadon',
      );
    expect(gigadon(5)).toEqual([]);
    expect(gigadon(4)).toEqual(['CX-COST-2']);
  });

  it('are waived for matching cards (Guargum, Pirate-Gang Commander)', () => {
    expect(at('A: g0 guargum_eternal_sentinel hand[stampede]. B: w5').why('play stampede')).toEqual([]);
    expect(at('A: g0 pirategang_commander hand[captured_bugblatter]. B: w5').why('play captured_bugblatter')).toEqual(
      [],
    );
  });

  it('of hiring (Rich Earth)', () => {
    expect(at('A: g0 rich_earth hand[spark]. B: w5').why('hire spark')).toEqual([]);
  });
});

describe('bonuses', () => {
  it('Blademaster gives swift strike (R21, R25)', () => {
    const board = at('A: blademaster!, older_brother. B: fruit_ninja').play('attack older_brother', 'fruit_ninja');
    expect(board.has('fruit_ninja')).toBe(false);
    expect(board.thing('older_brother').damage).toBe(0);
    const tower = at('A: blademaster!, older_brother. B: +tower fruit_ninja').play(
      'attack older_brother',
      'fruit_ninja',
    );
    expect(tower.thing('older_brother').damage).toBe(1);
  });

  it('count against buildings only while attacking them (R23, CX-ATK-11)', () => {
    const board = at('A: steam_tank, behind_the_ferns, calamandra L1. B: T1 iron_man@L base8');
    const hit = board.play('attack steam_tank', 'base@B');
    expect(hit.hp('base@B')).toBe(1);
    expect(board.stats('steam_tank')).toBe('3/6');
  });

  it('frees Ironbark Treant of its patrol armor in the own turn', () => {
    expect(at('A: ironbark_treant. B: w5').stats('ironbark_treant')).toBe('3/2');
    const board = at('A: w5. B: ironbark_treant@E');
    expect(board.stats('ironbark_treant')).toBe('2/2');
    expect(board.thing('ironbark_treant').armor).toBe(2);
  });

  it('of Hotter Fire are added once for each instance (R32)', () => {
    const dart = at('A: g2 jaina L1 hotter_fire hand[fire_dart]. B: eggship base20').play(
      'play fire_dart',
      'mode 2',
      'base@B',
    );
    expect(dart.hp('base@B')).toBe(17);
    const sparks = at('A: g3 jaina L1 hotter_fire hand[ember_sparks]. B: base20').play('play ember_sparks', 'base@B');
    expect(sparks.hp('base@B')).toBe(16);
    const musket = at('A: careless_musketeer, hotter_fire. B: base20').play('use careless_musketeer 0', 'base@B');
    expect([musket.hp('base@A'), musket.hp('base@B')]).toEqual([18, 18]);
  });

  it('of Master Midori need a unit without abilities; losing them can kill', () => {
    const board = at('A: midori L5, tiger_cub, nautical_dog. B: w5');
    expect(board.stats('tiger_cub')).toBe('3/3');
    expect(board.stats('nautical_dog')).toBe('2/1');
  });

  /** F the Ferns, M Midori's band, U the unit, in order of coming. */
  const circle = (order: string, unit: string): string => {
    const table = tableOf(`A: calamandra L1, behind_the_ferns, midori L5, ${unit}. B: w5`);
    const age = { F: 'behind_the_ferns', M: 'master_midori', U: unit };
    const things = table.things.map((thing) => {
      const letter = [...order].find((one) => age[one as 'F'] === thing.card);
      const stamp = letter ? 100 + order.indexOf(letter) : thing.stamp;
      return { ...thing, stamp, since: stamp, bands: thing.bands.map(() => stamp) };
    });
    const board = new Board(settle({ ...table, things }));
    const face = facesOf(board.table).get(board.thing(unit).id)!;
    return `${face.atk}/${face.hp}${face.keywords.some(({ k }) => k === 'stealth') ? ' stealth' : ''}`;
  };

  it('close the circle of Ferns and Midori (R38, CX-EFF-12)', () => {
    for (const order of ['FUM', 'UFM']) expect(circle(order, 'iron_man'), order).toBe('3/4 stealth');
    for (const order of ['MUF', 'UMF', 'FMU', 'MFU']) expect(circle(order, 'iron_man'), order).toBe('4/5');
    for (const order of ['FUM', 'UFM', 'MUF', 'UMF', 'FMU', 'MFU'])
      expect(circle(order, 'tiger_cub'), order).toBe('2/2 stealth');
  });

  it('end with what gives them (Behind the Ferns without its hero)', () => {
    const board = at('A: g3 behind_the_ferns, calamandra L1, tiger_cub. B: iron_man');
    expect(board.face('tiger_cub').keywords).toContainEqual({ k: 'stealth' });
    const lost = board.play('attack calamandra_moss', 'iron_man');
    expect(lost.has('behind_the_ferns')).toBe(false);
    expect(lost.face('tiger_cub').keywords).toEqual([]);
  });

  it('of Stampede send the excess to the base', () => {
    const board = at('A: g6 argagarg L5, iron_man hand[stampede]. B: mad_man@L base20').play('play stampede');
    expect(board.stats('iron_man')).toBe('6/4');
    const hit = board.play('attack iron_man');
    expect(hit.hp('base@B')).toBe(16);
  });

  it('of Moment’s Peace forbid attacks and patrols by units (CX-KW-30, CX-KW-31)', () => {
    const played = at('A: g2 midori L1, iron_man hand[moments_peace]. B: tiger_cub, river L1 w5').play(
      'play moments_peace',
    );
    expect(played.play('end').short).toEqual(['master_midori', 'empty']);
    const theirs = played.pass();
    expect(theirs.why('attack tiger_cub')).toEqual(['CX-KW-30']);
    expect(theirs.why('attack river_montoya')).toEqual([]);
  });
});
