import { dev } from '$app/environment';
import { resolve } from '$app/paths';

let registration: ServiceWorkerRegistration | undefined;

/**
 * Registers the service worker and reports when a newer version of the site waits to take over.
 * @param onready gets a function that lets the new version take over and loads the page again
 */
export async function followUpdates(onready: (takeOver: () => void) => void): Promise<void> {
  if (dev || !('serviceWorker' in navigator)) return;
  try {
    registration = await navigator.serviceWorker.register(resolve('/service-worker.js' as '/'));
  } catch {
    // Without it the site still works, only not offline.
    return;
  }

  // Browsers told not to allow service workers may resolve with nothing.
  if (!registration) return;
  const { waiting } = registration;

  const offer = (worker: ServiceWorker) =>
    onready(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      worker.postMessage('take-over');
    });

  // On the first visit nothing is replaced, so there is nothing to offer.
  if (waiting && navigator.serviceWorker.controller) offer(waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration?.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
    });
  });
}

/** Client-side navigation does not look for updates by itself. */
export function lookForUpdate(): void {
  registration?.update().catch(() => undefined);
}
