/** What the gallery shows, and by which questions it is narrowed. */
import type { Colour } from '$workers/games/codex/data';
import type { Face } from '$workers/games/codex/printed-faces';
import type { CardFile } from '$workers/games/codex/text/card-texts';

export interface Entry {
  readonly id: string;
  readonly group: Colour;
  readonly face: Face;
}

export const entriesOf = ({ faces }: CardFile): Entry[] =>
  faces.map((face) => ({ id: face.id, group: face.colour, face }));

/** The kinds a face is found by. */
export const kindsOf = ({ face: { kind, ultimate, ongoing } }: Entry): string[] => [
  kind,
  ...(ultimate ? ['ultimate'] : []),
  ...(ongoing ? ['ongoing'] : []),
];

export const specOf = ({ face: { spec, starter } }: Entry): string | undefined => spec ?? (starter && 'starter');
export const techOf = ({ face: { tech } }: Entry): string | undefined =>
  tech === undefined ? undefined : String(tech);
export const keywordsOf = ({ face: { keywords } }: Entry): string[] => keywords.map(([id]) => id);
export const playOf = ({ face: { unfinished } }: Entry): string => (unfinished ? 'unfinished' : 'playable');

/** Everything an entry can be found by: its name, types and text. */
export function wordsOf({ face }: Entry, texts: CardFile): string {
  const lines = face.kind === 'hero' ? texts.heroes[face.id]!.flat() : texts.cards[face.id]!;
  return [face.name, ...face.subtypes, ...face.subtypes.map((type) => texts.subtypes[type]!), ...lines].join(' ');
}
