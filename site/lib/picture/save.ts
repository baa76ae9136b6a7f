/** Boards as files and as text. Fetched when somebody asks for one. */
import type { Drawing } from './drawing';
import { standalone } from './standalone';
import { tableText, zoneText } from './table-text';

const SVG = 'image/svg+xml';

/** @throws if the browser cannot draw it */
async function png({ text, width, height }: Drawing): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([text], { type: SVG }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (!blob) throw new Error('no picture');
    return blob;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Browsers may begin to read after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The board of the page: drawn, or a table that is laid out. */
export const boardOnPage = (): Element | null =>
  document.querySelector('main :is(svg[role=application], [data-board])');

/** The hand that lies open before a table that is laid out. */
const handsOnPage = (): Element[] => [...document.querySelectorAll('main .own [data-hand]')];

async function drawn(board: Element): Promise<Drawing> {
  if (board instanceof SVGSVGElement) return standalone(board);
  const { laidOut } = await import('./laid-out/laid-out');
  return laidOut(board as HTMLElement, handsOnPage(), nameOf(board));
}

/**
 * @param name of the file, without what its end tells
 * @throws if the board cannot be drawn
 */
export async function savePicture(board: Element, kind: 'svg' | 'png', name: string): Promise<void> {
  const drawing = await drawn(board);
  const blob = kind === 'svg' ? new Blob([drawing.text], { type: SVG }) : await png(drawing);
  download(blob, `${name}.${kind}`);
}

/** The table that is laid out has its name on what it is made of. */
const nameOf = (board: Element): string | null =>
  board.getAttribute('aria-label') ?? board.querySelector('[aria-label]')?.getAttribute('aria-label') ?? null;

/** One line for each place on which something stands. */
const placesText = (board: Element): (string | null)[] =>
  [...board.querySelectorAll('.place.held')].map((place) => place.getAttribute('aria-label'));

/** A board in words: its name, its notation if it is told, and what stands where. */
export function boardText(board: Element, notation: string | null): string {
  const lines =
    board instanceof SVGSVGElement ? placesText(board) : [...tableText(board), ...handsOnPage().map(zoneText)];
  return [nameOf(board), notation, ...lines].filter(Boolean).join('\n');
}
