import { expect } from 'vitest';
import { ARGUMENT_BITS, CONCEDE } from '../../../assembly/games/codex/layout';
import { create } from '../../../workers/referee/codex';
import { Board } from '../../referee/codex/board';
import { at, Both, rule } from './table';

const TEAM = ['troq_bashar', 'captain_zane', 'master_midori'];
const start = () =>
  Both.of(new Board(create({ A: { team: TEAM, starter: 'red' }, B: { team: TEAM, starter: 'green' } })));

rule('CX-WIN-1', () => {
  expect(at('A: iron_man. B: base3').play('attack iron_man').result).toBe('A');
  expect(at('A: iron_man. B: base4').play('attack iron_man').result).toBe(null);
});
rule('CX-WIN-2', () => {
  // The old add-on falls on its own base: nothing is built any more.
  const over = at('A: base2 g2 +surplus (troq). B: w5').play('addon heroes_hall');
  expect([over.result, over.has('heroes_hall')]).toEqual(['B', false]);
});
rule('CX-WIN-3', () => {
  const sparks = (option: 'draw' | 'active_loses' | 'active_wins', a: number, b: number) =>
    at(`A: g3 jaina L1 base${a} hand[ember_sparks]. B: base${b}`, { both_bases: option }).play(
      'play ember_sparks',
      'base@A',
      'base@B',
      'base@A',
    ).result;
  expect([sparks('draw', 2, 1), sparks('active_loses', 2, 1), sparks('active_wins', 2, 1)]).toEqual(['draw', 'B', 'A']);
  // One of the two alone is lost or won as ever.
  expect([sparks('draw', 3, 1), sparks('draw', 2, 2)]).toEqual(['A', 'B']);
  // Two steps one after the other are no tie: the first one ends the game.
  const musketeer = at('A: careless_musketeer base1. B: base1').play('use careless_musketeer 0', 'base@B');
  expect(musketeer.result).toBe('A');
});
rule('CX-WIN-4', () => {
  expect(at('A: w5. B: w5').rewardAfter(CONCEDE << ARGUMENT_BITS)).toBe(0);
});
rule('CX-SETUP-1', () => {
  const first = start().on('main');
  expect([first.hp('base@A'), first.hp('base@B'), first.table.things.length]).toEqual([20, 20, 2]);
  // The places are empty: nothing is built, nobody was hired, and the five slots are asked for one after the other.
  expect(first.side('A')).toMatchObject({ spec: null, hired: [], discard: [] });
  let slots = 0;
  for (let now = first.play('end'); now.kind === 'patrol'; now = now.play('empty')) slots++;
  expect(slots).toBe(5);
});
rule('CX-SETUP-2', () => {
  expect(start().side('A').command).toHaveLength(3);
});
rule('CX-SETUP-3', () => {
  expect([start().side('A').workers, start().side('B').workers]).toEqual([4, 5]);
});
rule('CX-SETUP-4', () => {
  const brings = { team: TEAM, starter: 'red' } as const;
  const node = create({ A: brings, B: brings }, 'A', { first_player: 'random' });
  const lots = Both.of(new Board(node));
  expect(lots.outcomes).toEqual({ A: 1, B: 1 });
  expect(lots.play('B').table.active).toBe('B');
});
rule('CX-SETUP-5', () => {
  const first = start().on('main');
  expect([first.side('A').hand.length, first.side('B').hand.length]).toEqual([5, 5]);
});
rule('CX-SETUP-6', () => {
  const first = start().on('main');
  expect([first.side('A').gold, first.side('B').gold]).toEqual([4, 0]);
  expect(first.side('A').choice).toHaveLength(0);
});
rule('CX-TURN-1', () => {
  expect(at('A: w5. B: w6').pass().table.active).toBe('B');
});
rule('CX-TURN-2', () => {
  // The bounty of the other side's heroes, the order of its triggers, and which of its units is obliterated.
  const bounty = at('A: zane L1. B: iron_man, river L1, troq L1').play('attack captain_zane', 'iron_man');
  expect([bounty.kind, bounty.node.decision!.actor]).toEqual(['bounty', 'A']);
  expect(bounty.play('troq_bashar').thing('troq')).toMatchObject({ controller: 'B', level: 3 });
  const order = at('A: trojan_duck. B: g0 draw[spark] tenderfoot@S, mad_man@T').play('attack trojan_duck', 'mad_man');
  expect([order.kind, order.node.decision!.actor]).toEqual(['order', 'A']);
  expect(order.short).toEqual(expect.arrayContaining(['scavenger B', 'technician B']));
  const tie = at('A: trojan_duck. B: tenderfoot, mad_man, tiger_cub').play('attack trojan_duck', 'base@B');
  expect([tie.kind, tie.node.decision!.actor]).toEqual(['obliterate', 'A']);
  // On the other player's turn it is that player.
  const theirs = at('A: iron_man, river L1, troq L1. B: zane L1').pass().play('attack captain_zane', 'iron_man');
  expect([theirs.kind, theirs.node.decision!.actor]).toEqual(['bounty', 'B']);
});
rule('CX-TURN-4', () => {
  const line = 'A: g9 w5 troq L1, iron_man, merfolk_prospector codex[spark, bloom] (river). B: w5 mad_man@E';
  const turn = at(line).pass();
  expect([turn.table.active, turn.node.decision!.actor]).toEqual(['B', 'B']);
  for (const tried of [
    'end',
    'attack iron_man',
    'level troq_bashar',
    'use merfolk_prospector 0',
    'addon tower',
    'hire spark',
  ])
    expect(turn.whyFor('A', tried), tried).toEqual(['CX-TURN-4']);
  expect(turn.whyFor('B', 'end')).toEqual([]);
  // Nothing is asked of A before B has closed the turn, then the tech choice, which B may not settle.
  const closed = turn.play('end').play('empty', 'empty', 'empty', 'empty', 'empty').on('tech');
  expect([closed.table.active, closed.node.decision!.actor]).toEqual(['A', 'A']);
  expect(closed.whyFor('B', 'tech spark')).toEqual(['CX-TURN-4']);
});
rule('CX-READY-1', () => {
  const board = at('A: iron_man!. B: mad_man!').pass();
  expect([board.thing('iron_man').exhausted, board.thing('mad_man').exhausted]).toEqual([true, false]);
});
rule('CX-READY-2', () => {
  const board = at('A: iron_man. B: w5').play('end', 'iron_man', 'empty', 'empty', 'empty', 'empty').on('main');
  expect(board.thing('iron_man').slot).toBe('leader');
  expect(board.pass().thing('iron_man').slot).toBe(null);
});
rule('CX-READY-3', () => {
  const disabled = at('A: w5. B: iron_man!', {}, (table) => ({
    ...table,
    things: table.things.map((one) => (one.card === 'iron_man' ? { ...one, disabled: true } : one)),
  }));
  const next = disabled.pass();
  expect(next.thing('iron_man')).toMatchObject({ exhausted: true, disabled: false });
});
rule('CX-READY-4', () => {
  const board = at('A: w5 codex[spark, bloom]. B: w5', { tech_choice_time: 'own_turn_end' })
    .play('end', 'empty', 'empty', 'empty', 'empty', 'empty')
    .on('tech')
    .play('tech spark', 'tech bloom')
    .on('main');
  expect(board.side('A').choice).toEqual(['spark', 'bloom']);
  expect(board.side('A').discard).toEqual([]);
  expect([...board.pass().side('A').discard].sort()).toEqual(['bloom', 'spark']);
});
rule('CX-UPK-1', () => {
  expect(at('A: w5. B: g1 w6').pass().side('B').gold).toBe(7);
});
rule('CX-UPK-2', () => {
  const ready = at('A: +surplus draw[spark] w5. B: w5', {}, (table) => ({ ...table, stage: 'ready' }));
  expect(ready.on('main').side('A').hand).toEqual(['spark']);
  const many = 'A: g0 w5 gemscout_owl, galina_glimmer, helpful_turtle, tiger_cub-1. B: gemscout_owl w5 g0';
  const board = at(many, {}, (table) => ({ ...table, stage: 'ready' })).on('main');
  // 5 of the workers, 1 of the Owl, 1 for three green units; those of the other side wait for its own upkeep.
  expect([board.side('A').gold, board.thing('tiger_cub').damage, board.side('B').gold]).toEqual([7, 0, 0]);
});
rule('CX-UPK-3', () => {
  expect(at('A: g3 w5. B: w5').pass().side('A').gold).toBe(3);
});
rule('CX-UPK-4', () => {
  expect(at('A: w5. B: g17 w6').pass().side('B').gold).toBe(20);
});
rule('CX-UPK-5', () => {
  const ready = at('A: +surplus draw[spark] w5. B: w5', {}, (table) => ({ ...table, stage: 'ready' }));
  expect(ready.kind).toBe('order');
  expect(ready.short).toContain('workers');
});
rule('CX-UPK-6', () => {
  const ready = at('A: (troq 2) w5. B: w5', {}, (table) => ({ ...table, stage: 'ready' }));
  expect(ready.on('main').side('A').command).toContainEqual({ hero: 'troq_bashar', cooldown: 1 });
});
rule('CX-MAIN-1', () => {
  const board = at(
    'A: g9 w10 T1 T2(bashing) iron_man troq L1 (river) young_lightning_dragon hand[spark, tenderfoot]. B: w5',
  );
  expect(board.short.map((text) => text.split(' ')[0])).toEqual(
    expect.arrayContaining(['attack', 'summon', 'level', 'hire', 'build', 'addon', 'play', 'use', 'end']),
  );
});
rule('CX-MAIN-2', () => {
  const board = at('A: g9 w9 hand[spark, bloom]. B: w5').play('hire spark', 'build 1', 'addon tower');
  expect(board.why('hire bloom')).toEqual(['CX-MAIN-2']);
  expect(board.why('addon surplus')).toEqual(['CX-MAIN-2', 'CX-COST-2']);
  expect(board.why('build 2')).toContain('CX-MAIN-2');
});
rule('CX-MAIN-3', () => {
  const closed = at('A: g9 iron_man hand[spark]. B: w5').play('end');
  expect(closed.kind).toBe('patrol');
  expect(closed.why('end')).toEqual(['CX-MAIN-3']);
});
rule('CX-MAIN-4', () => {
  const asked = at('A: g3 jaina L1 hand[ember_sparks]. B: tiger_cub, mad_man').play('play ember_sparks');
  expect(asked.short).not.toContain('end');
});
rule('CX-MAIN-5', () => {
  const board = at('A: g9 troq L1. B: w5', {}, (table) => ({
    ...table,
    sides: { ...table.sides, A: { ...table.sides.A, counts: { ...table.sides.A.counts, actions: 200 } } },
  }));
  expect(board.why('level troq_bashar')).toEqual(['CX-MAIN-5']);
  expect(board.short).toEqual(['end']);
});
rule('CX-DRAW-1', () => {
  const board = at('A: hand[spark, bloom] draw9. B: w5').pass();
  expect([...board.side('A').discard].sort()).toEqual(['bloom', 'spark']);
});
rule('CX-DRAW-2', () => {
  const drawn = [0, 1, 2, 3, 4, 6].map((held) => {
    const hand = Array.from({ length: held }, () => 'tenderfoot').join(', ');
    return at(`A: hand[${hand}] draw9. B: w5`).pass().side('A').hand.length;
  });
  expect(drawn).toEqual([2, 3, 4, 5, 5, 5]);
});
rule('CX-DRAW-3', () => {
  const board = at('A: hand[spark, bloom, wither] draw[brick_thief] disc[tenderfoot]. B: w5').play(
    'end',
    'empty',
    'empty',
    'empty',
    'empty',
    'empty',
  );
  expect(board.outcomes).toEqual({ spark: 1, bloom: 1, wither: 1, tenderfoot: 1 });
});
rule('CX-DRAW-4', () => {
  // Three held, so five drawn: one left, four after the reshuffle, none after that.
  const board = at('A: hand[spark, bloom, wither] draw[brick_thief]. B: w5').pass();
  expect(board.side('A').hand).toHaveLength(4);
});
rule('CX-DRAW-5', () => {
  expect(at('A: w5. B: w5').pass().side('A').hand).toEqual([]);
});
rule('CX-DRAW-6', () => {
  const hand = Array.from({ length: 7 }, () => 'tenderfoot').join(', ');
  expect(at(`A: hand[${hand}]. B: w5`).side('A').hand).toHaveLength(7);
});
rule('CX-END-2', () => {
  const board = at('A: g9 drakk L1, iron_man hand[bloodlust]. B: w5').play('play bloodlust', 'iron_man');
  expect(board.stats('iron_man')).toBe('4/4');
  expect(board.pass().stats('iron_man')).toBe('3/4');
});
rule('CX-END-1', () => {
  const board = at('A: g9 drakk L1, iron_man hand[bloodlust]. B: w5').play('play bloodlust', 'iron_man').pass();
  expect(board.thing('iron_man').damage).toBe(1);
});
rule('CX-END-3', () => {
  const board = at('A: g9 w6. B: w5').play('build 1');
  expect(board.thing('tech_i_building').underConstruction).toBe(true);
  expect(board.pass().thing('tech_i_building').underConstruction).toBe(false);
});
rule('CX-CODEX-2', () => {
  const turn = at('A: w5 codex[spark, bloom]. B: w5').pass();
  expect(turn.table.active).toBe('B');
  const back = turn.play('end', 'empty', 'empty', 'empty', 'empty', 'empty').on('tech');
  expect(back.table.active).toBe('A');
});
const choosing = (workers: number, codex: string) =>
  at(`A: w${workers} codex[${codex}] disc[wither]. B: w5`, { tech_choice_time: 'own_turn_end' })
    .play('end', 'empty', 'empty', 'empty', 'empty', 'empty')
    .on('tech');
rule('CX-CODEX-1', () => {
  const board = choosing(9, 'iron_man, iron_man, eggship').play('tech iron_man');
  expect(board.why('tech wither')).toEqual(['CX-CODEX-1']);
  expect(board.play('tech iron_man').on('main').side('A').choice).toEqual(['iron_man', 'iron_man']);
});
rule('CX-CODEX-3', () => {
  expect(choosing(9, 'spark, bloom').why('stop')).toEqual(['CX-CODEX-3']);
});
rule('CX-CODEX-4', () => {
  expect(choosing(10, 'spark, bloom').play('stop').on('main').side('A').choice).toEqual([]);
});
rule('CX-CODEX-5', () => {
  const twice = choosing(9, 'spark, spark').play('tech spark', 'tech spark').on('main');
  expect(twice.side('A').choice).toEqual(['spark', 'spark']);
});
