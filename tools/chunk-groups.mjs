/**
 * Modules that come as one chunk: many small ones compress worse than one, and each is a request. Only what is always
 * shown together may share a chunk; what a visitor may never open stays out. A message is named up to the end of its
 * file's name: what follows in other languages is a file of its own (tools/locale-chunks.mjs).
 */

const any = (...parts) => new RegExp(`(${parts.join('|')})`);

/** What few pages use of Svelte: forms, measured widths, raw HTML, copies, reactive collections. It stays with them. */
const RARE = String.raw`internal/shared/clone\.js|internal/client/dom/(elements/bindings/(input|select|size)|blocks/html)\.js|reactivity/`;

/** Of that, what Svelte's own files name without use: a page that uses none of it must not get it for that. */
const NAMED_ONLY = any(
  String.raw`/node_modules/svelte/src/internal/(shared/clone|client/dom/elements/bindings/select)\.js`,
);

/** Of every page. */
const SHELL = any(
  String.raw`/node_modules/(svelte/src/(?!${RARE})|@sveltejs/kit/)`,
  String.raw`/site/lib/(shell/(?!ErrorPage|MemoryOnly)|nav/(?!section-signs)|i18n/(?!ShownInEnglish|numbers)|theme/)`,
  String.raw`/workers/text/chinese\.ts`,
  String.raw`/site/lib/(progress/(progress|schema)|storage/local)\.`,
  String.raw`/site/lib/(ui/(Lazy|Tag)\.svelte|puzzles/paths\.|data/games\.)`,
  String.raw`/site/lib/paraglide/registry\.js`,
  // Colours of the sides: whatever draws a board needs them, also where the build has drawn it.
  String.raw`/site/lib/board/board\.css`,
  String.raw`/site/routes/(\[locale=locale\]/)?\+(layout|error)\.`,
);

/** Of whoever has something stored, or does something. */
const STORE = any(String.raw`/site/lib/progress/(backend|check|idb|last-records|ledger|merge|store)\.`);

/** Of every page on which something is made. */
const MADE = any(String.raw`/site/lib/(progress/(autosave|content|last-words|seat|version)|storage/session)\.`);

/** Of every page with a board. */
const PLAY = any(
  String.raw`/site/lib/board/(attempts|marks|pick-values|picker|picking|place-picks|rest|sides|state-text|switches)\.`,
  String.raw`/site/lib/board/(LiveRegion|PickButton|SeatSign)\.svelte`,
  String.raw`/site/lib/(engine/(files|open-asker)|learn/engine)\.`,
  String.raw`/site/lib/paraglide/messages/(board_(empty|event|state_\w+|step_back|where)|learn_(loading|wait)|stage_to_\w+)\.js$`,
  String.raw`/workers/(analysis/asker|reasons)\.ts`,
  String.raw`/site/lib/(motion/(settled|source)|sound/cue)\.`,
  String.raw`/site/lib/(stage/(?!bring-up)|picture/BoardPicture|ui/Fold)`,
  String.raw`/site/lib/(playthrough/(AnswerBox|ChoiceDetails|attempt|motion|playthrough)|learn/hints-seen)\.`,
  String.raw`/site/lib/paraglide/messages/puzzles_hint_tile\.js$`,
  // Of games with cards; too small to be asked for by itself.
  String.raw`/site/lib/content/card-texts\.ts`,
  '/comlink/',
);

/** Of boards that are one drawing with places on it. */
const PLACES = any(String.raw`/site/lib/board/((MarkShape|PlaceBoard)\.svelte|(drag|keyboard|nearest)\.)`);

/** Of boards with small pieces: what is picked there has a shape of its own, and more pieces stand in a row beside them. */
const ROWS = any(String.raw`/site/lib/board/((PickShape|Scoreboard)\.svelte|row\.svelte\.|squares\.)`);

/** Of the pages that draw arrows or icons, or tell what stands on a place. */
const DRAWN = any(String.raw`/site/lib/board/(Icon\.svelte|(arrows|icons|place-viewer|reader)\.)`);

/** Of lessons and of the boards on the first page, which are steps of lessons. */
const LESSONS = any(
  String.raw`/site/lib/learn/(asked\.svelte|content|games|lesson|line|new-step|run\.svelte|StepMark)\.`,
  String.raw`/site/lib/paraglide/messages/learn_(again|fetching|lesson|list|marked|retry|unmarked)\.js$`,
);

/** Of the list of puzzles and of the page that opens them. */
const PUZZLES = any(
  String.raw`/site/lib/puzzles/(fetch|games|list|listing|packed|parts|selection|tree)\.`,
  String.raw`/site/lib/paraglide/messages/puzzles_(all|count_right|difficulty_of|filter_clear|intro|onwards|share|state_\w+|title|to_move)\.js$`,
);

/** Of the analyser, whatever its tab. */
const ANALYSE = any(
  String.raw`/site/lib/analyse/(draws|evaluator|findings|heat|keeper|markup|marks|picture|record|scale|settings|story|study|title|tree|tree-to-line|turns|value-words|values|words)\.`,
  String.raw`/site/lib/board/(ArrowLayer|fraction)\.`,
  String.raw`/site/lib/paraglide/messages/analyse_(blunder|deleted|inaccuracy|keep_done|map_holding|mistake|no_engine|point_unknown|try_again|worked)\.js$`,
  String.raw`/site/lib/links/fragment\.`,
  String.raw`/site/lib/play/(chance|paths)\.`,
  String.raw`/workers/(decision|random|result|seats)\.ts`,
  String.raw`/workers/reading/(limits|line-json)\.`,
);

/** Beside a board on which moves can be taken back: buttons and keys to walk along a line, and who is who. */
const BESIDE = any(
  String.raw`/site/lib/board/(DragGhost|SeatName|WalkButtons)\.svelte`,
  String.raw`/site/lib/(ui/SignButton\.svelte|rules/RuleLinks\.svelte|keys/(chord|press)\.)`,
  String.raw`/site/lib/paraglide/messages/(lesson_step|undo|key_(first|last|next|previous)_move)\.js$`,
);

/** How far a course has come: of lessons, and of links to rules, without which a lesson begins. */
const STEPS = any(String.raw`/site/lib/content/steps\.ts`);

/** What a game's page leads to, a name each, on the first page and above every game. */
const ENTRIES = any(String.raw`/site/lib/paraglide/messages/entry_\w+\.js$`);

/** Values over a board and beside it, wherever some are shown. */
const HEAT = any(
  String.raw`/site/lib/board/(HeatLayer|HeatLegend|ValueSign)\.svelte`,
  String.raw`/site/lib/board/(heat|ramp|result-marks)\.`,
);

/** The moves beside the board with what they are worth and why. */
const VALUES = any(
  String.raw`/site/lib/analyse/(Badges|Lines|MapLegend|MoveValues|Reason|ValueChip)\.svelte`,
  String.raw`/site/lib/analyse/(reasons|values-text)\.`,
);

/** What reads and writes texts of any game: of what is pasted, opened or kept. */
const READING = any(String.raw`/workers/reading/`);

/** Of pages that show figures: a lesson needs no number formats. Without a group of their own they would lie in one of its users. */
const NUMBERS = any(String.raw`/site/lib/i18n/numbers\.`);

/** What is fetched before any other script of a game begins: none of them may come with it. */
const DATA = {
  'tash-kalar': any(String.raw`json-fetched-.*/games/tash-kalar/`),
  conquest: any(String.raw`json-fetched-.*/games/conquest/`),
  codex: any(String.raw`json-fetched-.*/games/codex/`),
};

/** The parts of a game's table that are seen at once, by the game; a viewer or a chooser comes when it is opened. */
const TABLES = {
  'toy-battle': any(
    String.raw`/site/lib/games/toy-battle/face\.ts`,
    String.raw`/site/lib/games/toy-battle/board/ToyBattleBoard\.svelte`,
    String.raw`/site/lib/games/toy-battle/board/(Badges|Beside|Ground|Medals|Plate|QuestionBar|Rack|Scores|Stack|Tile|TileFace)\.svelte`,
    String.raw`/site/lib/games/toy-battle/board/(label|layout|map|marking|shapes|stacks|tag|words)\.ts`,
    String.raw`/workers/games/toy-battle/state\.ts`,
  ),
  'token-battle': any(
    String.raw`/site/lib/games/token-battle/face\.ts`,
    String.raw`/site/lib/games/token-battle/board/TokenBattleBoard\.svelte`,
    String.raw`/site/lib/games/token-battle/board/(EffectLayer|Fields|Points|PreviewWords|Stacks|Token)\.svelte`,
    String.raw`/site/lib/games/token-battle/board/(layout|shapes|preview\.svelte)\.ts`,
    String.raw`/workers/games/token-battle/(board-fields|placing)\.ts`,
  ),
  'tash-kalar': any(
    String.raw`/site/lib/games/tash-kalar/face\.ts`,
    String.raw`/site/lib/games/tash-kalar/board/TashKalarBoard\.svelte`,
    String.raw`/site/lib/games/tash-kalar/board/(CardBack|CardFace|Ground|Hand|QuestionBar|Score|TurnBar)\.svelte`,
    String.raw`/site/lib/games/tash-kalar/board/(flare-half|hands|limits|matches|menu-question|outcomes|piles)\.ts`,
    String.raw`/workers/games/tash-kalar/(muster|squares)\.ts`,
  ),
  conquest: any(
    String.raw`/site/lib/games/conquest/face\.ts`,
    String.raw`/site/lib/games/conquest/board/(Army|BattleBeside|Cards|ConquestBoard|Continents|Force|Ground|Group|Missions|Names|Patterns|Players|QuestionBar)\.svelte`,
    String.raw`/site/lib/games/conquest/board/(building-signs|close-up|land-picks|late-words\.svelte|leaving|pick-words|questions)\.ts`,
    String.raw`/site/lib/paraglide/messages/cq_q_\w+\.js$`,
    String.raw`/site/lib/paraglide/messages/cq_(cards|claim|missions|open_missions)\w*\.js$`,
  ),
  codex: any(
    String.raw`/site/lib/games/codex/face\.ts`,
    String.raw`/site/lib/games/codex/board/(Asking|Buildings|CodexTable|Glyph|Hand|HandCard|MiniCard|Overlay|Patrol|Pickable|Piles|Side|Thing|ThingFace|Waits)\.svelte`,
    String.raw`/site/lib/games/codex/board/(action-words|attack|looking|looks|pick-words|prices|reaching|wait-words)\.ts`,
    String.raw`/workers/games/codex/seen\.ts`,
  ),
};

/** What else of a game draws its cards and pieces, also where there is no table. */
const FACES = {
  'token-battle': any(
    String.raw`/site/lib/games/token-battle/board/(CardFace\.svelte|Glyph\.svelte|area\.ts|glyphs\.ts|words\.ts)`,
    String.raw`/workers/games/token-battle/(cards|default-options|state)\.ts`,
  ),
  'tash-kalar': any(
    String.raw`/site/lib/games/tash-kalar/board/(FlareSign|Miniature|Piece|PieceFace)\.svelte`,
    String.raw`/site/lib/games/tash-kalar/board/(faces|layout|shapes|words)\.ts`,
    String.raw`/workers/games/tash-kalar/(cards|decks|faces|setups|state)\.ts`,
  ),
  conquest: any(
    String.raw`/site/lib/games/conquest/board/DivisionMark\.svelte`,
    String.raw`/site/lib/games/conquest/board/(divisions|layout|names|owners|words)\.ts`,
    String.raw`/workers/games/conquest/(mission-ids|setups)\.ts`,
    String.raw`/site/lib/paraglide/messages/cq_((names|texts|player)_\w+|play_count)\.js$`,
  ),
  codex: any(
    String.raw`/site/lib/games/codex/board/(CardFace|CardLines|Icon)\.svelte`,
    String.raw`/site/lib/games/codex/board/(printed|table-words|view|words)\.ts`,
    String.raw`/workers/games/codex/(printed|table)\.ts`,
  ),
};

/** What comes of a game's table where it is needed: tiles that are cut off; tasks and what they ask for; dice. */
const PARTS = {
  'toy-battle': any(
    String.raw`/site/lib/games/toy-battle/board/(CutKey|CutOff|CutSign)\.svelte`,
    String.raw`/site/lib/games/toy-battle/board/cut-place\.ts`,
    String.raw`/site/lib/paraglide/messages/tb_stranded_what\.js$`,
  ),
  'tash-kalar': any(
    String.raw`/site/lib/games/tash-kalar/board/(ClaimedTasks|TaskProgress|Tasks|TaskSign)\.svelte`,
    String.raw`/site/lib/games/tash-kalar/board/(task-types|texts)\.ts`,
    String.raw`/site/lib/paraglide/messages/ts_(task_advanced|tasks_claimed|type_\w+)\.js$`,
  ),
  conquest: any(
    String.raw`/site/lib/games/conquest/board/(Dice|Die)\.svelte`,
    String.raw`/site/lib/games/conquest/board/dice-words\.ts`,
    String.raw`/site/lib/paraglide/messages/cq_(dice_ahead|die|plus|pair|against|not_compared)\w*\.js$`,
  ),
};

/** Actions in words, where they are told before anything is played or not at all. */
const TOLD = {
  conquest: any(
    String.raw`/site/lib/games/conquest/board/action-words\.ts`,
    String.raw`/site/lib/paraglide/messages/cq_a_(?!at_)\w+\.js$`,
  ),
};

/** What reads and writes positions and actions; only the analyser does so on the page. */
const CODECS = {
  'toy-battle': any(String.raw`/workers/games/toy-battle/(distance|regions|tiles)\.ts`),
  'tash-kalar': any(
    String.raw`/workers/games/tash-kalar/(action-text|actions|codec|effects|ending|game|measures|orientations|piles|pattern|problems|readers|standing|start|validity)\.ts`,
    String.raw`/workers/games/tash-kalar/(notation|position|sentences)`,
  ),
};

/** What of a game's rules is read on the page by tasks of puzzles; where nothing is said of them, this stays away. */
const WORLD = {
  conquest: any(String.raw`/workers/games/conquest/(map|missions)\.ts`),
};

/** What of a game's rules is read by what takes a position apart. */
const STATE = {
  conquest: any(String.raw`/workers/games/conquest/(divisions|state)\.ts`),
};

const byGame = (kind, priority, groups) =>
  Object.entries(groups).map(([game, test]) => ({ name: `${game}-${kind}`, priority, test }));

export const chunkGroups = [
  { name: 'named-only', priority: 6, test: NAMED_ONLY, includeDependenciesRecursively: false },
  { name: 'shell', priority: 5, test: SHELL },
  { name: 'play', priority: 4, test: PLAY },
  { name: 'store', priority: 3, test: STORE },
  { name: 'made', priority: 3, test: MADE },
  { name: 'places', priority: 4, test: PLACES },
  { name: 'rows', priority: 3, test: ROWS },
  { name: 'drawn', priority: 3, test: DRAWN },
  { name: 'lessons', priority: 3, test: LESSONS },
  { name: 'puzzles', priority: 3, test: PUZZLES },
  { name: 'analyse', priority: 3, test: ANALYSE },
  { name: 'steps', priority: 4, test: STEPS },
  { name: 'beside', priority: 3, test: BESIDE },
  { name: 'entries', priority: 3, test: ENTRIES },
  { name: 'heat', priority: 3, test: HEAT },
  { name: 'values', priority: 3, test: VALUES },
  { name: 'numbers', priority: 4, test: NUMBERS },
  { name: 'reading', priority: 2, test: READING },
  ...byGame('data', 3, DATA),
  ...byGame('faces', 2, FACES),
  ...byGame('world', 1, WORLD),
  ...byGame('state', 1, STATE),
  ...byGame('table', 1, TABLES),
  ...byGame('told', 1, TOLD),
  ...byGame('codec', 1, CODECS),
  // After the tables, which have some of what these need.
  ...byGame('parts', 0, PARTS),
];
