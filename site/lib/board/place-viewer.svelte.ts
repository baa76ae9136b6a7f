/** Opens what there is to read of a place of a board, beside the board where there is room. */
import type { Attachment } from 'svelte/attachments';
import type { Beside } from './places';
import { listen, Reader } from './reader.svelte';

/** CSS pixels beside the board that a viewer needs to be read. */
const ROOM = 150;

/** Free page to the left or right of a drawing: over it a viewer would hide what is chosen next. */
function roomBeside(svg: Element): Beside | null {
  const { left, right } = svg.getBoundingClientRect();
  const after = document.documentElement.clientWidth - right;
  if (left >= ROOM) return { side: 'left', room: left };
  return after >= ROOM ? { side: 'right', room: after } : null;
}

export class PlaceViewer extends Reader<string> {
  #svg: Element | null = null;
  beside = $state.raw<Beside | null>(null);

  /**
   * @param id of the element that tells what is to be read
   * @param busy whoever has chosen something is on the way to a target: a mouse opens nothing over the board
   * @param idle nothing on the board can be chosen: a click means to read
   */
  constructor(
    id: string,
    private readonly busy: () => boolean,
    private readonly idle = () => false,
  ) {
    super(id);
  }

  override show(place: string): void {
    this.beside = this.#svg && roomBeside(this.#svg);
    super.show(place);
  }

  protected override hovers(): boolean {
    return !this.busy() || Boolean(this.#svg && roomBeside(this.#svg));
  }

  override on(place: string): Attachment<HTMLElement | SVGElement> {
    const attach = super.on(place);
    return (element) => {
      this.#svg = (element as SVGElement).ownerSVGElement!;
      const click = () => {
        if (this.idle()) this.show(place);
        else if (!this.beside) this.close();
      };
      const ends = [attach(element), listen(element, { click })];
      return () => ends.forEach((end) => end?.());
    };
  }
}
