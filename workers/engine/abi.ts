/**
 * What every game's module exports, as `assembly/<game>.ts` declares it. Addresses are byte offsets into `memory`.
 * `determinize` and `observation` mean nothing in a game in which nothing is hidden.
 */
export interface Abi {
  memory: WebAssembly.Memory;
  abiVersion(): number;
  layoutVersion(): number;
  stateBytes(): number;
  state(): number;
  out(): number;
  seed(low: number, high: number): void;

  check(): number;
  settle(): void;
  seats(): number;
  actor(): number;
  legal(): number;
  outcomes(): number;
  apply(action: number): void;
  whyNot(action: number): number;
  reward(seat: number): number;
  evaluate(seat: number): number;
  evaluateAll(): number;
  determinize(viewer: number): void;
  happen(): number;
  playRandom(steps: number): number;
  perft(depth: number): number;
  hashLow(): number;
  hashHigh(): number;
  observationLow(viewer: number): number;
  observationHigh(viewer: number): number;

  searchStart(uniform: number): void;
  searchRun(playouts: number): number;
  searchRows(): number;
  searchLine(action: number, most: number): number;
  lineWorld(): number;
  lineSecrets(): number;
  winsAlone(action: number): number;
  rollout(noise: number): void;
  lookAhead(action: number, turns: number): number;

  beam(width: number): number;
  beamLine(): number;

  goalStart(kind: number, detail: number): void;
  goalSettled(): number;
  goalBegin(action: number, budget: number, beyond: number): void;
  goalRun(nodes: number): number;
  goalValue(): void;
  goalNodes(): number;
}

/** What Toy Battle adds. */
export interface ToyBattleAbi {
  reach(side: number): number;
  medals(side: number): number;
  winNext(side: number): number;
  winNextWinning(): number;
  winNextPossible(): number;
  terms(seat: number): number;
}

/** What Token Battle adds. */
export interface TokenBattleAbi {
  effects(action: number): number;
  terms(seat: number): number;
  quantities(stack: number): number;
  removers(field: number): number;
  gains(): number;
  setArea(card: number, mask: number): void;
}

/** What Tash-Kalar adds. */
export interface TashKalarAbi {
  patterns(number: number): number;
  targets(number: number): number;
  fault(action: number, rule: number): number;
  usableFlares(seat: number): number;
  fulfilledTasks(seat: number): number;
  score(seat: number): number;
  criteria(seat: number): number;
  shortfalls(number: number): number;
  progress(seat: number, task: number): number;
}

/** What Conquest adds. */
export interface ConquestAbi {
  terms(seat: number): number;
  counts(seat: number): number;
  plain(): number;
  /** Numbers of a round of dice, as i32; returns how many, 0 without one. */
  round(): number;
  quantities(seat: number): number;
  odds(): number;
}

/** What a module that can look at everything a turn leads to adds: see `turns.ts`. */
export interface TurnsAbi {
  turnStart(thorough: number): void;
  turnRun(actions: number): number;
  turnFull(): number;
  turnShare(): number;
  turnNodes(): number;
  turnSummons(): number;
  turnTasks(): number;
  turnCleared(): number;
  turnPoints(): number;
  turnLine(node: number): number;
}

/** What the module of a game with plans adds: see `plans.ts`. */
export interface PlansAbi {
  planSearchStart(uniform: number): void;
  planSearchRun(playouts: number): number;
  planSearchRows(): number;
  planSearchLine(action: number, most: number): number;
}

/** What the module of a game of two seats, points and open information adds: see `lines.ts`. */
export interface LinesAbi {
  linesStart(lines: number, width: number): void;
  linesRun(nodes: number): number;
  linesRows(): number;
  linesBest(): number;
  linesOf(action: number): number;
  linesNodes(): number;
  linesTable(enabled: number): void;
}

/** What only Codex answers; see assembly/codex.ts. */
interface CodexAbi {
  describe(action: number): number;
  open(): number;
  answers(): number;
  several(): number;
  source(): number;
  points(): number;
  running(): number;
  looks(): number;
  waits(): number;
  reach(attacker: number): number;
  vanished(): number;
  prices(): number;
  damageBound(): number;
  goldBound(): number;
  keyLow(): number;
  keyHigh(): number;
  terms(seat: number): number;
  counts(seat: number): number;
  plain(): number;
  techStart(): void;
  techRun(choices: number): number;
  techBest(): number;
  techWorth(seat: number, place: number, order: number): number;
  beamStart(width: number): void;
  beamRun(lines: number): number;
  beamLine(): number;
}

/** Everything only some modules export; `Engine.ask` says so where one does not. */
export type Extras = ToyBattleAbi &
  TokenBattleAbi &
  TashKalarAbi &
  ConquestAbi &
  CodexAbi &
  TurnsAbi &
  LinesAbi &
  PlansAbi;

export const ABI_VERSION = 5;

/** Answers of `actor` beside the seats; the same numbers as in assembly/kernel/rules.ts. */
export const CHANCE = 14;
export const OVER = 15;

/** Widest beam; the same number as in assembly/kernel/search/beam.ts. */
export const MAX_BEAM = 512;

/** Layout of one row of the search table; see assembly/kernel/search/root-table.ts. */
export const ROW_BYTES = 96;
export const ROW_SUMS = 32;
export const ROW_STATICS = 72;

/** Layout of one row of the table of lines; see `results` in assembly/kernel/search/deepening.ts. */
export const LINE_ROW_BYTES = 20;
