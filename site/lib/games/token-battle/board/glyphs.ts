/** The signs of skills and token types, drawn by us in a box from -5 to 5: strokes, filled shapes or a few letters. */
import type { Skill } from '$workers/games/token-battle/cards';
import { other, type Side, type TokenType } from '$workers/games/token-battle/state';
import { OUTLINE } from './shapes';

export interface Glyph {
  /** Drawn as a line. */
  line?: string;
  /** Filled. */
  solid?: string;
  text?: string;
}

const TURN = 'M3.9 -1.6A4.2 4.2 0 1 0 4.2 0.6M4.3 -4.3V-1.4H1.4';
const STAR = 'M0 -4.6L1.2 -1.2L4.6 0L1.2 1.2L0 4.6L-1.2 1.2L-4.6 0L-1.2 -1.2Z';
const RAYS = Array.from({ length: 8 }, (_, i) => {
  const angle = (i * Math.PI) / 4;
  const at = (radius: number) => `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  return `M${at(3.1)}L${at(4.7)}`;
}).join('');
const HEART = 'M0 3.2C-2.6 1.2 -3 0 -3 -0.8A1.55 1.55 0 0 1 0 -1.4A1.55 1.55 0 0 1 3 -0.8C3 0 2.6 1.2 0 3.2Z';
const PLUS = 'M-2 0H2M0 -2V2';
const CIRCLE = 'M-4.6 0A4.6 4.6 0 1 1 4.6 0A4.6 4.6 0 1 1 -4.6 0Z';
const DOT = 'M-2 0A2 2 0 1 1 2 0A2 2 0 1 1 -2 0Z';

const TYPES: Record<TokenType, Glyph> = {
  plain: {},
  phoenix: {
    solid:
      'M0.4 -4.8C2.2 -2.2 4 -0.6 4 1.6A4 4 0 0 1 -4 1.6C-4 0 -2.6 -0.8 -2.2 -2.4C-1.2 -1.8 -0.6 -1 -0.6 0C0.6 -1.2 0.8 -3 0.4 -4.8Z',
  },
  auraFriends: { line: CIRCLE, solid: HEART },
  auraAll: { line: RAYS, solid: DOT },
  auraEnemies: { line: `${CIRCLE}M-1.9 -1.9L1.9 1.9M-1.9 1.9L1.9 -1.9` },
  shooterH: { line: 'M-4.5 0H4.5M-2.4 -2.2L-4.6 0L-2.4 2.2M2.4 -2.2L4.6 0L2.4 2.2' },
  shooterV: { line: 'M0 -4.5V4.5M-2.2 -2.4L0 -4.6L2.2 -2.4M-2.2 2.4L0 4.6L2.2 2.4' },
  golden: { solid: STAR },
};

const SKILLS: Record<Skill, Glyph> = {
  none: {},
  reduce: { text: '−1' },
  push: { line: 'M-4 -3.4V3.4M-1.8 0H4.4M2 -2.4L4.4 0L2 2.4' },
  mirror: { line: 'M0 -4.6V-2.6M0 -1V1M0 2.6V4.6', solid: 'M-1.6 0L-4.8 -2.7V2.7ZM1.6 0L4.8 -2.7V2.7Z' },
  spawnFriend: { line: PLUS },
  spawnEnemy: { line: PLUS },
  extraTurnIfCovered: { line: TURN, solid: 'M-1.7 -1.7H1.7V1.7H-1.7Z' },
  opponentExtraTurn: { line: TURN },
  reduceByFriends: { text: '−n' },
  swapWithLast: { line: 'M-4.2 -1.8H4M1.8 -4L4.2 -1.8L1.8 0.4M4.2 2.2H-4M-1.8 0L-4.2 2.2L-1.8 4.4' },
  gild: { solid: STAR, line: 'M3.4 -4.6V-2.2M2.2 -3.4H4.6' },
  boostNext: { text: '+1' },
};

export const typeGlyph = (type: TokenType): Glyph => TYPES[type];

/** Skills that concern one side show its shape: of the card's owner, or of the enemy. */
export function skillGlyph(skill: Skill, owner: Side): { glyph: Glyph; outline: string | null; small: boolean } {
  const glyph = SKILLS[skill];
  if (skill === 'spawnFriend') return { glyph, outline: OUTLINE[owner], small: false };
  if (skill === 'spawnEnemy') return { glyph, outline: OUTLINE[other(owner)], small: false };
  if (skill === 'opponentExtraTurn') return { glyph, outline: OUTLINE[other(owner)], small: true };
  return { glyph, outline: null, small: false };
}
