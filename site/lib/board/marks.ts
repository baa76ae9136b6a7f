/** Marks a page may put on the places of a board. Each kind has a drawing and a sign of its own. */
export type MarkKind =
  /** Part of the last move. */
  | 'last'
  /** The pick that was just refused. */
  | 'refused'
  /** A hint of a lesson or puzzle. */
  | 'hint'
  /** Marked by the learner; nobody has said yet whether it is right. */
  | 'chosen'
  /** Right. */
  | 'marked'
  /** A danger. */
  | 'threat';

export interface Mark {
  node: string;
  kind: MarkKind;
}
