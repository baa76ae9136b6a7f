import type { RuleId, TextProblem, View } from '$workers/contract';
import type { EnginePool } from '$workers/analysis/pool';
import type { Arrow } from '$lib/board/arrows';
import { readMarkup, writeMarkup } from './markup';
import { DEFAULT_SETTINGS, type Settings, type Shared } from './settings';
import {
  ROOT,
  branch,
  childBy,
  comment,
  hasRoom,
  lastOf,
  leave,
  makeMain,
  newTree,
  nodeAt,
  play,
  promote,
  remove,
  restore,
  type NodeId,
  type Tree,
} from './tree';

/** What an engine must answer for an analysis to be played through. */
export type StudyEngine = Pick<EnginePool, 'play' | 'parse'>;

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

/** Why an action was not played: rules are against it, it is no action at all, or the analysis has no room for it. */
export type Refused = { why: 'rules'; rules: RuleId[] } | { why: 'malformed' | 'full' };

/** Where acts go on that follow each other: each is played where the one before led, until the visitor goes elsewhere. */
interface Course {
  at: NodeId;
}

/** An analysis on screen: its tree, the node looked at, and what the engine says each node is. */
export class Study {
  readonly #engine: StudyEngine;
  /** Nodes by id; an id never changes its meaning while a tree grows, so entries stay valid until another is loaded. */
  #views = new Map<NodeId, View>();
  /** Settles once every act so far has been answered. */
  #acts: Promise<unknown> = Promise.resolve();
  #asked: { action: string; shown: View | null; answer: Promise<Refused | null> } | null = null;
  #course: Course = { at: ROOT };
  #tree = $state.raw<Tree>(newTree(''));
  #at = $state.raw<NodeId>(ROOT);
  #view = $state.raw<View | null>(null);
  settings = $state.raw<Settings>({ ...DEFAULT_SETTINGS });
  /** Grows with every change worth saving. */
  changes = $state(0);

  /** @param isForced where nobody has anything to decide: that step is played along with the one before */
  constructor(
    engine: StudyEngine,
    readonly isForced: (view: View) => boolean = () => false,
  ) {
    this.#engine = engine;
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
   * @param first its first node, where that is known without the engine
   */
  async load({ tree, at, settings }: Shared, leave = () => {}, first?: View): Promise<Loaded> {
    const start = first ? { ok: true as const, value: first } : await this.#engine.parse(tree.start);
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
      const played = await this.#engine.play(views.get(from)!.notation, actions);
      if (!played.ok) {
        const { action, refused, malformed } = played;
        return { ok: false, broken: { action, refused, malformed, before: depth(tree, from) + played.at } };
      }
      line.forEach((id, i) => views.set(id, played.path[i]!));
    }
    // What was played belongs to the analysis it was played in, and to what is kept of it.
    await this.settled();
    leave();
    this.#views = views;
    this.settings = settings;
    this.#set(tree, at);
    return { ok: true };
  }

  /**
   * Plays an action where the acts before it led, as a branch if another one stands there.
   * @returns null once it is played. Rejects, and plays nothing, if the engine fails at it
   */
  play(action: string): Promise<Refused | null> {
    const course = this.#course;
    const shown = this.#view;
    // Whoever chooses the same once more, seeing that nothing happens yet, means it once.
    if (this.#asked?.action === action && this.#asked.shown === shown) return this.#asked.answer;
    const answer = this.#acts.then(() => this.#act(action, course));
    const asked = { action, shown, answer };
    const answered = () => void (this.#asked === asked && (this.#asked = null));
    this.#acts = answer.then(answered, answered);
    this.#asked = asked;
    return answer;
  }

  /** Plays what was decided at a node, unless something else was played or is shown meanwhile. */
  async reply(view: View, action: string): Promise<Refused | null> {
    await this.#acts;
    return this.#view === view ? this.play(action) : null;
  }

  async #act(action: string, course: Course): Promise<Refused | null> {
    for (let next = action; ;) {
      const before = course.at;
      const refused = await this.#step(next, course);
      const view = this.#views.get(course.at);
      if (refused || course.at === before || !view || !this.isForced(view)) return refused;
      next = view.choices[0]!.action;
    }
  }

  async #step(action: string, course: Course): Promise<Refused | null> {
    const here = this.#views.get(course.at);
    if (!here) return null;
    const played = await this.#engine.play(here.notation, [action]);
    if (!played.ok) return played.malformed ? { why: 'malformed' } : { why: 'rules', rules: played.refused };
    // Whoever deletes a node while something is played from it wants neither.
    if (!this.#tree.nodes.has(course.at)) return null;
    if (childBy(this.#tree, course.at, action) === null && !hasRoom(this.#tree, course.at)) return { why: 'full' };
    const next = play(this.#tree, course.at, action);
    this.#views.set(next.at, played.view);
    course.at = next.at;
    this.#set(next.tree, course === this.#course ? next.at : this.#at);
    return null;
  }

  /** Waits until every act has been answered, those included that are made meanwhile. */
  async settled(): Promise<void> {
    for (let acts: unknown = null; acts !== this.#acts; await acts) acts = this.#acts;
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

  /** Deletes from a node on. @returns how to undo it; what was played since then stays */
  remove(id: NodeId): () => void {
    const before = { tree: this.#tree, at: this.#at, views: this.#views };
    const { tree, at } = remove(this.#tree, id);
    this.#set(tree, tree.nodes.has(this.#at) ? this.#at : at);
    return () => {
      // Another analysis may be on screen by now.
      if (this.#views !== before.views) return;
      const restored = restore(this.#tree, before.tree, id);
      this.#set(restored, this.#at === at && restored.nodes.has(before.at) ? before.at : this.#at);
    };
  }

  change(settings: Partial<Settings>): void {
    this.settings = { ...this.settings, ...settings };
    this.changes++;
  }

  #set(tree: Tree, at: NodeId): void {
    if (at !== this.#course.at) this.#course = { at };
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
