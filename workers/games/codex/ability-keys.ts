// Under what name the uses of an ability, or the armor it gives, are counted: its place among the abilities of its card, in
// a band of a hero with the band before it; granted by an object `s<number>.<place>.<mod>`, by an effect `e<stamp>.<mod>`.

const SORT_STATIC = 1;
const SORT_EFFECT = 2;

const ownKey = (detail: number): string => (detail < 16 ? `${detail}` : `${(detail >> 4) - 1}.${detail & 15}`);

/** The name of a key as the engine tells it (assembly/games/codex/ability-keys.ts). */
export function keyText(key: number, granter: number): string {
  const detail = key & 0xff;
  if (key >> 16 === SORT_STATIC) return `s${granter}.${ownKey(detail & 63)}.${detail >> 6}`;
  if (key >> 16 === SORT_EFFECT) return `e${granter}.${detail & 63}`;
  return ownKey(detail);
}

export interface Key {
  readonly sort: number;
  readonly detail: number;
  readonly granter: number;
}
const ownDetail = (text: string): number => {
  const [first, second] = text.split('.').map(Number);
  return second === undefined ? first! : ((first! + 1) << 4) | second;
};
/** The way back. */
export function parseKey(text: string): Key {
  if (text.startsWith('e')) {
    const [stamp, mod] = text.slice(1).split('.').map(Number);
    return { sort: SORT_EFFECT, detail: mod ?? 0, granter: stamp! };
  }
  if (!text.startsWith('s')) return { sort: 0, detail: ownDetail(text), granter: 0 };
  const parts = text.slice(1).split('.');
  const mod = Number(parts.at(-1));
  return { sort: SORT_STATIC, detail: (mod << 6) | ownDetail(parts.slice(1, -1).join('.')), granter: Number(parts[0]) };
}
