/**
 * Nodes in the sentences of lessons, whatever the language: bases are numbers behind their word, headquarters are letters, or
 * called by their side where it has but one.
 */

/** `base 4`, `bases 1, 2 and 5`, `bazy 3 i 6`, `基地 8、12`: in each language as its texts write it. */
const AND = String.raw`(?:\s*[,、]\s*(?:then|potem na)?\s*|\s*(?:and|or|i|lub|oraz|albo|和|與|与|或)\s*)`;
const BASES = new RegExp(String.raw`(?:\bbases?|\bbaz\p{L}*|基地)\s*(\d+(?:${AND}\d+)*)`, 'giu');
const HEADQUARTERS = /(?<![\p{Script=Latin}\d])[RB]\d?(?![\p{Script=Latin}\d])/gu;

/** `Red's headquarters`, `kwatery czerwonych`, `紅方總部`: its letter is that of its side. */
const SOLE: Readonly<Record<string, RegExp>> = {
  R: /\b(?:Red's|the red) (?:headquarters|HQ)\b|kwater\p{L}* czerwonych|czerwon\p{L}+ kwater|[紅红]方[總总]部/iu,
  B: /\b(?:Blue's|the blue) (?:headquarters|HQ)\b|kwater\p{L}* niebieskich|niebiesk\p{L}+ kwater|[藍蓝]方[總总]部/iu,
};

export const named = (text: string): string[] => [
  ...[...text.matchAll(BASES)].flatMap(([, list]) => list!.match(/\d+/g)!),
  ...(text.match(HEADQUARTERS) ?? []),
  ...Object.keys(SOLE).filter((id) => SOLE[id]!.test(text)),
];
