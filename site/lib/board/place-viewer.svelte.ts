/** Opens what there is to read of a place: under a mouse that rests, on focus by keyboard, on a long press. */
import type { Attachment } from 'svelte/attachments';
import type { Beside } from './places';

const HOVER_MS = 350;
/** CSS pixels beside the board that a viewer needs to be read. */
const ROOM = 150;

/** Free page to the left or right of a drawing: over it a viewer would hide what is chosen next. */
function roomBeside(svg: Element): Beside | null {
  const { left, right } = svg.getBoundingClientRect();
  const after = document.documentElement.clientWidth - right;
  if (left >= ROOM) return { side: 'left', room: left };
  return after >= ROOM ? { side: 'right', room: after } : null;
}

export class PlaceViewer {
  #svg: Element | null = null;
  /** The place that is read. */
  shown = $state<string | null>(null);
  beside = $state.raw<Beside | null>(null);

  /**
   * @param id of the element that tells what is to be read
   * @param busy whoever has chosen something is on the way to a target: a mouse opens nothing over the board
   */
  constructor(
    readonly id: string,
    private readonly busy: () => boolean,
  ) {}

  show(place: string): void {
    this.beside = this.#svg && roomBeside(this.#svg);
    this.shown = place;
  }

  /** Returns false if nothing was open, so that Esc can mean something else. */
  close(): boolean {
    const open = this.shown !== null;
    this.shown = null;
    return open;
  }

  on(place: string): Attachment<SVGElement> {
    return (element) => {
      const svg = (this.#svg = element.ownerSVGElement!);
      let timer: ReturnType<typeof setTimeout> | undefined;
      element.onpointerenter = ({ pointerType }) => {
        clearTimeout(timer);
        if (pointerType !== 'mouse') return;
        timer = setTimeout(() => {
          if (!this.busy() || roomBeside(svg)) this.show(place);
        }, HOVER_MS);
      };
      element.onpointerleave = ({ pointerType }) => {
        clearTimeout(timer);
        if (pointerType === 'mouse') this.close();
      };
      element.onfocus = () => element.matches(':focus-visible') && this.show(place);
      element.onblur = () => this.close();
      element.onclick = () => {
        clearTimeout(timer);
        if (!this.beside) this.close();
      };
      return () => clearTimeout(timer);
    };
  }
}
