// The line a tree search expects (its principal variation), read off the tree: at every decision the child that is won or
// was visited most, after a stroke of chance or a hidden decision the observation that was visited most.
//
// The tree is one of information sets, so there is no world in which all of it is true. A few are dealt, and the line is
// that of the one in which it is trodden best; what only others know is dealt in it like everything else.

import { reserve } from '../arena';
import { hold, release } from '../rng';
import { CHANCE, MAX_ACTIONS, OVER, Rules } from '../rules';
import { Nodes, firstOf, key, moverOf, nextOf, proof, visits } from './nodes';
import { isWon } from './proof';

/** Longest line, in steps. */
export const MOST_STEPS: i32 = 32;

/** Worlds that are dealt. */
const WORLDS: i32 = 8;
/** A line goes on as long as the search went there so often. */
const FEWEST: u32 = 4;

export class PrincipalLine<R extends Rules> {
  /** The state at the root that the line can be played from. */
  world: usize;
  /** Steps of which the viewer would not see what they were, as bits. */
  secrets: u32 = 0;
  private dealt: usize;
  private state: usize;
  private trial: usize;
  private list: usize = reserve(MAX_ACTIONS * 8);
  /** By action of `list`: what the viewer sees of it. */
  private seen: usize = reserve(MAX_ACTIONS * 4);
  private steps: usize = reserve(MOST_STEPS * 4);
  private veiled: u32 = 0;
  private visited: f64 = 0;
  /** The action of the step that was chosen last, and how many look like it. */
  private action: u32 = 0;
  private alike: i32 = 0;

  constructor(private rules: R, private nodes: Nodes) {
    this.world = reserve(rules.stateBytes);
    this.dealt = reserve(rules.stateBytes);
    this.state = reserve(rules.stateBytes);
    this.trial = reserve(rules.stateBytes);
  }

  /** Writes the actions from the root's child `first` on, those of chance included; returns how many there are. */
  follow(root: usize, viewer: i32, first: u32, out: usize, most: i32): i32 {
    const rules = this.rules;
    let length = 0;
    let best: f64 = -1;
    hold();
    for (let i = 0, worlds = rules.hidden ? WORLDS : 1; i < worlds; ++i) {
      rules.copy(this.dealt, root);
      if (rules.hidden) rules.determinize(this.dealt, viewer);
      const steps = this.walk(first, viewer, min(most, MOST_STEPS));
      if (this.visited <= best) continue;
      best = this.visited;
      length = steps;
      this.secrets = this.veiled;
      rules.copy(this.world, this.dealt);
      memory.copy(out, this.steps, steps << 2);
    }
    release();
    return length;
  }

  /** Walks down the tree in the world that is dealt; returns the number of steps. */
  private walk(first: u32, viewer: i32, most: i32): i32 {
    const rules = this.rules;
    const s = this.state;
    rules.copy(s, this.dealt);
    this.visited = 0;
    this.veiled = 0;
    this.alike = 1;
    this.action = key(this.nodes.at(first));
    let steps = 0;
    for (let child = first; child; ) {
      const at = this.nodes.at(child);
      this.visited += <f64>visits(at);
      if (this.alike > 1) this.veiled |= 1 << steps;
      store<u32>(this.steps + (steps << 2), this.action);
      rules.apply(s, this.action);
      const actor = rules.actor(s);
      if (++steps >= most || actor == OVER) break;
      const unseen = actor == CHANCE || (actor != viewer && rules.hidesAction(s, viewer));
      child = unseen ? this.likeliest(at, s, viewer) : this.chosen(at, s);
    }
    return steps;
  }

  /** The best child whose action is legal in this world; 0 where the search hardly went. */
  private chosen(node: usize, s: usize): u32 {
    const count = this.rules.legal(s, this.list);
    let best: u32 = 0;
    let most: u32 = FEWEST - 1;
    let i = 0;
    for (let child = firstOf(node); child; child = nextOf(this.nodes.at(child))) {
      const at = this.nodes.at(child);
      while (i < count && load<u32>(this.list + (i << 2)) < key(at)) ++i;
      if (i >= count || load<u32>(this.list + (i << 2)) != key(at)) continue;
      const won = isWon(proof(at), moverOf(at));
      if (!won && visits(at) <= most) continue;
      best = child;
      most = visits(at);
      if (won) break;
    }
    if (best) this.action = key(this.nodes.at(best));
    this.alike = 1;
    return best;
  }

  /** The child of the observation that was visited most, and a step that looks so; 0 where the search hardly went. */
  private likeliest(node: usize, s: usize, viewer: i32): u32 {
    const rules = this.rules;
    const chance = rules.actor(s) == CHANCE;
    const count = chance ? rules.outcomes(s, this.list) : rules.legal(s, this.list);
    const bits = chance ? 3 : 2;
    let best: u32 = 0;
    let most: u32 = FEWEST - 1;
    for (let i = 0; i < count; ++i) {
      rules.copy(this.trial, s);
      rules.apply(this.trial, load<u32>(this.list + (i << bits)));
      const child = this.childBy(node, <u32>rules.observation(this.trial, viewer));
      store<u32>(this.seen + (i << 2), child);
      if (!child || visits(this.nodes.at(child)) <= most) continue;
      best = child;
      most = visits(this.nodes.at(child));
    }
    this.alike = 0;
    if (!best) return 0;
    for (let i = count - 1; i >= 0; --i) {
      if (load<u32>(this.seen + (i << 2)) != best) continue;
      this.action = load<u32>(this.list + (i << bits));
      ++this.alike;
    }
    return best;
  }

  private childBy(node: usize, wanted: u32): u32 {
    for (let child = firstOf(node); child; child = nextOf(this.nodes.at(child))) {
      if (key(this.nodes.at(child)) == wanted) return child;
    }
    return 0;
  }
}
