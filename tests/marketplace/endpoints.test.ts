import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { newClient, tokenOf, type Client } from '../legacy/client.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { globalShopId, makeExternal, makeExternalShop, makeMarketplace } from './marketShop.ts';

// External shops over HTTP: redirects to their carts, and the old theme's checkout, which is blocked by the gate like the storefront's.

let db: Db;
let shop: TestApp;
let shops: { de: number; at: number };
let ids: { here: number; pan: number; pot: number; cup: number };

beforeAll(async () => {
  db = await freshDb();
  const marketplaceId = await makeMarketplace(db);
  shops = { de: await makeExternalShop(db, marketplaceId), at: await makeExternalShop(db, marketplaceId, { country: 'AT', position: 1 }) };
  ids = {
    here: (await makeProduct(db, { regularPriceMinor: 2_000 })).id,
    pan: (await makeExternal(db, shops.de, 'PAN')).id,
    pot: (await makeExternal(db, shops.de, 'P&T #1')).id,
    cup: (await makeExternal(db, shops.at, 'CUP')).id,
  };
  shop = await testApp(db);
});
afterAll(() => shop.app.close());
beforeEach(() => db.prisma.externalShopDay.deleteMany());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const gate = 'You must check or cancel all Bazaar shops!';

async function withCart(lines: Readonly<Record<number, number>>): Promise<Client> {
  const client = newClient(shop.app);
  for (const [id, quantity] of Object.entries(lines)) await client.ajax('add_to_cart', { product_id: id, quantity });
  return client;
}

async function choose(client: Client, shopId: number, choice: 'DONE' | 'CANCELED'): Promise<void> {
  const { viewer } = await client.gql<{ viewer: { cart: { externalShops: { shop: { databaseId: number }; linesHash: string }[] } } }>(
    '{ viewer { cart { externalShops { shop { databaseId } linesHash } } } }',
  );
  const linesHash = viewer.cart.externalShops.find((box) => box.shop.databaseId === shopId)?.linesHash ?? '';
  await client.gql('mutation ($input: SetExternalShopChoiceInput!) { setExternalShopChoice(input: $input) { __typename } }', {
    input: { shopId: globalShopId(shopId), choice, linesHash },
  });
}

describe('[F48] /external-cart/{number}', () => {
  const leave = (client: Client, shopId: number | string, headers: Record<string, string> = {}) =>
    client.send('GET', `/external-cart/${shopId}`, { headers: { 'user-agent': firefox, 'sec-fetch-dest': 'document', ...headers } });
  const counted = () => db.prisma.externalShopDay.findMany({ select: { shopId: true, handOffs: true } });

  it('redirects to the shop’s cart with its lines, quantities and the tag, and no one else’s lines', async () => {
    const client = await withCart({ [ids.here]: 1, [ids.pan]: 2, [ids.pot]: 1, [ids.cup]: 3 });
    const answer = await leave(client, shops.de);
    expect([answer.status, answer.headers.location]).toEqual([
      302,
      'https://de.bazaar.example/cart/add?tag=souk-21&item.1=PAN&quantity.1=2&item.2=P%26T%20%231&quantity.2=1',
    ]);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect((await leave(client, `${shops.at}/`)).headers.location).toBe(
      'https://at.bazaar.example/cart/add?tag=souk-21&item.1=CUP&quantity.1=3',
    );
    expect((await leave(newClient(shop.app), shops.de)).headers.location).toBe('/cart/');
  });

  it.each(['0', '-1', '4711', '99999999999999999999', 'evil.example', '%2F%2Fevil.example', '1;drop', 'x'.repeat(80)])(
    'redirects the invalid number %s to the cart, whatever the query',
    async (number) => {
      const client = await withCart({ [ids.pan]: 1 });
      const answer = await leave(client, `${number}?to=https://evil.example&host=evil.example`);
      expect([answer.status, answer.headers.location]).toEqual([302, '/cart/']);
      expect(shop.faults).toEqual([]);
    },
  );

  it('counts a person once a minute, and neither bots nor prefetches', async () => {
    const client = await withCart({ [ids.pan]: 1 });
    const ahead: Record<string, string>[] = [{ 'user-agent': 'curl/8.0' }, { 'sec-purpose': 'prefetch' }, { 'sec-fetch-dest': 'image' }];
    for (const headers of ahead) {
      expect((await leave(client, shops.de, headers)).status).toBe(302);
    }
    expect(await counted()).toEqual([]);
    await leave(client, shops.de);
    await leave(client, shops.de);
    expect(await counted()).toEqual([{ shopId: shops.de, handOffs: 1 }]);
  });
});

describe('[F50] the legacy checkout', () => {
  const address = {
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
  };
  const submit = async (client: Client, more: Record<string, string> = {}) => {
    const token = await tokenOf(client, ['wc_checkout_params', 'process_checkout_nonce']);
    const form = { ...address, 'woocommerce-process-checkout-nonce': token, ...more };
    const { status, body } = await client.send('POST', '/?wc-ajax=checkout', { form });
    expect(status).toBe(200);
    return JSON.parse(body) as { result: string; messages?: string; order_id?: number };
  };

  it('is blocked with the exact message until every shop is handled, and again after another tab adds a line', async () => {
    const client = await withCart({ [ids.here]: 1, [ids.pan]: 1, [ids.cup]: 1 });
    const tab = newClient(shop.app, client.cookies);
    const refused = { result: 'failure', messages: expect.stringContaining(gate) as unknown };
    const before = await db.prisma.order.count();
    expect(await submit(client)).toMatchObject(refused);
    await choose(client, shops.de, 'DONE');
    expect(await submit(client)).toMatchObject(refused);
    await choose(client, shops.at, 'CANCELED');
    await tab.ajax('add_to_cart', { product_id: ids.pot, quantity: 1 });
    expect(await submit(client)).toMatchObject(refused);
    // No form field can open the gate.
    expect(await submit(client, { [`external_shop_${shops.de}`]: 'done', externalShops: '[]', choice: 'DONE' })).toMatchObject(refused);
    expect(await db.prisma.order.count()).toBe(before);
    await choose(client, shops.de, 'DONE');
    const { result, order_id: number = 0 } = await submit(client);
    expect(result).toBe('success');
    const { lines } = await db.prisma.order.findUniqueOrThrow({ where: { number }, include: { lines: true } });
    expect(lines.map(({ productId }) => productId)).toEqual([ids.here]);
  });

  it('explains that nothing in the cart is sold here, instead of an expired session', async () => {
    const client = await withCart({ [ids.pan]: 1 });
    expect((await submit(client)).messages).toContain(gate);
    await choose(client, shops.de, 'DONE');
    const { result, messages } = await submit(client);
    expect(result).toBe('failure');
    expect(messages).toContain('<li>Nothing in your cart is sold by this shop.</li>');
  });

  it('can’t be bypassed by other API calls, another visitor’s choice or a choice for other lines', async () => {
    const client = await withCart({ [ids.here]: 1, [ids.pan]: 1 });
    const other = await withCart({ [ids.pan]: 1 });
    await choose(other, shops.de, 'DONE');
    await choose(client, shops.at, 'DONE');
    await client.gql('mutation ($input: SetExternalShopChoiceInput!) { setExternalShopChoice(input: $input) { __typename } }', {
      input: { shopId: globalShopId(shops.de), choice: 'DONE', linesHash: '' },
    });
    await client.gql('mutation { removeExternalPurchases(input: {}) { __typename } }');
    expect((await submit(client)).messages).toContain(gate);
    const add = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }';
    await client.gql(add, { input: { productId: globalId('Product', ids.cup), quantity: 1 } });
    await choose(client, shops.de, 'DONE');
    expect((await submit(client)).messages).toContain(gate);
  });
});
