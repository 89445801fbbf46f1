import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { ownPage, postGraphql, testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct, makeVariable } from '../support/products.ts';

let db: Db;
let shop: TestApp | undefined;

const fields = 'delivery { country { code } method { code price { amount } freeFrom { amount } deliveryEstimate { earliest latest } } }';

async function ask(slug: string, document = `isPurchasable returnDays ${fields} variations { ${fields} }`): Promise<unknown> {
  shop ??= await testApp(db);
  const response = await postGraphql(shop.app, { query: `{ product(slug: "${slug}") { ${document} } }` }, ownPage);
  return response.json<{ data: { product: unknown } }>().data.product;
}

const promise = (earliest: string, latest: string) => ({
  country: { code: 'DE' },
  method: { code: 'standard', price: { amount: 490 }, freeFrom: { amount: 5_000 }, deliveryEstimate: { earliest, latest } },
});

beforeEach(async () => {
  // Monday, a minute before the cut-off hour.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T13:59:00Z') });
  db = await freshDb();
  await db.prisma.shippingRate.updateMany({ where: { code: 'standard' }, data: { minTransitDays: 2, maxTransitDays: 4 } });
});
afterEach(async () => {
  await shop?.app.close();
  shop = undefined;
  vi.useRealTimers();
});

describe('[I46] delivery dates of products', () => {
  it('are for the smallest quantity, sent to the default country by the cheapest method', async () => {
    const { slug } = await makeProduct(db);
    const expected = { isPurchasable: true, returnDays: 14, delivery: promise('2026-03-04', '2026-03-06'), variations: [] };
    expect(await ask(slug)).toEqual(expected);
    const many = await makeProduct(db, { minQuantity: 5 });
    expect(await ask(many.slug, fields)).toMatchObject({ delivery: { method: { price: { amount: 0 } } } });
  });

  it('change at the cut-off hour and at midnight, though responses are cached', async () => {
    const { slug } = await makeProduct(db);
    expect(await ask(slug, fields)).toEqual({ delivery: promise('2026-03-04', '2026-03-06') });
    vi.setSystemTime(new Date('2026-03-02T14:00:00Z'));
    expect(await ask(slug, fields)).toEqual({ delivery: promise('2026-03-05', '2026-03-09') });
    vi.setSystemTime(new Date('2026-03-02T23:59:59Z'));
    expect(await ask(slug, fields)).toEqual({ delivery: promise('2026-03-05', '2026-03-09') });
    vi.setSystemTime(new Date('2026-03-03T14:00:00Z'));
    expect(await ask(slug, fields)).toEqual({ delivery: promise('2026-03-06', '2026-03-10') });
  });

  it('belong to the variations of a variable product', async () => {
    const { product } = await makeVariable(db, { variations: { blue: {}, red: { isInStock: false } } });
    const delivery = promise('2026-03-04', '2026-03-06');
    expect(await ask(product.slug)).toEqual({
      isPurchasable: true,
      returnDays: 14,
      delivery: null,
      variations: [{ delivery }, { delivery: null }],
    });
  });

  it('are missing for products that are out of stock, backordered or not shipped', async () => {
    const soldOut = await makeProduct(db, { isInStock: false });
    expect(await ask(soldOut.slug, fields)).toEqual({ delivery: null });
    const virtual = await makeProduct(db, { isVirtual: true });
    expect(await ask(virtual.slug, fields)).toEqual({ delivery: null });
    const backordered = await makeProduct(db, { managesStock: true, stock: 0, backorders: 'YES' });
    expect(await ask(backordered.slug, fields)).toMatchObject({ delivery: { method: { deliveryEstimate: null } } });
  });

  it('come with the withdrawal period, unless the product is excluded from it', async () => {
    await db.prisma.returnSettings.create({ data: { id: 1, periodDays: 30 } });
    const sealed = await makeProduct(db, { withdrawalException: 'SEALED_HYGIENE' });
    expect(await ask(sealed.slug, 'returnDays')).toEqual({ returnDays: 30 });
    const made = await makeProduct(db, { withdrawalException: 'MADE_TO_ORDER' });
    expect(await ask(made.slug, 'returnDays')).toEqual({ returnDays: null });
  });
});
