import { facesOf } from '../../../workers/referee/codex/facts';
import { actor, apply, explain, moves, outcomes, type Node } from '../../../workers/referee/codex/game';
import type { Face } from '../../../workers/referee/codex/faces';
import type { Player } from '../../../workers/referee/codex/grammar';
import { nodeOf } from './lesson-notation';
import type { Options } from '../../../workers/referee/codex/options';
import { thingAt, type Side, type Table, type Thing } from '../../../workers/referee/codex/table';

/** `iron_man` or `iron_man@B` for `iron_man#7`, as tests name things. */
function isCalled(table: Table, full: string, short: string): boolean {
  if (full === short) return true;
  const words = short.split(' ');
  const actual = full.split(' ');
  return (
    words.length <= actual.length &&
    words.every((word, at) => {
      const id = /#(\d+)/.exec(actual[at])?.[1];
      const [name, side] = word.split('@');
      if (id === undefined || actual[at].replace(/#\d+/, '') !== name) return actual[at] === word;
      return !side || thingAt(table, Number(id))?.controller === side;
    })
  );
}

/** A position in play before the referee, with short names for things. */
export class Board {
  constructor(readonly node: Node) {}

  get table(): Table {
    return this.node.table;
  }

  get moves(): string[] {
    return moves(this.node);
  }

  /** Moves without the numbers of things. */
  get short(): string[] {
    return this.moves.map((text) => text.replace(/#\d+/g, ''));
  }

  get kind(): string {
    return this.node.decision?.kind ?? 'over';
  }

  get actor(): string {
    return actor(this.node);
  }

  get outcomes(): Record<string, number> {
    return Object.fromEntries(outcomes(this.node).map(({ action, weight }) => [action, weight]));
  }

  /** An answer as the referee writes it, things by their numbers. */
  full(text: string): string {
    const { options = [] } = this.node.decision ?? {};
    return options.find((one) => isCalled(this.table, one, text)) ?? this.withIds(text);
  }

  /** A text that is no option, with the numbers of the first things of those names. */
  private withIds(text: string): string {
    const words = text.split(' ').map((word) => {
      const [name, side] = word.split('@');
      const found = this.table.things.find(({ card, controller }) => card === name && (!side || controller === side));
      return found && !/^(summon|level|addon)$/.test(text.split(' ')[0]) ? `${name}#${found.id}` : name;
    });
    return words.join(' ');
  }

  /** Rules that forbid an action. */
  why(text: string): readonly string[] {
    return explain(this.node, this.full(text));
  }

  play(...texts: string[]): Board {
    return texts.reduce((board: Board, text) => {
      const full = board.full(text);
      const broken = explain(board.node, full);
      if (broken.length > 0 || !board.node.decision!.options.includes(full))
        throw new Error(`${text} (${full}): ${broken.join()}; open: ${board.node.decision!.options.join(', ')}`);
      return new Board(apply(board.node, full));
    }, this);
  }

  side(player: Player): Side {
    return this.table.sides[player];
  }

  /** Things of a name, `iron_man` or `iron_man@B`. */
  all(name: string): Thing[] {
    const [id, side] = name.split('@');
    return this.table.things.filter(
      ({ card, form, controller }) => (form?.card ?? card).startsWith(id) && (!side || controller === side),
    );
  }

  has(name: string): boolean {
    return this.all(name).length > 0;
  }

  thing(name: string): Thing {
    const [first] = this.all(name);
    if (!first) throw new Error(`no ${name} is in play`);
    return first;
  }

  face(name: string): Face {
    return facesOf(this.table).get(this.thing(name).id)!;
  }

  stats(name: string): string {
    const { atk, hp } = this.face(name);
    return `${atk}/${hp}`;
  }

  /** HP that is left. */
  hp(name: string): number {
    return this.face(name).hp - this.thing(name).damage;
  }

  /** Ends the main phase with nobody on patrol. */
  pass(): Board {
    return this.play('end').play('empty', 'empty', 'empty', 'empty', 'empty');
  }
}

export const at = (line: string, options: Partial<Options> = {}, change?: (table: Table) => Table): Board =>
  new Board(nodeOf(line, options, change));
