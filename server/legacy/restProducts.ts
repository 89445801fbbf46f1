import { GraphQLError } from 'graphql';
import type { restProductsQuery } from './__generated__/restProductsQuery.graphql.ts';
import type { LegacyCall } from './call.ts';
import { documentOf, graphql } from './graphqlTag.ts';
import { jsonReply, restError, type RestAnswer } from './reply.ts';
import { productIds } from './productNumbers.ts';
import { productFilter } from './restProductsFilter.ts';

// The product list as clients of the REST routes page through it: numbered pages of at most a hundred products, totals in headers, and the
// next page in the header Link.

const document = documentOf(graphql`
  query restProductsQuery($first: Int!, $skip: Int, $after: String, $filter: ProductFilter, $category: String!, $hasCategory: Boolean!) {
    category(slug: $category) @include(if: $hasCategory) {
      id
    }
    products(first: $first, skip: $skip, after: $after, filter: $filter, sort: NEWEST) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      edges {
        node {
          databaseId
          slug
          name
          url
        }
      }
    }
  }
`);

const twin = 'query products';
const usual = 10;
const most = 100;
/** Last offset that can be reached by page number; products beyond it can be reached by the links only. */
const farthest = 10_000;
/** This shop's own parameter in the links: a cursor finds the next page directly, and stays stable while the client pages on. */
const cursorField = 'souk_after';

const numberIn = (text: string, usually: number) => (text === '' ? usually : /^\d{1,6}$/.test(text) ? Number(text) : 0);

const isInvalidInput = (error: unknown) =>
  error instanceof Error && error.cause instanceof GraphQLError && error.cause.extensions.code === 'INVALID_INPUT';

const invalid = (parameters: string): RestAnswer => ({
  reply: restError(400, 'rest_invalid_param', `Invalid parameter(s): ${parameters}`),
  twin,
});

/** Answers GET /wp-json/wp/v2/product with `per_page` (1 to 100), `page`, and filters. */
export async function answerProducts(call: LegacyCall): Promise<RestAnswer> {
  const { form, origin } = call;
  const perPage = numberIn(form.text('per_page'), usual);
  const page = numberIn(form.text('page'), 1);
  const wrong = [perPage < 1 || perPage > most ? 'per_page' : '', page < 1 ? 'page' : ''].filter(Boolean).join(', ');
  const narrowed = productFilter(form);
  if (wrong !== '') return invalid(wrong);
  if (typeof narrowed === 'string') return invalid(narrowed);
  const { filter, numbers, parameters } = narrowed;
  if (numbers.length > 0) filter.ids = await productIds(call, numbers);
  const after = form.get(cursorField) ?? null;
  const skip = after === null ? (page - 1) * perPage : null;
  const beyond = {
    reply: restError(400, 'rest_post_invalid_page_number', 'The page number requested is larger than the number of pages available.'),
    twin,
  };
  if ((skip ?? 0) > farthest) return beyond;
  const category = filter.category ?? '';
  const variables = { first: perPage, skip: skip === 0 ? null : skip, after, filter, category, hasCategory: category !== '' };
  const answer = await call.execute<restProductsQuery>(document, variables).catch((error: unknown) => {
    if (after === null || !isInvalidInput(error)) throw error;
    // The API rejects a cursor that it did not issue.
    return null;
  });
  // An import doesn't preserve category ids, so only slugs identify a category.
  if (answer && category !== '' && !answer.category) return invalid('product_cat');
  const products = answer?.products;
  if (!products || (products.edges.length === 0 && page > 1)) return beyond;
  const address = (number: number, cursor?: string | null) => {
    const place = { per_page: String(perPage), page: String(number), ...(cursor && { [cursorField]: cursor }) };
    const query = new URLSearchParams({ ...parameters, ...place });
    return `<${origin}/wp-json/wp/v2/product?${query}>`;
  };
  const { endCursor, hasNextPage } = products.pageInfo;
  const links = [page > 1 ? `${address(page - 1)}; rel="prev"` : '', hasNextPage ? `${address(page + 1, endCursor)}; rel="next"` : ''];
  const link = links.filter(Boolean).join(', ');
  const headers = {
    'x-wp-total': String(products.totalCount),
    'x-wp-totalpages': String(Math.ceil(products.totalCount / perPage)),
    ...(link !== '' && { link }),
  };
  const items = products.edges.map(({ node: { databaseId, slug, name, url } }) => ({
    id: databaseId,
    slug,
    type: 'product',
    status: 'publish',
    link: `${origin}${url}`,
    // HTML, as clients of these routes expect.
    title: { rendered: name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') },
  }));
  return { reply: jsonReply(items, { headers }), twin };
}
