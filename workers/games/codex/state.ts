import type { Question } from './questions';
import type { Seat, Slot, Table } from './table';

/** What an action is called by, in the numbers of the engine (assembly/games/codex/describe.ts). */
export type Row = readonly number[];

/** What is asked at a node, as only the engine knows it. */
export interface Open {
  readonly question: Question;
  /** Who is asked; null where chance decides or nobody. */
  readonly asked: Seat | null;
  /** The table as the running script has made it so far. */
  readonly now: Table;
  /** Numbers of who attacks and who is attacked, while an attack runs. */
  readonly attack: { readonly attacker: number; readonly defender: number } | null;
  /** The patrol slot that is being filled. */
  readonly slot: Slot | null;
  /** Number of the thing the question is about: the attacker whose goal is asked, the patroller that is sent to another slot. */
  readonly subject: number | null;
  /** By action: what can be answered, and the abilities with a cost of everything in play. */
  readonly rows: ReadonlyMap<number, Row>;
}

/** A node: the table its running script began with, and the answers since. */
export interface State {
  readonly table: Table;
  /** As texts; null where they were read without an engine, which alone knows what they are called. */
  readonly answers: readonly string[] | null;
  /** Null where no engine stood at the node. */
  readonly open: Open | null;
}

/** A state that is known by its line alone. */
export const told = (table: Table, answers: readonly string[] = []): State => ({ table, answers, open: null });

/** The table as it stands, or, where no engine was asked, as it stood when the script began. */
export const nowOf = ({ table, open }: State): Table => open?.now ?? table;
