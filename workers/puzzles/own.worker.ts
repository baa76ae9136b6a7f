import * as Comlink from 'comlink';
import { engineFromUrl } from '../engine/browser';
import { loadPuzzleGame } from './games';
import { ownPuzzle, ownQuestions, setupAt } from './own';
import type { OwnService } from './own-contract';
import type { PuzzleGame, Question } from './puzzle-game';
import { Walker } from './walker';

/** Milliseconds between two reports of progress. */
const PROGRESS_MS = 100;

let at: { game: PuzzleGame; walker: Walker<object>; questions: Question[] } | null = null;

/** A proof runs in one piece, so whoever wants to stop it ends the worker. */
const service: OwnService = {
  async ask({ game: id, wasm, notation }) {
    const [game, engine] = await Promise.all([loadPuzzleGame(id), engineFromUrl(wasm)]);
    const walker = new Walker<object>(game.codec, engine);
    const questions = ownQuestions(game, walker, notation);
    at = { game, walker, questions };
    return { goals: questions.map(({ goal }) => goal), map: setupAt(game, walker, walker.read(notation)) };
  },
  async prove(index, onNodes) {
    const { game, walker, questions } = at!;
    let told = performance.now();
    return ownPuzzle(game, walker, questions[index]!, (nodes) => {
      if (performance.now() - told < PROGRESS_MS) return;
      told = performance.now();
      onNodes(nodes);
    });
  },
};

Comlink.expose(service);
