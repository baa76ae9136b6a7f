/** What cards and tasks show, as the data writes it briefly (tools/tables/tash-kalar-faces.mjs); no effects. */
import { data } from '../../../assembly/games/tash-kalar/data/faces.json?fetched';
import type { Rank } from './state';

/** Columns to the right and rows down, from the target square of the pattern as printed. */
export type Offset = readonly [right: number, down: number];

/** A being or legend as its card shows it. */
export interface Face {
  readonly id: string;
  readonly name: string;
  /** `imperial`, `highland`, `sylvan`, or `legends`. */
  readonly list: string;
  /** Of the piece it brings. */
  readonly rank: Rank;
  /** Pieces of the pattern with the lowest rank that will do (TS-SUM-5). */
  readonly pattern: readonly (readonly [right: number, down: number, least: Rank])[];
  /** The piece of one's own it needs on the target and replaces, by its lowest rank (TS-SUM-11). */
  readonly replaces?: Rank;
  readonly marks?: readonly Offset[];
  readonly arrows?: readonly Offset[];
}

/** A flare with its two criteria: how far one must be behind (TS-FLARE-3, TS-FLARE-4). */
export interface FlareFace {
  readonly id: string;
  /** In upgraded pieces. */
  readonly upper: number;
  /** In pieces. */
  readonly lower: number;
}

export type TaskType = 'destruction' | 'colour' | 'summoning' | 'pattern' | 'enemy';

export interface TaskFace {
  readonly id: string;
  readonly name: string;
  readonly type: TaskType;
  readonly advanced: boolean;
  readonly points: number;
}

const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** Patterns are written as the squares around a target on e5. */
const offset = (square: string): Offset => [square.charCodeAt(0) - 'e'.charCodeAt(0), Number(square[1]) - 5];
const offsets = (squares?: string): readonly Offset[] | undefined => squares?.split(' ').map(offset);

/** What stands behind the square of a piece that has to be more than a common. */
const LEAST: Readonly<Record<string, Rank>> = { '+': 'heroic', '*': 'legendary' };

interface Printed {
  name: string;
  rank: string;
  pattern: string;
  replaces?: string;
  marks?: string;
  arrows?: string;
}

const faceOf = (list: string, { name, rank, pattern, replaces, marks, arrows }: Printed): Face => ({
  id: idOf(name),
  name,
  list,
  rank: rank as Rank,
  pattern: pattern.split(' ').map((piece) => [...offset(piece), LEAST[piece[2] ?? ''] ?? 'common']),
  replaces: replaces as Rank | undefined,
  marks: offsets(marks),
  arrows: offsets(arrows),
});

/** List by list, each in the order of its numbers; the legends come last. */
export const BEINGS: readonly Face[] = Object.entries<readonly Printed[]>(data.beings).flatMap(([list, printed]) =>
  printed.map((being) => faceOf(list, being)),
);

export const FLARES: readonly FlareFace[] = data.flares.map(([upper = 0, lower = 0], number) => ({
  id: `flare-${String(number).padStart(2, '0')}`,
  upper,
  lower,
}));

interface PrintedTask {
  name: string;
  type: string;
  points: number;
  advanced?: boolean;
}

export const TASKS: readonly TaskFace[] = (data.tasks as readonly PrintedTask[]).map(
  ({ name, type, points, advanced = false }) => ({ id: idOf(name), name, type: type as TaskType, advanced, points }),
);
