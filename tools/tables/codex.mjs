// Codex's cards, heroes, tokens and buildings as tables: a row of words for each, and the programs of their effects.
import * as codes from './codex-codes.mjs';
import { codexCompiler } from './codex-compile.mjs';
import { reachTable } from './codex-reach.mjs';
import { fail, numberOf } from './checks.mjs';
import { readData } from './data.mjs';
import { constant, numbered, row, table } from './source.mjs';

const data = readData('codex', 'codex-cards.json');
const { milestones } = readData('codex', 'milestones.json');
/** Cards and heroes that have been compared with the referee. */
const playable = new Set(milestones.flatMap(({ cards, heroes }) => [...cards, ...heroes]));

const { cards, tokens, heroes, buildings } = data;
/** What a number names: cards in card order, then tokens, heroes and buildings. */
const faces = [...cards, ...tokens, ...heroes, ...buildings];
const numberOfFace = new Map(faces.map(({ id }, index) => [id, index]));
const byName = new Map([...faces.map(({ id }) => id)].sort().map((id, rank) => [id, rank]));
const specs = Object.keys(data.specs);
const keywords = Object.keys(data.keywords);
const runes = Object.keys(data.runes);
const subtypes = [...new Set([...cards, ...tokens].flatMap((one) => one.subtypes))].sort();

const words = [0];
const compiler = codexCompiler(words, {
  color: (word) => numberOf(codes.COLORS, word, 'colour'),
  spec: (word) => numberOf(specs, word, 'spec'),
  type: (word) => numberOf(subtypes, word, 'type'),
  keyword: (word) => numberOf(keywords, word, 'keyword'),
  rune: (word) => numberOf(runes, word, 'rune'),
  face: (word) => numberOfFace.get(word) ?? fail(`unknown card "${word}"`),
});

const kindsOf = (one) => {
  const set = (...kinds) => kinds.reduce((all, kind) => all | (1 << codes.KINDS.indexOf(kind)), 0);
  if (one.bands) return set('hero');
  if (one.kind) return set('building', { base: 'base', tech: 'tech_building', addon: 'addon' }[one.kind]);
  if (one.type === 'building') return set('building', 'building_card');
  if (one.type === 'spell') return one.ongoing ? set('spell', 'ongoing') : set('spell');
  return set(one.type);
};

const FLAGS = ['LEGENDARY', 'ONGOING', 'MINOR', 'ULTIMATE', 'TOKEN', 'PLAYABLE', 'STARTER', 'TWO_FACED'];
const flagsOf = (one, isPlayable) =>
  [
    one.legendary,
    one.ongoing,
    one.minor,
    one.ultimate,
    tokens.includes(one),
    isPlayable,
    one.set === 'starter',
    one.flips_to,
  ].reduce((set, flag, bit) => set | (flag ? 1 << bit : 0), 0);

const ROW = [
  'KINDS',
  'COLOR',
  'SPEC',
  'COST',
  'TECH',
  'ATK',
  'HP',
  'FLAGS',
  'TYPES',
  'KEYWORDS',
  'ABILITIES',
  'BANDS',
  'MOST',
  'NAME_ORDER',
];

/** A card or hero that cannot be played yet is its numbers only. */
const isPlayable = (one) => playable.has(one.id) || !(cards.includes(one) || heroes.includes(one));

/** What an ability or keyword becomes; a word of tokens that cannot be carried out yet leaves them without any. */
function effectsOf(one) {
  const before = words.length;
  compiler.begin(one.id);
  try {
    if (!isPlayable(one)) fail('not yet');
    const bands = (one.bands ?? []).map((band) => ({
      ...band,
      kws: compiler.keywords(band.keywords),
      does: compiler.abilities(band.abilities),
    }));
    return {
      isPlayable: true,
      keywords: compiler.keywords(one.keywords ?? []),
      abilities: compiler.abilities(one.abilities ?? []),
      bandLists: bands.map(({ does }) => does),
      bands: compiler.listBlock(bands, ({ from_level: from, atk, hp, kws, does }) =>
        compiler.put(from, atk, hp, kws, does),
      ),
    };
  } catch (error) {
    if (playable.has(one.id)) throw new Error(`${one.id}: ${error.message}`, { cause: error });
    words.length = before;
    for (const start of [...compiler.lasting.keys()]) if (start >= before) compiler.lasting.delete(start);
    const nothing = compiler.put(0);
    const bands = (one.bands ?? []).map(({ from_level: from, atk, hp }) =>
      compiler.put(from, atk, hp, nothing, nothing),
    );
    return {
      isPlayable: false,
      keywords: nothing,
      abilities: nothing,
      bands: compiler.put(bands.length, ...bands),
    };
  }
}

const abilityLists = [];
const rows = faces.map((one) => {
  const types = compiler.types(one.subtypes ?? []);
  const effects = effectsOf(one);
  abilityLists.push({ abilities: effects.abilities, bands: effects.bandLists ?? [] });
  const level = one.bands ? -1 : (one.tech ?? one.level ?? (one.kind === 'base' ? 0 : -1));
  return row(
    [
      kindsOf(one),
      one.color === undefined ? -1 : codes.COLORS.indexOf(one.color),
      one.spec ? specs.indexOf(one.spec) : -1,
      one.cost ?? one.summon_cost ?? 0,
      level,
      one.atk ?? -1,
      one.hp ?? -1,
      flagsOf(one, effects.isPlayable),
      types,
      effects.keywords,
      effects.abilities,
      effects.bands,
      one.max_level ?? one.workers ?? 0,
      byName.get(one.id),
    ],
    one.id,
  );
});
/** Abilities with `nth` count their events whether or not they are there: card and ability. */
const programsOf = (one) => [one.abilities ?? [], ...(one.bands ?? []).map(({ abilities }) => abilities)];
const counting = faces.flatMap((one, index) => {
  if (!playable.has(one.id)) return [];
  const lists = [abilityLists[index].abilities, ...abilityLists[index].bands];
  return programsOf(one).flatMap((all, list) =>
    all.flatMap((ability, at) => (ability.nth ? [row([index, words[lists[list] + 1 + at]], one.id)] : [])),
  );
});
if (words.length > 65_535) fail('programs do not fit into 16 bits');

const lines = (numbers) =>
  Array.from(
    { length: Math.ceil(numbers.length / 24) },
    (_, i) => `  ${numbers.slice(24 * i, 24 * i + 24).join(', ')},`,
  );
const named = (text) => text.toUpperCase().replaceAll(' ', '_');

export const tables = [
  '// Generated by tools/tables/codex.mjs from data/codex-cards.json.',
  '',
  constant('CARDS', cards.length),
  constant('FACES', faces.length),
  constant('FIRST_TOKEN', cards.length),
  constant('FIRST_HERO', cards.length + tokens.length),
  constant('FIRST_BUILDING', cards.length + tokens.length + heroes.length),
  constant('NAMES', compiler.names.length),
  ...buildings.map(({ id }) => constant(`FACE_${named(id)}`, numberOfFace.get(id))),
  '',
  '/** Columns of FACE_TABLE. */',
  ...numbered('ROW_', ROW),
  constant('ROW_WORDS', ROW.length),
  '/** Bits of ROW_FLAGS. */',
  ...FLAGS.map((flag, bit) => constant(`FLAG_${flag}`, 1 << bit)),
  '',
  '/** A row for every card, token, hero and building. */',
  ...table('FACE_TABLE', 'i32', rows),
  '/** Abilities that count events of a turn (6.3, `nth`): whose, and where they are. */',
  constant('NTH_COUNT', counting.length),
  ...table('NTH_TABLE', 'i32', counting),
  '/** Programs of effects (effects/README.md). */',
  ...table('WORDS', 'i32', lines(words)),
  '',
].join('\n');

const codesFile = [
  '// Generated by tools/tables/codex.mjs from tools/tables/codex-codes.mjs.',
  '',
  ...numbered('COLOR_', codes.COLORS.map(named)),
  ...codes.KINDS.map((kind, bit) => constant(`IS_${named(kind)}`, 1 << bit)),
  ...numbered('SLOT_', codes.SLOTS.map(named)),
  ...numbered('ZONE_', codes.ZONES.map(named)),
  ...numbered('FIELD_', codes.FIELDS.map(named)),
  ...numbered('COND_', codes.CONDITIONS.map(named)),
  ...numbered('NUM_', codes.NUMBERS.map(named)),
  ...numbered('SEL_', codes.SELECTORS.map(named)),
  ...numbered('OP_', codes.VERBS.map(named)),
  ...numbered('EVENT_', codes.EVENTS.map(named)),
  ...numbered('MOD_', codes.MODS.map(named)),
  ...numbered('PAY_', codes.COSTS.map(named)),
  ...numbered('ABILITY_', codes.ABILITIES.map(named)),
  ...numbered('SPECIAL_', codes.SPECIALS.map(named)),
  ...numbered('UNTIL_', codes.UNTIL.map(named)),
  ...numbered('AT_', codes.MOMENTS.map(named)),
  ...numbered('TO_', codes.DESTINATIONS.map(named)),
  ...numbered('WHO_', codes.WHO.map(named)),
  constant('WHO_OF', codes.WHO_OF),
  constant('WHO_OWNER_OF', codes.WHO_OWNER),
  constant('FIRST_NAME', codes.FIRST_NAME),
  constant('FIRST_MEMORY', codes.FIRST_MEMORY),
  ...numbered('KW_', keywords.map(named)),
  ...numbered('RUNE_', runes.map(named)),
  constant('TYPE_ILLUSION', subtypes.indexOf('Illusion')),
  constant('TYPE_BUFF', subtypes.indexOf('Buff')),
  '',
].join('\n');

/** What lasts longer than the step that made it, by the place of that step; names that are bound, memories. */
const programs = {
  names: compiler.names,
  memories: compiler.memories,
  steps: Object.fromEntries(compiler.lasting),
};

export const files = {
  'effects/codes.ts': codesFile,
  'reach-table.ts': reachTable(faces, tokens),
  'data/programs.json': `${JSON.stringify(programs, null, 1)}\n`,
};
