/**
 * What of an answer is crossed once it turned out wrong: what is too many in it, of copies those chosen last. The one option
 * that was chosen is wrong as a whole.
 *
 * @param chosen in the order it was chosen
 * @param extra what is too many, by its names; see `Feedback`
 * @param nameOf what a thing that is chosen is called in `extra`
 */
export function crossedOf(
  { type }: { type: string },
  chosen: readonly string[],
  extra: readonly string[],
  nameOf: (one: string) => string | undefined,
): readonly string[] {
  if (type === 'foresee' || type === 'choose') return chosen;
  const left: (string | undefined)[] = [...extra];
  return [...chosen].reverse().filter((one) => {
    const at = left.indexOf(nameOf(one));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
