/** Isometric view of the home page's table: table coordinates (see ground.ts) to the picture's. */
const ACROSS = 2.9;
const DOWN = 1.5;
const UP = 2.1;
const LEFT = 310;
const TOP = 70;

export function project(x: number, y: number, height = 0): [number, number] {
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(LEFT + (x - y) * ACROSS), round(TOP + (x + y) * DOWN - height * UP)];
}

export function polygon(corners: readonly (readonly [number, number])[], height = 0): string {
  return corners.map(([x, y]) => project(x, y, height).join(',')).join(' ');
}

type Point = readonly [number, number];
const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** A closed curve through the middles of the outline's sides, with its corners as handles: always smooth. */
export function rounded(outline: readonly Point[], height: number): string {
  const at = (point: Point) => project(point[0], point[1], height).join(' ');
  const side = (i: number) => between(outline[i % outline.length], outline[(i + 1) % outline.length], 0.5);
  const arcs = outline.map((_, i) => `Q${at(outline[(i + 1) % outline.length])} ${at(side(i + 1))}`);
  return `M${at(side(0))}${arcs.join('')}Z`;
}

/** An open curve of the same kind from the first point to the last. */
export function flowing(points: readonly Point[]): string {
  const at = (point: Point) => project(point[0], point[1]).join(' ');
  const inner = points.slice(1, -1).map((point, i, all) => {
    const end = i === all.length - 1 ? points[points.length - 1] : between(point, all[i + 1], 0.5);
    return `Q${at(point)} ${at(end)}`;
  });
  return `M${at(points[0])}${inner.join('')}`;
}

/** The outline of a hill's slice, drawn from its foot (0) towards its top (1). */
export function slice(foot: readonly Point[], top: Point, rise: number): Point[] {
  // The last terrace keeps some of its breadth: a hill of sand has no peak.
  return foot.map((corner) => between(corner, top, rise * 0.78));
}
