import { createHash, randomBytes } from 'node:crypto';
import { sqlOf, type SqlClient } from '../../../server/platform/database/sql.ts';
import type { Db } from '../../../server/platform/database/db.ts';
import { refreshRatings } from '../../../server/engagement/reviews/rating.ts';
import { averageOf } from '../../../server/engagement/reviews/rules.ts';
import { demoCriteria } from './criteria.ts';
import { demoPoints, demoReviews, demoVoters, type DemoReview, type ReviewedDemoProduct } from './demoReviews.ts';

// Writes the reviews of the demo shop in a few statements. Ratings are then computed from them, as in a real shop.

const json = (rows: unknown) => [JSON.stringify(rows)];

/** Leaves existing criteria unchanged. */
async function writeCriteria(sql: SqlClient): Promise<void> {
  await sql.query(
    `insert into "ReviewCriterion" ("slug", "name", "position", "categoryId")
     select x.slug, x.name, 10 + row_number() over (), c."id" from jsonb_to_recordset($1::jsonb) as x(slug text, name text, category text)
     join "Category" c on c."slug" = x.category on conflict ("slug") do nothing`,
    json(demoCriteria),
  );
}

/** Review criteria of each product: slugs by SKU. */
async function criteriaBySku(sql: SqlClient, skus: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql.query<{ sku: string; slugs: string[] }>(
    `select p."sku", array_agg(c."slug") as slugs from "Product" p
     join "ReviewCriterion" c on c."isActive" and (c."categoryId" is null or c."categoryId" = any(p."categoryIds"))
     where p."sku" = any($1::text[]) group by p."id"`,
    [skus],
  );
  return new Map(rows.map(({ sku, slugs }) => [sku, slugs]));
}

async function newIds(sql: SqlClient, count: number): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('"Review"', 'id'))::int as id from generate_series(1, $1::int)`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** Creates visitors that no one can act as, because their tokens are discarded. */
async function writeVoters(sql: SqlClient, now: Date): Promise<number[]> {
  const hashes = Array.from({ length: demoVoters }, () => createHash('sha256').update(randomBytes(32)).digest('hex'));
  const { rows } = await sql.query<{ id: number }>(
    `insert into "Visitor" ("tokenHash", "createdAt", "seenAt")
     select hash, $2::timestamptz, $2::timestamptz from jsonb_array_elements_text($1::jsonb) as hash returning "id"`,
    [JSON.stringify(hashes), now.toISOString()],
  );
  return rows.map(({ id }) => id);
}

type NumberedReview = DemoReview & { id: number; scores: { criterion: string; points: number }[] };

async function insertReviews(sql: SqlClient, reviews: readonly NumberedReview[]): Promise<void> {
  const rows = reviews.map(({ votes, scores, points: _points, createdAt, ...review }) => ({
    ...review,
    createdAt: createdAt.toISOString(),
    average: averageOf(scores.map(({ points }) => points)),
    helpful: votes.filter(({ isHelpful }) => isHelpful).length,
    unhelpful: votes.filter(({ isHelpful }) => !isHelpful).length,
  }));
  await sql.query(
    `insert into "Review" ("id", "productId", "authorName", "title", "body", "status", "isVerifiedBuyer", "average", "helpfulCount",
       "unhelpfulCount", "createdAt", "decidedAt")
     select x.id, p."id", x."authorName", x.title, x.body, x.status::"ReviewStatus", x."isVerifiedBuyer", x.average, x.helpful, x.unhelpful,
       x."createdAt", case when x.status = 'APPROVED' then x."createdAt" end
     from jsonb_to_recordset($1::jsonb) as x(id int, sku text, "authorName" text, title text, body text, status text,
       "isVerifiedBuyer" boolean, average int, helpful int, unhelpful int, "createdAt" timestamptz)
     join "Product" p on p."sku" = x.sku`,
    json(rows),
  );
  await sql.query(
    `insert into "ReviewScore" ("reviewId", "criterionId", "points")
     select x.id, c."id", x.points from jsonb_to_recordset($1::jsonb) as x(id int, criterion text, points int)
     join "ReviewCriterion" c on c."slug" = x.criterion`,
    json(reviews.flatMap(({ id, scores }) => scores.map((score) => ({ id, ...score })))),
  );
}

async function insertVotes(sql: SqlClient, reviews: readonly NumberedReview[], voters: readonly number[]): Promise<void> {
  const rows = reviews.flatMap(({ id, createdAt, votes }) =>
    votes.map(({ voter, isHelpful }, index) => ({
      id,
      visitor: voters[voter],
      isHelpful,
      at: new Date(createdAt.getTime() + (index + 1) * 7_200_000).toISOString(),
    })),
  );
  await sql.query(
    `insert into "HelpfulVote" ("reviewId", "visitorId", "isHelpful", "at")
     select x.id, x.visitor, x."isHelpful", x.at
     from jsonb_to_recordset($1::jsonb) as x(id int, visitor int, "isHelpful" boolean, at timestamptz)`,
    json(rows),
  );
}

/** Does nothing in a shop that already has reviews. */
export async function writeDemoReviews({ prisma }: Db, products: readonly ReviewedDemoProduct[], now: Date): Promise<void> {
  await prisma.$transaction(async (tx) => {
    if (await tx.review.findFirst({ select: { id: true } })) return;
    const sql = sqlOf(tx);
    await writeCriteria(sql);
    const criteria = await criteriaBySku(
      sql,
      products.map(({ sku }) => sku),
    );
    const reviews = products
      .flatMap((product) => demoReviews(product, now))
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    const ids = await newIds(sql, reviews.length);
    const numbered = reviews.flatMap((review, index): NumberedReview[] => {
      const id = ids[index];
      const slugs = criteria.get(review.sku);
      if (id === undefined || !slugs) return [];
      return [{ ...review, id, scores: slugs.map((criterion) => ({ criterion, points: demoPoints(review, criterion) })) }];
    });
    await insertReviews(sql, numbered);
    await insertVotes(sql, numbered, await writeVoters(sql, now));
    const rated = await tx.review.findMany({ distinct: ['productId'], select: { productId: true } });
    await refreshRatings(
      tx,
      rated.map(({ productId }) => productId),
    );
  });
}
