import { progress } from '$lib/progress/progress.svelte';
import type { Json } from '$lib/progress/schema';

export type KeyMap = Readonly<Record<string, readonly string[]>>;

const isKeyMap = (v: unknown): v is KeyMap =>
  typeof v === 'object' &&
  v !== null &&
  !Array.isArray(v) &&
  Object.values(v).every((keys) => Array.isArray(keys) && keys.every((key) => typeof key === 'string'));

/** Choices that travel with the visitor's progress. A stored value of the wrong shape counts as not chosen. */
class Settings {
  /** False switches off all shortcuts that are single characters (WCAG 2.1.4). */
  get shortcuts(): boolean {
    const value = progress.setting('shortcuts');
    return typeof value === 'boolean' ? value : true;
  }

  set shortcuts(value: boolean) {
    void progress.changeSetting('shortcuts', value);
  }

  /** Moves are shown step by step, unless the system asks for less motion. */
  get motion(): boolean {
    return progress.setting('motion') !== false;
  }

  set motion(value: boolean) {
    void progress.changeSetting('motion', value);
  }

  /** Moves and verdicts are heard, too. */
  get sounds(): boolean {
    return progress.setting('sounds') === true;
  }

  set sounds(value: boolean) {
    void progress.changeSetting('sounds', value);
  }

  /** Action id to the visitor's own keys; actions not named keep their default. */
  get keys(): KeyMap {
    const value = progress.setting('keys');
    return isKeyMap(value) ? value : {};
  }

  set keys(value: KeyMap) {
    void progress.changeSetting('keys', value as unknown as Json);
  }
}

export const settings = new Settings();
