/** Rule file, section 3. */
export interface Options {
  firstPlayer: 'random' | 'A' | 'B';
  headStart: number;
  pointLimit: number;
  turnLimit: number | 'none';
  betweenTurns: 'every' | 'owner';
  mirrorOffBoard: 'stay' | 'destroy';
  coveredOffBoard: 'fails' | 'ignored';
  thirdAura: 'enemies' | 'friends';
  goldenFactor: 2 | 4;
  /** For display only; no rule reads it. */
  stackView: 'open' | 'tops';
}

/** In the order of the rule file. */
export const DEFAULTS: Readonly<Options> = {
  firstPlayer: 'random',
  headStart: 0,
  pointLimit: 1000,
  turnLimit: 'none',
  betweenTurns: 'every',
  mirrorOffBoard: 'stay',
  coveredOffBoard: 'fails',
  thirdAura: 'enemies',
  goldenFactor: 2,
  stackView: 'open',
};

export const OPTION_NAMES = Object.keys(DEFAULTS) as (keyof Options)[];

const range =
  (least: number, most: number) =>
  (value: unknown): boolean =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const oneOf =
  (...allowed: unknown[]) =>
  (value: unknown): boolean =>
    allowed.includes(value);

/** What each option may be set to. */
export const ALLOWED: Readonly<Record<keyof Options, (value: unknown) => boolean>> = {
  firstPlayer: oneOf('random', 'A', 'B'),
  headStart: range(0, 200),
  pointLimit: range(1, 1000),
  turnLimit: (value) => value === 'none' || range(1, 2000)(value),
  betweenTurns: oneOf('every', 'owner'),
  mirrorOffBoard: oneOf('stay', 'destroy'),
  coveredOffBoard: oneOf('fails', 'ignored'),
  thirdAura: oneOf('enemies', 'friends'),
  goldenFactor: oneOf(2, 4),
  stackView: oneOf('open', 'tops'),
};

/** The setting in force. A state holds only what differs from the default. */
export const option = <Name extends keyof Options>(
  { options }: { options: Partial<Options> },
  name: Name,
): Options[Name] => ({ ...DEFAULTS, ...options })[name];
