import { globalId } from '../../../shared/globalId.ts';
import { addDays, instantOfWall } from '../../../shared/clock/shopClock.ts';
import { useLocation, useNavigation, useSearchParams } from 'react-router';

// The state of a list is in its address: `q` (search), `sort`, filters by their names, and `after` or `before` (a cursor). So it can be
// shared, and going back leads to the previous page.

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

/**
 * A parameter that must have one of the given values.
 * @returns null if it has none of them
 */
export function oneOf<T extends string>({ searchParams }: URL, name: string, values: readonly T[]): T | null {
  const given = searchParams.get(name);
  return values.find((value) => value === given) ?? null;
}

/** Maximum length of a search: search fields accept no more characters, and addresses are cut to it. */
export const maxSearchLength = 100;
/** The server's limit of words in a product search. */
export const maxSearchWords = 20;

/** The value of a yes/no filter in the address; null without the filter. */
export function flagOf(url: URL, name: string): boolean | null {
  const given = oneOf(url, name, ['yes', 'no'] as const);
  return given === null ? null : given === 'yes';
}

/**
 * The search in the address; null if it is empty. Cut to the limit of a search field, so that no address leads to a refusal by the server.
 */
export function searchQueryOf({ searchParams }: URL, name = 'q'): string | null {
  const text = (searchParams.get(name) ?? '').replaceAll('\0', ' ');
  // Cut by code points: half a character is not valid text.
  const words = [...text].slice(0, maxSearchLength).join('').trim().split(/\s+/);
  return words.slice(0, maxSearchWords).join(' ') || null;
}

/** Earlier dates are years that are still being typed: 0002 on the way to 2026. */
export const firstDay = '2000-01-01';
export const lastDay = '2199-12-31';

/** Whether a text is a day that filters and reports accept, such as 2026-03-04. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < firstDay || text > lastDay) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  // Rejects 30 February, which a browser would parse as a day in March.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/** The record that a number in the address names, by its global id; null for none. @param type of the record */
export function idOf(url: URL, name: string, type: string): string | null {
  const number = numberOf(url, name);
  return number === null ? null : globalId(type, number);
}

/**
 * A parameter with the number of a record.
 * @returns null if it is missing or invalid
 */
export function numberOf({ searchParams }: URL, name: string): number | null {
  const number = Number(searchParams.get(name));
  return Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : null;
}

/**
 * The query string of the same list with other parameters, from its first page.
 * @param changes null or '' removes a parameter
 */
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

/** The list's parameters as last changed: those of a list that is still loading are kept by the next change. */
export function useListParams(): URLSearchParams {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname ? new URLSearchParams(location.search) : params;
}

/** Returns the parameters of the shown list, and a function for the address with changes. */
export function useListUrl() {
  const [params] = useSearchParams();
  const last = useListParams();
  return { params, hrefWith: (changes: Readonly<Record<string, string | null>>) => changedSearch(last, changes) };
}

/**
 * The instant at which a day in the address begins, in the shop's time zone.
 * @param later days to add: 1 for the end of the day
 * @returns null if there is none
 */
export function dayOf({ searchParams }: URL, name: string, later = 0): string | null {
  return startOfDay(searchParams.get(name), later);
}

/** The instant at which a day such as 2026-03-04 begins, in the shop's time zone. */
export function startOfDay(day: string | null, later = 0): string | null {
  return day !== null && isDay(day) ? (instantOfWall(addDays(day, later))?.toISOString() ?? null) : null;
}
