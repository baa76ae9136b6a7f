// The laws of architecture (CONTRIBUTING.md, "Architecture") as arrows between files: `npm run arrows`.
// A layer's `games/<game>/` belongs to one game; the games are read from the folders, so that no law has to be told of them.
import { readdirSync } from 'node:fs';

const GAME = `(?:${readdirSync('assembly/games').join('|')})`;

/** Everything that belongs to one game, whose name is the first group. */
const OF_GAME = `^(?:assembly|assembly/games|workers/engine|workers/games|workers/referee|site/content|site/lib/games)/(${GAME})(?:/|\\.ts$)`;

/** Files of the engine that hold nothing but constants: TypeScript reads them as well as AssemblyScript. */
const CONSTANTS =
  '^assembly/games/[^/]+/(?:layout|quantity-rows|effect-kinds|evaluation-terms|fault-numbers|forecast-terms|gain-parts|goal-kinds|rule-numbers|turn-rows' +
  '|effects/(?:decision-numbers|option-ids)|battle/layout)\\.ts$';
const DATA = '^assembly/games/[^/]+/data/[^/]+\\.json$';

/** Shared files that know games by name. The list may only become shorter: a new table is typed by the registry. */
const TABLES = [
  // What each game adds to a part, loaded when it is wanted.
  'workers/codecs.ts',
  'workers/puzzles/games.ts',
  'workers/referees.ts',
  'site/lib/analyse/games.ts',
  'site/lib/front/games.ts',
  'site/lib/learn/games.ts',
  'site/lib/play/games.ts',
  'site/lib/puzzles/games.ts',
  'site/lib/puzzles/tellings.ts',
  'site/lib/puzzles/thumbs.ts',
  'site/lib/search/games.ts',
  'site/lib/prerender/first-boards.ts',
  // What only some games have.
  'site/lib/data/games.ts',
  'site/lib/drills/games.ts',
  'site/lib/gallery/card-files.ts',
  'site/lib/gallery/games.ts',
  'site/lib/odds/games.ts',
  'site/lib/sets/games.ts',
];
/** What of a game in workers/ names, writes and draws, and so may be had without an engine. */
const NAMES =
  '^workers/games/[^/]+/(?:(?:actions|answered|blank|board(?:-data|-fields)?|cards|card-words|causes|choices|data|decks|default-options|divisions|faces' +
  '|line-up|map|mission-ids|muster|names|notation|odds|options|passed|piles|playable|position|predicates|printed(?:-faces)?|ready-(?:sets|teams)|record|seen|sets|setups|specs|squares|start|state|table|team(?:-text)?' +
  '|text|tiles|trial|turnings)' +
  '\\.ts$|(?:text|words)/|(?:puzzles/choice|battle/troops)\\.ts$)';

/** What maps and editors of the analyser still work out without the engine. The list may only become shorter. */
const WORKED_OUT = [
  'workers/games/toy-battle/distance.ts',
  'workers/games/toy-battle/fall.ts',
  'workers/games/toy-battle/regions.ts',
  'workers/games/tash-kalar/validity.ts',
];

const exactly = (path) => `^${path.replace(/[.+[\]]/g, '\\$&')}$`;

/** Files of types that only components import. */
const TYPES_OF_COMPONENTS = ['site/lib/games/toy-battle/board/marking.ts'];

/** Takes the place of a module of SvelteKit in tests; vitest.config.ts names it. */
const STAND_IN = 'test/unit/support/app-paths.ts';

const law = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    law(
      'assembly-stands-alone',
      'The engine is compiled by another compiler and knows nothing of who asks it.',
      { path: '^assembly/' },
      { pathNot: '^assembly/' },
    ),
    law(
      'kernel-knows-no-game',
      'The kernel is written once for all games; what it needs of one it is given as a Rules class.',
      { path: '^assembly/kernel/' },
      { pathNot: '^assembly/kernel/' },
    ),
    law(
      'constants-stay-constants',
      'TypeScript reads these files as they stand; whatever they imported it would read as well, and most of the engine is no TypeScript.',
      { path: CONSTANTS },
      { pathNot: CONSTANTS },
    ),
    law(
      'engine-only-as-wasm',
      'Outside of assembly/ the engine is asked as compiled. Its constants and the JSON beside it may be read.',
      { path: '^(?:workers|site)/' },
      { path: '^assembly/', pathNot: [CONSTANTS, DATA] },
    ),
    law(
      'workers-know-no-site',
      'Workers run in the browser and in Node, where there is neither Svelte nor a page.',
      { path: '^workers/' },
      { path: '^site/|^node_modules/(?:svelte|@sveltejs)/|^\\$(?:lib|app|env|service-worker|content)|\\.svelte$' },
    ),
    law(
      'referee-stands-alone',
      'The second implementation proves nothing if it shares code with the first. Only the JSON data is the same.',
      { path: '^workers/referee/' },
      { path: '^(?:assembly|workers/engine|workers/games|site)/', pathNot: DATA },
    ),
    law(
      'referee-stands-alone-all-the-way',
      'What the referee imports must not lead to the other implementation either.',
      { path: '^workers/referee/' },
      { path: '^(?:assembly/.*\\.ts$|workers/(?:engine|games)/)', reachable: true },
    ),
    law(
      'games-apart',
      'A game can be taken out, or a new one added, without a look at the others.',
      { path: OF_GAME },
      { path: OF_GAME, pathNot: `/$1(?:/|\\.ts$)` },
    ),
    law(
      'shared-code-names-no-game',
      'What belongs to one game stands in the games folder of its layer; shared code finds it through a table.',
      { path: '^(?:workers|site)/', pathNot: [OF_GAME, ...TABLES.map(exactly)] },
      { path: OF_GAME },
    ),
    law(
      'boards-and-questions-ask-the-engine',
      'What a board shows, a lesson teaches or a puzzle asks is not worked out on the page: a rule told twice is told wrong once.',
      {
        path: '^site/lib/(?:(?:learn|puzzles|playthrough|play|games/[^/]+/(?:board|learn|puzzles))/|games/[^/]+/[^/]+\\.ts$)',
      },
      {
        path: '^workers/games/[^/]+/(?:(?:ending|result|medals|regions|distance|fall|validity)\\.ts$|puzzles/(?!choice\\.ts$))',
      },
    ),
    law(
      'site-asks-services',
      'No rule, result or goal is decided on the page: the engine and the referee answer through their workers. Types are free.',
      { path: '^site/' },
      {
        path: '^workers/(?:engine|referee|cli|session|games/[^/]+/)',
        pathNot: [NAMES, ...WORKED_OUT.map(exactly)],
        dependencyTypesNot: ['type-only'],
      },
    ),
    law(
      'no-test-or-tool-ships',
      'What visitors get must not depend on tests or on what builds it.',
      { path: '^(?:assembly|workers|site)/' },
      { path: '^(?:test|tools)/' },
    ),
    law(
      'no-circles',
      'Files that need each other can only be understood, tested and loaded together. Types count. A component may draw itself.',
      { path: '(.+)' },
      { circular: true, pathNot: '^$1$' },
    ),
    law(
      'no-orphans',
      'A file that nothing imports is dead code. SvelteKit and the compiler find some by themselves; of others only a type is ' +
        'used, by a component, and components are read as compiled, without their types.',
      {
        orphan: true,
        pathNot: ['\\.d\\.ts$', '^site/routes/', ...TYPES_OF_COMPONENTS.map(exactly), exactly(STAND_IN)],
      },
      {},
    ),
    law(
      'everything-resolves',
      'An arrow that leads nowhere is judged by no other law. SvelteKit and Vite make these modules up.',
      {},
      { couldNotResolve: true, pathNot: '^(?:\\$(?:app|env)/|\\$service-worker$|\\./\\$types$|virtual:)' },
    ),
    law(
      'packages-are-listed',
      'A package that is there because another one needs it goes away without notice.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  required: [
    {
      name: 'tables-name-games',
      comment: 'A shared file that no longer knows a game by name leaves the list of those that may.',
      severity: 'error',
      module: { path: TABLES.map(exactly) },
      to: { path: OF_GAME },
    },
  ],
  options: {
    // Types are imports like all others.
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: './tools/arrows/aliases.mjs' },
    exclude: { path: ['^tools/new-game/template/'] },
    doNotFollow: { path: ['^node_modules/', '^site/lib/paraglide/', '^build/'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.mjs', '.js', '.svelte', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'import', 'types', 'default'],
    },
  },
};
