/** Pointer gestures on a pick: drag to another pick, or a long press. Plain clicks stay clicks. */
import type { Attachment } from 'svelte/attachments';
import type { Picker } from './picker.svelte';

/** Distance in CSS pixels before a press becomes a drag; a finger is less steady than a mouse. */
const MIN_DRAG = { mouse: 4, pen: 6, touch: 10 };
const LONG_PRESS_MS = 500;

/** Elements that can be dropped on carry their pick in this attribute. */
export const PICK_ATTRIBUTE = 'data-pick';

function pickAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest(`[${PICK_ATTRIBUTE}]`)?.getAttribute(PICK_ATTRIBUTE) ?? null;
}

interface Gestures {
  picker: Picker;
  pick: string;
  /** Whether this pick can be carried now (a tile of the rack, the source of a shove); asked when it is moved. */
  draggable(): boolean;
  longPress?: () => void;
}

/** Milliseconds within which the click of a lifted finger comes. */
const CLICK_MS = 300;

/** Swallows the click that browsers send after a drag or a long press. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), CLICK_MS);
}

export function gestures({ picker, pick, draggable, longPress }: Gestures): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let stop: (() => void) | null = null;

    const onPointerDown = (down: PointerEvent) => {
      if (down.button !== 0 || !down.isPrimary) return;
      stop?.();
      let dragging = false;
      const minimum = MIN_DRAG[down.pointerType as keyof typeof MIN_DRAG] ?? MIN_DRAG.mouse;
      const timer = setTimeout(() => {
        if (!longPress || dragging) return;
        longPress();
        window.addEventListener('pointerup', swallowClick, { once: true });
        end();
      }, LONG_PRESS_MS);

      const onMove = (event: PointerEvent) => {
        if (event.pointerId !== down.pointerId) return;
        if (!dragging && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) >= minimum) {
          clearTimeout(timer);
          if (!draggable() || !picker.lift(pick)) return end();
          dragging = true;
        }
        if (!dragging) return;
        event.preventDefault();
        const over = pickAt(event.clientX, event.clientY);
        picker.drag = { pick, x: event.clientX, y: event.clientY, over: over === pick ? null : over };
      };

      const onUp = (event: PointerEvent) => {
        if (event.pointerId !== down.pointerId) return;
        const target = dragging ? pickAt(event.clientX, event.clientY) : null;
        const wasDragging = dragging;
        end();
        if (!wasDragging) return;
        swallowClick();
        picker.drop(pick, target);
      };

      const onKey = (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !dragging) return;
        event.stopPropagation();
        picker.back();
        end();
      };

      function end() {
        clearTimeout(timer);
        dragging = false;
        picker.drag = null;
        window.removeEventListener('pointermove', onMove);
        window.removeEventListener('pointerup', onUp);
        window.removeEventListener('pointercancel', end);
        window.removeEventListener('keydown', onKey, { capture: true });
        stop = null;
      }

      stop = end;
      window.addEventListener('pointermove', onMove, { passive: false });
      window.addEventListener('pointerup', onUp);
      window.addEventListener('pointercancel', end);
      window.addEventListener('keydown', onKey, { capture: true });
    };

    const node = element as HTMLElement;
    node.addEventListener('pointerdown', onPointerDown);
    return () => {
      node.removeEventListener('pointerdown', onPointerDown);
      stop?.();
    };
  };
}
