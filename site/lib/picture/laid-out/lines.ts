/** Text as it is broken into lines on the page. */

const SOFT_HYPHEN = '\u00ad';

/** What is written in a line, and where. */
export interface Line {
  text: string;
  left: number;
  right: number;
  top: number;
  height: number;
}

/** The letters of a text by lines; blanks at an end and signs that are not shown belong to the line before them. */
function broken(text: Text): Line[] {
  const lines: Line[] = [];
  const range = document.createRange();
  let at = 0;
  for (const letter of text.data) {
    range.setStart(text, at);
    range.setEnd(text, (at += letter.length));
    const box = range.getClientRects()[0];
    const line = lines.at(-1);
    if (letter.trim() === '' || !box || box.width === 0) {
      if (line) line.text += letter;
    } else if (line && Math.abs(box.top - line.top) < box.height / 2) {
      line.text += letter;
      line.right = box.right;
    } else {
      const { left, right, top, height } = box;
      lines.push({ text: letter, left, right, top, height });
    }
  }
  return lines;
}

/** A hyphen is written only where a word is divided at the end of a line. */
function shown(text: string, isLast: boolean): string {
  const trimmed = text.trim();
  const isDivided = trimmed.endsWith(SOFT_HYPHEN) && !isLast;
  return trimmed.replaceAll(SOFT_HYPHEN, '').replace(/\s+/g, ' ') + (isDivided ? '-' : '');
}

export const linesOf = (text: Text): Line[] =>
  broken(text).map((line, i, { length }) => ({ ...line, text: shown(line.text, i === length - 1) }));
