import type { Command, Flag } from './command';

const PROGRAM = 'sandtable';

/** Flags every command has. */
export const COMMON: Readonly<Record<string, Flag>> = {
  json: { type: 'boolean', about: 'print the result as JSON' },
  help: { type: 'boolean', about: 'show this help' },
};

export function overview(commands: readonly Command[]): string {
  return [
    `Usage: ${PROGRAM} <command> [arguments] [--json]`,
    '',
    'Commands:',
    ...aligned(commands.map(({ name, about }) => [name, about])),
    '',
    'A position is one line of notation or a JSON position in quotes, a record, @file, or - for standard input.',
    `Help on one command: ${PROGRAM} <command> --help`,
  ].join('\n');
}

export function helpOn({ name, about, args, flags, examples }: Command): string {
  const all = Object.entries({ ...flags, ...COMMON });
  return [
    `Usage: ${[PROGRAM, name, args, '[options]'].filter(Boolean).join(' ')}`,
    '',
    `${about[0]!.toUpperCase()}${about.slice(1)}.`,
    '',
    'Options:',
    ...aligned(all.map(([flag, { value, about: what }]) => [`--${flag}${value ? ` ${value}` : ''}`, what])),
    '',
    'Examples:',
    ...examples.map(
      (example) =>
        `  ${example
          .split(' | ')
          .map((part) => `${PROGRAM} ${part}`)
          .join(' | ')}`,
    ),
  ].join('\n');
}

function aligned(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
