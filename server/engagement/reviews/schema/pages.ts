import { queryFromInfo } from '@pothos/plugin-prisma';
import { batched } from '../../../platform/graphql/batched.ts';
import { besideEdges } from '../../../platform/graphql/besideEdges.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { pageRequest, type PageArguments } from '../../../platform/graphql/keyset.ts';
import { connectionOf } from '../../../platform/graphql/list.ts';
import { reviewOrder, reviewPages, type ReviewSort } from '../reading.ts';
import { reviewSummaries } from '../summary.ts';
import { ReviewNode } from './review.ts';

type ResolveInfo = Parameters<typeof queryFromInfo>[0]['info'];
type ReviewShape = typeof ReviewNode.$inferType;

/** Products at the same level share one statement for their summaries. */
export const summaryOf = batched(({ shop }, ids) => reviewSummaries(shop.db, ids));

/** Readers of one request by their arguments: equal queries about several products or reviews are batched. */
function readersByQuestion<Value>() {
  type Reader = (context: Context, key: number) => Promise<Value | undefined>;
  const known = new WeakMap<Context, Map<string, Reader>>();
  return (context: Context, question: string, make: () => Reader): Reader => {
    const readers = known.get(context) ?? new Map<string, Reader>();
    known.set(context, readers);
    const reader = readers.get(question) ?? make();
    readers.set(question, reader);
    return reader;
  };
}

const pageReader = readersByQuestion<Awaited<ReturnType<typeof reviewPages>> extends Map<number, infer Page> ? Page : never>();
const reviewReader = readersByQuestion<ReviewShape>();

/** Returns a review with its selected fields. */
export function selectedReview(id: number, context: Context, selection: object): Promise<ReviewShape | undefined> {
  const read = reviewReader(context, JSON.stringify(selection), () =>
    batched(async ({ shop }, ids) => {
      const reviews = await shop.db.prisma.review.findMany({ ...selection, where: { id: { in: ids } } });
      return new Map(reviews.map((review) => [review.id, review]));
    }),
  );
  return read(context, id);
}

/** Returned next to the edges, for the count (see server/catalogue/search/schema/listing.ts). */
interface ConnectionShape {
  ratingCount: number;
}

export const ReviewConnection = builder.connectionObject(
  {
    type: ReviewNode,
    name: 'ReviewConnection',
    description: 'A page of approved reviews.',
    fields: (t) => ({
      totalCount: t.int({
        description: 'Number of approved reviews.',
        resolve: (connection) => besideEdges<ConnectionShape>(connection).ratingCount,
      }),
    }),
  },
  { name: 'ReviewEdge', description: 'A review and its position in the list.' },
);

/** Returns one page of a product's reviews. */
export async function reviewPage(
  { id: productId, ratingCount }: ConnectionShape & { id: number },
  args: PageArguments & { sort: ReviewSort },
  context: Context,
  info: ResolveInfo,
) {
  const order = reviewOrder(args.sort);
  const request = pageRequest(args, order);
  const readPage = pageReader(context, JSON.stringify([args.sort, request]), () =>
    batched(({ shop }, ids) => reviewPages(shop.db, ids, args.sort, request)),
  );
  const page = ratingCount > 0 ? await readPage(context, productId) : undefined;
  if (!page) return { ratingCount, ...connectionOf({ rows: [], hasNextPage: false, hasPreviousPage: false }, order, []) };
  const selection = queryFromInfo({ context, info, typeName: 'Review', path: ['edges', 'node'] });
  const nodes = await Promise.all(page.rows.map(({ id }) => selectedReview(id, context, selection)));
  const found = nodes.filter((node) => node !== undefined);
  return { ratingCount, ...connectionOf(page, order, found) };
}
