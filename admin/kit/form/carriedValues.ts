// What was typed into the form of a new record while it was being saved, until the form at the new address takes it over.
let carried: { path: string; values: object } | null = null;

/** @param path the new address */
export function carryValues(path: string, values: object): void {
  carried = { path, values };
}

/** The values for the form at this address, once; only those of fields that it has. */
export function consumeCarriedValues<Values extends object>(path: string, fields: Values): Partial<Values> {
  if (carried?.path !== path) return {};
  const values = Object.entries(carried.values);
  const found = values.filter(([name]) => name in fields);
  // The rest is for another form of the same screen.
  carried = { path, values: Object.fromEntries(values.filter(([name]) => !(name in fields))) };
  // A field that both forms have holds the same kind of value in both.
  return Object.fromEntries(found) as Partial<Values>;
}

/** A text for a field at this address, which stays until it is taken. @returns undefined for none */
export function peekCarried(path: string, name: string): string | undefined {
  const text = carried?.path === path ? Object.entries(carried.values).find(([field]) => field === name)?.[1] : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
}
