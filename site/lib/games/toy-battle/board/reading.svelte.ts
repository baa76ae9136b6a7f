/** Opens what there is to read of a tile of a row, on a long press as well; and closes it at once. */
import type { Attachment } from 'svelte/attachments';
import { listen, Reader } from '$lib/board/reader.svelte';

const PRESS_MS = 500;
/** CSS pixels a finger may stray before a press becomes a drag or a scroll. */
const STEADY = 10;

export class Reading extends Reader<number> {
  override on(place: number): Attachment<HTMLElement | SVGElement> {
    const attach = super.on(place);
    return (element) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let from = { x: 0, y: 0 };
      let pressed = false;
      const release = () => clearTimeout(timer);
      const end = listen(element, {
        pointerdown: ({ pointerType, clientX, clientY }) => {
          this.close();
          release();
          pressed = false;
          if (pointerType === 'mouse') return;
          from = { x: clientX, y: clientY };
          timer = setTimeout(() => {
            pressed = true;
            this.show(place);
            addEventListener('pointerdown', () => this.close(), { once: true, capture: true });
          }, PRESS_MS);
        },
        pointermove: ({ clientX, clientY }) => Math.hypot(clientX - from.x, clientY - from.y) > STEADY && release(),
        pointerup: release,
        pointercancel: release,
        // The click that ends a long press picks nothing.
        click: (event) => {
          if (pressed) event.stopImmediatePropagation();
          pressed = false;
        },
        // What is on top goes first: only the next Escape takes a pick back.
        keydown: (event) => event.key === 'Escape' && this.close() && event.stopPropagation(),
      });
      const detach = attach(element);
      return () => {
        release();
        end();
        detach?.();
      };
    };
  }
}
