import { Drawings } from '$lib/board/drawings.svelte';
import { engineName } from '$lib/engine/files';
import { openPool } from '$lib/engine/open-pool';
import { encodeLink } from '$lib/links/codec';
import { readFragment, writeFragment } from '$lib/links/fragment';
import { progress } from '$lib/progress/progress.svelte';
import type { AnalysisRecord } from '$lib/progress/schema';
import { seatOf, takeSeat } from '$lib/progress/seat';
import type { RuleId } from '$workers/contract';
import type { GameCodec } from '$workers/game-codec';
import type { EnginePool } from '$workers/analysis/pool';
import { seededRandom } from '$workers/random';
import { deal } from './deal';
import { Evaluator } from './evaluator.svelte';
import type { AnalyseGame } from './game';
import { ANALYSIS_KEY, readHash, readRecord, readText, writeRecord, type Intake } from './intake';
import { Keeper, isKept } from './keeper';
import { recallGame, rememberGame, type SavedGame } from './saved-game';
import { Opponent } from './opponent.svelte';
import { Overlay } from './overlay.svelte';
import type { Players } from './levels';
import { DEFAULT_SETTINGS, NO_MAP, pack, type Shared } from './share';
import { Story } from './story.svelte';
import { Study, type BrokenLine, type Loaded, type Refused } from './study.svelte';
import { Threat } from './threat.svelte';
import { ROOT, newTree, nodeAt, type Tree } from './tree';

/** What the visitor must be told; a component finds the words. */
export type Trouble =
  | { kind: 'intake'; intake: Extract<Intake, { ok: false }> }
  | { kind: 'broken'; broken: BrokenLine }
  | { kind: 'refused'; action: string | null; picks: string[]; rules: RuleId[] }
  | { kind: 'malformed'; text: string }
  /** No room for another move. */
  | { kind: 'full' }
  /** The engine failed at an action. */
  | { kind: 'failed'; action: string };

/** The position every first visit begins with. */
const FIRST_SEED = 1;

/** Nothing but a position. */
const isBare = (tree: Tree): boolean => tree.nodes.size === 1 && nodeAt(tree, ROOT).comment === '';

/** Everything the analyser of a page works with, from the engine to the shelf. Make it in the browser only. */
export class Desk {
  readonly pool: EnginePool;
  readonly study: Study;
  readonly evaluator: Evaluator;
  readonly opponent: Opponent;
  readonly story: Story;
  readonly keeper: Keeper;
  readonly threat: Threat;
  readonly overlay: Overlay;
  readonly drawings: Drawings;

  readonly #stopAttending: () => void;
  /** The fragment under which what is on screen stands in the address. */
  #hash = '';

  /** starting, ready, or the words of whatever kept the engine from starting. */
  status = $state<'starting' | 'ready' | { failed: string }>('starting');
  trouble = $state.raw<Trouble | null>(null);
  /** Why no worker runs, while the engine waits for one; what is asked meanwhile waits too. */
  unavailable = $state<string | null>(null);
  /** Grows when a worker had to be replaced. */
  restarts = $state(0);

  constructor(
    readonly game: AnalyseGame,
    readonly codec: GameCodec,
  ) {
    this.pool = openPool(game.id);
    this.pool.onReplaced = () => {
      this.restarts++;
      this.evaluator.lostWorker();
    };
    this.pool.onUnavailable = (reason) => (this.unavailable = reason && reason.message);
    this.study = new Study(this.pool);
    const shelf = import('./shelf').then(
      ({ openShelf }) => openShelf(engineName(game.id)),
      () => null,
    );
    this.evaluator = new Evaluator(this.pool, game.work, shelf);
    this.opponent = new Opponent(this.pool, this.study, game.work.levels, (view, action) =>
      this.#played(action, this.study.reply(view, action)),
    );
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

  /** The seat whose eyes the table is seen with; null where all of it is open. */
  get viewer(): number | null {
    const { view } = this.study;
    return this.game.hidden && view ? this.opponent.viewerOf(view) : null;
  }

  /** Everything hidden is taken as known to all; never while the engine plays with something closed. */
  get opened(): boolean {
    const { hidden } = this.study.settings;
    return this.game.hidden !== undefined && hidden === 'open' && this.viewer === null;
  }

  /** A node as the engine is asked about it under the assumptions of the analysis. */
  question(notation: string): string {
    return this.opened ? this.game.hidden!.opened(notation) : notation;
  }

  /** Starts the engine and puts something on the board: what the address names, else the last analysis, else a start. */
  async open(hash: string): Promise<void> {
    try {
      await this.pool.open();
    } catch (error) {
      this.status = { failed: error instanceof Error ? error.message : String(error) };
      return;
    }
    const own = this.#own(hash);
    if (!(own && (await this.#goOn(own))) && !(await this.takeHash(hash))) await this.#restore();
    const saved = recallGame(this.game.id, this.study.tree.start);
    if (saved) this.opponent.start(saved.players);
    this.status = 'ready';
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
    const read = readRecord(record.text, this.codec);
    return read.ok && (await this.#put(read.shared, record)).ok;
  }

  async #restore(): Promise<void> {
    const [last] = this.keeper.recent;
    if (last && (await this.#goOn(last))) return;
    const start = this.codec.randomStart(this.codec.setups[0]!, seededRandom(FIRST_SEED));
    if (!start.ok) throw new RangeError(start.error.problem);
    await this.#put({ tree: newTree(this.codec.print(start.value)), at: ROOT, settings: { ...DEFAULT_SETTINGS } });
  }

  /** @returns false if the address names no analysis, or none that can be shown; what was on screen then stays */
  async takeHash(hash: string): Promise<boolean> {
    const intake = await readHash(hash, this.codec);
    return intake !== null && this.#take(intake);
  }

  async takeText(text: string): Promise<boolean> {
    return this.#take(await readText(text, this.codec));
  }

  async #take(intake: Intake): Promise<boolean> {
    if (!intake.ok) {
      this.trouble = { kind: 'intake', intake };
      return false;
    }
    return this.show(intake.shared);
  }

  /**
   * Puts another analysis on screen, to be kept beside the one that was there.
   * @param stored where it is stored; found out unless given
   * @param saved the game it begins; what that hides has never been on screen then
   */
  async show(shared: Shared, stored?: AnalysisRecord, saved: SavedGame | null = null): Promise<boolean> {
    const loaded = await this.#put(shared, stored, saved);
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

  #put(shared: Shared, stored?: AnalysisRecord, saved: SavedGame | null = null): Promise<Loaded> {
    // What waits to be saved is of the analysis that goes, and must not be written once the other one is there.
    return this.study.load(shared, () => {
      this.#turnKeeper(stored ?? this.keeper.same(writeRecord(shared, this.codec)));
      this.#untouched = isBare(shared.tree);
      // A page that is only just opening may find its game again; any other analysis ends it.
      if (this.status === 'ready') this.#turnTo(saved);
    });
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

  /**
   * Begins a game against the engine, seen from the visitor's side and without help.
   * @param setup what a new game is set up from; null plays on from the node on screen
   */
  async startGame(players: Players, setup: string | null): Promise<void> {
    const { settings, tree } = this.study;
    const visitors = players.filter((player) => player === null);
    const bottom = visitors.length === 1 ? players.indexOf(null) : settings.bottom;
    const start = setup === null ? null : deal(this.codec, setup);
    if (start === null) {
      this.study.change({ map: NO_MAP, bottom });
      this.#turnTo({ start: tree.start, players });
      return;
    }
    const shared: Shared = { tree: newTree(start), at: ROOT, settings: { ...settings, map: NO_MAP, bottom } };
    await this.show(shared, undefined, { start, players });
  }

  /** What follows is an analysis again, open to both sides. */
  endGame(): void {
    this.#turnTo(null);
  }

  #turnTo(saved: SavedGame | null): void {
    if (saved) this.opponent.start(saved.players);
    else this.opponent.stop();
    rememberGame(this.game.id, saved);
  }

  openSaved(record: AnalysisRecord): Promise<boolean> {
    const read = readRecord(record.text, this.codec);
    // What was kept stays as it is: going on from it makes a recent analysis of its own.
    return read.ok ? this.show(read.shared, isKept(record.key) ? undefined : record) : this.#take(read);
  }

  /** Puts what is on screen aside under a name. */
  keep(name: string): Promise<void> {
    return this.keeper.keep(name, writeRecord(this.study.shared, this.codec));
  }

  /** Saves what is on screen; call after each change. */
  save(title: string): void {
    this.#untouched = isBare(this.study.tree);
    this.keeper.save(() => ({ title, text: writeRecord(this.study.shared, this.codec) }));
  }

  /** The fragment that carries everything on screen. */
  async fragment(): Promise<string> {
    return writeFragment({ key: ANALYSIS_KEY, value: await encodeLink(pack(this.study.shared)) });
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
    const rules = action === null ? [this.game.foreign] : await this.pool.whyNot(view.notation, action);
    // A refusal speaks of the position it was given in.
    if (view !== this.study.view) return;
    this.trouble = { kind: 'refused', action, picks, rules };
  }
}
