import type { GameEntry } from '../registry';
import type { Engine } from '../engine/engine';

/** The world outside the program; tests bring their own. */
export interface Io {
  /** Text of a file, or of standard input for `-`. */
  read(path: string): Promise<string>;
  engine(game: GameEntry): Promise<Engine>;
  /** Adds text to the end of a file, which is made if it is not there. */
  append(path: string, text: string): Promise<void>;
  /** Text of a file of the site's content, e.g. `toy-battle/puzzles/index.json`. */
  content(path: string): Promise<string>;
  /** Makes or replaces a file of the site's content. */
  publish(path: string, text: string): Promise<void>;
  /** A line about work under way. Results never go this way. */
  progress(line: string): void;
}

export interface Flag {
  type: 'string' | 'boolean';
  multiple?: boolean;
  /** What stands for the value in the help text; numbers are checked by the command. */
  value?: string;
  about: string;
}

export type Flags = Readonly<Record<string, string | boolean | string[] | undefined>>;

/** What a command found, as text for people and as data for programs. */
export interface Output {
  text: string;
  json: unknown;
  /** True if something was looked for and found wrong; the exit code tells. */
  failed?: boolean;
}

/** One command a file; `table.ts` lists them. */
export interface Command {
  name: string;
  /** One line for the list of commands. */
  about: string;
  /** Names of the positional arguments as the help text shows them, e.g. `<game> [position]`. */
  args: string;
  flags: Readonly<Record<string, Flag>>;
  examples: readonly string[];
  run(args: readonly string[], flags: Flags, io: Io): Promise<Output>;
}

/** A mistake of the user: one line on standard error, exit code 2. */
export class CliError extends Error {
  override name = 'CliError';
}

/** Writes to a file; one that cannot be written is a mistake of the user. */
export async function written(path: string, writing: Promise<void>): Promise<void> {
  await writing.catch((error: Error) => {
    throw new CliError(`cannot write ${path}: ${error.message}`);
  });
}

/** A flag as a whole number; `fallback` where it is not given. */
export function numberFlag(flags: Flags, name: string, fallback: number, max = 0xffffffff): number {
  const text = flags[name];
  if (text === undefined) return fallback;
  const number = typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (!(number <= max)) throw new CliError(`--${name} takes a whole number from 0 to ${max}, not "${String(text)}"`);
  return number;
}

/** The file that `--out` names. */
export function outFlag(flags: Flags, what: string): string {
  const { out } = flags;
  if (typeof out !== 'string') throw new CliError(`name a file for the ${what}: --out FILE`);
  return out;
}
