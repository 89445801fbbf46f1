import { z } from 'zod';
import { dealLimits } from '../../../../shared/dealLimits.ts';
import { SignInRequiredError } from '../../../foundation/accounts/accounts.ts';
import { shopSettings, shopTimeZone } from '../../../foundation/settings/settings.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { isUniqueViolation, withRetry } from '../../../platform/database/retry.ts';
import { parseInput } from '../../../platform/errors/errors.ts';
import { isLegible, line, optionalParagraphs, requiredLine } from '../../../platform/inputs/inputs.ts';
import { countAttempt } from '../../../platform/limits/throttle.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { endOf } from '../validityRules.ts';
import { isVotable } from '../votable.ts';
import { DealSubmissionsClosedError, DuplicateDealError, TooManySubmissionsError } from './errors.ts';
import { isPublicLink, linkKey, maxPending, similarTitles, submissionsOfAccount, submissionsOfNetwork } from './submissionRules.ts';
import { issueText, withText } from '../../../platform/errors/issueText.ts';
import { says } from '../__generated__/messages.ts';

// Submits a deal for review. Its link is never requested by the server.

const toSubmit = says((t) => t.signInToSubmitADeal);
const missingTitle = says((t) => t.enterATitle);
const alreadyWaiting = says((t) => t.linkIsAlreadyWaiting);

const minor = z
  .int(withText(says((t) => t.enterAnAmount)))
  .min(0, withText(says((t) => t.enter0OrMore)))
  .max(100_000_000, withText(says((t) => t.enterALowerAmount)))
  .nullish();

const dealInput = (timeZone: string, now: Date) =>
  z.object({
    url: requiredLine(
      dealLimits.url,
      says((t) => t.enterTheLinkToTheDeal),
    )
      .refine((text) => text === '' || isPublicLink(text), withText(says((t) => t.enterALinkWithHttps)))
      .transform((text) => (URL.canParse(text) ? new URL(text).href : text)),
    title: requiredLine(dealLimits.title, missingTitle).refine((text) => text === '' || isLegible(text), withText(missingTitle)),
    description: optionalParagraphs(dealLimits.description),
    priceMinor: minor,
    shippingMinor: minor,
    code: line(dealLimits.code)
      .nullish()
      .transform((text) => text || null),
    endsAt: z
      .string()
      .nullish()
      .transform((text, issues) => {
        if (!text) return null;
        const end = endOf(text, timeZone);
        if (end && end > now) return end;
        issues.addIssue({
          code: 'custom',
          message: end ? issueText(says((t) => t.enterADateInTheFuture)) : issueText(says((t) => t.enterADateAsYearMonthDay)),
        });
        return z.NEVER;
      }),
  });

/** Input for a new submission. */
export interface SubmittedDeal {
  url: string;
  title: string;
  description?: string | null;
  priceMinor?: number | null;
  shippingMinor?: number | null;
  code?: string | null;
  /** Day as YYYY-MM-DD in the shop's time zone, its end included. */
  endsAt?: string | null;
  /** Whether the submitter has compared it with a similar deal. */
  isNew?: boolean | null;
}

/** Refuses links of live deals, and deals at the same host with a similar title unless the submitter says that theirs is another one. */
async function checkNotLive(tx: Tx, now: Date, deal: { linkKey: string; title: string; isNew: boolean }): Promise<void> {
  const { origin, pathname } = new URL(deal.linkKey);
  const page = origin + pathname.replace(/\/+$/, '');
  const live = await tx.$queryRaw<{ id: number; destinationUrl: string }[]>(
    Prisma.sql`SELECT o."id", o."destinationUrl" FROM "Offer" o WHERE o."isListed" AND starts_with(o."destinationUrl", ${page})
      AND ${isVotable(now)} ORDER BY o."id"`,
  );
  const same = live.find(({ destinationUrl }) => linkKey(destinationUrl) === deal.linkKey);
  if (same)
    throw new DuplicateDealError(
      says((t) => t.thisDealHasAlreadyBeenPosted),
      same.id,
      false,
    );
  if (deal.isNew) return;
  const [similar] = await tx.$queryRaw<{ id: number }[]>(
    Prisma.sql`SELECT o."id" FROM "Offer" o WHERE o."isListed" AND starts_with(o."destinationUrl", ${`${origin}/`}) AND ${isVotable(now)}
      AND similarity(lower(f_unaccent(o."title")), lower(f_unaccent(${deal.title}))) >= ${similarTitles}::float8
      ORDER BY similarity(lower(f_unaccent(o."title")), lower(f_unaccent(${deal.title}))) DESC, o."id" LIMIT 1`,
  );
  if (similar)
    throw new DuplicateDealError(
      says((t) => t.thisDealMayHaveBeenPostedAlready),
      similar.id,
      true,
    );
}

/**
 * Submits the caller's deal for review by staff.
 * @throws DealSubmissionsClosedError, SignInRequiredError, InvalidInputError, DuplicateDealError, TooManySubmissionsError, ThrottledError,
 * TryAgainError; then nothing is saved
 */
export async function submitDeal(shop: Shop, { isNew, ...input }: SubmittedDeal): Promise<{ submissionId: number }> {
  const { db, now, address, visitor } = shop;
  if (!(await shopSettings(shop)).acceptsDeals) throw new DealSubmissionsClosedError();
  const account = await visitor.account();
  if (!account) throw new SignInRequiredError(toSubmit);
  const accountId = account.id;
  const deal = parseInput(dealInput(await shopTimeZone(db.prisma), now), input);
  await countAttempt(db, { scope: 'deal-submission', subject: `account ${accountId}`, now, ...submissionsOfAccount });
  if (address !== '') await countAttempt(db, { scope: 'deal-submission of network', subject: address, now, ...submissionsOfNetwork });
  const key = linkKey(deal.url);
  const write = async (tx: Tx) => {
    // The author's row is locked, so that the number of waiting submissions holds when several are sent at once.
    const authors = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Account" WHERE "id" = ${accountId}::int FOR NO KEY UPDATE`;
    if (authors.length === 0) throw new SignInRequiredError(toSubmit);
    if (await tx.dealSubmission.findFirst({ where: { linkKey: key, status: 'PENDING' }, select: { id: true } }))
      throw new DuplicateDealError(alreadyWaiting, null, false);
    await checkNotLive(tx, now, { linkKey: key, title: deal.title, isNew: isNew ?? false });
    if ((await tx.dealSubmission.count({ where: { accountId, status: 'PENDING' } })) >= maxPending)
      throw new TooManySubmissionsError(maxPending);
    const data = { ...deal, accountId, linkKey: key, createdAt: now };
    return { submissionId: (await tx.dealSubmission.create({ data, select: { id: true } })).id };
  };
  try {
    return await withRetry(() => db.prisma.$transaction(write));
  } catch (error) {
    if (isUniqueViolation(error, 'DealSubmission_pending_link')) throw new DuplicateDealError(alreadyWaiting, null, false);
    throw error;
  }
}
