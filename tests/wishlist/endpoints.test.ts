import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { newClient, tokenOf, type Client } from '../legacy/client.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { globalId, makeProduct, makeVariable, variationId } from '../support/products.ts';

// Two APIs, one wishlist: a change through either leaves exactly the same state.

let db: Db;
let shop: TestApp;
const ids = { pan: 0, kettle: 0, lamp: 0, draft: 0, shirt: 0, blue: 0, unknown: 999_999 };
type Name = keyof typeof ids;

beforeAll(async () => {
  db = await freshDb();
  for (const name of ['pan', 'kettle', 'lamp'] as const) ids[name] = (await makeProduct(db, { name })).id;
  ids.draft = (await makeProduct(db, { name: 'Draft', status: 'DRAFT' })).id;
  const shirt = await makeVariable(db, { facts: { name: 'Shirt' } });
  Object.assign(ids, { shirt: shirt.product.id, blue: variationId(shirt, 'blue') });
  shop = await testApp(db);
});
afterAll(() => shop.app.close());
beforeEach(() => db.prisma.wishlist.deleteMany());

interface Driver {
  add(id: number): Promise<unknown>;
  remove(id: number): Promise<unknown>;
}

function graphqlDriver(client: Client): Driver {
  const run = (name: string, id: number) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    return client.gql(`mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`, {
      input: { productId: globalId(id === ids.blue ? 'ProductVariation' : 'Product', id) },
    });
  };
  return { add: (id) => run('addToWishlist', id), remove: (id) => run('removeFromWishlist', id) };
}

/** Built like in the old script: by hand, without escaping. */
const heart = (client: Client, token: string, operation: string, id: string | number) =>
  client.send('POST', '/wp-admin/admin-ajax.php', {
    form: `action=rhwishlist&wishnonce=${token}&wish_count=${operation}&post_id=${id}`,
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
const wishToken = (client: Client) => tokenOf(client, ['rhscriptvars', 'wishnonce']);

function legacyDriver(client: Client): Driver {
  let token: Promise<string> | undefined;
  const run = async (operation: string, id: number) => {
    const answer = await heart(client, await (token ??= wishToken(client)), operation, id);
    expect([answer.status, answer.body]).toEqual([200, '']);
  };
  return { add: (id) => run('add', id), remove: (id) => run('remove', id) };
}

/** Returns the stored rows, without values that differ between lists. */
async function rows() {
  const items = await db.prisma.wishlistItem.findMany({
    orderBy: [{ addedAt: 'asc' }, { id: 'asc' }],
    select: { productId: true, removedAt: true, priceMinor: true, isAvailable: true, toldPriceMinor: true, toldAvailable: true },
  });
  return items.map(({ removedAt, ...item }) => ({ ...item, isRemoved: removedAt !== null }));
}

async function counts(client: Client) {
  const { nodes } = await client.gql<{ nodes: ({ wishCount: number; isWished: boolean } | null)[] }>(
    'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { wishCount isWished } } }',
    { ids: [ids.pan, ids.kettle, ids.lamp, ids.shirt].map((id) => globalId('Product', id)) },
  );
  return nodes;
}

interface Refreshed {
  wishlistids: string;
  wishcounter: number;
}
const refreshed = (client: Client, userid = '0') => client.action({ action: 'refreshwishes', userid });

type Step = ['add' | 'remove', Name];

const scenarios: [name: string, steps: Step[], shown: Name[]][] = [
  ['adding a product', [['add', 'pan']], ['pan']],
  [
    'adding two products',
    [
      ['add', 'pan'],
      ['add', 'kettle'],
    ],
    ['kettle', 'pan'],
  ],
  [
    'adding a product twice',
    [
      ['add', 'pan'],
      ['add', 'kettle'],
      ['add', 'pan'],
    ],
    ['kettle', 'pan'],
  ],
  [
    'removing a product',
    [
      ['add', 'pan'],
      ['add', 'kettle'],
      ['remove', 'pan'],
    ],
    ['kettle'],
  ],
  [
    'removing a product twice, and one that was never added',
    [
      ['add', 'pan'],
      ['remove', 'pan'],
      ['remove', 'pan'],
      ['remove', 'lamp'],
    ],
    [],
  ],
  [
    'adding a removed product again',
    [
      ['add', 'pan'],
      ['add', 'kettle'],
      ['remove', 'pan'],
      ['add', 'pan'],
    ],
    ['kettle', 'pan'],
  ],
  [
    'adding a variation and its product',
    [
      ['add', 'blue'],
      ['add', 'shirt'],
    ],
    ['shirt'],
  ],
  [
    'removing a product by its variation',
    [
      ['add', 'shirt'],
      ['remove', 'blue'],
    ],
    [],
  ],
  [
    'adding a draft and an unknown product',
    [
      ['add', 'draft'],
      ['add', 'unknown'],
      ['remove', 'unknown'],
      ['add', 'lamp'],
    ],
    ['lamp'],
  ],
];

describe('[F88, F90, F139] the GraphQL and legacy APIs', () => {
  it.each(scenarios)('leave the same wishlist after %s', async (_name, steps, shown) => {
    const outcomes = [];
    for (const driverOf of [graphqlDriver, legacyDriver]) {
      await db.prisma.wishlist.deleteMany();
      const client = newClient(shop.app);
      const endpoint = driverOf(client);
      for (const [operation, name] of steps) await endpoint[operation](ids[name]);
      const answer = (await refreshed(client)).json<Refreshed>();
      expect(answer).toEqual({ wishlistids: shown.map((name) => ids[name]).join(','), wishcounter: shown.length });
      outcomes.push({ rows: await rows(), counts: await counts(client), answer });
      await expectInvariants(db);
    }
    expect(outcomes[0]).toEqual(outcomes[1]);
  });

  it('show and remove each other’s products', async () => {
    const client = newClient(shop.app);
    const [graphql, legacy] = [graphqlDriver(client), legacyDriver(client)];
    await graphql.add(ids.pan);
    await legacy.add(ids.kettle);
    expect((await refreshed(client)).json()).toEqual({ wishlistids: `${ids.kettle},${ids.pan}`, wishcounter: 2 });
    await legacy.remove(ids.pan);
    await graphql.remove(ids.kettle);
    expect((await refreshed(client)).json()).toEqual({ wishlistids: '', wishcounter: 0 });
  });

  it('stay consistent after ten concurrent legacy changes, of one and of several products', async () => {
    const client = newClient(shop.app);
    const token = await wishToken(client);
    await Promise.all(
      ['pan', 'kettle', 'lamp', 'shirt', 'pan', 'pan', 'kettle', 'lamp', 'shirt', 'pan'].map((name) =>
        heart(client, token, 'add', ids[name as Name]),
      ),
    );
    const { wishlistids, wishcounter } = (await refreshed(client)).json<Refreshed>();
    expect(wishcounter).toBe(4);
    expect(wishlistids.split(',').map(Number).toSorted()).toEqual([ids.pan, ids.kettle, ids.lamp, ids.shirt].toSorted());
    await Promise.all(Array.from({ length: 10 }, (_, index) => heart(client, token, index % 2 === 0 ? 'remove' : 'add', ids.pan)));
    const [pan] = await counts(client);
    expect([0, 1]).toContain(pan?.wishCount);
    await Promise.all(Array.from({ length: 5 }, () => heart(client, token, 'remove', ids.pan)));
    expect((await counts(client))[0]).toEqual({ wishCount: 0, isWished: false });
    await expectInvariants(db);
  });
});

describe('[F138, F139] rhwishlist', () => {
  it('stores nothing with a token that is wrong, missing, of another family or of another visitor', async () => {
    const client = newClient(shop.app);
    const own = await wishToken(client);
    const wrong = ['', 'x', own.slice(1), await tokenOf(client, ['rhscriptvars', 'hotnonce']), await wishToken(newClient(shop.app))];
    for (const token of wrong) {
      const answer = await heart(client, token, 'add', ids.pan);
      expect([answer.status, answer.body]).toEqual([403, 'Nope!']);
    }
    expect((await heart(newClient(shop.app), own, 'add', ids.pan)).status).toBe(403);
    expect(await db.prisma.wishlist.count()).toBe(0);
    expect((await heart(client, own, 'add', ids.pan)).status).toBe(200);
  });

  it.each([
    ['an unknown operation', 'toggle', 'pan'],
    ['no operation', '', 'pan'],
  ] as const)('changes nothing with %s', async (_name, operation, name) => {
    const client = newClient(shop.app);
    const answer = await heart(client, await wishToken(client), operation, ids[name]);
    expect([answer.status, answer.body, answer.headers['cache-control']]).toEqual([200, '', expect.stringContaining('no-store')]);
    expect(await db.prisma.wishlist.count()).toBe(0);
  });

  it.each(['', '0', '-1', 'abc', '1.5', '99999999999', '1%27', '<b>'])('ignores the invalid product id %j', async (id) => {
    const client = newClient(shop.app);
    const answer = await heart(client, await wishToken(client), 'add', id);
    expect([answer.status, answer.body]).toEqual([200, '']);
    expect(await db.prisma.wishlist.count()).toBe(0);
  });

  it('[F91] returns 403 if guests may not use the wishlist, but lets them remove products', async () => {
    const client = newClient(shop.app);
    const token = await wishToken(client);
    await graphqlDriver(client).add(ids.pan);
    await db.prisma.shopSettings.update({ where: { id: 1 }, data: { guestsMayWish: false } });
    await db.pool.query(`update "CatalogState" set "revision" = "revision" + 1`);
    await shop.catalog.reload();
    try {
      expect((await heart(client, token, 'add', ids.kettle)).status).toBe(403);
      expect((await refreshed(client)).json()).toEqual({ wishlistids: String(ids.pan), wishcounter: 1 });
      // Products added earlier can still be removed.
      expect((await heart(client, token, 'remove', ids.pan)).status).toBe(200);
      expect((await refreshed(client)).json()).toEqual({ wishlistids: '', wishcounter: 0 });
    } finally {
      await db.prisma.shopSettings.update({ where: { id: 1 }, data: { guestsMayWish: true } });
      await db.pool.query(`update "CatalogState" set "revision" = "revision" + 1`);
      await shop.catalog.reload();
    }
  });

  it('accepts POST from the shop’s own pages only', async () => {
    const client = newClient(shop.app);
    const token = await wishToken(client);
    const form = `action=rhwishlist&wishnonce=${token}&wish_count=add&post_id=${ids.pan}`;
    expect((await client.send('GET', `/wp-admin/admin-ajax.php?${form}`)).status).not.toBe(200);
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await client.send('POST', '/wp-admin/admin-ajax.php', { form, headers: foreign })).status).toBe(403);
    expect(await db.prisma.wishlist.count()).toBe(0);
  });
});

describe('[F93, F139] refreshwishes', () => {
  it('returns uncached JSON in exactly this form, and creates no visitor', async () => {
    const client = newClient(shop.app);
    const answer = await refreshed(client);
    expect(answer.body).toBe('{"wishlistids":"","wishcounter":0}');
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(client.cookies.has('sid')).toBe(false);
  });

  it('returns the caller’s own list, whatever the userid', async () => {
    const [client, other] = [newClient(shop.app), newClient(shop.app)];
    await graphqlDriver(client).add(ids.pan);
    await db.prisma.account.deleteMany();
    const { id: accountId } = await db.prisma.account.create({ data: { email: 'ada@example.com', wishlist: { create: {} } } });
    const { id: listId } = await db.prisma.wishlist.findFirstOrThrow({ where: { accountId } });
    const prices = { priceMinor: 1, isAvailable: true, toldPriceMinor: 1, toldAvailable: true };
    await db.prisma.wishlistItem.create({ data: { listId, productId: ids.lamp, ...prices } });
    for (const userid of ['0', '1', String(accountId), '', 'x']) {
      expect((await refreshed(client, userid)).json()).toEqual({ wishlistids: String(ids.pan), wishcounter: 1 });
      expect((await refreshed(other, userid)).json()).toEqual({ wishlistids: '', wishcounter: 0 });
    }
  });

  it('[F92] has its URL and the user’s id in the globals', async () => {
    const client = newClient(shop.app);
    expect((await client.globals()).wishcached).toEqual({ rh_ajax_url: '/wp-admin/admin-ajax.php', userid: '0' });
    const { id: accountId } = await db.prisma.account.create({ data: { email: `m${Date.now()}@example.com` } });
    await db.prisma.visitor.updateMany({ data: { accountId } });
    expect((await client.globals()).wishcached?.userid).toBe(`${accountId}`);
  });
});
