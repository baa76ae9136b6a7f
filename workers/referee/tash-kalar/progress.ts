import type { Step } from './language';
import type { Piece, Player, Rank } from './pieces';
import type { Direction, Square } from './squares';

/** What a step has affected so far. */
export interface Binding {
  /** Where the piece affected last stood when it was bound; null for a card. */
  square: Square | null;
  /** Where it stands now; null once it has left the board. */
  now: Square | null;
  count: number;
  /** Its rank when it was affected. */
  rank: Rank | null;
  /** The owners of all pieces affected. */
  owners: Player[];
  /** Of the last step of a move. */
  direction: Direction | null;
}

/** A step of the program and how far it has come. */
export interface Task {
  step: Step;
  started: boolean;
  /** Decisions taken, or pieces affected. */
  count: number;
  /** Squares chosen before: none is chosen twice in a step. */
  chosen: Square[];
  /** `pieces: each`: where the pieces stand that may still move. */
  eligible: Square[];
  /** `pieces: one`: where the piece stands that makes all moves; null before the first move, or when it is gone. */
  piece: Square | null;
  /** The piece that moved first (`firstFixes`). */
  first: Piece | null;
  /** Moves that crushed an equal rank (TS-CASE-9). */
  equalCrushes: number;
  /** Whether the piece of `fullNeeds` has moved. */
  neededMoved: boolean;
  /** No further move (`stopAfter`). */
  stopped: boolean;
}

/** A card that is being resolved; `todo` begins with the part that is next. */
export interface Effect {
  card: string;
  todo: Task[];
  bound: Record<string, Binding>;
  /** The square of the summoning, and where the being's piece stands now; null for flares, or once it is gone. */
  summon: Square | null;
  being: Square | null;
  /** Where the pieces of the match stand now. */
  used: Square[];
  marks: Record<string, Square[]>;
  arrows: Direction[];
  discardWasEmpty: boolean;
}
