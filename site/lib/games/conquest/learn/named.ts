/** Territories that a sentence names, in the language of the page. */
import { LANDS } from '$lib/games/conquest/board/layout';
import { landName } from '$lib/games/conquest/board/names';

/** Longer names first: one may be part of another. */
export function placesNamed(text: string): string[] {
  const byLength = LANDS.map(({ code }) => ({ code, name: landName(code) })).sort(
    (a, b) => b.name.length - a.name.length,
  );
  let rest = text;
  return byLength.flatMap(({ code, name }) => {
    if (!rest.includes(name)) return [];
    rest = rest.replaceAll(name, ' ');
    return [code];
  });
}
