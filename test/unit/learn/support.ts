/** Steps of lessons as a page has them, and the engine that answers for them. */
import type { StepEngine } from '../../../site/lib/learn/engine.svelte';
import type { Step } from '../../../site/lib/learn/lesson';
import type { Teaching } from '../../../site/lib/learn/teaching';
import { Analysis } from '../../../workers/analysis/analysis';
import { loadCodec } from '../../../workers/codecs';
import { engineFromFile } from '../../../workers/engine/node';
import type { GameId } from '../../../workers/registry';
import { Session } from '../../../workers/session';
import { contentOf } from '../../content/files';

export async function engineOf(game: GameId): Promise<StepEngine> {
  const [codec, file] = await Promise.all([
    loadCodec(game),
    engineFromFile(new URL(`../../../build/${game}.test.wasm`, import.meta.url)),
  ]);
  const session = new Session(codec, file);
  const analysis = new Analysis(codec, file);
  return {
    parse: async (text) => session.parse(text),
    play: async (notation, actions) => session.play(notation, actions),
    whyNot: async (notation, action) => session.whyNot(notation, action),
    look: async (notation) => analysis.look(notation),
  };
}

/** A step with what is drawn of it before the engine has answered. */
export async function begun(step: Step, teaching: Teaching, engine: StepEngine): Promise<Step> {
  if (typeof step.position !== 'string') return { ...step, board: await teaching.boardOf!(step.position) };
  const parsed = await engine.parse(step.position);
  if (!parsed.ok) throw new Error(step.id);
  return { ...step, board: parsed.value.board as object };
}

export function stepOf(game: GameId, id: string): Step {
  const found = contentOf(game)
    .scripts.flatMap(({ steps }) => steps)
    .find((step) => step.id === id);
  if (!found) throw new Error(`no step ${id}`);
  return found;
}
