/**
 * Made by tools/locale-chunks.mjs: the messages of each language but the base one, by part; empty while developing. What
 * parts a language has is a file of its own, since most visitors read one language.
 */
declare module 'virtual:dictionaries' {
  type Dictionary = Readonly<Record<string, (inputs: object) => string>>;
  type Parts = Readonly<Partial<Record<string, () => Promise<{ default: Dictionary }>>>>;
  const dictionaries: Readonly<Partial<Record<string, () => Promise<{ default: Parts }>>>>;
  export default dictionaries;
}
