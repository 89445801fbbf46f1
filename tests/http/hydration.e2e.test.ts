import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopUrl } from '../support/shopUrl.ts';
import { openPage } from '../support/browser.ts';

// Late hydration: on a slow connection, the script arrives before the rest of the page, or long after it.

let slow: Server;
let slowUrl: string;
let sendRest = () => undefined as void;

/** A proxy to the shop that sends the rest of each page when the test says so. */
beforeAll(async () => {
  const shop = new URL(shopUrl());
  slow = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: shop.host, 'accept-encoding': 'identity' };
    const passed = request({ port: shop.port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const isPage = String(answer.headers['content-type']).startsWith('text/html');
        outgoing.writeHead(answer.statusCode ?? 500, { 'content-type': String(answer.headers['content-type']) });
        if (!isPage) return outgoing.end(body);
        outgoing.write(body.subarray(0, body.length / 3));
        sendRest = () => void outgoing.end(body.subarray(body.length / 3));
      });
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  slowUrl = `http://localhost:${(slow.address() as AddressInfo).port}`;
});

afterAll(() => slow.close());

test.each(['/', '/shop/'])('%s hydrates correctly when the script arrives before the rest of the page', async (path) => {
  const { page, problems, requests } = await openPage();
  await page.goto(slowUrl + path, { waitUntil: 'commit' });
  const hasScripts = () => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')].map(({ src }) => src);
    const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);
    const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    return scripts.length > 0 && [...scripts, ...files].every((file) => loaded.has(file));
  };
  // The page draws no frames before its markup is whole.
  await expect.poll(() => page.evaluate(hasScripts)).toBe(true);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  sendRest();
  await page.waitForLoadState('networkidle');
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  expect(await page.locator('h1').count()).toBe(1);
  expect(problems).toEqual([]);
  expect(requests.filter((request) => request === '/graphql').length).toBeLessThanOrEqual(1);
});

test('[F5] a quantity typed before hydration is the quantity added to the cart', async () => {
  const { page } = await openPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/shop/', { waitUntil: 'commit' });
  const card = page
    .locator('li, article')
    // Other tests may have bought up the first product's stock.
    .filter({ has: page.locator('input[name=quantity]:not([max="1"], [max="2"])') })
    .filter({ has: page.getByRole('button', { name: /add to cart/i }) })
    .first();
  await card.getByRole('spinbutton').fill('3');
  release();
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  const added = page.waitForRequest((sent) => sent.method() === 'POST' && (sent.postData() ?? '').includes('productId'));
  await card.getByRole('button', { name: /add to cart/i }).click();
  expect((await added).postData()).toContain('"quantity":3');
});
