import { expect, test } from 'vitest';
import { accessibilityProblems, colourProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { shopUrl } from '../support/shopUrl.ts';

/** The documentation isn't hydrated, so nothing is waited for. */
const commit = { waitUntil: 'commit' } as const;

test.each(['/docs/api/', '/docs/api/shop/mutations/addToCart/', '/docs/api/guides/integrating/'])(
  '[I96] %s is accessible in both themes, and fits a narrow window',
  async (address) => {
    const { page, problems } = await openPage({ viewport: { width: 390, height: 844 } });
    await page.goto(address, commit);
    await page.locator('[data-search]').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colourProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Error codes' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test('[I96] the search finds a field, and Enter opens the first result', async () => {
  const { page } = await openPage();
  await page.goto('/docs/api/', commit);
  const search = page.getByRole('searchbox', { name: 'Search types, fields and guides' });
  await search.fill('Product.slug');
  await page.getByRole('link', { name: 'Product.slug Shop API' }).waitFor();
  await search.press('Enter');
  await page.waitForURL('**/docs/api/shop/objects/Product/#slug');
  await page.getByRole('heading', { level: 1, name: 'Product' }).waitFor();
});

test('[I96] GraphiQL runs an example and an error tab, with files of the shop only', async () => {
  const { page, problems } = await openPage();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(`${shopUrl()}/`)) foreign.push(request.url());
  });
  await page.goto('/graphql', commit);
  const run = page.getByRole('button', { name: 'Execute query' });
  await run.waitFor();
  const answer = page.locator('.result-window');
  await run.click();
  await expect.poll(() => answer.innerText()).toContain('"products"');
  // By keyboard: the tabs move while one of them scrolls into view.
  const tab = page.getByRole('tab', { name: 'SOLD_INDIVIDUALLY' });
  await tab.getByRole('button', { name: 'SOLD_INDIVIDUALLY' }).press('Enter');
  await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
  await run.click();
  await expect.poll(() => answer.innerText()).toMatch(/"code":\s"SOLD_INDIVIDUALLY"/);
  expect(foreign).toEqual([]);
  expect(problems).toEqual([]);
});
