import { expect, it } from 'vitest';
import { LONGEST_TURN } from '../../../assembly/games/conquest/layout';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import { pairsOf } from '../../../workers/games/conquest/battle';
import { conquest as codec } from '../../../workers/games/conquest/game';
import { sizeOf, type Divisions } from '../../../workers/games/conquest/divisions';
import { COLOURS, PLACES } from '../../../workers/games/conquest/map';
import { OPTION_LIST, usualText } from '../../../workers/games/conquest/options';
import type { State } from '../../../workers/games/conquest/state';
import { seededRandom } from '../../../workers/random';
import { UNANSWERED } from '../../support/conquest-unanswered';
import { begin, randomOptions, step } from './games';

const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));
const seed = Date.now() % 1_000_000;
const GAMES = 12;
const MOST_NODES = 2500;
/** Widest lists of section 4.4 of the rules. */
const WIDEST = 256;

const numberOf = (state: State, name: string): number =>
  Number(state.options[name] ?? usualText(OPTION_LIST.find((option) => option.name === name)!));

/** Infantry and armour of a seat on the board. */
function pieces(state: State, seat: number): [infantry: number, armour: number] {
  const mine: Divisions[] = state.lands.filter(({ owner }) => owner === seat).map(({ rear }) => rear);
  for (const [place, { group }] of state.fronts) if (state.lands[PLACES[place]!.at]!.owner === seat) mine.push(group);
  for (const { owner, front, rear } of state.forces.values()) if (owner === seat) mine.push(front, rear);
  const sum = (kind: 0 | 1 | 2): number => mine.reduce((all, one) => all + one[kind], 0);
  return [sum(0), sum(1) + sum(2)];
}

/** What no position may break, whatever was played; groups named from a rear stand in none of the lists. */
function keepsTheLaws(state: State): void {
  for (const [seat] of state.order.entries()) {
    const [infantry, armour] = pieces(state, seat);
    expect(infantry).toBeLessThanOrEqual(numberOf(state, 'infantry-supply'));
    expect(armour).toBeLessThanOrEqual(numberOf(state, 'armour-supply'));
  }
  const missions = [...state.hands.flatMap((hand) => hand.missions), ...state.table.filter((one) => one >= 0)];
  expect(new Set(missions).size).toBe(missions.length);
  const rewards = state.hands.flatMap((hand) => hand.rewards);
  expect(new Set(rewards).size).toBe(rewards.length);
  for (const row of rewards) expect(state.table[row]).toBe(-1);
  expect(state.lands.filter(({ city }) => city).length).toBeLessThanOrEqual(numberOf(state, 'city-limit'));
  for (const { front } of state.forces.values())
    expect(sizeOf(front) > 0 || ['fall-back', 'bring-up'].includes(state.node)).toBe(true);
}

it(`in random games pieces, cards and missions are conserved, and lists stay within their bounds (seed ${seed})`, () => {
  const random = seededRandom(seed);
  for (let game = 0; game < GAMES; game++) {
    begin(engine, 2 + (game % 4), game % 2 ? randomOptions(random) : '', random(1_000_000));
    for (let nodes = 0; nodes < MOST_NODES && engine.actor() !== OVER; nodes++, step(engine, random)) {
      const isChance = engine.actor() === CHANCE;
      const actions = isChance ? engine.outcomes().actions : engine.legal();
      const inOrder = actions.every((action, i) => i === 0 || action > actions[i - 1]!);
      if (actions.length < 2 || actions.length > WIDEST || !inOrder) throw new Error(`${seed}: ${[...actions].join()}`);
      if (nodes % 17) continue;
      keepsTheLaws(codec.read(engine.save()));
      expect(engine.evaluateAll().reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 4);
    }
  }
});

/** Hits left on the board: infantry 1, whole armour 2, damaged 1. */
function hits(state: State): number {
  const groups = [
    ...state.lands.map(({ rear }) => rear),
    ...[...state.fronts.values()].map(({ group }) => group),
    ...[...state.forces.values()].flatMap(({ front, rear }) => [front, rear]),
    ...(state.battle ? [state.battle.own, state.battle.foe] : []),
  ];
  return groups.reduce((sum, [infantry, armour, damaged]) => sum + infantry + 2 * armour + damaged, 0);
}

it(`every round takes at least a hit for each pair, and nothing comes back in an attack phase (seed ${seed})`, () => {
  const random = seededRandom(seed + 4);
  let rounds = 0;
  for (let game = 0; game < 4; game++) {
    begin(engine, 2 + game, 'expedition-chain=off', random(1_000_000));
    for (let nodes = 0; nodes < MOST_NODES && engine.actor() !== OVER; nodes++) {
      const before = codec.read(engine.save());
      step(engine, random);
      if (before.phase !== 2) continue;
      const after = codec.read(engine.save());
      if (after.player !== before.player) continue;
      const pairs = before.node === 'roll' ? pairsOf(before) : 0;
      rounds += Number(pairs > 0);
      expect(hits(after) <= hits(before) - pairs || after.phase !== 2).toBe(true);
    }
  }
  expect(rounds).toBeGreaterThan(0);
});

it(`no state comes twice within a turn, and every turn ends (seed ${seed})`, () => {
  const random = seededRandom(seed + 1);
  for (let game = 0; game < GAMES; game++) {
    begin(engine, 2 + (game % 4), game % 2 ? randomOptions(random) : '', random(1_000_000));
    let turn = '';
    let seen = new Set<string>();
    for (let nodes = 0; nodes < MOST_NODES && engine.actor() !== OVER; nodes++, step(engine, random)) {
      const { round, player, phase } = codec.read(engine.save());
      const now = `${round} ${phase ? player : 'set-up'}`;
      if (now !== turn) [turn, seen] = [now, new Set()];
      const hash = engine.hash();
      if (seen.has(hash)) throw new Error(`twice: ${codec.print(codec.read(engine.save()))}`);
      seen.add(hash);
      if (seen.size >= LONGEST_TURN) throw new Error(`no end of ${now}`);
    }
  }
});

it(`an action is refused exactly where it is not legal, by rules in their order (seed ${seed})`, () => {
  const random = seededRandom(seed + 2);
  for (let game = 0; game < 8; game++) {
    begin(engine, 2 + (game % 4), game % 2 ? randomOptions(random) : '', random(1_000_000));
    for (let nodes = 0; nodes < 900 && engine.actor() !== OVER; nodes++, step(engine, random)) {
      const legal = new Set(engine.actor() === CHANCE ? engine.outcomes().actions : engine.legal());
      for (let i = 0; i < 25; i++) {
        // Codes near legal ones are the likeliest to be taken for one.
        const near = [...legal][random(legal.size)]!;
        const type = random(2) ? near >>> 24 : 1 + random(74);
        const action = ((type << 24) | (random(170) << 16) | (random(4) ? 0 : random(170) << 8) | random(12)) >>> 0;
        const broken = engine.whyNot(action);
        const inOrder = broken.every((rule, n) => rule > (broken[n - 1] ?? 0) && rule <= codec.ruleIds.length);
        const isUnheard = broken.some((rule) => codec.ruleIds[rule - 1]! in UNANSWERED);
        if (!inOrder || isUnheard || broken.length > 0 === legal.has(action))
          throw new Error(`${action} at ${codec.print(codec.read(engine.save()))}: ${broken.join()}`);
      }
    }
  }
});

it('whoever wins gets everything, and a draw is shared by the players left', () => {
  const random = seededRandom(seed + 3);
  for (let game = 0; game < 8; game++) {
    begin(engine, 2 + (game % 4), 'round-limit=20', random(1_000_000));
    engine.playRandom(100_000);
    const { order, node, player } = codec.read(engine.save());
    const shares = order.map((_, seat) => engine.reward(seat));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
    if (node === 'won') expect([COLOURS[player], shares[player]]).toEqual([COLOURS[player], 1]);
  }
});
