/** Texts of the page as texts of a drawing, a line each. */
import { plainColour } from '../standalone';
import { isClear } from './box';
import { px } from './frame';
import { linesOf, type Line } from './lines';
import { svg } from './svg';

const ELLIPSIS = '…';

const pen = document.createElement('canvas').getContext('2d')!;
const widthOf = (text: string): number => pen.measureText(text).width;

/** A line as it ends where there is no room for the rest. */
function shortened({ text, ...line }: Line, end: number): Line {
  const letters = [...text];
  const ended = () => letters.join('').trimEnd() + ELLIPSIS;
  while (letters.length > 0 && line.left + widthOf(ended()) > end) letters.pop();
  return { ...line, text: ended(), right: line.left + widthOf(ended()) };
}

/** What is seen of lines in a box that may hide some. */
function seenOf(lines: Line[], { bottom, right }: DOMRect, { overflow, textOverflow }: CSSStyleDeclaration): Line[] {
  if (overflow === 'visible') return lines;
  const seen = lines.filter(({ top, height }) => top + height / 2 < bottom);
  const isCut = (line: Line) =>
    (line === seen.at(-1) && seen.length < lines.length) || (textOverflow === 'ellipsis' && line.right > right + 0.5);
  return seen.map((line) => (isCut(line) ? shortened(line, right) : line));
}

/**
 * @param around the element it stands in
 * @param family of letters that is said around all texts
 */
export function textShapes(text: Text, around: Element, origin: DOMRect, family: string): SVGElement[] {
  const style = getComputedStyle(around);
  const { fontFamily, fontSize, fontStyle, fontWeight } = style;
  const fill = plainColour(style.color);
  if (text.data.trim() === '' || px(fontSize) === 0 || isClear(fill)) return [];
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = pen.measureText(ELLIPSIS);
  return seenOf(linesOf(text), around.getBoundingClientRect(), style).map(
    ({ text: words, left, right, top, height }) => {
      const attributes = {
        x: left - origin.x,
        y: top - origin.y + (height + ascent - descent) / 2,
        fill,
        'font-size': fontSize,
        'font-weight': fontWeight === '400' ? undefined : fontWeight,
        'font-style': fontStyle === 'normal' ? undefined : fontStyle,
        'font-family': fontFamily === family ? undefined : fontFamily,
        // It keeps to its box where the letters are others.
        textLength: right - left,
        lengthAdjust: 'spacingAndGlyphs',
      };
      return svg('text', attributes, document.createTextNode(words));
    },
  );
}
