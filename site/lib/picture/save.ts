/** Boards as files and as text. Fetched when somebody asks for one. */
import { standalone, type Drawing } from './standalone';

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

/**
 * @param name of the file, without what its end tells
 * @throws if the board cannot be drawn
 */
export async function savePicture(board: SVGSVGElement, kind: 'svg' | 'png', name: string): Promise<void> {
  const drawing = await standalone(board);
  const blob = kind === 'svg' ? new Blob([drawing.text], { type: SVG }) : await png(drawing);
  download(blob, `${name}.${kind}`);
}

/** A board in words, one line for each place on which something stands, after its name and, if it is told, its notation. */
export function boardText(board: SVGSVGElement, notation: string | null): string {
  const places = [...board.querySelectorAll('.place.held')].map((place) => place.getAttribute('aria-label') ?? '');
  return [board.getAttribute('aria-label'), notation, ...places].filter(Boolean).join('\n');
}
