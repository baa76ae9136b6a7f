import type {
  DangerReport,
  Exact,
  Goal,
  GoalReport,
  GoalStand,
  HoldingReport,
  MoveTerms,
  MoveValue,
  Root,
  SearchJob,
  TurnFinds,
} from './contract';
import { Batches } from './batches';
import { lineTexts, lineValues } from './lines';
import { CHANCE, OVER } from '../engine/abi';
import type { Engine } from '../engine/engine';
import { runLines, startLines } from '../engine/lines';
import type { GameCodec } from '../game-codec';
import { bestFor, compareExact, TooNear } from '../puzzles/exact';
import { Jobs } from './jobs';
import { thinkerNamed } from '../match/players';
import { seededRandom } from '../random';
import { Session, TextError } from '../session';
import { startSearch, type Searcher } from './searcher';
import { sharesOfTwo, sharesWith } from './shares';
import { wording, type WordedRow } from './worded';

/** Nodes one move of an exact question may cost before it is given up. */
const GOAL_BUDGET = 4_000_000;

/** Answers that get a value of their own when the best are looked for; the others get a bound. */
const BEST_LINES = 5;
/** Positions looked at before the clock is asked for the first time. */
const FIRST_SLICE = 2000;

/** Width of the noise in plausible playouts, as a win chance. */
const ROLLOUT_NOISE = 0.08;

/** A step of a line of which only somebody else knows what it is. */
const SECRET = '~?';

/** Strokes of chance after a move that a static look waits for. */
const MOST_CHANCE = 8;

/** A question about a decision was asked of a node where chance decides or the game is over. */
export class NoDecision extends Error {
  override name = 'NoDecision';
}

/**
 * The questions an analysis asks of one engine instance. Every question names its node, so a new instance can take over
 * after a trap; only the lines of a search are gone with the instance that made it.
 */
export class Analysis<S> {
  private readonly jobs = new Jobs();
  private readonly session: Session<S>;
  /** The node whose search tree the engine holds, and who asks it. */
  private searched: { notation: string; searcher: Searcher } | null = null;

  constructor(
    private readonly codec: GameCodec<S>,
    private readonly engine: Engine,
  ) {
    this.session = new Session(codec, engine);
  }

  /** Stops the running job, which then rejects with Cancelled. */
  cancel(): void {
    this.jobs.cancel();
  }

  private enter(notation: string): S {
    this.session.enter(notation);
    return this.session.state();
  }

  private enterDecision(notation: string): S {
    const state = this.enter(notation);
    const actor = this.engine.actor();
    if (actor === CHANCE || actor === OVER) throw new NoDecision(`no player decides at ${notation}`);
    return state;
  }

  /** Throws NoDecision where no player decides. */
  root(notation: string): Root {
    return { seat: this.codec.seat(this.enterDecision(notation)), byLines: this.codec.byLines ?? false };
  }

  /** Playouts from one decision; what comes of them is told row by row, so that several instances can be added up. */
  async search(job: SearchJob, progress: (rows: WordedRow[], playouts: number) => void): Promise<void> {
    const worded = wording(this.codec, this.enterDecision(job.notation));
    this.engine.seed(job.seed);
    const searcher = startSearch(this.codec, this.engine, job.spread === 'sweep');
    this.searched = { notation: job.notation, searcher };
    const batches = new Batches(job.playouts);
    let done = 0;
    await this.jobs.run(
      (size) => {
        const wanted = Math.min(size, batches.end - done);
        const ran = searcher.run(wanted);
        done += ran;
        if (done >= batches.end) batches.add(searcher.rows());
        return ran < wanted || done >= job.playouts;
      },
      () => progress(worded(batches.on(searcher.rows())), done),
    );
  }

  /**
   * Looks at every line from one decision, deeper and deeper: all answers get values in a sweep, otherwise the best few.
   * Only for games that hide nothing.
   */
  async lookDeeper(job: SearchJob, progress: (moves: MoveValue[], nodes: number) => void): Promise<void> {
    const { codec, engine } = this;
    const state = this.enterDecision(job.notation);
    if (!codec.byLines) throw new RangeError('this game is not searched line by line');
    startLines(engine, { lines: job.spread === 'sweep' ? Infinity : BEST_LINES });
    let left = job.playouts;
    await this.jobs.run(
      (size) => {
        const nodes = Math.min(size, left);
        left -= nodes;
        return runLines(engine, nodes) || left <= 0;
      },
      () => progress(lineValues(engine, codec, state), job.playouts - left),
      FIRST_SLICE,
    );
  }

  /** Everything the turn of the player who decides can come to. Throws a RangeError for games that are not searched so. */
  async turn(notation: string, progress: (finds: TurnFinds) => void): Promise<void> {
    const state = this.enterDecision(notation);
    const { codec, engine } = this;
    if (!codec.lookAtTurn) throw new RangeError(`whole turns of ${codec.id} are not looked at`);
    const look = codec.lookAtTurn(state, engine, (line) => lineTexts(line, engine, codec));
    let finished = false;
    await this.jobs.run(
      (size) => (finished = look.run(size)),
      () => progress(look.finds(finished)),
      FIRST_SLICE,
    );
  }

  /** Figures that take long and that only this game has; `about` is their name. Throws a RangeError where it has none. */
  async weigh(notation: string, about: string, progress: (found: object) => void): Promise<void> {
    const { codec, engine } = this;
    if (!codec.weigher) throw new RangeError(`${codec.id} weighs nothing`);
    const weigher = await this.jobs.needing(codec.weigher());
    this.enterDecision(notation);
    const weighing = weigher(about, engine);
    // Searching may be part of it.
    this.searched = null;
    let here = engine.save();
    await this.jobs.run(
      (size) => {
        // As in `choose`.
        engine.restore(here);
        let finished = false;
        for (let i = 0; i < size && !finished; ++i) finished = weighing.step();
        here = engine.save();
        return finished;
      },
      () => progress(weighing.found()),
    );
  }

  /**
   * The likeliest continuations after a search of the node, by action, as deep as the search went; steps that the
   * searcher would not see are `~?`. Null where this instance did not search that node last, as one that took the place of
   * another has not. Throws TextError for words that are no action.
   */
  lines(actions: readonly string[], notation: string): string[][] | null {
    if (this.searched?.notation !== notation) return null;
    const { searcher } = this.searched;
    const state = this.enterDecision(notation);
    const here = this.engine.save();
    const lines = actions.map((text) => {
      const action = this.codec.parseAction(text, state);
      if (!action.ok) throw new TextError(action.error, text);
      const { actions: line, world, secret } = searcher.line(action.value);
      this.engine.restore(world);
      return lineTexts(line, this.engine, this.codec).map((text, i) => (secret[i] ? SECRET : text));
    });
    this.engine.restore(here);
    return lines;
  }

  /**
   * First map of every move: exact over this turn with the racks as they are set, static values behind it. Quick,
   * and the same each time. Proven are the moves that win this turn whatever anybody else holds or draws.
   */
  look(notation: string, turns = 1): MoveValue[] {
    const state = this.enterDecision(notation);
    const seat = this.engine.actor();
    // Of two seats the chance of one is all there is to know; with more of them a static value takes a copy each.
    const sharesOf =
      this.engine.seats() === 2
        ? (_: number, chance: number) => sharesOfTwo(seat, chance)
        : (action: number, chance: number) => sharesWith(seat, chance, this.statics(action));
    return Array.from(this.engine.legal(), (action) => {
      const chance = this.engine.lookAhead(action, turns);
      const text = this.codec.actionText(action, state);
      const proven = this.engine.winsAlone(action);
      return {
        action: text,
        picks: this.codec.picks(action, state),
        certainty: proven ? 'proven' : 'estimated',
        chance,
        chances: sharesOf(action, chance),
        error: proven ? 0 : null,
        visits: 0,
        line: [text],
      };
    });
  }

  private likeliest(): number {
    const { actions, weights } = this.engine.outcomes();
    return actions[weights.indexOf(Math.max(...weights))]!;
  }

  /** Static win chances of every seat after an action. */
  private statics(action: number): number[] {
    const here = this.engine.save();
    this.engine.apply(action);
    const values = this.engine.evaluateAll();
    this.engine.restore(here);
    return values;
  }

  /**
   * What a static look counts after every move of a decision, for whoever decides; none for games that do not tell, and
   * none of a move that ends the game. What chance adds to a move is taken to be the likeliest.
   */
  terms(notation: string): MoveTerms[] {
    const { codec, engine } = this;
    const state = this.enterDecision(notation);
    if (!codec.terms) return [];
    const seat = engine.actor();
    const here = engine.save();
    return Array.from(engine.legal(), (action) => {
      engine.apply(action);
      for (let i = 0; i < MOST_CHANCE && engine.actor() === CHANCE; i++) engine.apply(this.likeliest());
      const terms = engine.actor() === OVER ? {} : codec.terms!(seat, engine);
      engine.restore(here);
      return { action: codec.actionText(action, state), terms };
    });
  }

  /** What a player does here. Rejects with a RangeError for a player that does not exist. */
  async choose(notation: string, player: string, seed: number): Promise<string> {
    const { codec, engine } = this;
    const state = this.enterDecision(notation);
    // Some players search too.
    this.searched = null;
    engine.seed(seed);
    const thinking = thinkerNamed(player, codec)(engine, seededRandom(seed));
    let here = engine.save();
    let chosen = 0;
    await this.jobs.run(
      (size) => {
        // Short questions between two slices have left the engine elsewhere.
        engine.restore(here);
        for (let i = 0; i < size; ++i) {
          const step = thinking.next();
          if (!step.done) continue;
          chosen = step.value;
          return true;
        }
        here = engine.save();
        return false;
      },
      () => {},
    );
    return codec.actionText(chosen, state);
  }

  /** Asks about a goal at a decision and what follows it; returns the seat that asked. */
  private ask(goal: Goal, start: string): number {
    const { kind, detail } = this.codec.goalCode(goal, this.enterDecision(start));
    this.engine.goalStart(kind, detail);
    return this.engine.actor();
  }

  /** How a goal that was asked at `start` stands at a node that its line has come to. */
  goalAt(start: string, goal: Goal, notation: string): GoalStand {
    this.ask(goal, start);
    this.enter(notation);
    return this.engine.goalStand();
  }

  /**
   * Exact value of every legal action under a goal, one action after the other.
   *
   * @param start where the goal was asked, and by whom, if not at this node
   * @param bestOnly of actions that are not best it is enough to know that, which takes less; only for whole numbers
   */
  async solve(
    notation: string,
    goal: Goal,
    progress: (report: GoalReport) => void,
    start: string = notation,
    bestOnly = false,
  ): Promise<void> {
    const asker = this.ask(goal, start);
    const state = this.enterDecision(notation);
    const own = this.engine.actor() === asker;
    const actions = [...this.engine.legal()];
    const values: GoalReport['values'] = [];
    // One less than the best, so that all of the best are known.
    const beyond = (): number | undefined =>
      bestOnly && own ? Math.max(...values.map(({ value }) => (value?.den === 1 ? value.num - 1 : -1))) : undefined;
    let isBegun = false;
    await this.jobs.run(
      (size) => {
        const until = this.engine.goalNodes() + size;
        while (values.length < actions.length && this.engine.goalNodes() < until) {
          const action = actions[values.length]!;
          if (!isBegun) this.engine.goalBegin(action, GOAL_BUDGET, beyond());
          const solved = this.engine.goalRun(Math.max(1, until - this.engine.goalNodes()));
          isBegun = solved === null;
          if (solved) values.push({ action: this.codec.actionText(action, state), ...solved });
        }
        return values.length === actions.length;
      },
      () =>
        progress({
          notation,
          goal,
          values: [...values],
          right: rightActions(values, actions.length, own),
          nodes: this.engine.goalNodes(),
          done: values.length === actions.length,
        }),
    );
  }

  /** Who ends up holding what: plausible playouts from the node, what is hidden dealt anew each time. */
  async holding(
    notation: string,
    viewer: number,
    playouts: number,
    seed: number,
    progress: (report: HoldingReport) => void,
  ): Promise<void> {
    const holders = this.answers('holders');
    this.enter(notation);
    const start = this.engine.save();
    const holding: Record<string, number[]> = {};
    const seats = this.engine.seats();
    const wins = nobody(seats);
    let done = 0;
    this.engine.seed(seed);
    const share = (): HoldingReport => ({
      playouts: done,
      holding: Object.fromEntries(Object.entries(holding).map(([node, counts]) => [node, counts.map((n) => n / done)])),
      wins: wins.map((n) => n / done),
      done: done >= playouts,
    });
    await this.jobs.run(
      (size) => {
        for (let i = 0; i < size && done < playouts; ++i, ++done) {
          this.engine.restore(start);
          this.engine.determinize(viewer);
          this.engine.rollout(ROLLOUT_NOISE);
          const end = this.codec.read(this.engine.save());
          for (const [node, seat] of holders(end)) (holding[node] ??= nobody(seats))[seat]!++;
          wins.forEach((_, seat) => (wins[seat]! += this.engine.reward(seat)));
        }
        return done >= playouts;
      },
      () => progress(share()),
      1,
    );
  }

  /** Exact chance that `seat` wins if it moves next, from what its opponent can know. */
  danger(notation: string, seat: number): DangerReport {
    const danger = this.answers('danger');
    this.enter(notation);
    return danger(seat, this.engine);
  }

  /** What the game says to a question that not every game has; throws a RangeError where it has none. */
  private answers<K extends 'danger' | 'holders'>(question: K): NonNullable<GameCodec<S>[K]> {
    const answer = this.codec[question];
    if (!answer) throw new RangeError(`${this.codec.id} has no ${question}`);
    return answer.bind(this.codec) as NonNullable<GameCodec<S>[K]>;
  }
}

const nobody = (seats: number): number[] => new Array<number>(seats).fill(0);

/** The actions best for the seat that asked or for its opponents, or none while a value is missing or too near to another. */
function rightActions(values: { action: string; value: Exact | null }[], expected: number, own: boolean): string[] {
  const known = values.flatMap(({ action, value }) => (value ? [{ action, value }] : []));
  if (known.length < expected) return [];
  try {
    const best = bestFor(
      own,
      known.map(({ value }) => value),
    );
    return known.filter(({ value }) => compareExact(value, best) === 0).map(({ action }) => action);
  } catch (error) {
    if (error instanceof TooNear) return [];
    throw error;
  }
}
