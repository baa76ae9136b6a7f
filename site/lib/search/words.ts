/** How texts are cut into what is looked for. Pure. */

const HAN = /\p{Script=Han}/u;

/** The stretches of one script in a text. */
const STRETCHES = /\p{Script=Han}+|[\p{L}\p{N}](?:[\p{L}\p{N}'’.-]*[\p{L}\p{N}])?/gu;

/** Letters that do not come apart into a plain one and a mark. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', '’': "'" };

/** Without case and marks, so that `wieza` finds `Wieża`. */
export const plain = (text: string): string =>
  text
    .replace(/[łŁ’]/g, (letter) => PLAIN[letter]!)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

/** Two signs at a time, and the last one alone: words of Chinese are not divided by blanks. */
const pairs = (signs: string): string[] => Array.from(signs, (sign, i) => sign + ([...signs][i + 1] ?? ''));

/**
 * The words of a text: Latin ones as they stand and by their parts (`TB-PLACE-3`, `tb`, `place`, `3`), Chinese in pairs of
 * signs.
 */
export function wordsIn(text: string): string[] {
  return (plain(text).match(STRETCHES) ?? []).flatMap((stretch) => {
    if (HAN.test(stretch)) return pairs(stretch);
    const parts = stretch.split(/['.-]/).filter(Boolean);
    return parts.length > 1 ? [stretch, ...parts] : [stretch];
  });
}

/** Those somebody looks for: of a stretch of Chinese only full pairs, unless it is a single sign. */
export function wordsSought(text: string): string[] {
  return (plain(text).match(STRETCHES) ?? []).flatMap((stretch) => {
    if (!HAN.test(stretch)) return [stretch];
    return [...stretch].length === 1 ? [stretch] : pairs(stretch).slice(0, -1);
  });
}
