import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineKey } from '../../server/commerce/cart/rules.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct, makeVariable } from '../support/products.ts';
import { cartRows, newClient, type CartAnswer, type Client } from './client.ts';

// Cart requests, byte for byte as the old scripts send and read them.

let db: Db;
let shop: TestApp;
const ids = { pan: 0, kettle: 0, shirt: 0, draft: 0, single: 0 };

beforeAll(async () => {
  db = await freshDb();
  ids.pan = (await makeProduct(db, { name: 'Pan', slug: 'pan', sku: 'PAN-1' })).id;
  ids.kettle = (await makeProduct(db, { name: 'Kettle', slug: 'kettle' })).id;
  ids.shirt = (await makeVariable(db, { facts: { name: 'Shirt', slug: 'shirt' } })).product.id;
  ids.draft = (await makeProduct(db, { name: 'Draft', slug: 'draft', status: 'DRAFT' })).id;
  ids.single = (await makeProduct(db, { name: 'Single', slug: 'single', soldIndividually: true })).id;
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

const miniCart = 'div.widget_shopping_cart_content';
const json = 'application/json; charset=UTF-8';
const html = 'text/html; charset=UTF-8';
const keyOf = (id: number) => lineKey(id, {});
const markupOf = ({ fragments }: CartAnswer) => fragments?.[miniCart] ?? '';

async function withPan(): Promise<Client> {
  const client = newClient(shop.app);
  await client.ajax('add_to_cart', { product_id: ids.pan, quantity: 2 });
  return client;
}

async function pans(client: Client): Promise<number> {
  const { viewer } = await client.gql<{ viewer: { cart: { itemCount: number } | null } }>('{ viewer { cart { itemCount } } }');
  return viewer.cart?.itemCount ?? 0;
}

describe('[F139] legacy responses', () => {
  it.each([
    ['add_to_cart', { product_id: '1' }, json, 'mutation addToCart'],
    ['remove_from_cart', {}, json, 'mutation removeCartLine'],
    ['get_refreshed_fragments', { time: '1' }, json, 'query viewer'],
    ['apply_coupon', {}, html, 'mutation applyCoupon'],
    ['no_such_endpoint', {}, html, 'none'],
  ])('to %s have the right content type and operation, and aren’t cached', async (endpoint, form, type, twin) => {
    const { headers } = await newClient(shop.app).ajax(endpoint, form);
    expect(headers['content-type']).toBe(type);
    expect(headers['x-graphql-operation']).toBe(twin);
    expect(headers['cache-control']).toBe('no-cache, must-revalidate, max-age=0, no-store, private');
    expect(headers.expires).toBe('Wed, 11 Jan 1984 05:00:00 GMT');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('to unknown endpoints are 200 and empty on any page, and without a name are the page', async () => {
    const client = newClient(shop.app);
    for (const url of ['/?wc-ajax=nope', '/product/pan/?x=1&wc-ajax=nope', '/no/such/page/?wc-ajax=nope']) {
      expect(await client.send('POST', url, { form: {} })).toMatchObject({ status: 200, body: '' });
    }
    expect((await client.send('GET', '/?wc-ajax=')).body).toContain('<!DOCTYPE html>');
    expect((await client.send('GET', '/?wc-ajax=%3Cscript%3E')).body).toContain('<!DOCTYPE html>');
  });

  it.each([
    ['GET', '/wp-admin/admin-ajax.php'],
    ['POST', '/wp-admin/admin-ajax.php'],
    ['GET', '/wp-admin/admin-ajax.php?action=nope'],
    ['POST', '/wp-admin/admin-ajax.php?action[]=rh_update_sidebar_cart_item'],
    ['GET', '/wp-admin/admin-ajax.php?action=constructor'],
  ] as const)('to %s %s are 400 and 0', async (method, url) => {
    const answer = await newClient(shop.app).send(method, url, method === 'POST' ? { form: {} } : {});
    expect([answer.status, answer.body, answer.headers['content-type']]).toEqual([400, '0', html]);
  });

  it('are the same for an action in the query or in the body', async () => {
    const client = await withPan();
    const posted = await client.send('POST', '/wp-admin/admin-ajax.php', {
      form: { action: 'rh_update_sidebar_cart_item', item_id: keyOf(ids.pan), qty: '4' },
    });
    expect([posted.status, await pans(client)]).toEqual([200, 4]);
    await client.send('POST', '/wp-admin/admin-ajax.php?action=rh_update_sidebar_cart_item', {
      form: { item_id: keyOf(ids.pan), qty: '5' },
    });
    expect(await pans(client)).toBe(5);
  });
});

describe('[F18] add_to_cart', () => {
  it('ignores fields of a button that it doesn’t know', async () => {
    const client = newClient(shop.app);
    const answer = await client.ajax('add_to_cart', {
      success_message: '“Pan” is in',
      product_sku: 'PAN-1',
      product_id: ids.pan,
      quantity: 1,
      fooBar: 'x',
      'woocommerce_meta[a]': 'b',
    });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.json())).toEqual(['fragments', 'cart_hash']);
    expect(answer.json<CartAnswer>().cart_hash).toBe(client.cookies.get('woocommerce_cart_hash'));
    expect(client.cookies.get('woocommerce_items_in_cart')).toBe('1');
  });

  it.each([
    ['', 1],
    ['0', 1],
    ['1.5', 1],
    ['1e3', 1000],
    [' 3 ', 3],
  ])('with the quantity “%s” adds %d', async (quantity, count) => {
    const client = newClient(shop.app);
    await client.ajax('add_to_cart', { product_id: ids.pan, quantity });
    expect(await pans(client)).toBe(count);
  });

  it.each(['-1', 'abc', '1e99', '0.5'])('rejects the quantity “%s”, and returns the product’s URL', async (quantity) => {
    const client = newClient(shop.app);
    const answer = await client.ajax('add_to_cart', { product_id: ids.pan, quantity });
    expect([answer.status, answer.json()]).toEqual([200, { error: true, product_url: '/product/pan/' }]);
    expect(client.cookies.size).toBe(0);
  });

  it('[F15] returns the product’s URL after a rejection, or false without a product page', async () => {
    const client = newClient(shop.app);
    const add = (form: object) => client.cart('add_to_cart', form);
    expect(await add({ product_id: ids.shirt })).toEqual({ error: true, product_url: '/product/shirt/' });
    for (const product_id of ['999999', '0', 'abc', '-5', '7x', '99999999999', '', String(ids.draft)]) {
      expect(await add({ product_id }), product_id).toEqual({ error: true, product_url: false });
    }
    const variation = await db.prisma.product.findFirstOrThrow({ where: { parentId: ids.shirt } });
    expect(await add({ product_id: variation.id, quantity: '-1' })).toEqual({ error: true, product_url: '/product/shirt/' });
    expect(await add({ product_id: ids.shirt, variation_id: variation.id, quantity: '-1' })).toMatchObject({
      product_url: '/product/shirt/',
    });
  });

  it('rejects a variation of another product', async () => {
    const client = newClient(shop.app);
    const variation = await db.prisma.product.findFirstOrThrow({ where: { parentId: ids.shirt } });
    for (const variation_id of [variation.id, ids.shirt, 999_999])
      expect(await client.cart('add_to_cart', { product_id: ids.pan, variation_id })).toEqual({
        error: true,
        product_url: '/product/pan/',
      });
    expect(await pans(client)).toBe(0);
  });

  it('reads only a form body, and is empty without a product', async () => {
    const client = newClient(shop.app);
    const empty = { status: 200, body: '', headers: expect.objectContaining({ 'content-type': html }) as unknown };
    expect(await client.send('POST', '/?wc-ajax=add_to_cart', { form: 'quantity=1' })).toMatchObject(empty);
    expect(await client.send('GET', `/?wc-ajax=add_to_cart&product_id=${ids.pan}`)).toMatchObject(empty);
    const asJson = { form: JSON.stringify({ product_id: ids.pan }), headers: { 'content-type': 'application/json' } };
    expect(await client.send('POST', '/?wc-ajax=add_to_cart', asJson)).toMatchObject(empty);
    expect(client.cookies.size).toBe(0);
  });

  it('accepts a form of 60 kB, and rejects one of 70 kB', async () => {
    const client = newClient(shop.app);
    const add = (length: number) => client.send('POST', '/?wc-ajax=add_to_cart', { form: { product_id: ids.pan, x: 'y'.repeat(length) } });
    expect((await add(60_000)).status).toBe(200);
    expect((await add(70_000)).status).toBe(413);
  });
});

describe('[F35] remove_from_cart', () => {
  it('removes a line, and clears hash and cookies of an empty cart', async () => {
    const client = await withPan();
    const answer = await client.cart('remove_from_cart', { cart_item_key: keyOf(ids.pan) });
    expect(answer.cart_hash).toBe('');
    expect(markupOf(answer)).toContain('woocommerce-mini-cart__empty-message');
    expect(client.cookies.has('woocommerce_cart_hash') || client.cookies.has('woocommerce_items_in_cart')).toBe(false);
  });

  it.each([
    ['unknown', { cart_item_key: 'f'.repeat(32) }],
    ['malformed', { cart_item_key: "' or 1=1" }],
    ['missing', {}],
  ])('with a key that is %s returns 200 and success: false, without fragments', async (_what, form) => {
    const client = await withPan();
    const answer = await client.ajax('remove_from_cart', form);
    expect([answer.status, answer.json()]).toEqual([200, { success: false }]);
    expect(await pans(client)).toBe(2);
  });
});

describe('[F37] rh_update_sidebar_cart_item', () => {
  const set = (client: Client, parameters: Record<string, string>) =>
    client.action({ action: 'rh_update_sidebar_cart_item', ...parameters }).then((answer) => answer.json<CartAnswer>());

  it.each([
    ['7', 7],
    ['2.9', 2],
    ['0', 0],
    ['', 0],
    ['abc', 2],
    ['-3', 2],
    ['0.4', 2],
    ['100001', 2],
  ])('with the quantity “%s” leaves %d', async (qty, left) => {
    const client = await withPan();
    const answer = await set(client, { item_id: keyOf(ids.pan), qty });
    expect(await pans(client)).toBe(left);
    expect(answer.cart_hash).toBe(client.cookies.get('woocommerce_cart_hash') ?? '');
    expect(markupOf(answer)).toContain(left === 0 ? 'empty-message' : `value="${left}"`);
  });

  it('returns the cart unchanged without a line or quantity, and for an unknown line', async () => {
    const client = await withPan();
    const now = await client.cart('get_refreshed_fragments');
    for (const parameters of [
      {},
      { item_id: keyOf(ids.pan) },
      { qty: '3' },
      { item_id: keyOf(ids.kettle), qty: '3' },
      { item_id: 'x', qty: '0' },
    ]) {
      expect(await set(client, parameters as Record<string, string>)).toEqual(now);
    }
  });
});

describe('[F22] get_refreshed_fragments', () => {
  it('answers GET and POST, and creates no visitor', async () => {
    const client = newClient(shop.app);
    for (const method of ['GET', 'POST'] as const) {
      const answer = await client.send(
        method,
        '/?wc-ajax=get_refreshed_fragments',
        method === 'POST' ? { form: { time: '1732168800000' } } : {},
      );
      expect(answer.json<CartAnswer>().cart_hash).toBe('');
      expect(answer.headers['content-type']).toBe(json);
    }
    expect(client.cookies.size).toBe(0);
  });

  it('[F23] [F24] restores lost cookies, and deletes those of a cart that no longer exists', async () => {
    const client = await withPan();
    const hash = client.cookies.get('woocommerce_cart_hash');
    client.cookies.delete('woocommerce_cart_hash');
    client.cookies.delete('woocommerce_items_in_cart');
    await client.ajax('get_refreshed_fragments');
    expect([client.cookies.get('woocommerce_cart_hash'), client.cookies.get('woocommerce_items_in_cart')]).toEqual([hash, '1']);
    const stranger = newClient(
      shop.app,
      new Map([
        ['woocommerce_cart_hash', 'stale'],
        ['woocommerce_items_in_cart', '1'],
      ]),
    );
    await stranger.ajax('get_refreshed_fragments');
    expect(stranger.cookies.size).toBe(0);
  });

  it('runs at most three SQL statements, however many lines there are', async () => {
    const client = await withPan();
    for (let index = 0; index < 8; index += 1) await client.ajax('add_to_cart', { product_id: (await makeProduct(db)).id });
    await client.ajax('get_refreshed_fragments');
    const { count, statements } = await countStatements(db, () => client.ajax('get_refreshed_fragments'));
    expect(count, statements.join('\n')).toBeLessThanOrEqual(3);
    expect((await cartRows(db, client))?.lines.length).toBe(9);
  });
});
