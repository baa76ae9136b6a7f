/**
 * What other sites show of a link to a page: its title, what it is about, and a picture of its game. Written into pages by
 * the build; nothing of it is in their scripts.
 */
import { sectionOf } from '$lib/nav/section-of';
import type { Locale } from '$lib/paraglide/runtime';
import { GAMES, LANGUAGES } from '$workers/registry';

/** What Kit calls the site while it is built for a host nobody named. */
const UNKNOWN_ORIGIN = 'http://sveltekit-prerender';

/** Sections with a picture of their own (`npm run pictures`); pages of others show that of the game. */
export const PICTURED = ['learn', 'puzzles', 'play', 'analyse'] as const;

/** In CSS pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

const OG_LOCALE: Readonly<Record<Locale, string>> = {
  en: 'en_GB',
  'zh-Hant': 'zh_TW',
  'zh-Hans': 'zh_CN',
  pl: 'pl_PL',
};

/** Names of all pictures, without `.png`. */
export const pictureNames = (): string[] => [
  'home',
  ...GAMES.flatMap(({ id }) => [id, ...PICTURED.map((section) => `${id}-${section}`)]),
];

/** The picture of a page, below the site's base. */
export function pictureOf(route: string | null, game: string | undefined): string {
  const section = sectionOf(route);
  const names = pictureNames();
  const name = [`${game}-${section}`, game ?? 'home'].find((each) => names.includes(each)) ?? 'home';
  return `share/${name}.png`;
}

export interface SharedPage {
  /** Of the host, as `SITE_ORIGIN` names it while the site is built. */
  origin: string;
  /** Path of the site on its host, without a slash at its end. */
  base: string;
  path: string;
  route: string | null;
  game: string | undefined;
  locale: Locale;
}

const property = (name: string, content: string): string => `<meta property="${name}" content="${content}">`;

/** @param html the page; title and description are taken from it as they stand there, escaped */
export function shareTags(html: string, { origin, base, path, route, game, locale }: SharedPage): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? 'Sandtable';
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  const tags = [
    property('og:type', 'website'),
    property('og:site_name', 'Sandtable'),
    property('og:title', title),
    ...(description ? [property('og:description', description)] : []),
    property('og:locale', OG_LOCALE[locale]),
    ...LANGUAGES.filter((other) => other !== locale).map((other) => property('og:locale:alternate', OG_LOCALE[other])),
  ];
  // Addresses have to be whole here, and a wrong one is worse than none.
  if (origin !== UNKNOWN_ORIGIN) {
    tags.push(
      property('og:url', origin + path),
      property('og:image', `${origin}${base}/${pictureOf(route, game)}`),
      property('og:image:type', 'image/png'),
      property('og:image:width', String(PICTURE_SIZE.width)),
      property('og:image:height', String(PICTURE_SIZE.height)),
      '<meta name="twitter:card" content="summary_large_image">',
    );
  }
  return tags.join('');
}
