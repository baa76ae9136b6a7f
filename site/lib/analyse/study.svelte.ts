import type { RuleId, TextProblem, View } from '$workers/contract';
import type { EnginePool } from '$workers/pool';
import type { Arrow } from '$lib/board/arrows';
import { readMarkup, writeMarkup } from './markup';
import { DEFAULT_SETTINGS, type Settings, type Shared } from './share';
import {
  ROOT,
  branch,
  comment,
  lastOf,
  leave,
  makeMain,
  newTree,
  nodeAt,
  play,
  promote,
  remove,
  type NodeId,
  type Tree,
} from './tree';

/** What an engine must answer for an analysis to be played through. */
export type Referee = Pick<EnginePool, 'play' | 'parse'>;

/** A line that cannot be played: the action, how many actions went before it, and the rules against it. */
export interface BrokenLine {
  action: string;
  before: number;
  refused: RuleId[];
  /** The action has words, troops or nodes that do not exist. */
  malformed: boolean;
}

/** Why an analysis is not shown: a line that breaks off, or a start the engine cannot play from. */
export type Loaded = { ok: true } | { ok: false; broken: BrokenLine } | { ok: false; problem: TextProblem };

/** An analysis on screen: its tree, the node looked at, and what the engine says each node is. */
export class Study {
  readonly #referee: Referee;
  /** Nodes by id; an id never changes its meaning while a tree grows, so entries stay valid until another is loaded. */
  #views = new Map<NodeId, View>();
  #playing = false;
  #tree = $state.raw<Tree>(newTree(''));
  #at = $state.raw<NodeId>(ROOT);
  #view = $state.raw<View | null>(null);
  settings = $state.raw<Settings>({ ...DEFAULT_SETTINGS });
  /** Grows with every change worth saving. */
  changes = $state(0);

  constructor(referee: Referee) {
    this.#referee = referee;
  }

  get tree(): Tree {
    return this.#tree;
  }

  get at(): NodeId {
    return this.#at;
  }

  /** The node on screen; null until something was loaded. */
  get view(): View | null {
    return this.#view;
  }

  get shared(): Shared {
    return { tree: this.#tree, at: this.#at, settings: this.settings };
  }

  viewOf(id: NodeId): View | undefined {
    return this.#views.get(id);
  }

  /**
   * Shows another analysis once the engine has played all of it; if some move cannot be played, nothing changes.
   *
   * @param leave called just before the one on screen goes
   */
  async load({ tree, at, settings }: Shared, leave = () => {}): Promise<Loaded> {
    const start = await this.#referee.parse(tree.start);
    if (!start.ok) return { ok: false, problem: start.error };
    const views = new Map<NodeId, View>([[ROOT, start.value]]);
    // One question a line: from each fork along the main continuation.
    const heads: NodeId[] = [...nodeAt(tree, ROOT).children];
    for (let head = heads.pop(); head !== undefined; head = heads.pop()) {
      const line: NodeId[] = [];
      for (let id: NodeId | undefined = head; id !== undefined; id = nodeAt(tree, id).children[0]) {
        line.push(id);
        heads.push(...nodeAt(tree, id).children.slice(1));
      }
      const from = nodeAt(tree, head).parent!;
      const actions = line.map((id) => nodeAt(tree, id).action);
      const played = await this.#referee.play(views.get(from)!.notation, actions);
      if (!played.ok) {
        const { action, refused, malformed } = played;
        return { ok: false, broken: { action, refused, malformed, before: depth(tree, from) + played.at } };
      }
      line.forEach((id, i) => views.set(id, played.path[i]!));
    }
    leave();
    this.#views = views;
    this.settings = settings;
    this.#set(tree, at);
    return { ok: true };
  }

  /** Plays an action from the node on screen, as a branch if another one stands there. Answers the rules against it. */
  async play(action: string): Promise<RuleId[]> {
    const from = this.#at;
    const here = this.#view;
    if (!here || this.#playing) return [];
    this.#playing = true;
    try {
      const played = await this.#referee.play(here.notation, [action]);
      if (!played.ok) return played.refused;
      const next = play(this.#tree, from, action);
      this.#views.set(next.at, played.view);
      this.#set(next.tree, next.at);
      return [];
    } finally {
      this.#playing = false;
    }
  }

  go(id: NodeId): void {
    if (id !== this.#at && this.#views.has(id)) this.#set(this.#tree, id);
  }

  back = (): void => this.go(nodeAt(this.#tree, this.#at).parent ?? ROOT);
  forward = (): void => this.go(nodeAt(this.#tree, this.#at).children[0] ?? this.#at);
  first = (): void => this.go(ROOT);
  last = (): void => this.go(lastOf(this.#tree, this.#at));
  branch = (steps: number): void => this.go(branch(this.#tree, this.#at, steps));
  leave = (): void => this.go(leave(this.#tree, this.#at));

  promote(id: NodeId): void {
    this.#set(promote(this.#tree, id), this.#at);
  }

  makeMain(id: NodeId): void {
    this.#set(makeMain(this.#tree, id), this.#at);
  }

  /** Writes the words of a comment; what is drawn at the node stays. */
  comment(id: NodeId, text: string): void {
    const { arrows } = readMarkup(nodeAt(this.#tree, id).comment);
    this.#set(comment(this.#tree, id, writeMarkup({ text, arrows })), this.#at);
  }

  /** The visitor's arrows and circles at the node on screen. */
  get arrows(): readonly Arrow[] {
    return readMarkup(nodeAt(this.#tree, this.#at).comment).arrows;
  }

  set arrows(arrows: readonly Arrow[]) {
    const { text } = readMarkup(nodeAt(this.#tree, this.#at).comment);
    this.#set(comment(this.#tree, this.#at, writeMarkup({ text, arrows: [...arrows] })), this.#at);
  }

  /** Deletes from a node on. @returns how to undo it */
  remove(id: NodeId): () => void {
    const before = { tree: this.#tree, at: this.#at };
    const { tree, at } = remove(this.#tree, id);
    this.#set(tree, tree.nodes.has(this.#at) ? this.#at : at);
    return () => this.#set(before.tree, before.at);
  }

  change(settings: Partial<Settings>): void {
    this.settings = { ...this.settings, ...settings };
    this.changes++;
  }

  #set(tree: Tree, at: NodeId): void {
    this.#tree = tree;
    this.#at = at;
    this.#view = this.#views.get(at) ?? null;
    this.changes++;
  }
}

function depth(tree: Tree, id: NodeId): number {
  let count = 0;
  for (let node = nodeAt(tree, id); node.parent !== null; node = nodeAt(tree, node.parent)) count++;
  return count;
}
