/** Removes duplicates by name; the first value of each name remains. */
export function unique<T>(values: readonly T[], nameOf: (value: T) => string | number): T[] {
  const seen = new Set<string | number>();
  return values.filter((value) => {
    const name = nameOf(value);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
