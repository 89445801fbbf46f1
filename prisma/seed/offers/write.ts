// Merchants, their offers and coupons, as if the deals had been online for some months. Every discount is computed from a ledger that was
// written in chronological order.
import { sqlOf } from '../../../server/platform/database/sql.ts';
import type { Db, Tx } from '../../../server/platform/database/db.ts';
import { saveMerchantWithin } from '../../../server/engagement/offers/merchants.ts';
import { updateOfferWithin } from '../../../server/engagement/offers/operations.ts';
import { countComments } from '../../../server/engagement/offers/comments/commentCount.ts';
import merchants from '../data/merchants.json' with { type: 'json' };
import { hourMs, offeredSkus, offersOfProducts, otherOffers, type DemoComment, type DemoFacts, type DemoOffer } from './demoOffers.ts';

/** A discount needs thirty days of history before it; this is enough for that and for a price chart. */
const knownDaysBefore = 60;

/** Saves the earlier price first, then the current one, so that the ledger contains the price before the discount. */
async function writeOffer(tx: Tx, { input, was, facts }: DemoOffer, now: Date): Promise<void> {
  let known: { offerId: number } | null = null;
  if (was) {
    const earlier = new Date(was.at.getTime() - knownDaysBefore * 24 * hourMs);
    known = await updateOfferWithin(tx, { ...input, priceMinor: was.priceMinor }, earlier);
    await updateOfferWithin(tx, { ...input, id: known.offerId }, was.at);
  }
  const { offerId } = await updateOfferWithin(tx, known ? { ...input, id: known.offerId } : input, now);
  await writeVotes(tx, offerId, facts, now);
  await writeComments(tx, offerId, facts);
}

/** Votes without voters, and the matching totals. */
async function writeVotes(tx: Tx, offerId: number, { votes = [], worked = [] }: DemoFacts, now: Date): Promise<void> {
  const sql = sqlOf(tx);
  const [hot = 0, cold = 0] = votes;
  const [good = 0, all = 0] = worked;
  const values = (yes: number, no: number) => [offerId, yes, no, now.toISOString()];
  await sql.query(
    `insert into "HotVote" ("offerId", "value", "at")
     select $1::int, case when n <= $2::int then 1 else -1 end, $4::timestamptz - n * interval '37 minutes' from generate_series(1, $2::int + $3::int) n`,
    values(hot, cold),
  );
  await sql.query(`update "Offer" set "score" = $2::int, "voteCount" = $3::int where "id" = $1::int`, [offerId, hot - cold, hot + cold]);
  await sql.query(
    `insert into "CouponVote" ("offerId", "worked", "at")
     select $1::int, n <= $2::int, $4::timestamptz - (($2::int + $3::int - n) * interval '5 hours' + interval '20 minutes') from generate_series(1, $2::int + $3::int) n`,
    values(good, all - good),
  );
}

/** Comments without accounts, and their number. */
async function writeComments(tx: Tx, offerId: number, { comments = [] }: DemoFacts): Promise<void> {
  if (comments.length === 0) return;
  const { publishedAt } = await tx.offer.findUniqueOrThrow({ where: { id: offerId }, select: { publishedAt: true } });
  const stored = ({ by, after, text }: DemoComment) => ({
    offerId,
    authorName: by,
    body: text,
    status: 'PUBLISHED' as const,
    createdAt: new Date(publishedAt.getTime() + after * hourMs),
  });
  for (const { replies = [], ...comment } of comments) {
    const { id: parentId } = await tx.offerComment.create({ data: stored(comment), select: { id: true } });
    await tx.offerComment.createMany({ data: replies.map((reply) => ({ ...stored(reply), parentId })) });
  }
  await countComments(tx, [offerId]);
}

/** Leaves existing records unchanged. Each offer is written as a whole, so that an interrupted run can continue. */
export async function writeDemoOffers({ prisma }: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const known = await prisma.merchant.findMany({ select: { slug: true } });
  for (const merchant of merchants) {
    if (!known.some(({ slug }) => slug === merchant.slug)) await prisma.$transaction((tx) => saveMerchantWithin(tx, merchant, now));
  }
  const merchantIds = new Map((await prisma.merchant.findMany()).map(({ slug, id, homepage }) => [slug, { id, homepage }]));
  const categories = await prisma.category.findMany({ select: { id: true, slug: true } });
  const products = await prisma.product.findMany({
    where: { sku: { in: offeredSkus } },
    select: { id: true, sku: true, slug: true, name: true, priceMinor: true },
  });
  const offers = [
    ...offersOfProducts(now, products, merchantIds),
    ...otherOffers(now, new Map(categories.map(({ slug, id }) => [slug, id])), merchantIds),
  ];
  const there = new Set((await prisma.offer.findMany({ select: { slug: true } })).map(({ slug }) => slug));
  for (const offer of offers) {
    signal?.throwIfAborted();
    if (!there.has(offer.input.slug)) await prisma.$transaction((tx) => writeOffer(tx, offer, now));
  }
}
