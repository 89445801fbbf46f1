import { listOwner } from '../../../foundation/accounts/accounts.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import { readRows, type Db } from '../../../platform/database/db.ts';
import { cutPage, encodeCursor, type Page, type PageRequest, type SortOrder } from '../../../platform/graphql/keyset.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { maxOwnComments } from './commentRules.ts';

// Pages of comments: threads in the list's order, each followed by its replies, oldest first. A comment that was hidden or deleted keeps its
// place, without name and text, while it has replies.

const { sql } = Prisma;

export type CommentSort = 'NEWEST' | 'OLDEST';

/** Returns the sort order in the form that cursors use. */
export const commentOrder = (sort: CommentSort): SortOrder => ({ name: `OFFER_COMMENTS_${sort}`, isInstant: false });

/**
 * Query of an offer's page whose list of comments, newest thread first, starts at a thread: the cursor lies just before it.
 * @param thread ID of the comment that the thread starts with
 */
export function threadQuery(thread: number): string {
  return `?comments_after=${encodeCursor({ order: commentOrder('NEWEST').name, value: thread + 1, id: maxId })}`;
}

/** The largest ID that a row can have. */
const maxId = 2_147_483_647;

const shown = sql`(c."status" = 'PUBLISHED' OR c."status" IN ('HIDDEN', 'DELETED') AND EXISTS (
  SELECT 1 FROM "OfferComment" r WHERE r."parentId" = c."id" AND r."status" = 'PUBLISHED'
))`;

/** Returns a page of the comments on an offer; the sort value is the ID of the thread's first comment. */
export async function commentPage(
  db: Db,
  offerId: number,
  sort: CommentSort,
  request: PageRequest,
): Promise<Page<{ id: number; sortValue: number }>> {
  const { cursor, backward, limit } = request;
  const [ascending, descending] = [
    { direction: sql`ASC`, sign: sql`>` },
    { direction: sql`DESC`, sign: sql`<` },
  ];
  const byThread = (sort === 'NEWEST') === backward ? ascending : descending;
  const byId = backward ? descending : ascending;
  const thread = sql`coalesce(c."parentId", c."id")`;
  const beyond = cursor
    ? sql`AND (${thread} ${byThread.sign} ${Number(cursor.value)}::int
        OR ${thread} = ${Number(cursor.value)}::int AND c."id" ${byId.sign} ${cursor.id}::int)`
    : Prisma.empty;
  const rows = await readRows<{ id: number; sortValue: number }>(
    db,
    sql`SELECT c."id", ${thread} AS "sortValue" FROM "OfferComment" c WHERE c."offerId" = ${offerId}::int AND ${shown} ${beyond}
      ORDER BY ${thread} ${byThread.direction}, c."id" ${byId.direction} LIMIT ${limit + 1}::int`,
  );
  return cutPage(rows, request);
}

/** Returns the condition for the caller's own comments on an offer, newest first; null for guests. */
export async function ownComments(shop: Shop, offerId: number) {
  const accountId = (await listOwner(shop))?.accountId ?? null;
  if (accountId === null) return null;
  return {
    where: { offerId, accountId, status: { not: 'DELETED' } },
    orderBy: { id: 'desc' },
    take: maxOwnComments,
  } as const satisfies Prisma.OfferCommentFindManyArgs;
}
