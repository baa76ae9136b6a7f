import { parseArgs } from 'node:util';
import { CliError, type Command, type Flags, type Io } from './command';
import { COMMON, helpOn, overview } from './help';
import { nodeIo } from './node-io';
import { oneLine } from './input';
import { COMMANDS } from './table';

/** What a run prints and how it exits: 0, 1 if a check found something wrong, 2 for anything the user can put right. */
export interface Exit {
  code: 0 | 1 | 2;
  out: string;
  err: string;
}

/** One run of the command line; `argv` are the words after the program's name. */
export async function run(argv: readonly string[], io: Io): Promise<Exit> {
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return done(overview(COMMANDS));
  try {
    const command = COMMANDS.find((candidate) => candidate.name === name);
    if (!command) throw new CliError(`there is no command "${name}"; see sandtable --help`);
    return await perform(command, rest, io);
  } catch (error) {
    if (error instanceof CliError) return { code: 2, out: '', err: `sandtable: ${oneLine(error.message)}\n` };
    throw error;
  }
}

/** Runs with the files of this machine and the engines in the folder `build`. */
export async function main(argv: readonly string[], build: URL): Promise<void> {
  const { code, out, err } = await run(argv, nodeIo(build));
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = code;
}

async function perform(command: Command, words: string[], io: Io): Promise<Exit> {
  const { positionals, values } = parse(command, words);
  if (values.help) return done(helpOn(command));
  const most = command.args.includes('...') ? Infinity : command.args.split(' ').filter(Boolean).length;
  if (positionals.length > most)
    throw new CliError(`${command.name} does not take "${positionals[most]}"; see sandtable ${command.name} --help`);
  const { text, json, failed } = await command.run(positionals, values as Flags, io);
  return { ...done(values.json ? JSON.stringify(json, null, 2) : text), code: failed ? 1 : 0 };
}

function parse(command: Command, words: string[]) {
  const options = Object.fromEntries(
    Object.entries({ ...command.flags, ...COMMON }).map(([flag, { type, multiple = false }]) => [
      flag,
      { type, multiple },
    ]),
  );
  try {
    return parseArgs({ args: words, options, allowPositionals: true });
  } catch (error) {
    // The first sentence names the mistake; the rest is advice about quoting.
    throw new CliError((error as Error).message.split('. ')[0]!);
  }
}

const done = (text: string): Exit => ({ code: 0, out: `${text}\n`, err: '' });
