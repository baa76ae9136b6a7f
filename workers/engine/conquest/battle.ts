import { ANSWERED, END_BYTES, FIRST_BYTES, QUESTION_BYTES } from '../../../assembly/games/conquest/battle/layout';

/** What the module of battles exports (assembly/conquest-battle.ts). Addresses are byte offsets into `memory`. */
interface BattleAbi {
  memory: WebAssembly.Memory;
  battleQuestion(): number;
  battleRows(): number;
  battleOdds(budget: number): number;
  battleEnds(budget: number): number;
  battleValue(): number;
  battleEndCount(): number;
  battleLooked(): number;
  battleRounds(): number;
  battleFirst(): number;
  battleEndRows(from: number): number;
  battleRound(...sides: readonly number[]): number;
}

/** One side of a round: divisions (1, 2), dice rolled, armour that bombards (0 to 2), air support. */
export interface RoundSide {
  divisions: number;
  dice: number;
  bombarding: number;
  air: boolean;
}

/** An engagement and the odds of whoever begins with it; source and target as the layout numbers them. */
export interface FirstRow {
  kind: number;
  source: number;
  target: number;
  odds: number;
}

/** An end of the phase: how likely, and the state. */
export interface EndRow {
  chance: number;
  state: Uint8Array;
}

/** Battles and states looked at before an answer is given up; more than there is room for. */
const NO_LIMIT = 1 << 30;

/** A typed client of one instance of the module of battles. Questions are bytes as `battle/layout.ts` has them. */
export class BattleEngine {
  private constructor(private readonly abi: BattleAbi) {}

  static async create(module: WebAssembly.Module): Promise<BattleEngine> {
    const instance = await WebAssembly.instantiate(module, { env: { abort: trapped } });
    return new BattleEngine(instance.exports as unknown as BattleAbi);
  }

  private ask(question: Uint8Array, call: () => number): boolean {
    if (question.length !== QUESTION_BYTES) throw new RangeError(`a question has ${QUESTION_BYTES} bytes`);
    new Uint8Array(this.abi.memory.buffer, this.abi.battleQuestion(), QUESTION_BYTES).set(question);
    return call() === ANSWERED;
  }

  private rows(bytes: number): DataView {
    return new DataView(this.abi.memory.buffer, this.abi.battleRows(), bytes);
  }

  /** Odds that the attacker reaches his goal, 0 to 1; undefined where that takes more than `budget` battles and states. */
  odds(question: Uint8Array, budget = NO_LIMIT): number | undefined {
    return this.ask(question, () => this.abi.battleOdds(budget)) ? this.abi.battleValue() : undefined;
  }

  /** Odds by first engagement, after `odds`. */
  first(): FirstRow[] {
    const count = this.abi.battleFirst();
    const rows = this.rows(count * FIRST_BYTES);
    return Array.from({ length: count }, (_, index) => {
      const at = index * FIRST_BYTES;
      return {
        kind: rows.getUint8(at),
        source: rows.getUint8(at + 1),
        target: rows.getUint8(at + 2),
        odds: rows.getFloat64(at + 8, true),
      };
    });
  }

  /** What the phase ends in when everybody plays as asked; undefined like `odds`. */
  ends(question: Uint8Array, budget = NO_LIMIT): EndRow[] | undefined {
    if (!this.ask(question, () => this.abi.battleEnds(budget))) return undefined;
    const ends: EndRow[] = [];
    for (const count = this.abi.battleEndCount(); ends.length < count;) {
      const page = this.abi.battleEndRows(ends.length);
      const rows = this.rows(page * END_BYTES);
      for (let at = 0; at < page * END_BYTES; at += END_BYTES) {
        const state = new Uint8Array(rows.buffer, rows.byteOffset + at + 8, END_BYTES - 8).slice();
        ends.push({ chance: rows.getFloat64(at, true), state });
      }
    }
    return ends;
  }

  /** Rounds of dice to be expected, after `ends`. */
  rounds(): number {
    return this.abi.battleRounds();
  }

  /** Battles and states looked at for the last answer. */
  looked(): number {
    return this.abi.battleLooked();
  }

  /**
   * Exact weights of a round's results, which add up to 6 to the number of dice. Bit 0 of the index: the first pair hits
   * the attacker; bit 1: the second pair does.
   */
  round(attacker: RoundSide, defender: RoundSide): number[] {
    const sides = [attacker, defender].flatMap(({ divisions, dice, bombarding, air }) => [
      divisions,
      dice,
      bombarding,
      Number(air),
    ]);
    return [...new Uint32Array(this.abi.memory.buffer, this.abi.battleRound(...sides), 4)];
  }
}

function trapped(message: number, file: number, line: number): never {
  throw new Error(`the module of battles stopped at line ${line} (${message}, ${file})`);
}
