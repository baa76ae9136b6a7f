import type { RuleId, View } from '../contract';
import type { Session } from '../session';

/** What can be asked of the engine about one node while a question is looked for. */
export class Desk<B = unknown> {
  constructor(
    private readonly session: Session<unknown, B>,
    readonly node: View<B>,
  ) {}

  /** The same about another node. */
  at(node: View<B>): Desk<B> {
    return new Desk(this.session, node);
  }

  /** The node a text tells of. Throws a TextError for one that is no position. */
  view(notation: string): View<B> {
    return this.session.view(notation);
  }

  /** The nodes after each action of a line that can be played. Throws a RangeError for one that cannot. */
  follow(line: readonly string[]): View<B>[] {
    const played = this.session.play(this.node.notation, line);
    if (!played.ok) throw new RangeError(`${played.action} cannot be played at ${this.node.notation}`);
    return played.path;
  }

  after(action: string): View<B> {
    return this.follow([action])[0]!;
  }

  effects<E extends object>(action: string): E[] {
    return this.session.effects(this.node.notation, action) as E[];
  }

  whyNot(action: string): RuleId[] {
    return this.session.whyNot(this.node.notation, action);
  }

  /** See GameCodec.measure. */
  measure(about: string): object | null {
    return this.session.measure(this.node.notation, about);
  }

  /** True if whoever decides can win this turn beginning with this action, whatever anybody else holds or draws. */
  wins(action: string): boolean {
    return this.session.winsAlone(this.node.notation, action);
  }
}
