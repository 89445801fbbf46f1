import { z } from 'zod';
import { dealLimits } from '../../../../shared/dealLimits.ts';
import { ownAccount, SignInRequiredError } from '../../../foundation/accounts/accounts.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { withRetry } from '../../../platform/database/retry.ts';
import { parseInput } from '../../../platform/errors/errors.ts';
import { withText } from '../../../platform/errors/issueText.ts';
import { requiredLine } from '../../../platform/inputs/inputs.ts';
import { countAttempt } from '../../../platform/limits/throttle.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { says } from '../__generated__/messages.ts';
import { AddressErasedError, EmailNotVerifiedError, isSuppressed, newSubscriberKey } from '../../newsletter/newsletter.ts';
import { maxAlerts, maxWords, newAlerts, wordsOf } from './alertRules.ts';
import { TooManyDealAlertsError, UnknownDealAlertError } from './errors.ts';

// Alerts of signed-in shoppers about new deals.

const toAlert = says((t) => t.signInToGetDealAlerts);
const missing = says((t) => t.enterAKeyword);

const alertInput = z.object({
  keyword: requiredLine(dealLimits.alertKeyword, missing)
    .refine((text) => text === '' || wordsOf(text).some((word) => word.length > 1), withText(says((t) => t.enterALongerWord)))
    .refine((text) => wordsOf(text).length <= maxWords, withText(says((t) => t.enterFewerWords({ max: maxWords })))),
  maxPriceMinor: z
    .int(withText(says((t) => t.enterAnAmount)))
    .min(1, withText(says((t) => t.enterMoreThan0)))
    .max(100_000_000, withText(says((t) => t.enterALowerAmount)))
    .nullish(),
});

/** Input for a new alert. */
export interface NewDealAlert {
  keyword: string;
  /** Null for any price. */
  maxPriceMinor?: number | null;
}

/**
 * Creates an alert of the caller. One with the same words is replaced, and no longer paused.
 * @throws SignInRequiredError, EmailNotVerifiedError, AddressErasedError, InvalidInputError, TooManyDealAlertsError, ThrottledError, TryAgainError
 */
export async function createDealAlert(shop: Shop, input: NewDealAlert): Promise<{ alertId: number }> {
  const { db, now } = shop;
  const { id: accountId, email, emailVerifiedAt } = await ownAccount(shop);
  if (emailVerifiedAt === null) throw new EmailNotVerifiedError();
  if (await isSuppressed(db, email)) throw new AddressErasedError();
  const { keyword, maxPriceMinor = null } = parseInput(alertInput, input);
  await countAttempt(db, { scope: 'deal-alert', subject: `account ${accountId}`, now, ...newAlerts });
  const words = wordsOf(keyword).toSorted();
  const wordKey = words.join(' ');
  const write = async (tx: Tx) => {
    // The owner's row is locked, so that the number of alerts holds when several are created at once.
    const owners = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Account" WHERE "id" = ${accountId}::int FOR NO KEY UPDATE`;
    if (owners.length === 0) throw new SignInRequiredError(toAlert);
    const where = { accountId_wordKey: { accountId, wordKey } };
    const known = await tx.dealAlert.findUnique({ where, select: { id: true } });
    if (!known && (await tx.dealAlert.count({ where: { accountId } })) >= maxAlerts) throw new TooManyDealAlertsError(maxAlerts);
    await tx.dealAlertMailing.upsert({ where: { accountId }, create: { accountId, mailKey: newSubscriberKey() }, update: {} });
    const { id } = await tx.dealAlert.upsert({
      where,
      create: { accountId, keyword, words, wordKey, maxPriceMinor, createdAt: now },
      update: { keyword, maxPriceMinor, isPaused: false },
      select: { id: true },
    });
    return { alertId: id };
  };
  return withRetry(() => db.prisma.$transaction(write));
}

/**
 * Pauses or resumes an alert of the caller.
 * @throws SignInRequiredError, UnknownDealAlertError, TryAgainError
 */
export async function setDealAlertPaused(shop: Shop, { id, isPaused }: { id: number; isPaused: boolean }): Promise<{ alertId: number }> {
  const { id: accountId } = await ownAccount(shop);
  const { count } = await shop.db.prisma.dealAlert.updateMany({ where: { id, accountId }, data: { isPaused } });
  if (count === 0) throw new UnknownDealAlertError();
  return { alertId: id };
}

/**
 * Deletes an alert of the caller.
 * @throws SignInRequiredError, UnknownDealAlertError, TryAgainError
 */
export async function deleteDealAlert(shop: Shop, id: number): Promise<void> {
  const { id: accountId } = await ownAccount(shop);
  const { count } = await shop.db.prisma.dealAlert.deleteMany({ where: { id, accountId } });
  if (count === 0) throw new UnknownDealAlertError();
}

/** Returns whether an account has an alert that isn't paused; null if the key of the email's link belongs to no account. */
export async function sendsDealAlerts({ db }: Pick<Shop, 'db'>, key: string): Promise<boolean | null> {
  const owner = await db.prisma.dealAlertMailing.findUnique({ where: { mailKey: key }, select: { accountId: true } });
  return owner && (await db.prisma.dealAlert.count({ where: { accountId: owner.accountId, isPaused: false } })) > 0;
}

/**
 * Pauses all alerts of the account to which the key of an email's link belongs. Repeating it changes nothing.
 * @returns whether an account has the key
 */
export async function stopDealAlerts({ db }: Pick<Shop, 'db'>, key: string): Promise<boolean> {
  const owner = await db.prisma.dealAlertMailing.findUnique({ where: { mailKey: key }, select: { accountId: true } });
  if (!owner) return false;
  const { accountId } = owner;
  await db.prisma.dealAlert.updateMany({ where: { accountId }, data: { isPaused: true } });
  return true;
}
