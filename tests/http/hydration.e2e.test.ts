import { expect, test } from 'vitest';
import { shopUrl } from '../support/shopUrl.ts';
import { openPage } from '../support/browser.ts';
import { slowPages } from '../support/slowPages.ts';

// Late hydration: on a slow connection, the script arrives before the rest of the page, or long after it.

test.each(['/', '/shop/'])('%s hydrates correctly when the script arrives before the rest of the page', async (path) => {
  let sendRest = () => undefined as void;
  const slowUrl = await slowPages(shopUrl(), (markup, to) => {
    to.write(markup.subarray(0, markup.length / 3));
    sendRest = () => void to.end(markup.subarray(markup.length / 3));
  });
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
