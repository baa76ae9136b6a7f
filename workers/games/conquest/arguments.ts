/** Arguments of actions and nodes as text: territories, places, forces, players, numbers. */
import { malformed } from '../../reading/problems';
import { compositionOf, COMPOSITIONS, divisionsText, KINDS, parseDivisions } from './divisions';
import { CODES, COLOURS, forceText, invaderText, landOf, placeOf, PLACES, placeText } from './map';

/** What stands in the first and second byte of an action; the others stand in its count. */
export const NAMED = ['land', 'place', 'force', 'invader', 'player', 'continent', 'mission', 'row'] as const;
export type Argument = (typeof NAMED)[number] | 'kind' | 'count' | 'group';

const INDICES: Partial<Record<Argument, number>> = { continent: 6, mission: 12, row: 8 };
const MOST_COUNT = 255;

export function argumentText(argument: Argument, value: number): string {
  switch (argument) {
    case 'land':
      return CODES[value] ?? '?';
    case 'place':
      return PLACES[value] ? placeText(value) : '?';
    case 'force':
      return PLACES[value] ? forceText(value) : '?';
    case 'invader':
      return PLACES[value] ? invaderText(value) : '?';
    case 'player':
      return COLOURS[value] ?? '?';
    case 'kind':
      return KINDS[value] ?? '?';
    case 'group':
      return COMPOSITIONS[value] ? divisionsText(COMPOSITIONS[value]) : '?';
    default:
      return String(value);
  }
}

/** Reads one argument; `column` is where its text begins. Throws Malformed. */
export function parseArgument(argument: Argument, text: string, column: number): number {
  switch (argument) {
    case 'land':
      return landOf(text) ?? malformed(column, text, 'unknown-territory');
    case 'place':
      return placeIn(text, '/', column);
    case 'force':
      return forceIn(text, column);
    case 'invader':
      return text.includes('~') ? forceIn(text, column) : overLand(text, column);
    case 'player':
      return text.length === 1 && COLOURS.includes(text)
        ? COLOURS.indexOf(text)
        : malformed(column, text, 'bad-player');
    case 'kind':
      return KINDS.find((kind) => kind === text)
        ? KINDS.indexOf(text as 'I')
        : malformed(column, text, 'bad-divisions');
    case 'group':
      return groupIn(text, column);
    default:
      return numberIn(text, INDICES[argument] ?? MOST_COUNT + 1, column);
  }
}

function placeIn(text: string, sign: string, column: number): number {
  const [at, facing, more] = text.split(sign);
  const lands = [at, facing].map((code) => landOf(code ?? '') ?? malformed(column, text, 'unknown-territory'));
  if (more !== undefined) malformed(column, text, 'unknown-territory');
  const [from, to] = lands.map((t) => CODES[t]);
  return placeOf(`${from}/${to}`) ?? malformed(column, text, 'no-border', 'CQ-BOARD-2');
}

function forceIn(text: string, column: number): number {
  const place = placeIn(text, '~', column);
  return PLACES[place]!.sea ? place : malformed(column, text, 'no-sea-border', 'CQ-SEA-3');
}

function overLand(text: string, column: number): number {
  const place = placeIn(text, '/', column);
  return PLACES[place]!.sea ? malformed(column, text, 'no-land-border', 'CQ-INV-2') : place;
}

function groupIn(text: string, column: number): number {
  const divisions = parseDivisions(text);
  if (!divisions) return malformed(column, text, 'bad-divisions');
  const group = compositionOf(divisions);
  return group < 0 ? malformed(column, text, 'bad-divisions', 'CQ-FRONT-2') : group;
}

function numberIn(text: string, behind: number, column: number): number {
  const value = /^(?:0|[1-9]\d{0,2})$/.test(text) ? Number(text) : behind;
  return value < behind ? value : malformed(column, text, 'bad-number');
}
