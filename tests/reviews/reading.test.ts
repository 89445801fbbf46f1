import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { crowd, moderate, knownVisitor, order, reviewFields, scoresOf, shownReviews, write } from './reviewDocuments.ts';

let db: Db;
let visitor: Visitor;
let id: number;
beforeEach(async () => {
  db = await freshDb();
  await (await sharedRevision(db)).reload();
  visitor = newVisitor(db);
  id = (await makeProduct(db)).id;
});

/** Creates approved reviews with these ratings, each a minute after the previous one; the third has the most helpful votes. */
async function reviewed(productId: number, points: readonly number[]): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, who] of (await crowd(db, points.length)).entries()) {
    await order(db, who, productId);
    who.at(new Date(testNow.getTime() + index * 60_000));
    const { review } = await write(who, productId, { authorName: `Author ${index}`, scores: scoresOf(points[index] ?? 1) });
    ids.push(review?.databaseId ?? 0);
  }
  await db.prisma.review.updateMany({ where: { id: ids[2] ?? 0 }, data: { helpfulCount: 3 } });
  await db.prisma.review.updateMany({ where: { id: ids[0] ?? 0 }, data: { helpfulCount: 1 } });
  return ids;
}

const idsOf = async (page: string) => (await shownReviews(visitor, id, page)).reviews.edges.map(({ node }) => node.databaseId);

describe('[F67] a product’s reviews', () => {
  it('can be sorted in four ways, with ties by id', async () => {
    const [a, b, c, d, e] = await reviewed(id, [5, 9, 5, 10, 1]);
    expect(await idsOf('first: 100')).toEqual([e, d, c, b, a]);
    expect(await idsOf('sort: MOST_HELPFUL, first: 100')).toEqual([c, a, e, d, b]);
    expect(await idsOf('sort: HIGHEST, first: 100')).toEqual([d, b, c, a, e]);
    expect(await idsOf('sort: LOWEST, first: 100')).toEqual([e, a, c, b, d]);
  });

  it.each(['NEWEST', 'MOST_HELPFUL', 'HIGHEST', 'LOWEST'])('are paginated in both directions: %s', async (sort) => {
    await reviewed(id, [5, 9, 5, 10, 1, 5, 5]);
    const all = await idsOf(`sort: ${sort}, first: 100`);
    const paginated: number[] = [];
    for (let after = ''; ;) {
      const { reviews } = await shownReviews(visitor, id, `sort: ${sort}, first: 3${after}`);
      paginated.push(...reviews.edges.map(({ node }) => node.databaseId));
      expect(reviews.totalCount).toBe(7);
      if (!reviews.pageInfo.hasNextPage) break;
      after = `, after: "${reviews.edges.at(-1)?.cursor}"`;
    }
    expect(paginated).toEqual(all);
    const back = await shownReviews(visitor, id, `sort: ${sort}, last: 3`);
    expect(back.reviews.edges.map(({ node }) => node.databaseId)).toEqual(all.slice(-3));
    expect(await idsOf(`sort: ${sort}, last: 2, before: "${back.reviews.edges[0]?.cursor}"`)).toEqual(all.slice(-5, -3));
    expect(back.reviews.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true });
  });

  it('reject invalid page arguments', async () => {
    await reviewed(id, [5, 9, 5]);
    const { reviews } = await shownReviews(visitor, id);
    const ask = async (page: string) =>
      (await visitor.gql(`{ node(id: "${globalId('Product', id)}") { ... on Product { reviews(${page}) { totalCount } } } }`)).errors[0]
        ?.extensions.code;
    for (const page of [
      'sort: NEWEST',
      'first: -1',
      'first: 101',
      'first: 1, after: "x"',
      `sort: HIGHEST, first: 1, after: "${reviews.edges[0]?.cursor}"`,
    ]) {
      expect(await ask(page), page).toBe('INVALID_INPUT');
    }
  });

  it('are summarised by average, criteria in percent, and stars', async () => {
    const points = [10, 9, 8, 3, 1];
    for (const [index, who] of (await crowd(db, 5)).entries()) {
      await order(db, who, id);
      await write(who, id, { scores: scoresOf(points[index] ?? 1, 10, 5) });
    }
    const { reviewSummary } = await shownReviews(visitor, id);
    expect(reviewSummary).toEqual({
      count: 5,
      average: 7.07,
      criteria: [
        { criterion: { slug: 'quality' }, average: 6.2, percent: 62 },
        { criterion: { slug: 'value' }, average: 10, percent: 100 },
        { criterion: { slug: 'as-described' }, average: 5, percent: 50 },
      ],
      distribution: [
        { stars: 5, count: 0, percent: 0 },
        { stars: 4, count: 3, percent: 60 },
        { stars: 3, count: 2, percent: 40 },
        { stars: 2, count: 0, percent: 0 },
        { stars: 1, count: 0, percent: 0 },
      ],
    });
    const nothing = await shownReviews(visitor, (await makeProduct(db)).id);
    expect(nothing.reviewSummary).toMatchObject({ count: 0, average: 0, criteria: [] });
    expect(nothing.reviewSummary.distribution.map(({ percent }) => percent)).toEqual([0, 0, 0, 0, 0]);
  });

  it('are visible only to their author while pending or rejected, and not by id', async () => {
    const author = await knownVisitor(db);
    const { review } = await write(author, id);
    const own = `{ node(id: "${globalId('Product', id)}") { ... on Product { myReview { ${reviewFields} } } } }`;
    const byId = `{ node(id: "${review?.id}") { ... on Review { body } } }`;
    const seen = async (who: Visitor, document: string) => (await who.gql(document)).data?.node as unknown;
    for (const status of ['PENDING', 'REJECTED'] as const) {
      if (status === 'REJECTED') await moderate(db, { reviewId: review?.databaseId ?? 0, status });
      expect(await seen(author, own)).toMatchObject({ myReview: { id: review?.id, status } });
      expect(await seen(visitor, own)).toEqual({ myReview: null });
      expect(await seen(await knownVisitor(db), own)).toEqual({ myReview: null });
      expect(await seen(author, byId)).toBeNull();
      expect((await shownReviews(author, id)).reviews.edges).toEqual([]);
    }
    await moderate(db, { reviewId: review?.databaseId ?? 0, status: 'APPROVED' });
    expect(await seen(visitor, byId)).toEqual({ body: review?.body });
    expect((await author.gql(own)).isPrivate).toBe(true);
    expect((await visitor.gql(own)).isPrivate).toBe(true);
    expect((await visitor.gql(byId)).isPrivate).toBe(false);
    await db.prisma.product.update({ where: { id }, data: { status: 'DRAFT' } });
    expect(await seen(visitor, byId)).toBeNull();
  });
});

describe('review statements, including BEGIN and COMMIT:', () => {
  const counted = async (run: () => Promise<unknown>) => (await countStatements(db, run)).count;
  const shown = `reviewCriteria { slug } reviewSummary { count average criteria { criterion { name } percent } distribution { percent } }
    reviews(first: 12) { totalCount edges { node { ${reviewFields} helpfulCount product { name } } } }`;

  it('[F67] 4 for a page, for any number of reviews and products', async () => {
    await reviewed(id, [5, 9, 5]);
    const one = `{ node(id: "${globalId('Product', id)}") { ... on Product { name ${shown} } } }`;
    await visitor.query(one);
    const few = await counted(() => visitor.query(one));
    const other = (await makeProduct(db)).id;
    await reviewed(other, [5, 9, 5, 7, 8, 1, 2, 3]);
    await reviewed((await makeProduct(db)).id, [5, 9, 5, 7]);
    const many = `{ nodes(ids: ["${globalId('Product', id)}", "${globalId('Product', other)}"]) { ... on Product { name ${shown} } } }`;
    await visitor.query(many);
    expect(await counted(() => visitor.query(many))).toBe(few);
    expect(few).toBe(4);
  });

  it('[F66] 2 for reviews by id, for any number', async () => {
    const [few, many] = [await reviewed(id, [5, 9, 5]), await reviewed((await makeProduct(db)).id, [5, 9, 5, 7, 8, 1, 2, 3])];
    const byId = (ids: readonly number[]) => {
      const list = ids.map((one) => `"${Buffer.from(`Review:${one}`).toString('base64')}"`).join(' ');
      return `{ nodes(ids: [${list}]) { ... on Review { id helpfulCount unhelpfulCount } } }`;
    };
    const ofFew = await counted(() => visitor.query(byId(few)));
    expect(await counted(() => visitor.query(byId(many)))).toBe(ofFew);
    expect(ofFew).toBe(2);
  });

  it('[F67] 13 for a pending review, 20 for a published one, which invalidates the pages that show its product', async () => {
    const [buyer = visitor, stranger = visitor] = await crowd(db, 2);
    await order(db, buyer, id);
    await write(await knownVisitor(db, { address: '198.51.100.99' }), (await makeProduct(db)).id);
    const waits = await counted(() => write(stranger, id));
    const isShown = await counted(() => write(buyer, id));
    expect([waits, isShown]).toEqual([13, 20]);
  });
});
