import { m } from '$lib/paraglide/messages';
import { sideName } from '$lib/games/token-battle/board/words';
import type { PickWords } from '$lib/board/picker.svelte';
import type { View } from '$workers/contract';
import { SIDES } from '$workers/games/token-battle/state';

/** Whose move it was, and which card went where. */
export function eventText(view: View, action: string, words: PickWords): string {
  const choice = view.choices.find((one) => one.action === action);
  return m.learn_event({ side: sideName(SIDES[view.seat]), what: choice ? words.choice(choice) : action });
}
