import type { Failure } from '../mutation/failure.ts';

// Which errors of a dry run are shown. Pure.

function at(input: unknown, path: readonly string[]): unknown {
  let value = input;
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    // Paths name list items by their position.
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}

const isBlank = (value: unknown) => value == null || value === '' || value === 0 || (Array.isArray(value) && value.length === 0);

/**
 * The errors, without those of fields that are still empty; null if there are no others.
 * @param input what was sent
 */
export function withoutBlanks(found: Failure, input: object): Failure | null {
  const all = Object.entries(found.fields);
  const told = all.filter(([name]) => !isBlank(at(input, name.split('.'))));
  return all.length > 0 && told.length === 0 ? null : { ...found, fields: Object.fromEntries(told) };
}
