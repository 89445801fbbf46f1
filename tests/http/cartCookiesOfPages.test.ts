import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogRevision } from '../../server/platform/cache/revision.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { addPages } from '../../server/pages/pages.ts';
import type { PageRenderer } from '../../server/pages/renderer.ts';
import { localBus } from '../../server/platform/events/bus.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { testKeys } from '../support/shopDriver.ts';
import { browser } from './browser.ts';

// Cart cookies set by forms without scripts, whose page action executes the mutation during rendering.

let db: Db;
let app: FastifyInstance;
let productId: string;

const documents: Record<string, string> = {
  add: 'mutation ($id: ID!) { addToCart(input: { productId: $id }) { __typename } }',
  cart: '{ viewer { cart { hash } } }',
  count: '{ viewer { cart { itemCount } } }',
  public: '{ products(first: 1) { totalCount } }',
};

/** Renders pages that execute the document in the URL; forms respond with a redirect, as in the shop. */
const renderer: PageRenderer = {
  isBuilt: true,
  handleOf: (target) => Promise.resolve(target.startsWith('/public') ? { audience: 'public', parameters: [] } : { audience: 'visitor' }),
  async render(request, execute) {
    const name = new URL(request.url).pathname.split('/')[1] ?? '';
    await execute({ id: name, name, metadata: {}, operationKind: 'query', text: null } as never, { id: productId });
    if (request.method === 'GET') return { kind: 'page', status: 200, html: `<p>${name}</p>`, error: null };
    return { kind: 'response', response: new Response(null, { status: 303, headers: { location: '/cart/' } }) };
  },
};

beforeAll(async () => {
  db = await freshDb();
  productId = globalId('Product', (await makeProduct(db)).id);
  app = Fastify();
  await app.register(fastifyCookie);
  await app.register(fastifyFormbody);
  addPages(app, {
    db,
    catalog: await catalogRevision(db),
    keys: testKeys,
    payments: { providers: new Map(), keys: testKeys, offersTests: false, timeoutMs: 100, publicUrl: 'https://shop.example' },
    bus: localBus(),
    origins: { publicUrl: 'http://localhost:4000', acceptsLoopback: true },
    persisted: { text: (id) => documents[id] ?? null, document: (id) => parse(documents[id] ?? '') },
    renderer,
    logFault: (fault) => {
      throw fault;
    },
  });
});
afterAll(() => app.close());

describe('[F23] [F24] cart cookies on pages', () => {
  it('are sent with form responses and pages that read the cart, and with no other page', async () => {
    const me = browser(app);
    const form = { method: 'POST' as const, url: '/add/', payload: 'x=1' };
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const added = await app.inject({ ...form, headers });
    expect([added.statusCode, added.headers.location]).toEqual([303, '/cart/']);
    me.storeCookies(added);
    expect(me.cookies).toMatchObject({ woocommerce_cart_hash: expect.stringMatching(/^[0-9a-f]{32}$/), woocommerce_items_in_cart: '1' });

    const get = async (url: string) => {
      const response = await app.inject({ url, headers: me.header() });
      return { cacheControl: response.headers['cache-control'], set: me.storeCookies(response) };
    };
    expect(await get('/cart/')).toEqual({ cacheControl: 'private, no-store', set: [] });
    const { woocommerce_cart_hash: hash } = me.cookies;
    me.cookies.woocommerce_cart_hash = 'of yesterday';
    expect((await get('/count/')).set).toEqual([]);
    expect((await get('/public/')).set).toEqual([]);
    expect((await get('/cart/')).set).toHaveLength(1);
    expect(me.cookies.woocommerce_cart_hash).toBe(hash);
  });
});
