/** The proof of a puzzle as a file that `sandtable verify` reads: the puzzle itself, one line of JSON. */
import { download } from '$lib/settings/files';
import { foundLine } from '$workers/puzzles/files';
import type { Puzzle } from '$workers/puzzles/puzzle';

export const certificateName = ({ id }: Pick<Puzzle, 'id'>): string => `${id}.jsonl`;

export const saveCertificate = (puzzle: Puzzle): void => download(certificateName(puzzle), foundLine(puzzle));
