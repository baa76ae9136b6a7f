/** A round of a battle as it is rolled: dice, what is added to them and why, and a roll that came to its result. */
import { roundNumbers } from '../../engine/conquest';
import type { Asking } from '../../engine/engine';
import { seededRandom, type Random } from '../../random';

/** Why a side rolls more dice than it has divisions (CQ-DICE-2 to -5). */
export type ExtraDie = 'cover' | 'city' | 'attack-die' | 'defence-die';
/** Why 1 is added to a die (CQ-DICE-8, CQ-DICE-9). */
export type Addition = 'bombardment' | 'air';

export interface RoundSide {
  dice: number;
  extra: readonly ExtraDie[];
  /** Of the highest die, then of the second-highest; each reason adds 1. */
  added: readonly [readonly Addition[], readonly Addition[]];
}

export interface Round {
  /** Dice that are compared (CQ-DICE-7). */
  pairs: number;
  attacker: RoundSide;
  defender: RoundSide;
}

/** What the dice showed, the highest first. */
export interface Roll {
  attacker: readonly number[];
  defender: readonly number[];
}

/** The round that the groups would fight as they stand; null where there is none. */
export function roundOf(engine: Asking): Round | null {
  const numbers = roundNumbers(engine);
  if (numbers.length === 0) return null;
  const half = numbers.length / 2;
  const [ours, theirs] = [numbers.slice(0, half), numbers.slice(half)];
  return {
    pairs: Math.min(ours[0]!, theirs[0]!, 2),
    attacker: sideOf(ours, 'attack-die'),
    defender: sideOf(theirs, 'defence-die'),
  };
}

function sideOf(numbers: readonly number[], reward: ExtraDie): RoundSide {
  const [divisions = 0, cover, city, rewarded, bombarding = 0, air] = numbers;
  const extra = [
    ...(cover ? (['cover'] as const) : []),
    ...(city ? (['city'] as const) : []),
    ...(rewarded ? [reward] : []),
  ];
  const guns = (least: number): Addition[] => (bombarding >= least ? ['bombardment'] : []);
  return { dice: divisions + extra.length, extra, added: [[...guns(1), ...(air ? (['air'] as const) : [])], guns(2)] };
}

/** Who is hit in each pair, `a` or `d`: the higher die wins once everything is added, and an equal one defends (CQ-DICE-10). */
export function hitsOf({ pairs, attacker, defender }: Round, roll: Roll): string {
  const value = (side: RoundSide, dice: readonly number[], pair: number): number =>
    (dice[pair] ?? 0) + (side.added[pair]?.length ?? 0);
  return Array.from({ length: pairs }, (_, pair) =>
    value(attacker, roll.attacker, pair) > value(defender, roll.defender, pair) ? 'd' : 'a',
  ).join('');
}

const thrown = (dice: number, random: Random): number[] =>
  Array.from({ length: dice }, () => random(6) + 1).sort((a, b) => b - a);

/**
 * The game decides only who is hit. What the dice showed is drawn among all rolls that come to it, each as likely as it would
 * be on a table; the same seed gives the same roll.
 *
 * @param hits a result that the round can have
 */
export function rollFor(round: Round, hits: string, seed: number): Roll {
  const random = seededRandom(seed);
  for (;;) {
    const roll = { attacker: thrown(round.attacker.dice, random), defender: thrown(round.defender.dice, random) };
    if (hitsOf(round, roll) === hits) return roll;
  }
}
