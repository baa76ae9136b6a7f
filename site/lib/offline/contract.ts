/** What pages and the service worker say to each other about the copy of the site that works without a network. */
import type { GameId, Language } from '$workers/registry';

/** Files that are fetched together, as tools/offline-packs.mjs wrote them. */
export interface Pack {
  /** Of what is in it, so that a pack an update left alone is not fetched again. Also the name of its file. */
  hash: string;
  /** Absent in what every game needs. */
  game?: GameId;
  /** Absent in what every language needs. */
  language?: Language;
  /** Bytes to fetch. */
  fetched: number;
  /** Bytes of the files in it. */
  kept: number;
}

/** network: it could not be fetched; space: the browser has no room for it. */
export type Failure = 'network' | 'space';

export interface CopyStatus {
  /** The visitor did not switch the copy off. */
  on: boolean;
  /** The browser asks to save data and the visitor has not asked for the copy, so none is fetched. */
  saving: boolean;
  fetching: boolean;
  failure: Failure | null;
  /** Those of the languages the visitor reads; empty until something was fetched. */
  packs: (Pack & { stored: boolean })[];
}

/**
 * visit: a page in a language was opened and is idle. choose: the visitor switches the copy on or off.
 * status: asks for a {@link CopyStatus}, which also comes unasked whenever it changes. take-over: a newer version need not
 * wait until no page of the one before is left.
 */
export type Order =
  | 'take-over'
  | { kind: 'visit'; language: Language }
  | { kind: 'choose'; on: boolean; language: Language }
  | { kind: 'status' };

/** What the service worker sends. */
export interface Report {
  kind: 'offline-copy';
  status: CopyStatus;
}
