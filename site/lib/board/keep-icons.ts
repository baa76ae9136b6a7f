import { resolve } from '$app/paths';
import { icons } from './icons';

/** Names of icons are no names of places in the page. */
const PREFIX = 'icon-';

let kept: Promise<void> | null = null;

/**
 * Takes the shapes of all icons into the page, for whatever is drawn from then on. A browser may ask for their file anew with every drawing that is added, and
 * draws nothing until it is there: what flies would be blank on its way. Without the file all stays as it was.
 */
export function keepIcons(): Promise<void> {
  kept ??= keep().catch(() => void (kept = null));
  return kept;
}

async function keep(): Promise<void> {
  const response = await fetch(resolve('/board-icons.svg' as '/'));
  if (!response.ok) throw new Error(`icons: status ${response.status}`);
  const { documentElement } = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  for (const shape of documentElement.querySelectorAll('[id]')) shape.id = PREFIX + shape.id;
  documentElement.style.display = 'none';
  document.body.append(document.importNode(documentElement, true));
  icons.at = (name) => `#${PREFIX}${name}`;
}
