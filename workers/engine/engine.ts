import { ABI_VERSION, ROW_BYTES, type Abi, type Extras } from './abi';
import { readRows, type SearchRow } from './rows';

export type { SearchRow };

/**
 * One exact value: a fraction in lowest terms. Where it would be one of numbers above 2^53, `num` is the nearest number, `den`
 * is 1, and the residues (assembly/kernel/exact.ts) say what the value is exactly.
 */
export interface ExactValue {
  num: number;
  den: number;
  residues?: readonly [number, number];
}

/** Numbers the module writes of one exact value. */
const EXACT_WORDS = 5;
/** Less than anything is worth, as an i32. */
const NOTHING_BEYOND = -(2 ** 31);

/** The module trapped. Its memory may be half changed, so the instance must not be used again. */
export class EngineTrap extends Error {
  override name = 'EngineTrap';
}

/**
 * A typed client of one instance of a game's module: the current state and the questions that can be asked of it.
 * No address leaves this class; everything read out of the module's memory is copied.
 *
 * Every method may throw EngineTrap, which means a defect of the engine and the end of this instance.
 */
/** A line as the search expects it. */
export interface SearchLine {
  actions: number[];
  /** The state it can be played from: what the searcher does not know is dealt in it. */
  world: Uint8Array;
  /** By action: the searcher would not see what it is. */
  secret: boolean[];
}

export class Engine {
  private readonly abi: Abi & Partial<Extras>;
  readonly stateBytes: number;
  readonly layoutVersion: number;
  /** The running search: the seat that decides at its root, and how many seats there are. */
  private searcher = 0;
  private searched = 2;
  /** Exact questions begun so far, so that whoever asks can tell whether another one has been asked since. */
  questions = 0;
  private beyond = NOTHING_BEYOND;

  private constructor(instance: WebAssembly.Instance) {
    this.abi = instance.exports as unknown as Abi & Partial<Extras>;
    const version = this.abi.abiVersion();
    if (version !== ABI_VERSION) throw new Error(`engine speaks ABI ${version}, this client ABI ${ABI_VERSION}`);
    this.stateBytes = this.abi.stateBytes();
    this.layoutVersion = this.abi.layoutVersion();
  }

  static async create(module: WebAssembly.Module): Promise<Engine> {
    return new Engine(await WebAssembly.instantiate(module, { env: { abort: abortImport } }));
  }

  /** Bytes of the module's memory; fixed for the life of the instance. */
  get memoryBytes(): number {
    return this.abi.memory.buffer.byteLength;
  }

  private guard<T>(call: () => T): T {
    try {
      return call();
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) throw new EngineTrap(error.message, { cause: error });
      throw error;
    }
  }

  private view(address: number, bytes: number): Uint8Array {
    return new Uint8Array(this.abi.memory.buffer, address, bytes);
  }

  private numbers(count: number): Uint32Array {
    return new Uint32Array(this.abi.memory.buffer, this.abi.out(), count).slice();
  }

  /** Makes `bytes` the current state. Returns 0, or the number of the rule that makes it unplayable. */
  load(bytes: Uint8Array): number {
    return this.guard(() => {
      this.restore(bytes);
      const broken = this.abi.check();
      if (!broken) this.abi.settle();
      return broken;
    });
  }

  /** Puts back a state this engine saved earlier, without settling it again. */
  restore(bytes: Uint8Array): void {
    if (bytes.length !== this.stateBytes)
      throw new RangeError(`a state has ${this.stateBytes} bytes, not ${bytes.length}`);
    this.view(this.abi.state(), this.stateBytes).set(bytes);
  }

  save(): Uint8Array {
    return this.view(this.abi.state(), this.stateBytes).slice();
  }

  seed(low: number, high = 0): void {
    this.abi.seed(low, high);
  }

  /** Seats of this game, 2 to 5. */
  seats(): number {
    return this.guard(() => this.abi.seats());
  }

  actor(): number {
    return this.guard(() => this.abi.actor());
  }

  legal(): Uint32Array {
    return this.guard(() => this.numbers(this.abi.legal()));
  }

  outcomes(): { actions: Uint32Array; weights: Uint32Array } {
    return this.guard(() => {
      const pairs = this.numbers(2 * this.abi.outcomes());
      return { actions: pairs.filter((_, i) => i % 2 === 0), weights: pairs.filter((_, i) => i % 2 === 1) };
    });
  }

  /** Plays an action that `whyNot` has nothing against. */
  apply(action: number): void {
    this.guard(() => this.abi.apply(action));
  }

  /** Numbers of all rules that forbid the action (places in data/rules.json, from 1); none if it is legal. */
  whyNot(action: number): number[] {
    return this.guard(() => [...this.numbers(this.abi.whyNot(action))]);
  }

  /** 1, 0 or a share for a seat; the rewards of all seats add up to 1. Only when the game is over. */
  reward(seat: number): number {
    return this.guard(() => this.abi.reward(seat));
  }

  /** Static win chance of a seat. */
  evaluate(seat: number): number {
    return this.guard(() => this.abi.evaluate(seat));
  }

  /** Static win chance of every seat; they add up to 1, but for rounding. */
  evaluateAll(): number[] {
    return this.guard(() => {
      const seats = this.abi.evaluateAll();
      return [...new Float32Array(this.abi.memory.buffer, this.abi.out(), seats)];
    });
  }

  /** Deals what `viewer` cannot see anew. */
  determinize(viewer: number): void {
    this.guard(() => this.abi.determinize(viewer));
  }

  /** Lets chance decide the current chance node and returns the outcome. */
  happen(): number {
    return this.guard(() => this.abi.happen());
  }

  /** Plays up to `steps` random steps and returns how many there were. */
  playRandom(steps: number): number {
    return this.guard(() => this.abi.playRandom(steps));
  }

  perft(depth: number): number {
    return this.guard(() => this.abi.perft(depth));
  }

  /** 64-bit hash of the current state, as 16 hexadecimal digits. */
  hash(): string {
    return this.guard(() => hex(this.abi.hashHigh()) + hex(this.abi.hashLow()));
  }

  /** Hash of what a seat may know of the current state, as 16 hexadecimal digits. */
  observation(viewer: number): string {
    return this.guard(() => hex(this.abi.observationHigh(viewer)) + hex(this.abi.observationLow(viewer)));
  }

  /** Starts a search at the current decision; `uniform` gives every action the same work. */
  searchStart(uniform: boolean): void {
    this.guard(() => {
      this.searcher = this.abi.actor();
      this.searched = this.abi.seats();
      this.abi.searchStart(uniform ? 1 : 0);
    });
  }

  /** Runs up to `playouts` playouts; fewer only when everything asked for is proven. */
  searchRun(playouts: number): number {
    return this.guard(() => this.abi.searchRun(playouts));
  }

  searchRows(): SearchRow[] {
    return this.guard(() => {
      const count = this.abi.searchRows();
      return readRows(this.output(count * ROW_BYTES), this.searcher, this.searched);
    });
  }

  /** The expected line that starts with `action`, chance included, as far as the search went. */
  searchLine(action: number, most = 16): SearchLine {
    return this.guard(() => {
      const actions = [...this.numbers(this.abi.searchLine(action, most))];
      const secrets = this.abi.lineSecrets();
      return {
        actions,
        world: this.view(this.abi.lineWorld(), this.stateBytes).slice(),
        secret: actions.map((_, i) => ((secrets >>> i) & 1) === 1),
      };
    });
  }

  /** True if the mover can win this turn, starting with `action`, whatever anybody else holds or draws. */
  winsAlone(action: number): boolean {
    return this.guard(() => this.abi.winsAlone(action)) === 1;
  }

  /** Plays the current state on to its end; each player takes the best static value after noise of this width. */
  rollout(noise: number): void {
    this.guard(() => this.abi.rollout(noise));
  }

  /** Win chance of the mover after `action`, searched exactly over `turns` turns with static values behind them. */
  lookAhead(action: number, turns: number): number {
    return this.guard(() => this.abi.lookAhead(action, turns));
  }

  /**
   * The best whole turn of the mover by the static value, among the `width` lines (1 to MAX_BEAM) that look best after each
   * decision: its actions, at most 64 of them. What is hidden is taken as it stands in the current state.
   */
  beam(width: number): number[] {
    return this.guard(() => {
      this.abi.beam(width);
      return [...this.numbers(this.abi.beamLine())];
    });
  }

  /**
   * Starts exact questions about the current decision and what follows it, asked by the seat that decides; kinds and details
   * are those of the game's goals.
   */
  goalStart(kind: number, detail = 0): void {
    this.questions += 1;
    this.guard(() => this.abi.goalStart(kind, detail));
  }

  /**
   * Whether anything that follows the current state, where the goal was asked or later, can still change what it is worth;
   * and what it is worth to the seat that asked if nothing can, null where the question has no answer.
   */
  goalStand(): { settled: boolean; value: ExactValue | null } {
    return this.guard(() => {
      const settled = this.abi.goalSettled();
      return { settled: settled !== 0, value: settled === 1 ? this.goalValue() : null };
    });
  }

  private goalValue(): ExactValue {
    this.abi.goalValue();
    const words = new Float64Array(this.output(EXACT_WORDS * 8).buffer);
    const [num = 0, den = 0, near = 0, first = 0, second = 0] = words;
    if (den > 0 && Number.isSafeInteger(num) && Number.isSafeInteger(den)) return { num, den };
    return { num: near, den: 1, residues: [first, second] };
  }

  /**
   * Exact value of one action for the seat that asked, or null if `budget` nodes did not suffice, or if two values below
   * are too near to each other to tell which is greater.
   */
  goalSolve(action: number, budget: number): ExactValue | null {
    this.goalBegin(action, budget);
    return this.goalRun(budget)!.value;
  }

  /**
   * Begins what `goalSolve` does in one go. What is worth no more than `beyond`, a whole number, is not told from it; only of
   * questions whose answers are not weighed afterwards.
   */
  goalBegin(action: number, budget: number, beyond = NOTHING_BEYOND): void {
    this.beyond = beyond;
    this.guard(() => this.abi.goalBegin(action, budget, beyond));
  }
  /**
   * Goes on with it for so many nodes; null while there is more to do. Nothing else may be asked in between. `isAtMost`: the
   * action is worth no more than the value, which is `beyond`.
   */
  goalRun(nodes: number): { value: ExactValue | null; isAtMost: boolean } | null {
    return this.guard(() => {
      const how = this.abi.goalRun(nodes);
      if (how === 3) return { value: { num: this.beyond, den: 1 }, isAtMost: true };
      return how === 0 ? null : { value: how === 1 ? this.goalValue() : null, isAtMost: false };
    });
  }

  goalNodes(): number {
    return this.abi.goalNodes();
  }

  /**
   * Asks what only some games answer: see the file of each game beside this one, `lines.ts` and `turns.ts`. Throws a
   * RangeError for a game whose module has no such export.
   */
  ask<K extends keyof Extras>(name: K, ...given: Parameters<Extras[K]>): ReturnType<Extras[K]> {
    const question = this.abi[name] as ((...given: Parameters<Extras[K]>) => ReturnType<Extras[K]>) | undefined;
    if (!question) throw new RangeError(`this engine has no ${name}`);
    return this.guard(() => question(...given));
  }

  /** A copy of the first `count` bytes of the engine's output. */
  output(count: number): Uint8Array {
    return this.view(this.abi.out(), count).slice();
  }
}

/** Asks an engine what only its game answers; nothing changes its current state. */
export type Asking = Pick<Engine, 'ask' | 'output'>;

/** Says whether the game is over, and what every seat has got. */
export type Deciding = Pick<Engine, 'actor' | 'reward'>;

/** Asks, and can be led a step on to be put back afterwards. */
export type Stepping = Asking & Pick<Engine, 'save' | 'load' | 'apply'>;

/** Asks, and can be tried at another state to be put back afterwards. */
export type Trying = Asking & Pick<Engine, 'save' | 'load' | 'whyNot'>;

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}

/** The test build calls this when an assertion fails; the release build has no such import. */
function abortImport(_message: number, _file: number, line: number, column: number): never {
  throw new WebAssembly.RuntimeError(`assertion failed at ${line}:${column}`);
}
