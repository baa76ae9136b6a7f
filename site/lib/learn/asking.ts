import type { Component } from 'svelte';
import type { DrillQuestion } from '$workers/drills/drill';
import type { AnswerProps } from './answering';
import ChosenAnswer from './ChosenAnswer.svelte';
import type { Goal } from './lesson';
import NumberAnswer from './NumberAnswer.svelte';
import OptionsAnswer from './OptionsAnswer.svelte';
import type { Teaching, TilesProps } from './teaching';

const FORMS: Readonly<Record<string, Component<AnswerProps>>> = {
  mark: ChosenAnswer,
  pick: ChosenAnswer,
  answer: NumberAnswer,
  foresee: OptionsAnswer,
  choose: OptionsAnswer,
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
  return { answerTo: ({ type }) => FORMS[type], Tiles: laidOut ? await teaching.tiles() : undefined };
}
