/** Attaches to what holds cards: whoever comes there by keys walks them with the arrow keys, which is fetched then. */
export function walkable(place: HTMLElement): void {
  const load = () =>
    void import('$lib/gallery/walk').then(
      ({ walkAmong }) => {
        place.onkeydown = (event) => {
          const from = (event.target as Element).closest('button');
          if (from) walkAmong(event, from, [...place.querySelectorAll('button')]);
        };
      },
      () => {},
    );
  place.addEventListener('focusin', load, { once: true });
}
