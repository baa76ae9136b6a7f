import type { Point } from '$lib/board/nearest';
import type { Way } from './steps';

const shift = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

const midway = (a: Point | null, b: Point | null): Point => ({
  x: ((a ?? b)!.x + (b ?? a)!.x) / 2,
  y: ((a ?? b)!.y + (b ?? a)!.y) / 2,
});

/** How far what rises comes, in radii of a place. */
const RISE = 1.5;

/**
 * The way of something from one point of the drawing to another.
 *
 * @param from null where it is not on screen: it then comes down onto its place
 * @param to null where it is not: it then goes where it stands
 * @param radius of a place
 */
export function keyframes(way: Way, from: Point | null, to: Point | null, radius: number): Keyframe[] {
  const start = shift((from ?? to)!);
  const end = shift((to ?? from)!);
  switch (way) {
    case 'fly':
      if (!from) {
        return [
          { transform: `${end} translateY(${-radius}px) scale(1.3)`, opacity: 0 },
          { transform: end, opacity: 1 },
        ];
      }
      if (!to) return keyframes('vanish', from, from, radius);
      if (start === end) return [{ transform: `${end} scale(1.14)` }, { transform: end }];
      return [{ transform: start }, { transform: `${shift(midway(from, to))} scale(1.14)` }, { transform: end }];
    case 'grow':
      return [
        { transform: `${end} scale(0.2)`, opacity: 0 },
        { transform: `${end} scale(1.18)`, opacity: 1, offset: 0.7 },
        { transform: end },
      ];
    case 'vanish':
      return [
        { transform: start, opacity: 1 },
        { transform: `${start} scale(1.1)`, opacity: 1, offset: 0.3 },
        { transform: `${start} scale(0.3) rotate(20deg)`, opacity: 0 },
      ];
    case 'fall':
      return [
        { transform: start, opacity: 1 },
        { transform: `${shift(midway(from, to))} scale(0.9)`, opacity: 0.9, offset: 0.6 },
        { transform: `${end} scale(0.3)`, opacity: 0 },
      ];
    case 'fold':
      return [
        { transform: start },
        { transform: `${start} scaleX(0)`, offset: 0.5 },
        { transform: `${start} scaleX(0)` },
      ];
    case 'unfold':
      return [{ transform: `${end} scaleX(0)` }, { transform: `${end} scaleX(0)`, offset: 0.5 }, { transform: end }];
    case 'rise':
      return [
        { transform: `${start} scale(0.7)`, opacity: 0 },
        { transform: `${start} translateY(${-radius * RISE * 0.6}px)`, opacity: 1, offset: 0.4 },
        { transform: `${start} translateY(${-radius * RISE}px)`, opacity: 0 },
      ];
  }
}
