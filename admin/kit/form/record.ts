/** A record as it was read: what its form is filled from, and the version that a save must name. */
export interface ReadRecord<Values extends object> {
  version: number;
  values: Values;
  /** Who saved it last, where that is known; null for imports and commands. */
  editedBy?: string | null;
}

/** The names of the fields that are not the same; values are compared as they would be written. */
export function differingFields<Values extends object>(one: Values, other: Values): (keyof Values)[] {
  // The names are those of the values.
  const names = Object.keys(one) as (keyof Values)[];
  return names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

/** A form's values over others: those of its fields that have been changed since. @param before how the form was then */
export function changedOver<Values extends object>(values: Values, before: Values, now: Values): Values {
  const changed = differingFields(before, now).map((name) => [name, now[name]] as const);
  // The names are those of the values.
  return { ...values, ...(Object.fromEntries(changed) as Partial<Values>) };
}

/** A field's value in words, where the form has none of its own. */
export function plainWords<Values>(name: keyof Values, values: Values): string {
  const value: unknown = values[name];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}
