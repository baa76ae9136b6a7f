/** Drawings that need nothing but themselves, as text. */

export interface Drawing {
  text: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** Width of the picture, in pixels; its height follows from the drawing. */
const WIDTH = 1200;

/** The symbols a drawing uses from files or from elsewhere in the page, put into it. */
async function bringSymbols(drawing: SVGSVGElement): Promise<void> {
  const files = new Map<string, Document>();
  const brought = new Map<string, Element>();
  for (const use of drawing.querySelectorAll('use')) {
    const [file, id] = (use.getAttribute('href') ?? '').split('#');
    if (!id || (!file && drawing.querySelector(`#${CSS.escape(id)}`))) continue;
    if (file && !files.has(file)) {
      const text = await (await fetch(new URL(file, document.baseURI))).text();
      files.set(file, new DOMParser().parseFromString(text, 'image/svg+xml'));
    }
    const symbol = (file ? files.get(file)! : document).getElementById(id);
    if (!symbol) continue;
    brought.set(id, symbol);
    use.setAttribute('href', `#${id}`);
  }
  const defs = document.createElementNS(drawing.namespaceURI, 'defs');
  for (const symbol of brought.values()) defs.append(document.importNode(symbol, true));
  if (brought.size > 0) drawing.prepend(defs);
}

/**
 * @param drawing whose parts say all there is to their looks, but may use symbols from elsewhere
 * @throws if a symbol cannot be fetched
 */
export async function asText(drawing: SVGSVGElement, name: string | null): Promise<Drawing> {
  await bringSymbols(drawing);
  const { width, height } = drawing.viewBox.baseVal;
  const tall = Math.round((WIDTH * height) / width);
  drawing.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  drawing.setAttribute('width', String(WIDTH));
  drawing.setAttribute('height', String(tall));
  if (name) {
    const title = document.createElementNS(drawing.namespaceURI, 'title');
    title.textContent = name;
    drawing.prepend(title);
  }
  return { text: new XMLSerializer().serializeToString(drawing), width: WIDTH, height: tall };
}
