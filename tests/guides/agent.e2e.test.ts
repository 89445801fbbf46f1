import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCheckout, placeOrder } from '../cart/cartPages.ts';
import { mainProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop, type PreparedShop } from '../support/preparedShop.ts';
import { globalId, makeProduct, makeVariable } from '../support/products.ts';

// docs/guides/agent: its program, in a folder of its own, fills a cart that a person then pays in a browser.

const run = promisify(execFile);

let shop: PreparedShop;
let folder: string;
let panId: number;
beforeAll(async () => {
  shop = await preparedShop(
    async (db) => {
      await makeProduct(db, { name: 'Mug', slug: 'mug', regularPriceMinor: 1_200 });
      panId = (await makeProduct(db, { name: 'Pan', slug: 'pan', regularPriceMinor: 3_000 })).id;
      await makeVariable(db, { facts: { name: 'Shirt', slug: 'shirt' }, variations: { any: { regularPriceMinor: 2_000 } } });
    },
    { SOUK_TEST_PAYMENTS: 'true' },
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
  await page.getByText('Items that are already in your cart stay in it.').waitFor();
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
  await page.getByText('Checkout links work once.').waitFor();
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
