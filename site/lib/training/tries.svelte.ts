import { progress } from '$lib/progress/progress.svelte';
import { triesOf, type Try } from './log';

/** What the visitor has tried, in the order of time. Reactive; call it while a component is made. */
export class Tries {
  readonly all = $derived<Try[]>(triesOf(progress.snapshot));
  /** In one game, puzzles only. */
  puzzles = (game: string): Try[] => this.all.filter((one) => one.game === game && one.of === 'puzzle');
}
