import { deal } from '$lib/analyse/deal';
import { loadTexts, type GameTexts } from '$lib/analyse/texts';
import { loadCodec } from '$lib/data/codec';
import { openPool } from '$lib/engine/open-pool';
import { getLocale } from '$lib/i18n/locale';
import { Autosave } from '$lib/progress/autosave.svelte';
import { progress } from '$lib/progress/progress.svelte';
import type { EnginePool } from '$workers/analysis/pool';
import type { TextProblem } from '$workers/contract';
import type { GameCodec } from '$workers/game-codec';
import type { GameId } from '$workers/registry';
import { freshSeed } from './chance';
import { setUpText } from './choice.svelte';
import { loadPlayGame } from './games';
import type { Players } from './levels';
import { Match, Unplayable } from './match.svelte';
import { readGame, writeGame, type StoredGame } from './record';
import type { PlayGame } from './table';

/** What a new game is begun with. */
export interface Beginning {
  players: Players;
  seed: number;
  picked: readonly string[];
  /** Options of the rules that are not as usual, by name. */
  rules: Readonly<Record<string, string>>;
  /** As the codec names it; null where the game goes on from a position. */
  setup: string | null;
  /** The position, in notation; null for a new game. */
  start: string | null;
  title: string;
}

/** Why no game is on screen. */
export type Problem =
  /** There is no such game on this device. */
  | { kind: 'missing' }
  /** Stored, but damaged or by other rules. */
  | { kind: 'unplayable' }
  /** What was agreed on does not go together. */
  | { kind: 'rules' }
  /** The position cannot be read. */
  | { kind: 'position'; error: TextProblem }
  /** Nothing is left to be played in the position. */
  | { kind: 'over' }
  | { kind: 'engine'; reason: string };

/** What a game needs to be played, and the one being played. Make it in the browser only. */
export class Session {
  readonly pool: EnginePool;
  readonly #saving: Autosave;
  readonly #leave: () => void;
  #parts: Promise<{ game: PlayGame; codec: GameCodec }> | null = null;
  #engine: Promise<void> | null = null;
  #codec: GameCodec | null = null;
  #title = '';

  match = $state.raw<Match | null>(null);
  texts = $state.raw<GameTexts | null>(null);
  /** Something is on its way to the screen. */
  waiting = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** Why no worker runs, while the engine waits for one. */
  unavailable = $state<string | null>(null);
  /** Grows when a worker had to be replaced. */
  restarts = $state(0);
  /** Called when the game goes on under another key, because another tab has changed it too. */
  onmoved: () => void = () => {};

  constructor(readonly id: GameId) {
    this.pool = openPool(id);
    this.pool.onReplaced = () => void this.restarts++;
    this.pool.onUnavailable = (reason) => (this.unavailable = reason && reason.message);
    this.#saving = new Autosave('matches', id, progress);
    this.#saving.onnew = () => this.onmoved();
    this.#leave = this.#saving.attend();
  }

  /** Where the game on screen is stored. */
  get key(): string {
    return this.#saving.key;
  }

  get title(): string {
    return this.#title;
  }

  get codec(): GameCodec | null {
    return this.#codec;
  }

  /** Fetches what a game needs; call it as soon as somebody may want one. Never rejects. */
  prepare(): void {
    void Promise.all([this.#load(), this.#start()]).catch(() => {});
  }

  async #load(): Promise<{ game: PlayGame; codec: GameCodec }> {
    this.#parts ??= Promise.all([
      loadPlayGame(this.id),
      loadCodec(this.id),
      loadTexts(this.id, getLocale()).then((texts) => (this.texts = texts)),
    ]).then(([game, codec]) => ({ game, codec }));
    try {
      const parts = await this.#parts;
      this.#codec = parts.codec;
      return parts;
    } catch (error) {
      this.#parts = null;
      throw error;
    }
  }

  async #start(): Promise<void> {
    this.#engine ??= this.pool.open();
    try {
      await this.#engine;
    } catch (error) {
      this.#engine = null;
      throw error;
    }
  }

  /** @returns whether the game is on screen; if not, `problem` says why */
  async begin({ players, seed, picked, rules, setup, start, title }: Beginning): Promise<boolean> {
    return this.#show(async ({ game, codec }) => {
      const dealt = start ?? (setup === null ? null : deal(codec, setup, rules, seed));
      if (dealt === null) return { kind: 'rules' };
      const visitors = players.filter((player) => player === null);
      const bottom = visitors.length === 1 ? players.indexOf(null) : 0;
      const stored: StoredGame = {
        ...{ players, seed, picked, rules, bottom, start: dealt },
        ...{ actions: [], plies: 0, resigned: null, shares: null, takenBack: 0 },
      };
      const match = await Match.open(game, this.pool, stored);
      this.#saving.turnTo();
      this.#put(match, title);
      return null;
    });
  }

  /** The same players and the same beginning once more. @param turned each takes the seat of the next one */
  again(turned: boolean): Promise<boolean> {
    const { players, picked, rules, views } = this.match!;
    const { title } = this;
    return this.begin({
      players: turned ? players.map((_, seat) => players[(seat + 1) % players.length]!) : players,
      seed: freshSeed(),
      picked,
      rules,
      setup: picked.length > 0 ? this.match!.game.setupOf(picked) : null,
      start: picked.length > 0 ? null : views[0]!.notation,
      title,
    });
  }

  /** Goes on with a stored game. @returns as `begin` does */
  async resume(key: string): Promise<boolean> {
    return this.#show(async ({ game, codec }) => {
      const record = progress.snapshot.matches.get(key);
      if (!record || record.game !== this.id) return { kind: 'missing' };
      const stored = readGame(record.text, codec);
      if (!stored) return { kind: 'unplayable' };
      const match = await Match.open(game, this.pool, stored);
      this.#saving.turnTo(record);
      // It may have been begun in another language.
      this.#put(match, setUpText(game, stored) || record.title);
      return null;
    });
  }

  /** What a position amounts to before a game goes on from it; null if it is none, which `problem` then says. */
  async inspect(text: string): Promise<{ start: string; seats: number } | null> {
    this.waiting = true;
    try {
      await this.#start();
      const parsed = await this.pool.parse(text);
      if (parsed.ok && parsed.value.result === null) return { start: parsed.value.notation, seats: parsed.value.seats };
      if (!parsed.ok) this.texts ??= await loadTexts(this.id, getLocale());
      this.problem = parsed.ok ? { kind: 'over' } : { kind: 'position', error: parsed.error };
    } catch (error) {
      this.problem = { kind: 'engine', reason: wordsOf(error) };
    } finally {
      this.waiting = false;
    }
    return null;
  }

  async #show(open: (parts: { game: PlayGame; codec: GameCodec }) => Promise<Problem | null>): Promise<boolean> {
    this.waiting = true;
    this.problem = null;
    try {
      const [parts] = await Promise.all([this.#load(), this.#start()]);
      this.problem = await open(parts);
    } catch (error) {
      this.problem = error instanceof Unplayable ? { kind: 'unplayable' } : { kind: 'engine', reason: wordsOf(error) };
    } finally {
      this.waiting = false;
    }
    return this.problem === null;
  }

  #put(match: Match, title: string): void {
    this.match?.close();
    this.#title = title;
    this.match = match;
    this.save();
    void match.goOn();
  }

  /** Saves the game on screen; call after each change. */
  save(): void {
    const { match } = this;
    const codec = this.#codec;
    if (!match || !codec) return;
    const title = this.#title;
    this.#saving.save(() => ({ title, text: writeGame(match.stored, codec) }));
  }

  /** Puts the game on screen aside, stored; why there was none is over with it. */
  async leave(): Promise<void> {
    this.problem = null;
    this.match?.close();
    this.match = null;
    await this.#saving.flush();
  }

  close(): void {
    this.match?.close();
    this.#leave();
    void this.#saving.flush();
    this.pool.close();
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
