export const conquestPuzzles = {};
