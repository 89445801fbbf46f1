import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';

// Option, price, stock and discount filters must match one and the same variation: in the list, in the counts, and in the displayed price.

interface Variation {
  /** Null matches any value of the option. */
  size: string | null;
  colour: string | null;
  price: number | null;
  was?: number;
  inStock: boolean;
}
interface Shoe {
  name: string;
  /** Data of a product without variations. */
  simple?: Variation;
  variations: Variation[];
  material: string;
}

const sizes = ['41', '42', '43'];
const colours = ['black', 'red'];
const materials = ['leather', 'felt'];
const terms = [...sizes, ...colours, ...materials];
const termId = (slug: string) => terms.indexOf(slug) + 1;
const attributeOf = (slug: string) => (sizes.includes(slug) ? 'size' : colours.includes(slug) ? 'colour' : 'material');
const attributes = ['size', 'colour', 'material'];

const variation = fc.record({
  size: fc.constantFrom(null, ...sizes),
  colour: fc.constantFrom(null, ...colours),
  price: fc.option(
    fc.integer({ min: 1, max: 9 }).map((tens) => tens * 1_000),
    { freq: 6 },
  ),
  inStock: fc.boolean(),
});
const shoe = fc.record({
  simple: fc.option(variation, { nil: undefined, freq: 4 }),
  variations: fc.array(variation, { maxLength: 4 }),
  material: fc.constantFrom(...materials),
});

const at = (size: string | null, price: number | null, inStock: boolean, was?: number): Variation => ({
  size,
  colour: 'red',
  price,
  inStock,
  was,
});
const shoes: Shoe[] = [
  { name: 'Sold out in 41', material: 'felt', variations: [at('41', 5_000, false), at('42', 9_000, true)] },
  { name: 'Dear in 42', material: 'felt', variations: [at('41', 4_000, true, 6_000), at('42', 7_000, true)] },
  { name: 'Reduced in 43', material: 'felt', variations: [at('41', 4_000, true), at('43', 7_000, true, 8_000)] },
  { name: 'Any colour', material: 'leather', variations: [{ size: '42', colour: null, price: 6_500, inStock: true }] },
  { name: 'Without price in 43', material: 'leather', variations: [at('43', null, true), at('41', 4_500, true)] },
  ...fc
    .sample(shoe, { numRuns: 60, seed: 20 })
    .map((facts, n) => ({ ...facts, variations: facts.simple ? [] : facts.variations, name: `Shoe ${n}` })),
];

let db: Db;
beforeAll(async () => {
  db = await freshDb();
  await db.prisma.attribute.createMany({ data: attributes.map((slug, n) => ({ id: n + 1, slug, name: slug, position: n })) });
  await db.prisma.attributeTerm.createMany({
    data: terms.map((slug) => ({ id: termId(slug), attributeId: attributes.indexOf(attributeOf(slug)) + 1, slug, label: slug })),
  });
  const facts = ({ price, was, inStock }: Variation) => ({
    regularPriceMinor: was ?? price,
    salePriceMinor: was === undefined ? null : price,
    isInStock: inStock,
  });
  for (const [n, { name, simple, variations, material }] of shoes.entries()) {
    const own = [material, ...(simple ? [simple.size, simple.colour].filter((slug) => slug !== null) : [...sizes, ...colours])];
    const data = {
      slug: `shoe-${n}`,
      name,
      type: simple ? ('SIMPLE' as const) : ('VARIABLE' as const),
      position: n,
      ...(simple ? facts(simple) : {}),
    };
    const { id } = await db.prisma.product.create({ data });
    for (const [k, slug] of attributes.entries())
      await db.prisma.productAttribute.create({
        data: {
          productId: id,
          attributeId: k + 1,
          isVariation: !simple && slug !== 'material',
          terms: { create: own.filter((term) => attributeOf(term) === slug).map((term) => ({ termId: termId(term) })) },
        },
      });
    for (const [k, one] of variations.entries()) {
      const options = [one.size, one.colour].map((slug, m) => ({ attributeId: m + 1, termId: slug === null ? null : termId(slug) }));
      const child = await db.prisma.product.create({
        data: { slug: `shoe-${n}-${k}`, name, type: 'VARIATION', parentId: id, ...facts(one), options: { create: options } },
      });
      if (one.was !== undefined)
        await db.prisma.priceChange.create({
          data: { productId: child.id, at: new Date(testNow.getTime() - 40 * 86_400_000), priceMinor: one.was },
        });
    }
  }
  await refreshProducts(db.pool, 'all', testNow);
  await db.pool.query('update "CatalogState" set "revision" = "revision" + 1');
  await (await sharedRevision(db)).reload();
});

interface Filter {
  sizes?: string[];
  colours?: string[];
  materials?: string[];
  minPrice?: number;
  maxPrice?: number;
  inStock?: boolean;
  onSale?: boolean;
}

/** Returns a shoe's matching variations by a literal implementation of the rule. */
function matching({ simple, variations, material }: Shoe, filter: Filter): Variation[] {
  if (filter.materials && !filter.materials.includes(material)) return [];
  return (simple ? [simple] : variations).filter(
    ({ size, colour, price, was, inStock }) =>
      (!filter.sizes || (size === null ? !simple : filter.sizes.includes(size))) &&
      (!filter.colours || (colour === null ? !simple : filter.colours.includes(colour))) &&
      (filter.minPrice === undefined || (price !== null && price >= filter.minPrice)) &&
      (filter.maxPrice === undefined || (price !== null && price <= filter.maxPrice)) &&
      (!filter.inStock || (price !== null && inStock)) &&
      (!filter.onSale || was !== undefined),
  );
}

const isNarrowed = (filter: Filter) => Object.values(filter).some((value) => value !== undefined && value !== false);
const listed = (filter: Filter) => shoes.filter((one) => !isNarrowed(filter) || matching(one, filter).length > 0);

function filterInput({ sizes: bySize, colours: byColour, materials: byMaterial, ...rest }: Filter) {
  const chosen = Object.entries({ size: bySize, colour: byColour, material: byMaterial });
  return { ...rest, attributes: chosen.flatMap(([attribute, slugs]) => (slugs ? [{ attribute, terms: slugs }] : [])) };
}

interface Answer {
  products: {
    totalCount: number;
    edges: {
      node: { name: string };
      match: {
        price: { amount: number } | null;
        priceRange: { max: { amount: number } };
        priorPrice: { amount: number } | null;
        stock: { status: string };
      };
    }[];
    facets: {
      inStockCount: number;
      onSaleCount: number;
      price: { min: { amount: number }; max: { amount: number } };
      attributes: { terms: { count: number; term: { slug: string } }[] }[];
    };
  };
}
const document = `query ($filter: ProductFilter, $sort: ProductSort! = DEFAULT) { products(first: 100, filter: $filter, sort: $sort) { totalCount
  edges { node { name } match { price { amount } priceRange { max { amount } } priorPrice { amount } stock { status } } }
  facets { inStockCount onSaleCount price { min { amount } max { amount } } attributes { terms { count term { slug } } } } } }`;
const ask = async (filter: Filter, sort = 'DEFAULT') =>
  (await newVisitor(db).query<Answer>(document, { filter: filterInput(filter), sort })).products;
const namesOf = ({ edges }: Answer['products']) => edges.map(({ node }) => node.name);
const cheapest = (of: Variation[]) => {
  const prices = of.flatMap(({ price }) => price ?? []);
  return prices.length > 0 ? Math.min(...prices) : null;
};

describe('a single variation must match the whole filter:', () => {
  test('[F1] option, stock, price and sale filters apply to the same variation', async () => {
    expect(namesOf(await ask({ sizes: ['41'], inStock: true }))).not.toContain('Sold out in 41');
    expect(namesOf(await ask({ sizes: ['42'], maxPrice: 5_500 }))).not.toContain('Dear in 42');
    expect(namesOf(await ask({ sizes: ['41'], onSale: true }))).toEqual(['Dear in 42']);
    expect(namesOf(await ask({ sizes: ['43'], inStock: true }))).not.toContain('Without price in 43');
  });

  test('[F1] price and stock are those of the matching variations', async () => {
    const shown = async (name: string, filter: Filter) => (await ask(filter)).edges.find(({ node }) => node.name === name)?.match;
    expect(await shown('Dear in 42', {})).toMatchObject({
      price: { amount: 4_000 },
      priceRange: { max: { amount: 7_000 } },
      priorPrice: { amount: 6_000 },
    });
    expect(await shown('Dear in 42', { sizes: ['42'] })).toMatchObject({
      price: { amount: 7_000 },
      priceRange: { max: { amount: 7_000 } },
      priorPrice: null,
    });
    expect(await shown('Reduced in 43', { onSale: true })).toMatchObject({ price: { amount: 7_000 }, priorPrice: { amount: 8_000 } });
    expect(await shown('Sold out in 41', { sizes: ['41'] })).toMatchObject({ stock: { status: 'OUT_OF_STOCK' } });
    expect(await shown('Without price in 43', { sizes: ['43'] })).toMatchObject({ price: null, stock: { status: 'OUT_OF_STOCK' } });
  });

  const filter: fc.Arbitrary<Filter> = fc.record(
    {
      sizes: fc.subarray(sizes, { minLength: 1 }),
      colours: fc.subarray(colours, { minLength: 1 }),
      materials: fc.subarray(materials, { minLength: 1 }),
      minPrice: fc.constantFrom(1_500, 3_000, 5_500),
      maxPrice: fc.constantFrom(5_500, 7_000, 9_000),
      inStock: fc.boolean(),
      onSale: fc.constant(true),
    },
    { requiredKeys: [] },
  );

  test.each(fc.sample(filter, { numRuns: 24, seed: 41 }))('[F1, F2] the list, counts and prices are correct for %j', async (chosen) => {
    const expected = listed(chosen);
    const answer = await ask(chosen);
    expect(namesOf(answer)).toEqual(expected.map(({ name }) => name));
    expect(answer.totalCount).toBe(expected.length);
    const prices = new Map(answer.edges.map(({ node, match }) => [node.name, match.price?.amount ?? null]));
    for (const one of expected) expect([one.name, prices.get(one.name)]).toEqual([one.name, cheapest(matching(one, chosen))]);
    const { facets } = answer;
    expect(facets.inStockCount).toBe(listed({ ...chosen, inStock: true }).length);
    expect(facets.onSaleCount).toBe(listed({ ...chosen, onSale: true }).length);
    for (const { terms: counted } of facets.attributes) {
      for (const { count, term } of counted) {
        const group = `${attributeOf(term.slug)}s`;
        expect([term.slug, count]).toEqual([term.slug, listed({ ...chosen, [group]: [term.slug] }).length]);
      }
    }
    const every = shoes.flatMap((one) =>
      matching(one, { ...chosen, minPrice: undefined, maxPrice: undefined }).flatMap(({ price }) => price ?? []),
    );
    expect([facets.price.min.amount, facets.price.max.amount]).toEqual(
      every.length > 0 ? [Math.min(...every), Math.max(...every)] : [0, 0],
    );
    const sorted = (await ask(chosen, 'PRICE_ASC')).edges.map(({ match }) => match.price?.amount ?? 0);
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
  });
});

test('[F1] a filtered list takes as many statements as the whole one', async () => {
  const statementsOf = async (filter: Filter) => {
    await db.pool.query('update "CatalogState" set "revision" = "revision" + 1');
    await (await sharedRevision(db)).reload();
    await newVisitor(db).query('{ categories { id } }');
    const { statements } = await countStatements(db, () =>
      newVisitor(db).query(
        `query ($filter: ProductFilter) { products(first: 100, filter: $filter) { totalCount edges { node { name } match { price { amount } } } } }`,
        {
          filter: filterInput(filter),
        },
      ),
    );
    return statements.length;
  };
  expect(await statementsOf({ sizes: ['41'], maxPrice: 9_000 })).toBe(await statementsOf({}));
});
