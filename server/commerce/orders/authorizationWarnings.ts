import { mailShop, readIdentity, shopTimeZone } from '../../foundation/settings/settings.ts';
import type { Db } from '../../platform/database/db.ts';
import { withRetry } from '../../platform/database/retry.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { inAscii } from '../../platform/mail/address.ts';
import { claimEndingAuthorizations } from '../payments/payments.ts';
import type { AuthorizationMailFacts } from './mails/authorization.ts';
import { warningMs } from './paymentsAtRisk.ts';

// Tells the shop by email, once per authorisation, that an authorised payment expires soon and its order hasn't been shipped.

const batch = 100;

/**
 * Queues the emails about authorisations that expire within three days and whose capture wasn't requested.
 * @returns the number of queued emails
 */
export async function warnOfAuthorizations(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  let mails = 0;
  for (;;) {
    if (signal?.aborted) return mails;
    const claimed = await withRetry(() =>
      db.prisma.$transaction(async (tx) => {
        const until = new Date(now.getTime() + warningMs);
        const payments = await claimEndingAuthorizations(tx, { now, until, limit: batch });
        for (const { id, captureBefore } of payments)
          await enqueue(tx, { name: 'authorization-mail', payload: { paymentId: id, captureBefore: captureBefore.toISOString() } });
        return payments.length;
      }),
    );
    mails += claimed;
    if (claimed < batch) return mails;
  }
}

/**
 * Reads the content of the email at the time of sending.
 * @param publicUrl the shop's URL, for the link
 * @returns null when there is nothing to warn of (any longer): the payment was charged, lost or renewed, or the shop has no email address
 */
export async function readAuthorizationMail(
  db: Db,
  { paymentId, captureBefore }: { paymentId: number; captureBefore: string },
  publicUrl: string,
): Promise<AuthorizationMailFacts | null> {
  const payment = await db.prisma.payment.findUnique({
    where: { id: paymentId, state: 'AUTHORIZED', captureBefore, captureRequestedAt: null },
    select: { amountMinor: true, order: { select: { number: true } } },
  });
  const { email } = await readIdentity(db);
  if (!payment || email === '') return null;
  return {
    key: `authorization-${paymentId}-${Date.parse(captureBefore)}`,
    to: inAscii(email),
    shop: await mailShop(db, null),
    timeZone: await shopTimeZone(db.prisma),
    orderNumber: payment.order.number,
    amountMinor: payment.amountMinor,
    captureBefore: new Date(captureBefore),
    url: `${publicUrl}/admin/orders/${payment.order.number}/`,
  };
}
