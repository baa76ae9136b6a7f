/** An option of the rules: one of a few values, the default first, or a number. Texts: terms `option_<name>(_<value>)`. */
export type OptionField = { name: string; values: readonly string[] } | { name: string; most: number; initial: number };
