import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { madeKey } from '../integrations/apiKeys.ts';
import { freshDb } from '../support/db.ts';
import { makeStocked } from '../support/products.ts';
import { address, assistantOf, buyer, paying, wanted, type Assistant } from './assistant.ts';

let db: Db;
let shop: TestApp;
let ask: Assistant;

beforeAll(async () => {
  db = await freshDb();
  await makeStocked(db, 50, { name: 'Mug', slug: 'mug', sku: 'MUG-1' });
  shop = await testApp(db);
  const { who } = await openStaff(db, 'ADMINISTRATOR', [], { now: new Date() });
  ask = assistantOf(shop, (await madeKey(who, ['CHECKOUT'])).token);
});
afterAll(() => shop.app.close());

/** Makes the shop fail to store what has become of an order. @returns a function that ends this */
async function loseOutcomes(): Promise<() => Promise<unknown>> {
  await db.pool.query(`
    create function lose() returns trigger language plpgsql as $$ begin raise exception 'lost'; end $$;
    create trigger lose before update on "AgentCheckout" for each row when (new."version" = 3) execute function lose()`);
  return () => db.pool.query('drop trigger lose on "AgentCheckout"; drop function lose()');
}

test('[I98] an order whose outcome was not stored is found by the next request, and there is only one', async () => {
  const { session } = await ask('', wanted([{ id: 'MUG-1' }], { buyer, fulfillment_details: { address } }));
  const restore = await loseOutcomes();
  const headers = { 'idempotency-key': randomUUID() };
  const lost = await ask(`/${session.id}/complete`, paying('tok_success'), { headers }).finally(restore);
  expect([lost.status, lost.error.code]).toEqual([500, 'internal_error']);
  expect(lost.error.message).not.toContain('lost');
  expect(await db.prisma.order.count()).toBe(1);
  expect((await ask(`/${session.id}`)).session.status).toBe('complete_in_progress');
  // The first request could still be running.
  for (const reply of [
    await ask(`/${session.id}/complete`, paying('tok_success'), { headers }),
    await ask(`/${session.id}/complete`, paying('tok_success')),
    await ask(`/${session.id}`, { order_notes: 'Please ring.' }),
    await ask(`/${session.id}/cancel`, {}),
  ])
    expect([reply.status, reply.error.code]).toEqual([409, 'conflict']);
  vi.useFakeTimers({ now: new Date(Date.now() + 3 * 60 * 1_000), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  // The assistant repeats its request, as it would after any error of the shop.
  const found = (await ask(`/${session.id}/complete`, paying('tok_success'), { headers })).session;
  expect(found).toMatchObject({ status: 'completed', order: { status: 'confirmed' } });
  expect(await db.prisma.order.count()).toBe(1);
});

test('[I98] reading an interrupted session finds its order too', async () => {
  const { session } = await ask('', wanted([{ id: 'MUG-1' }], { buyer, fulfillment_details: { address } }));
  const before = await db.prisma.order.count();
  const restore = await loseOutcomes();
  expect((await ask(`/${session.id}/complete`, paying('tok_success')).finally(restore)).status).toBe(500);
  vi.useFakeTimers({ now: new Date(Date.now() + 3 * 60 * 1_000), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect((await ask(`/${session.id}`)).session).toMatchObject({ status: 'completed', order: { status: 'confirmed' } });
  expect(await db.prisma.order.count()).toBe(before + 1);
});

test('[I98] a payment that the buyer’s bank declines later can be made in another way', async () => {
  const { session } = await ask('', wanted([{ id: 'MUG-1' }], { buyer, fulfillment_details: { address } }));
  const waiting = (await ask(`/${session.id}/complete`, paying('tok_action'))).session;
  const asked = new URL(waiting.continue_url ?? '');
  const decision = new URLSearchParams([...asked.searchParams, ['decision', 'refuse']]);
  const answered = await shop.app.inject({
    method: 'POST',
    url: asked.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: asked.origin, host: asked.host },
    payload: decision.toString(),
  });
  expect(answered.statusCode).toBe(303);
  const open = (await ask(`/${session.id}`)).session;
  expect(open).toMatchObject({ status: 'ready_for_payment', messages: [{ code: 'payment_declined' }], line_items: [{ quantity: 1 }] });
  expect((await ask(`/${session.id}/complete`, paying('tok_success'))).session.status).toBe('completed');
});
