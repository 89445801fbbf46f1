import { inBatches, maintenanceBatch } from '../../platform/database/inBatches.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Subscriber, SubscriberRequest } from '../../generated/prisma/client.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { Confirmation } from './links.ts';
import { pendingLifeDays } from './rules.ts';

// Sign-up requests are stored separately from the subscriber until the owner confirms them by the link in the email: strangers who know an
// address can't change its data. Each email belongs to the request as it was when the email was sent.

/** Stores a request and sends an email that asks the owner to confirm it. */
export async function requestConfirmation(tx: Tx, subscriberId: number, request: SubscriberRequest): Promise<void> {
  await tx.subscriberRequest.createMany({ data: [request], skipDuplicates: true });
  const askedAt = request.askedAt.toISOString();
  await enqueue(tx, { name: 'newsletter-mail', payload: { subscriberId, kind: 'confirm', askedAt } });
}

/** The request of the email with this key; null when it is no longer pending. */
export function findRequest(
  { prisma }: { prisma: Tx },
  { email }: Pick<Subscriber, 'email'>,
  { askedAt }: Pick<Confirmation, 'askedAt'>,
): Promise<SubscriberRequest | null> {
  return prisma.subscriberRequest.findUnique({ where: { email_askedAt: { email, askedAt } } });
}

/**
 * Applies a confirmed request and deletes the other ones. Data of an address that was never confirmed may come from strangers, so all of it
 * is replaced; for an existing subscriber, a form without a name leaves the name unchanged.
 * @returns the subscriber; null when the key is no longer valid
 */
export async function grantRequest(tx: Tx, id: number, askedAt: Date, now: Date): Promise<Subscriber | null> {
  await tx.$executeRaw`SELECT 1 FROM "Subscriber" WHERE "id" = ${id}::int FOR UPDATE`;
  const subscriber = await tx.subscriber.findUnique({ where: { id } });
  if (!subscriber || subscriber.status === 'CONFIRMED') return null;
  const request = await findRequest({ prisma: tx }, subscriber, { askedAt });
  if (!request) return null;
  const { emailShown, placement, variant, pageLink } = request;
  const name = request.name ?? (subscriber.confirmedAt === null ? null : subscriber.name);
  const asked = { emailShown, name, placement, variant, pageLink };
  await dropRequests(tx, subscriber.email);
  return tx.subscriber.update({ where: { id }, data: { ...asked, status: 'CONFIRMED', confirmedAt: now, unsubscribedAt: null } });
}

/** Invalidates all confirmation links for this address. */
export async function dropRequests(tx: Tx, email: string): Promise<void> {
  await tx.subscriberRequest.deleteMany({ where: { email } });
}

/** Unconfirmed data older than this is deleted. */
export function unconfirmedCutoff(now: Date): Date {
  return new Date(now.getTime() - pendingLifeDays * 24 * 60 * 60 * 1_000);
}

/**
 * Deletes old requests.
 * @returns number of deleted requests
 */
export function removeOldRequests({ prisma }: Db, now: Date, signal?: AbortSignal): Promise<number> {
  return inBatches(
    () => prisma.$executeRaw`
      DELETE FROM "SubscriberRequest" WHERE ("email", "askedAt") IN (
        SELECT "email", "askedAt" FROM "SubscriberRequest" WHERE "askedAt" < ${unconfirmedCutoff(now)}::timestamptz
        ORDER BY "askedAt" LIMIT ${maintenanceBatch}::int FOR UPDATE SKIP LOCKED
      )`,
    signal,
  );
}
