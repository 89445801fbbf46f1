import { expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { openPage } from '../support/browser.ts';
import { layoutShifts } from '../support/layoutShift.ts';

// One design for pages without content: the reason, the main action, and where to go next.

const states: [name: string, path: string, title: string, action: string][] = [
  ['the empty cart', '/cart/', 'Your cart is empty.', 'Go to the shop'],
  ['the empty wishlist', '/wishlist/', 'Your wishlist is empty.', 'Go to the shop'],
  ['the empty comparison', '/compare/', 'Your comparison is empty.', 'Go to the shop'],
  ['a search without results', '/?s=qqqq', 'No results found', 'All products'],
  ['an unknown URL', '/nothing-here/', 'Page not found', 'Go to the shop'],
  ['an unknown product', '/product/nothing-here/', 'Page not found', 'Go to the shop'],
  ['an unknown deal', '/deals/nothing-here/', 'Page not found', 'Go to the shop'],
];

for (const [size, viewport] of [
  ['desktop', { width: 1280, height: 900 }],
  ['phone', { width: 390, height: 800 }],
] as const) {
  test.each(states)(`on a ${size}, %s leads to the search, the categories and the bestsellers`, async (_name, path, title, action) => {
    const { page, problems } = await openPage({ viewport });
    await page.goto(path);
    const main = page.getByRole('main');
    await main.getByText(title).first().waitFor();
    expect(await main.getByRole('link', { name: action }).count()).toBe(1);
    expect(await main.getByRole('navigation', { name: 'Browse categories' }).getByRole('link').count()).toBeGreaterThan(0);
    const bestsellers = main.getByRole('region', { name: 'Bestsellers' });
    const scrollOn = async () => {
      await page.mouse.wheel(0, 200);
      return bestsellers.getByRole('article').count();
    };
    await expect.poll(scrollOn, { timeout: 30_000 }).toBe(4);
    expect(await layoutShifts(page)).toEqual([]);
    expect(await problemsInBothThemes(page)).toEqual([]);
    // The browser reports the status of the unknown page.
    expect(problems.filter((problem) => !/status of 404/.test(problem))).toEqual([]);
    await main.getByRole('searchbox', { name: 'Search the shop' }).fill('lamp');
    await main.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/[?&]s=lamp/);
  });
}

test.each(states)('without JavaScript, %s has its links and its search, and no empty space', async (_name, path, title, action) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(path);
  const main = page.getByRole('main');
  await main.getByText(title).first().waitFor();
  expect(await main.getByRole('link', { name: action }).getAttribute('href')).toBe('/shop/');
  const last = main.locator('*').last();
  expect((await last.isVisible()) ? (await last.boundingBox())?.height : 0).toBeLessThan(100);
  await main.getByRole('searchbox', { name: 'Search the shop' }).fill('lamp');
  await main.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/[?&]s=lamp/);
  await page.getByRole('navigation', { name: 'Browse categories' }).waitFor({ state: 'detached' });
});
