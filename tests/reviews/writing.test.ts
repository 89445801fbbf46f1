import { beforeEach, describe, expect, it } from 'vitest';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { textLimits } from '../../server/engagement/reviews/rules.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct, makeVariable, variationId } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { signedIn } from '../wishlist/wishlistDocuments.ts';
import { crowd, knownVisitor, order, plainReview, scoresOf, shownReviews, write } from './reviewDocuments.ts';

let db: Db;
let guest: Visitor;
let id: number;
beforeEach(async () => {
  db = await freshDb();
  await (await sharedRevision(db)).reload();
  guest = await knownVisitor(db);
  id = (await makeProduct(db, { name: 'Lamp' })).id;
});

async function set(settings: object): Promise<void> {
  await db.prisma.shopSettings.update({ where: { id: 1 }, data: settings });
  await bumpRevision(db.pool);
  await (await sharedRevision(db)).reload();
}

describe('[F67] a review', () => {
  it('by a visitor who has not bought the product is pending and not counted', async () => {
    const { review, product } = await write(guest, id, { scores: scoresOf(8, 9, 10) });
    const { scores: _scores, ...texts } = plainReview;
    expect(review).toMatchObject({ ...texts, average: 9, isVerifiedBuyer: false, status: 'PENDING' });
    expect(review?.scores.map(({ criterion, points }) => [criterion.slug, points])).toEqual([
      ['quality', 8],
      ['value', 9],
      ['as-described', 10],
    ]);
    expect(product?.rating).toEqual({ average: 0, count: 0 });
    expect((await shownReviews(newVisitor(db), id)).reviews.edges).toEqual([]);
  });

  it('by a buyer is published immediately and counted', async () => {
    await order(db, guest, id);
    const { review, product } = await write(guest, id, { scores: scoresOf(8, 9, 9) });
    expect(review).toMatchObject({ average: 8.67, isVerifiedBuyer: true, status: 'APPROVED' });
    expect(product?.rating).toEqual({ average: 4.34, count: 1 });
    expect((await shownReviews(newVisitor(db), id)).reviews.edges.map(({ node }) => node.id)).toEqual([review?.id]);
  });

  it.each([
    ['CANCELLED', false],
    ['FAILED', false],
    ['PENDING_PAYMENT', false],
    ['ON_HOLD', true],
    ['COMPLETED', true],
    ['REFUNDED', true],
  ] as const)('after an order that is %s has verified buyer: %s', async (status, isVerifiedBuyer) => {
    await order(db, guest, id, status);
    expect((await write(guest, id)).review).toMatchObject({ isVerifiedBuyer, status: isVerifiedBuyer ? 'APPROVED' : 'PENDING' });
  });

  it('after an order of another product is not by a verified buyer', async () => {
    await order(db, guest, (await makeProduct(db)).id);
    expect((await write(guest, id)).review).toMatchObject({ isVerifiedBuyer: false });
  });

  it('without purchase is published immediately if approval is not required', async () => {
    await set({ reviewsNeedApproval: false });
    expect((await write(guest, id)).review).toMatchObject({ isVerifiedBuyer: false, status: 'APPROVED' });
  });

  it('of a variation belongs to its product, and buying a variation counts as buying the product', async () => {
    const made = await makeVariable(db);
    await order(db, guest, variationId(made, 'red'));
    const { review, product } = await write(guest, globalId('ProductVariation', variationId(made, 'blue')));
    expect(product?.databaseId).toBe(made.product.id);
    expect(review).toMatchObject({ isVerifiedBuyer: true });
    expect(await write(guest, made.product.id)).toMatchObject({ code: 'ALREADY_REVIEWED' });
  });

  it('is unique per person and product, even under concurrency', async () => {
    const results = await Promise.all(Array.from({ length: 4 }, () => write(guest, id)));
    expect(results.filter(({ review }) => review)).toHaveLength(1);
    expect(results.filter(({ code }) => code === 'ALREADY_REVIEWED')).toHaveLength(3);
    expect(await write(guest, id)).toMatchObject({ __typename: 'AlreadyReviewedError', path: ['input', 'productId'] });
    expect((await write(guest, (await makeProduct(db)).id)).review).toBeDefined();
    const { who } = await signedIn(db);
    expect((await write(who, id)).review).toBeDefined();
    expect(await write(who, id)).toMatchObject({ code: 'ALREADY_REVIEWED' });
  });

  it('of a hidden or unknown product is rejected as not found', async () => {
    const hidden = await makeProduct(db, { status: 'DRAFT' });
    for (const nothing of [hidden.id, 999_999]) expect(await write(guest, nothing)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await write(guest, 'nonsense')).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'productId'] });
  });

  it('by a guest is rejected if only customers may write reviews', async () => {
    await set({ guestsMayReview: false });
    const stranger = newVisitor(db);
    expect(await write(stranger, id)).toMatchObject({ __typename: 'SignInRequiredError', code: 'SIGN_IN_REQUIRED' });
    expect(stranger.token()).toBeUndefined();
    expect((await write((await signedIn(db)).who, id)).review).toBeDefined();
  });
});

describe('[F67] review validation', () => {
  const problems = async (review: object) => (await write(guest, id, review)).issues?.map(({ path }) => path.slice(1).join('.'));

  it.each([
    ['no name', { authorName: '  ' }, ['authorName']],
    ['an invisible name', { authorName: '\u200b\u200b' }, ['authorName']],
    ['a name that is too long', { authorName: 'x'.repeat(textLimits.name + 1) }, ['authorName']],
    ['a name with a line break', { authorName: 'Nu\nala' }, ['authorName']],
    ['a title that is too long', { title: 'x'.repeat(textLimits.title + 1) }, ['title']],
    ['a title with a control character', { title: 'Go\u0007od' }, ['title']],
    ['a text that is too short', { body: ' too short ' }, ['body']],
    ['a text that is too long', { body: 'x'.repeat(textLimits.body + 1) }, ['body']],
    ['a text with bidirectional control characters', { body: 'This is good. \u202egnihton\u202c' }, ['body']],
    ['a text with a lone surrogate', { body: 'This is very good \ud83d' }, ['body']],
    ['no scores', { scores: [] }, ['scores.quality', 'scores.value', 'scores.as-described']],
    ['a missing score', { scores: scoresOf(8).slice(1) }, ['scores.quality']],
    ['a duplicate score', { scores: [...scoresOf(8), { criterion: 'value', points: 1 }] }, ['scores.value']],
    ['zero points', { scores: scoresOf(0, 8, 8) }, ['scores.quality']],
    ['too many points', { scores: scoresOf(8, 11, 8) }, ['scores.value']],
    ['a score for an unknown criterion', { scores: [...scoresOf(8), { criterion: 'taste', points: 8 }] }, ['scores.taste']],
    [
      'several invalid fields',
      { authorName: '', body: '', scores: scoresOf(8).slice(2) },
      ['scores.quality', 'scores.value', 'authorName', 'body'],
    ],
  ])('rejects %s', async (_name, review, paths) => {
    expect(await problems(review)).toEqual(paths);
    expect(await db.prisma.review.count()).toBe(0);
  });

  it('keeps markup as text and line breaks, and trims whitespace', async () => {
    const body = ' <img src=x onerror=alert(1)>\r\n\r\nSecond line with an emoji 👍🏽. ';
    const { review } = await write(guest, id, { body, title: null, authorName: ' Zoë ' });
    expect(review).toMatchObject({
      body: '<img src=x onerror=alert(1)>\n\nSecond line with an emoji 👍🏽.',
      title: '',
      authorName: 'Zoë',
    });
  });

  it('uses the active criteria of the product’s categories', async () => {
    const food = await db.prisma.category.create({ data: { slug: 'food', name: 'Food' } });
    const cheese = await db.prisma.category.create({ data: { slug: 'cheese', name: 'Cheese', parentId: food.id, ancestorIds: [food.id] } });
    await db.prisma.productCategory.create({ data: { productId: id, categoryId: cheese.id } });
    await db.prisma.reviewCriterion.create({ data: { slug: 'taste', name: 'Taste', position: 9, categoryId: food.id } });
    await db.prisma.reviewCriterion.update({ where: { slug: 'as-described' }, data: { isActive: false } });
    await refreshProducts(db.pool, [id], testNow);
    await set({});
    const other = await makeProduct(db);
    const criteriaOf = async (productId: number) => {
      const document = `query ($id: ID!) { node(id: $id) { ... on Product { reviewCriteria { slug } } } }`;
      const { node } = await guest.query<{ node: { reviewCriteria: { slug: string }[] } }>(document, {
        id: globalId('Product', productId),
      });
      return node.reviewCriteria.map(({ slug }) => slug);
    };
    expect(await criteriaOf(id)).toEqual(['quality', 'value', 'taste']);
    expect(await criteriaOf(other.id)).toEqual(['quality', 'value']);
    expect(await problems({})).toEqual(['scores.taste', 'scores.as-described']);
    const scores = [...scoresOf(8).slice(0, 2), { criterion: 'taste', points: 5 }];
    expect((await write(guest, id, { scores })).review).toMatchObject({ average: 7 });
  });
});

describe('[F67] the review rate limit', () => {
  it('allows five reviews per person and hour, without counting rejected ones', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 7; index += 1) ids.push((await makeProduct(db)).id);
    for (let index = 0; index < 10; index += 1) await write(guest, ids[0] ?? 0, { body: 'short' });
    for (const one of ids.slice(0, 5)) expect((await write(guest, one)).review).toBeDefined();
    expect(await write(guest, ids[5] ?? 0)).toMatchObject({ code: 'THROTTLED', retryAfterSeconds: 3_600 });
    guest.at(new Date(testNow.getTime() + 3_600_000));
    expect((await write(guest, ids[5] ?? 0)).review).toBeDefined();
  });

  it('allows twenty reviews per network, and creates no visitor beyond that', async () => {
    const people = Array.from({ length: 22 }, () => newVisitor(db, { address: '203.0.113.9' }));
    for (const one of people.slice(0, 20)) expect((await write(one, id)).review).toBeDefined();
    expect(await write(people[20] ?? guest, id)).toMatchObject({ code: 'THROTTLED' });
    expect(people[20]?.token()).toBeUndefined();
    const [elsewhere = guest] = await crowd(db, 1);
    expect((await write(elsewhere, id)).review).toBeDefined();
  });
});
