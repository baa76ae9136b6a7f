/** Arrows and circles written into a comment, as chess records do: `[%csl G5][%cal R3>7,Y7>8]`. */
import { BRUSHES, type Arrow, type Brush } from '$lib/board/arrows';

const LETTERS: Readonly<Record<Brush, string>> = { green: 'G', red: 'R', blue: 'B', yellow: 'Y' };
// One space belongs to the command: words keep theirs, or nobody could type a space before a drawing. No bracket opens
// inside, or many that never close would each be read to the end.
const COMMAND = / ?\[%(csl|cal) ([^\][]*)\]/g;
const DRAWING = /^([GRBY])(\w+)(?:>(\w+))?$/;
/** Drawings of a comment that are shown: more than anybody can tell apart on one board. */
const MOST_DRAWINGS = 256;

export interface Marked {
  text: string;
  arrows: Arrow[];
}

/** A comment taken apart. Drawings nobody can read are dropped, and all but one of those that are alike. */
export function readMarkup(comment: string): Marked {
  const arrows = new Map<string, Arrow>();
  const text = comment.replace(COMMAND, (_, kind: string, list: string) => {
    for (const item of list.split(',')) {
      const [, letter, from, to = kind === 'csl' ? from : undefined] = DRAWING.exec(item.trim()) ?? [];
      const brush = BRUSHES.find((name) => LETTERS[name] === letter);
      if (brush && from && to && arrows.size < MOST_DRAWINGS) arrows.set(`${letter}${from}>${to}`, { from, to, brush });
    }
    return '';
  });
  return { text, arrows: [...arrows.values()] };
}

export function writeMarkup({ text, arrows }: Marked): string {
  const list = (of: readonly Arrow[]) =>
    of.map(({ from, to, brush }) => LETTERS[brush] + (from === to ? to : `${from}>${to}`)).join(',');
  const circles = list(arrows.filter(({ from, to }) => from === to));
  const lines = list(arrows.filter(({ from, to }) => from !== null && from !== to));
  return [text, (circles && `[%csl ${circles}]`) + (lines && `[%cal ${lines}]`)].filter(Boolean).join(' ');
}

/** What a comment says in words. */
export const wordsIn = (comment: string): string => readMarkup(comment).text;
