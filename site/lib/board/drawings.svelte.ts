/** The visitor's own arrows and circles: right-drag and right-click, apart from anything a machine draws. */
import type { Attachment } from 'svelte/attachments';
import { brushOf, toggled, type Arrow } from './arrows';
import type { Point } from './nearest';
import { PICK_ATTRIBUTE } from './drag';
import type { Places } from './places';

/** Where drawings are kept, if they shall outlive the board. */
export interface DrawingStore {
  arrows: readonly Arrow[];
}

export class Drawings {
  #own = $state.raw<readonly Arrow[]>([]);

  constructor(private readonly store?: DrawingStore) {}

  get arrows(): readonly Arrow[] {
    return this.store ? this.store.arrows : this.#own;
  }

  set arrows(arrows: readonly Arrow[]) {
    if (this.store) this.store.arrows = arrows;
    else this.#own = arrows;
  }

  /** The one being drawn. */
  draft = $state.raw<Arrow | null>(null);

  readonly all = $derived.by(() => (this.draft ? [...this.arrows, this.draft] : this.arrows));

  toggle(arrow: Arrow): void {
    this.arrows = toggled(this.arrows, arrow);
  }

  clear(): void {
    if (this.arrows.length > 0) this.arrows = [];
    this.draft = null;
  }

  /** Lets the visitor draw on an SVG whose user units are those of `places`; a left click beside the places clears. */
  on(places: () => Places): Attachment<SVGSVGElement> {
    return drawOn(this, places);
  }
}

/** How far from a place, in radii, a pointer still means it. */
const SNAP = 2;

function placeAt(places: Places, point: Point): string | null {
  let best: string | null = null;
  let bestDistance = places.radius * SNAP;
  for (const [id, at] of Object.entries(places.at)) {
    const distance = Math.hypot(at.x - point.x, at.y - point.y);
    if (distance < bestDistance) {
      best = id;
      bestDistance = distance;
    }
  }
  return best;
}

function drawOn(drawings: Drawings, places: () => Places): Attachment<SVGSVGElement> {
  return (svg) => {
    let from: string | null = null;

    const under = (event: PointerEvent): string | null => {
      const matrix = svg.getScreenCTM();
      if (!matrix) return null;
      return placeAt(places(), new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()));
    };
    const arrow = (event: PointerEvent): Arrow | null => {
      const to = under(event);
      return from && to ? { from, to, brush: brushOf(event) } : null;
    };
    const onDown = (event: PointerEvent) => {
      if (event.button === 2) {
        from = under(event);
        drawings.draft = arrow(event);
        svg.setPointerCapture(event.pointerId);
      } else if (event.button === 0 && !(event.target as Element).closest(`[${PICK_ATTRIBUTE}]`)) drawings.clear();
    };
    const onMove = (event: PointerEvent) => {
      if (from) drawings.draft = arrow(event);
    };
    const onUp = (event: PointerEvent) => {
      const drawn = from && arrow(event);
      from = null;
      drawings.draft = null;
      if (drawn) drawings.toggle(drawn);
    };
    const onMenu = (event: Event) => {
      // On touch the menu event is a long press, which belongs to the board.
      event.preventDefault();
    };

    svg.addEventListener('pointerdown', onDown);
    svg.addEventListener('pointermove', onMove);
    svg.addEventListener('pointerup', onUp);
    svg.addEventListener('contextmenu', onMenu);
    return () => {
      svg.removeEventListener('pointerdown', onDown);
      svg.removeEventListener('pointermove', onMove);
      svg.removeEventListener('pointerup', onUp);
      svg.removeEventListener('contextmenu', onMenu);
    };
  };
}
