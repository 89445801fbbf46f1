import { InvalidInputError } from '../errors/errors.ts';
import { maxPageSize, maxSkip } from './limits.ts';
import { says } from './__generated__/messages.ts';

// Relay cursors by sort key: a cursor names the position after a row by its sort value and id, so that concurrently inserted rows neither
// repeat nor hide others.

/** A position in a sorted list: the order's name, the row's sort value, and its id. */
export interface Cursor {
  order: string;
  value: string | number;
  id: number;
}

/** The sort order of a list, which identifies its cursors. */
export interface SortOrder {
  /** Name of list and sort, such as ORDERS_NEWEST: other lists refuse its cursors. */
  name: string;
  /** Whether the sort values are instants; otherwise they are integers or texts. */
  isInstant: boolean;
  isText?: boolean;
}

export interface PageRequest {
  limit: number;
  /** Rows are read backwards from the end (or from before the cursor) and then reversed. */
  backward: boolean;
  cursor: Cursor | null;
  skip: number;
}

export interface PageArguments {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  skip?: number | null;
}

/** Encodes a cursor, which is opaque to clients. */
export function encodeCursor({ order, value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([order, value, id])).toString('base64url');
}

function decodeCursor(text: string, { name, isInstant, isText = false }: SortOrder, argument: string): Cursor {
  const refuse = () =>
    new InvalidInputError([
      {
        path: [argument],
        message: `"${argument}" is not a cursor of this list. Pass a cursor that the list returned with the same sort order.`,
      },
    ]);
  if (text.length > 500) throw refuse();
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    throw refuse();
  }
  if (!Array.isArray(parsed)) throw refuse();
  const [cursorOrder, value, id] = parsed as unknown[];
  if (cursorOrder !== name || !isInt32(id)) throw refuse();
  if (isInstant && isInstantText(value)) return { order: name, value, id };
  // Texts in the database never contain NUL.
  if (isText && typeof value === 'string' && !value.includes('\0')) return { order: name, value, id };
  if (!isInstant && !isText && isInt32(value)) return { order: name, value, id };
  throw refuse();
}

function isInt32(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(Number(value)) <= 2_147_483_647;
}

/** Returns whether the value has the cursor's format and is a valid instant for the database: no 30 February, no year 0. */
function isInstantText(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) || value.startsWith('0000')) return false;
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && date.toISOString() === value;
}

function size(value: number, argument: string): number {
  // Zero is a valid size: clients use it to read only the fields next to the edges.
  if (value < 0 || value > maxPageSize) {
    throw new InvalidInputError([{ path: [argument], message: `"${argument}" must be between 0 and ${maxPageSize}.` }]);
  }
  return value;
}

/**
 * Validates the arguments of a connection.
 * @param order cursors of another order are refused
 * @throws InvalidInputError when the size is missing or out of bounds, both directions are given, or a cursor is invalid
 */
export function pageRequest({ first, last, after, before, skip }: PageArguments, order: SortOrder): PageRequest {
  if ((first == null) === (last == null)) {
    const message = says((t) => t.passFirstOrLast({ maxPageSize }));
    throw new InvalidInputError([{ path: ['first'], message }]);
  }
  if (first != null && before != null)
    throw new InvalidInputError([{ path: ['before'], message: '"before" can only be used with "last".' }]);
  if (last != null && after != null) throw new InvalidInputError([{ path: ['after'], message: '"after" can only be used with "first".' }]);
  if (skip != null && (skip < 0 || skip > maxSkip || last != null || after != null)) {
    const message = `"skip" can only be used with "first" and without "after", between 0 and ${maxSkip}. Beyond that, use "after".`;
    throw new InvalidInputError([{ path: ['skip'], message }]);
  }
  const cursorText = first != null ? after : before;
  return {
    limit: first != null ? size(first, 'first') : size(last ?? 0, 'last'),
    backward: first == null,
    cursor: cursorText == null ? null : decodeCursor(cursorText, order, first != null ? 'after' : 'before'),
    skip: skip ?? 0,
  };
}

/** A page of rows, and whether there are pages before and after it. */
export interface Page<Row> {
  rows: Row[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/**
 * Cuts the fetched rows to the page.
 * @param fetched at most `limit + 1` rows, in reading order
 */
export function cutPage<Row>(fetched: Row[], request: PageRequest): Page<Row> {
  const isMore = fetched.length > request.limit;
  const rows = fetched.slice(0, request.limit);
  const cameFrom = request.cursor !== null || request.skip > 0;
  if (request.backward) return { rows: rows.toReversed(), hasNextPage: cameFrom, hasPreviousPage: isMore };
  return { rows, hasNextPage: isMore, hasPreviousPage: cameFrom };
}
