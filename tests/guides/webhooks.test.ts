import { mkdtempSync, rmSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { allowLoopbackWebhooks, deliverWebhooks } from '../../server/backoffice/integrations/integrations.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { globalId } from '../../shared/globalId.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { change, deliveryLog, erased, madeWebhook } from '../integrations/webhookDocuments.ts';
import { freshDb } from '../support/db.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { testKeys, testPayments, type Visitor } from '../support/shopDriver.ts';

// docs/guides/webhooks: its receiver does what the guide says, against a shop.

interface Message {
  id: string;
  type: string;
  data: { customerId: string };
}
interface Inbox {
  close(): Promise<void>;
}
interface Guide {
  openInbox(file: string): Promise<Inbox>;
  startReceiver(options: {
    port: number;
    secrets: string[];
    inbox: Inbox;
    handle: (message: Message) => Promise<void>;
    retrySeconds?: number;
  }): Promise<{ port: number; close(): Promise<void> }>;
}

let db: Db;
let boss: Visitor;
let guide: Guide;
let directory = '';
beforeAll(async () => {
  allowLoopbackWebhooks(true);
  guide = (await import(/* @vite-ignore */ pathToFileURL('docs/guides/webhooks/receiver.js').href)) as Guide;
  directory = mkdtempSync(path.join(tmpdir(), 'souk-guide-'));
});
afterAll(() => {
  allowLoopbackWebhooks(false);
  rmSync(directory, { recursive: true });
});
beforeEach(async () => {
  db = await freshDb();
  boss = (await openStaff(db, 'ADMINISTRATOR', [], { now: new Date() })).who;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
});

/** Delivers what is due, as the shop does every five seconds. */
async function deliver(): Promise<void> {
  await db.pool.query(`update "WebhookDelivery" set "nextAttemptAt" = now() where "status" = 'WAITING'`);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const execute = () => Promise.reject(new Error('No query in this test'));
  const tools = { db, keys: testKeys, catalog: await sharedRevision(db), payments: testPayments(db), execute, log };
  await deliverWebhooks(tools, { now: new Date(), signal: new AbortController().signal });
}

const customer = (id: number) => globalId('Customer', id);
let files = 0;

it('[I19] the receiver of the webhook guide verifies, stores, and handles each message once and in order', async () => {
  const file = path.join(directory, `inbox-${(files += 1)}.jsonl`);
  const handled: string[] = [];
  let isBroken = false;
  const handle = async ({ data }: Message) => {
    if (isBroken) throw new Error('The warehouse is down');
    handled.push(data.customerId);
  };
  const start = async (secrets: string[], port: number) => {
    const inbox = await guide.openInbox(file);
    const receiver = await guide.startReceiver({ port, secrets, inbox, handle, retrySeconds: 0.05 });
    return {
      port: receiver.port,
      async stop() {
        await receiver.close();
        await inbox.close();
      },
    };
  };
  // The port is known before the secret.
  const probe = await start([], 0);
  const { port } = probe;
  const url = `http://127.0.0.1:${port}/hook`;
  const { id, secret } = await madeWebhook(boss, url, ['CUSTOMER_ERASED']);
  await erased(db, 1);
  await deliver();
  expect(await deliveryLog(boss)).toMatchObject([{ status: 'WAITING', responseStatus: 401 }]);
  await probe.stop();

  // Stopped: the shop can't reach it. Then all messages come, once each and in order.
  await erased(db, 2);
  await deliver();
  let receiver = await start([secret], port);
  await deliver();
  await expect.poll(() => handled.toSorted()).toEqual([customer(1), customer(2)]);

  // Sent again by an administrator: known.
  for (const row of await deliveryLog(boss)) await change(boss, 'resendWebhookDelivery', { id: row.id });
  await deliver();
  expect((await deliveryLog(boss)).map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED']);
  expect(handled).toHaveLength(2);

  // The work fails, and the program is stopped in the middle of a line: it goes on from its inbox without the shop.
  isBroken = true;
  await erased(db, 3);
  await deliver();
  expect((await deliveryLog(boss)).at(-1)).toMatchObject({ status: 'DELIVERED' });
  await receiver.stop();
  await appendFile(file, '{"id":"cut o');
  isBroken = false;
  receiver = await start([secret], port);
  await expect.poll(() => handled.length).toBe(3);
  expect(handled.at(-1)).toBe(customer(3));

  // The secret is rotated: both are accepted during the overlap.
  const { secret: fresh = '' } = await change(boss, 'rotateWebhookSecret', { id, overlapHours: 0 });
  await receiver.stop();
  receiver = await start([secret, fresh], port);
  await erased(db, 4);
  await deliver();
  await expect.poll(() => handled.length).toBe(4);

  // Others' messages, and too large ones.
  const forged = { method: 'POST', body: '{"type":"customer.erased","data":{}}' };
  expect((await fetch(url, forged)).status).toBe(401);
  expect(
    (await fetch(url, { ...forged, headers: { 'webhook-id': 'x', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' } })).status,
  ).toBe(401);
  expect((await fetch(url)).status).toBe(405);
  expect(handled).toHaveLength(4);
  await receiver.stop();
});
