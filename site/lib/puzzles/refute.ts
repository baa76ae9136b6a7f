/** What beats a wrong answer: at the start the line that the puzzle holds, later one that the engine proves. */
import type { Exact, Goal } from '$workers/analysis/contract';
import type { LessonEngine } from '$lib/learn/engine.svelte';
import type { Attempt } from '$lib/playthrough/attempt';
import type { View } from '$workers/contract';
import { readExact } from '$workers/puzzles/exact';
import type { Puzzle } from '$workers/puzzles/puzzle';
import type { PuzzleFace } from './face';

/** The line of a refutation. */
export interface Shown extends Attempt {
  /** From this node on the opponent's tiles are those the line was proved for. */
  readonly revealFrom: number;
}

export interface Refuted {
  shown: Shown;
  value: Exact | null;
  need: string | null;
  nodes: string[];
  /** What the answer falls short of. */
  text: string;
}

type Beaten = Omit<Refuted, 'text'>;

type Prover = Pick<LessonEngine, 'parse' | 'play' | 'solve' | 'goalAt' | 'danger'>;

/** @param at where the puzzle that began at `start` was answered wrongly */
export async function refute(
  engine: Prover,
  game: PuzzleFace,
  puzzle: Puzzle,
  start: View,
  at: View,
  action: string,
): Promise<Refuted> {
  const held = at === start ? await refuteAtOnce(engine, game, puzzle, start.seat, action) : null;
  const beaten = held ?? (await refuteLater(engine, game, puzzle.goal, start, at, action));
  const { value, need, nodes } = beaten;
  const { shortfall } = await game.commentary();
  return { ...beaten, text: shortfall(puzzle.goal, start, value, need, nodes) };
}

/** Null where the puzzle holds no line against the answer. The line is played against the opponent's tiles it was proved for. */
async function refuteAtOnce(
  engine: Prover,
  game: PuzzleFace,
  { id, notation, refutations, values }: Puzzle,
  solver: number,
  action: string,
): Promise<Beaten | null> {
  const refutation = refutations[action];
  if (!refutation) return null;
  const { line, rack = null, need = null, nodes = [] } = refutation;
  const world = rack === null ? notation : (await game.commentary()).withRack!(notation, solver, rack);
  const [parsed, played] = [await engine.parse(world), await engine.play(world, line)];
  if (!parsed.ok || !played.ok) throw new Error(`${id}: the refutation of ${action} cannot be played`);
  const shown = { views: [parsed.value, ...played.path], actions: line, revealFrom: rack === null ? Infinity : 1 };
  return { shown, value: readExact(values[action]), need, nodes };
}

/** No line of a puzzle is nearly as long. */
const LONGEST = 60;

/**
 * Plays a wrong answer and then the best that is left for the solver, to the end the goal looks at. Where the goal is
 * about the opponent's next turn, the smallest set of tiles that wins it follows, put into the opponent's hand.
 */
async function refuteLater(
  engine: Prover,
  game: PuzzleFace,
  goal: Goal,
  start: View,
  decision: View,
  action: string,
): Promise<Beaten> {
  const solver = start.seat;
  const report = await engine.solve(decision.notation, goal, start.notation);
  const value = report.values.find((move) => move.action === action)?.value ?? null;
  const views: View[] = [decision];
  const actions: string[] = [];
  const play = async (next: string): Promise<void> => {
    const played = await engine.play(views.at(-1)!.notation, [next]);
    if (!played.ok) throw new Error(`${next} cannot be played`);
    views.push(played.view);
    actions.push(next);
  };
  /** Best play of everybody, until what was asked is settled. */
  const playOut = async (question: Goal, asked: string): Promise<void> => {
    while (actions.length < LONGEST) {
      const { notation, actor, outcomes } = views.at(-1)!;
      if ((await engine.goalAt(asked, question, notation)).settled) return;
      await play(actor === 'chance' ? outcomes[0]!.action : (await engine.solve(notation, question, asked)).right[0]!);
    }
  };

  await play(action);
  await playOut(goal, start.notation);
  const end = views.at(-1)!;
  const win = game.dangerous(goal);
  let need: string | null = null;
  let revealFrom = Infinity;
  if (win && end.actor === 'player') {
    const { needs } = await engine.danger(end.notation, 1 - solver);
    need = needs[0] ?? null;
    if (need !== null) {
      const { withRack } = await game.commentary();
      const world = await engine.parse(withRack!(end.notation, solver, need));
      if (!world.ok) throw new Error(world.error.problem);
      revealFrom = views.length - 1;
      views[revealFrom] = world.value;
      await playOut(win, world.value.notation);
    }
  }
  return { shown: { views, actions, revealFrom }, value, need, nodes: goal.nodes ?? [] };
}
