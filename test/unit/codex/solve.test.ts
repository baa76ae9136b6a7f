import { beforeAll, describe, expect, it } from 'vitest';
import { CHEAPEST, DESTROY, KILL, MOST, NEVER, WIN } from '../../../assembly/games/codex/goal-kinds';
import type { Engine } from '../../../workers/engine/engine';
import { engineFromFile } from '../../../workers/engine/node';
import { writeTable } from '../../../workers/games/codex/start';
import type { Side, Table } from '../../../workers/games/codex/table';
import { nodeOf } from '../../referee/codex/lesson-notation';

let engine: Engine;
beforeAll(async () => {
  engine = await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url));
});

const BUDGET = 200_000;

const HEROES = ['jaina_stormborne', 'argagarg_garg', 'general_onimaru', 'drakk_ramhorn', 'master_midori'];

/** Teams of three: whoever a line does not name has just died. */
function withTeams(table: Table): Table {
  const full = (side: Side): Side => {
    const others = HEROES.filter((hero) => !side.team.includes(hero)).slice(0, 3 - side.team.length);
    return {
      ...side,
      team: [...side.team, ...others],
      command: [...side.command, ...others.map((hero) => ({ hero, cooldown: 2 }))],
    };
  };
  return { ...table, sides: { A: full(table.sides.A), B: full(table.sides.B) } };
}

/** Puts the engine at a line of section 4.5; returns the number of the thing of that card, 0 for none. */
function enter(line: string, card?: string): number {
  const { start } = nodeOf(line);
  const bytes = new Uint8Array(engine.stateBytes);
  writeTable(withTeams(start as unknown as Table), bytes);
  expect(engine.load(bytes)).toBe(0);
  return card ? start.things.find((thing) => thing.card === card && thing.owner === 'B')!.id : 0;
}

/** The best value of any first action. */
function solve(kind: number, line: string, card?: string): number {
  engine.goalStart(kind, enter(line, card));
  return Math.max(...[...engine.legal()].map((action) => engine.goalSolve(action, BUDGET)!.num));
}

describe('winning this turn', () => {
  it.each([
    'A: older_brother, timely_messenger. B: base3',
    'A: g2 hand[timely_messenger, tenderfoot]. B: base1',
    'A: g2 (troq)(river)(zane) hand[wrecking_ball]. B: base2',
    'A: river L5, harmony, dancer, dancer. B: iron_man@L base4',
    'A: doubleshot_archer. B: iron_man@E base3',
    'A: nautical_dog, makeshift_rambaster. B: base4',
    'A: chameleon, backstabber. B: +tower iron_man@L base3',
    'A: g1 troq L4, iron_man, eggship hand[wrecking_ball]. B: base7 revolver_ocelot@L, timely_messenger@T',
  ])('is found at %s', (line) => {
    expect(solve(WIN, line)).toBe(1);
  });

  it.each([
    'A: g2 (river) hand[wrecking_ball]. B: base2',
    'A: chameleon. B: +tower iron_man@L base3',
    'A: troq L4, iron_man, eggship hand[wrecking_ball]. B: base7 revolver_ocelot@L, timely_messenger@T',
  ])('is refused at %s', (line) => {
    expect(solve(WIN, line)).toBe(0);
  });
});

describe('other questions about this turn', () => {
  const jaina = (hand: string) => `A: g4 T1 T2(fire) jaina L1!, troq L1! hand[${hand}]. B: river L1@L`;

  it('a hero dies of Flame Arrow only', () => {
    expect(solve(KILL, jaina('the_boot, fire_dart, flame_arrow'), 'river_montoya')).toBe(1);
    expect(solve(KILL, jaina('the_boot, fire_dart'), 'river_montoya')).toBe(0);
  });

  it('a hero that goes back to its hand or zone has not died', () => {
    expect(solve(KILL, 'A: g9 troq L1! hand[forgotten_fighter]. B: timely_messenger@L', 'timely_messenger')).toBe(0);
  });

  it('a building falls to Pillage, Calypso and the Tank', () => {
    const line = 'A: g1 zane L1!, calypso_vystari, steam_tank hand[pillage]. B: T1 T2 base20 older_brother@L';
    expect(solve(DESTROY, line, 'tech_ii_building')).toBe(1);
    expect(solve(DESTROY, line.replace('g1 ', 'g0 '), 'tech_ii_building')).toBe(0);
  });

  it('counts the most damage on a base', () => {
    expect(solve(MOST, 'A: rampaging_elephant, nautical_dog. B: tiger_cub@L base20')).toBe(8);
  });

  it('keeps as much gold as it can', () => {
    const line = 'A: g9 troq L1, revolver_ocelot hand[intimidate, the_boot]. B: huntress@E';
    expect(solve(CHEAPEST, line, 'huntress')).toBeGreaterThan(5);
    expect(solve(CHEAPEST, 'A: g9. B: huntress@E', 'huntress')).toBe(NEVER);
  });
});

describe('the key of positions', () => {
  it('does not ask in what order the same things were done', () => {
    enter('A: g9 hand[timely_messenger, tenderfoot]. B: base9');
    const start = engine.save();
    const nodes: number[] = [];
    for (const action of engine.legal()) {
      engine.restore(start);
      engine.goalStart(WIN);
      engine.goalSolve(action, BUDGET);
      nodes.push(engine.goalNodes());
    }
    expect(Math.max(...nodes)).toBeLessThan(30);
  });
});
