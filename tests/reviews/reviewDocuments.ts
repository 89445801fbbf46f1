import type { Db } from '../../server/platform/database/db.ts';
import type { OrderStatus } from '../../server/generated/prisma/client.ts';
import { moderateReviews, type Decision } from '../../server/engagement/reviews/moderation.ts';
import { globalId } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { knownToken, placeOrder, shopOf } from './reviewRows.ts';

// Writes and reads reviews through GraphQL.

export interface ReviewFields {
  id: string;
  databaseId: number;
  authorName: string;
  title: string;
  body: string;
  average: number;
  scores: { criterion: { slug: string }; points: number }[];
  isVerifiedBuyer: boolean;
  status: 'PENDING' | 'APPROVED' | 'REJECTED';
}

export interface WriteResult {
  __typename: string;
  code?: string;
  message?: string;
  path?: string[];
  issues?: { path: string[]; message: string }[];
  retryAfterSeconds?: number;
  review?: ReviewFields;
  product?: { databaseId: number; rating: { average: number; count: number } };
}

export const reviewFields = 'id databaseId authorName title body average scores { criterion { slug } points } isVerifiedBuyer status';

const writeDocument = `mutation ($input: WriteReviewInput!) { result: writeReview(input: $input) { __typename
  ... on WriteReviewPayload { review { ${reviewFields} } product { databaseId rating { average count } } }
  ... on UserError { code message path } ... on InvalidInputError { issues { path message } } ... on ThrottledError { retryAfterSeconds } } }`;

/** Returns scores for the default criteria of every shop. */
export const scoresOf = (quality: number, value = quality, described = quality) => [
  { criterion: 'quality', points: quality },
  { criterion: 'value', points: value },
  { criterion: 'as-described', points: described },
];

export const plainReview = { authorName: 'Nuala', title: 'Good', body: 'Does what it says on the box.', scores: scoresOf(8) };

/**
 * Writes a review.
 * @param productId database id of a product, or any global id
 */
export async function write(who: Visitor, productId: number | string, review: object = {}): Promise<WriteResult> {
  const input = { ...plainReview, ...review, productId: typeof productId === 'number' ? globalId('Product', productId) : productId };
  return (await who.query<{ result: WriteResult }>(writeDocument, { input })).result;
}

export interface ShownReviews {
  rating: { average: number; count: number };
  reviewSummary: {
    count: number;
    average: number;
    criteria: { criterion: { slug: string }; average: number; percent: number }[];
    distribution: { stars: number; count: number; percent: number }[];
  };
  reviews: {
    totalCount: number;
    edges: { cursor: string; node: ReviewFields }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
  };
}

/**
 * Returns the public reviews of a product.
 * @param page arguments of the connection
 */
export async function shownReviews(who: Visitor, productId: number, page = 'first: 100'): Promise<ShownReviews> {
  const { node } = await who.query<{ node: ShownReviews }>(
    `query ($id: ID!) { node(id: $id) { ... on Product {
      rating { average count }
      reviewSummary { count average criteria { criterion { slug } average percent } distribution { stars count percent } }
      reviews(${page}) { totalCount edges { cursor node { ${reviewFields} } } pageInfo { hasNextPage hasPreviousPage } }
    } } }`,
    { id: globalId('Product', productId) },
  );
  return node;
}

/**
 * Moderates one review.
 * @returns whether that changed anything
 */
export async function moderate(db: Db, decision: Decision, now = testNow): Promise<{ changed: boolean }> {
  const { decided } = await moderateReviews(await shopOf(db, undefined, { now }), [decision]);
  return { changed: decided.length > 0 };
}

export const order = (db: Db, who: Visitor, productId: number, status?: OrderStatus) => placeOrder(db, who.token(), productId, status);

/** Creates a visitor known to the shop. */
export const knownVisitor = async (db: Db, options: { address?: string; now?: Date } = {}): Promise<Visitor> =>
  newVisitor(db, { ...options, token: await knownToken(db) });

/** Creates many visitors, each on their own network. */
export const crowd = (db: Db, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => knownVisitor(db, { address: `198.51.${Math.floor(index / 250)}.${index % 250}` })),
  );
