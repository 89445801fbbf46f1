import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { tokenFamilies } from '../../server/platform/operation/formTokens.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { setTracking } from '../attribution/trackingSwitch.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { newClient, type Client } from './client.ts';

// Globals that pages give to the scripts, and the REST root that renews their token.

let db: Db;
let shop: TestApp;

beforeAll(async () => {
  db = await freshDb();
  await makeProduct(db, { name: 'Pan', slug: 'pan' });
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

let accounts = 0;

async function signIn(client: Client): Promise<void> {
  await client.globals();
  const { id: visitorId } = await db.prisma.visitor.findFirstOrThrow({ orderBy: { id: 'desc' } });
  accounts += 1;
  const { id: accountId } = await db.prisma.account.create({ data: { email: `somebody${accounts}@shop.example` } });
  await db.prisma.visitor.update({ where: { id: visitorId }, data: { accountId } });
}

describe('[F138] /legacy/globals', () => {
  it('contains all globals that the scripts read, with scalars as strings', async () => {
    const client = newClient(shop.app);
    const globals = await client.globals();
    expect(Object.keys(globals)).toEqual([
      'wc_add_to_cart_params',
      'wc_cart_fragments_params',
      'woocommerce_params',
      'wc_checkout_params',
      'rhscriptvars',
      'comparechart',
      'the_ajax_script',
      'wishcached',
      'quickviewvars',
      'wc_order_attribution',
      'wpApiSettings',
      'rest',
      'checkout',
    ]);
    const { rest, checkout, wpApiSettings, wc_checkout_params } = globals;
    expect(rest).toEqual({
      root: 'http://localhost:4000/wp-json/',
      nonce: wpApiSettings?.nonce,
      nonceEndpoint: 'http://localhost:4000/wp-admin/admin-ajax.php?action=rest-nonce',
    });
    expect(checkout).toEqual({ nonce: wc_checkout_params?.process_checkout_nonce });
    for (const [name, values] of Object.entries(globals)) {
      if (name === 'wc_order_attribution') continue;
      for (const [key, value] of Object.entries(values)) expect(typeof value, `${name}.${key}`).toBe('string');
    }
    expect(globals.wc_add_to_cart_params).toMatchObject({
      ajax_url: '/wp-admin/admin-ajax.php',
      wc_ajax_url: '/?wc-ajax=%%endpoint%%',
      i18n_view_cart: 'View cart',
      i18n_added_to_cart: 'Has been added to cart.',
      cart_url: '/cart/',
      is_cart: '',
      cart_redirect_after_add: 'no',
    });
    expect(globals.wc_cart_fragments_params).toMatchObject({ request_timeout: '5000' });
    expect(globals.wc_cart_fragments_params?.cart_hash_key).toMatch(/^wc_cart_hash_[0-9a-f]{32}$/);
    expect(globals.wc_cart_fragments_params?.fragment_name).toMatch(/^wc_fragments_[0-9a-f]{32}$/);
    expect(globals.rhscriptvars).toMatchObject({ max_temp: '10', min_temp: '-10', addedcart: 'Added to Cart', fin: "That's all" });
    const { params, fields } = globals.wc_order_attribution as { params: object; fields: object };
    expect(params).toMatchObject({ lifetime: 0.00001, session: 30, base64: false, prefix: 'wc_order_attribution_', allowTracking: true });
    expect(Object.keys(fields).length).toBe(16);
  });

  it('marks the cart and checkout pages', async () => {
    const answer = await newClient(shop.app).send('GET', '/legacy/globals.json?is_cart=1&is_checkout=1');
    expect(answer.json()).toMatchObject({ wc_add_to_cart_params: { is_cart: '1' }, wc_checkout_params: { is_checkout: '1' } });
  });

  it('[F16] contains the shop’s settings', async () => {
    await db.prisma.shopSettings.update({ where: { id: 1 }, data: { cartRedirectAfterAdd: true } });
    const restarted = await testApp(db);
    const globals = await newClient(restarted.app).globals();
    expect(globals.wc_add_to_cart_params?.cart_redirect_after_add).toBe('yes');
    await restarted.app.close();
    await db.prisma.shopSettings.update({ where: { id: 1 }, data: { cartRedirectAfterAdd: false } });
  });

  it('[F113] disables tracking by setting and refused consent, and contains the shop’s durations', async () => {
    const params = async (client = newClient(shop.app)) => {
      await shop.catalog.reload();
      return (await client.globals()).wc_order_attribution?.params;
    };
    await db.prisma.shopSettings.update({ where: { id: 1 }, data: { trackingMonths: 6, sessionMinutes: 45 } });
    await setTracking(db, false);
    expect(await params()).toMatchObject({ allowTracking: false, lifetime: 6, session: 45 });
    await db.prisma.shopSettings.update({ where: { id: 1 }, data: { trackingMonths: 0.00001, sessionMinutes: 30 } });
    await setTracking(db, true);
    expect(await params()).toMatchObject({ allowTracking: true, lifetime: 0.00001, session: 30 });
    const client = newClient(shop.app);
    const answer = 'mutation ($isGranted: Boolean!) { setCookieConsent(input: { isGranted: $isGranted }) { __typename } }';
    await client.gql(answer, { isGranted: false });
    expect(await params(client)).toMatchObject({ allowTracking: false });
    await client.gql(answer, { isGranted: true });
    expect(await params(client)).toMatchObject({ allowTracking: true });
  });

  it('has the same content as script and as JSON, and is never stored by caches', async () => {
    const client = newClient(shop.app);
    const script = await client.send('GET', '/legacy/globals.js');
    const json = await client.send('GET', '/legacy/globals.json');
    for (const { headers } of [script, json]) {
      expect(headers['cache-control']).toContain('no-store, private');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['x-graphql-operation']).toBe('query shopSettings');
    }
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const globals = runInNewContext(`${script.body}; ({ wc_add_to_cart_params, rhscriptvars, wpApiSettings })`) as object;
    const { wc_add_to_cart_params, rhscriptvars, wpApiSettings } = json.json();
    expect(JSON.parse(JSON.stringify(globals))).toEqual({ wc_add_to_cart_params, rhscriptvars, wpApiSettings });
    expect(script.body).not.toContain('</');
  });

  it('creates the visitor, so that tokens stay valid after the first add', async () => {
    const client = newClient(shop.app);
    const before = await client.globals();
    await client.ajax('add_to_cart', { product_id: 1 });
    expect(await client.globals()).toEqual(before);
  });

  it('contains a token per family, different for each visitor', async () => {
    const tokens = (globals: object) => new Set(JSON.stringify(globals).match(/"[a-z2-7]{26}"/g));
    const mine = tokens(await newClient(shop.app).globals());
    const others = tokens(await newClient(shop.app).globals());
    // The cart's token is in the mini-cart's links instead.
    expect(mine.size).toBe(tokenFamilies.length - 1);
    expect([...mine].filter((token) => others.has(token))).toEqual([]);
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': '', referer: 'https://evil.example/' },
  ])('is rejected on other sites’ pages: %o', async (headers) => {
    const visitors = await db.prisma.visitor.count();
    const given = Object.fromEntries(Object.entries({ host: 'localhost:4000', ...headers }).filter(([, value]) => value !== ''));
    const answer = await shop.app.inject({ url: '/legacy/globals.js', headers: given });
    expect([answer.statusCode, answer.body]).toEqual([403, '-1']);
    expect(await db.prisma.visitor.count()).toBe(visitors);
  });
});

describe('[F122] /wp-json/', () => {
  const call = (client: Client, nonce?: string, url = '/wp-json/') =>
    client.send('GET', url, { headers: nonce === undefined ? {} : { 'x-wp-nonce': nonce } });
  const nonceOf = async (client: Client) => String((await client.globals()).wpApiSettings?.nonce);

  it('treats a caller without a token as a guest', async () => {
    const client = newClient(shop.app);
    const answer = await call(client);
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ url: 'http://localhost:4000', namespaces: ['wp/v2'] });
    expect(answer.headers['x-wp-nonce']).toBeUndefined();
    expect((await call(client, undefined, '/wp-json')).status).toBe(200);
    expect(client.cookies.size).toBe(0);
  });

  it('returns a fresh token for a valid one', async () => {
    const client = newClient(shop.app);
    const nonce = await nonceOf(client);
    expect((await call(client, nonce)).headers['x-wp-nonce']).toBe(nonce);
    expect((await call(client, undefined, `/wp-json/?_wpnonce=${nonce}`)).headers['x-wp-nonce']).toBe(nonce);
  });

  it('returns 403 rest_cookie_invalid_nonce for an invalid token, on any route', async () => {
    const client = newClient(shop.app);
    await client.globals();
    for (const nonce of ['', 'wrong', await nonceOf(newClient(shop.app))]) {
      for (const url of ['/wp-json/', '/wp-json/wp/v2/users/me']) {
        const answer = await call(client, nonce, url);
        expect([answer.status, answer.json()]).toEqual([
          403,
          { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } },
        ]);
      }
    }
  });

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)('returns 404 rest_no_route for %s on an unknown route', async (method) => {
    const answer = await newClient(shop.app).send(method, '/wp-json/wp/v2/posts?_locale=user', {
      form: method === 'GET' ? undefined : '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.status, answer.json()]).toEqual([
      404,
      { code: 'rest_no_route', message: 'No route was found matching the URL and request method.', data: { status: 404 } },
    ]);
  });

  it('rejects POST from another site’s page', async () => {
    const answer = await newClient(shop.app).send('POST', '/wp-json/x', { form: {}, headers: { 'sec-fetch-site': 'cross-site' } });
    expect([answer.status, answer.json<{ code: string }>().code]).toEqual([403, 'rest_forbidden']);
  });

  it('gives signed-in customers a token by rest-nonce, and guests 400 and 0', async () => {
    const guest = newClient(shop.app);
    await guest.globals();
    expect(await guest.action({ action: 'rest-nonce' })).toMatchObject({ status: 400, body: '0' });
    await signIn(guest);
    const fresh = await guest.action({ action: 'rest-nonce' });
    expect([fresh.status, fresh.headers['content-type']]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(fresh.body).toMatch(/^[a-z2-7]{26}$/);
  });

  it('accepts a page’s token after one renewal following sign-in', async () => {
    const client = newClient(shop.app);
    const stale = await nonceOf(client);
    await signIn(client);
    let nonce = stale;
    const codes: (string | number)[] = [];
    // Repeats the request while that code is returned, as the real client does.
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await call(client, nonce);
      codes.push(answer.status === 403 ? answer.json<{ code: string }>().code : answer.status);
      if (answer.status !== 403) break;
      nonce = (await client.action({ action: 'rest-nonce' })).body;
    }
    expect(codes).toEqual(['rest_cookie_invalid_nonce', 200]);
  });
});
