import type { View } from '$workers/contract';
import type { EnginePool } from '$workers/analysis/pool';
import type { AnalyseGame } from './game';

/** The node on screen as it would be if another seat were to move: what the mover has to reckon with. */
export class Threat {
  #asked = '';
  /** Whose move it is taken to be, counted from the mover; 0 while it is the mover's. */
  ahead = $state(0);
  /** Null while nothing is asked, or where that seat could not move. */
  view = $state.raw<View | null>(null);
  /** Whose threats are shown; null while none are. */
  seat = $state<number | null>(null);

  constructor(
    private readonly game: AnalyseGame,
    private readonly pool: Pick<EnginePool, 'parse'>,
  ) {}

  get on(): boolean {
    return this.ahead > 0;
  }

  /** On to the next seat that could threaten something, and back to the real mover after the last. */
  turn(seats: number): void {
    this.ahead = (this.ahead + 1) % seats;
  }

  async attend(view: View | null): Promise<void> {
    const seat = view && this.on ? (view.seat + this.ahead) % view.seats : null;
    this.seat = seat;
    const asked = seat !== null && view?.actor === 'player' ? `${seat} ${view.notation}` : '';
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.view = null;
    if (!asked) return;
    const { passed } = await this.game.suppose();
    const notation = passed(view!.notation, seat!);
    const parsed = notation === null ? null : await this.pool.parse(notation);
    if (asked === this.#asked && parsed?.ok && parsed.value.actor === 'player') this.view = parsed.value;
  }
}
