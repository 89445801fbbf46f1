import slugify from '@sindresorhus/slugify';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { Prisma } from '../../server/generated/prisma/client.ts';
import { writeCompared } from './comparedCatalogue.ts';
import { adjectives, brands, colours, departments, materials, sentences, sizes } from './vocabulary.ts';

// Catalogue for benchmarks: the same products for the same size, every time.

const rowsAtOnce = 1_000;
const day = 24 * 60 * 60 * 1_000;
const attributeIds = { material: 1, colour: 2, size: 3, weight: 4, dishwasher: 5 };

/** Returns a number from 0 up to, but not including, `below` that depends only on the arguments. */
function pick(seed: number, salt: number, below: number): number {
  let hash = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) % below;
}

const at = <T>(list: readonly T[], index: number): T => {
  const value = list[index];
  if (value === undefined) throw new RangeError(`No entry ${index}`);
  return value;
};

async function insert<Row>(rows: Iterable<Row>, write: (data: Row[]) => Promise<unknown>): Promise<void> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < rowsAtOnce) continue;
    await write(batch);
    batch = [];
  }
  if (batch.length > 0) await write(batch);
}

/** Returns 20 categories: 4 departments with 4 categories each; products belong to the 16 leaves. */
function categoryRows(): Prisma.CategoryCreateManyInput[] {
  return departments.flatMap(({ name, categories }, index) => {
    const parent = index * 5 + 1;
    const root = { id: parent, slug: slugify(name), name, position: index };
    const leaves = categories.map((category, position) => ({
      id: parent + 1 + position,
      slug: slugify(category.name),
      name: category.name,
      parentId: parent,
      ancestorIds: [parent],
      position,
    }));
    return [root, ...leaves];
  });
}

const leaves = departments.flatMap(({ categories }, index) =>
  categories.map((category, position) => ({ id: index * 5 + 2 + position, ...category })),
);

/** Every fifth product has three sizes. */
const isVariable = (n: number) => n % 5 === 4;
const isReduced = (n: number) => n % 7 === 3;

function productRow(n: number): Prisma.ProductCreateManyInput {
  const { things } = at(leaves, n % leaves.length);
  const name = `${at(adjectives, pick(n, 1, adjectives.length))} ${at(materials, pick(n, 2, materials.length))} ${at(things, pick(n, 3, things.length))} ${100 + (n % 900)}`;
  const price = 990 + pick(n, 4, 400) * 50;
  return {
    id: n + 1,
    type: isVariable(n) ? 'VARIABLE' : 'SIMPLE',
    slug: `${slugify(name)}-${n}`,
    sku: `BENCH-${n}`,
    name,
    shortDescription: at(sentences, pick(n, 5, sentences.length)),
    description: `<p>${[6, 7, 8, 9, 10].map((salt) => at(sentences, pick(n, salt, sentences.length))).join(' ')}</p><p>${at(sentences, pick(n, 11, sentences.length))}</p>`,
    brandId: 1 + pick(n, 12, brands.length),
    regularPriceMinor: isVariable(n) ? null : price,
    salePriceMinor: isReduced(n) && !isVariable(n) ? Math.round(price * 0.8) : null,
    managesStock: true,
    stock: 1_000_000,
    position: n,
    totalSales: pick(n, 13, 5_000),
    ratingAverage: pick(n, 14, 500),
    ratingCount: pick(n, 15, 300),
    createdAt: new Date(Date.UTC(2026, 0, 1) + pick(n, 16, 300) * day),
    tags: [],
  };
}

function* variationRows(count: number): Generator<Prisma.ProductCreateManyInput & { id: number; termId: number }> {
  for (let n = 4; n < count; n += 5) {
    const { id: _id, type: _type, slug, sku, name, brandId: _brand, ...facts } = productRow(n);
    for (const [index, size] of sizes.entries()) {
      yield {
        ...facts,
        id: count + (n - 4) * sizes.length + index + 1,
        parentId: n + 1,
        type: 'VARIATION',
        slug: `${slug}-${slugify(size)}`,
        sku: `${sku}-${index}`,
        name: `${name}, ${size}`,
        regularPriceMinor: 1_990 + index * 500,
        position: index,
        termId: materials.length + colours.length + index + 1,
      };
    }
  }
}

/** Terms are numbered consecutively: materials, then colours, then sizes. */
function termRows(): Prisma.AttributeTermCreateManyInput[] {
  const lists = [
    { attributeId: attributeIds.material, labels: materials },
    { attributeId: attributeIds.colour, labels: colours },
    { attributeId: attributeIds.size, labels: sizes },
  ];
  return lists
    .flatMap(({ attributeId, labels }) => labels.map((label, position) => ({ attributeId, slug: slugify(label), label, position })))
    .map((row, index) => ({ id: index + 1, ...row }));
}

function* numbers(count: number): Generator<number> {
  for (let n = 0; n < count; n += 1) yield n;
}

function* mapped<T>(count: number, rows: (n: number) => T[]): Generator<T> {
  for (const n of numbers(count)) yield* rows(n);
}

/** The ids of product n's attribute rows start at 5n + 1. */
function attributeRows(n: number): Prisma.ProductAttributeCreateManyInput[] {
  return Object.values(attributeIds).map((attributeId, position) => ({
    id: n * 5 + position + 1,
    productId: n + 1,
    attributeId,
    position,
    isVariation: attributeId === attributeIds.size && isVariable(n),
    number: attributeId === attributeIds.weight ? 100 + pick(n, 17, 4_000) : null,
    boolean: attributeId === attributeIds.dishwasher ? pick(n, 18, 2) === 0 : null,
  }));
}

function attributeTermRows(n: number): Prisma.ProductAttributeTermCreateManyInput[] {
  const first = n * 5 + 1;
  const size = materials.length + colours.length + 1;
  return [
    { productAttributeId: first, termId: 1 + pick(n, 2, materials.length) },
    { productAttributeId: first + 1, termId: materials.length + 1 + pick(n, 19, colours.length) },
    ...sizes.flatMap((_size, index) =>
      isVariable(n) || pick(n, 20, 3) === index ? [{ productAttributeId: first + 2, termId: size + index, position: index }] : [],
    ),
  ];
}

/** Fills an empty, migrated database with `count` products and their variations. */
export async function writeCatalogue({ prisma, pool }: Db, count: number, now: Date): Promise<void> {
  await prisma.category.createMany({ data: categoryRows() });
  await prisma.brand.createMany({ data: brands.map((name, index) => ({ id: index + 1, slug: slugify(name), name })) });
  await prisma.attribute.createMany({
    data: [
      { id: attributeIds.material, slug: 'material', name: 'Material', position: 0 },
      { id: attributeIds.colour, slug: 'colour', name: 'Colour', position: 1 },
      { id: attributeIds.size, slug: 'size', name: 'Size', position: 2 },
      { id: attributeIds.weight, slug: 'weight', name: 'Weight', kind: 'NUMBER', unit: 'g', isFacet: false, position: 3 },
      { id: attributeIds.dishwasher, slug: 'dishwasher', name: 'Dishwasher safe', kind: 'BOOLEAN', isFacet: false, position: 4 },
    ],
  });
  await prisma.attributeTerm.createMany({ data: termRows() });
  await prisma.media.createMany({
    data: Array.from({ length: 200 }, (_, index) => ({ id: index + 1, key: `bench${index}`, width: 1_200, height: 1_200 })),
  });

  await insert(
    mapped(count, (n) => [productRow(n)]),
    (data) => prisma.product.createMany({ data }),
  );
  await insert(variationRows(count), async (rows) => {
    await prisma.product.createMany({ data: rows.map(({ termId: _term, ...row }) => row) });
    await prisma.variationOption.createMany({
      data: rows.map(({ id, termId }) => ({ variationId: id, attributeId: attributeIds.size, termId })),
    });
  });
  await insert(
    mapped(count, (n) => [{ productId: n + 1, categoryId: at(leaves, n % leaves.length).id }]),
    (data) => prisma.productCategory.createMany({ data }),
  );
  await insert(mapped(count, attributeRows), (data) => prisma.productAttribute.createMany({ data }));
  await insert(mapped(count, attributeTermRows), (data) => prisma.productAttributeTerm.createMany({ data }));
  await insert(
    mapped(count, (n) => [0, 1, 2].map((position) => ({ productId: n + 1, mediaId: 1 + ((n * 3 + position) % 200), position, alt: '' }))),
    (data) => prisma.productImage.createMany({ data }),
  );
  await insert(mapped(count, priceChangeRows(now)), (data) => prisma.priceChange.createMany({ data }));
  await insert(
    mapped(count, (n) =>
      n >= 4 ? [1, 2, 3, 4].map((back) => ({ productId: n + 1, targetId: n + 1 - back, kind: 'CROSS_SELL' as const, position: back })) : [],
    ),
    (data) => prisma.productLink.createMany({ data }),
  );
  await writeCompared(prisma);
  // Without table statistics, the refresh is planned for empty tables.
  await pool.query('analyze');
  await refreshProducts(pool, 'all', now);
  await bumpRevision(pool);
  await pool.query('vacuum analyze');
}

/** The discounts of products on sale started five days ago. */
function priceChangeRows(now: Date) {
  return (n: number): Prisma.PriceChangeCreateManyInput[] => {
    const { regularPriceMinor, salePriceMinor } = productRow(n);
    if (regularPriceMinor == null || salePriceMinor == null) return [];
    return [
      { productId: n + 1, at: new Date(now.getTime() - 60 * day), priceMinor: regularPriceMinor },
      { productId: n + 1, at: new Date(now.getTime() - 5 * day), priceMinor: salePriceMinor },
    ];
  };
}

/** Returns the slug and name of product n, as used by the workloads. */
export function knownProduct(n: number): { id: number; slug: string; name: string; isVariable: boolean } {
  const { slug, name } = productRow(n);
  return { id: n + 1, slug, name, isVariable: isVariable(n) };
}

/** Slugs of the categories that contain products directly. */
export const categorySlugs = leaves.map(({ name }) => slugify(name));
