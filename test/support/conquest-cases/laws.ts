import type { Case } from './table';
export const LAW_CASES: readonly Case[] = [];
