import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { makeVariable, variationId } from '../support/products.ts';
import { newClient } from './client.ts';

let db: Db;
let shop: TestApp;
let red = 0;

beforeAll(async () => {
  db = await freshDb();
  await db.prisma.product.create({ data: { id: 7, slug: 'oak-table', name: 'Oak table' } });
  await db.prisma.product.create({ data: { id: 8, slug: 'secret-table', name: 'Secret table', status: 'DRAFT' } });
  await db.pool.query(`select setval(pg_get_serial_sequence('"Product"', 'id'), 100)`);
  red = variationId(await makeVariable(db, { facts: { slug: 'shirt' } }), 'red');
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

/** Returns the target of a permanent redirect; undefined if a page responds. */
async function locationOf(url: string): Promise<string | undefined> {
  const { status, headers } = await newClient(shop.app).send('GET', url);
  return status === 301 ? headers.location : undefined;
}

test('[F12] short links are counted like other legacy calls, by operation', async () => {
  const counting = await testApp(db);
  for (const url of ['/?p=7', '/?p=8', '/', '/?p=7x', '/shop/?p=7']) await newClient(counting.app).send('GET', url);
  // Call counts are stored when the app closes.
  await counting.app.close();
  const days = await db.prisma.legacyCallDay.findMany({ orderBy: { calls: 'asc' } });
  expect(days.map(({ route, twin, calls }) => `${route}: ${twin}, ${calls}`)).toEqual([
    'page ?p=NUMBER: query node, 1',
    'page ?p=NUMBER (others): none, 2',
  ]);
});

test('[F12] a link by product id redirects to the product page, and that of a variation to its product’s', async () => {
  expect(await locationOf('/?p=7')).toBe('/product/oak-table/');
  expect(await locationOf('/?post_type=product&p=7')).toBe('/product/oak-table/');
  expect(await locationOf(`/?p=${red}`)).toBe('/product/shirt/');
  expect(await locationOf('/index.php?p=7&utm_source=mail')).toBe('/product/oak-table/?utm_source=mail');
  expect(await locationOf('/index.php?p=999')).toBeUndefined();
});

test('[F12] [F109] a link by product id keeps campaign parameters only', async () => {
  expect(await locationOf('/?p=7&utm_source=mail&utm_campaign=a%20b')).toBe('/product/oak-table/?utm_source=mail&utm_campaign=a+b');
  expect(await locationOf('/?gclid=1&post_type=product&p=7')).toBe('/product/oak-table/?gclid=1');
  expect(await locationOf('/?p=7&x=1')).toBe('/product/oak-table/');
  expect(await locationOf('/?utm_source=mail')).toBeUndefined();
});

test('[F12] links by the id of a draft, unknown ids and other URLs aren’t redirected', async () => {
  for (const url of ['/?p=8', '/?p=999', '/?p=0', '/?p=-7', '/?p=7x', '/?p=99999999999', '/?p=7&p=8', '/?p=', '/?page_id=7', '/shop/?p=7'])
    expect(await locationOf(url), url).toBeUndefined();
});
