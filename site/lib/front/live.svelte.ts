/** A demo that was touched: a step of a lesson, played on a board without its table. Fetched when it is needed. */
import { Attempts } from '$lib/board/attempts';
import type { Mark } from '$lib/board/marks';
import { Picker } from '$lib/board/picker.svelte';
import { loadMessages } from '$lib/i18n/dictionary';
import { getLocale } from '$lib/i18n/locale';
import { partsFor } from '$lib/i18n/parts';
import { loadStep, type StepPage } from '$lib/learn/content';
import { LessonEngine } from '$lib/learn/engine.svelte';
import { loadTeaching } from '$lib/learn/games';
import { Run } from '$lib/learn/run.svelte';
import type { Teaching } from '$lib/learn/teaching';
import { prefersReduced } from '$lib/playthrough/motion';
import type { GameId } from '$workers/registry';
import type { Demo } from './facts';
import type { Front } from './front';
import { loadFront } from './games';

const startsWith = (picks: readonly string[], first: readonly string[]) => first.every((pick, i) => picks[i] === pick);

export class LiveDemo {
  readonly run: Run;
  readonly picker: Picker;
  readonly engine: LessonEngine;

  constructor(
    readonly game: GameId,
    readonly front: Front,
    readonly page: StepPage,
    readonly teaching: Teaching,
    { picks: held }: Demo,
  ) {
    this.engine = new LessonEngine(game);
    this.run = new Run(page.step, this.engine, teaching, prefersReduced, () => {});
    const words = teaching.words(() => this.run.view);
    /** What is left to pick once the piece is in hand. */
    const choices = $derived(
      this.run.status === 'asking'
        ? this.run.view.choices
            .filter(({ picks }) => startsWith(picks, held))
            .map((choice) => ({ ...choice, picks: choice.picks.slice(held.length) }))
        : [],
    );
    const attempts = new Attempts(teaching);
    this.picker = new Picker({
      choices: () => choices,
      words: {
        pick: words.pick,
        choice: (choice) => words.choice({ ...choice, picks: [...held, ...choice.picks] }),
      },
      play: ({ action }) => this.run.act(action),
      trial: (picks) => {
        if (this.run.status === 'missed') return this.again(picks[0]!);
        if (this.run.status !== 'asking') return;
        const read = attempts.read([...held, ...picks], this.run.view);
        if (read.action === undefined) return read.answer;
        void this.run.refuse(read.action);
      },
    });
  }

  /** The piece comes back into the hand, and goes straight to the next place. */
  again(place?: string): void {
    this.run.retry();
    if (place) this.picker.pick(place);
  }

  /** Starts the engine; resolves once a place can be chosen. @throws where it cannot be started */
  async start(): Promise<void> {
    await this.engine.open();
    await this.run.load();
    this.run.prepare();
  }

  stop(): void {
    this.run.stop();
    this.engine.close();
  }

  get marks(): Mark[] {
    const { run, teaching } = this;
    const said = run.feedback;
    const refused = said?.kind === 'refused' ? teaching.placesOf(said.action) : [];
    const last = run.moves.at(-1);
    return [
      ...(last ? teaching.placesOf(last.action).map((node): Mark => ({ node, kind: 'last' })) : []),
      ...refused.map((node): Mark => ({ node, kind: 'refused' })),
    ];
  }
}

/** @throws if a part of it cannot be had */
export async function openDemo(game: GameId, demo: Demo): Promise<LiveDemo> {
  const locale = getLocale();
  const [front, teaching, page] = await Promise.all([
    loadFront(game),
    loadTeaching(game),
    loadStep(fetch, game, demo.lesson, demo.step, locale),
    // The page it stands on does without the messages of lessons.
    loadMessages(locale, partsFor('/[locale=locale]/[game=game]/learn', game)),
  ]);
  if (!page) throw new Error(`${demo.lesson} has no step ${demo.step}`);
  const { step } = page;
  const board = step.board ?? (await teaching.boardOf!(step.position as object));
  await front.prepare?.(board);
  return new LiveDemo(game, front, { ...page, step: { ...step, board } }, teaching, demo);
}
