import type { Db } from '../../../platform/database/db.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { deletedUpTo, eventDays } from '../../../platform/events/handleEvents.ts';
import { newestPosition, readEvents } from '../../../platform/events/readEvents.ts';
import { publishedForm, type PublishedEvent } from './publish.ts';
import type { PublicEventType } from './publicEvents.ts';
import { maxPageSize } from '../../../platform/graphql/limits.ts';

const refuse = (field: string, message: string) => new InvalidInputError([{ path: [field], message }]);

const prefix = 'EVENTS:';
const cursorOf = (position: bigint) => Buffer.from(`${prefix}${position}`).toString('base64url');

function positionOf(cursor: string): bigint {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const digits = text.startsWith(prefix) ? text.slice(prefix.length) : '';
  // The largest bigint of the database has 19 digits.
  if (!/^\d{1,18}$/.test(digits)) throw refuse('after', '"after" is not a cursor of the event feed.');
  return BigInt(digits);
}

/** What a caller asks the feed for. */
export interface FeedRequest {
  first: number;
  after?: string | null;
  types: readonly PublicEventType[];
}

/** A page of the feed. */
export interface FeedPage {
  edges: { cursor: string; node: PublishedEvent }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string };
  /** Cursor after the newest event. */
  newestCursor: string;
}

/**
 * Returns the next events after a cursor, oldest first. Committed events are never skipped. The end cursor of the last page is the newest
 * position, also when no event of the types has happened, so that a reader of rare events never falls behind the retention time.
 * @throws InvalidInputError for an invalid size, no types, or a cursor from before the oldest event that is kept
 */
export async function eventFeed(db: Db, { first, after, types }: FeedRequest): Promise<FeedPage> {
  if (first < 0 || first > maxPageSize) throw refuse('first', `"first" must be between 0 and ${maxPageSize}.`);
  if (types.length === 0) throw refuse('types', 'Specify at least one event type.');
  const start = after == null ? 0n : positionOf(after);
  // First of all, since what is read afterwards must not go beyond it.
  const newest = await newestPosition(db);
  const found = await readEvents(db, { types, after: start, upTo: newest, limit: first + 1 });
  // Last of all, since events may be deleted in the meantime.
  if (after != null && start < (await deletedUpTo(db)))
    throw refuse(
      'after',
      `Events after this cursor were deleted: they are kept for ${eventDays} days. Synchronise all data, then continue with \`newestCursor\`.`,
    );
  const page = await publishedForm(db, found.slice(0, first));
  const edges = page.map((node) => ({ cursor: cursorOf(node.position), node }));
  const hasNextPage = found.length > first;
  const last = hasNextPage ? (page.at(-1)?.position ?? start) : newest > start ? newest : start;
  return {
    edges,
    pageInfo: { hasNextPage, hasPreviousPage: after != null, startCursor: edges[0]?.cursor ?? null, endCursor: cursorOf(last) },
    newestCursor: cursorOf(newest),
  };
}
