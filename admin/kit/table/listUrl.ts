import { globalId } from '../../../shared/globalId.ts';
import { addDays, instantOfWall } from '../../../shared/clock/shopClock.ts';
import { useSearchParams } from 'react-router';

// What a list shows is in its address: `q` (search), `sort`, filters by their names, and `after` or `before` (a cursor). So it can be
// sent to somebody, and going back leads to the page before.

/** How many rows a page of a list has. */
const pageSize = 50;

/** The variables of a connection for the page that an address names. */
export interface ListPage {
  first: number | null;
  after: string | null;
  last: number | null;
  before: string | null;
}

/** @param size at most 100 */
export function listPage({ searchParams }: URL, size = pageSize): ListPage {
  const before = searchParams.get('before');
  if (before !== null) return { first: null, after: null, last: size, before };
  return { first: size, after: searchParams.get('after'), last: null, before: null };
}

/** A parameter that must be one of some values. @returns null for none of them */
export function oneOf<T extends string>({ searchParams }: URL, name: string, values: readonly T[]): T | null {
  const given = searchParams.get(name);
  return values.find((value) => value === given) ?? null;
}

/** How many characters a search may have: the search fields take no more, nor does an address. */
export const maxSearchLength = 100;
/** How many words the server searches products for. */
export const maxSearchWords = 20;

/** What the address says of a filter of yes and no; null for neither. */
export function flagOf(url: URL, name: string): boolean | null {
  const given = oneOf(url, name, ['yes', 'no'] as const);
  return given === null ? null : given === 'yes';
}

/** What is searched for; null for nothing. Cut to what a search field takes, so that no address ends in the server's refusal. */
export function wordsOf({ searchParams }: URL, name = 'q'): string | null {
  const text = (searchParams.get(name) ?? '').replaceAll('\0', ' ');
  // By characters: half of one is no text.
  const words = [...text].slice(0, maxSearchLength).join('').trim().split(/\s+/);
  return words.slice(0, maxSearchWords).join(' ') || null;
}

/** Days before it are years that are still being typed: 0002 on the way to 2026. */
export const firstDay = '2000-01-01';
export const lastDay = '2199-12-31';

/** Whether it is a day that filters and reports take, such as 2026-03-04. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < firstDay || text > lastDay) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  // February has no 30th, though a browser counts on.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/** A parameter that names a record by its number. @returns null for none */
/** The record that a number in the address names, by its global id; null for none. @param type of the record */
export function idOf(url: URL, name: string, type: string): string | null {
  const number = numberOf(url, name);
  return number === null ? null : globalId(type, number);
}

export function numberOf({ searchParams }: URL, name: string): number | null {
  const number = Number(searchParams.get(name));
  return Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : null;
}

/** The same list with other parameters, from its beginning. @param changes null or '' takes a parameter out */
export function changedSearch(now: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(now);
  next.delete('after');
  next.delete('before');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next.size === 0 ? '?' : `?${next}`;
}

/** Whether an address searches or filters its list. */
export function isNarrowed(params: URLSearchParams): boolean {
  return [...params.keys()].some((name) => !['sort', 'after', 'before'].includes(name));
}

/** @returns what the list's address says, and the address with changes */
export function useListUrl() {
  const [params] = useSearchParams();
  return { params, hrefWith: (changes: Readonly<Record<string, string | null>>) => changedSearch(params, changes) };
}

/**
 * The instant at which a day of the address begins, by the shop's clock.
 * @param later days after it: 1 for its end
 * @returns null for none
 */
export function dayOf({ searchParams }: URL, name: string, later = 0): string | null {
  return startOfDay(searchParams.get(name), later);
}

/** The same of a day such as 2026-03-04. */
export function startOfDay(day: string | null, later = 0): string | null {
  return day !== null && isDay(day) ? (instantOfWall(addDays(day, later))?.toISOString() ?? null) : null;
}
