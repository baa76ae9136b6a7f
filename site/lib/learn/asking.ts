import type { Component } from 'svelte';
import type { DrillQuestion } from '$workers/drills/drill';
import type { AnswerProps } from './answering';
import type { Goal } from './lesson';
import type { Teaching, TilesProps } from './teaching';

const chosen = () => import('./ChosenAnswer.svelte');
const options = () => import('./OptionsAnswer.svelte');

/** Each kind of question is answered in one form; a page fetches those it asks for. */
const FORMS: Readonly<Record<string, () => Promise<{ default: Component<AnswerProps> }>>> = {
  mark: chosen,
  pick: chosen,
  answer: () => import('./NumberAnswer.svelte'),
  foresee: options,
  choose: options,
};

/** What questions without a move are answered with. */
export interface Asking {
  /** The form for an answer; none where moves are the answer, or where it is given in place of the table. */
  answerTo(goal: Goal | DrillQuestion): Component<AnswerProps> | undefined;
  /** There where tiles are laid out to be picked. */
  Tiles?: Component<TilesProps>;
}

/** @param goals what will be asked; anything that can be if left out */
export async function loadAsking(teaching: Teaching, goals?: readonly Goal[]): Promise<Asking> {
  const laidOut = goals?.some((goal) => goal.type === 'pick' && !teaching.picksOnTable(goal)) ?? true;
  const types = new Set(goals?.map(({ type }) => type) ?? Object.keys(FORMS));
  const found = [...types].map(async (type) => [type, (await FORMS[type]?.())?.default] as const);
  const [forms, Tiles] = await Promise.all([Promise.all(found), laidOut ? teaching.tiles?.() : undefined]);
  const byType = new Map<string, Component<AnswerProps> | undefined>(forms);
  return { answerTo: ({ type }) => byType.get(type), Tiles };
}
