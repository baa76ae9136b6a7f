/**
 * Writes the few icons the boards use: their shapes to site/static/board-icons.svg, which pages load once and apart from their
 * scripts, and their names with those of their authors to site/lib/board/icons.generated.ts. The cards of Codex have a file
 * of their own, site/static/codex-icons.svg.
 * The set is large and its package does not say who drew which icon; the authors below come from the folders of
 * github.com/game-icons/icons, one folder a contributor (its license.txt). Run `node tools/icons.mjs` after a change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { onGrid } from './path-grid.mjs';

const AUTHORS = {
  delapouite: 'Delapouite',
  lorc: 'Lorc',
  sbed: 'Sbed',
  skoll: 'Skoll',
};

/** Our name of an icon: contributor's folder and name in the set. */
const ICONS = {
  'troop-K': 'delapouite/plastic-duck',
  'troop-1': 'sbed/death-skull',
  'troop-2': 'skoll/brodie-helmet',
  'troop-3': 'lorc/robot-golem',
  'troop-4': 'lorc/monkey',
  'troop-5': 'lorc/ray-gun',
  'troop-6': 'delapouite/unicorn',
  'troop-7': 'lorc/dinosaur-rex',
  'special-recall': 'lorc/white-tower',
  'special-gate': 'delapouite/life-buoy',
  'special-shove': 'delapouite/smoking-volcano',
  'special-exhume': 'lorc/pumpkin-lantern',
  'special-nullify': 'lorc/checked-shield',
  'special-suppress': 'delapouite/watchtower',
  hq: 'delapouite/tower-flag',
  medal: 'lorc/medal',
  lock: 'delapouite/plain-padlock',
  frozen: 'lorc/snowflake-2',
};

/** Shapes of our own, where the set has nothing that is known at the size of a base; drawn in the same square. */
const OWN = {
  'special-draw1': 'M140 420a100 100 0 0 1-14-199a130 130 0 0 1 248-36a118 118 0 0 1 10 235z',
};

/** Signs of the cards of Codex. */
const CODEX_ICONS = {
  attack: 'lorc/broadsword',
  health: 'skoll/hearts',
  gold: 'delapouite/two-coins',
  unit: 'delapouite/person',
  spell: 'delapouite/spell-book',
  building: 'delapouite/barracks',
  upgrade: 'delapouite/upgrade',
  hero: 'lorc/visored-helm',
  legendary: 'delapouite/round-star',
};

const require = createRequire(import.meta.url);
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
const info = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/info.json'), 'utf8'));

function pathOf(name) {
  const body = set.icons[name]?.body;
  if (!body) throw new Error(`icons: the set has no icon "${name}"`);
  const found = [...body.matchAll(/<path\b[^>]*\bd="([^"]+)"/g)];
  if (found.length !== 1 || /<(?!path)/.test(body)) throw new Error(`icons: "${name}" is not a single path`);
  return onGrid(found[0][1]);
}

const size = set.width ?? set.height ?? 512;
const site = new URL('../site/', import.meta.url);

/**
 * @param icons contributor's folder and name by our name
 * @param own shapes of our own by their names
 * @param sprite the file of shapes in site/static
 * @param module the file of names in site/lib
 */
function write({ icons, own, sprite, module }) {
  const borrowed = Object.entries(icons).map(([key, source]) => {
    const [folder, name] = source.split('/');
    if (!AUTHORS[folder]) throw new Error(`icons: no author for folder "${folder}"`);
    return { key, name, author: AUTHORS[folder], path: pathOf(name) };
  });
  const entries = [...borrowed, ...Object.entries(own).map(([key, path]) => ({ key, path }))];
  const text = `/** Written by tools/icons.mjs from @iconify-json/game-icons; do not edit. */

/** Side of the square every shape of ${sprite} is drawn in. */
export const ICON_SIZE = ${size};

export type IconName =
${entries.map((e) => `  | '${e.key}'`).join('\n')};

/** What the licence asks to be said: who drew which icon, under which licence, and where the set is found. */
export const ICON_CREDITS = {
  set: '${info.name}',
  url: 'https://game-icons.net',
  license: '${info.license.title}',
  licenseUrl: 'https://creativecommons.org/licenses/by/3.0/',
  icons: [
${borrowed.map((e) => `    { name: '${e.name}', author: '${e.author}' },`).join('\n')}
  ],
} as const;
`;
  const shapes = `<svg xmlns="http://www.w3.org/2000/svg"><defs>
${entries.map((e) => `<path id="${e.key}" d="${e.path}"/>`).join('\n')}
</defs></svg>
`;
  writeFileSync(new URL(`lib/${module}`, site), text);
  writeFileSync(new URL(`static/${sprite}`, site), shapes);
  console.log(`icons: ${entries.length} icons, ${shapes.length} characters in ${sprite}`);
}

write({ icons: ICONS, own: OWN, sprite: 'board-icons.svg', module: 'board/icons.generated.ts' });
write({ icons: CODEX_ICONS, own: {}, sprite: 'codex-icons.svg', module: 'games/codex/board/icons.generated.ts' });
