import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { shopUrl } from '../support/shopUrl.ts';

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

async function expectWholePage(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('list', { name: 'Large images' }).locator('img').count()).toBeGreaterThan(0);
  expect(await page.locator('main').innerText()).toMatch(/€\d[\s\S]*incl\. VAT/);
  expect(await page.getByRole('heading', { name: 'Specifications' }).isVisible()).toBe(true);
  expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').count()).toBeGreaterThan(1);
  expect(await page.getByText('SKU', { exact: true }).isVisible()).toBe(true);
}

const optionGroups = (page: Page) => page.getByRole('form', { name: 'Buy' }).getByRole('group');

test('[F12] /product/{slug}/ is complete, restores selected options from the URL, adds them, and shows its pictures by keyboard', async () => {
  const { page, problems } = await openPage();
  const path = await productWith(/Select options/, 'in_stock=1&');
  expect(path).toMatch(/^\/product\/[^/]+\/$/);
  await page.goto(path);
  await expectWholePage(page);

  const second = page.getByRole('link', { name: /^Image 2 of/ });
  await second.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => second.getAttribute('aria-current')).toBe('true');
  const strip = page.getByRole('list', { name: 'Large images' });
  await expect.poll(() => strip.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))).toBe(1);

  const group = optionGroups(page).first();
  const label = group.locator('label:has(input:not([disabled]))').last();
  const value = await label.locator('input').getAttribute('value');
  await label.click();
  await expect.poll(() => new URL(page.url()).search).toMatch(new RegExp(`attribute_[^=]+=${value}`));
  await page.reload();
  expect(await group.locator('input:checked').getAttribute('value')).toBe(value);

  for (const each of await optionGroups(page).all()) await each.locator('label:has(input:not([disabled]))').first().click();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('link', { name: 'View cart' }).first().waitFor();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Shopping cart.*1 item/ })
    .waitFor();
  expect(problems).toEqual([]);
});

test('[F12] without scripts, /product/{slug}/ is complete, and selected options are added to the cart', async () => {
  const { page, problems } = await openPage({ javaScriptEnabled: false });
  await page.goto(await productWith(/Select options/, 'in_stock=1&'));
  await expectWholePage(page);
  for (const group of await optionGroups(page).all()) await group.locator('label:has(input:not([disabled]))').first().click();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.waitForURL('**/cart/');
  expect(problems).toEqual([]);
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

test('[F12] the 404 page links to search and the shop, and the heading has the focus after navigation', async () => {
  const { page } = await openPage();
  expect((await page.goto('/product/no-such-product/'))?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  expect(await page.getByRole('link', { name: 'Search products' }).isVisible()).toBe(true);
  await page.getByRole('main').getByRole('link', { name: 'Go to the shop' }).click();
  await page.waitForURL('**/shop/');
  await page.getByRole('navigation', { name: 'Main categories' }).getByRole('link').nth(1).click();
  await page.waitForURL(/product_cat=/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

test('[F12] an external product links to the other shop and has no buy form', async () => {
  const html = await (await fetch(shopUrl() + (await productWith(/<a [^>]*target="_blank"/)))).text();
  const main = /<main\b[^]*<\/main>/.exec(html)?.[0] ?? '';
  const [link = ''] = /<a [^>]*target="_blank"[^>]*>/.exec(main) ?? [];
  expect(link).toMatch(/href="https:/);
  expect(main).not.toMatch(/<form [^>]*aria-label="Buy"/);
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
