import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineKey } from '../../server/commerce/cart/rules.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { ownPage, testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct, makeVariable } from '../support/products.ts';
import { cartRows, newClient, type Client } from './client.ts';

// Only the shop's pages and API clients may change a cart. Browsers report where a request comes from, and other sites' pages are rejected.

let db: Db;
let shop: TestApp;
let pan = 0;
let shirt = 0;

beforeAll(async () => {
  db = await freshDb();
  pan = (await makeProduct(db, { name: 'Pan <b>', slug: 'pan' })).id;
  shirt = (await makeVariable(db, { facts: { name: 'Shirt', slug: 'shirt' } })).product.id;
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

/** Sends a request with these headers instead of those of the shop's own page. */
type Headers = Record<string, string>;
async function sendAs(client: Client, method: 'GET' | 'POST', url: string, headers: Headers, form?: object) {
  const answer = await shop.app.inject({
    method,
    url,
    headers: { host: 'localhost:4000', ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}), ...headers },
    cookies: Object.fromEntries(client.cookies),
    payload: form && new URLSearchParams(form as Headers).toString(),
  });
  return { status: answer.statusCode, body: answer.body, location: answer.headers.location };
}

async function withPan(): Promise<Client> {
  const client = newClient(shop.app);
  await client.ajax('add_to_cart', { product_id: pan });
  return client;
}
const quantitiesOf = async (client: Client) => (await cartRows(db, client))?.lines.map(({ quantity }) => quantity) ?? [];

const foreign: [string, Headers][] = [
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a sibling subdomain', { 'sec-fetch-site': 'same-site' }],
  ['a typed address or a link in an email', { 'sec-fetch-site': 'none' }],
  ['another site, in an old browser', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['another site, identified by its referrer only', { referer: 'https://evil.example/page' }],
  ['a malformed referrer', { referer: 'localhost:4000' }],
  ['a host that only begins like the shop’s', { origin: 'http://localhost:4000.evil.example' }],
  ['another site that claims to be a script', { 'sec-fetch-site': 'cross-site', 'x-requested-with': 'XMLHttpRequest' }],
];

const own: [string, Headers][] = [
  ['a page of the shop', { 'sec-fetch-site': 'same-origin' }],
  ['a page of the shop, in an old browser', { origin: 'http://localhost:4000' }],
  ['a page of the shop, identified by its referrer', { referer: 'http://localhost:4000/shop/' }],
  ['a script of the shop without a referrer', { 'x-requested-with': 'XMLHttpRequest' }],
];

describe('[F139] legacy calls that change something', () => {
  it.each(foreign)('are rejected from %s, and the cart stays unchanged', async (_who, headers) => {
    const client = await withPan();
    const key = lineKey(pan, {});
    const calls: [method: 'GET' | 'POST', url: string, form?: object][] = [
      ['POST', '/?wc-ajax=add_to_cart', { product_id: pan }],
      ['POST', '/?wc-ajax=remove_from_cart', { cart_item_key: key }],
      ['GET', `/wp-admin/admin-ajax.php?action=rh_update_sidebar_cart_item&item_id=${key}&qty=9`],
      ['POST', '/wp-admin/admin-ajax.php', { action: 'rh_update_sidebar_cart_item', item_id: key, qty: '9' }],
    ];
    for (const [method, url, form] of calls) {
      expect(await sendAs(client, method, url, headers, form), url).toMatchObject({ status: 403, body: '-1' });
    }
    expect(await quantitiesOf(client)).toEqual([1]);
  });

  it.each(own)('are accepted from %s', async (_who, headers) => {
    const client = await withPan();
    expect((await sendAs(client, 'POST', '/?wc-ajax=add_to_cart', headers, { product_id: pan })).status).toBe(200);
    const set = `/wp-admin/admin-ajax.php?action=rh_update_sidebar_cart_item&item_id=${lineKey(pan, {})}&qty=`;
    expect((await sendAs(client, 'GET', `${set}5`, headers)).status).toBe(200);
    expect(await quantitiesOf(client)).toEqual([5]);
  });

  it('[F37] accept a POST without any such header, but no GET, which could be a link', async () => {
    const client = await withPan();
    expect((await sendAs(client, 'POST', '/?wc-ajax=add_to_cart', {}, { product_id: pan })).status).toBe(200);
    const set = `/wp-admin/admin-ajax.php?action=rh_update_sidebar_cart_item&item_id=${lineKey(pan, {})}&qty=9`;
    expect((await sendAs(client, 'GET', set, {})).status).toBe(403);
    expect(await quantitiesOf(client)).toEqual([2]);
  });
});

describe('[F139] legacy calls that only read', () => {
  const reads = [
    '/?wc-ajax=get_refreshed_fragments',
    '/wp-admin/admin-ajax.php?action=refreshwishes',
    '/wp-admin/admin-ajax.php?action=re_compare_panel',
    '/wp-admin/admin-ajax.php?action=rest-nonce',
    '/wp-json/wp/v2/users/me',
  ];

  /** Creates a signed-in client with products in the cart and wishlist. */
  async function withThings(): Promise<Client> {
    const client = await withPan();
    const { id } = await db.prisma.account.create({ data: { email: `m${Math.random()}@example.com` } });
    const tokenHash = createHash('sha256')
      .update(client.cookies.get('sid') ?? '')
      .digest('hex');
    await db.prisma.visitor.update({ where: { tokenHash }, data: { accountId: id } });
    await client.gql('mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { __typename } }', {
      input: { productId: globalId('Product', pan) },
    });
    return client;
  }
  const read = (client: Client, url: string, headers: Headers) =>
    shop.app.inject({ url, headers: { host: 'localhost:4000', ...headers }, cookies: Object.fromEntries(client.cookies) });

  it.each([
    ['another site’s script or image', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }],
    ['a sibling subdomain', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors', origin: 'http://127.0.0.1:4000' }],
    ['another site without a fetch mode', { 'sec-fetch-site': 'cross-site' }],
  ] as [string, Headers][])('treat %s as a new visitor, and set no cookies', async (_who, headers) => {
    const [client, newcomer] = [await withThings(), newClient(shop.app)];
    for (const url of reads) {
      const answer = await read(client, url, headers);
      const plain = await read(newcomer, url, {});
      expect([answer.statusCode, answer.body], url).toEqual([plain.statusCode, plain.body]);
      expect(answer.headers['set-cookie'], url).toBeUndefined();
      expect(answer.headers['cross-origin-resource-policy'], url).toBe('same-origin');
    }
  });

  it.each([
    ['a script of the shop', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }],
    ['a script of the shop, in an old browser', {}],
    [
      'a visitor following a link from another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ],
    ['a visitor typing the address', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
  ] as [string, Headers][])('return the visitor’s own data to %s', async (_who, headers) => {
    const client = await withThings();
    const [cart, wishes] = [await read(client, reads[0] ?? '', headers), await read(client, reads[1] ?? '', headers)];
    expect(cart.json<{ cart_hash: string }>().cart_hash).toBe(client.cookies.get('woocommerce_cart_hash'));
    expect(wishes.json()).toEqual({ wishlistids: String(pan), wishcounter: 1 });
    for (const { headers: sent } of [cart, wishes]) expect(sent['cross-origin-resource-policy']).toBe('same-origin');
  });
});

describe('[F37] a GET that changes something', () => {
  it.each([
    ['an image on a page of the shop', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
    ['a frame on a page of the shop', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' }],
    ['a prefetched page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' }],
    ['a prefetched page, in an old browser', { referer: 'http://localhost:4000/', purpose: 'prefetch' }],
  ] as [string, Headers][])('is rejected from %s', async (_who, headers) => {
    const client = await withPan();
    const set = `/wp-admin/admin-ajax.php?action=rh_update_sidebar_cart_item&item_id=${lineKey(pan, {})}&qty=9`;
    expect((await sendAs(client, 'GET', set, headers)).status).toBe(403);
    expect((await sendAs(client, 'GET', `/?add-to-cart=${pan}`, headers)).status).toBe(403);
    const { fragments } = await client.cart('get_refreshed_fragments');
    const [, link = ''] = /href="([^"]*remove_item[^"]*)"/.exec(fragments?.['div.widget_shopping_cart_content'] ?? '') ?? [];
    expect((await sendAs(client, 'GET', link.replaceAll('&amp;', '&'), headers)).status).toBe(403);
    expect(await quantitiesOf(client)).toEqual([1]);
  });
});

describe('[F17] the plain link ?add-to-cart=ID', () => {
  it.each(own.filter(([, headers]) => !('x-requested-with' in headers)))(
    'adds the product from %s, and redirects to the cart',
    async (_who, headers) => {
      const client = await withPan();
      const answer = await sendAs(client, 'GET', `/shop/?add-to-cart=${pan}&quantity=2`, headers);
      expect(answer).toMatchObject({ status: 303, location: '/cart/' });
      expect(await quantitiesOf(client)).toEqual([3]);
    },
  );

  it('creates a new visitor', async () => {
    const client = newClient(shop.app);
    const answer = await client.send('GET', `/?add-to-cart=${pan}`);
    expect([answer.status, answer.headers.location]).toEqual([303, '/cart/']);
    expect(await quantitiesOf(client)).toEqual([1]);
    expect(client.cookies.get('woocommerce_items_in_cart')).toBe('1');
  });

  it('accepts variations by their options, and POST', async () => {
    const client = newClient(shop.app);
    await client.send('GET', `/product/shirt/?attribute_pa_colour=blue&quantity=2&add-to-cart=${shirt}`);
    await client.send('POST', `/product/shirt/?add-to-cart=${shirt}`, { form: { attribute_colour: 'red', quantity: '3' } });
    expect(await quantitiesOf(client)).toEqual([2, 3]);
  });

  it.each([...foreign, ['an unknown source', {}] as [string, Headers]])(
    'adds nothing from %s, and shows a link to the product',
    async (_who, headers) => {
      const client = await withPan();
      const answer = await sendAs(client, 'GET', `/shop/?add-to-cart=${pan}`, headers);
      expect(answer.status).toBe(headers['sec-fetch-site'] === 'none' ? 200 : 403);
      expect(answer.body).toContain('<a href="/product/pan/">Pan &lt;b&gt;</a>');
      expect(answer.body).not.toContain('another site');
      expect(await quantitiesOf(client)).toEqual([1]);
    },
  );

  it('asks for confirmation if it was typed, and keeps quantity and options', async () => {
    const client = newClient(shop.app);
    const url = `/?add-to-cart=${shirt}&quantity=2&attribute_colour=blue&other=1`;
    const { body } = await sendAs(client, 'GET', url, { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' });
    expect(body).toContain('<form method="post" action="/product/shirt/">');
    const fields = [...body.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);
    expect(Object.fromEntries(fields)).toEqual({ 'add-to-cart': String(shirt), quantity: '2', attribute_colour: 'blue' });
    const answer = await client.send('POST', '/product/shirt/', { form: Object.fromEntries(fields) as object });
    expect([answer.status, answer.headers.location, await quantitiesOf(client)]).toEqual([303, '/cart/', [2]]);
  });

  it.each([
    '/',
    '/?s=pan',
    '/shop/',
    '/shop',
    '/shop/?page=2',
    '/search/?q=pan',
    '/product-category/kitchen/pans/page/2/',
    '/shop/page/2/',
    '/cart/',
    '/wishlist/',
    '/compare/',
  ])('works as a form field on %s', async (page) => {
    const client = newClient(shop.app);
    const answer = await client.send('POST', page, { form: { 'add-to-cart': String(pan), quantity: '2' } });
    expect([answer.status, answer.headers.location, await quantitiesOf(client)]).toEqual([303, '/cart/', [2]]);
    const form = { 'add-to-cart': String(pan) };
    const elsewhere = await sendAs(client, 'POST', page, { origin: 'https://evil.example' }, form);
    expect([elsewhere.status, await quantitiesOf(client)]).toEqual([403, [2]]);
    expect((await client.send('POST', page, { form: 'other=x' })).body).toContain('other=x');
  });

  it('works as a form field on a product page, URL-encoded or multipart, and for grouped products', async () => {
    const client = newClient(shop.app);
    await client.send('POST', '/product/pan/', { form: { 'add-to-cart': String(pan), quantity: '2' } });
    const body = new FormData();
    for (const [name, value] of Object.entries({ 'add-to-cart': String(shirt), quantity: '3', attribute_pa_colour: 'red' }))
      body.append(name, value);
    const multipart = new Response(body);
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/product/shirt',
      headers: { host: 'localhost:4000', ...ownPage, 'content-type': multipart.headers.get('content-type') ?? '' },
      cookies: Object.fromEntries(client.cookies),
      payload: Buffer.from(await multipart.arrayBuffer()),
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/cart/']);
    await client.send('POST', '/product/set/', { form: { 'add-to-cart': '1', [`quantity[${pan}]`]: '4', [`quantity[${shirt}]`]: '0' } });
    expect(await quantitiesOf(client)).toEqual([6, 3]);
    const none = await client.send('POST', '/product/pan/', { form: { 'add-to-cart': String(pan), [`quantity[${pan}]`]: '' } });
    expect([none.status, none.headers.location]).toEqual([303, '/product/pan/']);
  });

  it('leaves other forms of a product page to the page', async () => {
    const { body } = await newClient(shop.app).send('POST', '/product/pan/', { form: 'product=x&rating=5&rating=4&rating=' });
    expect(body).toContain('product=x&rating=5&rating=4&rating=');
  });

  it('adds nothing with a POST from another site', async () => {
    const client = await withPan();
    const answer = await sendAs(client, 'POST', `/?add-to-cart=${pan}`, { origin: 'https://evil.example' }, { quantity: 5 });
    expect([answer.status, await quantitiesOf(client)]).toEqual([403, [1]]);
  });

  it('redirects to the product page if a product can’t be added, and is 404 for an unknown one', async () => {
    const client = newClient(shop.app);
    expect(await client.send('GET', `/?add-to-cart=${shirt}`)).toMatchObject({ status: 303, headers: { location: '/product/shirt/' } });
    for (const id of ['999999', 'abc', '']) expect((await client.send('GET', `/?add-to-cart=${id}`)).status).toBe(404);
    expect(client.cookies.size).toBe(0);
  });

  it('adds nothing with HEAD', async () => {
    const client = await withPan();
    await client.send('HEAD', `/shop/?add-to-cart=${pan}`);
    await client.send('HEAD', '/?wc-ajax=add_to_cart');
    expect(await quantitiesOf(client)).toEqual([1]);
  });
});
