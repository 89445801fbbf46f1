import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportPath, importPath, picturePath, rejectedPath } from '../../server/catalogue/products/admin/paths.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { reportPath } from '../../server/pages/reportFiles.ts';
import { coverPath } from '../../server/engagement/offers/admin/covers.ts';
import { exportPath as subscribersExport, importPath as subscribersImport } from '../../server/engagement/newsletter/paths.ts';
import { adminWithSession } from '../support/adminSession.ts';
import { freshDb } from '../support/db.ts';
import { signedInToken } from '../support/preparedShop.ts';
import { testApp, type TestApp } from './testApp.ts';

// A client with a session's bearer token can access files as well as GraphQL.

let db: Db;
let shop: TestApp;
let staff: string;
beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
  staff = (await adminWithSession(db, { isSteppedUp: true })).token;
});
afterAll(() => shop.app.close());

const get = (url: string, headers: Record<string, string>) =>
  shop.app.inject({ url, headers: { host: 'localhost:4000', ...headers }, method: 'GET' });
const post = (url: string, headers: Record<string, string>) =>
  shop.app.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost:4000', 'content-type': 'text/csv', ...headers },
    payload: 'email,SKU\n',
  });

const files: [string, typeof get, number][] = [
  [exportPath, get, 200],
  [`${rejectedPath}?import=1`, get, 404],
  [`${reportPath}?dimension=SOURCE&from=2026-01-01&to=2026-01-31`, get, 200],
  [subscribersExport, get, 200],
  [`${importPath}?name=a.csv`, post, 422],
  [`${subscribersImport}?consentNote=List%20of%20the%20fair`, post, 202],
  [`${picturePath}?product=1`, post, 422],
  [`${coverPath}?offer=1`, post, 422],
];

test.each(files)(
  '%s accepts a session’s bearer token and rejects missing, invalid or cross-site credentials',
  async (url, send, status) => {
    expect((await send(url, { authorization: `Bearer ${staff}` })).statusCode).toBe(status);
    expect((await send(url, {})).statusCode).toBe(403);
    expect((await send(url, { authorization: `Bearer ${'a'.repeat(43)}` })).statusCode).toBe(403);
    expect((await send(url, { authorization: `Bearer ${staff}`, origin: 'https://evil.example' })).statusCode).toBe(403);
  },
);

test('the customer data download accepts a bearer token', async () => {
  const authorization = `Bearer ${await signedInToken(db, 'CUSTOMER')}`;
  const answer = await get('/account/data.json', { authorization });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect((await get('/account/data.json', {})).statusCode).toBe(303);
});
