/** Written by tools/icons.mjs from @iconify-json/game-icons; do not edit. */

/** Side of the square every shape of board-icons.svg is drawn in. */
export const ICON_SIZE = 512;

export type IconName =
  | 'troop-K'
  | 'troop-1'
  | 'troop-2'
  | 'troop-3'
  | 'troop-4'
  | 'troop-5'
  | 'troop-6'
  | 'troop-7'
  | 'special-recall'
  | 'special-gate'
  | 'special-shove'
  | 'special-exhume'
  | 'special-nullify'
  | 'special-suppress'
  | 'hq'
  | 'medal'
  | 'lock'
  | 'frozen'
  | 'special-draw1';

/** What the licence asks to be said: who drew which icon, under which licence, and where the set is found. */
export const ICON_CREDITS = {
  set: 'Game Icons',
  url: 'https://game-icons.net',
  license: 'CC BY 3.0',
  licenseUrl: 'https://creativecommons.org/licenses/by/3.0/',
  icons: [
    { name: 'plastic-duck', author: 'Delapouite' },
    { name: 'death-skull', author: 'Sbed' },
    { name: 'brodie-helmet', author: 'Skoll' },
    { name: 'robot-golem', author: 'Lorc' },
    { name: 'monkey', author: 'Lorc' },
    { name: 'ray-gun', author: 'Lorc' },
    { name: 'unicorn', author: 'Delapouite' },
    { name: 'dinosaur-rex', author: 'Lorc' },
    { name: 'white-tower', author: 'Lorc' },
    { name: 'life-buoy', author: 'Delapouite' },
    { name: 'smoking-volcano', author: 'Delapouite' },
    { name: 'pumpkin-lantern', author: 'Lorc' },
    { name: 'checked-shield', author: 'Lorc' },
    { name: 'watchtower', author: 'Delapouite' },
    { name: 'tower-flag', author: 'Delapouite' },
    { name: 'medal', author: 'Lorc' },
    { name: 'plain-padlock', author: 'Delapouite' },
    { name: 'snowflake-2', author: 'Lorc' },
  ],
} as const;
