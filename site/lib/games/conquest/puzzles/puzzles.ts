import type { PuzzleFace } from '$lib/puzzles/face';
export const puzzles = {} as PuzzleFace;
