/** The lines that register a game, as somebody who follows CONTRIBUTING.md would write them. */
export const REGISTERED = 'workers/registry.ts';

function linesOf(game: string): Readonly<Record<string, string>> {
  const names = `{ en: 'G', 'zh-Hant': 'G', 'zh-Hans': 'G', pl: 'G' }`;
  const codec = `(await import('./games/${game}/game')).codec as unknown as GameCodec`;
  const lazily = (path: string): string => `  '${game}': () => import('${path}'),`;
  return {
    [REGISTERED]: `  { id: '${game}', name: ${names}, wasm: '${game}.wasm', prefix: 'G' },`,
    'workers/codecs.ts': `  '${game}': async () => ${codec},`,
    'workers/referees.ts': lazily(`./referee/${game}/judge`),
    'workers/puzzles/games.ts': `  '${game}': async () => (await import('../games/${game}/puzzles/game')).puzzleGame,`,
    'site/lib/learn/games.ts': lazily(`$lib/games/${game}/learn/teaching`),
    'site/lib/play/games.ts':
      `  '${game}': { offer: () => import('$lib/games/${game}/play/offer'),` +
      ` play: () => import('$lib/games/${game}/play/play') },`,
    'site/lib/puzzles/games.ts': lazily(`$lib/games/${game}/puzzles/puzzles`),
    'site/lib/puzzles/thumbs.ts': lazily(`$lib/games/${game}/board/Thumb.svelte`),
    'site/lib/puzzles/tellings.ts': lazily(`$lib/games/${game}/puzzles/tell`),
    'site/lib/analyse/games.ts': lazily(`$lib/games/${game}/analyse/analyse`),
    'site/lib/front/games.ts': lazily(`$lib/games/${game}/front/front`),
    'site/lib/search/games.ts': lazily(`$lib/games/${game}/search/named`),
    'site/lib/prerender/first-boards.ts': lazily(`$lib/games/${game}/drawn`),
  };
}

/** The text of a file with the line of a game in it. Tables end at the beginning of a line, the registry with a bracket. */
export function withLine(path: string, text: string, game: string): string {
  const line = linesOf(game)[path]!;
  return text.replace(/\n(?=[\]}](?:;| as const satisfies))/, (end) => `\n${line}${end}`);
}
