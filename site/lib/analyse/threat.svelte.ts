import type { View } from '$workers/contract';
import type { EnginePool } from '$workers/analysis/pool';
import type { AnalyseGame } from './game';

/** The node on screen as it would be if the other side were to move: what the mover has to reckon with. */
export class Threat {
  #asked = '';
  on = $state(false);
  /** Null while nothing is asked, or where the other side could not move. */
  view = $state.raw<View | null>(null);

  constructor(
    private readonly game: AnalyseGame,
    private readonly pool: Pick<EnginePool, 'parse'>,
  ) {}

  async attend(view: View | null): Promise<void> {
    const notation = (this.on && view?.actor === 'player' && this.game.passed(view.notation)) || '';
    if (notation === this.#asked) return;
    this.#asked = notation;
    this.view = null;
    if (!notation) return;
    const parsed = await this.pool.parse(notation);
    if (notation === this.#asked && parsed.ok && parsed.value.actor === 'player') this.view = parsed.value;
  }
}
