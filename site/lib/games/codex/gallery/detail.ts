/** What is told of a card beside itself. */
import type { Face } from '$workers/games/codex/printed-faces';
import type { CardFile, KeywordText } from '$workers/games/codex/text/card-texts';

/** Its keywords with their numbers put into their meanings, each once. */
export function explained({ keywords }: Face, texts: CardFile): KeywordText[] {
  const all = keywords.map(([id, n]) => {
    const { name, meaning } = texts.keywords[id]!;
    return { name: n === undefined ? name : `${name} ${n}`, meaning: meaning.replace('{n}', String(n)) };
  });
  return all.filter(({ name }, i) => all.findIndex((one) => one.name === name) === i);
}

/** The tokens a card makes, and what they can turn into. */
export const tokensOf = ({ tokens = [] }: Face, { faces }: CardFile): Face[] =>
  faces.filter(({ id, kind }) => kind === 'token' && tokens.includes(id));
