import { CliError, type Flags } from './command';

/** A part of work that several runs do side by side: of all things by number, every `of`-th one beginning with `index`. */
export interface Shard {
  index: number;
  of: number;
}

/** What `--shard I/N` says; without it, all of the work. */
export function shardFlag(flags: Flags): Shard {
  if (flags.shard === undefined) return { index: 0, of: 1 };
  const match = /^(\d{1,4})\/([1-9]\d{0,3})$/.exec(String(flags.shard));
  const [index, of] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || index >= of) throw new CliError(`--shard takes I/N with I below N, not "${String(flags.shard)}"`);
  return { index, of };
}
