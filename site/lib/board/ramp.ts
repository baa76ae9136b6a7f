/**
 * The colours of values, from dark blue over green to yellow: Viridis, which grows lighter all the way and tells its steps
 * apart for the colour-blind too. Every fifth of its 256 steps stands here, six digits each; those between lie on straight
 * lines.
 */
const EVERY_FIFTH =
  '44015446085c471063481769481d6f482475472a7a46307e453781433d844142873f48893d4e8a' +
  '3a538b38598c355e8d33638d31688e2e6d8e2c718e2a768e297b8e27808e25848e23898e218e8d' +
  '20928c1f978b1e9c891fa18821a58524aa8328ae802eb37c35b7793dbc7446c06f50c46a5ac864' +
  '65cb5e70cf577cd25089d54895d840a2da37b0dd2fbddf26cae11fd8e219e5e419f1e51dfde725';

const APART = 5;
const DIGITS = 6;

/** The number of steps, from 0 for the least to 255 for the most. */
export const STEPS = (EVERY_FIFTH.length / DIGITS - 1) * APART + 1;

/** Red, green or blue of a colour that stands here, 0..255. */
function channel(colour: number, which: number): number {
  const at = colour * DIGITS + 2 * which;
  return parseInt(EVERY_FIFTH.slice(at, at + 2), 16);
}

/** The colour `#rrggbb` of a step, a whole number from 0 to `STEPS - 1`. */
export function rampColour(step: number): string {
  const from = Math.min(Math.floor(step / APART), (STEPS - 1) / APART - 1);
  const way = step / APART - from;
  const mixed = [0, 1, 2].map((which) => {
    const value = channel(from, which) * (1 - way) + channel(from + 1, which) * way;
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
