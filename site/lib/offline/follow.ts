import { dev } from '$app/environment';
import { resolve } from '$app/paths';
import { getLocale } from '$lib/i18n/locale';
import { m } from '$lib/paraglide/messages';
import { toasts } from '$lib/ui/toasts.svelte';
import type { Order } from './contract';

/** Milliseconds a page has for itself after it was loaded, before anything is fetched for later. */
const PAUSE_MS = 2000;

let registering: Promise<ServiceWorkerRegistration | undefined> | undefined;
let isFollowed = false;

/** The service worker's registration; undefined where there is none: without it the site works, only not offline. */
export function registered(): Promise<ServiceWorkerRegistration | undefined> {
  // Browsers told not to allow service workers reject or resolve with nothing.
  registering ??= dev
    ? Promise.resolve(undefined)
    : navigator.serviceWorker.register(resolve('/service-worker.js' as '/')).catch(() => undefined);
  return registering;
}

/** Sends an order to the service worker that is in charge, as soon as there is one. */
export async function order(what: Order): Promise<void> {
  if (!(await registered())) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(what);
}

async function idle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }));
  await new Promise((done) => setTimeout(done, PAUSE_MS));
  if ('requestIdleCallback' in globalThis) await new Promise((done) => requestIdleCallback(done));
}

/** Offers to let a new version take over and to load the page again. */
function offer(worker: ServiceWorker): void {
  const takeOver = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage('take-over' satisfies Order);
  };
  toasts.show(m.update_ready(), { label: m.update_now(), run: takeOver });
}

/**
 * Waits until the page is idle; then registers the service worker, which completes the copy for offline use, and tells
 * the visitor when a newer version of the site waits to take over.
 */
export async function followUpdates(): Promise<void> {
  await idle();
  const registration = await registered();
  if (!registration) return;
  void order({ kind: 'visit', language: getLocale() });
  // Another language draws the page anew, which is then followed already.
  if (isFollowed) return;
  isFollowed = true;

  // On the first visit nothing is replaced, so there is nothing to offer.
  const { waiting } = registration;
  if (waiting && navigator.serviceWorker.controller) offer(waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
    });
  });
}

/** Client-side navigation does not look for updates by itself. */
export async function lookForUpdate(): Promise<void> {
  const registration = await registering;
  await registration?.update().catch(() => undefined);
}
