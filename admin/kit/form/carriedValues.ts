// What was typed into the form of something new while it was being saved, until the form at the new address takes it over.
let carried: { path: string; values: object } | null = null;

/** @param path the new address */
export function carryValues(path: string, values: object): void {
  carried = { path, values };
}

/** The values for the form at this address, once; only those of fields that it has. */
export function takeCarried<Values extends object>(path: string, fields: Values): Partial<Values> {
  if (carried?.path !== path) return {};
  const found = Object.entries(carried.values).filter(([name]) => name in fields);
  if (found.length > 0) carried = null;
  // A field that both forms have holds the same kind of value in both.
  return Object.fromEntries(found) as Partial<Values>;
}
