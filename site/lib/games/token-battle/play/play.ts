import type { PlayGame } from '$lib/play/table';
import { table } from '../table';
import { offer } from './offer';

export const play = { ...table, ...offer } satisfies PlayGame;
