/**
 * What a prerendered page need not carry. There are a thousand of them, a board drawn on most, and a reader who
 * has opened one often opens the next.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { unlisted, type Shown } from './scripts';

/** Data that `load` fetched. Kit writes it into the page; as a file of its own it is loaded once for many pages. */
const FETCHED = /\s*<script type="application\/json" data-sveltekit-fetched data-url="([^"]+)"[^>]*>.*?<\/script>/gs;

/** Empty elements of drawings, which need no end tag of their own. */
const EMPTY = /<(circle|line|path|polygon|rect|stop|use)\b([^>]*)><\/\1>/g;

/** Kit links the styles of whatever the page might load later, those of other games included. */
const STYLES = /\s*<link href="([^"]+\/(_app\/[^"]+\.css))" rel="stylesheet">/g;

/** Where the files of the site stand while its pages are written. */
const BUILT = '.svelte-kit/output/client/';

/** The classes Svelte gave to the components of a file of styles; see `cssHash` in svelte.config.js. */
const scopes = new Map<string, readonly string[]>();

function scopesOf(file: string): readonly string[] {
  const found = scopes.get(file) ?? [
    ...new Set(Array.from(readFileSync(BUILT + file, 'utf8').matchAll(/\.(s-\w+)/g), ([, scope]) => scope)),
  ];
  scopes.set(file, found);
  return found;
}

const ASSETS = '_app/immutable/assets/';

let sheets: readonly string[] | undefined;

/** Styles of what the build drew with components that the page itself does not import; see site/lib/front/still.ts. */
function drawnStyles(body: string, linked: ReadonlySet<string>): string[] {
  sheets ??= existsSync(BUILT + ASSETS)
    ? readdirSync(BUILT + ASSETS)
        .filter((file) => file.endsWith('.css'))
        .map((file) => ASSETS + file)
    : [];
  return sheets.filter((file) => !linked.has(file) && scopesOf(file).some((scope) => body.includes(scope)));
}

/** Where a page stands. */
interface Place extends Shown {
  /** Path on its host. */
  path: string;
  /** Path of the site on its host, without a slash at its end. */
  base: string;
}

const dataLink = (href: string): string => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${href}">`;

/** What is loaded by a script has to be asked for as the script will ask for it. */
function earlyLink(href: string): string {
  if (href.endsWith('.css')) return `<link rel="preload" as="style" crossorigin href="${href}">`;
  if (href.endsWith('.json')) return dataLink(href);
  return `<link rel="modulepreload" href="${href}">`;
}

/** @param html the whole page as Kit wrote it */
export function lean(html: string, { path, base, ...shown }: Place): string {
  const root = '../'.repeat(path.slice(base.length + 1).split('/').length - 1) || './';
  const body = html.slice(html.indexOf('<body'));
  const early = unlisted(html, BUILT, shown).map((file) => earlyLink(root + file));
  const linked = new Set(Array.from(html.matchAll(STYLES), ([, , file]) => file!));
  const styles = drawnStyles(body, linked).map((file) => `<link href="${root}${file}" rel="stylesheet">`);
  const page = html
    .replace(EMPTY, '<$1$2/>')
    .replace(STYLES, (link, _, file: string) => {
      const scopes = scopesOf(file);
      // What comes later brings its styles along.
      return scopes.length === 0 || scopes.some((scope) => body.includes(scope)) ? link : '';
    })
    .replace(FETCHED, (_, url: string) => {
      early.push(dataLink(root + url.slice(base.length + 1)));
      return '';
    });
  return page.replace('</head>', `${[...styles, ...early].join('')}</head>`);
}
