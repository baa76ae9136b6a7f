import type { Drawings } from '$lib/board/drawings.svelte';
import type { Brush } from '$lib/board/arrows';
import { Picker, type PickWords } from '$lib/board/picker.svelte';
import { m } from '$lib/paraglide/messages';
import type { Choice } from '$workers/contract';
import { placeOf } from '$lib/board/place-picks';

interface Pen {
  drawings: Drawings;
  /** Picks of all places. */
  places(): readonly string[];
  words: PickWords;
  brush(): Brush;
}

/**
 * Drawing by the same clicks and keys that move: two places make an arrow, one place chosen twice a circle. It is what
 * the right button of a mouse does, for those who have none.
 */
export function penOf({ drawings, places, words, brush }: Pen): Picker {
  return new Picker({
    choices: () => {
      const all = places();
      return all.flatMap((from): Choice[] => [
        { action: from, picks: [from] },
        ...all.filter((to) => to !== from).map((to) => ({ action: `${from} ${to}`, picks: [from, to] })),
      ]);
    },
    words: {
      pick: words.pick,
      choice: ({ picks: [from, to] }) =>
        to === undefined
          ? m.analyse_circle({ place: words.pick(from!) })
          : m.analyse_arrow({ from: words.pick(from!), to: words.pick(to) }),
    },
    play: ({ picks: [from, to = from] }) =>
      drawings.toggle({ from: placeOf(from!), to: placeOf(to!)!, brush: brush() }),
  });
}
