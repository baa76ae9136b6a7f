import type { View } from '$workers/contract';
import type { AskedEngine, BoardMap, MapDrawing } from './game';

/** The map that the game draws itself, for the node on screen. */
export class Overlay {
  #asked: object | null = null;
  drawing = $state.raw<MapDrawing | null>(null);

  constructor(private readonly pool: AskedEngine) {}

  /** Draws a map, or none. What was drawn before stays until the new drawing is ready, unless it says something else. */
  async attend(map: BoardMap | null, view: View | null, picked: readonly string[]): Promise<void> {
    const asked = {};
    this.#asked = asked;
    if (!map?.draw || !view || view.actor === 'over') {
      this.drawing = null;
      return;
    }
    const drawing = await map.draw(view, picked, this.pool).catch(() => null);
    if (this.#asked === asked) this.drawing = drawing;
  }
}
