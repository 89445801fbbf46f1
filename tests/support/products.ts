import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { Prisma } from '../../server/generated/prisma/client.ts';
import { testNow } from './shopDriver.ts';
import { sharedRevision } from './sharedRevision.ts';

// Creates products of every kind directly in the database.

/** Returns the global id of a record, as in the API. */
export function globalId(type: 'Product' | 'ProductVariation' | 'Cart' | 'CartLine' | 'Order' | 'Category', id: number): string {
  return Buffer.from(`${type}:${id}`).toString('base64');
}

let made = 0;

/** Creates a product: by default a simple one for 10.00 whose stock isn't tracked. */
export async function makeProduct(db: Db, facts: Partial<Prisma.ProductUncheckedCreateInput> = {}) {
  made += 1;
  const name = facts.name ?? `Product ${made}`;
  const product = await db.prisma.product.create({
    data: { slug: `product-${made}`, sku: `SKU-${made}`, regularPriceMinor: 1_000, ...facts, name },
  });
  await refreshProducts(db.pool, [product.id], testNow);
  return product;
}

export function makeStocked(db: Db, stock: number, facts: Partial<Prisma.ProductUncheckedCreateInput> = {}) {
  return makeProduct(db, { managesStock: true, stock, ...facts });
}

interface VariableOptions {
  /** Fields of the variable product itself, such as stock shared by its variations. */
  facts?: Partial<Prisma.ProductUncheckedCreateInput>;
  /** Fields of each variation by colour; 'any' leaves the colour open. */
  variations?: Record<string, Partial<Prisma.ProductUncheckedCreateInput>>;
}

/**
 * Creates a variable product with the attribute "colour" (blue, red, green). Each variation has a fixed colour, except for 'any', which
 * leaves the colour to the shopper. Green is a term, but no variation is green by default.
 */
export async function makeVariable(db: Db, { facts = {}, variations = { blue: {}, red: {} } }: VariableOptions = {}) {
  const attribute = await db.prisma.attribute.upsert({ where: { slug: 'colour' }, create: { slug: 'colour', name: 'Colour' }, update: {} });
  const terms = new Map<string, number>();
  for (const [position, slug] of ['blue', 'red', 'green'].entries()) {
    const term = await db.prisma.attributeTerm.upsert({
      where: { attributeId_slug: { attributeId: attribute.id, slug } },
      create: { attributeId: attribute.id, slug, label: `${slug[0]?.toUpperCase()}${slug.slice(1)}`, position },
      update: {},
    });
    terms.set(slug, term.id);
  }
  const product = await makeProduct(db, { type: 'VARIABLE', regularPriceMinor: null, ...facts });
  await db.prisma.productAttribute.create({
    data: {
      productId: product.id,
      attributeId: attribute.id,
      isVariation: true,
      terms: { create: [...terms.values()].map((termId, position) => ({ termId, position })) },
    },
  });
  const ids: Record<string, number> = {};
  for (const [colour, variation] of Object.entries(variations)) {
    const row = await makeProduct(db, { type: 'VARIATION', parentId: product.id, name: `${product.name} ${colour}`, ...variation });
    await db.prisma.variationOption.create({ data: { variationId: row.id, attributeId: attribute.id, termId: terms.get(colour) ?? null } });
    ids[colour] = row.id;
  }
  await refreshProducts(db.pool, [product.id], testNow);
  // Attributes are cached per catalogue revision, and emptying the database restarts revisions.
  await db.pool.query(`update "CatalogState" set "revision" = $1`, [1_000 + made]);
  await (await sharedRevision(db)).reload();
  return { product, variationIds: ids };
}

/** Returns the id of a created variation. */
export function variationId(made: { variationIds: Record<string, number> }, colour: string): number {
  const id = made.variationIds[colour];
  if (id === undefined) throw new Error(`No ${colour} variation was made`);
  return id;
}
