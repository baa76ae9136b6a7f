import { Frames } from '../frames';
import { OVER, Rules } from '../rules';

/**
 * Looks for a win that needs nobody but the player: own decisions only, no chance, no reply. Such a win holds in
 * every world that agrees with what the player knows, so a search may rely on it before its first playout.
 */
export class TurnWin<R extends Rules> {
  private seat: i32 = 0;
  /** States that the last look could still have visited; 0 if it ran out of them. */
  left: i32 = 0;

  constructor(private rules: R, private frames: Frames<R>) {}

  /** True if `action` at `root` leads to such a win; false if it does not or `budget` states did not tell. */
  after(root: usize, action: u32, seat: i32, budget: i32): bool {
    this.seat = seat;
    this.left = budget;
    const s = this.frames.state(1);
    this.rules.copy(s, root);
    this.rules.apply(s, action);
    return this.wins(1);
  }

  private wins(ply: i32): bool {
    const rules = this.rules;
    const s = this.frames.state(ply);
    if (!this.left) return false;
    --this.left;
    const actor = rules.actor(s);
    if (actor == OVER) return rules.reward(s, this.seat) == 1 && rules.certain(s, this.seat);
    if (actor != this.seat || ply + 1 >= this.frames.plies) return false;
    const list = this.frames.list(ply);
    const next = this.frames.state(ply + 1);
    const count = rules.legal(s, list);
    for (let i = 0; i < count && this.left; ++i) {
      rules.copy(next, s);
      rules.apply(next, load<u32>(list + (i << 2)));
      if (this.wins(ply + 1)) return true;
    }
    return false;
  }
}
