import { it } from 'vitest';
import { ARGUMENT_BITS, USE } from '../../../assembly/games/codex/layout';
import { OVER } from '../../../workers/engine/abi';
import { actionRow, looksOf } from '../../../workers/engine/codex';
import { engineFromFile } from '../../../workers/engine/node';
import { actionText } from '../../../workers/games/codex/action-text';
import { barredBy } from '../../../workers/games/codex/barred';
import { compare, load } from '../../differential/codex/support/duel';
import { rulesOf, triesFor } from '../../differential/codex/support/refusing';
import { Board, at as onReferee } from '../../referee/codex/board';
import { apply, explain, type Options } from '../../../workers/referee/codex';
import type { Side, Table, Thing } from '../../../workers/referee/codex/table';

const engine = await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url));

/** A test of one rule; that every rule has one is tested as well. */
export const rule = (id: string, check: () => void): void => it(id, check);

/** A position in play on both sides, which must agree about it; what is told of it is what both say. */
export class Both {
  private constructor(
    private readonly board: Board,
    private readonly bytes: Uint8Array,
    private readonly actions: ReadonlyMap<string, number>,
  ) {}

  static of(board: Board): Both {
    load(engine, board.node);
    return new Both(board, engine.save(), compare(engine, board.node, null));
  }

  get node(): Board['node'] {
    return this.board.node;
  }
  get table(): Table {
    return this.board.table;
  }
  /** What is asked. */
  get kind(): string {
    return this.board.kind;
  }
  /** Answers without the numbers of things. */
  get short(): string[] {
    return this.board.short;
  }
  get outcomes(): Record<string, number> {
    return this.board.outcomes;
  }

  /** Plays answers, things named as in `iron_man` or `iron_man@B`. */
  play(...texts: string[]): Both {
    let { board, bytes, actions }: { board: Board; bytes: Uint8Array; actions: ReadonlyMap<string, number> } = {
      board: this.board,
      bytes: this.bytes,
      actions: this.actions,
    };
    for (const text of texts) {
      const full = board.full(text);
      const action = actions.get(full);
      if (action === undefined) throw new Error(`${text} (${full}) is not open: ${[...actions.keys()].join(', ')}`);
      engine.restore(bytes);
      engine.apply(action);
      const next = new Board(apply(board.node, full));
      actions = compare(engine, next.node, board.node);
      bytes = engine.save();
      board = next;
    }
    return new Both(board, bytes, actions);
  }

  /** Ends the main phase with nobody on patrol, and goes on to the next one, chance and choices as they come. */
  pass(): Both {
    const closed = this.play('end').play('empty', 'empty', 'empty', 'empty', 'empty');
    return closed.on('main');
  }
  /** Takes the first answer until so is asked, or the game is over. */
  on(kind: string): Both {
    let now: Both = this;
    while (now.kind !== kind && now.kind !== 'over') now = now.play([...now.actions.keys()][0]!);
    return now;
  }

  /** The rules that forbid an answer; both sides must name the same. */
  why(text: string): string[] {
    const theirs = [...new Set(this.board.why(text))];
    const full = this.board.full(text);
    engine.restore(this.bytes);
    const tried = [...this.actions.values(), ...triesFor(engine, this.kind)];
    const action = tried.find((one) => actionText(actionRow(engine, one)) === full) ?? this.useOf(full);
    if (action === undefined) throw new Error(`nothing is called ${full} here`);
    const ours = rulesOf(engine, action);
    if ([...ours].sort().join() !== [...theirs].sort().join())
      throw new Error(`${full}: engine ${ours.join()}, referee ${theirs.join()}`);
    return theirs;
  }

  /** The first ability of a thing, which can be tried at any time. */
  private useOf(full: string): number | undefined {
    const [, id] = /^use \w+#(\d+) 0$/.exec(full) ?? [];
    const place = this.table.things.findIndex((one) => String(one.id) === id);
    return place < 0 ? undefined : (USE << ARGUMENT_BITS) | (place << 4);
  }

  /** The rules that forbid a player to do something, whoever is asked; only the referee is told who tries. */
  whyFor(player: 'A' | 'B', text: string): readonly string[] {
    return explain(this.node, this.board.full(text), player);
  }
  /** The rule by which the engine's lines of attack keep an attacker from a defender. */
  barred(attacker: string, defender: string): string | null {
    engine.restore(this.bytes);
    const called = [attacker, defender].map((name) => `${name.split('@')[0]}#${this.board.thing(name).id}`);
    return barredBy(`attack ${called.join(' ')}`, engine);
  }

  side(player: 'A' | 'B'): Side {
    return this.board.side(player);
  }
  has(name: string): boolean {
    return this.board.has(name);
  }
  all(name: string): Thing[] {
    return this.board.all(name);
  }
  thing(name: string): Thing {
    return this.board.thing(name);
  }
  /** HP that is left. */
  hp(name: string): number {
    return this.board.hp(name);
  }
  /** ATK and HP as they look now. */
  stats(name: string): string {
    engine.restore(this.bytes);
    const { id } = this.board.thing(name);
    const look = looksOf(engine).find((one) => one.id === id)!;
    const ours = `${look.atk}/${look.hp}`;
    const theirs = this.board.stats(name);
    if (ours !== theirs) throw new Error(`${name}: engine ${ours}, referee ${theirs}`);
    return ours;
  }

  /** Who won, or `draw`; null while the game goes on. */
  get result(): string | null {
    return this.table.result;
  }
  /** What A gets when whoever decides plays an action that no list says. */
  rewardAfter(action: number): number {
    engine.restore(this.bytes);
    engine.apply(action);
    if (engine.actor() !== OVER) throw new Error('the game goes on');
    return engine.reward(0);
  }
  /** What a player may know of the position, as a number. */
  seenBy(player: 'A' | 'B'): string {
    engine.restore(this.bytes);
    return engine.observation('AB'.indexOf(player));
  }
}

/** Heroes that complete a team and lie dead in the command zone; they add no second colour to it. */
const OTHERS = ['troq_bashar', 'river_montoya', 'jaina_stormborne'];
const LONG_DEAD = 9;

function completed(side: Side, size: number): Side {
  const others = OTHERS.filter((hero) => !side.team.includes(hero)).slice(0, size - side.team.length);
  return {
    ...side,
    team: [...side.team, ...others],
    command: [...side.command, ...others.map((hero) => ({ hero, cooldown: LONG_DEAD }))],
  };
}

/** A position in the notation of section 4.5, with three heroes for each side, or one by `team_size`. */
export function at(line: string, options: Partial<Options> = {}, change = (table: Table): Table => table): Both {
  const size = options.team_size === 'one' ? 1 : 3;
  return Both.of(
    onReferee(line, options, (table) =>
      change({ ...table, sides: { A: completed(table.sides.A, size), B: completed(table.sides.B, size) } }),
    ),
  );
}
