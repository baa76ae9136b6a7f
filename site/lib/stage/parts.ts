import type { Snippet } from 'svelte';

/** How much room a board takes. */
export interface BoardShape {
  /** Width of its drawing by the height. */
  ratio: number;
  /** Room kept below the drawing for words about what is pointed at, in rem. */
  foot?: number;
  /** It needs the window, so that beside it there is but a narrow column; its ratio says nothing then. */
  full?: boolean;
}

/** Below this ratio a board is higher than wide, and what lies around it has its other side. */
export const TALL = 0.8;

/** Above this ratio there is room below the board for what lies around it. */
export const WIDE = 1.6;

/** What a page puts around a table, wherever the table itself puts board and hands. */
export interface StageParts {
  /** Where one is and what is to be done. Nothing in it changes its height while one plays. */
  head: Snippet;
  /** Asked by the page, before what the table asks. */
  asked?: Snippet;
  /** What came of the last act. */
  verdict?: Snippet;
  /** What may lie lower: hints, moves, lists. */
  /** `whole` is false as long as only the first of it may come. */
  tail?: Snippet<[whole: boolean]>;
  /** In a narrow window it is what one came for, so it comes before what everybody has, which a line above the board sums up. */
  tailFirst?: boolean;
  /** Said in the place of the board, while that and all but the head is hidden. */
  veil?: Snippet;
  /** What is asked is too long to stay in sight at the lower edge of a narrow window. */
  long?: boolean;
  /** The page is drawn when its engine has answered, so all at once: the board first then, and the rest as a task of its own. */
  boardFirst?: boolean;
}
