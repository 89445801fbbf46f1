import * as t from '../__generated__/messages.ts';

/** A record as loaded: the initial values of its form, and the version that a save must name. */
export interface ReadRecord<Values extends object> {
  version: number;
  values: Values;
  /** Who saved it last, if known; null for imports and commands. */
  editedBy?: string | null;
}

/** The names of the fields that differ; values are compared by their JSON. */
export function differingFields<Values extends object>(one: Values, other: Values): (keyof Values)[] {
  // Object.keys() does not type the names.
  const names = Object.keys(one) as (keyof Values)[];
  return names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

/**
 * Applies a form's later changes to other values.
 * @param before the form's values at the start of the changes
 */
export function changedOver<Values extends object>(values: Values, before: Values, now: Values): Values {
  const changed = differingFields(before, now).map((name) => [name, now[name]] as const);
  // Object.fromEntries() does not type the names.
  return { ...values, ...(Object.fromEntries(changed) as Partial<Values>) };
}

/** A field's value in words, for forms without their own words. */
export function valueText<Values>(name: keyof Values, values: Values): string {
  const value: unknown = values[name];
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  return String(value);
}
