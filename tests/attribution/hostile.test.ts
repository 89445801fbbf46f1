import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attributionFields } from '../../server/engagement/attribution/checkoutRules.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { details } from '../orders/checkoutDocuments.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { newClient, tokenOf, type Client } from '../legacy/client.ts';
import { freshDb } from '../support/db.ts';
import { makeStocked } from '../support/products.ts';

// Any content in the sixteen attribution inputs of the checkout, through both APIs, is stored as text of limited length, or the call is
// rejected, and the shop keeps running.

let db: Db;
let shop: TestApp;
let product = 0;
beforeAll(async () => {
  db = await freshDb();
  product = (await makeStocked(db, 10_000)).id;
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

const hostile: [name: string, value: string][] = [
  ['5,000 characters', 'x'.repeat(5_000)],
  ['5,000 characters of four bytes', '😀'.repeat(2_500)],
  ['markup', '<img src=x onerror="alert(1)">"\'&lt;b&gt;'],
  ['markup within markup', 'x<<b>script>alert(1)<</b>/script><<i>img src=x>'],
  ['control characters', 'a\u0001b\u001B[31mc\u0085d'],
  ['a formula', '=HYPERLINK("https://evil.example")'],
  ['an SQL statement', `'; DROP TABLE "Order"; --`],
  ['JSON', '{"typ":"utm","__proto__":{"x":1}}'],
  ['the cookie’s value separators', 'a|||typ=typein|||src=b%7C%7C%7C'],
];

async function withCart(): Promise<Client> {
  const client = newClient(shop.app);
  await client.ajax('add_to_cart', { product_id: product, quantity: 1 });
  return client;
}

async function byForm(client: Client, fields: Record<string, string>): Promise<number> {
  const form = {
    billing_first_name: 'Ada',
    billing_last_name: 'Byron',
    billing_country: 'DE',
    billing_address_1: '12 Ring',
    billing_postcode: '10115',
    billing_city: 'Berlin',
    billing_phone: '030 1234567',
    billing_email: 'ada@example.com',
    'shipping_method[0]': 'standard',
    payment_method: 'bacs',
    terms: 'on',
    'terms-field': '1',
    'woocommerce-process-checkout-nonce': await tokenOf(client, ['wc_checkout_params', 'process_checkout_nonce']),
    ...fields,
  };
  const answer = await client.send('POST', '/?wc-ajax=checkout', { form });
  return answer.json<{ order_id: number }>().order_id;
}

const placeOrder = `mutation ($input: PlaceOrderInput!) { result: placeOrder(input: $input) {
  ... on PlaceOrderPayload { order { number } } ... on UserError { code message } } }`;

async function byApi(client: Client, values: object[]): Promise<number> {
  const extensions = [{ namespace: 'woocommerce/order-attribution', values }];
  const { result } = await client.gql<{ result: { order: { number: number } } }>(placeOrder, {
    input: { ...details(), cartVersion: null, extensions },
  });
  return result.order.number;
}

async function texts(number: number): Promise<string[]> {
  const order = await db.prisma.order.findUniqueOrThrow({ where: { number }, include: { attribution: true } });
  return Object.values(order.attribution ?? {}).filter((value) => typeof value === 'string');
}

describe('[F108] [F45] [F46] the sixteen attribution inputs', () => {
  it.each(hostile)('store %s as text of limited length, through the form and the API', async (_name, value) => {
    // Larger forms are rejected as a whole.
    const atOnce = value.length < 1_000 ? 16 : 1;
    const form: string[] = [];
    const api: string[] = [];
    for (let at = 0; at < attributionFields.length; at += atOnce) {
      const fields = attributionFields.slice(at, at + atOnce);
      const inputs = Object.fromEntries(fields.map((field) => [`wc_order_attribution_${field}`, value]));
      form.push(...(await texts(await byForm(await withCart(), inputs))));
      const values = fields.map((key) => ({ key, value }));
      api.push(...(await texts(await byApi(await withCart(), values))));
    }
    const kept = [form, api];
    expect(form.length).toBeGreaterThan(attributionFields.length);
    expect(form).toEqual(api);
    for (const text of kept.flat()) {
      expect(text.length).toBeLessThanOrEqual(2_000);
      expect(text).not.toMatch(/[\p{Cc}\p{Cs}]|<[^<>]*>/u);
    }
    expect(shop.faults).toEqual([]);
  });

  it.each([5, true, ['a'], { a: 'b' }])('reject %j, which is not a string, and place no order', async (value) => {
    const client = await withCart();
    const before = await db.prisma.order.count();
    for (const key of attributionFields) await expect(byApi(client, [{ key, value }])).rejects.toThrow('String cannot represent');
    expect(await db.prisma.order.count()).toBe(before);
  });

  it('ignore arrays and unknown form fields', async () => {
    const fields = { 'wc_order_attribution_utm_source[]': 'x', 'wc_order_attribution_utm_source[a]': 'y', wc_order_attribution_evil: 'z' };
    expect(await texts(await byForm(await withCart(), fields))).toEqual([]);
  });
});
