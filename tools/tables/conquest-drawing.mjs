// What the site draws of Conquest's map, made small: a page with a board loads all of it before anything can be seen.
import { readData } from './data.mjs';

const { borders, canvas, continents, territories } = readData('conquest', 'conquest-map.json');

const codes = Object.fromEntries(territories.map(({ id, abbr }) => [id, abbr]));
const continentOf = Object.fromEntries(continents.map(({ id, index }) => [id, index]));

/** The first point, then the step to each next one: neighbours are near, and small numbers take little room. */
const steps = (points) => points.flatMap(([x, y], i) => (i ? [x - points[i - 1][0], y - points[i - 1][1]] : [x, y]));

/** `AFG 0 1 657 182 632 154 40 -2`: code, continent, stars, where the name stands, outline as steps. */
const lands = territories.map(({ abbr, continent, stars, label, polygon }) =>
  [abbr, continentOf[continent], stars, ...label, ...steps(polygon)].join(' '),
);

/**
 * `AFG URA 652 162 0 -18`: the two sides, where the group of either stands; behind a comma, of a sea border, each line of
 * its lane as steps.
 */
const sides = borders.map(({ a, b, anchors, lane = [] }) =>
  [[codes[a], codes[b], ...steps([anchors.a, anchors.b])], ...lane.map(steps)].map((part) => part.join(' ')).join(','),
);

export const drawing = `${JSON.stringify({ width: canvas.width, height: canvas.height, lands, borders: sides }, null, 1)}\n`;
