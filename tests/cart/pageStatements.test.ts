import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { newClient, type Client } from '../legacy/client.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct } from '../support/products.ts';

// The statements of what pages send for a visitor, with their own documents, cookies included.

let db: Db;
let shop: TestApp;
const ids: number[] = [];
beforeAll(async () => {
  db = await freshDb();
  for (let index = 0; index < 4; index += 1) ids.push((await makeProduct(db)).id);
  shop = await testApp(db);
  // Settings and categories are read once.
  await personal(await withCart());
});
afterAll(() => shop.app.close());

async function withCart(): Promise<Client> {
  const client = newClient(shop.app);
  await client.ajax('add_to_cart', { product_id: ids[0] });
  return client;
}

/** Sends an operation of the storefront as its pages do. */
async function sendOwn<T>(client: Client, operation: string, variables: object = {}): Promise<T> {
  const [, sha256Hash] = /"id": "([0-9a-f]{64})"/.exec(readFileSync(`web/__generated__/${operation}.graphql.ts`, 'utf8')) ?? [];
  const form = JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } }, variables });
  const answer = await client.send('POST', '/graphql', { form, headers: { 'content-type': 'application/json' } });
  return answer.json<{ data: T }>().data;
}

const personal = (client: Client) =>
  sendOwn<{ viewer: { cartHash: string; cart: { itemCount: number }; wishlist: { totalCount: number } } }>(client, 'PersonalLayerQuery');

const add = (client: Client, id = 0) =>
  sendOwn<{ result: { __typename: string; viewer: { cartHash: string; cart: { version: number } } } }>(client, 'useAddToCartMutation', {
    input: { productId: globalId('Product', id) },
  });

async function counted<T>(run: () => Promise<T>): Promise<{ count: number; value: T | undefined; texts: string }> {
  let value: T | undefined;
  const { count, statements } = await countStatements(db, async () => (value = await run()));
  return { count, value, texts: statements.join('\n') };
}

it('[F13] an add takes at most 5 statements by the legacy route, and 7 with all that the page shows of the visitor', async () => {
  const client = newClient(shop.app);
  for (const id of ids.slice(0, 2)) {
    const { count, texts } = await counted(() => client.ajax('add_to_cart', { product_id: id }));
    expect(count, texts).toBeLessThanOrEqual(5);
  }
  for (const one of [newClient(shop.app), client]) {
    const { count, texts, value } = await counted(() => add(one, ids[2]));
    expect(value?.result.__typename).toBe('AddToCartPayload');
    expect(count, texts).toBeLessThanOrEqual(7);
  }
});

it('[F25] the personal query takes at most 4 statements, and 2 more with a wishlist', async () => {
  const client = await withCart();
  const { count, texts, value } = await counted(() => personal(client));
  expect(value?.viewer.cart.itemCount).toBe(1);
  // The hash, of the same statement as the cart, is the one of the cookie.
  expect(value?.viewer.cartHash).toBe(client.cookies.get('woocommerce_cart_hash'));
  expect(count, texts).toBeLessThanOrEqual(4);
  await client.gql('mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { __typename } }', {
    input: { productId: globalId('Product', ids[1] ?? 0) },
  });
  const wished = await counted(() => personal(client));
  expect(wished.value?.viewer.wishlist.totalCount).toBe(1);
  expect(wished.count, wished.texts).toBeLessThanOrEqual(6);
  // A visitor without data causes none.
  expect((await counted(() => personal(newClient(shop.app)))).count).toBe(0);
});

it('[F25] the cart’s hash is the same whether it is queried alone, before or after the cart, or after a change', async () => {
  const client = await withCart();
  const alone = await client.gql<{ viewer: { cartHash: string } }>('{ viewer { cartHash } }');
  const before = await client.gql<{ viewer: { cartHash: string } }>('{ viewer { cartHash cart { itemCount } } }');
  const after = await client.gql<{ viewer: { cartHash: string } }>('{ viewer { cart { itemCount } cartHash } }');
  expect([before.viewer.cartHash, after.viewer.cartHash]).toEqual([alone.viewer.cartHash, alone.viewer.cartHash]);
  const first = await add(client, ids[1]);
  const second = await add(client, ids[1]);
  const hashes = [alone.viewer.cartHash, first.result.viewer.cartHash, second.result.viewer.cartHash];
  expect(new Set(hashes).size).toBe(3);
  expect((await personal(client)).viewer.cartHash).toBe(hashes[2]);
});
