import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';

// Links to the previous and next product.

const nav = (page: Page) => page.getByRole('navigation', { name: 'Previous and next product', includeHidden: true });
const jumpTo = (page: Page, top: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);

async function openProduct(page: Page): Promise<void> {
  const listing = await (await page.request.get('/shop/')).text();
  const [, , , href = ''] = [...listing.matchAll(/<h2[^>]*>\s*<a [^>]*href="([^"]+)"/g)].map(([, path]) => path);
  await page.goto(href);
}

test('[F131] previous/next links appear after 500 px and expand past the article’s end, in wide and narrow windows', async () => {
  const { page, problems, requests } = await openPage({ viewport: { width: 1280, height: 500 } });
  await openProduct(page);
  expect(requests.filter((path) => path === '/graphql')).toEqual([]);
  const links = nav(page).getByRole('link', { includeHidden: true });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 500 });
    await jumpTo(page, 500);
    await links.first().waitFor({ state: 'attached' });
    await expect.poll(() => links.first().isVisible()).toBe(false);
    await jumpTo(page, 501);
    await links.first().waitFor();
    const words = nav(page)
      .getByText(/^(Previous|Next)$/)
      .first();
    const height = await page.evaluate(() => document.querySelector<HTMLElement>('main [data-article]')?.offsetHeight ?? 0);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    // The page continues below the article, so that it can be scrolled past the article's height.
    expect(height).toBeLessThan(end);
    await jumpTo(page, height);
    await expect.poll(() => words.isVisible()).toBe(false);
    await jumpTo(page, height + 1);
    await words.waitFor();
    expect(await (width === 390 ? problemsInBothThemes(page) : accessibilityProblems(page))).toEqual([]);
  }
  const before = page.url();
  await links.last().click();
  await page.waitForURL((url) => url.href !== before && url.pathname.startsWith('/product/'));
  expect(problems).toEqual([]);
});

test('[F131] the product page works when previous/next can’t be loaded', async () => {
  const { page } = await openPage();
  await openProduct(page);
  await page.route('**/graphql', (route) => route.abort());
  await jumpTo(page, 900);
  await page.getByRole('button', { name: 'Back to top' }).waitFor();
  expect(await nav(page).count()).toBe(0);
  expect(await page.locator('main h1').count()).toBe(1);
});
