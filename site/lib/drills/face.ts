import type { View } from '$workers/contract';
import type { Drill } from '$workers/drills/drill';

export interface KindEntry {
  /** As the game's codec names it. */
  id: string;
  /** The lesson after which it can be answered: `TB-L05`. */
  lesson: string;
}

/** How a game words the questions its engine makes; see `DrillKind`. */
export interface DrillFace {
  /** In the order of the lessons. */
  readonly kinds: readonly KindEntry[];
  /** A kind in a few words: `Where can it go?`. */
  title(kind: string): string;
  /** What it exercises, in a sentence. */
  about(kind: string): string;
  /** What is to be answered, in full. */
  task(drill: Drill): string;
  /** A node with what its question needs: what else lies on the table would push the answer out of sight. */
  shown?(drill: Drill, view: View): View;
  /** Places framed for the line that a question tells; where its first action ends, if left out. */
  framed?(drill: Drill): readonly string[];
  /** The answer is pointed out on the position asked about, so that the line is drawn over it and not played. */
  stays?(drill: Drill): boolean;
  /** One of the answers to choose from. */
  option(drill: Drill, option: string): string;
  /** Why the right answer is right, in one or two sentences; `end` is the node after the line. */
  reasons(drill: Drill, end: View): string[];
}

/** The kinds that can be answered after a lesson. Lessons are named in their order. */
export const kindsUpTo = ({ kinds }: DrillFace, lesson: string): readonly KindEntry[] =>
  kinds.filter((kind) => kind.lesson <= lesson);
