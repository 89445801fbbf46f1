import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../support/databases.ts';
import { httpShopper } from '../support/httpShopper.ts';
import { makeStocked } from '../support/products.ts';
import { startServer } from '../support/serverProcess.ts';

// The built shop sends its traces to a collector that speaks OTLP over HTTP in JSON.

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const batch = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: z.array(attribute),
              status: z.object({ code: z.number() }),
            }),
          ),
        }),
      ),
    }),
  ),
});
type Batch = z.infer<typeof batch>;
type Span = Batch['resourceSpans'][number]['scopeSpans'][number]['spans'][number];

let bodies: string[] = [];
const collector = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () => {
    if (request.url === '/v1/traces') bodies.push(body);
    response.setHeader('content-type', 'application/json').end('{}');
  });
});

beforeAll(() => new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => collector.close(resolve)));

const collectorUrl = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

const batches = () => bodies.map((body) => batch.parse(JSON.parse(body)));

const allSpans = (): Span[] =>
  batches().flatMap(({ resourceSpans }) => resourceSpans.flatMap((one) => one.scopeSpans.flatMap(({ spans }) => spans)));

const valueOf = (span: Span, key: string) => Object.values(span.attributes.find((one) => one.key === key)?.value ?? {})[0];

/**
 * Starts the shop with a product, uses it, and stops it. The collector then has all spans.
 * @returns the shop's output
 */
async function traced(
  env: Record<string, string>,
  act: (url: string, product: { id: number; slug: string }) => Promise<void>,
): Promise<string> {
  bodies = [];
  const database = await testDatabase('embedded');
  try {
    const before = await database.open();
    const product = await makeStocked(before, 5);
    await before.close();
    const server = await startServer({ ...database.env, LOG_LEVEL: 'info', ...env });
    try {
      await act(server.url, product);
    } finally {
      expect(await server.stop(), server.output()).toBe(0);
    }
    return server.output();
  } finally {
    await database.remove();
  }
}

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin, ...headers },
    body: JSON.stringify(body),
  });

const isAbandoned = (span: Span) => valueOf(span, 'error.type') === 'aborted';

/** Sends half of a request, and leaves once the server has begun it. */
async function abandoned(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const head = ['POST /graphql HTTP/1.1', `host: ${hostname}:${port}`, 'content-type: application/json', 'content-length: 100'];
  socket.write(`${[...head, 'expect: 100-continue'].join('\r\n')}\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 100 /);
  socket.destroy();
}

const strangers = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${strangers}-00f067aa0ba902b7-01`;

test('a request, its operation and its statements are one trace, without values; jobs have their own', async () => {
  const output = await traced(
    { OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl(), OTEL_SERVICE_NAME: 'corner-shop', OTEL_BSP_SCHEDULE_DELAY: '100' },
    async (url, product) => {
      const query = 'query FindProduct($search: String) { products(first: 1, filter: { search: $search }) { totalCount } }';
      const response = await post(`${url}/graphql`, { query, variables: { search: 'confidential words' } }, { traceparent });
      expect(response.status).toBe(200);
      expect((await fetch(`${url}/product/${product.slug}/?secret=confidential`)).status).toBe(200);
      const shopper = httpShopper(url);
      await shopper.add(product.id, 1);
      await shopper.order('traced-order-1');
      await abandoned(url);
      // While it runs: a shop that shuts down doesn't wait for those who have left.
      await expect
        .poll(
          () =>
            allSpans()
              .filter(isAbandoned)
              .map(({ name }) => name),
          { timeout: 20_000 },
        )
        .toEqual(['POST /graphql']);
    },
  );
  const spans = allSpans();
  const named = (name: string) => spans.filter((span) => span.name === name);
  const childrenOf = (parent: Span) => spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId);
  const [operation] = named('query FindProduct');
  if (!operation) throw new Error(`No span of the operation among ${spans.map(({ name }) => name).join(', ')}`);
  const request = spans.find(({ spanId }) => spanId === operation.parentSpanId);
  expect(request).toMatchObject({ name: 'POST /graphql', traceId: operation.traceId });
  // Without a trusted proxy, the trace of a caller isn't continued.
  expect(request?.parentSpanId ?? '').toBe('');
  expect(operation.traceId).not.toBe(strangers);
  const statements = childrenOf(operation);
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) {
    expect(statement.name).toMatch(/^(SELECT|WITH)$/);
    expect(String(valueOf(statement, 'db.query.text')).toUpperCase()).toContain(statement.name);
  }
  // The page's operations and its rendering belong to its request.
  const page = named('GET page').find((span) => String(valueOf(span, 'url.path')).startsWith('/product/'));
  expect(page && childrenOf(page).map(({ name }) => name)).toContain('render page');
  // Statements of a transaction are in the trace of their request, too.
  const writes = named('INSERT').filter((span) => String(valueOf(span, 'db.query.text')).includes('"Order"'));
  const ordered = spans.filter(({ name, traceId }) => name === 'POST /graphql' && writes.some((write) => write.traceId === traceId));
  expect(ordered).toHaveLength(1);
  const jobs = spans.filter(({ name }) => name.startsWith('job '));
  expect(jobs.length).toBeGreaterThan(0);
  for (const job of jobs) expect(job.parentSpanId ?? '').toBe('');
  expect(bodies.join('')).not.toContain('confidential');
  const resources = batches().flatMap(({ resourceSpans }) => resourceSpans.map(({ resource }) => resource.attributes));
  for (const attributes of resources) {
    expect(attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'corner-shop' } });
    expect(attributes).toContainEqual({ key: 'souk.role', value: { stringValue: 'all' } });
  }
  // Looking for jobs is nobody's trace.
  for (const span of spans.filter((one) => valueOf(one, 'db.query.text') !== undefined)) expect(span.parentSpanId ?? '').not.toBe('');
  // The log names the trace.
  expect(output).toContain(`"traceId":"${operation.traceId}"`);
});

test('behind a trusted proxy, the trace of the caller is continued', async () => {
  await traced({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl(), TRUST_PROXY: 'loopback' }, async (url) => {
    await post(`${url}/graphql`, { query: '{ products(first: 1) { totalCount } }' }, { traceparent });
  });
  const request = allSpans().find(({ name }) => name === 'POST /graphql');
  expect(request).toMatchObject({ traceId: strangers, parentSpanId: '00f067aa0ba902b7' });
});

test('a collector that is away is reported, and neither requests nor the shutdown wait for it', async () => {
  const output = await traced(
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_BSP_SCHEDULE_DELAY: '50', OTEL_EXPORTER_OTLP_TIMEOUT: '500' },
    async (url) => {
      const response = await post(`${url}/graphql`, { query: '{ products(first: 1) { totalCount } }' });
      expect(response.status).toBe(200);
    },
  );
  expect(output).toContain('Could not send traces');
});
