import { Drawings } from '$lib/board/drawings.svelte';
import { blamed } from '$lib/board/picking';
import { engineName } from '$lib/engine/name';
import { openPool } from '$lib/engine/open-pool';
import { readFragment, writeFragment } from '$lib/links/fragment';
import { progress } from '$lib/progress/progress.svelte';
import type { AnalysisRecord } from '$lib/progress/schema';
import { seatOf, takeSeat } from '$lib/progress/seat';
import { quiet } from '$lib/stage/quiet';
import type { RuleId, View } from '$workers/contract';
import type { EnginePool } from '$workers/analysis/pool';
import { Evaluator } from './evaluator.svelte';
import type { AnalyseGame, Suppositions } from './game';
import type { Intake } from './intake';
import { Keeper, isKept } from './keeper';
import { fetchKnown, withKnown, type Known } from './known';
import { Draws } from './draws.svelte';
import { Overlay } from './overlay.svelte';
import { storedText } from './record';
import { Screen } from './screen.svelte';
import { DEFAULT_SETTINGS, NO_MAP, VALUES_MAP, type Hidden, type Shared } from './settings';
import { Story } from './story.svelte';
import { Study, type BrokenLine, type Loaded, type Refused } from './study.svelte';
import { Threat } from './threat.svelte';
import { ROOT, newTree, nodeAt, type Tree } from './tree';

/** What the visitor must be told; a component finds the words. */
export type Trouble = Mishap & {
  /** What was put on the board since the address names nothing that can be shown: an analysis of the visitor's, or an example. */
  instead?: 'last' | 'first';
};

type Mishap =
  | { kind: 'intake'; intake: Extract<Intake, { ok: false }> }
  | { kind: 'broken'; broken: BrokenLine }
  /** Refused by the rules; `picks` is what is to blame of what was picked. */
  | { kind: 'refused'; action: string | null; picks: string[]; rules: RuleId[] }
  | { kind: 'malformed'; text: string }
  /** No room for another move. */
  | { kind: 'full' }
  /** The engine failed at an action. */
  | { kind: 'failed'; action: string };

/** Whether the visitor, on whatever visit, last left a map over the board. */
const MAPPED = 'analysisMapped';

/** Nothing but a position. */
const isBare = (tree: Tree): boolean => tree.nodes.size === 1 && nodeAt(tree, ROOT).comment === '';

/** Everything the analyser of a page works with, from the engine to the shelf. Make it in the browser only. */
export class Desk {
  readonly pool: EnginePool;
  readonly study: Study;
  readonly evaluator: Evaluator;
  readonly draws: Draws;
  readonly story: Story;
  readonly keeper: Keeper;
  readonly threat: Threat;
  readonly overlay: Overlay;
  readonly drawings: Drawings;
  readonly screen = new Screen();

  readonly #stopAttending: () => void;
  /** The fragment under which what is on screen stands in the address. */
  #hash = '';
  /** Rises with every attempt that is refused, and when what was refused has been made good. */
  #refusals = 0;

  /** starting, ready, or the words of whatever kept the engine from starting. */
  status = $state<'starting' | 'ready' | { failed: string }>('starting');
  trouble = $state.raw<Trouble | null>(null);
  /** Why no worker runs, while the engine waits for one; what is asked meanwhile waits too. */
  unavailable = $state<string | null>(null);
  /** A position of the visitor's own is being set up on the board, in place of the analysis. */
  editing = $state(false);
  /** Grows when a worker had to be replaced. */
  restarts = $state(0);

  #suppositions: Suppositions | null = null;
  /** What the game shows of itself on a first visit; null on other visits. */
  #given: Shared | null = null;
  /** What is known of it beforehand; asked for on a first visit only. */
  #known: Promise<Known | null> | null = null;

  constructor(readonly game: AnalyseGame) {
    this.pool = openPool(game.id);
    this.pool.onReplaced = () => {
      this.restarts++;
      this.evaluator.lostWorker();
    };
    this.pool.onUnavailable = (reason) => (this.unavailable = reason && reason.message);
    this.study = new Study(this.pool, game.isForced);
    const kept = import('./shelf').then(
      ({ openShelf }) => openShelf(engineName(game.id)),
      () => null,
    );
    const shelf = kept.then((opened) => withKnown(opened, async () => this.#known));
    this.evaluator = new Evaluator(this.pool, game.work, shelf);
    this.draws = new Draws(this.study, (view, action) => this.#played(action, this.study.reply(view, action)));
    this.story = new Story(this.study, this.evaluator, game.work.survey, (notation) => this.question(notation));
    this.keeper = new Keeper(game.id, progress);
    this.#stopAttending = this.keeper.attend();
    this.keeper.onnew = () => {
      this.#sit();
      void this.keeper.letGo();
    };
    this.threat = new Threat(game, this.pool);
    this.overlay = new Overlay(this.pool);
    this.drawings = new Drawings(this.study);
  }

  /** Everything hidden is taken as known to all. */
  get opened(): boolean {
    return this.game.hidden !== undefined && this.study.settings.hidden === 'open';
  }

  /** A node as the engine is asked about it under the assumptions of the analysis. */
  question(notation: string): string {
    return this.opened ? this.#suppositions!.opened!(notation) : notation;
  }

  /** Lays a map over the board. Whether there is to be one at all is kept for what is opened later. */
  lay(map: string): void {
    this.study.change({ map });
    void progress.changeSetting(MAPPED, map !== NO_MAP);
  }

  /** What comes from elsewhere shows its values at once, unless the visitor has switched them off. */
  #welcomed(shared: Shared): Shared {
    const { map } = shared.settings;
    if (map !== NO_MAP || progress.setting(MAPPED) === false) return shared;
    return { ...shared, settings: { ...shared.settings, map: VALUES_MAP } };
  }

  /** What a search takes for granted of what is hidden. */
  async assume(hidden: Hidden): Promise<void> {
    await this.#prepare(hidden);
    this.study.change({ hidden });
  }

  /** Whoever takes hidden things as known has to be able to say what the node then is. */
  async #prepare(hidden: Hidden): Promise<void> {
    if (hidden === 'open' && this.game.hidden) this.#suppositions ??= await this.game.suppose();
  }

  /** What reads texts, with the codec that knows the game's notation; a first look has nothing to read. */
  async #reading() {
    const { loadCodec } = await import('$lib/data/codec');
    const [intake, codec] = await Promise.all([import('./intake'), loadCodec(this.game.id)]);
    return { ...intake, codec };
  }

  /** The visitor has made something, or brought it along: it is worth keeping. */
  get made(): boolean {
    const { tree, settings } = this.study;
    return tree !== this.#given?.tree || settings !== this.#given.settings;
  }

  /** Something is, or soon may be, to be said in words of the game that stand in data: a refusal, an option, an ending. */
  get wordy(): boolean {
    const { picked, tab } = this.screen;
    return (
      this.trouble !== null || this.editing || picked.length > 0 || tab === 'setup' || Boolean(this.study.view?.result)
    );
  }

  /** Starts the engine and puts something on the board: what the address names, else the last analysis, else what the game shows on a first visit. */
  async open(hash: string): Promise<void> {
    try {
      const own = this.#own(hash);
      const needsReading = own || readFragment(hash) || this.keeper.recent.length > 0;
      if (!needsReading) this.#known = fetchKnown(this.game.id, engineName(this.game.id));
      if (await this.#known) this.#openLater();
      else await Promise.all([this.pool.open(), needsReading && this.#reading()]);
      if (!(own && (await this.#goOn(own))) && !(await this.takeHash(hash))) {
        const instead = await this.#restore();
        if (this.trouble) this.trouble = { ...this.trouble, instead };
      }
      this.status = 'ready';
    } catch (error) {
      this.status = { failed: error instanceof Error ? error.message : String(error) };
    }
  }

  /** What is shown needs no engine, and would only be drawn later for it. */
  #openLater(): void {
    this.pool.holdBack(quiet());
    this.pool.open().catch((error: Error) => (this.status = { failed: error.message }));
  }

  close(): void {
    this.#stopAttending();
    void this.keeper.flush();
    this.evaluator.stop();
    this.pool.close();
  }

  /** What this tab was at, if the address does not name something else by now. */
  #own(hash: string): AnalysisRecord | undefined {
    const seat = seatOf(this.#seat);
    if (!seat || (readFragment(hash) !== null && hash !== seat.hash)) return undefined;
    const { analyses } = progress.snapshot;
    return analyses.get(seat.fork) ?? analyses.get(seat.key);
  }

  get #seat(): string {
    return `analysis:${this.game.id}`;
  }

  #sit(): void {
    const { key, fork } = this.keeper;
    takeSeat(this.#seat, { key, fork, hash: this.#hash });
  }

  /** What is on screen now stands in the address. */
  addressed(): void {
    this.#hash = location.hash;
    this.#sit();
  }

  async #goOn(record: AnalysisRecord): Promise<boolean> {
    const { readRecord, codec } = await this.#reading();
    const read = readRecord(record.text, codec);
    return read.ok && (await this.#put(read.shared, record)).ok;
  }

  async #restore(): Promise<'last' | 'first'> {
    const [last] = this.keeper.recent;
    if (last && (await this.#goOn(last))) return 'last';
    const view = (await this.#known)?.view ?? (await this.#first());
    const settings = { ...DEFAULT_SETTINGS, map: VALUES_MAP };
    // Whoever comes back without having made anything of it is shown the same again.
    this.#given = { tree: newTree(view.notation), at: ROOT, settings };
    await this.#put(this.#given, undefined, view);
    return 'first';
  }

  async #first(): Promise<View> {
    const start = await this.pool.parse(await this.game.first());
    if (!start.ok) throw new RangeError(start.error.problem);
    return start.value;
  }

  /** @returns false if the address names no analysis, or none that can be shown; what was on screen then stays */
  async takeHash(hash: string): Promise<boolean> {
    if (!readFragment(hash)) return false;
    const { readHash, codec } = await this.#reading();
    const intake = await readHash(hash, codec);
    return intake !== null && this.#take(intake);
  }

  async takeText(text: string): Promise<boolean> {
    const { readText, codec } = await this.#reading();
    return this.#take(await readText(text, codec));
  }

  async #take(intake: Intake): Promise<boolean> {
    if (!intake.ok) {
      this.trouble = { kind: 'intake', intake };
      return false;
    }
    return this.show(this.#welcomed(intake.shared));
  }

  /**
   * Puts another analysis on screen, to be kept beside the one that was there.
   * @param stored where it is stored; found out unless given
   */
  async show(shared: Shared, stored?: AnalysisRecord): Promise<boolean> {
    const loaded = await this.#put(shared, stored);
    if (!loaded.ok) {
      this.trouble =
        'broken' in loaded
          ? { kind: 'broken', broken: loaded.broken }
          : { kind: 'intake', intake: { ok: false, text: loaded.problem } };
      return false;
    }
    this.trouble = null;
    return true;
  }

  async #put(shared: Shared, stored?: AnalysisRecord, first?: View): Promise<Loaded> {
    await this.#prepare(shared.settings.hidden);
    // What waits to be saved is of the analysis that goes, and must not be written once the other one is there.
    const leave = () => {
      this.#turnKeeper(stored ?? this.keeper.same(storedText(this.game.id, shared)));
      this.#untouched = isBare(shared.tree);
    };
    return this.study.load(shared, leave, first);
  }

  #turnKeeper(stored: AnalysisRecord | undefined): void {
    if (stored || !this.#untouched) this.keeper.turnTo(stored);
    else void this.keeper.flush();
    this.addressed();
  }

  /** True while the analysis on screen is a bare position, which the next one may replace on the shelf. */
  #untouched = true;

  begin(notation: string): Promise<boolean> {
    return this.show({ tree: newTree(notation), at: ROOT, settings: this.study.settings });
  }

  /** Opens the editor on the node on screen; the engine rests meanwhile. */
  edit(): void {
    this.evaluator.stop();
    this.editing = true;
  }

  /** @param notation of the position that was set up; null leaves everything as it was */
  async endEdit(notation: string | null): Promise<void> {
    if (notation !== null && !(await this.begin(notation))) return;
    if (notation !== null) this.screen.tab = 'moves';
    this.editing = false;
  }

  async openSaved(record: AnalysisRecord): Promise<boolean> {
    const { readRecord, codec } = await this.#reading();
    const read = readRecord(record.text, codec);
    // What was kept stays as it is: going on from it makes a recent analysis of its own.
    return read.ok ? this.show(read.shared, isKept(record.key) ? undefined : record) : this.#take(read);
  }

  /** Puts what is on screen aside under a name. */
  keep(name: string): Promise<void> {
    return this.keeper.keep(name, storedText(this.game.id, this.study.shared));
  }

  /** Saves what is on screen; call after each change. */
  save(title: string): void {
    this.#untouched = isBare(this.study.tree);
    this.keeper.save(() => ({ title, text: storedText(this.game.id, this.study.shared) }));
  }

  /** The fragment that carries everything on screen. */
  async fragment(): Promise<string> {
    const { shared } = this.study;
    const [{ ANALYSIS_KEY, pack }, { encodeLink }] = await Promise.all([import('./share'), import('$lib/links/codec')]);
    return writeFragment({ key: ANALYSIS_KEY, value: await encodeLink(pack(shared)) });
  }

  /** @returns whether it was played; if not, `trouble` says why */
  async play(action: string): Promise<boolean> {
    return this.#played(action, this.study.play(action));
  }

  async #played(action: string, answer: Promise<Refused | null>): Promise<boolean> {
    try {
      const refused = await answer;
      // The acts behind it change the node on screen, and with it goes what is said of the node before.
      if (refused) await this.study.settled();
      if (refused?.why === 'rules') this.trouble = { kind: 'refused', action, picks: [], rules: refused.rules };
      else if (refused?.why === 'malformed') this.trouble = { kind: 'malformed', text: action };
      else if (refused) this.trouble = { kind: 'full' };
      return refused === null;
    } catch {
      this.trouble = { kind: 'failed', action };
      return false;
    }
  }

  /** Answers an attempt that no legal action allows. `action` is null where it takes what belongs to the other side. */
  async refuse(action: string | null, picks: string[]): Promise<void> {
    const view = this.study.view;
    if (!view) return;
    const refusal = ++this.#refusals;
    const rules = action === null ? [this.game.foreign] : await this.pool.whyNot(view.notation, action);
    // A refusal speaks of the position it was given in, and of what was tried last.
    if (view !== this.study.view || refusal !== this.#refusals) return;
    this.trouble = { kind: 'refused', action, picks: blamed(view.choices, picks), rules };
  }

  /** Something allowed has been begun: what was refused before is told no more. */
  forgive(): void {
    this.#refusals++;
    if (this.trouble?.kind === 'refused') this.trouble = null;
  }
}
