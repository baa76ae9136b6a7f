import type { RuleId, View } from '../contract';
import type { Session } from '../session';
import type { Desk } from './desk';

export class SessionDesk<B = unknown> implements Desk<B> {
  constructor(
    private readonly session: Session<unknown, B>,
    readonly node: View<B>,
  ) {}

  at(node: View<B>): Desk<B> {
    return new SessionDesk(this.session, node);
  }

  view(notation: string): View<B> {
    return this.session.view(notation);
  }

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

  measure(about: string): object | null {
    return this.session.measure(this.node.notation, about);
  }

  wins(action: string): boolean {
    return this.session.winsAlone(this.node.notation, action);
  }
}
