import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { cartRows, newClient, type Client } from '../legacy/client.ts';
import { graphqlDriver, legacyDriver } from '../legacy/drivers.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { globalId, makeProduct } from '../support/products.ts';

// A new visitor adds to the cart in two tabs at once: neither request has a cookie, and the browser keeps the cookie that arrives last.

let db: Db;
let shop: TestApp;
let [pan, pot, lid] = [0, 0, 0];

beforeAll(async () => {
  db = await freshDb();
  [pan, pot, lid] = [(await makeProduct(db)).id, (await makeProduct(db)).id, (await makeProduct(db)).id];
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

let [one, two]: [Client, Client] = [newClient, newClient] as never;
beforeEach(() => {
  [one, two] = [newClient(shop.app), newClient(shop.app)];
});

/** Returns the browser of these tabs, whose responses arrived in this order. */
const browserOf = (...tabs: Client[]) => newClient(shop.app, new Map(tabs.flatMap(({ cookies }) => [...cookies])));
const held = async (client: Client) =>
  ((await cartRows(db, client))?.lines ?? []).map(({ productId }) => productId).toSorted((a, b) => a - b);
const look = (client: Client) => client.ajax('get_refreshed_fragments');

describe.each([
  ['GraphQL', graphqlDriver],
  ['legacy', legacyDriver],
])('[F23] [F24] through the %s API', (_name, driverOf) => {
  const addBoth = () => Promise.all([driverOf(one).add({ product: pan }), driverOf(two).add({ product: pot, quantity: 2 })]);

  test('products added in two tabs end up in one cart, whichever response arrives last', async () => {
    for (const order of [
      [one, two],
      [two, one],
    ]) {
      [one, two] = [newClient(shop.app), newClient(shop.app)];
      expect(await addBoth()).toEqual([true, true]);
      const browser = browserOf(...(order[0] === one ? [one, two] : [two, one]));
      const before = browser.cookies.get('woocommerce_cart_hash');
      await look(browser);
      expect(await held(browser)).toEqual([pan, pot]);
      expect(browser.cookies.get('woocommerce_cart_hash')).not.toBe(before);
      const { viewer } = await browser.gql<{ viewer: { cart: { hash: string } } }>('{ viewer { cart { hash } } }');
      expect(browser.cookies.get('woocommerce_cart_hash')).toBe(viewer.cart.hash);
    }
    await expectInvariants(db);
  });

  test('the next request merges the carts, including later additions with the other cookie', async () => {
    await addBoth();
    const browser = browserOf(one, two);
    await driverOf(browser).add({ product: lid });
    expect(await held(browser)).toEqual([pan, pot, lid]);
    await driverOf(one).add({ product: pan });
    await look(browser);
    expect(await held(browser)).toEqual([pan, pot, lid]);
    const cart = await cartRows(db, browser);
    expect(cart?.lines.find(({ productId }) => productId === pan)?.quantity).toBe(2);
  });

  test('the cart follows the remaining cookie when responses arrive out of order', async () => {
    await addBoth();
    await look(browserOf(one, two));
    const browser = browserOf(two, one);
    await look(browser);
    expect(await held(browser)).toEqual([pan, pot]);
    // Two simultaneous page requests with different cookies end up with one cart.
    await driverOf(two).add({ product: lid });
    await Promise.all([look(browserOf(one, two)), look(browserOf(two, one))]);
    await look(browser);
    expect(await held(browser)).toEqual([pan, pot, lid]);
    await expectInvariants(db);
  });
});

test('[F24] wishlists of two tabs are merged too', async () => {
  const wish = (client: Client, id: number) =>
    client.gql('mutation ($productId: ID!) { addToWishlist(input: { productId: $productId }) { __typename } }', {
      productId: globalId('Product', id),
    });
  await Promise.all([wish(one, pan), wish(two, pot)]);
  const { viewer } = await browserOf(one, two).gql<{ viewer: { wishlist: { productIds: number[] } } }>(
    '{ viewer { wishlist { productIds } } }',
  );
  expect(viewer.wishlist.productIds.toSorted((a, b) => a - b)).toEqual([pan, pot]);
});

test('[F24] the second cookie expires after five minutes, is HttpOnly, and never merges accounts or older visitors', async () => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/?wc-ajax=add_to_cart',
    headers: { host: 'localhost:4000', origin: 'http://localhost:4000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: `product_id=${pan}`,
  });
  const own = answer.cookies.find(({ name }) => name === 'sid');
  const second = answer.cookies.filter(({ name }) => name.startsWith('sid_'));
  expect(second).toMatchObject([{ value: own?.value, maxAge: 300, httpOnly: true, sameSite: 'Lax', path: '/' }]);

  await legacyDriver(one).add({ product: pan });
  await legacyDriver(two).add({ product: pot });
  const { id } = await db.prisma.visitor.findFirstOrThrow({ orderBy: { id: 'desc' } });
  const [first] = await db.prisma.visitor.findMany({ where: { id: { lt: id } }, orderBy: { id: 'desc' }, take: 1 });
  const where = { id: first?.id ?? 0 };
  await db.prisma.visitor.update({ where, data: { createdAt: new Date(Date.now() - 11 * 60_000) } });
  const browser = browserOf(one, two);
  await look(browser);
  expect(await held(browser)).toEqual([pot]);
  const { id: accountId } = await db.prisma.account.create({ data: { email: 'newcomer@shop.example' } });
  await db.prisma.visitor.update({ where, data: { createdAt: new Date(), accountId } });
  await look(browser);
  expect([await held(browser), await held(one)]).toEqual([[pot], [pan]]);
});

test('[F24] a second cookie whose name doesn’t match its token is ignored', async () => {
  await legacyDriver(one).add({ product: pan });
  await legacyDriver(two).add({ product: pot });
  const browser = newClient(shop.app, new Map([['sid_0123456789ab', one.cookies.get('sid') ?? ''], ...two.cookies]));
  await look(browser);
  expect(await held(browser)).toEqual([pot]);
});
