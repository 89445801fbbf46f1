import type { FastifyInstance } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { webhookBacklog } from '../backoffice/integrations/integrations.ts';
import type { Db } from '../platform/database/db.ts';
import { oldestUndelivered } from '../platform/events/eventLag.ts';
import { queueStatus } from '../platform/jobs/queueStatus.ts';
import { processCounts } from '../platform/metrics/metrics.ts';
import { routeKind } from './routeKind.ts';

// GET /metrics for Prometheus: what this process has counted, and the state of the database's queues, which is read for each request.

const bearer = /^Bearer (\S+)$/i;
/** Prometheus waits ten seconds by default. */
const databaseMs = 5_000;
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Reads the state of the queues; null if the database doesn't answer in time. */
async function readQueues(db: Db) {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), databaseMs);
  });
  const read = async () => {
    const [queue, events, webhooks] = [await queueStatus(db), await oldestUndelivered(db), await webhookBacklog(db)];
    return { queue, events, webhooks };
  };
  try {
    return await Promise.race([read().catch(() => null), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Creates the metrics. The library is loaded here, because most shops run without metrics. */
async function createMetrics(db: Db) {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, labelNames: string[] = []) => new Gauge({ name, help, labelNames, registers });

  const requests = new Counter({
    name: 'souk_http_requests_total',
    help: 'Responses by kind of route and status',
    labelNames: ['kind', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'souk_http_request_duration_seconds',
    help: 'Time from request to response by kind of route, without event streams',
    labelNames: ['kind'],
    buckets: durations,
    registers,
  });
  const lookups = new Counter({
    name: 'souk_cache_lookups_total',
    help: 'Cache lookups in this process',
    labelNames: ['cache', 'result'],
    registers,
  });
  const orders = new Counter({ name: 'souk_orders_placed_total', help: 'Orders placed through this process', registers });
  const databaseUp = gauge('souk_database_up', '1 if the database responded to this request, otherwise 0');
  const connections = gauge('souk_database_connections', 'Pool connections by state', ['state']);
  const waiting = gauge('souk_database_waiting', 'Statements and transactions waiting for a connection');
  const jobs = gauge('souk_jobs', 'Unfinished jobs by queue and state', ['queue', 'state']);
  const outbox = gauge('souk_outbox_jobs', 'Jobs waiting in the outbox');
  const outboxAge = gauge('souk_outbox_oldest_seconds', 'Age of the oldest job in the outbox');
  const eventAge = gauge('souk_events_oldest_undelivered_seconds', 'Age of the oldest event that a listener has not handled');
  const webhooks = gauge('souk_webhook_messages_waiting', 'Messages to enabled webhooks that haven’t been delivered yet');
  const webhookAge = gauge('souk_webhooks_oldest_undelivered_seconds', 'Age of the oldest of these messages');
  const single = [outbox, outboxAge, eventAge, webhooks, webhookAge];

  function setProcess() {
    const counts = processCounts();
    lookups.reset();
    for (const [cache, { hits, misses }] of Object.entries(counts.caches)) {
      lookups.inc({ cache, result: 'hit' }, hits);
      lookups.inc({ cache, result: 'miss' }, misses);
    }
    orders.reset();
    orders.inc(counts.orders);
    const use = db.usage();
    connections.set({ state: 'in_use' }, use.inUse);
    connections.set({ state: 'idle' }, use.idle);
    waiting.set(use.waiting);
  }

  async function setQueues() {
    const state = await readQueues(db);
    databaseUp.set(state ? 1 : 0);
    // Values of an earlier request would look current.
    jobs.reset();
    for (const stale of single) stale.remove();
    if (!state) return;
    const { queue, events } = state;
    for (const { name, state: is, count } of queue.jobs) jobs.set({ queue: name, state: is }, count);
    outbox.set(queue.outbox.count);
    outboxAge.set(queue.outbox.oldestSeconds);
    eventAge.set(events);
    webhooks.set(state.webhooks.count);
    webhookAge.set(state.webhooks.oldestSeconds);
  }

  return {
    contentType: registry.contentType,
    observe(kind: string, status: number, seconds: number | null) {
      requests.inc({ kind, status });
      if (seconds !== null) duration.observe({ kind }, seconds);
    },
    async text() {
      // The pool first, because reading the queues uses a connection of it.
      setProcess();
      await setQueues();
      return registry.metrics();
    },
  };
}

/**
 * Adds /metrics, if a token is set. Must be called before routes are added, so that their requests are counted.
 * @param token bearer token that callers must send; without it, the route doesn't exist and nothing is measured
 */
export async function addMetrics(app: FastifyInstance, db: Db, token: string | undefined): Promise<void> {
  if (token === undefined) return;
  const metrics = await createMetrics(db);
  const expected = digest(token);
  app.addHook('onResponse', async (request, reply) => {
    const isStream = String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');
    metrics.observe(isStream ? 'stream' : routeKind(request), reply.statusCode, isStream ? null : reply.elapsedTime / 1_000);
  });
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const [, given = ''] = bearer.exec(request.headers.authorization ?? '') ?? [];
    if (!timingSafeEqual(digest(given), expected))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .type('text/plain; charset=utf-8')
        .send('Send the value of METRICS_TOKEN as a bearer token.\n');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
