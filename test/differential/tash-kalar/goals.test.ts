import { describe, expect, it } from 'vitest';
import type { Goal } from '../../../workers/analysis/contract';
import { engineFromFile } from '../../../workers/engine/node';
import { cardOf, cardsIn, TASKS } from '../../../workers/games/tash-kalar/cards';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { candidates } from '../../../workers/games/tash-kalar/puzzles/candidates';
import { holdable, practice } from '../../../workers/games/tash-kalar/puzzles/practice';
import { other, type State } from '../../../workers/games/tash-kalar/state';
import { differences, engineProof } from '../../../workers/puzzles/proof';
import { Walker } from '../../../workers/puzzles/walker';
import { seededRandom, type Random } from '../../../workers/random';
import * as referee from '../../../workers/referee/tash-kalar';

const SETUPS = ['high-form-northern-sylvan', 'duel-highland-southern', 'high-form-southern-highland'];
/** Turns of a game that are asked about, every so many. */
const EVERY = 5;
const TURNS = 2;
/** Pairs of cards for a turn that are asked about one after the other. */
const SUMMONINGS = 12;
/** Nodes of a proof that the referee can repeat in a second; of one that looks at the opponent's next turn. */
const MOST_NODES = 400;
const MOST_ENDS = 100;

const engine = await engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url));
const walker = new Walker<State>(tashKalar, engine);

const one = <T>(items: readonly T[], random: Random): T => items[random(items.length)]!;
const word = (id: string): string => cardOf(id).word;

/** A turn of one action with two cards, and every goal that can be asked of it. */
function asked(from: State, random: Random): { state: State; goals: Goal[] } {
  const hand = [...new Set([one(holdable(from, from.side), random), one(holdable(from, from.side), random)])];
  const flare = one(cardsIn('flares'), random);
  const theirs = one(
    holdable(from, other(from.side)).filter((id) => !hand.includes(id)),
    random,
  );
  const row = from.mode === 'highForm' ? [one(TASKS, random).id] : [];
  const given = { board: from.board, hand, shown: [theirs, flare.id], actions: 1, row };
  const goals: Goal[] = [
    ...hand.map((id) => ({ kind: 'play', card: word(id) })),
    ...row.map((id) => ({ kind: 'claim', card: TASKS.find((task) => task.id === id)!.word })),
    { kind: 'points' },
    { kind: 'bestTurn' },
    { kind: 'killLegend' },
    { kind: 'winNow' },
    { kind: 'keepCold', card: word(hand[0]!) },
    { kind: 'shutOut', card: word(theirs) },
    ...hand.map((id) => ({ kind: 'come', card: word(id) })),
  ];
  return { state: practice(from, given), goals };
}

/** The same with an action that is left after a summoning, and goals that look no further than that. */
function askedOfTwo(from: State, random: Random): { state: State; goals: Goal[] } {
  const [first, second] = [one(holdable(from, from.side), random), one(holdable(from, from.side), random)];
  const [card, next] = [word(first), word(second)];
  const goals = [{ kind: 'idle', card }, ...(card === next ? [] : [{ kind: 'spare', card, other: next }])];
  return { state: practice(from, { board: from.board, hand: [...new Set([first, second])], actions: 2 }), goals };
}

/** Values of both, as text; null for a proof that is too large. */
function proofs(state: State, goal: Goal) {
  const { values: ours, nodes } = engineProof(walker, walker.enter(state), goal);
  if (nodes > (goal.kind === 'shutOut' ? MOST_ENDS : MOST_NODES)) return null;
  const found = referee.solveGoal(referee.enter(state), goal as referee.Goal).values;
  const theirs = Object.fromEntries(Object.entries(found).map(([action, { num, den }]) => [action, `${num}/${den}`]));
  return { ours, theirs };
}

describe.each(SETUPS)('goals in random turns of %s', (setup) => {
  it('have the same values on engine and referee for every first action', () => {
    const random = seededRandom(41);
    let turns = 0;
    let values = 0;
    for (const { node } of candidates(walker, setup, random)) {
      if (turns++ % EVERY !== 0) continue;
      const from = walker.state(node);
      const asks = [asked, ...Array.from({ length: SUMMONINGS }, () => askedOfTwo)];
      for (const { state, goals } of asks.map((ask) => ask(from, random))) {
        for (const goal of goals) {
          const proved = proofs(state, goal);
          if (!proved) continue;
          const { ours, theirs } = proved;
          expect(differences(ours, theirs), `${walker.codec.print(state)} ${JSON.stringify(goal)}`).toEqual([]);
          values += Object.keys(ours).length;
        }
      }
      if (turns >= EVERY * TURNS) break;
    }
    expect(values).toBeGreaterThan(500);
  });
});
