import type { PickWords } from '$lib/board/picker.svelte';
import type { View } from '$workers/contract';

/** The action that picks seem to mean, for asking why it cannot be played; null while they do not say enough. */
export type Trial = (picks: readonly string[], view: View) => string | null;

/** How a game is spoken of, pointed at and pictured, the same in lessons, puzzles and the analyser, which each extend it. */
export interface Face {
  /** Name of a seat. */
  seat(seat: number): string;
  words(view: () => View): PickWords;
  /** A decision in words, as it would be made at this node, whether it is legal or not; or an outcome of chance. */
  action(view: View, action: string): string;
  /** What an action did, and who; what `viewer` does not see stays unnamed. Null sees everything. */
  event(view: View, action: string, viewer: number | null): string;
  /** Every place of the board. */
  places(view: View): string[];
  /** What is picked on the screen for a place. */
  pickOf(place: string): string;
  /** Places an action names, the last one being where it ends. */
  placesOf(action: string): string[];
  /** Few ever pick what cannot be played, so how that is read comes when somebody does; see attempts.ts. */
  trial(): Promise<Trial>;
  /** Rules that explain themselves when the line of the side to move is drawn; left out where no board has lines. */
  readonly aboutLines?: ReadonlySet<string>;
  /** A node as far as it can be drawn before the engine has answered; `board` is what the build has worked out of it. */
  picture(notation: string, board: object): View;
}
