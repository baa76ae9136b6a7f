/** Stripes: a gradient that repeats, as style sheets and as drawings say it. */
import { plainColour } from '../standalone';
import type { Frame } from './frame';
import { newId, svg } from './svg';

/** A colour, where it begins and, if that is told, where it ends. */
const STOP = /((?:rgba?|color)\([^)]*\)) ([\d.]+)px(?: ([\d.]+)px)?/g;

/** What paints a box with the stripes of its background; none for any other background. */
export function hatch(image: string, frame: Frame): { paint: SVGElement; id: string }[] {
  const [, degrees, list] = /^repeating-linear-gradient\((?:([\d.]+)deg, )?(.*)\)$/.exec(image) ?? [];
  if (!list) return [];
  const stops = [...list.matchAll(STOP)].flatMap(([, colour, from, to]) =>
    [from, to].flatMap((at) => (at === undefined ? [] : [{ colour: plainColour(colour!), at: Number(at) }])),
  );
  const period = stops.at(-1)?.at;
  if (!period) return [];
  // The line of a gradient leads through the middle of the box; 0° is upwards.
  const angle = (Number(degrees ?? 180) * Math.PI) / 180;
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  const half = (Math.abs(frame.width * dx) + Math.abs(frame.height * dy)) / 2;
  const [x1, y1] = [frame.x + frame.width / 2 - half * dx, frame.y + frame.height / 2 - half * dy];
  const id = newId('hatch');
  const line = { x1, y1, x2: x1 + period * dx, y2: y1 + period * dy };
  const paint = svg(
    'linearGradient',
    { id, ...line, gradientUnits: 'userSpaceOnUse', spreadMethod: 'repeat' },
    ...stops.map(({ colour, at }) => svg('stop', { offset: at / period, 'stop-color': colour })),
  );
  return [{ paint, id }];
}
