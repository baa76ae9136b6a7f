import { describe, expect, it } from 'vitest';
import { at } from './board';
import { actor, apply, create, explain, moves, teamReasons } from '../../../workers/referee/codex';

/** Ends the turn of whoever is on turn, answering everything on the way with the first option. */
const nextMain = (board: ReturnType<typeof at>): ReturnType<typeof at> => {
  let now = board;
  do now = now.play(now.actor === 'chance' ? Object.keys(now.outcomes)[0] : now.moves[0]);
  while (now.kind !== 'main' && now.kind !== 'over');
  return now;
};

describe('set-up', () => {
  const team = ['troq_bashar', 'captain_zane', 'master_midori'];

  it('refuses teams and starter decks (CX-TEAM-4, CX-TEAM-6)', () => {
    expect(teamReasons({ team, starter: 'red' })).toEqual([]);
    expect(teamReasons({ team: ['troq_bashar', 'troq_bashar', 'captain_zane'], starter: 'red' })).toEqual([
      'CX-TEAM-6',
    ]);
    expect(teamReasons({ team, starter: 'blue' })).toEqual(['CX-TEAM-4']);
  });

  it('gives 4 and 5 workers, 72 cards, and 252 opening hands in five draws (R3, CX-SETUP-3, CX-TEAM-3)', () => {
    const node = create({ A: { team, starter: 'red' }, B: { team, starter: 'green' } });
    expect(node.table.sides.A).toMatchObject({ workers: 4, gold: 0 });
    expect(node.table.sides.B).toMatchObject({ workers: 5, gold: 0 });
    expect(node.table.sides.A.codex).toHaveLength(72);
    expect(node.decision).toMatchObject({ actor: 'chance', weights: Array.from({ length: 10 }, () => 1) });
  });
});

describe('a turn', () => {
  it('pays one gold per worker, at most 20 (R9, CX-UPK-4)', () => {
    const board = at('A: w4 g0. B: w6 g17').pass();
    expect(board.table.active).toBe('B');
    expect(board.side('B').gold).toBe(20);
  });

  it('draws discarded + 2, at most five (R6, CX-DRAW-2)', () => {
    const drawn = [2, 3, 4, 5, 5, 5, 5];
    drawn.forEach((count, held) => {
      const hand = Array.from({ length: held }, () => 'tenderfoot').join(', ');
      const board = at(`A: hand[${hand}] draw9. B: w5`).pass();
      expect(board.side('A').hand).toHaveLength(count);
    });
  });

  it('reshuffles once when the draw pile runs out (CX-DRAW-3, CX-DRAW-4)', () => {
    const board = at('A: hand[spark, bloom, wither] draw[brick_thief] disc[tenderfoot]. B: w5').pass();
    expect(board.side('A').hand).toEqual(['brick_thief']);
    expect(board.outcomes).toEqual({ spark: 1, bloom: 1, wither: 1, tenderfoot: 1 });
  });

  it('takes two cards from the codex, in card order (R4, CX-CODEX-1 to 5)', () => {
    const choices = (workers: number, codex: string): number => {
      const board = at(`A: w${workers} codex[${codex}]. B: w5`, { tech_choice_time: 'own_turn_end' }).pass();
      expect(board.kind).toBe('tech');
      return board.moves.reduce((sum, first) => {
        if (first === 'tech stop' || first === 'stop') return sum + 1;
        const then = board.play(first);
        return sum + (then.kind === 'tech' && then.table.active === 'A' ? then.moves.length : 1);
      }, 0);
    };
    expect(choices(5, 'iron_man, iron_man, spark, spark')).toBe(3);
    expect(choices(5, 'iron_man, spark, spark')).toBe(2);
    expect(choices(10, 'iron_man, iron_man, spark, spark')).toBe(6);
  });

  it('has 666 tech choices from a full codex, 703 with ten workers, 665 and 630 later (R4)', () => {
    const team = ['troq_bashar', 'captain_zane', 'master_midori'];
    const full = create({ A: { team, starter: 'red' }, B: { team, starter: 'green' } }).table.sides.A.codex;
    const count = (workers: number, codex: readonly string[]): number => {
      const board = at(`A: w${workers} codex[${codex.join(', ')}]. B: w5`, { tech_choice_time: 'own_turn_end' }).pass();
      return board.moves.reduce((sum, first) => (first === 'stop' ? sum + 1 : sum + board.play(first).moves.length), 0);
    };
    expect(count(5, full)).toBe(666);
    expect(count(10, full)).toBe(703);
    expect(count(5, full.slice(1))).toBe(665);
    expect(count(5, full.slice(2))).toBe(630);
  });

  it('puts the chosen cards into the discard pile when the next own turn begins (CX-READY-4)', () => {
    const passed = at('A: codex[iron_man, iron_man, eggship] draw9. B: w5 draw9').pass();
    const theirs = passed.kind === 'main' ? passed : nextMain(passed);
    const back = theirs.pass();
    expect(back.kind).toBe('tech');
    expect(back.table.active).toBe('A');
    expect(back.why('stop')).toEqual(['CX-CODEX-3']);
    expect(back.why('tech spark')).toEqual(['CX-CODEX-1']);
    expect(back.play('tech iron_man', 'tech iron_man').side('A').discard).toEqual(['iron_man', 'iron_man']);
  });

  it('is a draw at the turn cap', () => {
    expect(at('A: w5. B: w5', { turn_cap: 9 }).pass().table.result).toBe('draw');
  });
});

describe('workers, heroes and buildings', () => {
  it('hires once a turn (CX-WORK-1, CX-MAIN-2)', () => {
    const board = at('A: g2 w5 hand[spark, tenderfoot]. B: w5').play('hire spark');
    expect(board.side('A')).toMatchObject({ workers: 6, gold: 1, hired: ['spark'] });
    expect(board.why('hire tenderfoot')).toEqual(['CX-MAIN-2']);
    expect(at('A: g2 w5. B: w5').why('hire spark')).toEqual(['CX-WORK-1']);
    expect(at('A: g0 w5 hand[spark]. B: w5').why('hire spark')).toEqual(['CX-COST-2']);
  });

  it('lets one, two or three heroes in (R12, CX-HERO-2, CX-ADD-8)', () => {
    const second = (buildings: string, heroes: string): readonly string[] =>
      at(`A: g9 ${buildings} ${heroes} (midori). B: w5`).why('summon master_midori');
    expect(second('', '')).toEqual([]);
    expect(second('', 'troq L1')).toEqual(['CX-HERO-2']);
    expect(second('+heroes_hall', 'troq L1')).toEqual([]);
    expect(second('T1 T2(bashing)', 'troq L1')).toEqual([]);
    expect(second('T1 T2(bashing)', 'troq L1 zane L1')).toEqual(['CX-HERO-2']);
    expect(second('T1 T2(bashing) +heroes_hall', 'troq L1 zane L1')).toEqual([]);
    expect(second('T1 T2(bashing) T3', 'troq L1 zane L1')).toEqual([]);
  });

  it('levels heroes and heals them in a new band (CX-HERO-5, CX-HERO-6)', () => {
    const board = at('A: g1 river L2-2. B: fruit_ninja').play('level river_montoya');
    expect(board.stats('river')).toBe('2/4');
    expect(board.hp('river')).toBe(4);
    expect(at('A: g1 river L5. B: w5').why('level river_montoya')).toEqual(['CX-HERO-5']);
  });

  it('builds in order, with workers, once a turn (CX-TECH-1 to 5, CX-MAIN-2)', () => {
    const board = at('A: g9 w6 (troq). B: w5');
    expect(board.why('build 2')).toEqual(['CX-TECH-1', 'CX-TECH-2']);
    expect(at('A: g9 w5 (troq). B: w5').why('build 1')).toEqual(['CX-TECH-2']);
    const built = board.play('build 1');
    expect(built.thing('tech_i_building').underConstruction).toBe(true);
    expect(built.why('build 2')).toContain('CX-MAIN-2');
    expect(built.why('build 2')).toContain('CX-TECH-5');
    expect(built.pass().thing('tech_i_building').underConstruction).toBe(false);
  });

  it('charges multicolour teams 1 for the first construction (R10, CX-COLOR-1)', () => {
    const board = at('A: g9 w6 (zane)(midori). B: w5');
    expect(board.play('addon tower').side('A').gold).toBe(5);
    expect(board.play('addon tower', 'build 1').side('A').gold).toBe(4);
    expect(board.play('build 1').side('A').gold).toBe(7);
    expect(board.play('build 1', 'addon tower').side('A').gold).toBe(4);
  });

  it('replaces an add-on for its price and 2 damage (R10, CX-ADD-3)', () => {
    const board = at('A: base9 g2 +surplus (troq). B: w5').play('addon heroes_hall');
    expect(board.hp('base@A')).toBe(7);
    expect(board.side('A').gold).toBe(0);
    expect(board.has('surplus')).toBe(false);
  });

  it('loses the game when replacing an add-on breaks the base (CX-WIN-2)', () => {
    expect(at('A: base2 g2 +surplus (troq). B: w5').play('addon heroes_hall').table.result).toBe('B');
  });

  it('names the spec of tech II, and of the Lab another one (CX-TECH-6, CX-ADD-9)', () => {
    const board = at('A: g9 w8 T1 (zane)(midori)(troq). B: w5').play('build 2');
    expect(board.short).toEqual(['anarchy', 'balance', 'bashing']);
    const lab = board.play('anarchy').play('addon tech_lab');
    expect(lab.short).toEqual(['balance', 'bashing']);
    expect(lab.why('anarchy')).toEqual(['CX-ADD-9']);
  });

  it('can be given up (CX-WIN-4)', () => {
    const { node } = at('A: w5. B: w5');
    expect(moves(node)).not.toContain('concede');
    const given = apply(node, 'concede');
    expect(given.table.result).toBe('B');
    expect(actor(given)).toBe('over');
    expect(explain(given, 'end')).toEqual(['CX-WIN-2']);
  });
});
