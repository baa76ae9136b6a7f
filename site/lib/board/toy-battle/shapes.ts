/** The outlines of the two sides: Blue is rounded, Red is a hexagon. Drawn in a box from -5 to 5. */
import type { Side } from '$workers/games/toy-battle/state';

const hexagon = (radius: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3 - Math.PI / 2;
    return `${i ? 'L' : 'M'}${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`;
  }).join('') + 'Z';

const rounded = (half: number, corner: number): string => {
  const straight = half - corner;
  return (
    `M${-straight} ${-half}H${straight}A${corner} ${corner} 0 0 1 ${half} ${-straight}V${straight}` +
    `A${corner} ${corner} 0 0 1 ${straight} ${half}H${-straight}A${corner} ${corner} 0 0 1 ${-half} ${straight}` +
    `V${-straight}A${corner} ${corner} 0 0 1 ${-straight} ${-half}Z`
  );
};

export const OUTLINE: Record<Side, string> = { blue: rounded(4.6, 2.3), red: hexagon(5.3) };
export const INLAY: Record<Side, string> = { blue: rounded(3.95, 1.7), red: hexagon(4.5) };
