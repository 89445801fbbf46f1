import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { cartRows, newClient } from './client.ts';

// HEAD is answered like GET, without the body. Changes made by GET requests aren't made by HEAD.

let db: Db;
let shop: TestApp;
let pan = 0;

beforeAll(async () => {
  db = await freshDb();
  pan = (await makeProduct(db, { name: 'Pan', slug: 'pan' })).id;
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

test.each([
  ['/?wc-ajax=get_refreshed_fragments', 200],
  ['/?wc-ajax=nothing', 200],
  ['/wp-admin/admin-ajax.php', 400],
  ['/wp-admin/admin-ajax.php?action=rest-nonce', 400],
  ['/wp-admin/admin-ajax.php?action=refreshwishes', 200],
  ['/wp-json/', 200],
  ['/wp-json/wp/v2/product', 200],
  ['/wp-json/wp/v2/product?per_page=0', 400],
  ['/wp-json/wp/v2/posts', 404],
  ['/legacy/globals.js', 200],
  ['/legacy/globals.json?is_cart=1', 200],
  ['/?p=PAN', 301],
  ['/product-tag/oak/', 301],
])('[F139] HEAD %s returns the status and headers of GET without a body', async (address, status) => {
  const url = address.replace('PAN', String(pan));
  const client = newClient(shop.app);
  const [get, head] = [await client.send('GET', url), await client.send('HEAD', url)];
  expect([get.status, head.status, head.body]).toEqual([status, status, '']);
  for (const name of ['content-type', 'location', 'cache-control', 'x-wp-total', 'x-graphql-operation'])
    expect(head.headers[name], name).toBe(get.headers[name]);
});

test('[F139] HEAD changes nothing', async () => {
  const client = newClient(shop.app);
  await client.ajax('add_to_cart', { product_id: pan });
  const before = await cartRows(db, client);
  const { body } = await client.ajax('get_refreshed_fragments');
  const [remove = ''] = /\/cart\/\?remove_item=[^"]*/.exec(body.replaceAll('\\"', '"').replaceAll('&amp;', '&')) ?? [];
  const [, key = ''] = /remove_item=(\w+)/.exec(remove) ?? [];
  for (const url of [
    `/?add-to-cart=${pan}`,
    remove,
    `/wp-admin/admin-ajax.php?action=rh_update_sidebar_cart_item&item_id=${key}&qty=5`,
    '/?wc-ajax=add_to_cart',
  ]) {
    const { status, body: none } = await client.send('HEAD', url);
    expect([status, none], url).toEqual([403, '']);
  }
  expect(await cartRows(db, client)).toEqual(before);
  expect(shop.faults).toEqual([]);
});
