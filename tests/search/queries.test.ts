import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { globalId } from '../support/products.ts';
import { newVisitor } from '../support/shopDriver.ts';
import { listDocument, listOf, namesOf, openShopFloor, place } from '../inventory/shopFloor.ts';

// Catalogue queries through the public API.

let db: Db;
beforeAll(async () => {
  db = await freshDb();
  await openShopFloor(db);
});

const ask = <T>(document: string, variables: Record<string, unknown> = {}) => newVisitor(db).query<T>(document, variables);
const napkins = ['Napkin One', 'Napkin Two', 'Napkin Three', 'Napkin Four', 'Napkin Five'];
const listed = ['Steel Kettle', 'Oak Chopping Board', 'Café Crème Cup', 'Garden Hose', 'Watering Can', 'Kettle Stand', ...napkins];

describe('filters', () => {
  test.each<[string, Record<string, unknown> | null, string[]]>([
    ['no filter', null, listed],
    ['an empty filter', {}, listed],
    ['a category', { category: 'kitchen' }, ['Steel Kettle', 'Oak Chopping Board', 'Café Crème Cup', 'Kettle Stand']],
    [
      'a category with subcategories',
      { category: 'home' },
      ['Steel Kettle', 'Oak Chopping Board', 'Café Crème Cup', 'Kettle Stand', ...napkins],
    ],
    ['an empty category', { category: 'empty' }, []],
    ['an unknown category', { category: 'no-such' }, []],
    ['a brand', { brands: ['aldera'] }, ['Steel Kettle', 'Café Crème Cup']],
    ['either of two brands', { brands: ['aldera', 'brightwell'] }, ['Steel Kettle', 'Oak Chopping Board', 'Café Crème Cup', 'Garden Hose']],
    ['an unknown brand', { brands: ['no-such'] }, []],
    [
      'either of two terms',
      { attributes: [{ attribute: 'colour', terms: ['white', 'red'] }] },
      ['Café Crème Cup', 'Garden Hose', 'Watering Can'],
    ],
    [
      'two attributes',
      {
        attributes: [
          { attribute: 'colour', terms: ['black', 'red'] },
          { attribute: 'material', terms: ['steel'] },
        ],
      },
      ['Steel Kettle', 'Watering Can'],
    ],
    ['an unknown term', { attributes: [{ attribute: 'colour', terms: ['no-such'] }] }, []],
    ['an unknown attribute', { attributes: [{ attribute: 'no-such', terms: ['red'] }] }, []],
    ['a minimum price, inclusive', { minPrice: 2_000 }, ['Steel Kettle', 'Oak Chopping Board', 'Garden Hose']],
    ['a maximum price, inclusive', { maxPrice: 700 }, ['Kettle Stand', ...napkins]],
    ['a range of current prices', { minPrice: 2_100, maxPrice: 2_100 }, ['Garden Hose']],
    ['a minimum price beyond the range of prices', { minPrice: Number.MAX_SAFE_INTEGER }, []],
    [
      'a maximum price beyond the range of prices',
      { maxPrice: Number.MAX_SAFE_INTEGER, category: 'garden' },
      ['Garden Hose', 'Watering Can'],
    ],
    ['the stock filter', { inStock: true, category: 'garden' }, ['Garden Hose']],
    ['the sale filter', { onSale: true }, ['Garden Hose']],
    ['the featured filter', { featured: true }, ['Café Crème Cup']],
    ['flags that are false', { inStock: false, onSale: false, featured: false, category: 'garden' }, ['Garden Hose', 'Watering Can']],
    ['SQL injection attempts', { category: `x' or true--`, brands: [`'); drop table "Product"; --`] }, []],
  ])('[F1] list the products matching %s', async (_name, filter, names) => {
    const page = await listOf(db, { first: 50, filter });
    expect(namesOf(page)).toEqual(names);
    expect(page.products.totalCount).toBe(names.length);
  });
});

const facetDocument = `query ($filter: ProductFilter) { products(first: 1, filter: $filter) { totalCount facets {
  categories { count isSelected category { slug } } brands { count isSelected brand { slug } }
  attributes { attribute { slug } terms { count isSelected term { slug } } }
  price { min { amount } max { amount } } priceSteps inStockCount onSaleCount } } }`;

interface Facets {
  products: {
    totalCount: number;
    facets: {
      categories: { count: number; isSelected: boolean; category: { slug: string } }[];
      brands: { count: number; isSelected: boolean; brand: { slug: string } }[];
      attributes: { attribute: { slug: string }; terms: { count: number; isSelected: boolean; term: { slug: string } }[] }[];
      price: { min: { amount: number }; max: { amount: number } };
      priceSteps: number[];
      inStockCount: number;
      onSaleCount: number;
    };
  };
}

async function facetsOf(filter: Record<string, unknown> | null) {
  const { products } = await ask<Facets>(facetDocument, { filter });
  const { brands, categories, attributes, price, priceSteps, inStockCount, onSaleCount } = products.facets;
  const words = (facets: { count: number; isSelected: boolean }[], slugs: string[]) =>
    facets.map(({ count, isSelected }, n) => `${slugs[n]} ${count}${isSelected ? '*' : ''}`);
  return {
    total: products.totalCount,
    categories: words(
      categories,
      categories.map(({ category }) => category.slug),
    ),
    brands: words(
      brands,
      brands.map(({ brand }) => brand.slug),
    ),
    attributes: Object.fromEntries(
      attributes.map(({ attribute, terms }) => [
        attribute.slug,
        words(
          terms,
          terms.map(({ term }) => term.slug),
        ),
      ]),
    ),
    price: [price.min.amount, price.max.amount],
    priceSteps: priceSteps.join(''),
    inStockCount,
    onSaleCount,
  };
}

describe('facets', () => {
  test('[F2] count the products that each value would match', async () => {
    expect(await facetsOf(null)).toEqual({
      total: 11,
      categories: ['home 9', 'kitchen 4', 'garden 2'],
      brands: ['aldera 2', 'brightwell 2'],
      attributes: { colour: ['black 1', 'white 1', 'red 2'], material: ['steel 2', 'oak 1'] },
      price: [100, 3_000],
      priceSteps: '5000000001101021',
      inStockCount: 10,
      onSaleCount: 1,
    });
  });

  test('[F2] of a selected value keep its siblings and reduce everything else', async () => {
    const facets = await facetsOf({ attributes: [{ attribute: 'colour', terms: ['red'] }] });
    expect(facets).toMatchObject({ total: 2, brands: ['brightwell 1'], price: [1_500, 2_100] });
    expect(facets.attributes).toEqual({ colour: ['black 1', 'white 1', 'red 2*'] });
    expect((await facetsOf({ brands: ['aldera'] })).brands).toEqual(['aldera 2*', 'brightwell 2']);
  });

  test('[F2] keep the selectable price range when a price is selected', async () => {
    expect(await facetsOf({ category: 'kitchen', minPrice: 1_000 })).toMatchObject({
      total: 2,
      price: [700, 3_000],
      priceSteps: '1010000000010001',
      categories: ['home 2', 'kitchen 2*'],
    });
  });

  test('[F2] of an empty list are empty', async () => {
    expect(await facetsOf({ category: 'empty' })).toEqual({
      total: 0,
      categories: [],
      brands: [],
      attributes: {},
      price: [0, 0],
      priceSteps: '0000000000000000',
      inStockCount: 0,
      onSaleCount: 0,
    });
  });
});

interface Found {
  search: { totalCount: number; edges: { node: { name: string } }[] };
}
const search = async (query: string, category: string | null = null) => {
  const { search: found } = await ask<Found>(
    'query ($query: String!, $category: String) { search(first: 20, query: $query, category: $category) { totalCount edges { node { name } } } }',
    { query, category },
  );
  expect(found.totalCount).toBe(found.edges.length);
  return found.edges.map(({ node }) => node.name);
};

describe('search', () => {
  test('[F31] ranks names above descriptions, and bestsellers above other products', async () => {
    expect(await search('kettle')).toEqual(['Steel Kettle', 'Kettle Descaler', 'Watering Can']);
  });

  test.each<[string, string, string[]]>([
    ['several words', 'steel kettle', ['Steel Kettle']],
    ['words in any order and case', 'KETTLE steel', ['Steel Kettle']],
    ['word stems', 'gardens hoses', ['Garden Hose']],
    ['a prefix of the last word', 'chop', ['Oak Chopping Board']],
    ['missing accents', 'cafe creme', ['Café Crème Cup']],
    ['accents', 'crème', ['Café Crème Cup']],
    ['superfluous accents', 'kéttle desc', ['Kettle Descaler']],
    ['a missing letter', 'ketle descaler', ['Kettle Descaler']],
    ['an extra letter', 'wattering can', ['Watering Can']],
    ['a brand', 'brightwell hose', ['Garden Hose']],
    ['a word without matches', 'xylophone', []],
    ['an empty query', '', []],
    ['blanks only', '   ', []],
    ['punctuation only', '&|!():*<->\'"\\', []],
    ['operators of the query language', 'kettle:* & !steel | <2>', ['Steel Kettle']],
  ])('[F31] handles %s', async (_name, query, names) => {
    const found = await search(query);
    expect(found.slice(0, Math.max(1, names.length))).toEqual(names);
  });

  test('[F31] is limited to a category with its subcategories', async () => {
    expect(await search('kettle', 'garden')).toEqual(['Watering Can']);
    expect(await search('kettle', 'home')).toEqual(['Steel Kettle', 'Kettle Descaler']);
    expect(await search('kettle', 'no-such')).toEqual([]);
  });

  test('[F31] rejects more than 200 characters', async () => {
    expect(await search('k'.repeat(200))).toEqual([]);
    const { errors } = await newVisitor(db).gql('query ($query: String!) { search(first: 1, query: $query) { totalCount } }', {
      query: 'k'.repeat(201),
    });
    expect(errors[0]).toMatchObject({ extensions: { code: 'INVALID_INPUT' } });
  });
});

describe('single records', () => {
  test('[F12] product(slug) returns published products, listed or not, and null for drafts and private ones', async () => {
    const slugs = ['steel-kettle', 'kettle-descaler', 'hidden-kettle', 'draft-kettle', 'private-kettle', 'no-such', ''];
    const found = await Promise.all(
      slugs.map(
        async (slug) =>
          (await ask<{ product: { name: string } | null }>('query ($slug: String!) { product(slug: $slug) { name } }', { slug })).product
            ?.name ?? null,
      ),
    );
    expect(found).toEqual(['Steel Kettle', 'Kettle Descaler', 'Hidden Kettle', null, null, null, null]);
  });

  test('[F1] category(slug) returns its place in the tree, and null for an unknown one', async () => {
    const document = 'query ($slug: String!) { category(slug: $slug) { name parent { slug } ancestors { slug } children { slug } url } }';
    expect(await ask(document, { slug: 'kitchen' })).toEqual({
      category: { name: 'Kitchen', parent: { slug: 'home' }, ancestors: [{ slug: 'home' }], children: [], url: '/?product_cat=kitchen' },
    });
    expect(await ask(document, { slug: 'no-such' })).toEqual({ category: null });
    expect(await ask('{ categories { slug children { slug } } }')).toMatchObject({
      categories: [{ slug: 'home', children: [{ slug: 'kitchen' }] }, { slug: 'garden' }, { slug: 'empty' }],
    });
  });

  test('node returns the record of an id, and null if it is missing or hidden', async () => {
    const idOf = async (slug: string) => (await db.prisma.product.findUniqueOrThrow({ where: { slug } })).id;
    const good = globalId('Product', await idOf('steel-kettle'));
    const none = [
      globalId('Product', await idOf('draft-kettle')),
      globalId('Product', 999_999),
      globalId('ProductVariation', await idOf('steel-kettle')),
      globalId('Category', 99),
    ];
    const document = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
    const { nodes } = await ask<{ nodes: unknown[] }>(document, { ids: [good, ...none, globalId('Category', 2)] });
    expect(nodes).toEqual([
      { __typename: 'Product', id: good },
      null,
      null,
      null,
      null,
      { __typename: 'Category', id: globalId('Category', 2) },
    ]);
    const garbage = [
      '',
      'x',
      'UHJvZHVjdA==',
      btoa('Product:x'),
      btoa('Product:1 or 1=1'),
      btoa('Product:99999999999'),
      btoa('Nothing:1'),
      btoa('Product:'),
    ];
    for (const id of garbage) {
      const { data, errors } = await newVisitor(db).gql('query ($id: ID!) { node(id: $id) { id } }', { id });
      expect([id, data?.node ?? null]).toEqual([id, null]);
      expect(errors.map(({ extensions }) => extensions.code)).not.toContain('INTERNAL_SERVER_ERROR');
    }
  });

  test('drafts, private and hidden products are never listed, found or counted', async () => {
    await place(db, []);
    const everything = JSON.stringify([
      await listOf(db, { first: 100 }),
      await search('kettle'),
      await search('draft'),
      await ask(facetDocument),
      listDocument,
    ]);
    expect(everything).not.toMatch(/Draft Kettle|Private Kettle|Hidden Kettle/);
  });
});
