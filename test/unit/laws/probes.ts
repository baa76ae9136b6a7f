/** Text by path. */
export type Files = Readonly<Record<string, string>>;

/** A few files of which one, `breaks`, breaks a law. Names of files say what is wrong with them. */
interface Probe {
  breaks: string;
  files: Files;
}

/** What other files import; two games, `ants` and `bees`. */
export const LAWFUL: Files = {
  'package.json': '{ "name": "laws", "type": "module", "dependencies": { "listed": "1.0.0", "svelte": "1.0.0" } }',
  'svelte.config.js':
    "export default { kit: { files: { src: 'site' }, alias: { $workers: 'workers', $content: 'site/content' } } };",
  'node_modules/listed/package.json': '{ "name": "listed", "version": "1.0.0", "main": "index.js" }',
  'node_modules/listed/index.js': 'export const listed = 1;',
  // Compiled components import what Svelte needs while it runs.
  'node_modules/svelte/package.json': '{ "name": "svelte", "version": "1.0.0", "exports": { "./*": "./index.js" } }',
  'node_modules/svelte/index.js': 'export {};',

  'assembly/kernel/hash.ts': 'export const hash = 1;',
  'assembly/ants.ts': "export { rules } from './games/ants/rules';",
  'assembly/games/ants/layout.ts': 'export const BYTES = 1;',
  'assembly/games/ants/data/maps.json': '{}',
  'assembly/games/ants/rules.ts':
    "import { hash } from '../../kernel/hash';\nimport { BYTES } from './layout';\nexport const rules = hash + BYTES;",
  'assembly/games/bees/rules.ts': "import { hash } from '../../kernel/hash';\nexport const rules = hash;",

  'workers/registry.ts': "import { listed } from 'listed';\nexport const games = listed;",
  'workers/codecs.ts': "export const codecs = { ants: () => import('./games/ants/game') };",
  'workers/games/ants/game.ts':
    "import { BYTES } from '../../../assembly/games/ants/layout';\n" +
    "import maps from '../../../assembly/games/ants/data/maps.json';\nexport const game = [BYTES, maps];",
  'workers/referee/fraction.ts': 'export const ONE = 1;',
  'workers/referee/ants/judge.ts':
    "import maps from '../../../assembly/games/ants/data/maps.json';\n" +
    "import { ONE } from '../fraction';\nexport const judge = [ONE, maps];",

  'site/lib/board/Icon.svelte': "<script lang='ts'>import { games } from '$workers/registry';</script>{games}",
  'site/lib/games/ants/board/Tree.svelte':
    "<script lang='ts'>import Tree from './Tree.svelte';\nimport Icon from '$lib/board/Icon.svelte';</script>" +
    '<Icon /><Tree />',
  'site/routes/+page.ts': 'export const prerender = true;',
  'test/games.test.ts': "import { rules } from '../assembly/games/bees/rules';\nexport default rules;",
};

const GAME = "import { game } from '../games/ants/game';\nexport default game;";

/** By law. */
export const PROBES: Readonly<Record<string, Probe>> = {
  'assembly-stands-alone': {
    breaks: 'assembly/kernel/asks-a-worker.ts',
    files: {
      'assembly/kernel/asks-a-worker.ts': "import { games } from '../../workers/registry';\nexport default games;",
    },
  },
  'kernel-knows-no-game': {
    breaks: 'assembly/kernel/knows-ants.ts',
    files: { 'assembly/kernel/knows-ants.ts': "import { rules } from '../games/ants/rules';\nexport default rules;" },
  },
  'constants-stay-constants': {
    breaks: 'assembly/games/bees/layout.ts',
    files: { 'assembly/games/bees/layout.ts': "import { hash } from '../../kernel/hash';\nexport const BYTES = hash;" },
  },
  'engine-only-as-wasm': {
    breaks: 'workers/games/bees/runs-the-engine.ts',
    files: {
      'workers/games/bees/runs-the-engine.ts':
        "import { rules } from '../../../assembly/games/bees/rules';\nexport default rules;",
    },
  },
  'workers-know-no-site': {
    breaks: 'workers/analysis/draws.ts',
    files: { 'workers/analysis/draws.ts': "import Icon from '$lib/board/Icon.svelte';\nexport default Icon;" },
  },
  'referee-stands-alone': {
    breaks: 'workers/referee/bees/reads-a-layout.ts',
    files: {
      'workers/referee/bees/reads-a-layout.ts':
        "import { BYTES } from '../../../assembly/games/ants/layout';\nexport default BYTES;",
    },
  },
  'referee-stands-alone-all-the-way': {
    breaks: 'workers/referee/bees/asks-a-helper.ts',
    files: {
      'workers/referee/bees/asks-a-helper.ts': "import { helper } from '../../bees-helper';\nexport default helper;",
      'workers/bees-helper.ts': "import { BYTES } from '../assembly/games/ants/layout';\nexport const helper = BYTES;",
    },
  },
  'games-apart': {
    breaks: 'workers/games/bees/asks-ants.ts',
    files: { 'workers/games/bees/asks-ants.ts': "import { game } from '../ants/game';\nexport default game;" },
  },
  'shared-code-names-no-game': {
    breaks: 'workers/analysis/knows-ants.ts',
    files: { 'workers/analysis/knows-ants.ts': GAME },
  },
  'boards-and-questions-ask-the-engine': {
    breaks: 'site/lib/games/ants/puzzles/decides.ts',
    files: {
      'site/lib/games/ants/puzzles/decides.ts':
        "import { goal } from '$workers/games/ants/puzzles/goals';\nexport default goal;",
      'workers/games/ants/puzzles/goals.ts': 'export const goal = 1;',
    },
  },
  'site-asks-services': {
    breaks: 'site/lib/games/ants/analyse/decides.ts',
    files: {
      'site/lib/games/ants/analyse/decides.ts':
        "import { ended } from '$workers/games/ants/ending';\nexport default ended;",
      'workers/games/ants/ending.ts': 'export const ended = 1;',
    },
  },
  'no-test-or-tool-ships': {
    breaks: 'workers/analysis/is-a-test.ts',
    files: { 'workers/analysis/is-a-test.ts': "import games from '../../test/games.test';\nexport default games;" },
  },
  'no-circles': {
    breaks: 'workers/circle/one.ts',
    files: {
      'workers/circle/one.ts': "import type { Two } from './two';\nexport type One = Two[];",
      'workers/circle/two.ts': "import type { One } from './one';\nexport type Two = One[];",
    },
  },
  'no-orphans': {
    breaks: 'workers/alone.ts',
    files: { 'workers/alone.ts': 'export const alone = true;' },
  },
  'everything-resolves': {
    breaks: 'workers/leads-nowhere.ts',
    files: { 'workers/leads-nowhere.ts': "export { gone } from './gone';" },
  },
  'packages-are-listed': {
    breaks: 'workers/takes-what-is-there.ts',
    files: {
      'workers/takes-what-is-there.ts': "export { unlisted } from 'unlisted';",
      'node_modules/unlisted/package.json': '{ "name": "unlisted", "version": "1.0.0", "main": "index.js" }',
      'node_modules/unlisted/index.js': 'export const unlisted = 1;',
    },
  },
  'tables-name-games': {
    breaks: 'workers/referees.ts',
    files: { 'workers/referees.ts': "export { games } from './registry';" },
  },
};
