// From a state's bytes to a node in words, and back.

import * as L from '../../../assembly/games/codex/layout';
import { answerRows, openRows, runningTable } from '../../engine/codex';
import type { Asking } from '../../engine/engine';
import { actionText } from './action-text';
import { u16 } from './bytes';
import { readTable } from './position';
import { QUESTIONS, type Question } from './questions';
import { writeTable } from './start';
import { SEATS, SLOTS, type Slot, type Table } from './table';
import { told, type Open, type Row, type State } from './state';

/** Slots are filled one after the other (D3): after the last that is filled, each answer has left one empty. */
function slotAsked(now: Table, answers: readonly Row[]): Slot | null {
  const filled = now.things.flatMap(({ controller, slot }) =>
    controller === now.active && slot ? [SLOTS.indexOf(slot) + 1] : [],
  );
  const empty = answers.length - 1 - answers.findLastIndex(([verb]) => verb !== L.EMPTY);
  return SLOTS[Math.max(0, ...filled) + empty] ?? null;
}

/** By question: the answer that named whom it is about. */
const NAMED_BY: Partial<Record<Question, number>> = { defender: L.ATTACK, slot: L.THING };

/** Null where the question is about nobody, and where there was but one, so that nobody was asked. */
function subjectOf(question: Question, answers: readonly Row[]): number | null {
  const verb = NAMED_BY[question];
  const named = verb === undefined ? undefined : answers.findLast((row) => row[0] === verb);
  return named ? named[3]! : null;
}

function openOf(bytes: Uint8Array, table: Table, answers: readonly Row[], engine: Asking): Open {
  const question = QUESTIONS[bytes[L.QUESTION]!]!;
  // Between two actions of a main phase, and at the end, nothing has been done that is not in the state.
  const isStill = question === 'over' || (question === 'main' && answers.length === 0);
  const running = isStill ? bytes : runningTable(engine);
  const now = isStill ? table : readTable(running);
  const [attacker, defender] = [u16(running, L.ATTACKER), u16(running, L.DEFENDER)];
  return {
    question,
    asked: SEATS[bytes[L.ASKED]!] ?? null,
    now,
    attack: attacker ? { attacker, defender } : null,
    slot: question === 'patrol' ? slotAsked(now, answers) : null,
    subject: subjectOf(question, answers),
    rows: new Map(openRows(engine)),
  };
}

/** @param engine stands at the bytes; without it what is asked stays unknown */
export function read(bytes: Uint8Array, engine?: Asking): State {
  const table = readTable(bytes);
  if (!engine) return { table, answers: bytes[L.ANSWER_COUNT] ? null : [], open: null };
  const rows = bytes[L.ANSWER_COUNT] ? answerRows(engine) : [];
  return { ...told(table, rows.map(actionText)), open: openOf(bytes, table, rows, engine) };
}

/** Writes the table; the answers since are played by whoever enters the state. */
export const write = ({ table }: State, bytes: Uint8Array): void => writeTable(table, bytes);
