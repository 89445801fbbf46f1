import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

// Helpers for browser tests of the tracker.

/** Returns the tracker's cookies by name. */
export async function trackerCookies(context: BrowserContext): Promise<Map<string, string>> {
  const cookies = await context.cookies();
  return new Map(cookies.filter(({ name }) => name.startsWith('sbjs_')).map(({ name, value }) => [name, decodeURIComponent(value)]));
}

/** Waits until the visit has counted `count` pages. */
export async function pagesSeen(page: Page, count: number): Promise<Map<string, string>> {
  await page.waitForFunction((pages) => decodeURIComponent(document.cookie).includes(`pgs=${pages}|||`), count);
  return trackerCookies(page.context());
}

/** Follows a footer link within the page: until the footer is hydrated, the browser would load a new document. */
export async function follow(page: Page, name: string): Promise<void> {
  const link = page.locator('footer').getByRole('link', { name });
  await link.scrollIntoViewIfNeeded();
  const isAlive = () => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isAlive, { timeout: 30_000 }).toBe(true);
  await link.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await link.click();
  const href = (await link.getAttribute('href')) ?? '';
  await page.waitForURL((url) => url.href.endsWith(href));
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
}

/** Returns the attribution inputs of the checkout by name. */
export const inputs = (page: Page): Promise<Record<string, string>> =>
  page
    .locator('wc-order-attribution-inputs input')
    .evaluateAll((all) =>
      Object.fromEntries((all as HTMLInputElement[]).map(({ name, value }) => [name.slice('wc_order_attribution_'.length), value])),
    );
