/** Texts of cards are generated: they must say all their program says, in every language, and nothing else. */
import { describe, expect, it } from 'vitest';
import data from '../../../assembly/games/tash-kalar/data/cards.json';
import { cardTexts, type CardTexts } from '../../../workers/games/tash-kalar/text/card-texts';
import { effectText } from '../../../workers/games/tash-kalar/text/compose';
import type { Tongue } from '../../../workers/games/tash-kalar/text/grammar';
import type { Step, TaskCondition } from '../../../workers/games/tash-kalar/text/program';
import { loadTongue } from '../../../workers/games/tash-kalar/text/tongues';
import { LANGUAGES, type Language } from '../../../workers/registry';
import english from './card-texts-english.json';

interface Card {
  id: string;
  /** English in every language; empty for flares. */
  name: string;
  marks: number;
  arrows: number;
  effect: Step[];
}

const BEINGS: Card[] = data.beings
  .filter(({ scope }) => (scope as unknown) === 'first')
  .map(({ id, name, marks, arrows, effect }) => ({
    id,
    name,
    marks: Object.values(marks).flat().length,
    arrows: arrows.length,
    effect: effect as unknown as Step[],
  }));

const HALVES: Card[] = data.flares.flatMap(({ id, upper, lower }) =>
  [upper, lower].map((half, i) => ({
    id: `${id} ${i ? 'lower' : 'upper'}`,
    name: '',
    marks: 0,
    arrows: 0,
    effect: half.effect as unknown as Step[],
  })),
);
const CARDS = [...BEINGS, ...HALVES];

const tongues = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadTongue(language)] as const)),
) as Record<Language, Tongue>;
const texts = Object.fromEntries(LANGUAGES.map((language) => [language, cardTexts(tongues[language])])) as Record<
  Language,
  CardTexts
>;

const read = (tongue: Tongue, card: Card): string => effectText(card.effect, tongue.effects(card));

/** Every text of a language, and the name it may hold. */
const everyText = (language: Language): [id: string, text: string, name: string][] => [
  ...BEINGS.map(({ id, name }): [string, string, string] => [id, texts[language].beings[id]!, name]),
  ...data.flares.flatMap(({ id }) =>
    (['upper', 'lower'] as const).flatMap((half): [string, string, string][] => {
      const { criterion, effect } = texts[language].flares[id]![half];
      return [
        [`${id} ${half}`, effect, ''],
        [`${id} ${half} criterion`, criterion, ''],
      ];
    }),
  ),
  ...data.tasks.map(({ id }): [string, string, string] => [id, texts[language].tasks[id]!, '']),
];

/** What follows every verb of the language into each text. */
const VERBS: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  en: {
    destroy: /\bdestroy/i,
    upgrade: /\bupgrade\b/i,
    downgrade: /\bdowngrade\b/i,
    convert: /\bconvert\b/i,
    bind: /\bchoose\b/i,
    place: /\bplace\b/i,
    moves: /\bmakes? .*\b(moves?|leaps?)\b/,
    run: /moves in one direction/,
    shoot: /\bdestroy .*(on that line|in the direction)/,
    group: /connected group/,
    eachSquare: /on each of them/,
    choose: /choose one:/i,
    if: /\bif\b/i,
    gainAction: /\bgain .*\bactions?\b/i,
    extraTurn: /extra turn/,
    extraDraw: /\bdraw .*\bextra\b/i,
    borrow: /as if it were yours/,
    topOfDeck: /top of your deck/,
  },
  'zh-Hant': {
    destroy: /摧毀/,
    upgrade: /升級/,
    downgrade: /降級/,
    convert: /轉化/,
    bind: /選擇/,
    place: /放置/,
    moves: /進行.*(移動|跳躍)/,
    run: /沿同一方向/,
    shoot: /摧毀(該直線|沿該次移動的方向)/,
    group: /連成一片/,
    eachSquare: /在每一格上/,
    choose: /以下擇一/,
    if: /若/,
    gainAction: /獲得.個行動/,
    extraTurn: /額外回合/,
    extraDraw: /額外抽/,
    borrow: /當作己方棋子/,
    topOfDeck: /牌庫頂/,
  },
  'zh-Hans': {
    destroy: /摧毁/,
    upgrade: /升级/,
    downgrade: /降级/,
    convert: /转化/,
    bind: /选择/,
    place: /放置/,
    moves: /进行.*(移动|跳跃)/,
    run: /沿同一方向/,
    shoot: /摧毁(该直线|沿该次移动的方向)/,
    group: /连成一片/,
    eachSquare: /在每一格上/,
    choose: /以下择一/,
    if: /若/,
    gainAction: /获得.个行动/,
    extraTurn: /额外回合/,
    extraDraw: /额外抽/,
    borrow: /当作己方棋子/,
    topOfDeck: /牌库顶/,
  },
  pl: {
    destroy: /zniszcz/i,
    upgrade: /ulepsz/i,
    downgrade: /osłab/i,
    convert: /przejąć|przejmij/i,
    bind: /wybierz|wybrać/i,
    place: /umieś/i,
    moves: /wykon.*(ruch|skok)/i,
    run: /w jednym kierunku/,
    shoot: /zniszcz .*(na tej linii|w kierunku tego ruchu)/i,
    group: /spójną grupę/,
    eachSquare: /na każdym z nich/,
    choose: /wybierz jedno:/i,
    if: /jeśli/i,
    gainAction: /zyskaj .*akcj/i,
    extraTurn: /dodatkową turę/,
    extraDraw: /dobierz .*dodatkową/i,
    borrow: /jak własnego/,
    topOfDeck: /wierzchu swojej talii/,
  },
};

/** Verbs of a program, inner ones too. */
function verbsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(verbsOf);
  if (typeof value !== 'object' || value === null) return [];
  const verb = (value as { do?: string }).do;
  return [...(verb ? [verb] : []), ...Object.values(value).flatMap(verbsOf)];
}

/** Signs an old national character set has; both scripts have one of their own. */
function signsOf(charset: string, first: number, last: number): Set<string> {
  const decoder = new TextDecoder(charset);
  const signs = new Set<string>();
  for (let high = first; high <= last; high++) {
    for (let low = charset === 'big5' ? 0x40 : 0xa1; low <= 0xfe; low++) {
      signs.add(decoder.decode(new Uint8Array([high, low])));
    }
  }
  return signs;
}

describe.each(LANGUAGES)('card texts in %s', (language) => {
  const all = everyText(language);

  it('exist for every being, legend, flare and task, as sentences', () => {
    expect(all).toHaveLength(66 + 12 * 4 + 24);
    for (const [id, text] of all) {
      expect(text, id).toMatch(language.startsWith('zh') ? /^\S.+。$/u : /^\p{Lu}.+\.$/u);
      expect(text, id).not.toMatch(/undefined|null|NaN|object|[{}[\]$@]| {2}| [.,;:]|\.\.|。。/);
    }
  });

  it('say each verb of the program', () => {
    for (const card of CARDS) {
      const text = read(tongues[language], card);
      for (const verb of verbsOf(card.effect)) expect(text, `${card.id}: ${verb}`).toMatch(VERBS[language][verb]!);
    }
  });

  it('name no card but their own', () => {
    for (const [id, text, name] of all) {
      const rest = name ? text.replaceAll(name, '') : text;
      for (const other of BEINGS) if (other.name.includes(' ')) expect(rest, id).not.toContain(other.name);
    }
  });

  it('differ exactly where the cards differ', () => {
    const byText = new Map<string, string>();
    for (const card of CARDS) {
      const text = read(tongues[language], card).replaceAll(card.name || '-', '-');
      const facts = JSON.stringify([card.effect, card.marks > 1]);
      expect(byText.get(text) ?? facts, card.id).toBe(facts);
      byText.set(text, facts);
    }
  });
});

describe('no language slips into another', () => {
  it('Chinese has Latin letters only in names, and full-width punctuation', () => {
    for (const language of ['zh-Hant', 'zh-Hans'] as const) {
      for (const [id, text, name] of everyText(language)) {
        const rest = name ? text.replaceAll(name, '') : text;
        expect(rest, id).not.toMatch(/[A-Za-z]/);
        expect(rest, id).not.toMatch(/[,;:()!?]/);
      }
    }
  });

  it('traditional signs are in Big5, simplified ones in GB 2312', () => {
    const big5 = signsOf('big5', 0xa1, 0xf9);
    const gb2312 = signsOf('gb18030', 0xb0, 0xf7);
    // Two traditional signs that GB 2312 has for names.
    for (const sign of '後於') gb2312.delete(sign);
    const han = (language: Language): string[] =>
      everyText(language).flatMap(([, text]) => text.match(/\p{Script=Han}/gu) ?? []);
    expect(han('zh-Hant').filter((sign) => !big5.has(sign))).toEqual([]);
    expect(han('zh-Hans').filter((sign) => !gb2312.has(sign))).toEqual([]);
  });

  it('Polish and English share no word but names', () => {
    const words = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
    const without = (language: Language): Set<string> =>
      new Set(everyText(language).flatMap(([, text, name]) => words(name ? text.replaceAll(name, '') : text)));
    const shared = [...without('pl')].filter((word) => without('en').has(word));
    // "do", "on" and "to" are words of both.
    expect(shared.filter((word) => !['do', 'on', 'to'].includes(word))).toEqual([]);
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

const at = (program: unknown, path: Path): Record<string, unknown> =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], program) as never;

/** What a word of a program could be instead. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  who: ['own', 'enemy', 'any'],
  rank: ['common', 'heroic', 'legendary'],
  kind: ['standard', 'combat'],
  colour: ['own', 'enemy'],
  summonedOn: ['red', 'green'],
  enemyHasMore: ['common', 'upgraded'],
  nextTo: ['red', 'green'],
  onOrNextTo: ['red', 'green'],
  hits: ['common', 'nonLegendary', 'any'],
  stoppedBy: ['heroic', 'legendary'],
  mayNotDestroy: ['common', 'heroic'],
  stopAfterDestroying: ['heroic', 'legendary'],
  to: ['same', 'common'],
  is: ['common', 'heroic', 'legendary'],
  apply: ['destroy', 'downgrade'],
};

/** A piece that is pointed at, not described. */
const isPointed = ({ is }: Record<string, unknown>): boolean =>
  typeof is === 'string' && is.startsWith('$') && is !== '$used';

describe.each(LANGUAGES)('a changed program reads differently in %s', (language) => {
  const tongue = tongues[language];

  /** Texts of the program and of the changed one; a refusal is different too. */
  const reads = (card: Card, effect: Step[]): string => {
    try {
      return read(tongue, { ...card, effect });
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
      return 'refused';
    }
  };

  it('at every number', () => {
    let numbers = 0;
    for (const card of CARDS) {
      for (const [path, value] of leaves(card.effect)) {
        if (typeof value !== 'number') continue;
        const other = changed(card.effect, path, value + 1);
        // There is one piece to point at, however many are allowed.
        const step = at(card.effect, path.slice(0, -2));
        if (path.at(-2) === 'count' && step.pick && isPointed(step.pick as Record<string, unknown>)) continue;
        numbers++;
        expect(reads(card, other), `${card.id} ${path.join('.')}`).not.toBe(read(tongue, card));
      }
    }
    expect(numbers).toBeGreaterThan(150);
  });

  it('at every word that has alternatives', () => {
    let words = 0;
    for (const card of CARDS) {
      for (const [path, value] of leaves(card.effect)) {
        const key = String(path.at(-1));
        const others = OTHERS[key]?.includes(String(value)) ? OTHERS[key] : [];
        const owner = at(card.effect, path.slice(0, -1));
        if (key !== 'is' && isPointed(owner)) continue;
        // Pieces of the pattern are one's own whatever is said; whose pieces a leader has, and which colours, is fixed.
        if (key === 'who' && (owner.is === '$used' || owner.ofLeader || owner.colourOf)) continue;
        // Which ranks can be moved is said by the cap.
        if (key === 'rank' && 'capIfFirst' in at(card.effect, path.slice(0, -4))) continue;
        for (const other of others) {
          if (other === value) continue;
          words++;
          expect(reads(card, changed(card.effect, path, other)), `${card.id} ${path.join('.')} ${other}`).not.toBe(
            read(tongue, card),
          );
        }
      }
    }
    expect(words).toBeGreaterThan(200);
  });

  it('without any of its modifiers', () => {
    const MODIFIERS = [
      'leap',
      'to',
      'mayNotDestroy',
      'stopAfter',
      'direction',
      'fullNeeds',
      'capIfFirst',
      'pieces',
      'budget',
      'credit',
      'perColour',
      'range',
      'spread',
      'stoppedBy',
      'stopAfterDestroying',
      'not',
      'at',
      'ofLeader',
      'colourOf',
      'else',
      'times',
    ];
    const found = new Set<string>();
    const visit = (card: Card, value: unknown, path: Path): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        // `to` of a conversion is not a modifier but a part of the verb.
        if (MODIFIERS.includes(key) && (value as { do?: string }).do !== 'convert' && !Array.isArray(value)) {
          // The squares of a step are a part of it too.
          if (key === 'at' && (value as { do?: string }).do === 'eachSquare') continue;
          if (key === 'to' && !('movers' in value)) continue;
          found.add(key);
          const other = changed(card.effect, [...path, key], undefined);
          expect(reads(card, other), `${card.id} without ${key}`).not.toBe(read(tongue, card));
        }
        visit(card, inner, [...path, key]);
      }
    };
    for (const card of CARDS) visit(card, card.effect, []);
    expect([...found].sort()).toEqual([...MODIFIERS].sort());
  });

  it('at every number and square of a task', () => {
    for (const { id, condition } of data.tasks) {
      const task = condition as unknown as TaskCondition;
      for (const [path, value] of leaves(task)) {
        const other =
          typeof value === 'number' ? value + 1 : value === 'red' ? 'green' : value === 'green' ? 'red' : null;
        if (other === null) continue;
        // Both colours in one list; without a kind of squares their number says nothing.
        if (id === 'rainbow-dominance' || (id === 'legendary-summoning' && path.at(-1) === 'times')) continue;
        expect(tongue.task(changed(task, path, other)), `${id} ${path.join('.')}`).not.toBe(tongue.task(task));
      }
    }
  });

  it('at every lead of a flare', () => {
    const criteria = (['upgraded', 'pieces'] as const).flatMap((compares) =>
      [1, 2, 3, 4, 5, 6, 7].map((lead) => tongue.criterion(compares, lead)),
    );
    expect(new Set(criteria).size).toBe(14);
  });
});

describe('sentences as they should read', () => {
  it('every English text is as it was read and approved', () => {
    const said = Object.fromEntries(everyText('en').map(([id, text]) => [id, text]));
    expect(said).toEqual(english);
  });

  it.each([
    [
      'pl',
      'swordmaster',
      'Możesz zniszczyć jeden wrogi zwykły pion sąsiadujący rogiem z istotą Swordmaster. Jeśli to zrobisz, ulepsz istotę Swordmaster.',
    ],
    ['pl', 'knight', 'Knight może wykonać do trzech ruchów bojowych, ale żaden nie może zniszczyć zwykłego piona.'],
    [
      'pl',
      'gun-tower',
      'Możesz wybrać jedną z dwóch strzałek: zniszcz dwa pierwsze nielegendarne piony dowolnego koloru na tej linii; legendarny pion zatrzymuje strzał.',
    ],
    [
      'pl',
      'ritual-master',
      'Jeśli istotę Ritual Master przywołano na polu zielonym, zyskaj dwie akcje. Jeśli istotę Ritual Master przywołano na polu czerwonym, możesz zniszczyć jeden bohaterski pion dowolnego koloru; potem możesz zniszczyć jeden zwykły pion dowolnego koloru.',
    ],
    ['zh-Hant', 'knight', 'Knight 可以進行至多三次戰鬥移動，但不可摧毀普通棋子。'],
    ['zh-Hant', 'sylvan-queen', '你可以將一個與 Sylvan Queen 對角相鄰的敵方非傳奇棋子轉化為同等級的己方棋子。'],
    ['zh-Hans', 'time-mage', '获得一个行动。摧毁标记格上的敌方棋子。'],
    [
      'zh-Hans',
      'angel-of-death',
      '你可以选择另一个棋子（不分敌我）。若如此做，将该棋子升级（若可行），然后 Angel of Death 进行一次战斗跳跃，须落在该棋子所在格。',
    ],
    [
      'pl',
      'angel-of-death',
      'Możesz wybrać jeden inny pion dowolnego koloru. Jeśli to zrobisz, ulepsz ten pion, jeśli to możliwe; potem Angel of Death wykonuje jeden bojowy skok na pole tego piona.',
    ],
    [
      'pl',
      'tree-shepherd',
      'Wybierz jeden swój pion. Jeśli ten pion jest zwykły, ulepsz ten pion. W przeciwnym razie, jeśli ten pion jest bohaterski, ten pion może wykonać jeden ruch bojowy. W przeciwnym razie ten pion może wykonać jeden zwykły ruch.',
    ],
    [
      'zh-Hant',
      'tree-shepherd',
      '選擇一個己方棋子。若該棋子是普通棋子，將該棋子升級。否則，若該棋子是英雄棋子，該棋子可以進行一次戰鬥移動。否則，該棋子可以進行一次標準移動。',
    ],
    [
      'pl',
      'gryphon-rider',
      'Gryphon Rider może wykonać jeden bojowy skok na dowolną odległość. Jeśli to zrobisz, możesz osłabić istotę Gryphon Rider. Jeśli osłabisz istotę Gryphon Rider, umieść jeden swój zwykły pion na pustym polu sąsiadującym z istotą Gryphon Rider.',
    ],
    [
      'zh-Hant',
      'gryphon-rider',
      'Gryphon Rider 可以進行一次戰鬥跳躍，距離不限。若如此做，你可以將 Gryphon Rider 降級。若你將 Gryphon Rider 降級，在與 Gryphon Rider 相鄰的空格放置一個己方普通棋子。',
    ],
    [
      'pl',
      'bone-catapult',
      'Możesz zniszczyć jeden pion dowolnego koloru na linii jednej z czterech strzałek, w dowolnej odległości. Jeśli to zrobisz, zniszcz wszystkie zwykłe piony dowolnego koloru sąsiadujące z polem tego piona.',
    ],
    [
      'zh-Hans',
      'bone-catapult',
      '你可以摧毁一个位于四个箭头方向任一直线上、距离不限的棋子（不分敌我）。若如此做，摧毁所有与该棋子所在格相邻的普通棋子（不分敌我）。',
    ],
  ] as const)('%s: %s', (language, id, text) => {
    expect(texts[language].beings[id]).toBe(text);
  });

  it('what a text has no words for is refused, not told wrongly', () => {
    const said = (effect: Step[]): string => effectText(effect, tongues.en.effects({ name: 'X', marks: 0, arrows: 0 }));
    const kill: Step = { do: 'destroy', pick: { who: 'enemy', rank: 'common' }, count: [0, 1], as: 'k' };
    const asMany: Step = { do: 'destroy', pick: { who: 'own', rank: 'common' }, count: { sameAs: 'k' } };
    expect(() => said([kill, asMany])).toThrow(RangeError);
    const gain: Step = { do: 'gainAction', n: 1 };
    const draw: Step = { do: 'topOfDeck', from: 'ownDiscard', count: [0, 1], as: 'c' };
    const after = (did: string): Step => ({ do: 'if', cond: { did }, then: [gain] });
    expect(said([kill, after('k'), draw])).toContain('If you do, gain an action.');
    expect(() => said([kill, after('k'), draw, after('c')])).toThrow(RangeError);
  });

  it('Polish numbers take the right form of the noun', () => {
    const { pl } = tongues;
    expect(pl.criterion('pieces', 1)).toContain('jeden pion więcej');
    expect(pl.criterion('pieces', 4)).toContain('cztery piony więcej');
    expect(pl.criterion('upgraded', 5)).toContain('pięć ulepszonych pionów więcej');
  });
});
