/** What the card in hand would do where it is held, or what the last turn did: asked of the engine, for an EffectLayer. */
import type { View } from '$workers/contract';
import type { Effect } from '$workers/games/token-battle/effects';

export interface Told {
  effects: readonly Effect[];
  /** The turn has not been played. */
  ahead: boolean;
}

/** A turn to be told: the node it is played at, and the action. */
export interface Turn {
  view: View;
  action: string;
}

interface Sources {
  view(): View;
  picked(): readonly string[];
  /** The turn that led to the node on screen, or one that is only drawn over the node it would be played at. */
  last(): Turn | null;
  effects(view: View, action: string): Promise<readonly object[]>;
}

export class Preview {
  readonly #sources: Sources;
  /** The field the card in hand is held over. */
  aim = $state<string | null>(null);
  told = $state.raw<Told | null>(null);

  constructor(sources: Sources) {
    this.#sources = sources;
    $effect(() => {
      const asked = this.#turn;
      this.told = null;
      if (!asked) return;
      void sources.effects(asked.view, asked.action).then(
        (found) => {
          if (this.#turn === asked) this.told = { effects: found as readonly Effect[], ahead: asked.ahead };
        },
        // A worker that died is replaced elsewhere; a picture that is missing meanwhile says nothing wrong.
        () => {},
      );
    });
  }

  readonly #turn = $derived.by((): (Turn & { ahead: boolean }) | null => {
    const view = this.#sources.view();
    const stack = this.#sources.picked().find((pick) => pick.startsWith('stack:'));
    const field = this.aim;
    if (!field || !stack) {
      const last = this.#sources.last();
      return last && { ...last, ahead: last.view.notation === view.notation };
    }
    const choice = view.choices.find(({ picks }) => picks[0] === stack && picks[1] === `field:${field}`);
    return choice ? { view, action: choice.action, ahead: true } : null;
  });
}
