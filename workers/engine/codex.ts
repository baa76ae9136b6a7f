import type { Asking } from './engine';

/** Numbers in which the engine says what one action is called by (assembly/games/codex/describe.ts). */
const ROW = 9;

const rows = (engine: Asking, count: number, width: number = ROW): number[][] => {
  const numbers = [...new Int32Array(engine.output(count * width * 4).buffer)];
  return Array.from({ length: count }, (_, i) => numbers.slice(i * width, (i + 1) * width));
};

/** What an action of the open question is called by. */
export function actionRow(engine: Asking, action: number): number[] {
  engine.ask('describe', action);
  return rows(engine, 1)[0]!;
}

/**
 * What can be answered to the open question, each action with its row; in a main phase also every ability with a cost of
 * everything in play, whether it can be used or not.
 */
export const openRows = (engine: Asking): (readonly [action: number, row: number[]])[] =>
  rows(engine, engine.ask('open'), 1 + ROW).map(([action, ...row]) => [action!, row]);

/** The same of the answers since the running script began. */
export const answerRows = (engine: Asking): number[][] => rows(engine, engine.ask('answers'));

const numbers = (engine: Asking, count: number): number[] => [...new Int32Array(engine.output(count * 4).buffer)];

/** The table at the open question as a state's bytes, with what the running script has done so far. */
export const runningTable = (engine: Asking): Uint8Array => engine.output(engine.ask('running'));

/** How one thing in play looks now; numbers as in assembly/games/codex/layout.ts and effects/codes.ts. */
export interface Look {
  readonly id: number;
  readonly face: number;
  readonly kinds: number;
  readonly tech: number;
  readonly atk: number;
  readonly hp: number;
  readonly keywords: readonly (readonly [keyword: number, n: number])[];
}

export function looksOf(engine: Asking): Look[] {
  const all = numbers(engine, engine.ask('looks'));
  const looks: Look[] = [];
  for (let at = 0; at < all.length;) {
    const [id, face, kinds, tech, atk, hp, count] = all.slice(at, at + 7) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const keywords = Array.from({ length: count }, (_, i) => [all[at + 7 + 2 * i]!, all[at + 8 + 2 * i]!] as const);
    looks.push({ id, face, kinds, tech, atk, hp, keywords });
    at += 7 + 2 * count;
  }
  return looks;
}

/**
 * A question for more than one thing: how many were chosen before, the least and the most of them, and what they may be, in
 * the order in which they have to be answered, equal cards each. Nothing where some were chosen before; null for one thing.
 */
export interface SeveralRows {
  readonly chosen: number;
  readonly least: number;
  readonly most: number;
  readonly rows: readonly number[][];
}

export function severalOf(engine: Asking): SeveralRows | null {
  const count = engine.ask('several');
  if (count < 0) return null;
  const [chosen, least, most, ...rest] = numbers(engine, 3 + count * (1 + ROW)) as [
    number,
    number,
    number,
    ...number[],
  ];
  const rows = Array.from({ length: count }, (_, i) => rest.slice(i * (1 + ROW) + 1, (i + 1) * (1 + ROW)));
  return { chosen, least, most, rows };
}

/**
 * The face of the card whose effect asks, and which of its abilities that is: how many there are from it to the last one,
 * 0 for one that is not printed there, and the band of a hero. Null where no effect asks.
 */
export function sourceOf(engine: Asking): { face: number; last: number; band: number } | null {
  const source = engine.ask('source');
  return source < 0 ? null : { face: source & 0xffff, last: (source >> 16) & 0xff, band: source >> 24 };
}

/** Points of damage of which the open question asks who takes them; 0 for any other question. */
export const pointsOf = (engine: Asking): number => engine.ask('points');

/** Numbers of a row of what waits. */
const WAIT = 7;
/** Rows of what waits: sort, seat, card, object, key, granter, what it is about. */
export function waitRows(engine: Asking): number[][] {
  const count = engine.ask('waits');
  const all = numbers(engine, count * WAIT);
  return Array.from({ length: count }, (_, i) => all.slice(i * WAIT, (i + 1) * WAIT));
}

/** Numbers of the tokens that left play without dying in the action that was just applied. */
export const vanishedOf = (engine: Asking): number[] => numbers(engine, engine.ask('vanished'));

/** What can be paid for now: the verb of its action, what it is done with, gold; see assembly/games/codex/prices.ts. */
export function priceRows(engine: Asking): [verb: number, what: number, gold: number][] {
  const all = numbers(engine, engine.ask('prices'));
  return Array.from({ length: all.length / 3 }, (_, i) => [all[3 * i]!, all[3 * i + 1]!, all[3 * i + 2]!]);
}

/** Whether one thing may attack another: the rule against it, 0 if there is none, and the patrollers that stop it. */
export interface Reached {
  readonly defender: number;
  readonly rule: number;
  readonly by: readonly number[];
}

export function reachOf(engine: Asking, attacker: number): Reached[] {
  const all = numbers(engine, engine.ask('reach', attacker));
  const reached: Reached[] = [];
  for (let at = 0; at < all.length;) {
    const [defender, rule, count] = all.slice(at, at + 3) as [number, number, number];
    reached.push({ defender, rule, by: all.slice(at + 3, at + 3 + count) });
    at += 3 + count;
  }
  return reached;
}

const floats = (engine: Asking, count: number): number[] => [...new Float32Array(engine.output(count * 4).buffer)];

/** What each term (assembly/games/codex/evaluation-terms.ts) adds to the natural logarithm of a seat's odds to win. */
export const evaluationTerms = (engine: Asking, seat: number): number[] => floats(engine, engine.ask('terms', seat));

/** What each term counts of a seat, before it is weighted. */
export const evaluationCounts = (engine: Asking, seat: number): number[] => floats(engine, engine.ask('counts', seat));

/** What a plain player does here, who hires, builds and chooses tech to a curve and else takes what brings most at once. */
export const plainAction = (engine: Asking): number => engine.ask('plain') >>> 0;

/** Begins to compare what can be chosen from the codex by what the deck then brings, which `runTech` goes on with. */
export const startTech = (engine: Asking): void => engine.ask('techStart');

/** Looks at so many choices; whether there are no more. */
export const runTech = (engine: Asking, choices: number): boolean => engine.ask('techRun', choices) === 1;

/** The answer to the tech choice that leads to the best of those; to any other question a plain player's. */
export const bestTech = (engine: Asking): number => engine.ask('techBest') >>> 0;

/**
 * What the deck of a seat brings in one order of its cards with a card of its codex chosen now, by the card's place among
 * those the seat owns, or with none (-1), as the logarithm of odds; -Infinity where nothing can be said of the card.
 */
export const techWorth = (engine: Asking, seat: number, place: number, order: number): number =>
  engine.ask('techWorth', seat, place, order);

/** What searches take positions for the same by, as text. */
export const keyOf = (engine: Asking): string => `${engine.ask('keyHigh') >>> 0}:${engine.ask('keyLow') >>> 0}`;

/** At least the most damage the rest of this main phase can do to the opponent's base; 255 where nothing can be said. */
export const damageBound = (engine: Asking): number => engine.ask('damageBound');

/** At least the most gold there can be when this main phase ends. */
export const goldBound = (engine: Asking): number => engine.ask('goldBound');

/** Begins a beam over the rest of the mover's turn, workers and buildings aside, which `runBeam` goes on with. */
export const startBeam = (engine: Asking, width: number): void => engine.ask('beamStart', width);

/** Looks at so many lines of the beam, each a state with all its actions; whether there are no more. */
export const runBeam = (engine: Asking, lines: number): boolean => engine.ask('beamRun', lines) === 1;

/** The best end of the turn the beam has found, as the actions that lead there. */
export const beamLine = (engine: Asking): number[] => {
  const length = engine.ask('beamLine');
  return [...new Uint32Array(engine.output(4 * length).buffer)];
};
