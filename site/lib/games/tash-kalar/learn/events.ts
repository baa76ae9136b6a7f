import { drawnIn, outcomeText } from '$lib/games/tash-kalar/board/outcomes';
import { choiceText, sideName } from '$lib/games/tash-kalar/board/words';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import { SIDES } from '$workers/games/tash-kalar/state';

/** Who did what. Cards that the opponent draws stay unnamed (TS-CARD-3). */
export function eventText(view: View, action: string, learner: number): string {
  const side = sideName(SIDES[view.seat]!);
  if (!action.startsWith('~')) {
    const choice = view.choices.find((one) => one.action === action);
    return m.learn_event({ side, what: choice ? choiceText(choice) : action });
  }
  if (!drawnIn(action)) return m.ts_learn_turns_up({ task: outcomeText(action) });
  if (view.seat !== learner) return m.ts_learn_draws_hidden({ side });
  return m.ts_learn_draws({ side, card: outcomeText(action) });
}
