import { expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';

test('the style guide is excluded from search engines and has no accessibility violations in either theme', async () => {
  const { page, problems } = await openPage();
  const response = await page.goto('/style-guide/');
  expect(response?.status()).toBe(200);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  expect(await problemsInBothThemes(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('no page links to the style guide, and it returns 404 unless the shop enables it', async () => {
  const { page, problems } = await openPage();
  await page.goto('/');
  expect(await page.locator('a[href*="style-guide"]').count()).toBe(0);
  const shop = await preparedShop(() => Promise.resolve(), { STYLE_GUIDE: '' });
  try {
    const { page: other } = await openPage({ baseURL: shop.url });
    const response = await other.goto('/style-guide/');
    expect(response?.status()).toBe(404);
    await other.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    expect(problems).toEqual([]);
  } finally {
    await shop.stop();
  }
});
