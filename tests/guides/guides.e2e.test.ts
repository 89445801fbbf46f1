import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCheckout, placeOrder } from '../cart/cartPages.ts';
import { mainProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop, type PreparedShop } from '../support/preparedShop.ts';
import { globalId, makeProduct, makeVariable } from '../support/products.ts';

// docs/guides/agent: its program, in a folder of its own, fills a cart that a person then pays in a browser. docs/guides/headless: a
// storefront on another origin, as the guide says.

const run = promisify(execFile);

const storefront = 'docs/guides/headless';
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

function serveGuide(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname === '/' ? 'index.html' : path.basename(pathname);
    readFile(path.join(storefront, file)).then(
      (bytes) => response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'text/plain' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => void server.listen(0, '127.0.0.1', () => resolve(server)));
}

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let shop: PreparedShop;
let folder: string;
let panId: number;
let pages: Server;
let strangers: Server;
beforeAll(async () => {
  [pages, strangers] = [await serveGuide(), await serveGuide()];
  shop = await preparedShop(
    async (db) => {
      await makeProduct(db, { name: 'Mug', slug: 'mug', regularPriceMinor: 1_200 });
      panId = (await makeProduct(db, { name: 'Pan', slug: 'pan', regularPriceMinor: 3_000 })).id;
      await makeVariable(db, { facts: { name: 'Shirt', slug: 'shirt' }, variations: { any: { regularPriceMinor: 2_000 } } });
    },
    { STOREFRONT_ORIGINS: originOf(pages), SOUK_TEST_PAYMENTS: 'true' },
  );
  // As in the guide; the client is the one of npm that is installed here, so that the test needs no network.
  folder = await mkdtemp(path.join(tmpdir(), 'souk-agent-'));
  await cp('docs/guides/agent/agent.js', path.join(folder, 'agent.js'));
  await run('npm', ['init', '--yes'], { cwd: folder });
  await run('npm', ['pkg', 'set', 'type=module'], { cwd: folder });
  await mkdir(path.join(folder, 'node_modules/@modelcontextprotocol'), { recursive: true });
  const client = 'node_modules/@modelcontextprotocol/client';
  await symlink(path.resolve(client), path.join(folder, client));
});
afterAll(async () => {
  pages.close();
  strangers.close();
  await shop.stop();
  await rm(folder, { recursive: true });
});

async function runGuide(query: string): Promise<{ url: string; text: string }> {
  const { stdout } = await run(process.execPath, ['agent.js', shop.url, query], { cwd: folder });
  return { text: stdout, url: /^Pay here until \S+: (\S+)$/m.exec(stdout)?.[1] ?? '' };
}

test('[I55] the link of the guide’s program shows the cart, keeps what the browser has, and payment follows', async () => {
  const { url, text } = await runGuide('mug');
  expect(text).toMatch(/^1 x Mug, €12\.00$/m);
  expect(url).toContain(`${shop.url}/cart/open/?key=`);
  const { page, problems } = await openPage({ baseURL: shop.url });

  // The browser has a cart of its own.
  const query = `mutation { addToCart(input: { productId: "${globalId('Product', panId)}" }) { __typename } }`;
  await page.context().request.post(`${shop.url}/graphql`, { headers: { origin: shop.url }, data: { query } });

  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Add these items to your cart?' }).waitFor();
  await page.getByText('1 × Mug').waitFor();
  await page.getByText('Items already in your cart will stay there.').waitFor();
  expect(await mainProblems(page)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL('**/cart/');
  for (const name of ['Mug', 'Pan']) await page.getByRole('main').getByRole('link', { name, exact: true }).first().waitFor();
  await page.goto('/checkout/', { waitUntil: 'commit' });
  await fillCheckout(page);
  await page.getByRole('radio', { name: /bank transfer/i }).check();
  await placeOrder(page);
  await page.getByRole('heading', { level: 1, name: 'Thank you for your order' }).waitFor();

  await page.goto(url, { waitUntil: 'commit' });
  await page.getByText('Checkout links work only once.').waitFor();
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('[I55] the link works without script, and chooses options that a variation leaves open', async () => {
  const { url, text } = await runGuide('shirt');
  expect(text).toContain('1 x Shirt');
  const { page } = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
  await page.goto(url);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL('**/cart/');
  await page.getByRole('main').getByRole('link', { name: 'Shirt' }).first().waitFor();
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
