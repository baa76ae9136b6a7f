import type { CopyStatus, Report } from './contract';
import { order, registered } from './follow';

/** What the service worker tells of the copy on this device, as long as somebody looks. Not for the server. */
export class OfflineStatus {
  /** null until it is known. */
  copy = $state.raw<CopyStatus | null>(null);
  /** This browser, or this window of it, keeps no copies. */
  unavailable = $state(false);

  /** Starts to follow; returns what ends it. */
  follow(): () => void {
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!container) {
      this.unavailable = true;
      return () => undefined;
    }
    const hear = ({ data }: MessageEvent<Report>) => {
      if (data?.kind === 'offline-copy') this.copy = data.status;
    };
    container.addEventListener('message', hear);
    void registered().then((registration) => (this.unavailable = !registration));
    void order({ kind: 'status' });
    return () => container.removeEventListener('message', hear);
  }
}
