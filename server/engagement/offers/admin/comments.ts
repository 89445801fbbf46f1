import { actorOf, recordAudit } from '../../../foundation/audit/audit.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import { partPattern } from '../../../platform/database/patterns.ts';
import type { Db } from '../../../platform/database/db.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { allOf, normalizedSearch, type List } from '../../../platform/graphql/list.ts';
import { countComments } from '../comments/commentCount.ts';
import { maxModerated } from '../comments/commentRules.ts';
import { changeOffers } from '../operations.ts';
import type { OfferAdminContext } from './staffChanges.ts';
import { says } from '../__generated__/messages.ts';

// Comments as moderated by staff: the list, and publishing and hiding them.

const { sql } = Prisma;

/** Filters of the list; absent values do not filter. */
export interface AdminCommentFilter {
  /** Part of the text or the author's name. */
  search?: string | null;
  status?: 'PENDING' | 'PUBLISHED' | 'HIDDEN' | 'DELETED' | null;
  /** Whether it waits for approval or has reports that staff haven't handled yet. */
  needsReview?: boolean | null;
  offerId?: number | null;
}

const needsReview = sql`(c."status" = 'PENDING' OR c."openReports" > 0)`;

/** The staff's list of comments. */
export const adminCommentList = {
  name: 'OFFER_COMMENT_DESK',
  from: sql`"OfferComment" c`,
  id: sql`c."id"`,
  sorts: {
    MOST_REPORTED: { value: sql`c."openReports"`, isDescending: true },
    NEWEST: { value: sql`c."id"`, isDescending: true, isUnique: true },
  },
  where(_shop, { search, status, needsReview: needs, offerId }) {
    const words = normalizedSearch(search);
    return allOf(
      status ? sql`c."status" = ${status}::"OfferCommentStatus"` : null,
      needs == null ? null : needs ? needsReview : sql`NOT ${needsReview}`,
      offerId == null ? null : sql`c."offerId" = ${offerId}::int`,
      words === '' ? null : sql`lower(f_unaccent(c."authorName" || ' ' || c."body")) LIKE lower(f_unaccent(${partPattern(words)}))`,
    );
  },
} satisfies List<AdminCommentFilter, string>;

/** Returns the number of comments that wait for approval or have open reports. */
export function countCommentsToReview({ prisma }: Db): Promise<number> {
  return prisma.offerComment.count({ where: { OR: [{ status: 'PENDING' }, { openReports: { gt: 0 } }] } });
}

const actions = { PUBLISHED: 'offer.comments-publish', HIDDEN: 'offer.comments-hide' } as const;

/** A comment as the person who decides saw it. */
export interface SeenComment {
  id: number;
  expectedStatus: 'PENDING' | 'PUBLISHED' | 'HIDDEN' | 'DELETED';
  expectedReports: number;
}

/**
 * Publishes or hides comments, which handles their reports. Comments are skipped that changed since they were seen: another decision, a new
 * report, or their deletion.
 * @returns the ids of the comments that changed
 * @throws InvalidInputError, TryAgainError; then nothing has changed
 */
export async function moderateComments(
  shop: OfferAdminContext,
  { comments, status }: { comments: readonly SeenComment[]; status: keyof typeof actions },
): Promise<number[]> {
  if (comments.length === 0 || comments.length > maxModerated)
    throw new InvalidInputError([{ path: ['input', 'comments'], message: says((t) => t.selectOneToMaxComments({ maxModerated })) }]);
  const actor = await actorOf(shop);
  return changeOffers(
    shop,
    async (tx) => {
      const rows = await tx.$queryRaw<{ id: number; offerId: number }[]>`
        WITH seen AS (
          SELECT * FROM unnest(
            ${comments.map(({ id }) => id)}::int[],
            ${comments.map(({ expectedStatus }) => expectedStatus)}::"OfferCommentStatus"[],
            ${comments.map(({ expectedReports }) => expectedReports)}::int[]
          ) AS s ("id", "status", "reports")
        ),
        locked AS (
          SELECT c."id" FROM "OfferComment" c JOIN seen ON seen."id" = c."id"
          WHERE c."status" <> 'DELETED' AND c."status" = seen."status" AND c."openReports" <= seen."reports"
            AND (c."status" <> ${status}::"OfferCommentStatus" OR c."openReports" > 0)
          ORDER BY c."id" FOR NO KEY UPDATE OF c
        ),
        handled AS (
          UPDATE "OfferCommentReport" r SET "isOpen" = false FROM locked WHERE r."commentId" = locked."id" AND r."isOpen"
        )
        UPDATE "OfferComment" c SET "status" = ${status}::"OfferCommentStatus", "openReports" = 0 FROM locked WHERE c."id" = locked."id"
        RETURNING c."id", c."offerId"`;
      await countComments(
        tx,
        rows.map(({ offerId }) => offerId),
      );
      const changed = rows.map(({ id }) => id).toSorted((a, b) => a - b);
      if (changed.length > 0)
        await recordAudit(tx, shop, actor, { action: actions[status], targetType: 'OfferComment', targetIds: changed });
      return changed;
    },
    () => [],
  );
}
