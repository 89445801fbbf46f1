import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop, setVisitorCookie, signedInToken, type PreparedShop } from '../support/preparedShop.ts';
import { makeStocked } from '../support/products.ts';
import { wordingVersion } from '../../web/consent/answerRules.ts';
import { unsteadyNetwork } from './unsteadyNetwork.ts';

let shop: PreparedShop;
let ada = '';
beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    await makeStocked(db, 5, { name: 'Bramble the Bear', slug: 'bramble-the-bear' });
    ada = await signedInToken(db, 'CUSTOMER');
  });
});
afterAll(() => shop.stop());

const product = '/product/bramble-the-bear/';
const soon = { timeout: 30_000 };

/** A browser with the service worker, at the shop through a network that can fail. */
async function visit(options: { javaScriptEnabled?: boolean } = {}) {
  const network = await unsteadyNetwork(shop.url);
  const opened = await openPage({ baseURL: network.url, serviceWorkers: 'allow', ...options });
  return { ...opened, network };
}

const isControlled = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);

const consent = (context: BrowserContext, url: string) =>
  context.addCookies([{ name: 'cookie_consent', value: `granted.${wordingVersion}`, url }]);

const stored = () => ['souk-offline-cart', 'souk-viewed'].filter((key) => localStorage.getItem(key) !== null);

test('[I95] without a network, pages show the cart and recently viewed products until the visitor signs out', async () => {
  const { page, network } = await visit();
  await consent(page.context(), network.url);
  await setVisitorCookie(page.context(), network.url, ada);
  await page.goto(product);
  await expect.poll(() => isControlled(page), soon).toBe('activated');
  await page.getByRole('form', { name: 'Buy' }).getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(() => page.evaluate(stored), soon).toEqual(['souk-offline-cart', 'souk-viewed']);

  network.state = 'away';
  await page.goto('/shop/', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor();
  for (const name of ['Your cart', 'Recently viewed']) {
    const link = page.getByRole('region', { name }).getByRole('link', { name: 'Bramble the Bear' });
    expect(await link.getAttribute('href')).toBe(product);
  }
  expect(await page.getByRole('region', { name: 'Your cart' }).innerText()).toMatch(/Quantity: 1 · .*€[\s\S]*Subtotal: .*€|Subtotal: €/);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  // By keyboard; the shop is still away.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Try again');
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Still offline.' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Try again');

  // A new window has no session storage.
  const other = await page.context().newPage();
  await other.goto(`${network.url}/`, { waitUntil: 'commit' });
  await other.getByRole('region', { name: 'Your cart' }).waitFor();
  await other.close();

  network.state = 'up';
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();

  await page.goto('/account/');
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/account/sign-in/');
  await expect.poll(() => page.evaluate(stored), soon).toEqual([]);
  network.state = 'away';
  await page.goto('/shop/', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor();
  expect(await page.getByRole('region').count()).toBe(0);
});

test('[I95] the cart of another hash is not shown, and without consent no viewed products are', async () => {
  const { page, network } = await visit();
  await page.goto(product);
  await expect.poll(() => isControlled(page), soon).toBe('activated');
  await page.getByRole('form', { name: 'Buy' }).getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(() => page.evaluate(stored), soon).toEqual(['souk-offline-cart']);
  await page.context().clearCookies({ name: 'woocommerce_cart_hash' });
  network.state = 'away';
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor();
  expect(await page.getByRole('region').count()).toBe(0);
});

test('[I95] errors of the server are shown as they are, and only the offline page is stored', async () => {
  const { page, network } = await visit();
  await page.goto('/');
  await expect.poll(() => isControlled(page), soon).toBe('activated');
  await page.goto('/account/sign-in/');
  network.state = 'broken';
  const response = await page.goto('/shop/', { waitUntil: 'commit' });
  expect(response?.status()).toBe(500);
  expect(await page.getByRole('heading', { name: 'Something went wrong' }).count()).toBe(1);
  network.state = 'up';
  await page.goto('/shop/');
  const urls = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(caches_.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(urls.filter((path) => path !== '/offline/' && !path.startsWith('/assets/'))).toEqual([]);
  expect(urls).toContain('/offline/');
});

test('[I95] without scripts, the shop works as before', async () => {
  const { page, network } = await visit({ javaScriptEnabled: false });
  const response = await page.goto(`${network.url}${product}`);
  expect(response?.status()).toBe(200);
  expect(await page.getByRole('heading', { level: 1, name: 'Bramble the Bear' }).count()).toBe(1);
});
