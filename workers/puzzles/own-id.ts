/** The middle part of the ids of puzzles that visitors make: no kind that is published has it. */
export const OWN = 'own';

export const isOwn = (id: string): boolean => id.split('-')[1] === OWN;
