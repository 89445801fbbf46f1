import { globalId } from '../../shared/globalId.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { knownVisitor, scoresOf, shownReviews, write } from './reviewDocuments.ts';

// Reviews as moderated by staff.

let db: Db;
let moderator: Visitor;
let productId: number;

beforeEach(async () => {
  db = await freshDb();
  await db.prisma.shopSettings.update({ where: { id: 1 }, data: { reviewsNeedApproval: true } });
  ({ who: moderator } = await openStaff(db, 'STAFF', ['DEALS']));
  productId = (await makeProduct(db, { name: 'Copper Pot' })).id;
});

/** Creates pending reviews and returns their ids. */
async function pendingReviews(count: number, points = 8): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const who = await knownVisitor(db, { address: `198.51.100.${ids.length + points * 10}` });
    const { review } = await write(who, productId, { authorName: `Author ${index}`, scores: scoresOf(points) });
    ids.push(review?.databaseId ?? 0);
  }
  return ids;
}

const idOf = (id: number) => globalId('AdminReview', id);

interface Result {
  __typename: string;
  code?: string;
  message?: string;
  decided?: { reviewId: string; before: string; after: string }[];
  skippedIds?: string[];
  deletedIds?: string[];
}

const moderate = async (decisions: { id: number; status: string; expectedStatus?: string }[], who = moderator): Promise<Result> =>
  (
    await who.query<{ result: Result }>(
      `mutation ($input: ModerateReviewsInput!) { result: moderateReviews(input: $input) { __typename
        ... on ModerateReviewsPayload { decided { reviewId before after } skippedIds } ... on UserError { code message } } }`,
      { input: { decisions } },
    )
  ).result;

const remove = async (databaseIds: number[]): Promise<Result> =>
  (
    await moderator.query<{ result: Result }>(
      `mutation ($input: DeleteReviewsInput!) { result: deleteReviews(input: $input) { __typename
        ... on DeleteReviewsPayload { deletedIds } ... on UserError { code message } } }`,
      { input: { ids: databaseIds } },
    )
  ).result;

interface Listed {
  totalCount: number;
  waitingCount: number;
  edges: { cursor: string; node: { databaseId: number; status: string; stars: number } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const list = async (filter: object, page: object = { first: 100 }): Promise<Listed> =>
  (
    await moderator.query<{ list: Listed }>(
      `query ($filter: AdminReviewFilter, $first: Int, $after: String) {
        list: adminReviews(filter: $filter, first: $first, after: $after) { totalCount waitingCount
          edges { cursor node { databaseId status stars } } pageInfo { hasNextPage endCursor } } }`,
      { filter, ...page },
    )
  ).list;

const numbers = ({ edges }: Listed) => edges.map(({ node }) => node.databaseId);
const log = () => db.prisma.auditEntry.findMany({ where: { action: { startsWith: 'review.' } }, orderBy: { id: 'asc' } });

describe('moderating reviews', () => {
  it('in bulk updates ratings, is logged per action, and can be undone', async () => {
    const [first = 0, second = 0, third = 0] = await pendingReviews(3);
    const outcome = await moderate([
      { id: first, status: 'APPROVED' },
      { id: second, status: 'APPROVED' },
      { id: third, status: 'SPAM' },
    ]);
    expect(outcome).toMatchObject({
      decided: [
        { reviewId: idOf(first), before: 'PENDING', after: 'APPROVED' },
        { reviewId: idOf(second), before: 'PENDING', after: 'APPROVED' },
        { reviewId: idOf(third), before: 'PENDING', after: 'SPAM' },
      ],
      skippedIds: [],
    });
    expect((await shownReviews(newVisitor(db), productId)).rating).toEqual({ average: 4, count: 2 });
    expect((await log()).map(({ action, targetIds }) => [action, targetIds])).toEqual([
      ['review.approve', [first, second]],
      ['review.spam', [third]],
    ]);
    // Undo restores the previous status, unless a review was moderated again.
    await moderate([{ id: second, status: 'REJECTED' }]);
    const undone = await moderate([first, second].map((databaseId) => ({ id: databaseId, status: 'PENDING', expectedStatus: 'APPROVED' })));
    expect(undone).toMatchObject({ decided: [{ reviewId: idOf(first) }], skippedIds: [idOf(second)] });
    expect((await shownReviews(newVisitor(db), productId)).rating.count).toBe(0);
    expect(await db.prisma.review.findUnique({ where: { id: first }, select: { decidedAt: true } })).toEqual({ decidedAt: null });
    await expectInvariants(db);
  });

  it('concurrently applies only the first decision', async () => {
    const [id = 0] = await pendingReviews(1);
    const outcomes = await Promise.all(['APPROVED', 'REJECTED'].map((status) => moderate([{ id, status, expectedStatus: 'PENDING' }])));
    expect(outcomes.map(({ decided }) => decided?.length).toSorted()).toEqual([0, 1]);
    expect(await log()).toHaveLength(1);
  });

  it('as spam tells the author that the review was rejected', async () => {
    const author = await knownVisitor(db);
    const { review } = await write(author, productId);
    await moderate([{ id: review?.databaseId ?? 0, status: 'SPAM' }]);
    const { product } = await author.query<{ product: { myReview: { status: string } } }>(
      `{ product(slug: "${(await db.prisma.product.findUniqueOrThrow({ where: { id: productId } })).slug}") { myReview { status } } }`,
    );
    expect(product.myReview.status).toBe('REJECTED');
    expect((await shownReviews(newVisitor(db), productId)).reviews.totalCount).toBe(0);
  });

  it('rejects empty, duplicate and more than 100 decisions', async () => {
    for (const decisions of [
      [],
      [1, 1].map((databaseId) => ({ id: databaseId, status: 'SPAM' })),
      Array.from({ length: 101 }, (_, index) => ({ id: index + 1, status: 'SPAM' })),
    ])
      expect(await moderate(decisions)).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await log()).toEqual([]);
  });

  it('by deletion updates the rating and ignores deleted reviews', async () => {
    const [first = 0, second = 0] = await pendingReviews(2);
    await moderate([{ id: first, status: 'APPROVED' }]);
    expect(await remove([first, second, 404])).toMatchObject({
      deletedIds: expect.arrayContaining([idOf(first), idOf(second)]) as string[],
    });
    expect((await shownReviews(newVisitor(db), productId)).rating.count).toBe(0);
    expect((await log()).at(-1)).toMatchObject({ action: 'review.delete', targetCount: 2 });
    expect(await remove([first])).toMatchObject({ deletedIds: [] });
    expect(await log()).toHaveLength(2);
    await expectInvariants(db);
  });
});

describe('the review list', () => {
  it('is filtered by status, stars, buyers, product and search, and paginated', async () => {
    const good = await pendingReviews(3);
    const [poor = 0] = await pendingReviews(1, 2);
    await moderate([{ id: good[0] ?? 0, status: 'APPROVED' }]);
    expect(await list({ status: 'PENDING' })).toMatchObject({ totalCount: 3, waitingCount: 3 });
    expect(numbers(await list({ status: 'APPROVED' }))).toEqual([good[0]]);
    expect(numbers(await list({ stars: 1 }))).toEqual([poor]);
    expect(numbers(await list({ isVerifiedBuyer: true }))).toEqual([]);
    expect((await list({ productId })).totalCount).toBe(4);
    expect((await list({ search: 'copper' })).totalCount).toBe(4);
    expect(numbers(await list({ search: 'Author 2' }))).toEqual([good[2]]);
    expect((await list({ search: '%' })).totalCount).toBe(0);
    const first = await list({}, { first: 3 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const rest = await list({}, { first: 3, after: first.pageInfo.endCursor });
    expect([...numbers(first), ...numbers(rest)].toSorted((one, other) => one - other)).toEqual([...good, poor]);
  });
});
