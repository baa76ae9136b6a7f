/** What stands in a territory beside troops, as paths around (0, 0). */
export const BUILDING_SIGNS = {
  capital: 'M0-1.3.35-.45 1.25-.4.55.15.8 1 0 .5-.8 1-.55.15-1.25-.4-.35-.45Z',
  city: 'M-.9.9V-.5H-.4V-1.1H.3V-.1H.9V.9Z',
  airfield: 'M0-1.2.25-.3 1.2.15V.5L.25.3.15.8.5 1.1H-.5L-.15.8-.25.3-1.2.5V.15L-.25-.3Z',
} as const;
