import type { LessonEngine } from '$lib/learn/engine.svelte';
import { readDrillId, type Drill } from '$workers/drills/drill';
import { randomSeed, type Course } from './address';
import { kindsUpTo, type DrillFace } from './face';

/** Has the questions of a course made, one after the other: first what is due again, then new ones. */
export class Asker {
  /** What is asked now; null until the first question is made. */
  drill = $state.raw<Drill | null>(null);
  #course: Course | null = null;
  /** Nothing of the course has been asked yet. */
  #first = true;
  /** Rises with every question asked for: an answer that comes late is dropped. */
  #turn = 0;
  /** Names of what was asked since the page was opened, so that it does not come back at once. */
  readonly #asked = new Set<string>();

  constructor(
    private readonly engine: Pick<LessonEngine, 'drill'>,
    private readonly face: DrillFace,
    /** Names of the drills that are due again. */
    private readonly due: () => readonly string[],
  ) {}

  /** Begins a course, or none. */
  begin(course: Course | null): void {
    this.#turn += 1;
    this.#course = course;
    this.#first = true;
    this.drill = null;
  }

  /** Kinds a course asks about; none for one that names what this game does not have. */
  #kinds(course: Course): string[] {
    const { kinds } = this.face;
    const taken =
      course.by === 'all'
        ? kinds
        : course.by === 'upTo'
          ? kindsUpTo(this.face, course.lesson)
          : kinds.filter(({ id }) => id === course.kind);
    return taken.map(({ id }) => id);
  }

  knows(course: Course): boolean {
    return this.#kinds(course).length > 0;
  }

  /** Has the next question made; never rejects. Where the engine fails, what is asked stays. */
  async ask(): Promise<void> {
    if (!this.#course) return;
    const turn = ++this.#turn;
    const { kind, seed } = this.#next(this.#course);
    try {
      const drill = await this.engine.drill(kind, seed);
      if (turn !== this.#turn) return;
      this.#asked.add(drill.id);
      this.#first = false;
      this.drill = drill;
    } catch {
      // The engine says of itself that it failed.
    }
  }

  #next(course: Course): { kind: string; seed: number } {
    const kinds = this.#kinds(course);
    if (course.by === 'drill' && this.#first) return course;
    const again = this.due().find((id) => !this.#asked.has(id) && kinds.includes(readDrillId(id)!.kind));
    if (again !== undefined) return readDrillId(again)!;
    return { kind: kinds[Math.floor(Math.random() * kinds.length)]!, seed: randomSeed() };
  }
}
