/** The one list of games. Everything that must know which games there are reads it here. */

export const LANGUAGES = ['en', 'zh-Hant', 'zh-Hans', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A part of the site that not every game has. */
export type Extra = 'sets' | 'gallery' | 'drills' | 'odds';

export interface GameEntry {
  /** Also the folder name in assembly/games, workers/games and site/content, and the path segment of the site. */
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** File name of the compiled engine in build/. */
  readonly wasm: string;
  /** File name of a second module there, which begins with the id and a hyphen; fetched when somebody is drilled. */
  readonly side?: string;
  /** Prefix of its rule and lesson ids, before the first hyphen. */
  readonly prefix: string;
  readonly extras?: readonly Extra[];
}

export const GAMES = [
  {
    id: 'toy-battle',
    name: { en: 'Toy Battle', 'zh-Hant': '玩具大戰', 'zh-Hans': '玩具大战', pl: 'Toy Battle' },
    wasm: 'toy-battle.wasm',
    prefix: 'TB',
    extras: ['drills'],
  },
  {
    id: 'token-battle',
    name: { en: 'Token Battle', 'zh-Hant': '棋子對決', 'zh-Hans': '棋子对决', pl: 'Token Battle' },
    wasm: 'token-battle.wasm',
    prefix: 'TK',
    extras: ['sets', 'drills'],
  },
  {
    id: 'tash-kalar',
    name: { en: 'Tash-Kalar', 'zh-Hant': '塔許-卡拉', 'zh-Hans': '塔许-卡拉', pl: 'Tash-Kalar' },
    wasm: 'tash-kalar.wasm',
    prefix: 'TS',
    extras: ['gallery', 'drills'],
  },
  {
    id: 'conquest',
    name: { en: 'Conquest', 'zh-Hant': '列國風雲', 'zh-Hans': '列国风云', pl: 'Podbój' },
    wasm: 'conquest.wasm',
    side: 'conquest-battle.wasm',
    prefix: 'CQ',
    extras: ['drills', 'odds'],
  },
  {
    id: 'codex',
    name: { en: 'Codex', 'zh-Hant': 'Codex', 'zh-Hans': 'Codex', pl: 'Codex' },
    wasm: 'codex.wasm',
    prefix: 'CX',
    extras: ['gallery', 'sets', 'drills'],
  },
] as const satisfies readonly GameEntry[];

export type GameId = (typeof GAMES)[number]['id'];

type Naming<Game, X> = Game extends { id: infer Id; extras: readonly (infer Named)[] }
  ? X extends Named
    ? Id
    : never
  : never;

/** The games that have an extra: a table of what they say to it lacks none and holds no other. */
export type GameWith<X extends Extra> = Naming<(typeof GAMES)[number], X>;

export const hasExtra = (id: GameId, extra: Extra): boolean => gameEntry(id).extras?.includes(extra) ?? false;

export function isGameId(text: string): text is GameId {
  return GAMES.some((game) => game.id === text);
}

export function gameEntry(id: GameId): GameEntry {
  return GAMES.find((game) => game.id === id)!;
}
