/** Written by tools/icons.mjs from @iconify-json/game-icons; do not edit. */

/** Side of the square every shape of codex-icons.svg is drawn in. */
export const ICON_SIZE = 512;

export type IconName = 'attack' | 'health' | 'gold' | 'unit' | 'spell' | 'building' | 'upgrade' | 'hero' | 'legendary';

/** What the licence asks to be said: who drew which icon, under which licence, and where the set is found. */
export const ICON_CREDITS = {
  set: 'Game Icons',
  url: 'https://game-icons.net',
  license: 'CC BY 3.0',
  licenseUrl: 'https://creativecommons.org/licenses/by/3.0/',
  icons: [
    { name: 'broadsword', author: 'Lorc' },
    { name: 'hearts', author: 'Skoll' },
    { name: 'two-coins', author: 'Delapouite' },
    { name: 'person', author: 'Delapouite' },
    { name: 'spell-book', author: 'Delapouite' },
    { name: 'barracks', author: 'Delapouite' },
    { name: 'upgrade', author: 'Delapouite' },
    { name: 'visored-helm', author: 'Lorc' },
    { name: 'round-star', author: 'Delapouite' },
  ],
} as const;
