// What the open question of an effect is about, for whoever wants to know why something else is no answer to it.

import { Effect } from './effect';
import { ObjList } from './obj-list';

const MOST: i32 = 64;
/** The pick, whose it is and who makes it; what its verb can do something with (allowed.ts). */
export let askingEffect: Effect | null = null;
export let askingPick: i32 = 0;
export let askingChooser: i32 = 0;
export let askingAllow: i32 = 0;
/** How many it asks for, and how many it takes. */
export let askingLeast: i32 = 0;
export let askingMost: i32 = 0;
/** A flagbearer has to be chosen (CX-KW-11). */
export let mustFlag: bool = false;
const chosen: StaticArray<i32> = new StaticArray<i32>(MOST);
export let chosenCount: i32 = 0;

export function notePick(
  b: Effect, pick: i32, chooser: i32, allow: i32, least: i32, most: i32, flagging: bool, before: ObjList,
): void {
  askingEffect = b;
  askingPick = pick;
  askingChooser = chooser;
  askingAllow = allow;
  askingLeast = least;
  askingMost = most;
  mustFlag = flagging;
  chosenCount = min(MOST, before.count);
  for (let i = 0; i < chosenCount; ++i) chosen[i] = before.at(i);
}
export function noteModes(b: Effect, flagging: bool): void {
  askingEffect = b;
  mustFlag = flagging;
}
export function noteAsking(b: Effect): void { askingEffect = b; }

/** Points of damage that are still to be given out where somebody is asked who takes them. */
export let askingPoints: i32 = 0;
export function notePoints(points: i32): void { askingPoints = points; }

/** Whether something was chosen before in the same part. */
export function wasChosen(obj: i32): bool {
  for (let i = 0; i < chosenCount; ++i) if (chosen[i] == obj) return true;
  return false;
}
