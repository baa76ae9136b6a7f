import { it } from 'vitest';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import { conquest as codec } from '../../../workers/games/conquest/game';
import type { State } from '../../../workers/games/conquest/state';

const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));

/** A test of one rule; that every rule has one is tested as well. */
export const rule = (id: string, check: () => void): void => it(id, check);

/** A position in play. Texts go in and out; nothing here knows a rule. */
export class Board {
  private constructor(private readonly bytes: Uint8Array) {}

  /** Throws where the line is none, or no position to play on. */
  static at(line: string): Board {
    const broken = Board.broken(line);
    if (broken !== null) throw new Error(`${line}: ${broken}`);
    return new Board(engine.save());
  }

  /** Which rule makes a line no position to play on, null for one; its words where no rule does. */
  static broken(line: string): string | null {
    const parsed = codec.parse(line);
    if (!parsed.ok) return parsed.error.rule ?? parsed.error.problem;
    const bytes = new Uint8Array(codec.stateBytes);
    codec.write(parsed.value, bytes);
    const broken = engine.load(bytes);
    return broken ? codec.ruleIds[broken - 1]! : null;
  }

  get state(): State {
    return codec.read(this.bytes);
  }

  get line(): string {
    return codec.print(this.state);
  }

  /** Phase and node with its arguments: `2attack`. */
  get node(): string {
    const { phase, node } = this.state;
    return `${phase}${node}`;
  }

  get player(): string {
    return 'RBGYP'[this.state.player]!;
  }

  /** Who decides, `chance` or `over`. */
  get actor(): string {
    const actor = this.ask(() => engine.actor());
    return actor === OVER ? 'over' : actor === CHANCE ? 'chance' : 'RBGYP'[actor]!;
  }

  get rewards(): number[] {
    return this.ask(() => this.state.order.map((_, seat) => engine.reward(seat)));
  }

  private ask<T>(question: () => T): T {
    engine.restore(this.bytes);
    return question();
  }

  get legal(): string[] {
    const { state } = this;
    return this.ask(() => [...engine.legal()].map((action) => codec.actionText(action, state)));
  }

  /** Legal actions whose text begins so, without that beginning. */
  after(beginning: string): string[] {
    return this.legal
      .filter((text) => text.startsWith(`${beginning} `))
      .map((text) => text.slice(beginning.length + 1));
  }

  /** Outcomes and their weights. */
  get outcomes(): Record<string, number> {
    const { state } = this;
    const { actions, weights } = this.ask(() => engine.outcomes());
    return Object.fromEntries([...actions].map((action, i) => [codec.actionText(action, state), weights[i]!]));
  }

  private code(text: string): number {
    const parsed = codec.parseAction(text, this.state);
    if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.error)}`);
    return parsed.value;
  }

  /** Rules that forbid an action. */
  why(text: string): string[] {
    const parsed = codec.parseAction(text, this.state);
    if (!parsed.ok) return [parsed.error.rule ?? parsed.error.problem];
    return this.ask(() => engine.whyNot(parsed.value)).map((number) => codec.ruleIds[number - 1]!);
  }

  play(...actions: string[]): Board {
    return actions.reduce((board: Board, text) => {
      const broken = board.why(text);
      if (broken.length) throw new Error(`${text} at ${board.line}: ${broken.join()}`);
      return board.ask(() => {
        engine.apply(board.code(text));
        return new Board(engine.save());
      });
    }, this);
  }

  /** The item of the line that says it of a territory, a force, a player: `NAF`, `NAF~BRA`, `@R`, `#`. */
  item(name: string): string | null {
    return this.line.split(' ').find((text) => new RegExp(`^${name}(?![A-Z~])`).test(text)) ?? null;
  }
}

export const at = (line: string): Board => Board.at(line);
