import type { Db, Tx } from '../../../platform/database/db.ts';
import { isForeignKeyViolation, withRetry } from '../../../platform/database/retry.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import { offerPrice, pricedColumns } from '../offerFacts.ts';
import { mailIntervalMs, matchedWords, maxNamed } from './alertRules.ts';

// Like back-in-stock alerts, the job compares instead of listening: deals are published by staff, imports and start times, and all of them
// end in a listed offer that wasn't compared yet. Publishing costs nothing; each offer is compared once, by an index over the alerts' words.
// Matches wait in a table until the account's next email is due, so that many deals at once make one email.

const accountBatch = 100;

async function matchOffer(tx: Tx, id: number): Promise<void> {
  const offer = await tx.offer.findUniqueOrThrow({
    where: { id },
    select: {
      title: true,
      summary: true,
      details: true,
      categoryIds: true,
      ...pricedColumns,
      merchant: { select: { name: true, isOwnShop: true } },
      submission: { select: { accountId: true } },
    },
  });
  const { title, summary, details, merchant, submission } = offer;
  const categories = await tx.category.findMany({ where: { id: { in: offer.categoryIds } }, select: { name: true } });
  const words = matchedWords([title, merchant.name, ...categories.map(({ name }) => name), summary, details].join(' '));
  const { priceMinor } = offerPrice(offer);
  await tx.$executeRaw`
    INSERT INTO "DealAlertHit" ("accountId", "offerId", "alertId")
    SELECT a."accountId", ${id}::int, a."id"
    FROM "DealAlert" a JOIN "Account" c ON c."id" = a."accountId"
    WHERE a."words" <@ ${words}::text[] AND NOT a."isPaused" AND a."accountId" IS DISTINCT FROM ${submission?.accountId ?? null}::int
      AND (a."maxPriceMinor" IS NULL OR a."maxPriceMinor" >= ${priceMinor}::int) AND c."emailVerifiedAt" IS NOT NULL AND c."lockedAt" IS NULL ON CONFLICT DO NOTHING`;
}

/**
 * Compares one offer: while alerts are matched, nobody else can write it, not even a vote.
 * @returns the number of compared offers
 */
async function matchNext(tx: Tx, now: Date): Promise<number> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    UPDATE "Offer" SET "alertedAt" = ${now}::timestamptz WHERE "id" = ANY(ARRAY(
      SELECT "id" FROM "Offer" WHERE "isListed" AND "alertedAt" IS NULL AND "pendingStartsAt" IS NULL
      ORDER BY "id" LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED
    )) RETURNING "id"`;
  for (const { id } of rows) await matchOffer(tx, id);
  return rows.length;
}

/** A match; an account's are in the order of their publication, the newest first. */
interface Hit {
  accountId: number;
  offerId: number;
  alertId: number;
}

/** @returns the number of queued emails */
async function mailBatch(tx: Tx, now: Date): Promise<number> {
  const due = await tx.$queryRaw<{ accountId: number }[]>`
    SELECT m."accountId" FROM "DealAlertMailing" m
    WHERE (m."mailedAt" IS NULL OR m."mailedAt" <= ${new Date(now.getTime() - mailIntervalMs)}::timestamptz)
      AND EXISTS (SELECT 1 FROM "DealAlertHit" h WHERE h."accountId" = m."accountId")
    ORDER BY m."accountId" LIMIT ${accountBatch}::int FOR UPDATE SKIP LOCKED`;
  const ids = due.map(({ accountId }) => accountId);
  if (ids.length === 0) return 0;
  await tx.$executeRaw`UPDATE "DealAlertMailing" SET "mailedAt" = ${now}::timestamptz WHERE "accountId" = ANY(${ids}::int[])`;
  const hits = await tx.$queryRaw<Hit[]>`
    WITH hits AS (DELETE FROM "DealAlertHit" WHERE "accountId" = ANY(${ids}::int[]) RETURNING "accountId", "offerId", "alertId")
    SELECT DISTINCT ON (h."accountId", o."publishedAt", o."id") h.* FROM hits h
    JOIN "DealAlert" a ON a."id" = h."alertId" AND NOT a."isPaused" JOIN "Offer" o ON o."id" = h."offerId" AND o."isListed"
    ORDER BY h."accountId", o."publishedAt" DESC, o."id" DESC, a."id"`;
  const byAccount = new Map<number, Hit[]>();
  for (const hit of hits) {
    const own = byAccount.get(hit.accountId);
    if (own) own.push(hit);
    else byAccount.set(hit.accountId, [hit]);
  }
  for (const [accountId, own] of byAccount) {
    const deals = own.slice(0, maxNamed).map(({ offerId, alertId }) => ({ offerId, alertId }));
    const payload = { accountId, at: now.toISOString(), deals, more: own.length - deals.length };
    await enqueue(tx, { name: 'deal-alert-mail', payload });
  }
  return byAccount.size;
}

/**
 * Compares newly published offers with the alerts, each once, and queues the emails that are due.
 * @returns the number of emails
 */
export async function noticeDeals(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  const all = async (batch: (tx: Tx, at: Date) => Promise<number>, size: number) => {
    for (let total = 0; ;) {
      if (signal?.aborted) return total;
      const count = await withRetry(() => db.prisma.$transaction((tx) => batch(tx, now)), isForeignKeyViolation);
      total += count;
      if (count < size) return total;
    }
  };
  await all(matchNext, 1);
  return all(mailBatch, accountBatch);
}
