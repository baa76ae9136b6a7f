/** A field of a form in which something was entered. */
export type Entry = Event & { currentTarget: HTMLInputElement };

/** The whole number entered, brought between its bounds; nothing readable counts as 0. */
export const wholeIn = ({ currentTarget }: Entry, most = Infinity, least = 0): number =>
  Math.max(least, Math.min(most, Math.trunc(currentTarget.valueAsNumber || 0)));
