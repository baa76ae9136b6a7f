import { describe, expect, it } from 'vitest';
import { actor, apply, create, fromText, moves, outcomes, toText, type Node } from '../../../workers/referee/codex';
import { facesOf } from '../../../workers/referee/codex/facts';
import { HEROES, isBuilding, isHero, isToken } from '../../../workers/referee/codex/data';
import { PLAYERS, type Player } from '../../../workers/referee/codex/grammar';
import { cardsUpTo, heroesUpTo } from '../../../workers/referee/codex/milestones';
import type { Options } from '../../../workers/referee/codex/options';
import type { Table } from '../../../workers/referee/codex/table';

/** Numbers in [0, 1) that a seed repeats. */
function random(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return state / 2 ** 32;
  };
}

const pick = <T>(all: readonly T[], next: () => number): T => all[Math.floor(next() * all.length)];

/** Bodies for the milestones before the first heroes are enabled (section 12): those without abilities at level 1. */
const BODIES = ['troq_bashar', 'river_montoya', 'master_midori'];

/** A game with ten cards and a codex of what is enabled, drawn by the seed. */
function start(milestone: number, next: () => number): Node {
  const cards = cardsUpTo(milestone);
  const heroes = [...new Set([...heroesUpTo(milestone), ...BODIES])];
  const brings = () => ({
    team: heroes.map((hero) => ({ hero, key: next() })).sort((a, b) => a.key - b.key).slice(0, 3).map(({ hero }) => hero), // prettier-ignore
    starter: Array.from({ length: 10 }, () => pick(cards, next)),
    codex: Array.from({ length: 36 }, () => pick(cards, next)).flatMap((card) => [card, card]),
  });
  return create({ A: brings(), B: brings() });
}

/** Every card is in one place: 82 cards and three heroes of each player, whoever has them. */
function cardsOf(table: Table, player: Player): string[] {
  const side = table.sides[player];
  const inPlay = table.things.filter(({ owner, card }) => owner === player && !isBuilding(card) && !isToken(card));
  const zones = [side.hand, side.top, side.pile, side.discard, side.codex, side.hired, side.trashed, side.choice ?? []];
  return [...zones.flat(), ...inPlay.map(({ card }) => card), ...side.command.map(({ hero }) => hero)].sort();
}

function expectSound(table: Table): void {
  for (const player of PLAYERS) {
    const { gold, workers, command } = table.sides[player];
    expect(gold).toBeGreaterThanOrEqual(0);
    expect(gold).toBeLessThanOrEqual(20);
    expect(workers).toBeGreaterThanOrEqual(0);
    for (const { cooldown } of command) expect(cooldown).toBeLessThanOrEqual(2);
    const slots = table.things.filter(({ controller, slot }) => controller === player && slot).map(({ slot }) => slot);
    expect(new Set(slots).size).toBe(slots.length);
  }
  expect(table.things.filter(({ card }) => !isBuilding(card)).length).toBeLessThanOrEqual(64);
  for (const { thing, hp, atk, kinds } of facesOf(table).values()) {
    const { damage, armor, level, card, runes, slot, exhausted } = thing!;
    expect(atk).toBeGreaterThanOrEqual(0);
    expect(armor).toBeGreaterThanOrEqual(0);
    for (const n of Object.values(runes)) expect(n).toBeLessThanOrEqual(99);
    if (isHero(card)) expect(level).toBeLessThanOrEqual(HEROES.get(card)!.max_level);
    if (slot) expect(exhausted).toBe(false);
    // Between actions nothing is left that should have died.
    if (kinds.has('unit') || kinds.has('hero')) expect(damage, card).toBeLessThan(hp);
  }
}

/** A node written down is the same node: its text, what is possible there, and how things stand. */
function expectRoundTrip(node: Node): void {
  const read = fromText(toText(node));
  expect(read.ok ? toText(read.node) : read.error).toBe(toText(node));
  if (!read.ok) return;
  expect(read.node.decision?.options).toEqual(node.decision?.options);
  expect(read.node.table.sides).toEqual(node.table.sides);
}

/** Plays at random to the end; nodes are written down and read now and then. */
function playOut(start: Node, next: () => number): void {
  let node = start;
  const all = { A: cardsOf(node.table, 'A'), B: cardsOf(node.table, 'B') };
  while (actor(node) !== 'over') {
    const open = actor(node) === 'chance' ? outcomes(node).map(({ action }) => action) : moves(node);
    expect(new Set(open).size).toBe(open.length);
    expect(open.length).toBeLessThanOrEqual(512);
    // Ending the main phase too often would leave the table empty.
    const isMain = open.length > 1 && node.decision!.kind === 'main' && next() < 0.8;
    node = apply(node, pick(isMain ? open.slice(0, -1) : open, next));
    if (next() < 0.1) expectRoundTrip(node);
    if (node.decision?.kind !== 'main') continue;
    expectSound(node.table);
    for (const player of PLAYERS) expect(cardsOf(node.table, player)).toEqual(all[player]);
  }
  expect(['A', 'B', 'draw']).toContain(node.table.result);
}

const SEEDS = [1, 2];

describe.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('random games with the cards of M1 to M%d', (milestone) => {
  it.each(SEEDS)('game %d ends and keeps every card', (seed) => {
    const next = random(seed * 100 + milestone);
    playOut(start(milestone, next), next);
  });
});

/** Heroes of stage 1, whose specs and starter decks are whole. */
const STAGE_1 = [...HEROES.values()].filter(({ color }) => ['neutral', 'red', 'green'].includes(color));

/** Every option at another value than the default, one by one. */
const OTHERS: readonly Partial<Options>[] = [
  {},
  { first_player: 'random', both_bases: 'active_loses' },
  { wrong_turn_choice: 'owner_chooses', construct_limit: 'unlimited' },
  { rebuild_workers: 'waived', multicolour_build: 'tech1_only', minor_spell_colour: 'free' },
  { bounty_own_kill: 'no', reshuffle_limit: 'none', tech_choice_time: 'own_turn_end' },
  { legendary_second: 'destroy_newest', overpower_armor: 'ignored', team_buffs: 'snapshot' },
  { zero_atk_attack: 'forbid', no_effect_spell: 'allow', dancer_limit: 'dancers_only', nest_limit: 'per_nest_2' },
  { team_size: 'one' },
];

describe('random games of whole teams of stage 1', () => {
  it.each(OTHERS.map((options, seed) => ({ options, seed })))('with $options', ({ options, seed }) => {
    const next = random(seed + 1000);
    const brings = () => {
      const heroes = STAGE_1.map((hero) => ({ hero, key: next() })).sort((a, b) => a.key - b.key);
      const team = heroes.slice(0, options.team_size === 'one' ? 1 : 3).map(({ hero }) => hero);
      return { team: team.map(({ id }) => id), starter: pick(team, next).color };
    };
    playOut(create({ A: brings(), B: brings() }, 'A', options), next);
  });
});
