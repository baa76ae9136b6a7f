/** When the whole of a small card is shown: while the mouse is on it, the keyboard, or a finger that stays. */

/** How long a finger stays, in milliseconds. */
const LONG = 450;

export class Peek {
  #pointed = $state(false);
  #focused = $state(false);
  #pressed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The press that just ended was a look, not a choice. */
  pressedLong = false;

  readonly open = $derived(this.#pointed || this.#focused || this.#pressed);

  enter = ({ pointerType }: PointerEvent): void => {
    this.#pointed = pointerType === 'mouse';
  };
  leave = (): void => {
    this.#pointed = false;
    this.release();
  };
  press = ({ pointerType }: PointerEvent): void => {
    this.pressedLong = false;
    if (pointerType === 'mouse') return;
    this.#timer = setTimeout(() => {
      this.pressedLong = true;
      this.#pressed = true;
    }, LONG);
  };
  release = (): void => {
    clearTimeout(this.#timer);
    this.#pressed = false;
  };
  /** @param visible whether the focus came by the keyboard */
  focus = (visible: boolean): void => {
    this.#focused = visible;
  };
  blur = (): void => {
    this.#focused = false;
  };
  close = (): void => {
    this.#pointed = false;
    this.#focused = false;
    this.release();
  };
}
