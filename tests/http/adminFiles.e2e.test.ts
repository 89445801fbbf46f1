import { expect, test } from 'vitest';
import { shopUrl } from '../support/shopUrl.ts';

// Requests of the admin's first page, answered by the built server.

test('[F107] admin assets are immutable, and the admin page is revalidated', async () => {
  const page = await fetch(`${shopUrl()}/admin/`);
  expect(page.headers.get('cache-control')).not.toContain('immutable');
  const files = [...(await page.text()).matchAll(/(?:src|href)="(\/admin\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  expect(files.some((file) => file.endsWith('.css'))).toBe(true);
  for (const file of files) {
    const answer = await fetch(shopUrl() + file);
    expect(answer.status, file).toBe(200);
    expect(answer.headers.get('cache-control'), file).toBe('public, max-age=31536000, immutable');
  }
});

test.each([
  ['/legacy/api-fetch.js', 'no-cache'],
  ['/favicon.svg', 'public, max-age=86400'],
  ['/admin/theme.js', 'public, max-age=0'],
  ['/admin/orders/7', 'no-cache'],
  ['/admin/emails/order.placed', 'no-cache'],
])('%s has a stable URL and is not cached as immutable', async (address, control) => {
  const answer = await fetch(shopUrl() + address);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, control]);
});

test('a missing admin asset returns 404', async () => {
  const answer = await fetch(`${shopUrl()}/admin/assets/none.js`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-cache']);
});
