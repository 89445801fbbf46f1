import { beforeEach, expect, it } from 'vitest';
import { demoReviews, demoVoters, type ReviewedDemoProduct } from '../../prisma/seed/reviews/demoReviews.ts';
import { writeDemoReviews } from '../../prisma/seed/reviews/write.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { shownReviews } from './reviewDocuments.ts';

// The demo shop's reviews in the database: every count has its rows, and every rating its reviews.

let db: Db;
let products: (ReviewedDemoProduct & { id: number })[];
beforeEach(async () => {
  db = await freshDb();
  await (await sharedRevision(db)).reload();
  const shoes = await db.prisma.category.create({ data: { slug: 'shoes', name: 'Shoes' } });
  const boots = await db.prisma.category.create({ data: { slug: 'boots', name: 'Boots', parentId: shoes.id, ancestorIds: [shoes.id] } });
  products = [];
  for (let index = 0; index < 30; index += 1) {
    const sku = `DEMO-${index}`;
    const { id } = await makeProduct(db, { sku });
    if (index % 2 === 0) await db.prisma.productCategory.create({ data: { productId: id, categoryId: boots.id } });
    const path = index % 2 === 0 ? `Shoes > Boots > Boot ${index}` : `Kitchen > Cookware > Pan ${index}`;
    products.push({ id, sku, path, totalSales: 50, createdAt: new Date('2025-01-01T00:00:00Z') });
  }
  await refreshProducts(
    db.pool,
    products.map(({ id }) => id),
    testNow,
  );
});

const wanted = () => products.flatMap((product) => demoReviews(product, testNow));

it('[F67] ratings and helpful counts match their rows, and products have the criteria of their category', async () => {
  await writeDemoReviews(db, products, testNow);
  expect(await db.prisma.review.count()).toBe(wanted().length);
  expect(await db.prisma.visitor.count()).toBe(demoVoters);
  const reviews = await db.prisma.review.findMany({ include: { helpfulVotes: true, scores: { include: { criterion: true } } } });
  for (const { helpfulCount, unhelpfulCount, helpfulVotes, scores, productId } of reviews) {
    expect(helpfulVotes.filter(({ isHelpful }) => isHelpful)).toHaveLength(helpfulCount);
    expect(helpfulVotes.filter(({ isHelpful }) => !isHelpful)).toHaveLength(unhelpfulCount);
    const isShoe = products.findIndex(({ id }) => id === productId) % 2 === 0;
    const slugs = scores.map(({ criterion }) => criterion.slug).toSorted();
    expect(slugs).toEqual(isShoe ? ['as-described', 'comfort', 'quality', 'value'] : ['as-described', 'quality', 'value']);
  }
  expect(reviews.reduce((sum, { helpfulVotes }) => sum + helpfulVotes.length, 0)).toBeGreaterThan(20);
  await (await sharedRevision(db)).reload();
  for (const { id } of products.slice(0, 5)) {
    const { rating, reviewSummary } = await shownReviews(newVisitor(db), id);
    expect(rating.count).toBe(reviewSummary.count);
    expect(rating.average).toBeCloseTo(reviewSummary.average / 2, 1);
  }
  await expectInvariants(db);
});

it('[F67] demo reviews are written once, in at most 14 statements', async () => {
  const { count } = await countStatements(db, () => writeDemoReviews(db, products, testNow));
  expect(count).toBeLessThanOrEqual(14);
  const before = await db.prisma.review.count();
  await writeDemoReviews(db, products, testNow);
  expect(await db.prisma.review.count()).toBe(before);
});
