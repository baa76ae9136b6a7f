export const judge = {};
