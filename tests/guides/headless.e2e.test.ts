import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { preparedShop, type PreparedShop } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';

// docs/guides/headless: a storefront on another origin, as the guide says.

const folder = 'docs/guides/headless';
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

function serveGuide(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname === '/' ? 'index.html' : path.basename(pathname);
    readFile(path.join(folder, file)).then(
      (bytes) => response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'text/plain' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => void server.listen(0, '127.0.0.1', () => resolve(server)));
}

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let pages: Server;
let strangers: Server;
let shop: PreparedShop;
beforeAll(async () => {
  [pages, strangers] = [await serveGuide(), await serveGuide()];
  const env = { STOREFRONT_ORIGINS: originOf(pages), SOUK_TEST_PAYMENTS: 'true' };
  shop = await preparedShop(async (db) => {
    await makeProduct(db, { name: 'Mug', slug: 'mug', regularPriceMinor: 1_200 });
  }, env);
});
afterAll(async () => {
  pages.close();
  strangers.close();
  await shop.stop();
});

test('[I35] a storefront on another origin sells: products, cart, and an order paid by card', async () => {
  const { page, problems } = await openPage({ baseURL: originOf(pages) });
  const open = () => page.goto(`/?shop=${shop.url}`, { waitUntil: 'commit' });
  await open();
  await page.getByRole('button', { name: 'Add Mug to cart' }).click();
  await page.getByText(/^1 items, €/).waitFor();
  // The token outlives the page.
  await open();
  await page.getByText(/^1 items, €/).waitFor();

  const values = {
    Email: 'ada@example.com',
    'First name': 'Ada',
    'Last name': 'Berg',
    Address: 'Main Street 1',
    Postcode: '10115',
    City: 'Berlin',
  };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
  await page.getByLabel('I accept the terms.').check();
  await page.getByRole('button', { name: 'Pay with the test card' }).click();
  await page.getByText(/^Order \d+ is PROCESSING\.$/).waitFor();
  await open();
  await page.getByText('0 items').waitFor();

  expect(await page.context().cookies(shop.url)).toEqual([]);
  expect(problems).toEqual([]);
});

test('[I35] a page of an origin that is not listed reads nothing', async () => {
  const { page } = await openPage({ baseURL: originOf(strangers) });
  await page.goto(`/?shop=${shop.url}`, { waitUntil: 'commit' });
  await page.getByText('Failed to fetch').waitFor();
  expect(await page.getByRole('listitem').count()).toBe(0);
});
