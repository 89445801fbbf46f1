import { beforeAll, expect, test } from 'vitest';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct, makeVariable } from '../support/products.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';

let db: Db;
beforeAll(async () => {
  db = await freshDb();
});

async function swatchesOf(slug: string): Promise<string[]> {
  const { product } = await newVisitor(db).query<{ product: { swatches: string[] } }>(
    'query ($slug: String!) { product(slug: $slug) { swatches } }',
    { slug },
  );
  return product.swatches;
}

/** Recomputes the products, and forgets the attributes in memory. */
async function refresh(): Promise<void> {
  await refreshProducts(db.pool, 'all', testNow);
  await bumpRevision(db.pool);
  await (await sharedRevision(db)).reload();
}

test('[I77] swatches are the colours of a variable product, in their order; one colour, or none, is no choice', async () => {
  const { product } = await makeVariable(db, { variations: { blue: {}, red: {}, green: {} } });
  const simple = await makeProduct(db);
  expect(await swatchesOf(product.slug)).toEqual([]);
  const colour = { blue: '#0000aa', red: '#aa0000' };
  for (const [slug, swatch] of Object.entries(colour)) await db.prisma.attributeTerm.updateMany({ where: { slug }, data: { swatch } });
  await refresh();
  expect(await swatchesOf(product.slug)).toEqual(['#0000aa', '#aa0000']);
  expect(await swatchesOf(simple.slug)).toEqual([]);
  await db.prisma.product.updateMany({
    where: { parentId: product.id, options: { some: { term: { slug: 'red' } } } },
    data: { status: 'DRAFT' },
  });
  await refresh();
  expect(await swatchesOf(product.slug)).toEqual([]);
});
