import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { browser, type Browser } from './browser.ts';
import { testApp, type TestApp } from './testApp.ts';

// The cookie that exposes the compare list and the wishlist to scripts, set by the GraphQL endpoint.

let db: Db;
let shop: TestApp;
let app: FastifyInstance;
let me: Browser;
const ids: string[] = [];

beforeAll(async () => {
  db = await freshDb();
  for (let count = 0; count < 2; count += 1) ids.push(globalId('Product', (await makeProduct(db)).id));
  shop = await testApp(db);
  ({ app } = shop);
});
afterAll(() => app.close());
beforeEach(() => {
  me = browser(app);
});

const addWish = (id = ids[0], fields = '__typename') =>
  me.query<{ result: { __typename: string } }>(
    `mutation ($id: ID!) { result: addToWishlist(input: { productId: $id }) { __typename ... on AddToWishlistPayload { viewer { ${fields} } } } }`,
    { id },
  );
const removeWish = (id = ids[0]) =>
  me.query(`mutation ($id: ID!) { removeFromWishlist(input: { productId: $id }) { __typename } }`, { id });
const currentHash = async () => (await me.query<{ viewer: { listsHash: string } }>('{ viewer { listsHash } }')).data.viewer.listsHash;
const names = (set: string[]) => set.map((line) => line.split('=')[0]);

describe('[F92] the lists cookie', () => {
  it('contains the lists hash and is a session cookie readable by scripts', async () => {
    const { set } = await addWish();
    const line = set.find((entry) => entry.startsWith('lists_hash'));
    expect(line).toMatch(/^lists_hash=[0-9a-f]{32}; Path=\/; SameSite=Lax$/);
    expect(me.cookies.lists_hash).toBe(await currentHash());
  });

  it('is sent only when the wishlist changes, and cleared with its last item', async () => {
    await addWish();
    const first = me.cookies.lists_hash;
    const again = await addWish(ids[1]);
    expect(names(again.set)).toEqual(['lists_hash']);
    expect(me.cookies.lists_hash).not.toBe(first);
    expect((await addWish(ids[1])).set).toEqual([]);
    await removeWish(ids[1]);
    expect(me.cookies.lists_hash).toBe(first);
    const { set } = await removeWish();
    expect(set).toEqual(['lists_hash=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax']);
    expect(me.cookies).not.toHaveProperty('lists_hash');
    expect((await removeWish()).set).toEqual([]);
    expect(await currentHash()).toBe('');
  });

  it('is the same for two visitors with equal lists, and not sent for cart changes', async () => {
    await addWish();
    const first = me.cookies.lists_hash;
    me = browser(app);
    const { set } = await me.query(`mutation { addToCart(input: { productId: "${ids[0]}" }) { __typename } }`);
    expect(names(set)).not.toContain('lists_hash');
    const { set: later } = await addWish();
    expect(names(later)).toEqual(['lists_hash']);
    expect(me.cookies.lists_hash).toBe(first);
  });

  it('is corrected by any response that reads the hash', async () => {
    await addWish();
    const hash = me.cookies.lists_hash;
    me.cookies.lists_hash = 'of yesterday';
    expect(await currentHash()).toBe(hash);
    expect(me.cookies.lists_hash).toBe(hash);
    delete me.cookies.lists_hash;
    const { response } = await me.query('{ viewer { listsHash } }');
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(me.cookies.lists_hash).toBe(hash);
  });

  it('equals the listsHash in the mutation’s response', async () => {
    const { data } = await addWish(ids[0], 'listsHash');
    expect(data.result).toMatchObject({ viewer: { listsHash: me.cookies.lists_hash } });
  });
});
