// The page of a puzzle without a page: its course over an engine that answers in this thread.
import { expect, vi } from 'vitest';
import type { PuzzleFace } from '../../../site/lib/puzzles/face';
import { Solving, type PuzzleEngine } from '../../../site/lib/puzzles/solving.svelte';
import { Analysis } from '../../../workers/analysis/analysis';
import type { GoalReport } from '../../../workers/analysis/contract';
import { loadCodec } from '../../../workers/codecs';
import type { View } from '../../../workers/contract';
import { engineFromFile } from '../../../workers/engine/node';
import type { Puzzle } from '../../../workers/puzzles/puzzle';
import type { GameId } from '../../../workers/registry';
import { Session } from '../../../workers/session';

export async function puzzleEngine(game: GameId): Promise<PuzzleEngine> {
  const [codec, engine] = await Promise.all([
    loadCodec(game),
    engineFromFile(new URL(`../../../build/${game}.test.wasm`, import.meta.url)),
  ]);
  const session = new Session(codec, engine);
  const analysis = new Analysis(codec, engine);
  return {
    parse: async (text) => session.parse(text),
    play: async (notation, actions) => session.play(notation, actions),
    whyNot: async (notation, action) => session.whyNot(notation, action),
    danger: async (notation, seat) => analysis.danger(notation, seat),
    goalAt: async (start, goal, notation) => analysis.goalAt(start, goal, notation),
    solve: async (notation, goal, start) => {
      const reports: GoalReport[] = [];
      await analysis.solve(notation, goal, (report) => reports.push(report), start);
      return reports.at(-1)!;
    },
  } as PuzzleEngine;
}

export async function viewOf(engine: PuzzleEngine, { notation }: Puzzle): Promise<View> {
  const parsed = await engine.parse(notation);
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
}

/** A puzzle as it is when its page has loaded, and the results it counts from then on. */
export async function startSolving(engine: PuzzleEngine, game: PuzzleFace, puzzle: Puzzle) {
  const results: string[] = [];
  const { board } = await viewOf(engine, puzzle);
  const solving = new Solving(
    { puzzle, board: board as object },
    engine,
    game,
    () => true,
    (result) => results.push(result),
  );
  await solving.load();
  return { solving, results };
}

export const until = (solving: Solving, ...ends: string[]) =>
  vi.waitFor(() => expect(ends).toContain(solving.status), { timeout: 60_000, interval: 20 });
