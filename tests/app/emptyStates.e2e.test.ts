import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { served } from '../compare/chartPages.ts';
import { openPage } from '../support/browser.ts';
import { layoutShifts } from '../support/layoutShift.ts';
import { expectSound } from './soundPage.ts';

// One design for pages without content: the reason, the main action, and where to go next.

const states: [name: string, path: string, title: string, action: string][] = [
  ['the empty cart', '/cart/', 'Your cart is empty.', 'Go to the shop'],
  ['the empty wishlist', '/wishlist/', 'Your wishlist is empty.', 'Go to the shop'],
  ['the empty comparison', '/compare/', 'Your comparison is empty.', 'Go to the shop'],
  ['a search without results', '/?s=qqqq', 'No results found', 'All products'],
  ['an unknown URL', '/nothing-here/', 'Page not found', 'Go to the shop'],
];

/** Scrolls until the page has loaded its bestsellers, and returns what moved. */
async function shiftsUntilLoaded(page: Page): Promise<string[]> {
  const bestsellers = page.getByRole('main').getByRole('region', { name: 'Bestsellers' });
  const scrollOn = async () => {
    await page.mouse.wheel(0, 200);
    return bestsellers.getByRole('article').count();
  };
  await expect.poll(scrollOn, { timeout: 30_000 }).toBe(4);
  return layoutShifts(page);
}

test.each(states)('%s leads to the search, the categories and the bestsellers in every window', async (_name, path, title, action) => {
  const { page, problems } = await openPage();
  await page.goto(path);
  const main = page.getByRole('main');
  await main.getByText(title).first().waitFor();
  expect(await main.getByRole('link', { name: action }).count()).toBe(1);
  expect(await main.getByRole('navigation', { name: 'Browse categories' }).getByRole('link').count()).toBeGreaterThan(0);
  expect(await shiftsUntilLoaded(page)).toEqual([]);
  await expectSound(page, path);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(path);
  expect(await shiftsUntilLoaded(page)).toEqual([]);
  // The browser reports the status of the unknown page.
  expect(problems.filter((problem) => !/status of 404/.test(problem))).toEqual([]);
  await main.getByRole('searchbox', { name: 'Search the shop' }).fill('lamp');
  await main.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/[?&]s=lamp/);
});

test('without JavaScript, an unknown URL has its links and its search, and no empty space', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto('/nothing-here/');
  const main = page.getByRole('main');
  await main.getByText('Page not found').first().waitFor();
  const last = main.locator('*').last();
  expect((await last.isVisible()) ? (await last.boundingBox())?.height : 0).toBeLessThan(100);
  await main.getByRole('searchbox', { name: 'Search the shop' }).fill('lamp');
  await main.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/[?&]s=lamp/);
  await page.getByRole('navigation', { name: 'Browse categories' }).waitFor({ state: 'detached' });
});

test.each([
  ...states,
  ['an unknown product', '/product/nothing-here/', 'Page not found', 'Go to the shop'],
  ['an unknown deal', '/deals/nothing-here/', 'Page not found', 'Go to the shop'],
])('%s is served with its links and its search', async (_name, path, title, action) => {
  const { html, text } = await served(path);
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  expect(text).toContain(title);
  expect(main).toMatch(new RegExp(`<a [^>]*href="/shop/"[^>]*>(?:<[^>]*>)*${action}<`));
  expect(main).toMatch(/<nav [^>]*aria-label="Browse categories"[^>]*>[\s\S]*?<a [^>]*href="\/\?product_cat=/);
  const [form = ''] = /<form role="search"[\s\S]*?<\/form>/.exec(main) ?? [];
  expect(form).toMatch(/action="\/"/);
  expect(form).toMatch(/name="s"/);
});
