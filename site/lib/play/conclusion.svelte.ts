import { untrack } from 'svelte';
import { settled } from '$lib/motion/settled';
import { cue } from '$lib/sound/cue';
import type { Match } from './match.svelte';

/** How a game came out. Make it while a component is being set up. */
export class Conclusion {
  /** It is told once the move that ended the game has been seen. */
  told = $state(false);

  constructor(match: Match) {
    let ended = untrack(() => match.over);
    this.told = ended;
    // Nobody hears the end of a game that is only looked at again.
    $effect(() => {
      const beaten = match.winner !== null && !match.visitors.includes(match.winner);
      if (match.over && !ended) cue(beaten ? 'lose' : 'win');
      ended = match.over;
    });
    $effect(() => {
      if (!match.over) {
        this.told = false;
        return;
      }
      let stale = false;
      void settled().then(() => (this.told ||= !stale));
      return () => (stale = true);
    });
  }
}
