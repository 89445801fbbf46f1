import { describe, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { shopUrl } from '../support/shopUrl.ts';

const noScript = { javaScriptEnabled: false };

/** Returns the path of a product whose card matches, without using the browser. */
async function productWith(way: RegExp, query = ''): Promise<string> {
  for (let number = 1; number < 12; number += 1) {
    const html = await (await fetch(`${shopUrl()}/shop/?${query}page=${number}`)).text();
    const card = html.split(/(?=<article\b)/).find((part) => part.startsWith('<article') && way.test(part));
    const path = /<h2[^>]*>\s*<a [^>]*href="([^"]+)"/.exec(card ?? '')?.[1];
    if (path) return path;
  }
  throw new Error(`No product has ${way}`);
}

describe.each([
  ['with scripts', {}],
  ['without scripts', noScript],
])('%s', (_name, options) => {
  test('[F12] /product/{slug}/ shows pictures, price, stock, specifications and breadcrumbs', async () => {
    const { page, problems } = await openPage(options);
    const path = await productWith(/Select options/);
    expect(path).toMatch(/^\/product\/[^/]+\/$/);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('list', { name: 'Large images' }).locator('img').count()).toBeGreaterThan(0);
    expect(await page.locator('main').innerText()).toMatch(/€\d[\s\S]*incl\. VAT/);
    expect(await page.getByRole('heading', { name: 'Specifications' }).isVisible()).toBe(true);
    expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').count()).toBeGreaterThan(1);
    expect(await page.getByText('SKU', { exact: true }).isVisible()).toBe(true);
    expect(problems).toEqual([]);
  });

  test('[F12] selected options are added to the cart', async () => {
    const { page } = await openPage(options);
    await page.goto(await productWith(/Select options/, 'in_stock=1&'));
    const groups = page.getByRole('form', { name: 'Buy' }).getByRole('group');
    for (const group of await groups.all()) await group.locator('label:has(input:not([disabled]))').first().click();
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    if (options === noScript) return page.waitForURL('**/cart/');
    await page.getByRole('link', { name: 'View cart' }).first().waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Cart.*1 item/ })
      .waitFor();
  });
});

test.each(['/product/no-such-product/', '/?p=999999', '/?page_id=7'])(
  '[F12] %s returns the shop’s 404 page with links to search and the shop',
  async (url) => {
    const response = await fetch(shopUrl() + url);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>Page not found<\/h1>/);
    expect(html).toContain('Search products');
    expect(/<main[^]*<\/main>/.exec(html)?.[0]).toMatch(/<a [^>]*href="\/shop\/"[^>]*>Go to the shop<\/a>/);
  },
);

test.each([
  ['with scripts', {}],
  ['without scripts', noScript],
])('[F12] the 404 page links to the shop, %s', async (_name, options) => {
  const { page } = await openPage(options);
  expect((await page.goto('/product/no-such-product/'))?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  expect(await page.getByRole('link', { name: 'Search products' }).isVisible()).toBe(true);
  await page.getByRole('main').getByRole('link', { name: 'Go to the shop' }).click();
  await page.waitForURL('**/shop/');
});

test('[F12] selected options are in the URL and restored after a reload', async () => {
  const { page, problems } = await openPage();
  await page.goto(await productWith(/Select options/, 'in_stock=1&'));
  const group = page.getByRole('form', { name: 'Buy' }).getByRole('group').first();
  const label = group.locator('label:has(input:not([disabled]))').last();
  const value = await label.locator('input').getAttribute('value');
  await label.click();
  await expect.poll(() => new URL(page.url()).search).toMatch(new RegExp(`attribute_[^=]+=${value}`));
  await page.reload();
  expect(await group.locator('input:checked').getAttribute('value')).toBe(value);
  expect(problems).toEqual([]);
});

test('[F12] thumbnails select the large picture, by keyboard too', async () => {
  const { page } = await openPage();
  await page.goto(await productWith(/Select options/));
  const second = page.getByRole('link', { name: /^Image 2 of/ });
  await second.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => second.getAttribute('aria-current')).toBe('true');
  const strip = page.getByRole('list', { name: 'Large images' });
  await expect.poll(() => strip.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))).toBe(1);
});

test('[F12] an external product links to the other shop and has no buy form', async () => {
  const { page } = await openPage();
  await page.goto(await productWith(/<a [^>]*target="_blank"/));
  const link = page.getByRole('main').locator('a[target=_blank]').first();
  await link.waitFor();
  expect(await link.getAttribute('href')).toMatch(/^https:/);
  expect(await page.getByRole('form', { name: 'Buy' }).count()).toBe(0);
});

test.each([['/'], ['/shop/'], ['product']])('%s has a canonical URL, a description and valid structured data', async (where) => {
  const path = where === 'product' ? await productWith(/Select options/) : where;
  const html = await (await fetch(shopUrl() + path)).text();
  const canonical = [...html.matchAll(/<link [^>]*rel="canonical"[^>]*>/g)].map(([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '');
  expect(canonical.map((address) => new URL(address).pathname)).toEqual([path]);
  expect(html).toMatch(/<meta [^>]*name="description"[^>]*content="[^"]+"/);
  const facts = [...html.matchAll(/<script [^>]*type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)];
  expect(facts.length).toBeGreaterThan(0);
  for (const [, text = ''] of facts) expect(() => JSON.parse(text) as unknown).not.toThrow();
});

test('the heading has the focus after navigation', async () => {
  const { page } = await openPage();
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main categories' }).getByRole('link').nth(1).click();
  await page.waitForURL(/product_cat=/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});
