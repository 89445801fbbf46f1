import type { Failure } from '../mutation/failure.ts';

// What of a dry run's answer is told. Pure.

function at(input: unknown, path: readonly string[]): unknown {
  let value = input;
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    // Lists have their places as names.
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}

const isBlank = (value: unknown) => value == null || value === '' || value === 0 || (Array.isArray(value) && value.length === 0);

/** What was found, without fields that are still empty; null when there is nothing else. @param input what was sent */
export function withoutBlanks(found: Failure, input: object): Failure | null {
  const all = Object.entries(found.fields);
  const told = all.filter(([name]) => !isBlank(at(input, name.split('.'))));
  return all.length > 0 && told.length === 0 ? null : { ...found, fields: Object.fromEntries(told) };
}
