import { dealLimits } from '../../../../shared/dealLimits.ts';
import { z } from 'zod';
import { Prisma, type DealSubmission } from '../../../generated/prisma/client.ts';
import { partPattern } from '../../../platform/database/patterns.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { parseInput } from '../../../platform/errors/errors.ts';
import { allOf, normalizedSearch, type List } from '../../../platform/graphql/list.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import { isLegible, paragraphs } from '../../../platform/inputs/inputs.ts';
import { updateOfferWithin } from '../operations.ts';
import { DealReviewedError, UnknownSubmissionError } from '../submissions/errors.ts';
import { freeSlug, withTakenErrors, type OfferForm } from './saving.ts';
import { runStaffChange, type OfferAdminContext } from './staffChanges.ts';
import { withText } from '../../../platform/errors/issueText.ts';
import { says } from '../__generated__/messages.ts';

// Deals that shoppers submitted, as reviewed by staff: the list, publishing and rejecting.

const { sql } = Prisma;

/** Filters of the list; absent values do not filter. */
export interface SubmissionFilter {
  /** Part of the title or the link. */
  search?: string | null;
  status?: DealSubmission['status'] | null;
}

/** The staff's list of submitted deals. */
export const submissionList = {
  name: 'DEAL_SUBMISSIONS',
  from: sql`"DealSubmission" s`,
  id: sql`s."id"`,
  sorts: {
    OLDEST: { value: sql`s."id"`, isDescending: false, isUnique: true },
    NEWEST: { value: sql`s."id"`, isDescending: true, isUnique: true },
  },
  where(_shop, { search, status }) {
    const words = normalizedSearch(search);
    return allOf(
      status ? sql`s."status" = ${status}::"DealSubmissionStatus"` : null,
      words === '' ? null : sql`lower(f_unaccent(s."title" || ' ' || s."url")) LIKE lower(f_unaccent(${partPattern(words)}))`,
    );
  },
} satisfies List<SubmissionFilter, string>;

/** Returns the number of submitted deals that wait for review. */
export function countSubmissionsToReview({ prisma }: Db): Promise<number> {
  return prisma.dealSubmission.count({ where: { status: 'PENDING' } });
}

/** Locks a submission that waits for review, so that of two decisions at once the second is refused. */
async function lockPending(tx: Tx, id: number): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM "DealSubmission" WHERE "id" = ${id}::int FOR UPDATE`;
  const submission = await tx.dealSubmission.findUnique({ where: { id }, select: { status: true } });
  if (!submission) throw new UnknownSubmissionError();
  if (submission.status !== 'PENDING') throw new DealReviewedError();
}

/**
 * Publishes a submitted deal as an offer with the data that staff have checked; its submitter gets an email.
 * @returns the ID of the offer
 * @throws UnknownSubmissionError, DealReviewedError, InvalidInputError, TryAgainError; then nothing is changed
 */
export function publishSubmission(shop: OfferAdminContext, id: number, form: OfferForm): Promise<number> {
  return withTakenErrors(() =>
    runStaffChange(shop, async (tx, actor) => {
      await lockPending(tx, id);
      const slug = form.slug.trim() || (await freeSlug(tx, form.title));
      const { offerId, productIds } = await updateOfferWithin(tx, { ...form, slug, status: 'PUBLISHED' }, shop.now, actor.accountId);
      await tx.dealSubmission.update({
        where: { id },
        data: { status: 'PUBLISHED', offerId, reviewedAt: shop.now },
        select: { id: true },
      });
      await enqueue(tx, { name: 'deal-mail', payload: { submissionId: id } });
      const act = { action: 'deal-submission.publish', targetType: 'DealSubmission', targetIds: [id], details: { offer: offerId } };
      return { value: offerId, productIds, act };
    }),
  );
}

const rejection = z.object({
  reason: paragraphs(dealLimits.reason).refine(isLegible, withText(says((t) => t.enterAReason))),
});

/**
 * Rejects a submitted deal with a reason, which its submitter sees and gets by email.
 * @throws UnknownSubmissionError, DealReviewedError, InvalidInputError, TryAgainError; then nothing is changed
 */
export function rejectSubmission(shop: OfferAdminContext, input: { id: number; reason: string }): Promise<number> {
  const { reason } = parseInput(rejection, { reason: input.reason });
  const { id } = input;
  return runStaffChange(shop, async (tx) => {
    await lockPending(tx, id);
    await tx.dealSubmission.update({ where: { id }, data: { status: 'REJECTED', reason, reviewedAt: shop.now }, select: { id: true } });
    await enqueue(tx, { name: 'deal-mail', payload: { submissionId: id } });
    // No page shows submissions.
    return { value: id, productIds: [], act: { action: 'deal-submission.reject', targetType: 'DealSubmission', targetIds: [id] } };
  });
}
