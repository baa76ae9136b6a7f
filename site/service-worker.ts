/// <reference no-default-lib="true"/>
/// <reference lib="esnext" />
/// <reference lib="webworker" />
/// <reference types="@sveltejs/kit" />
import { base, version } from '$service-worker';
import type { CopyStatus, Order, Report } from './lib/offline/contract';
import { OfflineCopy } from './lib/offline/copy';

const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** Renders any address of the site in the browser; it is what hosts serve for paths they do not know. */
const FALLBACK = `${base}/404.html`;

/** What the site is told apart from its other versions by, and the packs: only the host knows. */
const OF_HOST = `${base}/_app/`;

/** Files that carry a hash in their name: whichever is kept is the one that is asked for. */
const HASHED = `${OF_HOST}immutable/`;

const tabs = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
const tabIds = async () => (await tabs()).map(({ id }) => id);

const reportOf = (status: CopyStatus): Report => ({ kind: 'offline-copy', status });

const copy = new OfflineCopy(base, version, async (status) => {
  for (const tab of await tabs()) tab.postMessage(reportOf(status));
});

/** Network first: an old page that asks for scripts the host no longer has could not recover. */
async function page(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await copy.find(path)) ?? (await copy.find(`${path}/`)) ?? (await copy.find(FALLBACK)) ?? Response.error();
  }
}

async function hashed(request: Request, path: string): Promise<Response> {
  return (await copy.find(path)) ?? fetch(request);
}

/** Network first as well, since data has to fit the page that asks for it. */
async function data(request: Request, path: string): Promise<Response> {
  const answer = await fetch(request).catch(() => Response.error());
  return answer.ok ? answer : ((await copy.find(path)) ?? answer);
}

async function obey(order: Order, source: Client | null): Promise<void> {
  if (order === 'take-over') await worker.skipWaiting();
  else if (order.kind === 'choose') await copy.choose(order.on, order.language);
  else if (order.kind === 'status') source?.postMessage(reportOf(await copy.status()));
  else if (!worker.registration.installing && !worker.registration.waiting)
    await copy.visit(order.language, await tabIds());
}

worker.addEventListener('install', (event) => event.waitUntil(copy.renew()));

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    tabIds()
      .then((ids) => copy.takeOver(ids))
      .then(() => worker.clients.claim()),
  ),
);

worker.addEventListener('message', (event) => event.waitUntil(obey(event.data, event.source as Client | null)));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(`${base}/`)) return;
  if (request.mode === 'navigate') event.respondWith(page(request, pathname));
  else if (pathname.startsWith(HASHED)) event.respondWith(hashed(request, pathname));
  else if (!pathname.startsWith(OF_HOST)) event.respondWith(data(request, pathname));
});
