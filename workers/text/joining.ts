/** How a language joins what a generated text says. Clauses have neither a capital nor a full stop; sentences have both. */
export interface Joining {
  otherwise: string;
  /** A condition, or "otherwise", and what then happens. */
  under(condition: string, clauses: string): string;
  /** Clauses that follow each other. */
  inOrder(clauses: readonly string[]): string;
  /** Exactly one of the clauses. */
  oneOf(clauses: readonly string[]): string;
  fullStop: string;
  /** Sentences in one paragraph, or a clause as it stands in one. */
  text(sentences: readonly string[]): string;
}

const capital = (clause: string): string => clause.charAt(0).toUpperCase() + clause.slice(1);

/** Clauses as sentences, one after the other. */
export const paragraph = (clauses: readonly string[], { fullStop, text }: Joining): string =>
  text(clauses.map((clause) => capital(clause) + fullStop));
