import { inBatches, upkeepBatch } from '../../platform/database/inBatches.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Subscriber, SubscriberRequest } from '../../generated/prisma/client.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { Confirmation } from './links.ts';
import { pendingLifeDays } from './rules.ts';

// What forms ask for an address is kept beside its record until the owner confirms it by the mail that tells of it: strangers who know
// an address change nothing about it. Each mail belongs to what was asked when it was sent.

/** Keeps what was asked, and has a mail ask the owner whether it was them. */
export async function askToConfirm(tx: Tx, subscriberId: number, request: SubscriberRequest): Promise<void> {
  await tx.subscriberRequest.createMany({ data: [request], skipDuplicates: true });
  const askedAt = request.askedAt.toISOString();
  await enqueue(tx, { name: 'newsletter-mail', payload: { subscriberId, kind: 'confirm', askedAt } });
}

/** What the mail of this key has told of; null when nothing waits by it (any more). */
export function findRequest(
  { prisma }: { prisma: Tx },
  { email }: Pick<Subscriber, 'email'>,
  { askedAt }: Pick<Confirmation, 'askedAt'>,
): Promise<SubscriberRequest | null> {
  return prisma.subscriberRequest.findUnique({ where: { email_askedAt: { email, askedAt } } });
}

/**
 * Does what the owner has confirmed, and forgets what else was asked. Who has never confirmed is known by strangers' words alone, so
 * nothing of them stays; of somebody who was in the list before, a form without a name leaves the name.
 * @returns the record; null when the key is good for nothing any more
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

/** Makes the links of all mails that ask to confirm this address worth nothing. */
export async function dropRequests(tx: Tx, email: string): Promise<void> {
  await tx.subscriberRequest.deleteMany({ where: { email } });
}

/** From before then on, what nobody has confirmed is forgotten. */
export function oldestKept(now: Date): Date {
  return new Date(now.getTime() - pendingLifeDays * 24 * 60 * 60 * 1_000);
}

/** Forgets what was asked long ago. @returns how many went */
export function removeOldRequests({ prisma }: Db, now: Date, signal?: AbortSignal): Promise<number> {
  return inBatches(
    () => prisma.$executeRaw`
      DELETE FROM "SubscriberRequest" WHERE ("email", "askedAt") IN (
        SELECT "email", "askedAt" FROM "SubscriberRequest" WHERE "askedAt" < ${oldestKept(now)}::timestamptz
        ORDER BY "askedAt" LIMIT ${upkeepBatch}::int FOR UPDATE SKIP LOCKED
      )`,
    signal,
  );
}
