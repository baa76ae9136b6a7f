import type { Point } from '$lib/board/nearest';
import type { Way } from './steps';

const shift = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

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
          { transform: end, opacity: 1, easing: 'ease-out' },
        ];
      }
      if (!to) return keyframes('vanish', from, from, radius);
      if (start === end) return [{ transform: `${end} scale(1.14)` }, { transform: end }];
      return [
        { transform: start, easing: 'ease-in-out' },
        { transform: `${shift({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })} scale(1.14)`, easing: 'ease-out' },
        { transform: end },
      ];
    case 'grow':
      return [
        { transform: `${end} scale(0.2)`, opacity: 0, easing: 'ease-out' },
        { transform: `${end} scale(1.18)`, opacity: 1, offset: 0.7, easing: 'ease-in-out' },
        { transform: end },
      ];
    case 'vanish':
      return [
        { transform: start, opacity: 1, easing: 'ease-in' },
        { transform: `${start} scale(1.1)`, opacity: 1, offset: 0.3, easing: 'ease-in' },
        { transform: `${start} scale(0.3) rotate(20deg)`, opacity: 0 },
      ];
    case 'fall':
      return [
        { transform: start, opacity: 1, easing: 'ease-in' },
        { transform: end, opacity: 1, offset: 0.6, easing: 'ease-in' },
        { transform: `${end} scale(0.4)`, opacity: 0 },
      ];
    case 'fold':
      return [
        { transform: start, easing: 'ease-in' },
        { transform: `${start} scaleX(0)`, offset: 0.5 },
        { transform: `${start} scaleX(0)` },
      ];
    case 'unfold':
      return [
        { transform: `${end} scaleX(0)` },
        { transform: `${end} scaleX(0)`, offset: 0.5, easing: 'ease-out' },
        { transform: end },
      ];
    case 'rise':
      return [
        { transform: `${start} scale(0.7)`, opacity: 0, easing: 'ease-out' },
        { transform: `${start} translateY(${-radius * RISE * 0.6}px)`, opacity: 1, offset: 0.4 },
        { transform: `${start} translateY(${-radius * RISE}px)`, opacity: 0 },
      ];
  }
}
