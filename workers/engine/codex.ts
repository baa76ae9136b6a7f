import type { Asking } from './engine';

/** Numbers in which the engine says what one action is called by (assembly/games/codex/describe.ts). */
const ROW = 9;

const rows = (engine: Asking, count: number): number[][] => {
  const numbers = [...new Int32Array(engine.output(count * ROW * 4).buffer)];
  return Array.from({ length: count }, (_, i) => numbers.slice(i * ROW, (i + 1) * ROW));
};

/** What an action of the open question is called by. */
export function actionRow(engine: Asking, action: number): number[] {
  engine.ask('describe', action);
  return rows(engine, 1)[0]!;
}

/** The same of the answers since the running script began. */
export const answerRows = (engine: Asking): number[][] => rows(engine, engine.ask('answers'));

const floats = (engine: Asking, count: number): number[] => [...new Float32Array(engine.output(count * 4).buffer)];

/** What each term (assembly/games/codex/evaluation-terms.ts) adds to the natural logarithm of a seat's odds to win. */
export const evaluationTerms = (engine: Asking, seat: number): number[] => floats(engine, engine.ask('terms', seat));

/** What each term counts of a seat, before it is weighted. */
export const evaluationCounts = (engine: Asking, seat: number): number[] => floats(engine, engine.ask('counts', seat));

/** What a plain player does here, who hires, builds and chooses tech to a curve and else takes what brings most at once. */
export const plainAction = (engine: Asking): number => engine.ask('plain') >>> 0;

/** At least the most damage the rest of this main phase can do to the opponent's base; 255 where nothing can be said. */
export const damageBound = (engine: Asking): number => engine.ask('reach');
