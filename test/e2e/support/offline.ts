import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { bound } from '../../../site/lib/i18n/bound';
import { inRoot } from '../../../tools/bootstrap/paths.mjs';
import { staticHost } from '../../../tools/serve.mjs';
import { BASE } from './routes';

/** Origins of sites that were switched off. */
const vanished = new Set<string>();

/** True for an address of a site that was switched off by its `close`. */
export const hasVanished = (url: string): boolean => URL.canParse(url) && vanished.has(new URL(url).origin);

const built = (path: string): string => readFileSync(inRoot('dist', path), 'utf8');

/** The version of the built site. */
const { version } = JSON.parse(built('_app/version.json')) as { version: string };

/** A copy of the site whose host can change. */
export interface OwnSite {
  url: string;
  /** Paths below the base that were asked for, in order. */
  asked: string[];
  /** Files the host no longer has, as long as it is so. */
  isGone: (path: string) => boolean;
  /** Publishes a newer version of the site that differs in nothing but its list of packs. */
  update: (packsOf?: (list: { game?: string }[]) => object[]) => void;
  /** Switches the server off: a browser then really reaches nobody, its service worker included. */
  close: () => Promise<void>;
}

export async function ownSite(): Promise<OwnSite> {
  const host = staticHost(inRoot('dist'), BASE);
  const changed = new Map<string, string>();
  const server = createServer((req, res) => {
    const path = new URL(req.url!, 'http://localhost').pathname.slice(BASE.length);
    site.asked.push(path);
    if (site.isGone(path)) return res.writeHead(404).end();
    const text = changed.get(path);
    if (text === undefined) return host(req, res);
    res.writeHead(200, { 'content-type': path.endsWith('.js') ? 'text/javascript' : 'application/json' }).end(text);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  const site: OwnSite = {
    url: `http://127.0.0.1:${port}${BASE}`,
    asked: [],
    isGone: () => false,
    update(packsOf = (list) => list) {
      const next = `${version}1`;
      changed.set('_app/version.json', JSON.stringify({ version: next }));
      changed.set('service-worker.js', built('service-worker.js').replaceAll(version, next));
      changed.set(
        `_app/offline/${next}.json`,
        JSON.stringify(packsOf(JSON.parse(built(`_app/offline/${version}.json`)))),
      );
    },
    close() {
      vanished.add(new URL(site.url).origin);
      return new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
    },
  };
  return site;
}

/** A message of a part of the site, in a language, as it is shown. */
export function messageOf(language: string, part: string, key: string): string {
  const messages = JSON.parse(readFileSync(inRoot('site/messages', part, `${language}.json`), 'utf8'));
  return language === 'pl' ? bound(messages[key]) : messages[key];
}

/** What the settings say of the copy for offline use. */
export const copyState = (page: Page): Locator => page.locator('[data-copy]');

/** Opens the settings in a language and waits until the site is stored in it and the service worker answers for the page. */
export async function storeCopy(context: BrowserContext, language: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${language}/settings/`);
  await copyState(page)
    .getByText(messageOf(language, 'offline', 'offline_complete'))
    .waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  return page;
}
