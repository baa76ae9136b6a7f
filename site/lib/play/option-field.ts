/**
 * An option of the rules: one of a few values, the default first, or a number from `least` (0 where it is not given) to
 * `most`. Texts: terms `option_<name>(_<value>)`.
 */
export type OptionField =
  { name: string; values: readonly string[] } | { name: string; least?: number; most: number; initial: number };
