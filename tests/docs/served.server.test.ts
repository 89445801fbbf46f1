import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxEnv, startSandbox } from '../../scripts/lib/sandbox.mjs';
import { freePort, startServer, type ServerProcess } from '../support/serverProcess.ts';

let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'souk-docs-'));
  server = await startServer({ DATA_DIR: dataDir, SOUK_SEED: 'false' });
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (address: string, headers: Record<string, string> = {}) => fetch(server.url + address, { headers, redirect: 'manual' });

/** The status of a request as browsers send it again: `fetch` would ask for a fresh response. */
const statusOfRepeat = (address: string, etag: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request(server.url + address, { headers: { 'if-none-match': etag, 'accept-encoding': 'gzip' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end();
  });

test('[I96] the shop serves the documentation: pages are revalidated, hashed files never change', async () => {
  const page = await get('/docs/api/shop/objects/Product/');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  const html = await page.text();
  expect(await statusOfRepeat('/docs/api/shop/objects/Product/', page.headers.get('etag') ?? '')).toBe(304);
  expect(html).toContain('<h1>Product</h1>');
  const style = await get(/href="(\/docs\/api\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? '/missing');
  expect(style.status).toBe(200);
  expect(style.headers.get('content-type')).toMatch(/^text\/css/);
  expect(style.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const search = await get('/docs/api/search.json');
  expect(search.headers.get('content-type')).toMatch(/^application\/json/);
  expect(search.headers.get('content-encoding')).toBe('gzip');
});

test('[I96] addresses without the last slash lead to the page', async () => {
  const response = await get('/docs/api/errors');
  expect([301, 302]).toContain(response.status);
  expect(response.headers.get('location')).toMatch(/\/docs\/api\/errors\/$/);
});

test.each([
  '/docs/api/missing/',
  '/docs/api/..%2f..%2fpackage.json',
  '/docs/api/%2e%2e/%2e%2e/package.json',
  '/docs/api/assets/..%5c..%5cx',
])('[I96] %s is no page and leads to no file outside the site', async (address) => {
  const response = await get(address);
  expect([400, 403, 404]).toContain(response.status);
  expect(await response.text()).not.toContain('"dependencies"');
});

test('[I96] an unknown address gets the page that says so', async () => {
  const response = await get('/docs/api/missing/');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<h1>Page not found</h1>');
});

test('[I96] a shop in production offers no GraphiQL', async () => {
  const response = await get('/graphql', { accept: 'text/html' });
  expect(response.status).toBe(400);
});

const foreign = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  REDIS_URL: 'redis://127.0.0.1:1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  S3_BUCKET: 'bucket',
  STRIPE_SECRET_KEY: 'key',
  SECRETS_KEY: 'k'.repeat(40),
  SHOP_CONFIG: './another.ts',
  CDN_PURGE: 'varnish',
  SOUK_ROLE: 'web',
  DATA_DIR: '/var/lib/shop',
};

test('[I96] the sandbox takes no database, service or key from its environment', () => {
  const env = sandboxEnv({ ...foreign, PORT: '5000', PATH: '/bin' }, '/tmp/x');
  expect(env).toMatchObject({ PORT: '5000', PATH: '/bin', DATA_DIR: '/tmp/x', SOUK_SEED: 'true', GRAPHIQL: 'true' });
  expect(Object.keys(foreign).filter((name) => name !== 'DATA_DIR' && name in env)).toEqual([]);
});

test('[I96] the sandbox forgets changes when it resets, and removes its data when it ends', async () => {
  const port = await freePort();
  const sandbox = await startSandbox({ env: { ...process.env, ...foreign, PORT: String(port) }, stdio: 'ignore' });
  let token: string | null = null;
  try {
    const vote = async () => {
      const query = 'mutation { result: voteHot(input: { offerId: "T2ZmZXI6OTU=", vote: HOT }) { __typename } }';
      const response = await fetch(`${sandbox.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ query }),
      });
      token = response.headers.get('x-visitor-token') ?? token;
      return ((await response.json()) as { data: { result: { __typename: string } } }).data.result.__typename;
    };
    expect(await vote()).toMatch(/Payload$/);
    expect(await vote()).toBe('AlreadyVotedError');
    await sandbox.reset();
    expect(await vote()).toMatch(/Payload$/);
    const page = await fetch(`${sandbox.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await page.text()).not.toMatch(/https?:\/\//);
  } finally {
    await sandbox.stop();
  }
  expect(existsSync(sandbox.home)).toBe(false);
}, 240_000);
