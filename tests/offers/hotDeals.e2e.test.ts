import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { openPage } from '../support/browser.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { soon, startDealsShop } from './dealsShop.ts';

// The hottest deals on the home page.

let shop: ServerProcess;
beforeAll(async () => {
  shop = await startDealsShop();
});
afterAll(() => shop.stop());

test('[F64] without script the home page has the four hottest deals, and the way to all of them', async () => {
  const { page } = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
  await page.goto('/');
  const band = page.getByRole('region', { name: 'Hot deals' });
  const names = await band.getByRole('heading', { level: 3 }).allTextContents();
  expect(names).toHaveLength(4);
  expect(names[0]).toBe('A hot lamp');
  expect(await band.getByText('We may be paid when you buy through links to other shops.').count()).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deals and coupons' }).click();
  expect(new URL(page.url()).pathname).toBe('/deals/');
});

test('[F65] the band comes alive when somebody gets near: a vote counts, and nothing of it was asked for before', async () => {
  const { page, problems, requests } = await openPage({ baseURL: shop.url, viewport: { width: 1280, height: 500 } });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  const band = page.getByRole('region', { name: 'Hot deals' });
  await band.scrollIntoViewIfNeeded();
  // Before it is alive its countdown says the end itself.
  await band
    .getByRole('timer')
    .getByText(/^Ends in/)
    .waitFor();
  const arrow = band.getByRole('button', { name: 'Hot: A hot lamp' });
  await arrow.click();
  await expect.poll(() => arrow.getAttribute('aria-pressed'), soon).toBe('true');
  expect(await band.locator('[data-heat]').first().textContent()).toBe('Temperature: 24°, hot');
  expect(await problemsInBothThemes(page)).toEqual([]);
  expect(problems).toEqual([]);
});
