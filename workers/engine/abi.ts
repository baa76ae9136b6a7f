/** The exports of a game's module, as `assembly/<game>.ts` declares them. Addresses are byte offsets into `memory`. */
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
  actor(): number;
  legal(): number;
  outcomes(): number;
  apply(action: number): void;
  whyNot(action: number): number;
  reward(seat: number): number;
  evaluate(seat: number): number;
  determinize(viewer: number): void;
  happen(): number;
  wander(steps: number): number;
  perft(depth: number): number;
  hashLow(): number;
  hashHigh(): number;
  observationLow(viewer: number): number;
  observationHigh(viewer: number): number;

  searchStart(uniform: number): void;
  searchRun(playouts: number): number;
  searchRows(): number;
  searchLine(action: number, most: number): number;
  winsAlone(action: number): number;
  rollout(noise: number): void;
  lookAhead(action: number, turns: number): number;

  goalStart(kind: number, nodes: number): void;
  goalSolve(action: number, budget: number): number;
  goalNumerator(): number;
  goalDenominator(): number;
  goalNodes(): number;

  reach(side: number): number;
  winNext(side: number): number;
  winNextWinning(): number;
  winNextPossible(): number;
}

export const ABI_VERSION = 1;

/** Answers of `actor` beside the seats; the same numbers as in assembly/kernel/rules.ts. */
export const CHANCE = 14;
export const OVER = 15;

/** Layout of one row of the search table; see `results` in assembly/kernel/search/mcts.ts. */
export const ROW_BYTES = 32;
