/** Of equal things to pick from the second ends in `:2`, and so on (several.ts); they are answered alike. */

/** The pick that answers for one of several. */
export const answeredBy = (pick: string): string => pick.replace(/^((?:card|foe):.*|worker:.*):\d+$/, '$1');
