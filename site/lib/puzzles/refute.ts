/** What beats a wrong answer in the middle of a solution, where the puzzle holds no line: the engine proves one. */
import type { Exact, Goal, GoalReport, DangerReport } from '$workers/analysis-contract';
import type { Parsed, Played, View } from '$workers/contract';
import type { PuzzleGame } from './game';

/** A line and the nodes along it; `views[i + 1]` is the node after `actions[i]`. */
export interface Shown {
  readonly views: readonly View[];
  readonly actions: readonly string[];
  /** From this node on the opponent's tiles are those the line was proved for. */
  readonly revealFrom: number;
}

export interface Refuted {
  shown: Shown;
  value: Exact | null;
  need: string | null;
  nodes: string[];
}

export interface Prover {
  parse(text: string): Promise<Parsed<View>>;
  play(notation: string, actions: string[]): Promise<Played>;
  solve(notation: string, goal: Goal): Promise<GoalReport>;
  danger(notation: string, seat: number): Promise<DangerReport>;
}

/** No line of a puzzle is nearly as long. */
const LONGEST = 60;

/**
 * Plays a wrong answer and then the best that is left for the solver, to the end the goal looks at. Where the goal is
 * about the opponent's next turn, the smallest set of tiles that wins it follows, put into the opponent's hand.
 */
export async function refuteLater(
  engine: Prover,
  game: PuzzleGame,
  goal: Goal,
  start: View,
  decision: View,
  action: string,
): Promise<Refuted> {
  const solver = start.seat;
  const report = await engine.solve(decision.notation, game.goalAt(goal, start, decision) ?? goal);
  const value = report.values.find((move) => move.action === action)?.value ?? null;
  const views: View[] = [decision];
  const actions: string[] = [];
  const play = async (next: string): Promise<void> => {
    const played = await engine.play(views.at(-1)!.notation, [next]);
    if (!played.ok) throw new Error(`${next} cannot be played`);
    views.push(played.view);
    actions.push(next);
  };
  const best = async (question: Goal): Promise<string> => {
    const view = views.at(-1)!;
    return view.actor === 'chance' ? view.outcomes[0]!.action : (await engine.solve(view.notation, question)).right[0]!;
  };

  await play(action);
  while (actions.length < LONGEST) {
    const left = game.goalAt(goal, start, views.at(-1)!);
    if (!left) break;
    await play(await best(left));
  }

  const end = views.at(-1)!;
  const win = game.dangerous(goal);
  let need: string | null = null;
  let revealFrom = Infinity;
  if (win && end.actor === 'player') {
    const { needs } = await engine.danger(end.notation, 1 - solver);
    need = needs[0] ?? null;
    if (need !== null) {
      const world = await engine.parse(await game.withRack!(end.notation, solver, need));
      if (!world.ok) throw new Error(world.error.problem);
      revealFrom = views.length - 1;
      views[revealFrom] = world.value;
      while (actions.length < LONGEST && goesOn(views.at(-1)!, 1 - solver)) await play(await best(win));
    }
  }
  return { shown: { views, actions, revealFrom }, value, need, nodes: goal.nodes ?? [] };
}

/** The turn of `seat` is not over yet. */
const goesOn = (view: View, seat: number): boolean =>
  view.actor !== 'over' && (view.actor === 'chance' || view.seat === seat);
