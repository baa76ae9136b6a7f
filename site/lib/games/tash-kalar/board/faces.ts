/** What is drawn of cards, tasks and squares; their effects are not loaded with them. */
import data from '../../../../../assembly/games/tash-kalar/data/faces.json';
import type { Rank } from '$workers/games/tash-kalar/state';

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

export const BEINGS = data.beings as unknown as readonly Face[];
export const FLARES: readonly FlareFace[] = data.flares;
export const TASKS = data.tasks as readonly TaskFace[];

/** In the order of their numbers. */
export const SQUARES: readonly string[] = data.squares;
export const RED: ReadonlySet<string> = new Set(data.red);
export const GREEN: ReadonlySet<string> = new Set(data.green);
export const CENTRAL: ReadonlySet<string> = new Set(data.central);

const byId = <T extends { readonly id: string }>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]));
const faces = byId(BEINGS);
const flares = byId(FLARES);
const tasks = byId(TASKS);

/** Undefined for flares and for what is no card. */
export const faceOf = (id: string): Face | undefined => faces.get(id);
export const flareOf = (id: string): FlareFace | undefined => flares.get(id);
export const taskOf = (id: string): TaskFace | undefined => tasks.get(id);
