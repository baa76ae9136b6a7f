import { item, nodeOf, type Table } from './table';

/** Divisions as text, of a seat. */
interface Group {
  seat: string;
  text: string;
}

/** How many there are of a kind: `AAAD12I`. */
const count = (text: string, kind: string): number =>
  [...text.matchAll(new RegExp(`(\\d*)${kind}`, 'g'))].reduce((sum, [, digits]) => sum + Number(digits || 1), 0);

/** Every group of divisions that a line writes down, those named from a rear in the middle of a battle included. */
function groupsOf(table: Table): Group[] {
  const items = table.line.split(' ').filter((text) => /^[A-Z]{3}/.test(text));
  const standing = items.flatMap((text) => {
    const [, seat, troops] = /=([RBGYP]):(\S+)$/.exec(text) ?? [];
    if (!seat || !troops) return [];
    const parts = troops.split(/[/+]/).map((part) => part.replace(/^.*:/, ''));
    return parts.map((part) => ({ seat, text: part }));
  });
  return [...standing, ...namedIn(table)];
}

/** Groups named from a rear: of a strike by who is on turn, of a raid by the owner of the land. */
function namedIn(table: Table): Group[] {
  const found = /:(strike|raid-rear),([^,]+),(?:[^,]+~?[^,]*,)??([ADI]+|-),([ADI]+|-)(?:,|$)/.exec(nodeOf(table));
  if (!found) return [];
  const [, kind, first, own, foe] = found as unknown as [string, string, string, string, string];
  const owner = kind === 'strike' ? '' : (/=([RBGYP]):/.exec(item(table, first.slice(4)) ?? '')?.[1] ?? '');
  return [
    { seat: table.player, text: own },
    { seat: owner, text: foe },
  ];
}

/** Pieces by seat and sort: `RI` infantry of R, `RA` armour of R, whole or damaged. */
export function piecesOf(table: Table): Record<string, number> {
  const pieces: Record<string, number> = {};
  for (const { seat, text } of groupsOf(table)) {
    pieces[`${seat}I`] = (pieces[`${seat}I`] ?? 0) + count(text, 'I');
    pieces[`${seat}A`] = (pieces[`${seat}A`] ?? 0) + count(text, 'A') + count(text, 'D');
  }
  return pieces;
}

/** Hits left on the board: infantry 1, whole armour 2, damaged 1. */
export const hitsOf = (table: Table): number =>
  groupsOf(table).reduce((sum, { text }) => sum + count(text, 'I') + 2 * count(text, 'A') + count(text, 'D'), 0);
