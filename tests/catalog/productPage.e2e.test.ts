import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';

const noScript = { javaScriptEnabled: false };

/** Path of a product whose card offers this way to buy. */
async function productWith(page: Page, way: RegExp, query = ''): Promise<string> {
  for (let number = 1; number < 12; number += 1) {
    await page.goto(`/shop/?${query}page=${number}`);
    const card = page
      .locator('main article')
      .filter({ has: page.locator('form, a').filter({ hasText: way }) })
      .first();
    if ((await card.count()) > 0) return (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  }
  throw new Error(`No product offers ${way}`);
}

describe.each([
  ['with script', {}],
  ['without script', noScript],
])('%s', (_name, options) => {
  test('[F12] /product/{slug}/ has pictures, price, stock, facts and the way here', async () => {
    const { page, problems } = await openPage(options);
    const path = await productWith(page, /Select options/);
    expect(path).toMatch(/^\/product\/[^/]+\/$/);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('list', { name: 'Large pictures' }).locator('img').count()).toBeGreaterThan(0);
    expect(await page.locator('main').innerText()).toMatch(/€\d[\s\S]*incl\. VAT/);
    expect(await page.getByRole('heading', { name: 'Specifications' }).isVisible()).toBe(true);
    expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').count()).toBeGreaterThan(1);
    expect(await page.getByText('SKU', { exact: true }).isVisible()).toBe(true);
    expect(problems).toEqual([]);
  });

  test('[F12] a choice of options is bought', async () => {
    const { page } = await openPage(options);
    await page.goto(await productWith(page, /Select options/, 'in_stock=1&'));
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

  test.each(['/product/no-such-product/', '/?p=999999', '/?page_id=7'])(
    '[F12] %s is a 404 in the shop’s look, with ways on',
    async (url) => {
      const { page } = await openPage(options);
      const response = await page.goto(url);
      expect(response?.status()).toBe(404);
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
      expect(await page.getByRole('link', { name: 'Search products' }).isVisible()).toBe(true);
      await page.getByRole('main').getByRole('link', { name: 'Go to the shop' }).click();
      await page.waitForURL('**/shop/');
    },
  );
});

test('[F12] a choice changes the URL and is there again after a reload', async () => {
  const { page, problems } = await openPage();
  await page.goto(await productWith(page, /Select options/, 'in_stock=1&'));
  const group = page.getByRole('form', { name: 'Buy' }).getByRole('group').first();
  const label = group.locator('label:has(input:not([disabled]))').last();
  const value = await label.locator('input').getAttribute('value');
  await label.click();
  await expect.poll(() => new URL(page.url()).search).toMatch(new RegExp(`attribute_[^=]+=${value}`));
  await page.reload();
  expect(await group.locator('input:checked').getAttribute('value')).toBe(value);
  expect(problems).toEqual([]);
});

test('[F12] the small pictures show the large ones, by keyboard too', async () => {
  const { page } = await openPage();
  await page.goto(await productWith(page, /Select options/));
  const second = page.getByRole('link', { name: /^Picture 2 of/ });
  await second.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => second.getAttribute('aria-current')).toBe('true');
  const strip = page.getByRole('list', { name: 'Large pictures' });
  await expect.poll(() => strip.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))).toBe(1);
});

test('[F12] an external product links to the other shop, and has no form', async () => {
  const { page } = await openPage();
  await page.goto('/shop/');
  for (let number = 1; number < 12; number += 1) {
    await page.goto(`/shop/?page=${number}`);
    const card = page
      .locator('main article')
      .filter({ has: page.locator('a[target=_blank]') })
      .first();
    if ((await card.count()) === 0) continue;
    await card.getByRole('heading').getByRole('link').click();
    break;
  }
  await page.waitForURL('**/product/**');
  const link = page.getByRole('main').locator('a[target=_blank]').first();
  await link.waitFor();
  expect(await link.getAttribute('href')).toMatch(/^https:/);
  expect(await page.getByRole('form', { name: 'Buy' }).count()).toBe(0);
});

describe('what search engines and screen readers get', () => {
  test.each([['/'], ['/shop/'], ['product']])(
    '%s: canonical, description, parsable facts, no axe finding, no shift, one personal query',
    async (where) => {
      const { page, problems, requests } = await openPage();
      const path = where === 'product' ? await productWith(page, /Select options/) : where;
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      requests.length = 0;
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(requests.filter((name) => name === '/graphql').length).toBeLessThanOrEqual(1);
      expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname).toBe(path);
      expect(await page.locator('link[rel=canonical]').count()).toBe(1);
      expect(await page.locator('meta[name=description]').getAttribute('content')).not.toBe('');
      const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(facts.length).toBeGreaterThan(0);
      for (const text of facts) expect(() => JSON.parse(text) as unknown).not.toThrow();
      const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(problems).toEqual([]);
    },
  );

  test('after a change of page the heading has the focus', async () => {
    const { page } = await openPage();
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main categories' }).getByRole('link').nth(1).click();
    await page.waitForURL(/product_cat=/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });
});
