/** Nodes in the sentences of lessons, whatever the language: bases are numbers behind their word, headquarters are letters. */

/** `base 4`, `bases 1, 2 and 5`, `bazy 3 i 6`, `基地 8、12`: in each language as its texts write it. */
const AND = String.raw`(?:\s*[,、]\s*(?:then|potem na)?\s*|\s*(?:and|or|i|lub|oraz|albo|和|與|与|或)\s*)`;
const BASES = new RegExp(String.raw`(?:\bbases?|\bbaz\p{L}*|基地)\s*(\d+(?:${AND}\d+)*)`, 'giu');
const HEADQUARTERS = /(?<![\p{Script=Latin}\d])[RB]\d?(?![\p{Script=Latin}\d])/gu;

export const named = (text: string): string[] => [
  ...[...text.matchAll(BASES)].flatMap(([, list]) => list!.match(/\d+/g)!),
  ...(text.match(HEADQUARTERS) ?? []),
];
