import { reserve } from './arena';
import { Frames } from './frames';
import { MAX_NODES, Machine } from './machine';
import { PlanRules, Plans } from './plans';
import { hold, release } from './rng';
import { Rules } from './rules';
import { Goal } from './search/goal';
import { Mcts } from './search/mcts';
import { Nodes } from './search/nodes';
import { MOST_STEPS } from './search/principal-line';
import { TurnWin } from './search/turn-win';

/** A Machine for a game that also gives plans: its tree search can go by them. */
export class PlanMachine<R extends Rules, G extends Goal, P extends Plans> extends Machine<R, G> {
  planRules: PlanRules<R, P>;
  /** Shares the pool of nodes with `mcts`: only one of them can run. */
  planSearch: Mcts<PlanRules<R, P>>;
  private planRoot: usize;
  private planLine: usize;
  private planTrial: usize;

  constructor(rules: R, goal: G, plans: P, layoutVersion: i32, nodes: Nodes = new Nodes(MAX_NODES)) {
    super(rules, goal, layoutVersion, nodes);
    const planRules = new PlanRules<R, P>(rules, plans);
    this.planRules = planRules;
    // PlanRules.mayEnd says that no win within the turn is looked for, so two plies are enough.
    const turnWin = new TurnWin<PlanRules<R, P>>(planRules, new Frames<PlanRules<R, P>>(planRules, 2));
    this.planSearch = new Mcts<PlanRules<R, P>>(planRules, nodes, turnWin);
    this.planRoot = reserve(planRules.stateBytes);
    this.planTrial = reserve(planRules.stateBytes);
    this.planLine = reserve(MOST_STEPS * 4);
  }

  planSearchStart(uniform: bool): void {
    this.planRules.begin(this.planRoot, this.state);
    this.planSearch.start(this.planRoot, this.rules.actor(this.state), uniform);
  }

  /**
   * Writes the line the search expects from `action` on, plans step by step; returns its length, at most `most`. The line is
   * played once more with the same draws, since the tree knows plans only.
   */
  planSearchLine(action: u32, out: usize, most: i32): i32 {
    const count = this.planSearch.line(action, this.planLine, MOST_STEPS);
    this.planRules.copy(this.planTrial, this.planRoot);
    hold();
    this.planRules.record(out, most);
    for (let i = 0; i < count; ++i) this.planRules.apply(this.planTrial, load<u32>(this.planLine + (i << 2)));
    release();
    return this.planRules.stopRecording();
  }
}
