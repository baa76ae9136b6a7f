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
