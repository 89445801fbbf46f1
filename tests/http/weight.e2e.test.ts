import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';

// Requests and bytes of a first visit, and of a link to a product within the shop. Files that load together are one file (web/chunks.ts).

interface Transfer {
  isPicture: boolean;
  bytes: number;
}

/** Counts what a page transfers, with headers, from now on. Icons of the window aren't the page's. */
async function transfers(page: Page): Promise<Map<string, Transfer>> {
  const found = new Map<string, Transfer>();
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('data:') && type !== 'Other') found.set(requestId, { isPicture: type === 'Image', bytes: 0 });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = found.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  return found;
}

const productPath = '/product/aldous-m2-mirrorless-camera/';

test.each([
  { path: '/', requests: 42, kilobytes: 285 },
  { path: '/shop/', requests: 40, kilobytes: 294 },
  { path: productPath, requests: 45, kilobytes: 288 },
])(
  '[I64] a first visit of $path takes at most $requests requests and $kilobytes kB with its pictures',
  async ({ path, requests, kilobytes }) => {
    const { page } = await openPage({ viewport: { width: 1280, height: 720 } });
    const found = await transfers(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(found.size).toBeLessThanOrEqual(requests);
    expect([...found.values()].reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(kilobytes * 1000);
  },
);

test('[I64] a link from the listing to a product takes at most 15 requests beside pictures', async () => {
  const { page } = await openPage({ viewport: { width: 1280, height: 2400 } });
  await page.goto('/shop/', { waitUntil: 'networkidle' });
  const found = await transfers(page);
  await page.locator('main article a[href^="/product/"]').first().press('Enter');
  await page.waitForURL('**/product/**');
  await page.waitForLoadState('networkidle');
  expect([...found.values()].filter(({ isPicture }) => !isPicture).length).toBeLessThanOrEqual(15);
});
