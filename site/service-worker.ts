/// <reference no-default-lib="true"/>
/// <reference lib="esnext" />
/// <reference lib="webworker" />
/// <reference types="@sveltejs/kit" />
import { base, build, files, prerendered, version } from '$service-worker';

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
/** The base keeps apart two copies of the site on one origin. */
const PREFIX = `sandtable${base}-`;
const CACHE = PREFIX + version;

/** Renders any address of the site in the browser; it is what hosts serve for paths they do not know. */
const FALLBACK = `${base}/404.html`;

/**
 * Pages below a section (each step, each puzzle) are many and alike: offline they are rendered from FALLBACK,
 * whose scripts and data are all in `build`. Everything above is stored as it stands.
 */
const MAX_SEGMENTS = 3;

function isShallow(path: string): boolean {
  return path.slice(base.length).split('/').filter(Boolean).length <= MAX_SEGMENTS;
}

/** Some hosts do not serve names that begin with a dot, and one missing file would keep the worker from installing. */
const served = files.filter((path) => !path.includes('/.'));

const ASSETS = new Set([...build, ...served]);

/** Files that carry a hash in their name: whichever is stored is the one that is asked for. */
const HASHED = `${base}/_app/immutable/`;

const PAGES = prerendered.filter(isShallow);

/** What workers load on demand is not among `build`; tools/worker-parts.mjs lists it. */
async function workerParts(): Promise<string[]> {
  const list = (await (await fetch(`${base}/_app/worker-parts.json`, { cache: 'reload' })).json()) as string[];
  return list.map((file) => `${base}/${file}`);
}

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Built files carry a hash in their name; the others must not come from an older copy in the HTTP cache.
  const fresh = [...served, ...PAGES].map((path) => new Request(path, { cache: 'reload' }));
  await cache.addAll([...build, ...(await workerParts()), ...fresh]);
  // Some hosts answer with status 404 even when asked for this very file.
  const fallback = await fetch(FALLBACK, { cache: 'reload' });
  await cache.put(FALLBACK, new Response(await fallback.blob(), { headers: { 'content-type': 'text/html' } }));
}

async function removeOld(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await worker.clients.claim();
}

/** Network first: an old page that asks for scripts the host no longer has could not recover. */
async function page(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const cache = await caches.open(CACHE);
    return (
      (await cache.match(path)) ?? (await cache.match(`${path}/`)) ?? (await cache.match(FALLBACK)) ?? Response.error()
    );
  }
}

async function asset(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(removeOld()));

worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || !url.pathname.startsWith(`${base}/`)) return;
  if (request.mode === 'navigate') event.respondWith(page(request, url.pathname));
  else if (ASSETS.has(url.pathname) || PAGES.includes(url.pathname) || url.pathname.startsWith(HASHED))
    event.respondWith(asset(request, url.pathname));
});
