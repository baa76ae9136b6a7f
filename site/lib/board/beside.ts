/** Where numbers stand beside what they are about, so that both the numbers and the names on the board can be read. */
import type { Point } from './nearest';
import type { Places } from './places';

/** Units of the drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A number that looks for its place. */
export interface Wanted {
  /** What it is about. */
  at: Point;
  /** Of its plate; what stands on the upper edge is part of it. */
  width: number;
  height: number;
}

interface Taken {
  /** All that is to be read. */
  texts: readonly Box[];
  /** What stands on the board, and its radius. */
  signs: readonly Point[];
  radius: number;
  frame: Box;
}

/** How bad it is to cover a unit of area. */
const TEXT = 6;
const SIGN = 3;
const NUMBER = 9;
const BEYOND = 50;
/** How bad it is to stand a unit further off: a number belongs to what it is about. */
const AWAY = 1.2;
/** So far a plate lies over the rim of the sign it is about. */
const OVER = 0.5;

/** In steps of a circle: beside it first. */
const WAYS = [0, 8, 1, 15, 7, 9, 2, 14, 6, 10, 3, 13, 5, 11, 4, 12].map((step) => (step * Math.PI) / 8);
const FURTHER = [0, 0.7, 1.4];

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const around = ({ x, y }: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** How far the middle of a plate is from the middle of a sign that it touches, in this direction (radians; 0 is left). */
function distance(angle: number, { width, height }: Wanted, radius: number): number {
  const [dx, dy] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const edge = Math.min(dx > 0.01 ? width / 2 / dx : Infinity, dy > 0.01 ? height / 2 / dy : Infinity);
  return radius - OVER + edge;
}

/** For each number the middle of its plate, seen from what it is about. Those that come first choose first. */
export function besides(wanted: readonly Wanted[], { texts, signs, radius, frame }: Taken): Point[] {
  const numbers: Box[] = [];
  // The square of the same area as the circle, nearly.
  const signBoxes = signs.map((sign) => around(sign, 1.8 * radius, 1.8 * radius));
  return wanted.map((one) => {
    const { at, width, height } = one;
    const cost = (box: Box, further: number, rank: number): number =>
      texts.reduce((sum, text) => sum + TEXT * shared(box, text), 0) +
      signBoxes.reduce((sum, sign) => sum + SIGN * shared(box, sign), 0) +
      numbers.reduce((sum, number) => sum + NUMBER * shared(box, number), 0) +
      BEYOND * (width * height - shared(box, frame)) +
      AWAY * further +
      0.02 * rank;
    let best = { cost: Infinity, point: { x: 0, y: 0 }, box: around(at, width, height) };
    WAYS.forEach((angle, rank) => {
      for (const further of FURTHER) {
        const away = distance(angle, one, radius) + further;
        const point = { x: -Math.cos(angle) * away, y: Math.sin(angle) * away };
        const box = around({ x: at.x + point.x, y: at.y + point.y }, width, height);
        const bad = cost(box, further, rank);
        if (bad < best.cost) best = { cost: bad, point, box };
      }
    });
    numbers.push(best.box);
    return best.point;
  });
}

/** Letters fill so much of the height of their line. */
const LETTERS = 0.7;

/** All lines of text that a drawing shows, but for those of one part of it. */
function textsIn(svg: SVGSVGElement, part: Element): Box[] {
  const matrix = svg.getScreenCTM()?.inverse();
  if (!matrix) return [];
  const lines = [...svg.querySelectorAll('text, tspan')].filter(
    (line) => line.querySelector('tspan') === null && !part.contains(line),
  );
  return lines.flatMap((line) => {
    const { x, y, width, height } = line.getBoundingClientRect();
    if (width === 0) return [];
    const [from, to] = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map((at) =>
      at.matrixTransform(matrix),
    );
    const high = (to!.y - from!.y) * LETTERS;
    return [{ x: from!.x, y: (from!.y + to!.y - high) / 2, width: to!.x - from!.x, height: high }];
  });
}

/** Room of the rim around a plate, and of a sign on its upper edge, which counts below as well. */
const RIM = 0.9;
const EDGE = 2.8;

/**
 * Finds places for the numbers of a layer that stand beside a sign, and finds them anew whenever the drawing has another size:
 * only what is drawn tells how long the names are, which depends on language, font and window.
 *
 * @param layer the part of the drawing that holds the numbers; as large as its `--value-scale` says
 * @returns ends it
 */
export function keepBeside(layer: SVGGElement, { at, radius, occupied }: Places): () => void {
  const svg = layer.ownerSVGElement!;
  const plates = [...layer.querySelectorAll<SVGGElement>('.beside')].map((group) => {
    const moved = group.parentElement as unknown as SVGGElement;
    const { e: x, f: y } = (moved.parentElement as unknown as SVGGElement).transform.baseVal[0]!.matrix;
    const { width, height } = group.querySelector('rect')!;
    return {
      moved,
      at: { x, y },
      width: width.baseVal.value,
      height: height.baseVal.value,
      edge: group.querySelector('.plate') ? EDGE : 0,
    };
  });
  if (plates.length === 0) return () => {};
  const settle = () => {
    const scale = Number(getComputedStyle(layer).getPropertyValue('--value-scale')) || 1;
    const wanted = plates.map(({ at, width, height, edge }) => ({
      at,
      width: (width + RIM) * scale,
      height: (height + RIM + edge) * scale,
    }));
    const { x, y, width, height } = svg.viewBox.baseVal;
    const signs = Object.keys(at).flatMap((id) => (occupied(id) ? [at[id]!] : []));
    const points = besides(wanted, { texts: textsIn(svg, layer), signs, radius, frame: { x, y, width, height } });
    points.forEach((point, i) => {
      const { moved, width } = plates[i]!;
      // A plate is made smaller around its right end.
      const aside = point.x - (width / 2) * (1 - scale);
      moved.style.transform = `translate(${aside}px, ${point.y}px)`;
    });
  };
  // It calls at once, too.
  const resized = new ResizeObserver(settle);
  resized.observe(svg);
  return () => resized.disconnect();
}
