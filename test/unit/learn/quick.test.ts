import { beforeAll, expect, test, vi } from 'vitest';
import { Picker } from '../../../site/lib/board/picker.svelte';
import type { StepEngine } from '../../../site/lib/learn/engine.svelte';
import type { Step } from '../../../site/lib/learn/lesson';
import { Run } from '../../../site/lib/learn/run.svelte';
import { teaching } from '../../../site/lib/games/tash-kalar/learn/teaching';
import { Analysis } from '../../../workers/analysis/analysis';
import type { View } from '../../../workers/contract';
import { engineFromFile } from '../../../workers/engine/node';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { Session } from '../../../workers/session';
import { tashKalar as content } from '../../content/files';

let engine: StepEngine;

const late = async <T>(answer: T): Promise<T> => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  return answer;
};

beforeAll(async () => {
  const file = await engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url));
  const session = new Session(tashKalar, file);
  const analysis = new Analysis(tashKalar, file);
  engine = {
    parse: async (text) => session.parse(text),
    play: (notation, actions) => late(session.play(notation, actions)),
    whyNot: async (notation, action) => session.whyNot(notation, action),
    look: async (notation) => analysis.look(notation),
  };
});

async function startOf({ id, position }: Step): Promise<View> {
  const start = await engine.parse(typeof position === 'string' ? position : JSON.stringify(position));
  if (!start.ok) throw new Error(id);
  return start.value;
}

/** The picks of a step's line if the learner alone decides in it, else none. */
async function ownPicks(step: Step): Promise<string[][]> {
  let view = await startOf(step);
  const learner = view.seat;
  const picks: string[][] = [];
  for (const action of step.line) {
    if (view.actor !== 'player' || view.seat !== learner) return [];
    picks.push(view.choices.find((choice) => choice.action === action)!.picks);
    const played = await engine.play(view.notation, [action]);
    if (!played.ok) throw new Error(action);
    view = played.view;
  }
  return picks;
}

test('a whole line picked before the engine has answered its first decision solves the step', async () => {
  let tried = 0;
  for (const step of content.scripts.flatMap((script) => script.steps) as unknown as Step[]) {
    if (step.goal.type !== 'state' || step.before || step.after || step.line.length < 2) continue;
    const own = await ownPicks(step);
    const picks = own.flat();
    if (own.length < 2 || picks.some((pick, i) => pick === picks[i + 1])) continue;
    const solved = vi.fn();
    const board = (await startOf(step)).board as object;
    const run = new Run({ ...step, board }, engine, teaching, () => true, solved);
    await run.load();
    const picker = new Picker({
      choices: () => (run.status === 'asking' ? run.view.choices : []),
      words: { pick: (pick) => pick, choice: ({ action }) => action },
      play: ({ action }) => run.act(action),
    });
    for (const pick of picks) picker.pick(pick);
    await vi.waitFor(() => expect(run.status, step.id).toBe('solved'), { timeout: 60_000, interval: 20 });
    expect(solved).toHaveBeenCalledOnce();
    if (++tried === 5) break;
  }
  expect(tried).toBe(5);
});
