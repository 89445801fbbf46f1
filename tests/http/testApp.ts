import type { FastifyInstance } from 'fastify';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RequestParameters } from 'relay-runtime';
import type { Cdn } from '../../server/platform/cache/cdn.ts';
import { catalogRevision, type CatalogRevision } from '../../server/platform/cache/revision.ts';
import { readConfig } from '../../server/config.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { createApis } from '../../server/api/apis.ts';
import { createApp } from '../../server/app/app.ts';
import { localBus, type Bus } from '../../server/platform/events/bus.ts';
import { sharedRevision } from '../../server/engagement/live/catalogNews.ts';
import { applyIdentity } from '../../server/foundation/settings/settings.ts';
import { openPayments } from '../../server/commerce/payments/payments.ts';
import { shop as definition } from '../../shop.config.ts';
import { secretBox } from '../../server/platform/crypto/secrets.ts';
import { signingKeys } from '../../server/platform/crypto/signing.ts';
import type { FileStorage } from '../../server/platform/storage/storage.ts';
import type { PageRenderer } from '../../server/pages/renderer.ts';

// The whole server with a stand-in for the pages: requests are injected without a socket.

export interface TestApp {
  app: FastifyInstance;
  catalog: CatalogRevision;
  files: FileStorage;
  /** Directory of local files. */
  filesDir: string;
  faults: { err: unknown; correlationId: string }[];
  /** Rendered URLs. */
  rendered: string[];
  stopping: { isTrue: boolean };
  /** Pages wait for this promise before rendering; resolved unless a test replaces it. */
  gate: { open: Promise<void> };
}

const productQuery = /"id": "([0-9a-f]{64})"/.exec(readFileSync('web/__generated__/ProductPageQuery.graphql.ts', 'utf8'))?.[1] ?? '';

const page = (html: string, status = 200, error: unknown = null) => ({ kind: 'page' as const, status, html, error });

/** Stands in for web/: a public page, a personal page, and each kind of failure. */
function fakeRenderer(rendered: string[], gate: TestApp['gate']): PageRenderer {
  return {
    isBuilt: true,
    handleOf: (target) => {
      if (target.startsWith('/me')) return Promise.resolve({ audience: 'visitor' });
      const freshSeconds = target.startsWith('/deals') ? { freshSeconds: 30 } : {};
      return Promise.resolve({ audience: 'public', parameters: ['page', 'filter_*'], ...freshSeconds });
    },
    async render(request, execute) {
      const url = new URL(request.url);
      rendered.push(url.pathname + url.search);
      const nth = rendered.length;
      await gate.open;
      if (url.pathname === '/moved/')
        return { kind: 'response', response: new Response(null, { status: 302, headers: { location: '/shop/' } }) };
      // Like the pages for an unknown slug.
      if (/[/=]former-/.test(url.pathname + url.search)) return page('<p>Not found</p>', 404);
      if (url.pathname === '/missing/') return page('<p>Not found</p>', 404, { status: 404 });
      if (url.pathname === '/broken/') return page('<p>Sorry</p>', 200, new Error('password=hunter2'));
      if (url.pathname === '/product/') {
        const read = await execute({ id: productQuery, name: 'ProductPageQuery' } as RequestParameters, { slug: 'kettle' }).then(
          (answer) => answer as { data?: { product?: object | null } },
          (error: unknown) => ({ error }),
        );
        // Like the product page's route (web/products/routes.ts).
        if ('error' in read) return page('<p>Sorry</p>', 500, read.error);
        return page('<p>Product</p>', read.data?.product ? 200 : 404);
      }
      const form = request.method === 'POST' ? await request.text() : '';
      return page(`<!DOCTYPE html><p>${url.href} ${form} ${nth}</p>`);
    },
  };
}

/**
 * @param env as in the environment of the server
 * @param timeoutMs how long payment providers may take
 * @param bus shared by the instances of one shop
 * @param storage in place of that of shop.config.ts
 * @param extensions payments in place of those of shop.config.ts
 * @param renderer in place of the stand-in for the pages
 * @param cdn in front of the shop
 */
export async function testApp(
  db: Db,
  env: Record<string, string> = {},
  timeoutMs = 10_000,
  bus: Bus = localBus(),
  storage = definition.storage,
  extensions = definition.payments,
  renderer?: PageRenderer,
  cdn: Cdn | null = null,
): Promise<TestApp> {
  const config = {
    ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '4000', ...env }),
    filesDir: mkdtempSync(path.join(tmpdir(), 'souk-files-')),
  };
  const files = storage(config.filesDir);
  const faults: TestApp['faults'] = [];
  const rendered: string[] = [];
  const stopping = { isTrue: false };
  const gate = { open: Promise.resolve() };
  const catalog = sharedRevision(await catalogRevision(db, () => applyIdentity(db)), bus, (err) =>
    faults.push({ err, correlationId: 'revision' }),
  );
  const keys = { ...signingKeys(['key of the tests']), ...secretBox(['key of the tests, at least 32 long']) };
  const { testPayments: offersTests, publicUrl, storefrontOrigins: storefronts } = config;
  const app = await createApp({
    config,
    root: process.cwd(),
    db,
    catalog,
    keys,
    payments: openPayments(extensions, { db, keys, offersTests, publicUrl, storefronts, timeoutMs }),
    files,
    bus,
    cdn,
    apis: createApis({
      root: process.cwd(),
      isDevelopment: false,
      logFault: (err, correlationId) => faults.push({ err, correlationId }),
    }),
    renderer: renderer ?? fakeRenderer(rendered, gate),
    isStopping: () => stopping.isTrue,
    // Build outputs aren't served here.
    addDevelopment: () => Promise.resolve(),
  });
  app.log.error = (fault: TestApp['faults'][number]) => void faults.push(fault);
  await app.ready();
  return { app, catalog, files, filesDir: config.filesDir, faults, rendered, stopping, gate };
}

/** Headers of a request sent by a script on the shop's own page. */
export const ownPage = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4000' };

/** Posts to the Shop API, or to another endpoint. */
export function postGraphql(app: FastifyInstance, body: unknown, headers: Record<string, string> = {}, url = '/graphql') {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', host: 'localhost:4000', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/**
 * A database whose every use fails after startup.
 * @param error defaults to a server error with details that visitors must not see
 */
export function unreachableDb(db: Db, error = new Error('connect ECONNREFUSED db.internal:5432 password=hunter2')): Db {
  const fail = () => Promise.reject(error);
  const model: unknown = new Proxy(() => undefined, { get: (_target, name) => (name === 'then' ? undefined : model), apply: fail });
  const prisma = new Proxy(model as Db['prisma'], {
    get: (_target, name) => (name === 'catalogState' || name === 'shopIdentity' ? db.prisma[name] : model),
  });
  return { ...db, prisma, pool: { query: fail, connect: fail } as unknown as Db['pool'] };
}
