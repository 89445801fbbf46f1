import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { cartRows, newClient, type Client } from './client.ts';

// The URL of every remove link, in the storefront and the old theme: the fallback when a removal by script fails.

let db: Db;
let shop: TestApp;
let pan = 0;
let kettle = 0;

beforeAll(async () => {
  db = await freshDb();
  pan = (await makeProduct(db, { name: 'Pan' })).id;
  kettle = (await makeProduct(db, { name: 'Kettle' })).id;
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

interface Added {
  addToCart: { cart: { lines: { key: string; removeUrl: string }[] } };
}

const add = async (client: Client, id: number) =>
  (
    await client.gql<Added>(
      'mutation ($id: ID!) { addToCart(input: { productId: $id }) { ... on AddToCartPayload { cart { lines { key removeUrl } } } } }',
      { id: globalId('Product', id) },
    )
  ).addToCart.cart.lines;

/** Follows the link as a browser does. */
const follow = (client: Client, url: string, headers: Record<string, string> = {}) =>
  client.send('GET', url, { headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', ...headers } });

const productsOf = async (client: Client) => (await cartRows(db, client))?.lines.map(({ productId }) => productId);

describe('[F35] CartLine.removeUrl', () => {
  it('removes its line and redirects to the cart page, even from a visitor’s first add', async () => {
    const client = newClient(shop.app);
    const [line] = await add(client, pan);
    await add(client, kettle);
    const answer = await follow(client, line?.removeUrl ?? '');
    expect([answer.status, answer.headers.location]).toEqual([303, '/cart/']);
    expect(answer.headers['x-graphql-operation']).toBe('mutation removeCartLine');
    expect(await productsOf(client)).toEqual([kettle]);
  });

  it('equals the link in the legacy mini-cart', async () => {
    const client = newClient(shop.app);
    const lines = await add(client, pan);
    const { fragments } = await client.cart('get_refreshed_fragments');
    const markup = fragments?.['div.widget_shopping_cart_content'] ?? '';
    expect(lines).toHaveLength(1);
    for (const { removeUrl } of lines) expect(markup).toContain(`href="${removeUrl.replaceAll('&', '&amp;')}"`);
  });

  it('causes no error when followed twice', async () => {
    const client = newClient(shop.app);
    const [line] = await add(client, pan);
    for (let time = 0; time < 2; time += 1) expect((await follow(client, line?.removeUrl ?? '')).headers.location).toBe('/cart/');
    expect(await productsOf(client)).toEqual([]);
  });

  it('removes nothing for another visitor, without its token, or when prefetched', async () => {
    const [mine, other] = [newClient(shop.app), newClient(shop.app)];
    const [line] = await add(mine, pan);
    const [others] = await add(other, pan);
    // Both lines have the same key, so that only the token identifies the visitor.
    expect(others?.key).toBe(line?.key);
    for (const url of [others?.removeUrl ?? '', `/cart/?remove_item=${line?.key}`, `/cart/?remove_item=${line?.key}&_wpnonce=`])
      expect((await follow(mine, url)).headers.location).toBe('/cart/');
    await follow(mine, line?.removeUrl ?? '', { 'sec-purpose': 'prefetch' });
    expect([await productsOf(mine), await productsOf(other)]).toEqual([[pan], [pan]]);
  });
});
