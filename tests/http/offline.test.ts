import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { testApp, type TestApp } from './testApp.ts';

// The service worker's switch, without a build. With a build, browsers run it (tests/offline).

let db: Db;
let shop: TestApp;
beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db, { OFFLINE_PAGE: 'false' });
});
afterAll(() => shop.app.close());

const get = (url: string) => shop.app.inject({ url, headers: { host: 'localhost:4000' } });

test('[I95] switched off, the service worker removes itself and what it stored, and there is no offline page', async () => {
  const { statusCode, headers, body } = await get('/service-worker.js');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'x-content-type-options': 'nosniff',
  });
  expect(body).not.toContain("'fetch'");

  // Runs it.
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  const done: string[] = [];
  const scope = {
    addEventListener: (name: string, listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void) =>
      listeners.set(name, listener),
    skipWaiting: () => Promise.resolve(done.push('skip')),
    caches: {
      keys: () => Promise.resolve(['souk-offline-1', 'other']),
      delete: (name: string) => Promise.resolve(done.push(`delete ${name}`)),
    },
    registration: { unregister: () => Promise.resolve(done.push('unregister')) },
  };
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the script is meant for a browser
  new Function(...Object.keys(scope), body)(...Object.values(scope));
  for (const name of ['install', 'activate']) {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ waitUntil: (promise) => (work = promise) });
    await work;
  }
  expect(done).toEqual(['skip', 'delete souk-offline-1', 'unregister']);
  expect((await get('/offline/?version=1')).body).not.toContain('You’re offline');
});
