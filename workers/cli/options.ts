import { CliError, type Flag, type Flags } from './command';

/** The flag with which a command takes rule options of a new game. */
export const OPTION_FLAG: Flag = {
  type: 'string',
  multiple: true,
  value: 'NAME=VALUE',
  about: 'rule option of the new game; may be repeated',
};

/** The options given with `--option`, names and values as text. */
export function optionsOf(flags: Flags): Record<string, string> {
  const given = (flags.option ?? []) as string[];
  return Object.fromEntries(
    given.map((text) => {
      const [name, value] = text.split('=', 2);
      if (!name || !value) throw new CliError(`--option takes NAME=VALUE, not "${text}"`);
      return [name, value];
    }),
  );
}
