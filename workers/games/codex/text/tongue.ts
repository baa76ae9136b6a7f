/** What a language has to say for the texts of Codex cards. */
import type { Language } from '../../../registry';
import type { Ability, Cond, Cost, EventPattern, Kw, LeafSteps, Mods, Moment, Num, Sel, Until } from './program';
import type { Scope } from './scope';

/** Whether a deed is told to be done or follows "you may". */
export type Mood = 'do' | 'may';

/** Quotes an ability that another one grants. */
export type Quote = (ability: Ability, on: Sel) => string;

export type LeafWords = {
  readonly [V in keyof LeafSteps]: (step: LeafSteps[V], scope: Scope, mood: Mood) => string;
};
export type ModWords = { readonly [M in keyof Mods]: (mod: Mods[M], scope: Scope, quote: Quote) => string };

/** How a triggered or replaced event is met. */
export interface Reaction {
  readonly events: readonly EventPattern[];
  readonly if?: Cond;
  readonly nth?: 1;
  readonly several?: 'random';
}

export interface Tongue {
  readonly locale: Language;
  keyword(kw: Kw, scope: Scope): string;
  readonly verbs: LeafWords;
  readonly mods: ModWords;
  /** "you may" before what the mood has prepared. */
  may(deed: string): string;
  /** "if …" and what then happens. */
  under(condition: Cond, deed: string, scope: Scope): string;
  /** Deeds one after the other, none of them a sentence. */
  inOrder(deeds: readonly string[]): string;
  /** Deeds that are done together or not at all. */
  together(deeds: readonly string[]): string;
  modes(n: Num, modes: readonly string[], scope: Scope): string;
  /** `heads` or `tails` is null where nothing happens. */
  coin(heads: string | null, tails: string | null): string;
  later(at: Moment | { event: EventPattern }, deed: string, scope: Scope): string;
  /** An effect that lasts. */
  during(until: Until, effect: string): string;
  when(reaction: Reaction, deed: string, scope: Scope): string;
  instead(reaction: Reaction, deed: string, scope: Scope): string;
  cost(cost: Cost, scope: Scope): string;
  /** What an ability costs, and whether it is used from the future. */
  act(costs: readonly string[], deed: string, future: boolean): string;
  perTurn(limit: number): string;
  whileTrue(condition: Cond, effects: string, scope: Scope): string;
  /** The six one-off abilities, by name. */
  readonly specials: Readonly<Record<string, string>>;
  /** A clause as a sentence, with its capital and full stop. */
  sentence(clause: string): string;
  /** Sentences as a text. */
  text(sentences: readonly string[]): string;
  readonly subtypes: Readonly<Record<string, string>>;
  /** What a keyword means, by its id, `{n}` standing for its number. */
  readonly meanings: Readonly<Record<string, string>>;
  /** A keyword with nothing added to it, by its id. */
  readonly keywordNames: Readonly<Record<string, string>>;
  /** Keywords in a row. */
  keywords(said: readonly string[]): string;
}
