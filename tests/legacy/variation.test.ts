import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct, makeVariable, variationId } from '../support/products.ts';
import { cartRows, newClient, type Client } from './client.ts';

// Which variation the selected options resolve to: scripts get the same data as from the API.

let db: Db;
let shop: TestApp;
let made: Awaited<ReturnType<typeof makeVariable>>;

beforeAll(async () => {
  db = await freshDb();
  made = await makeVariable(db, {
    facts: { name: 'Shirt', slug: 'shirt' },
    variations: {
      blue: { sku: 'blue', regularPriceMinor: 2_550, managesStock: true, stock: 3, minQuantity: 2 },
      red: { sku: 'red', managesStock: true, stock: 0 },
      any: { sku: 'any', regularPriceMinor: 900, soldIndividually: true },
    },
  });
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

const ask = async (client: Client, form: Record<string, string>) => {
  const answer = await client.ajax('get_variation', { product_id: String(made.product.id), ...form });
  expect([answer.status, answer.headers['x-graphql-operation']]).toEqual([200, 'query node']);
  return answer.json<Record<string, unknown> | false>();
};

test.each(['attribute_pa_colour', 'attribute_colour'])(
  '[F139] %s selects the variation, returned with all data for its form',
  async (field) => {
    const blue = await ask(newClient(shop.app), { [field]: 'blue', quantity: '1' });
    expect(blue).toMatchObject({
      variation_id: variationId(made, 'blue'),
      attributes: { attribute_colour: 'blue' },
      sku: 'blue',
      display_price: 25.5,
      display_regular_price: 25.5,
      is_purchasable: true,
      is_in_stock: true,
      variation_is_active: true,
      is_sold_individually: 'no',
      min_qty: 2,
      max_qty: 3,
      image: {},
    });
    expect(Object(blue)).toMatchObject({
      price_html: '<span class="price"><ins>€25.50</ins></span>',
      availability_html: expect.stringMatching(/^<p class="stock">.+<\/p>$/),
    });
    expect(await ask(newClient(shop.app), { [field]: 'red' })).toMatchObject({
      variation_id: variationId(made, 'red'),
      is_purchasable: false,
      is_in_stock: false,
      variation_is_active: false,
      max_qty: 0,
    });
  },
);

test('[F139] an open option takes any value, but must be given, and the returned variation can be added to the cart', async () => {
  const client = newClient(shop.app);
  const any = await ask(client, { attribute_pa_colour: 'green' });
  expect(any).toMatchObject({ attributes: { attribute_colour: 'green' }, is_sold_individually: 'yes' });
  for (const form of [{}, { attribute_pa_colour: '' }] as Record<string, string>[]) expect(await ask(client, form)).toBe(false);
  const variation = String(Object(any).variation_id);
  await client.ajax('add_to_cart', { product_id: made.product.id, variation_id: variation, attribute_pa_colour: 'green' });
  expect((await cartRows(db, client))?.lines).toMatchObject([{ productId: variationId(made, 'any'), options: { colour: 'green' } }]);
});

test('[F139] a value may be named by its label, as forms do for attributes that only one product has', async () => {
  const client = newClient(shop.app);
  const blue = { product_id: made.product.id, quantity: 2, attribute_colour: 'Blue' };
  expect(await ask(client, { attribute_colour: 'Blue' })).toMatchObject({ variation_id: variationId(made, 'blue') });
  for (const form of [blue, { ...blue, variation_id: variationId(made, 'blue') }]) await client.ajax('add_to_cart', form);
  await client.ajax('add_to_cart', { ...blue, attribute_colour: 'Purple' });
  expect((await cartRows(db, client))?.lines).toMatchObject([{ productId: variationId(made, 'blue'), options: { colour: 'blue' } }]);
  expect(shop.faults).toEqual([]);
});

test('[F139] nothing is returned for products that aren’t variable or published', async () => {
  const client = newClient(shop.app);
  const pan = await makeProduct(db);
  const draft = await makeVariable(db, { facts: { status: 'DRAFT' } });
  for (const id of [pan.id, draft.product.id, 999_999, 'abc', '']) {
    const { status, body } = await client.ajax('get_variation', { product_id: String(id), attribute_pa_colour: 'blue' });
    expect([status, body], String(id)).toEqual([200, '']);
  }
  expect(shop.faults).toEqual([]);
});
