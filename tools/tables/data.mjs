import { readFileSync } from 'node:fs';

/** The folder of a game's rules in the engine. */
export const gameFolder = (game) => new URL(`../../assembly/games/${game}/`, import.meta.url);

/** One of a game's data files, parsed. */
export const readData = (game, file) => JSON.parse(readFileSync(new URL(`data/${file}`, gameFolder(game)), 'utf8'));
