import { cutText } from '../../platform/i18n/cutText.ts';
import type { Change } from './operations.ts';

// Changes in the form that the audit log stores: old and new values.

/** Maximum length of a stored text. */
const maxLogged = 200;
/** Maximum number of values stored per action; the rest is only counted. */
const maxChanges = 200;

type Values = Readonly<Record<string, unknown>>;

function factOf(value: unknown): Change['from'] {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const cut = (fact: Change['from']) => (typeof fact === 'string' ? cutText(fact, maxLogged) : fact);

/** Returns the values that differ between two states, by name. Names that only one of them has are left out. */
export function changesBetween(before: Values, after: Values): Record<string, Change> {
  return Object.fromEntries(
    Object.keys(after).flatMap((name) => {
      if (!(name in before)) return [];
      const [from, to] = [factOf(before[name]), factOf(after[name])];
      return from === to ? [] : [[name, { from: cut(from), to: cut(to) }]];
    }),
  );
}

/** One of several records that an action has changed. */
export interface ChangedThing {
  id: number;
  label: string;
  before: Values;
  after: Values;
}

/** Returns the changes of several records, with keys such as "Mug › regularPriceMinor". Values beyond the maximum are counted in `more`. */
export function changesOfMany(things: readonly ChangedThing[]): Record<string, Change | number> {
  const labels = new Set<string>();
  const changes = things.flatMap(({ id, label, before, after }) => {
    const name = labels.has(label) ? `${label} #${id}` : label;
    labels.add(name);
    return Object.entries(changesBetween(before, after)).map(([field, change]) => [`${name} › ${field}`, change] as const);
  });
  const more = changes.length - maxChanges;
  return { ...Object.fromEntries(changes.slice(0, maxChanges)), ...(more > 0 && { more }) };
}
