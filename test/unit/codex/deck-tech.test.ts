import { beforeAll, describe, expect, it } from 'vitest';
import {
  ARGUMENT,
  ARGUMENT_BITS,
  ASK_TECH,
  OWNED,
  QUESTION,
  SIDES,
  SIDE_BYTES,
  STOP,
  TECH,
  WORKERS,
} from '../../../assembly/games/codex/layout';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { bestTech, plainAction, runTech, startTech } from '../../../workers/engine/codex';
import type { Engine } from '../../../workers/engine/engine';
import { engineFromFile } from '../../../workers/engine/node';
import { u16 } from '../../../workers/games/codex/bytes';
import { CARDS, HEROES } from '../../../workers/games/codex/data';
import { faceId } from '../../../workers/games/codex/faces';
import { playerOf } from '../../../workers/games/codex/players';
import { readTable } from '../../../workers/games/codex/position';
import { SEATS } from '../../../workers/games/codex/table';
import { seededRandom } from '../../../workers/random';
import { PAIRINGS, startOf } from '../../bench/codex-decks';

const data = new Map(CARDS.map((card) => [card.id, card]));
const specOf = new Map(HEROES.map(({ id, spec }) => [id, spec]));

let engine: Engine;
/** Tech choices of games of players that choose so, each a state. */
const choices: Uint8Array[] = [];

/** Looks at so many choices at a time. */
function chosenAt(state: Uint8Array, pieces = 8): number {
  engine.restore(state);
  startTech(engine);
  while (!runTech(engine, pieces));
  return bestTech(engine);
}

beforeAll(async () => {
  engine = await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url));
  const random = seededRandom(1);
  const deck = playerOf('deck')!;
  for (const [game, [a, b]] of PAIRINGS.slice(0, 3).entries()) {
    engine.seed(game);
    engine.load(startOf(a, b));
    while (engine.actor() !== OVER) {
      if (engine.actor() === CHANCE) {
        engine.happen();
        continue;
      }
      const state = engine.save();
      if (state[QUESTION] === ASK_TECH && engine.legal().length > 1) choices.push(state);
      const action = deck(engine, random);
      engine.restore(state);
      engine.apply(action);
    }
  }
});

describe('the tech choice by rollouts of the deck', () => {
  it('is legal, and the same in pieces, at once, and whatever luck is to come', () => {
    expect(choices.length).toBeGreaterThan(30);
    for (const [i, state] of choices.entries()) {
      engine.seed(i);
      const action = chosenAt(state);
      expect(engine.legal()).toContain(action);
      engine.seed(i + 1000);
      expect(chosenAt(state, 10_000)).toBe(action);
    }
  });

  it('leaves luck as it was', () => {
    const drawn = (look: boolean): string => {
      engine.restore(choices[5]!);
      engine.seed(3);
      if (look) chosenAt(choices[5]!);
      engine.playRandom(40);
      return engine.hash();
    };
    expect(drawn(true)).toBe(drawn(false));
  });

  it('sees nothing that is hidden', () => {
    for (const state of choices) {
      const action = chosenAt(state);
      engine.restore(state);
      engine.seed(8);
      engine.determinize(engine.actor());
      expect(chosenAt(engine.save())).toBe(action);
    }
  });

  it('is not lost where something else was looked at in between', () => {
    const [elsewhere, state] = [choices[0]!, choices.at(-1)!];
    const action = chosenAt(state);
    engine.restore(state);
    startTech(engine);
    while (!runTech(engine, 3)) {
      engine.restore(elsewhere);
      plainAction(engine);
      engine.restore(state);
    }
    expect(bestTech(engine)).toBe(action);
  });

  it('takes units the deck can play one day, or, where that is free, fewer cards', () => {
    let cards = 0;
    for (const state of choices) {
      const action = chosenAt(state);
      engine.restore(state);
      const seat = engine.actor();
      const side = SIDES + seat * SIDE_BYTES;
      if (action >> ARGUMENT_BITS === STOP) {
        expect(state[side + WORKERS]).toBeGreaterThanOrEqual(10);
        continue;
      }
      expect(action >> ARGUMENT_BITS).toBe(TECH);
      const card = data.get(faceId(u16(state, side + OWNED + 2 * (action & ARGUMENT))))!;
      const { spec, team } = readTable(state).sides[SEATS[seat]!];
      expect(card.type).toBe('unit');
      if (card.tech! >= 2) expect(card.spec).toBe(spec ?? specOf.get(team[0]!));
      cards++;
    }
    expect(cards).toBeGreaterThan(30);
  });

  it('answers any other question as a plain player does', () => {
    engine.seed(2);
    engine.load(startOf(0, 1));
    for (let step = 0; step < 60 && engine.actor() !== OVER; ++step) {
      const state = engine.save();
      if (engine.actor() === CHANCE) {
        engine.happen();
        continue;
      }
      const usual = plainAction(engine);
      if (state[QUESTION] !== ASK_TECH) expect(chosenAt(state)).toBe(usual);
      engine.restore(state);
      engine.apply(usual);
    }
  });
});
