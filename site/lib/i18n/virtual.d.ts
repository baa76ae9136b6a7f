/** Made by tools/locale-chunks.mjs: the messages of each language but the base one, by part; empty while developing. */
declare module 'virtual:dictionaries' {
  type Dictionary = Readonly<Record<string, (inputs: object) => string>>;
  const dictionaries: Partial<Record<string, Partial<Record<string, () => Promise<{ default: Dictionary }>>>>>;
  export default dictionaries;
}
