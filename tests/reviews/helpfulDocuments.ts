import type { Db } from '../../server/platform/database/db.ts';
import type { Prisma } from '../../server/generated/prisma/client.ts';
import { refreshRatings } from '../../server/engagement/reviews/rating.ts';
import { makeProduct } from '../support/products.ts';
import { testNow, type Visitor } from '../support/shopDriver.ts';

export interface ShownReview {
  databaseId: number;
  helpfulCount: number;
  unhelpfulCount: number;
  myHelpfulVote: 'HELPFUL' | 'UNHELPFUL' | null;
}

export interface HelpfulResult {
  __typename: string;
  code?: string;
  message?: string;
  path?: string[];
  review?: ShownReview;
}

/** Returns the review's global id, as in the API. */
export const reviewGlobalId = (id: number) => Buffer.from(`Review:${id}`).toString('base64');

/** Creates a review and returns its id: by default approved, by an unknown author, of a product of its own. */
export async function storeReview(db: Db, facts: Partial<Prisma.ReviewUncheckedCreateInput> = {}): Promise<number> {
  const productId = facts.productId ?? (await makeProduct(db)).id;
  const { id } = await db.prisma.review.create({
    data: {
      authorName: 'Ada',
      body: 'A good thing to have.',
      status: 'APPROVED',
      average: 800,
      createdAt: testNow,
      ...facts,
      productId,
    },
  });
  await db.prisma.$transaction((tx) => refreshRatings(tx, [productId]));
  return id;
}

const reviewFields = 'databaseId helpfulCount unhelpfulCount myHelpfulVote';

export const voteHelpfulById = async (who: Visitor, reviewId: string, isHelpful = true) =>
  (
    await who.query<{ result: HelpfulResult }>(
      `mutation ($input: VoteHelpfulInput!) { result: voteHelpful(input: $input) {
        ... on VoteHelpfulPayload { review { ${reviewFields} } } __typename ... on UserError { code message path } } }`,
      { input: { reviewId, isHelpful } },
    )
  ).result;

export const voteHelpful = (who: Visitor, id: number, isHelpful = true) => voteHelpfulById(who, reviewGlobalId(id), isHelpful);

export async function shownReview(who: Visitor, id: number): Promise<ShownReview> {
  const document = `query ($id: ID!) { node(id: $id) { ... on Review { ${reviewFields} } } }`;
  return (await who.query<{ node: ShownReview }>(document, { id: reviewGlobalId(id) })).node;
}
