import { settings } from '$lib/settings/settings.svelte';
import type { Cue } from './cues';

/** Plays what belongs to something that is seen as well, if the visitor has switched sounds on. */
export function cue(of: Cue | null | false): void {
  if (of && settings.sounds) void import('./synth').then(({ play }) => play(of));
}
