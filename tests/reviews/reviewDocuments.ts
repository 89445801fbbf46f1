import type { Db } from '../../server/db.ts';
import { createHash, randomBytes } from 'node:crypto';
import { visitorIdentity } from '../../server/accounts/visitor.ts';
import type { OrderStatus } from '../../server/generated/prisma/client.ts';
import { decideReview, type Decision } from '../../server/reviews/deciding.ts';
import { noEffects, type Shop } from '../../server/shop.ts';
import { globalId } from '../support/products.ts';
import { newVisitor, sharedRevision, testKeys, testNow, testPayments, type Visitor } from '../support/shopDriver.ts';

// Reviews as tests write and read them, all through GraphQL.

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

export const reviewFields =
  'id databaseId authorName title body average scores { criterion { slug } points } isVerifiedBuyer status';

const writeDocument = `mutation ($input: WriteReviewInput!) { result: writeReview(input: $input) { __typename
  ... on WriteReviewPayload { review { ${reviewFields} } product { databaseId rating { average count } } }
  ... on UserError { code message path } ... on InvalidInputError { issues { path message } } ... on ThrottledError { retryAfterSeconds } } }`;

/** Points for what every shop asks for. */
export const scoresOf = (quality: number, value = quality, described = quality) => [
  { criterion: 'quality', points: quality },
  { criterion: 'value', points: value },
  { criterion: 'as-described', points: described },
];

export const plainReview = { authorName: 'Nuala', title: 'Good', body: 'Does what it says on the box.', scores: scoresOf(8) };

/** @param productId number of a product, or the global id of anything */
export async function write(who: Visitor, productId: number | string, review: object = {}): Promise<WriteResult> {
  const input = { ...plainReview, ...review, productId: typeof productId === 'number' ? globalId('Product', productId) : productId };
  return (await who.ask<{ result: WriteResult }>(writeDocument, { input })).result;
}

export interface ShownReviews {
  rating: { average: number; count: number };
  reviewSummary: {
    count: number;
    average: number;
    criteria: { criterion: { slug: string }; average: number; percent: number }[];
    distribution: { stars: number; count: number; percent: number }[];
  };
  reviews: { totalCount: number; edges: { cursor: string; node: ReviewFields }[]; pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean } };
}

/** What everybody sees of a product's reviews. @param page arguments of the connection */
export async function shownReviews(who: Visitor, productId: number, page = 'first: 100'): Promise<ShownReviews> {
  const { node } = await who.ask<{ node: ShownReviews }>(
    `query ($id: ID!) { node(id: $id) { ... on Product {
      rating { average count }
      reviewSummary { count average criteria { criterion { slug } average percent } distribution { stars count percent } }
      reviews(${page}) { totalCount edges { cursor node { ${reviewFields} } } pageInfo { hasNextPage hasPreviousPage } }
    } } }`,
    { id: globalId('Product', productId) },
  );
  return node;
}

/** A shop as an operation of the shop's staff is given it. */
export async function staffShop(db: Db, now = testNow): Promise<Shop> {
  const { shop } = await shopOf(db, newVisitor(db), now);
  return shop;
}

async function shopOf(db: Db, who: Visitor, now: Date) {
  const visitor = visitorIdentity(db, who.token(), now, () => undefined);
  const shop = {
    db,
    now,
    visitor,
    address: '',
    effects: noEffects,
    catalog: await sharedRevision(db),
    keys: testKeys,
    payments: testPayments(db),
  } as unknown as Shop;
  return { shop, visitor };
}

export const decide = async (db: Db, decision: Decision, now = testNow) => decideReview(await staffShop(db, now), decision);

let orders = 0;

/** Lets somebody have ordered a product. */
export async function order(db: Db, who: Visitor, productId: number, status: OrderStatus = 'PROCESSING'): Promise<void> {
  const { shop } = await shopOf(db, who, testNow);
  const visitorId = await shop.visitor.current();
  const account = await shop.visitor.account();
  orders += 1;
  await db.prisma.product.update({ where: { id: productId }, data: { totalSales: { increment: 1 } } });
  await db.prisma.order.create({
    data: {
      accessKey: `key-${orders}`,
      status,
      visitorId,
      accountId: account?.id ?? null,
      cartVersion: orders,
      idempotencyKey: `order-${orders}`,
      requestHash: '',
      email: 'somebody@example.com',
      firstName: 'Some',
      lastName: 'Body',
      address1: 'Street 1',
      postcode: '10115',
      city: 'Berlin',
      country: 'DE',
      shippingMethod: 'standard',
      paymentMethod: 'CASH_ON_DELIVERY',
      subtotalMinor: 1_000,
      shippingMinor: 0,
      totalMinor: 1_000,
      lines: { create: [{ position: 0, productId, name: 'Thing', quantity: 1, unitMinor: 1_000, lineMinor: 1_000 }] },
    },
  });
}

/** Somebody whom the shop knows already: the first write would make them. */
export async function knownVisitor(db: Db, options: { address?: string; now?: Date } = {}): Promise<Visitor> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest('hex');
  await db.prisma.visitor.create({ data: { tokenHash, createdAt: testNow, seenAt: testNow } });
  return newVisitor(db, { ...options, token });
}

/** Many people, each of a network of their own. */
export const crowd = (db: Db, count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => knownVisitor(db, { address: `198.51.${Math.floor(index / 250)}.${index % 250}` })));
