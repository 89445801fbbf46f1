import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { subjectHash } from '../../server/platform/limits/throttle.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { madeKey } from '../integrations/apiKeys.ts';
import { freshDb } from '../support/db.ts';
import { makeStocked } from '../support/products.ts';
import { assistantOf, wanted, type Assistant } from './assistant.ts';

// [I98] Limits of attempts with coupon codes: the shoppers of an assistant come from one network.

let db: Db;
let shop: TestApp;
let ask: Assistant;
let apiKeyId: number;

beforeAll(async () => {
  db = await freshDb();
  await makeStocked(db, 50, { name: 'Mug', slug: 'mug', sku: 'MUG-1', regularPriceMinor: 1_200 });
  shop = await testApp(db);
  const boss = (await openStaff(db, 'ADMINISTRATOR', [], { now: new Date() })).who;
  ask = assistantOf(shop, (await madeKey(boss, ['CHECKOUT'])).token);
  ({ id: apiKeyId } = await db.prisma.apiKey.findFirstOrThrow());
});
afterAll(() => shop.app.close());

const codes = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => `${prefix}-${index}`);
const createWith = (given: string[]) => ask('', wanted([{ id: 'MUG-1' }], { discounts: { codes: given } }));

test('[I98] each session has attempts of its own, and guesses in one session are limited', async () => {
  // More than a network has.
  for (const name of ['A', 'B', 'C', 'D']) {
    const { status, session } = await createWith(codes(16, name));
    expect([status, session.discounts?.rejected.length]).toEqual([201, 16]);
  }
  const { session } = await createWith(codes(20, 'E'));
  const again = await ask(`/${session.id}`, { discounts: { codes: codes(1, 'F') } });
  expect([again.status, again.error.code]).toEqual([429, 'rate_limited']);
  expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
});

test('[I98] all sessions of an API key have a limit too', async () => {
  const subject = subjectHash({ scope: 'coupon', subject: `assistant ${apiKeyId}` });
  const attempts = { count: 599, startedAt: new Date() };
  const where = { scope_subject: { scope: 'coupon', subject } };
  await db.prisma.throttle.upsert({ where, create: { scope: 'coupon', subject, ...attempts }, update: attempts });
  expect((await createWith(codes(1, 'G'))).status).toBe(201);
  expect((await createWith(codes(1, 'H'))).error.code).toBe('rate_limited');
});
