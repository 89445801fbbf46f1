import { describe, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { chartAddress, columns, comparables, compareBehind, comparedIds, removal } from './chartPages.ts';

async function threeOf(page: Parameters<typeof comparables>[0], slug = 'cookware') {
  const [a, b, c] = await comparables(page, slug);
  if (!a || !b || !c) throw new Error('There are too few to compare');
  return [a, b, c] as const;
}

/** Waits until the page has the chart's URL. */
const arrives = (page: Parameters<typeof comparables>[0], address: string) =>
  page.waitForURL((url) => url.pathname + url.search === address);

describe('[F85] removing a product from the chart', () => {
  test('shows an error, or updates list and URL and reloads the page with the same emphasis', async () => {
    const { page, problems } = await openPage();
    const [a, b, c, d] = await comparables(page, 'cookware');
    if (!a || !b || !c || !d) throw new Error('There are too few to compare');
    const all = [a, b, c, d];
    for (const product of all) await compareBehind(page, product);
    await page.goto(chartAddress('cookware', all));
    // A column has an opacity of 0.17 while it is being removed, and stays if that fails.
    let fail = () => undefined as void;
    const failing = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/graphql', async (route) => {
      await failing;
      await route.abort();
    });
    const opacity = () =>
      page
        .locator('thead th')
        .last()
        .evaluate((cell) => getComputedStyle(cell).opacity);
    await removal(page, d).click();
    await expect.poll(opacity).toBe('0.17');
    fail();
    await expect.poll(opacity).toBe('1');
    await page.getByRole('alert').first().waitFor();
    expect(new URL(page.url()).search).toBe(new URL(chartAddress('cookware', all), page.url()).search);
    expect(await columns(page)).toEqual(all.map(({ name }) => name));
    await page.unroute('**/graphql');
    expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);

    await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }));
    await removal(page, b).click();
    await arrives(page, chartAddress('cookware', [a, c, d]));
    expect(await page.evaluate(() => 'isOldPage' in globalThis)).toBe(false);
    expect(await columns(page)).toEqual([a.name, c.name, d.name]);
    expect(await comparedIds(page)).toEqual([a.databaseId, c.databaseId, d.databaseId]);

    await page.locator('html[data-alive]').waitFor({ state: 'attached' });
    const box = page.getByRole('checkbox', { name: 'show differences', exact: true });
    await box.check();
    await removal(page, c).click();
    await arrives(page, `${chartAddress('cookware', [a, d])}&differences=show`);
    expect(await box.isChecked()).toBe(true);
  });

  test('works for a product that is only in the link, creates no visitor, and ends with a link to the shop', async () => {
    const { page, problems } = await openPage();
    const [a, b, c] = await threeOf(page);
    await page.goto(chartAddress('cookware', [a, b, c]));
    await removal(page, a).click();
    await arrives(page, chartAddress('cookware', [b, c]));
    expect(await columns(page)).toEqual([b.name, c.name]);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('known_visitor');
    for (const [product, left] of [
      [b, [c]],
      [c, []],
    ] as const) {
      await page.locator('html[data-alive]').waitFor({ state: 'attached' });
      await removal(page, product).click();
      await arrives(page, chartAddress('cookware', left));
    }
    expect(await page.getByRole('main').getByRole('link', { name: 'Go to the shop' }).getAttribute('href')).toBe('/shop/');
    expect(problems).toEqual([]);
  });

  test('works without JavaScript, down to the last product', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    const [a, b] = await threeOf(page);
    await page.goto(chartAddress('cookware', [a, b]));
    await removal(page, a).click();
    await arrives(page, chartAddress('cookware', [b]));
    expect(await columns(page)).toEqual([b.name]);
    await removal(page, b).click();
    await arrives(page, '/compare/cookware/?compareids=');
    expect(await page.getByRole('main').getByRole('link', { name: 'Go to the shop' }).getAttribute('href')).toBe('/shop/');
  });
});
