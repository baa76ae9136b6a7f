// Tash-Kalar's patterns, flares and tasks as tables. What effects are made of is written by tash-kalar-effects.mjs.
import { readData } from './data.mjs';
import { constant, numbered, table } from './source.mjs';
import { files as effects } from './tash-kalar-effects.mjs';
import { faces } from './tash-kalar-faces.mjs';

export const files = { ...effects, ...faces };

const { beings, board, flares, orientations, tasks } = readData('tash-kalar', 'cards.json');
const squares = board.squares;
const cards = beings.filter((being) => being.scope === 'first');

/** Columns of the grid on which patterns are slid: so wide that no pattern reaches from one row into the next. */
const GRID_COLUMNS = 13;
const RANKS = ['', 'common', 'heroic', 'legendary'];
const TARGET_OWN = 1;
const ORIENTATION_MATTERS = 2;
const USED_MATTERS = 4;

const bits = (names) => {
  const all = names.reduce((set, name) => set | (1n << BigInt(squares.findIndex((one) => one.name === name))), 0n);
  return `0x${BigInt.asUintN(64, all).toString(16)}, 0x${(all >> 64n).toString(16)}`;
};

const turn = ({ dx: [a, b], dy: [c, d] }, { dx: u, dy: v }) => [a * u + b * v, c * u + d * v];
const keyOf = (list) => list.map(String).sort().join(' ');
const turnedPattern = (card, one) => card.pattern.map(({ dx, dy, rank }) => [...turn(one, { dx, dy }), rank]);
const drawn = (card, one) =>
  [...Object.values(card.marks), card.arrows].map((list) => keyOf(list.map((offset) => turn(one, offset)))).join('|');
const shape = (card, one) => keyOf(turnedPattern(card, one)) + (card.orientationMatters ? `|${drawn(card, one)}` : '');
const choice = (card, one) => {
  const used = keyOf(turnedPattern(card, one).map(([dx, dy]) => [dx, dy]));
  return used + (card.orientationMatters ? `|${drawn(card, one)}` : '');
};
const firstLike = (key) => (card, one) => orientations.findIndex((other) => key(card, other) === key(card, one));

/** The orientations in which a pattern looks different, or in which its marks and arrows do if the effect uses them. */
const variantsOf = (card) =>
  orientations
    .map((one, index) => ({ one, index }))
    .filter(({ one, index }) => firstLike(shape)(card, one) === index)
    .map(({ one, index }) => ({ index, choice: firstLike(choice)(card, one), pieces: turnedPattern(card, one) }));

const flagsOf = (card) =>
  (card.target.kind === 'own' ? TARGET_OWN : 0) |
  (card.orientationMatters ? ORIENTATION_MATTERS : 0) |
  (card.usedMatters ? USED_MATTERS : 0);

const cardRows = [];
const variantRows = [];
const pieceRows = [];
for (const card of cards) {
  const variants = variantsOf(card);
  const row = [RANKS.indexOf(card.rank), flagsOf(card), card.pattern.length, variants.length];
  cardRows.push(`  ${row.join(', ')}, ${variantRows.length}, ${pieceRows.length}, // ${card.name}`);
  for (const { index, choice: like, pieces } of variants) {
    variantRows.push(`  ${index}, ${like}, // ${card.name} ${orientations[index].id}`);
    for (const [dx, dy, rank] of pieces) {
      pieceRows.push(`  ${dx}, ${dy}, ${dx + GRID_COLUMNS * dy}, ${RANKS.indexOf(rank)},`);
    }
  }
}

const AREAS = { any: squares.map((one) => one.name), red: board.red, green: board.green };
AREAS.coloured = [...board.red, ...board.green];
AREAS.central = board.central;
const areaNames = Object.keys(AREAS);
/** The lists of areas tasks speak of, one after the other behind the simple ones. */
const groups = {
  fill: [board.centralPlus, board.centralCross],
  centralLines: board.centralLines.map((line) => line.squares),
  longDiagonals: board.longDiagonals.map((line) => line.squares),
  sides: board.sidePairs.flat().map((name) => board.sides[name]),
  corners: board.cornerPairs.flat().map((name) => board.corners[name]),
};
const groupStart = {};
const areas = Object.entries(AREAS);
for (const [name, list] of Object.entries(groups)) {
  groupStart[name] = areas.length;
  list.forEach((names, number) => areas.push([`${name} ${number}`, names]));
}

const CONDITIONS = [
  'DESTROYED',
  'LEGENDARY_OR_HEROICS',
  'OWN_ON',
  'MORE_UPGRADED',
  'SUMMONED',
  'FILL',
  'LINE_LEAD',
  'EACH_LINE',
  'CHAIN',
  'AROUND',
  'ISOLATION',
];
const exactly = (value, expected, name) => {
  if (JSON.stringify(value) !== JSON.stringify(expected)) throw new Error(`${name}: a condition nobody reads`);
};
/** Kind and up to four numbers. */
const conditionOf = ({ name, condition }) => {
  const [[verb, c]] = Object.entries(condition);
  const area = (one) => areaNames.indexOf(one);
  switch (verb) {
    case 'destroyed':
      return ['DESTROYED', c.pieces, c.upgraded];
    case 'destroyedOneOf':
      exactly(Object.keys({ ...c[0], ...c[1] }), ['legendary', 'heroic'], name);
      return ['LEGENDARY_OR_HEROICS', c[0].legendary, c[1].heroic];
    case 'ownOn':
      return ['OWN_ON', area(c.squares), c.pieces, c.upgraded, c.legendary];
    case 'moreUpgradedOn':
      return ['MORE_UPGRADED', ...c.map(area)];
    case 'summoned':
      return ['SUMMONED', area(c.on), c.beings, c.legends, c.times];
    case 'fillOneOf':
      exactly(c, ['centralPlus', 'centralCross'], name);
      return ['FILL', groupStart.fill, groups.fill.length];
    case 'lineLead':
      return ['LINE_LEAD', groupStart[c.lines], groups[c.lines].length, c.lead];
    case 'eachLine':
      return ['EACH_LINE', groupStart[c.lines], groups[c.lines].length, c.pieces, c.upgraded];
    case 'chain':
      return ['CHAIN', groupStart[c.between], groups[c.between].length];
    case 'around':
      return ['AROUND', c.own];
    case 'isolation':
      return ['ISOLATION', c.near, c.steps];
    default:
      throw new Error(`${name}: unknown condition ${verb}`);
  }
};
const types = [...new Set(tasks.map((task) => task.type))];
const taskRow = (task) => {
  const [kind, ...numbers] = conditionOf(task);
  const padded = Array.from({ length: 4 }, (_, i) => numbers[i] ?? 0);
  return [types.indexOf(task.type), Number(task.advanced), task.points, CONDITIONS.indexOf(kind), ...padded].join(', ');
};

const rows = Array.from({ length: board.rows }, (_, y) => squares.filter((one) => one.y === y + 1));

export const tables = [
  '// Generated by tools/tables/tash-kalar.mjs from data/cards.json.',
  '',
  constant('TARGET_OWN', TARGET_OWN),
  constant('ORIENTATION_MATTERS', ORIENTATION_MATTERS),
  constant('USED_MATTERS', USED_MATTERS),
  '',
  '/**',
  ' * Beings and legends of the first scope in the order of the data: rank, the flags above, pattern pieces, variants, number',
  ' * of the first variant, number of its first piece. A variant is an orientation in which the pattern looks different, or',
  ' * its marks and arrows do if the effect uses them.',
  ' */',
  constant('PATTERN_BYTES', 12),
  ...table('PATTERNS', 'u16', [...cardRows]),
  '/** For each variant its orientation, and the first orientation that uses the same squares, marks and arrows. */',
  ...table('VARIANTS', 'u8', [...variantRows]),
  '/** For each piece of each variant its offset from the target: columns, rows, bits of the grid; and its lowest rank. */',
  ...table('PIECES', 'i8', [...pieceRows]),
  '',
  '/** The grid on which patterns are slid: bit GRID_COLUMNS * row + column, both counted from 0. */',
  constant('GRID_COLUMNS', GRID_COLUMNS),
  '/** For each row of the board: its first square, its length, the bit of its first square on the grid. */',
  ...table('GRID_ROWS', 'u8', [
    ...rows.map((row, y) => `  ${row[0].index}, ${row.length}, ${GRID_COLUMNS * y + row[0].x - 1},`),
  ]),
  '',
  '/** For each flare: how far one must be behind in upgraded pieces, and in pieces (TS-FLARE-3, TS-FLARE-4). */',
  ...table('LEADS', 'u8', [...flares.map((flare) => `  ${flare.upper.lead}, ${flare.lower.lead}, // ${flare.id}`)]),
  '',
  ...numbered('IF_', CONDITIONS),
  '/** For each task: type, 1 if advanced, points, condition and its numbers; areas are named by their place in TASK_AREAS. */',
  ...table('TASK_TABLE', 'u8', [...tasks.map((task) => `  ${taskRow(task)}, // ${task.name}`)]),
  ...numbered(
    'AREA_',
    areaNames.map((name) => name.toUpperCase()),
  ),
  '/** Sets of squares: bit n of the first word is square n, bit n of the second 64 + n. */',
  ...table('TASK_AREAS', 'u64', [...areas.map(([name, names]) => `  ${bits(names)}, // ${name}`)]),
  '/** The duel squares: c5, then g5 (TS-SETUP-7). */',
  `export const MARK_SQUARES: usize = memory.data<u8>([${board.duelMarks.map((name) => squares.findIndex((one) => one.name === name)).join(', ')}]);`,
  '',
].join('\n');
