import type { RuleId, View } from '../contract';

/** What can be asked of the engine about one node while a question is looked for. */
export interface Desk<B = unknown> {
  readonly node: View<B>;
  /** The same about another node. */
  at(node: View<B>): Desk<B>;
  /** The node a text tells of. Throws a TextError for one that is no position. */
  view(notation: string): View<B>;
  /** The nodes after each action of a line that can be played. Throws a RangeError for one that cannot. */
  follow(line: readonly string[]): View<B>[];
  after(action: string): View<B>;
  effects<E extends object>(action: string): E[];
  whyNot(action: string): RuleId[];
  /** See GameCodec.measure. */
  measure(about: string): object | null;
  /** True if whoever decides can win this turn beginning with this action, whatever anybody else holds or draws. */
  wins(action: string): boolean;
}
