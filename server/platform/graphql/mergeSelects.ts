import { isDeepStrictEqual } from 'node:util';

/** What a query selects: columns as true, relations with their own selection and arguments. */
export type Select = Record<string, unknown>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function mergeEntries(one: unknown, other: unknown): { entry: unknown } | null {
  if (isDeepStrictEqual(one, other)) return { entry: one };
  if (!isObject(one) || !isObject(other)) return null;
  const { select, ...rest } = one;
  const { select: otherSelect, ...otherRest } = other;
  if (!isObject(select) || !isObject(otherSelect) || !isDeepStrictEqual(rest, otherRest)) return null;
  const merged = mergeSelects(select, otherSelect);
  return merged && { entry: { ...rest, select: merged } };
}

/** Returns a selection with everything that both select; null if they select the same relation with different arguments. */
export function mergeSelects(one: Select, other: Select): Select | null {
  const merged: Select = { ...one };
  for (const [name, entry] of Object.entries(other)) {
    if (!(name in merged)) {
      merged[name] = entry;
      continue;
    }
    const both = mergeEntries(merged[name], entry);
    if (!both) return null;
    merged[name] = both.entry;
  }
  return merged;
}
