// Rules that forbid an action, gathered while it is looked at.

const MOST: i32 = 16;
const rules: StaticArray<i32> = new StaticArray<i32>(MOST);
export let reasonCount: i32 = 0;

export function forgetReasons(): void { reasonCount = 0; }
/** Adds a rule once. */
export function forbid(rule: i32): void {
  for (let i = 0; i < reasonCount; ++i) if (rules[i] == rule) return;
  if (reasonCount < MOST) rules[reasonCount++] = rule;
}
@inline export function reasonAt(index: i32): i32 { return rules[index]; }
