/** Made by tools/locale-chunks.mjs: the messages of each language but the base one; empty while developing. */
declare module 'virtual:dictionaries' {
  const dictionaries: Partial<Record<string, () => Promise<{ default: Record<string, (inputs: object) => string> }>>>;
  export default dictionaries;
}
