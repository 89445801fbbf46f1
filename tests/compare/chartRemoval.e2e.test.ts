import { describe, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { chartAddress, columns, comparables, compareBehind, comparedIds, removal } from './chartWalk.ts';

/** Three products of the demo shop. */
async function threeOf(page: Parameters<typeof comparables>[0], slug = 'cookware') {
  const [a, b, c] = await comparables(page, slug);
  if (!a || !b || !c) throw new Error('There are too few to compare');
  return [a, b, c] as const;
}

describe('[F85] taking a product out of the chart', () => {
  test('takes it off the list, rewrites the address and loads the page anew', async () => {
    const { page, problems } = await openPage();
    const [a, b, c] = await threeOf(page);
    for (const product of [a, b, c]) await compareBehind(page, product);
    await page.goto(chartAddress('cookware', [a, b, c]));
    await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }));
    await removal(page, b).click();
    await page.waitForURL((url) => url.pathname + url.search === chartAddress('cookware', [a, c]));
    expect(await page.evaluate(() => 'isOldPage' in globalThis)).toBe(false);
    expect(await columns(page)).toEqual([a.name, c.name]);
    expect(await comparedIds(page)).toEqual([a.databaseId, c.databaseId]);
    expect(problems).toEqual([]);
  });

  test('while it goes its column is at .17, and a failure leaves it where it was', async () => {
    const { page } = await openPage();
    const [a, b] = await threeOf(page);
    for (const product of [a, b]) await compareBehind(page, product);
    await page.goto(chartAddress('cookware', [a, b]));
    const address = page.url();
    let fail = () => undefined as void;
    const failing = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/graphql', async (route) => {
      await failing;
      await route.abort();
    });
    await removal(page, b).click();
    const head = page.locator('thead th').last();
    await expect.poll(() => head.evaluate((cell) => getComputedStyle(cell).opacity)).toBe('0.17');
    fail();
    await expect.poll(() => head.evaluate((cell) => getComputedStyle(cell).opacity)).toBe('1');
    await page.getByRole('alert').first().waitFor();
    expect(page.url()).toBe(address);
  });

  test('works for what only the link names, and makes nobody a visitor', async () => {
    const { page, problems } = await openPage();
    const [a, b, c] = await threeOf(page);
    await page.goto(chartAddress('cookware', [a, b, c]));
    await removal(page, a).click();
    await page.waitForURL((url) => url.pathname + url.search === chartAddress('cookware', [b, c]));
    expect(await columns(page)).toEqual([b.name, c.name]);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('known_visitor');
    expect(problems).toEqual([]);
  });

  test('keeps what differences are shown', async () => {
    const { page } = await openPage();
    const [a, b, c] = await threeOf(page);
    await page.goto(chartAddress('cookware', [a, b, c]));
    await page.getByRole('checkbox', { name: 'show differences', exact: true }).check();
    await removal(page, c).click();
    await page.waitForURL((url) => url.pathname + url.search === `${chartAddress('cookware', [a, b])}&differences=show`);
    expect(await page.getByRole('checkbox', { name: 'show differences', exact: true }).isChecked()).toBe(true);
  });

  test.each([
    ['with script', {}],
    ['without script', { javaScriptEnabled: false }],
  ])('the last one leaves a page with a way to the shop, %s', async (_name, options) => {
    const { page } = await openPage(options);
    const [a, b] = await threeOf(page);
    await page.goto(chartAddress('cookware', [a, b]));
    await removal(page, a).click();
    await page.waitForURL((url) => url.pathname + url.search === chartAddress('cookware', [b]));
    expect(await columns(page)).toEqual([b.name]);
    await removal(page, b).click();
    await page.waitForURL((url) => url.pathname + url.search === '/compare/cookware/?compareids=');
    expect(await page.getByRole('main').getByRole('link', { name: 'Go to the shop' }).getAttribute('href')).toBe('/shop/');
  });
});
