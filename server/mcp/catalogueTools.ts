import { z } from 'zod';
import { cleanText } from '../catalogue/editing/editing.ts';
import { after, fullProduct, fullProductFields, page, product, productFields } from './shapes.ts';
import { tool, ToolError, type Answer } from './tool.ts';

const sorts = ['DEFAULT', 'RELEVANCE', 'PRICE_ASC', 'PRICE_DESC', 'RATING', 'POPULARITY', 'NEWEST'] as const;
const maxDescription = 4_000;

const minor = z.int().min(0).max(1_000_000_000).optional();

const searchProducts = tool({
  name: 'search_products',
  title: 'Search products',
  description: 'Finds products by text, category and price. Tolerates typos. Without arguments it lists all products.',
  effect: 'READ',
  input: z.strictObject({
    query: z.string().max(200).optional().describe('Search terms.'),
    category: z.string().max(200).optional().describe('Slug of a category, as returned with the products found.'),
    minPrice: minor.describe('In minor units, such as cents.'),
    maxPrice: minor.describe('In minor units, such as cents.'),
    inStock: z.boolean().optional().describe('Only products that can be delivered now.'),
    onSale: z.boolean().optional(),
    sort: z.enum(sorts).optional().describe('RELEVANCE needs a query.'),
    ...page,
    after,
  }),
  output: z.object({
    totalCount: z.int(),
    products: z.array(product.extend({ categories: fullProduct.shape.categories })),
    nextCursor: z.string().nullable().describe('Pass it as `after` for the next page; null on the last one.'),
  }),
  async run({ query, first, after: cursor, sort = query ? 'RELEVANCE' : 'DEFAULT', ...filter }, caller) {
    const { data } = await caller.shop(
      `query McpSearch($first: Int!, $after: String, $sort: ProductSort!, $filter: ProductFilter) {
        products(first: $first, after: $after, sort: $sort, filter: $filter) {
          totalCount edges { node { ${productFields} categories { name slug } } } pageInfo { hasNextPage endCursor } } }`,
      { first, after: cursor, sort, filter: { ...filter, search: query } },
    );
    const { totalCount, edges, pageInfo } = data.products;
    return {
      totalCount,
      products: edges.map(({ node }: Answer) => node as object),
      nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    };
  },
});

/** The product with flat fields. */
function flat({ description, shortDescription, brand, delivery, options, variations, ...rest }: Answer): object {
  const text = cleanText(`${shortDescription} ${description}`);
  const attributeOf = ({ attribute: { slug, name } }: Answer) => ({ attribute: slug, name });
  const estimate = delivery?.method.deliveryEstimate;
  return {
    ...rest,
    brand: brand?.name ?? null,
    description: text.length > maxDescription ? `${text.slice(0, maxDescription)}…` : text,
    delivery: delivery && {
      country: delivery.country.name,
      method: delivery.method.name,
      price: delivery.method.price,
      earliest: estimate?.earliest ?? null,
      latest: estimate?.latest ?? null,
    },
    options: options.map((option: Answer) => ({
      ...attributeOf(option),
      values: option.values.map(({ term }: Answer) => ({ term: term.slug, value: term.label })),
    })),
    variations: variations.map((variation: Answer) => ({
      ...variation,
      options: variation.options.map((option: Answer) => ({
        ...attributeOf(option),
        term: option.term?.slug ?? null,
        value: option.term?.label ?? null,
      })),
    })),
  };
}

const getProduct = tool({
  name: 'get_product',
  title: 'Show a product',
  description: 'Returns a product with price, stock, variations, delivery and rating, by its id or by the slug of its URL.',
  effect: 'READ',
  input: z.strictObject({
    id: z.string().max(200).optional().describe('ID of a product.'),
    slug: z.string().max(200).optional().describe('Slug, the last part of the URL.'),
  }),
  output: z.object({ product: fullProduct }),
  async run({ id, slug }, caller) {
    if ((id === undefined) === (slug === undefined)) throw new ToolError('INVALID_INPUT', 'Pass either id or slug.');
    const fields = `fragment F on Product { ${fullProductFields} }`;
    const { data } =
      slug === undefined
        ? await caller.shop(`query McpProductById($id: ID!) { product: node(id: $id) { ... on Product { ...F } } } ${fields}`, { id })
        : await caller.shop(`query McpProduct($slug: String!) { product(slug: $slug) { ...F } } ${fields}`, { slug });
    // Nodes of other types have no fields.
    if (!data.product?.id) throw new ToolError('NOT_FOUND', 'There is no such product.');
    return { product: flat(data.product) };
  },
});

const compareProducts = tool({
  name: 'compare_products',
  title: 'Compare products',
  description: 'Compares 2 to 6 products of the same kind, such as headphones, feature by feature.',
  effect: 'READ',
  input: z.strictObject({ ids: z.array(z.string().max(200)).min(2).max(6).describe('IDs of products.') }),
  output: z.object({
    title: z.string(),
    products: z.array(product),
    rows: z
      .array(z.object({ section: z.string(), label: z.string(), isDifferent: z.boolean(), values: z.array(z.string()) }))
      .describe('A value for each product, in the same order.'),
  }),
  async run({ ids }, caller) {
    const nodes = 'query McpCompared($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { databaseId compareGroup { slug } } } }';
    const found = (await caller.shop(nodes, { ids })).data.nodes as (Answer | null)[];
    if (found.some((one) => one?.databaseId === undefined)) throw new ToolError('NOT_FOUND', 'There is no such product. Pass product IDs.');
    const groups = new Set(found.map((one) => one?.compareGroup?.slug as string | undefined));
    const [group] = groups;
    if (groups.size !== 1 || group === undefined)
      throw new ToolError('NOT_COMPARABLE', 'These products have no features in common that the shop compares. Use get_product for each.');
    const { data } = await caller.shop(
      `query McpComparison($group: String!, $numbers: [Int!]!) { comparison(group: $group, numbers: $numbers) {
        title products { ${productFields} } sections { heading rows { label isDifferent cells { text } } } } }`,
      { group, numbers: found.map((one) => one?.databaseId as number) },
    );
    const { title, products, sections } = data.comparison;
    const rows = sections.flatMap(({ heading, rows: inSection }: Answer) =>
      inSection.map(({ label, isDifferent, cells }: Answer) => ({
        section: heading,
        label,
        isDifferent,
        values: cells.map(({ text }: Answer) => text as string),
      })),
    );
    return { title, products, rows };
  },
});

/** Tools that read the catalogue. */
export const catalogueTools = [searchProducts, getProduct, compareProducts];
