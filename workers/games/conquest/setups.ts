/** Games of two to five players (CQ-SETUP-1). */
export const SETUPS: readonly string[] = ['2-players', '3-players', '4-players', '5-players'];
