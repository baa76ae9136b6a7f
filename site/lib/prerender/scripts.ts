/**
 * Scripts and styles a page needs at once though Kit does not name them in it: browsers would come to them one after the
 * other. Kit leaves out what another script of the page also imports later, and knows nothing of what `load` imports.
 */
import { readFileSync } from 'node:fs';
import { partsFor } from '$lib/i18n/parts';
import { baseLocale, type Locale } from '$lib/paraglide/runtime';

const LISTED = /<link href="[^"]*?\/(_app\/[^"]+\.js)" rel="modulepreload">/g;

/** What a page shows, and in which language. */
export interface Shown {
  /** Id of the route as Kit names it; null for an address that leads nowhere. */
  route: string | null;
  /** The game on the page, if it belongs to one. */
  game: string | undefined;
  locale: Locale;
}

/** The parts of a game that a route loads by a table, as Vite names them below the folder of the game. */
const LOADED: Readonly<Record<string, readonly string[]>> = {
  '/learn/[lesson]/[step]': ['learn/teaching.ts'],
  '/puzzles': ['puzzles/puzzles.ts'],
  '/puzzle': ['puzzles/puzzles.ts'],
  '/play': ['play/offer.ts'],
  // So many that the page's own would come half a second later on a phone; its data come early all the same.
  '/analyse': [],
  '/drills': ['drills/face.ts', 'learn/teaching.ts'],
  '/gallery': ['gallery/gallery.ts'],
};

/** What they read as they begin; see site/lib/data/games.ts. */
const DATA = 'data.ts';

/** Those of the game on the page that there are. */
function partsLoaded({ route, game }: Shown, known: Manifest): string[] {
  const parts = LOADED[route?.replace('/[locale=locale]/[game=game]', '') ?? ''];
  if (!parts) return [];
  return [DATA, ...parts].map((part) => `site/lib/games/${game}/${part}`).filter((name) => name in known);
}

/** Modules with the messages of a page, by Vite's names; some parts have none. The base language is in the page itself. */
const messagesOf = ({ route, game, locale }: Shown): string[] =>
  locale === baseLocale
    ? []
    : [
        `virtual:dictionaries/${locale}`,
        ...partsFor(route, game).map((part) => `virtual:dictionary/${locale}/${part}`),
      ];

/** What Vite tells of the scripts it built, by its own names for them. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; assets?: string[] }>;

let manifest: Manifest | undefined;

/** Vite's names of the scripts, by file. */
let names: Map<string, string> | undefined;

function read(built: string): Manifest {
  manifest ??= JSON.parse(readFileSync(`${built}.vite/manifest.json`, 'utf8')) as Manifest;
  names ??= new Map(Object.entries(manifest).map(([name, { file }]) => [file, name]));
  return manifest;
}

/** Some scripts and all they cannot do without, by Vite's names. */
function closure(wanted: readonly string[], known: Manifest): Set<string> {
  const all = new Set(wanted);
  // What is added on the way has its turn as well.
  for (const name of all) for (const needed of known[name]!.imports ?? []) all.add(needed);
  return all;
}

/**
 * @param html the whole page as Kit wrote it
 * @param built where the files of the site stand while its pages are written
 * @returns files below the site's base
 */
export function unlisted(html: string, built: string, shown: Shown): string[] {
  const files = Array.from(html.matchAll(LISTED), ([, file]) => file!);
  if (files.length === 0) return [];
  const known = read(built);
  const listed = files.map((file) => names!.get(file)!);
  const own = closure(listed, known);
  const parts = partsLoaded(shown, known);
  const messages = messagesOf(shown).filter((name) => name in known);
  const loaded = closure([...messages, ...parts], known);
  const scripts = [...own, ...loaded].filter((name) => !listed.includes(name)).map((name) => known[name]!.file);
  const styles = [...loaded].filter((name) => !own.has(name)).flatMap((name) => known[name]!.css ?? []);
  const arriving = parts.filter((name) => name.endsWith(`/${DATA}`));
  const data = [...closure(arriving, known)].flatMap((name) => known[name]!.assets ?? []);
  return [...new Set([...data, ...scripts, ...styles])];
}
