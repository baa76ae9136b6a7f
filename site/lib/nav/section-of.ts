/** The part of a game a route is in, by its id in sections.ts; empty elsewhere. What is made of puzzles stands beside their list, drills belong to lessons. */
export const sectionOf = (route: string | null): string =>
  (/\[game=game\]\/(\w+)/.exec(route ?? '')?.[1] ?? '')
    .replace(/^(puzzle|own|themes)$/, 'puzzles')
    .replace('drills', 'learn');
