import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { Queue } from '../../server/platform/jobs/queue.ts';
import { postGraphql, unreachableDb, testApp, type TestApp } from '../http/testApp.ts';
import { detailsFor, place, shopper } from '../orders/checkoutDocuments.ts';
import { freshDb } from '../support/db.ts';
import { makeStocked } from '../support/products.ts';

const token = 'token-of-the-tests-long-enough';
let db: Db;
beforeEach(async () => {
  db = await freshDb();
});

async function open(database = db, env: Record<string, string> = { METRICS_TOKEN: token }): Promise<TestApp> {
  const shop = await testApp(database, env);
  onTestFinished(() => shop.app.close());
  return shop;
}

const scrape = ({ app }: TestApp, authorization = `Bearer ${token}`) =>
  app.inject({ url: '/metrics', headers: { host: '10.0.0.7:4000', authorization } });

const get = ({ app }: TestApp, url: string) => app.inject({ url, headers: { host: 'localhost:4000' } });

/** Reads the values of one metric by their labels. */
async function values(shop: TestApp, name: string): Promise<Record<string, number>> {
  const { body } = await scrape(shop);
  const lines = body.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return Object.fromEntries(
    lines.map((line) => {
      const [, labels = '', value] = /^\w+(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      return [labels, Number(value)];
    }),
  );
}

describe('[I37] /metrics', () => {
  it('does not exist without METRICS_TOKEN, and requires it as a bearer token', async () => {
    const closed = await open(db, {});
    expect((await get(closed, '/metrics')).body).not.toContain('souk_');
    const shop = await open();
    for (const authorization of ['', 'Bearer', 'Bearer wrong', `Basic ${token}`, `Bearer ${token} more`, `Bearer ${token.slice(1)}`]) {
      const { statusCode, headers, body } = await scrape(shop, authorization);
      expect([authorization, statusCode, headers['www-authenticate'], body.includes('souk_')]).toEqual([
        authorization,
        401,
        'Bearer',
        false,
      ]);
    }
    const { statusCode, headers } = await scrape(shop);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('version=0.0.4'),
      'no-store',
    ]);
  });

  it('counts requests by kind of route and status, without a label per URL', async () => {
    const shop = await open();
    for (const url of ['/shop/', '/shop/?page=2', '/missing/', '/missing/?page=3', '/health/live', '/robots.txt']) await get(shop, url);
    await postGraphql(shop.app, { query: '{ __typename }' });
    expect(await values(shop, 'souk_http_requests_total')).toEqual({
      'kind="page",status="200"': 2,
      'kind="page",status="404"': 2,
      'kind="monitoring",status="200"': 1,
      'kind="other",status="200"': 1,
      'kind="shop_api",status="200"': 1,
    });
    expect(await values(shop, 'souk_http_request_duration_seconds_count')).toMatchObject({ 'kind="page"': 4, 'kind="shop_api"': 1 });
  });

  it('counts cache lookups and orders; a repeated order counts once', async () => {
    const shop = await open();
    const change = async (name: string, work: () => Promise<unknown>) => {
      const before = await values(shop, name);
      await work();
      const now = await values(shop, name);
      return Object.fromEntries(Object.entries(now).map(([labels, value]) => [labels, value - (before[labels] ?? 0)]));
    };
    const pages = await change('souk_cache_lookups_total', async () => {
      for (let time = 0; time < 3; time += 1) await get(shop, '/shop/');
    });
    expect(pages).toMatchObject({ 'cache="pages",result="miss"': 1, 'cache="pages",result="hit"': 2 });
    const { id } = await makeStocked(db, 8);
    const orders = await change('souk_orders_placed_total', async () => {
      const visitor = await shopper(db, { [id]: 1 });
      const request = await detailsFor(visitor);
      await place(visitor, request);
      await place(visitor, request);
    });
    expect(orders).toEqual({ '': 1 });
  });

  it('shows the queues: jobs by state, the outbox, and the oldest undelivered event and webhook message', async () => {
    const rules = { maxAttempts: 1, pauseSeconds: 1, longestSeconds: 60, atOnce: 1 };
    const queue = await Queue.open(db, new Map([['order-mail', rules]]));
    await db.pool.query(`delete from pgboss.job`);
    await queue.schedule('order-mail', 60, new Date());
    await db.pool.query(
      `insert into pgboss.job (name, state) values ('order-mail', 'failed'), ('order-mail', 'failed'), ('order-mail', 'completed')`,
    );
    await db.pool.query(`insert into "Outbox" ("name", "payload", "createdAt") values ('order-mail', '{}', now() - interval '100 s')`);
    await db.pool.query(
      `insert into "DomainEvent" ("type", "payload", "occurredAt") values ('orderPaid', '{}', now() - interval '200 s'), ('orderPaid', '{}', now())`,
    );
    const webhook = (isEnabled: boolean) => ({
      description: '',
      url: 'https://erp.example',
      events: [],
      isEnabled,
      position: 0,
      secret: '',
      claimedUntil: new Date(0),
      createdAt: new Date(0),
      deliveries: {
        create: {
          eventId: 'e',
          event: 'order.paid',
          objectId: 'o',
          body: '{}',
          nextAttemptAt: new Date(),
          giveUpAt: new Date(),
          createdAt: new Date(Date.now() - (isEnabled ? 300 : 900) * 1_000),
        },
      },
    });
    await db.prisma.webhook.create({ data: webhook(true) });
    await db.prisma.webhook.create({ data: webhook(false) });
    const shop = await open();
    expect(await values(shop, 'souk_jobs')).toEqual({ 'queue="order-mail",state="waiting"': 1, 'queue="order-mail",state="failed"': 2 });
    const [age] = [async (name: string) => (await values(shop, name))[''] ?? -1];
    expect([await age('souk_outbox_jobs'), await age('souk_webhook_messages_waiting'), await age('souk_database_up')]).toEqual([1, 1, 1]);
    // The pauses between writing and reading only make them older.
    for (const [name, from] of [
      ['souk_outbox_oldest_seconds', 100],
      ['souk_events_oldest_undelivered_seconds', 200],
      ['souk_webhooks_oldest_undelivered_seconds', 300],
    ] as const) {
      expect(await age(name), name).toBeGreaterThanOrEqual(from);
      expect(await age(name), name).toBeLessThan(from + 90);
    }
    await db.pool.query(`delete from pgboss.job`);
  });

  it('answers without a database, and shows no old values then', async () => {
    const shop = await open(unreachableDb(db));
    const { statusCode, body } = await scrape(shop);
    expect([statusCode, body]).toEqual([200, expect.stringMatching(/^souk_database_up 0$/m)]);
    expect(body).not.toMatch(/^souk_(jobs|outbox|events|webhook)\w*[ {]/m);
    expect(body).toMatch(/^process_cpu_seconds_total \d/m);
  });

  it('has every metric that the dashboard and the alert rules use', async () => {
    const { body } = await scrape(await open());
    const known = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    for (const file of ['deploy/grafana/souk.json', 'deploy/prometheus/alerts.yaml']) {
      const used = [...readFileSync(file, 'utf8').matchAll(/\b(?:souk|process|nodejs)_[a-z_\d]+/g)].map(([name]) =>
        name.replace(/_(bucket|sum|count)$/, ''),
      );
      expect(used.length, file).toBeGreaterThan(5);
      expect(
        used.filter((name) => !known.has(name)),
        file,
      ).toEqual([]);
    }
  });
});
