/** Texts of cards are generated: they must say all their program says, in every language, and nothing else. */
import { describe, expect, it } from 'vitest';
import { nameOf } from '../../../workers/games/codex/printed';
import { BUILDINGS, CARDS, HEROES, TOKENS } from '../../../workers/games/codex/data';
import { cardTexts, type CardTexts } from '../../../workers/games/codex/text/card-texts';
import { cardText, type Subject } from '../../../workers/games/codex/text/compose';
import type { Tongue } from '../../../workers/games/codex/text/tongue';
import { loadTongue } from '../../../workers/games/codex/text/tongues';
import { LANGUAGES, type Language } from '../../../workers/registry';
import english from './card-texts-english.json';

interface Source extends Subject {
  id: string;
  /** The whole card, whose memory its abilities share. */
  card: unknown;
}

const SOURCES: Source[] = [
  ...[...CARDS, ...TOKENS].map((card): Source => ({ self: card.ongoing ? 'ongoing' : card.type, ...card, card })),
  ...HEROES.flatMap((hero) =>
    hero.bands.map((band): Source => ({ self: 'hero', ...band, id: `${hero.id} ${band.band}`, card: hero })),
  ),
  ...BUILDINGS.map((building): Source => ({ self: 'building', ...building, keywords: [], card: building })),
];

const tongues = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadTongue(language)] as const)),
) as Record<Language, Tongue>;
const texts = Object.fromEntries(LANGUAGES.map((language) => [language, cardTexts(tongues[language])])) as Record<
  Language,
  CardTexts
>;

const read = (source: Source, language: Language): string[] => cardText(source, source.card, tongues[language]);
const everyText = (language: Language): [id: string, text: string][] =>
  SOURCES.flatMap((source) => read(source, language).map((text): [string, string] => [source.id, text]));

/** Names that stay English: of cards and tokens, specs, and the signs of tech levels. */
const NAMES = [
  ...[...CARDS, ...TOKENS, ...HEROES].map(({ name }) => name),
  ...HEROES.map(({ spec }) => spec.charAt(0).toUpperCase() + spec.slice(1)),
].sort((a, b) => b.length - a.length);
const withoutNames = (text: string): string =>
  NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text).replace(/\b(?:III|II|I)\b/g, '');

/** Signs an old national character set has; both scripts have one of their own. */
function signsOf(charset: string, first: number, last: number): Set<string> {
  const decoder = new TextDecoder(charset);
  const signs = new Set<string>();
  for (let high = first; high <= last; high++)
    for (let low = charset === 'big5' ? 0x40 : 0xa1; low <= 0xfe; low++)
      signs.add(decoder.decode(new Uint8Array([high, low])));
  return signs;
}

describe.each(LANGUAGES)('card texts in %s', (language) => {
  it('say the keywords and each ability of all 310 cards, 22 tokens, 20 heroes and 8 buildings', () => {
    expect(Object.keys(texts[language].cards)).toHaveLength(310 + 22);
    expect(Object.keys(texts[language].heroes)).toHaveLength(20);
    expect(Object.keys(texts[language].buildings)).toHaveLength(8);
    for (const source of SOURCES)
      expect(read(source, language), source.id).toHaveLength(
        (source.keywords.length ? 1 : 0) + source.abilities.length,
      );
  });

  it('are sentences without a raw word of the grammar', () => {
    for (const [id, text] of everyText(language)) {
      expect(text, id).toMatch(
        language.startsWith('zh') ? /^\S.*(?:。|。」|。”)$/u : /^(?:[\p{Lu}\d]|◎ \p{Lu}).*(?:\.|\.”)$/u,
      );
      expect(text, id).not.toMatch(/undefined|null|NaN|object|[{}[\]$@_]| {2}| [.,;:]|\.\.|。。|,\./);
    }
  });

  it('say every target symbol and no other', () => {
    for (const source of SOURCES) {
      const symbols = JSON.stringify(source.abilities).match(/"target":true/g) ?? [];
      expect(read(source, language).join('').match(/◎/g) ?? [], source.id).toHaveLength(symbols.length);
    }
  });

  it('name every token they make and every card they ask for', () => {
    for (const source of SOURCES) {
      const ids = [...JSON.stringify(source.abilities).matchAll(/"(?:token|into|id|not_id)":"(\w+)"/g)];
      for (const [, id] of ids) expect(read(source, language).join(''), source.id).toContain(nameOf(id!));
    }
  });

  it('have a name for every type and a name and a meaning for every keyword', () => {
    const { subtypes, keywords } = texts[language];
    for (const { subtypes: types } of [...CARDS, ...TOKENS])
      for (const type of types) expect(subtypes[type]).toBeTruthy();
    for (const { keywords: all } of SOURCES)
      for (const { k, n } of all) {
        expect(keywords[k]?.name, k).toBeTruthy();
        expect(keywords[k]?.meaning.includes('{n}'), k).toBe(n !== undefined);
      }
  });
});

describe('no language slips into another', () => {
  it('Chinese has Latin letters only in names, full-width punctuation, and blanks beside them', () => {
    for (const language of ['zh-Hant', 'zh-Hans'] as const) {
      const { keywords, subtypes } = texts[language];
      const words = [
        ...Object.values(keywords).flatMap(({ name, meaning }) => [name, meaning]),
        ...Object.values(subtypes),
      ];
      for (const [id, text] of [...everyText(language), ...words.map((word): [string, string] => [word, word])]) {
        expect(withoutNames(text.replaceAll('{n}', '')), id).not.toMatch(/[A-Za-z]/);
        expect(withoutNames(text), id).not.toMatch(/[,;:()!?]/);
        expect(text, id).not.toMatch(/\p{Script=Han}[A-Za-z0-9+-]|[A-Za-z0-9]\p{Script=Han}/u);
      }
    }
  });

  it('traditional signs are in Big5, simplified ones in GB 2312', () => {
    const big5 = signsOf('big5', 0xa1, 0xf9);
    const gb2312 = signsOf('gb18030', 0xb0, 0xf7);
    for (const sign of '後於') gb2312.delete(sign);
    const han = (language: Language): string[] => JSON.stringify(texts[language]).match(/\p{Script=Han}/gu) ?? [];
    expect(han('zh-Hant').filter((sign) => !big5.has(sign))).toEqual([]);
    expect(han('zh-Hans').filter((sign) => !gb2312.has(sign))).toEqual([]);
  });

  it('Polish and English share no word but names and numbers', () => {
    const words = (language: Language): Set<string> =>
      new Set(
        everyText(language).flatMap(
          ([, text]) =>
            withoutNames(text)
              .toLowerCase()
              .match(/\p{L}{2,}/gu) ?? [],
        ),
      );
    const en = words('en');
    const shared = [...words('pl')].filter((word) => en.has(word));
    // Signs of both, words of both, and what is called the same.
    expect(
      shared.filter((word) => !['atk', 'hp', 'do', 'to', 'on', 'ninja', 'demon', 'partner'].includes(word)),
    ).toEqual([]);
  });
});

type Path = (string | number)[];

/** Every value of a program that is neither a list nor an object, with the way to it. */
function leaves(value: unknown, path: Path = []): [Path, string | number | boolean][] {
  if (typeof value !== 'object' || value === null) return [[path, value as string | number | boolean]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

function changed<T>(program: T, path: Path, to: unknown): T {
  const copy = structuredClone(program);
  let at = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as typeof at;
  at[path.at(-1)!] = to;
  return copy;
}

/** What a word of a program could be instead. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  side: ['you', 'opp'],
  until: ['end_of_turn', 'your_next_upkeep'],
  color: ['green', 'black'],
  kind: ['plus', 'minus', 'time'],
  rune: ['plus', 'minus', 'time'],
  no_rune: ['plus', 'minus'],
  turn: ['you', 'opp'],
  to: ['hand', 'command'],
  by: ['tech', 'weak'],
};

/** What holds where nothing is said. */
const UNSAID: Readonly<Record<string, readonly string[]>> = {
  by: ['owner', 'tech', 'any'],
  cost: ['pay'],
  zone: ['any', 'trashed'],
};

/** What a program may lack. */
const MODIFIERS = [
  'may',
  'if',
  'limit',
  'nth',
  'several',
  'cap',
  'divide',
  'exact',
  'other',
  'not',
  'vs',
  'by',
  'patrol',
  'tech',
  'cost',
  'atk',
  'zone',
  'token',
  'damaged',
  'exhausted',
  'attacking',
  'not_type',
  'type',
  'spec',
  'lock',
  'ignore',
  'then',
  'add_types',
  'once',
  'cause',
  'not_cause',
  'while',
  'reveal',
  'died',
  'tech_ok',
  'not_is',
  'ultimate',
  'no_abilities',
  'not_in_any',
  'side',
];

describe.each(LANGUAGES)('a changed program reads differently in %s', (language) => {
  /** Text of the card with other abilities; a refusal is different too. */
  function reads(source: Source, abilities: unknown): string {
    try {
      return read({ ...source, abilities: abilities as Source['abilities'] }, language).join('\n');
    } catch (error) {
      expect(error).toBeInstanceOf(Error);
      return 'refused';
    }
  }

  it('at every number and word that has alternatives', () => {
    let changes = 0;
    const same: string[] = [];
    for (const source of SOURCES) {
      const said = read(source, language).join('\n');
      for (const [path, value] of leaves(source.abilities)) {
        const key = String(path.at(-1));
        if (typeof value === 'boolean' || key === 'nth') continue;
        // How many there must be at least is said by what is divided among them.
        if (path.at(-2) === 'n' && key === '0') continue;
        const others: readonly (string | number)[] = typeof value === 'number' ? [value + 1] : (OTHERS[key] ?? []);
        if (typeof value === 'string' && !others.includes(value)) continue;
        for (const other of others) {
          if (other === value) continue;
          changes++;
          if (reads(source, changed(source.abilities, path, other)) === said)
            same.push(`${source.id} ${path.join('.')} ${other}`);
        }
      }
    }
    expect(same).toEqual([]);
    expect(changes).toBeGreaterThan(600);
  });

  it('without any of its modifiers', () => {
    const found = new Set<string>();
    const same: string[] = [];
    for (const source of SOURCES) {
      const said = read(source, language).join('\n');
      const visit = (value: unknown, path: Path): void => {
        if (typeof value !== 'object' || value === null) return;
        for (const [key, inner] of Object.entries(value)) {
          if (!Array.isArray(value) && MODIFIERS.includes(key) && UNSAID[key]?.includes(inner as string) !== true) {
            found.add(key);
            if (reads(source, changed(source.abilities, [...path, key], undefined)) === said)
              same.push(`${source.id} ${[...path, key].join('.')}`);
          }
          visit(inner, [...path, key]);
        }
      };
      visit(source.abilities, []);
    }
    expect(same).toEqual([]);
    expect([...found].sort()).toEqual([...MODIFIERS].sort());
  });
});

describe('sentences as they should read', () => {
  it('every English text is as it was read and approved', () => {
    const { cards, heroes, buildings } = texts.en;
    expect({ cards, heroes, buildings }).toEqual(english);
  });

  it.each([
    [
      'pl',
      'brick_thief',
      1,
      'Gdy ta karta wejdzie do gry lub zaatakuje, zadaj 1 obrażenie ◎ budynkowi; usuń 1 obrażenie z ◎ innego budynku.',
    ],
    ['pl', 'senseis_advice', 0, 'Daj +1 ATK i +1 pancerza ◎ najwyżej dwóm swoim jednostkom w tej turze.'],
    [
      'pl',
      'land_octopus',
      1,
      'W twoim utrzymaniu wybierz jedno: poświęć dokładnie dwóch swoich robotników; albo poświęć tę kartę.',
    ],
    [
      'pl',
      'final_smash',
      0,
      'Zniszcz ◎ jednostkę technologii 0. Cofnij ◎ jednostkę technologii I na rękę właściciela. Przejmij kontrolę nad ◎ jednostką technologii II.',
    ],
    ['pl', 'heros_monument', 3, 'Wszyscy twoi bohaterowie mają +1 ATK i +1 HP.'],
    [
      'pl',
      'galina_glimmer',
      0,
      'W twoim utrzymaniu zyskaj złoto równe połowie liczby twoich zielonych jednostek (zaokrąglonej w dół).',
    ],
    ['pl', 'thunderclap', 0, 'Usuń z patrolu ◎ do trzech jednostek o koszcie najwyżej 2 bez latania.'],
    ['pl', 'sacrifice_the_weak', 0, 'Każdy gracz poświęca swoją najsłabszą jednostkę.'],
    ['pl', 'maximum_anarchy', 0, 'Zniszcz wszystkie jednostki i bohaterów.'],
    ['zh-Hant', 'bloom', 0, '在◎一個你的沒有 +1/+1 符文的單位或英雄上放一個 +1/+1 符文。'],
    ['zh-Hant', 'moss_ancient', 1, '當此單位進場或攻擊時，招喚三個 Squirrel 指示物單位。'],
    ['zh-Hans', 'moss_ancient', 1, '当此单位进场或攻击时，召唤三个 Squirrel 衍生物单位。'],
    ['zh-Hans', 'tax_collector', 0, '当此单位进场时，从对手偷取 1 金币。'],
    ['zh-Hant', 'maestro', 0, '你打出的名家單位費用為 0；所有你的名家單位有「耗用 → 對◎一個建築造成 2 點傷害。」'],
    ['zh-Hans', 'maestro', 0, '你打出的名家单位费用为 0；所有你的名家单位有“横置 → 对◎一个建筑造成 2 点伤害。”'],
  ] as const)('%s %s', (language, id, paragraph, text) => {
    expect(texts[language].cards[id]![paragraph]).toBe(text);
  });
});
