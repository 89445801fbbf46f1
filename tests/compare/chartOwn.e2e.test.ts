import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { layoutShifts } from '../support/layoutShift.ts';
import { chartAddress, columns, comparables, compareBehind, comparedIds } from './chartPages.ts';

test('[F86] the products of a link can be added to the compare list in their order', async () => {
  const { page, problems } = await openPage();
  const [a, b, c] = await comparables(page, 'cookware');
  if (!a || !b || !c) throw new Error('There are too few to compare');
  await page.goto(chartAddress('cookware', [c, a]));
  await page.getByRole('button', { name: 'Add all to comparison' }).click();
  await page.getByText('In your comparison').waitFor();
  expect(await comparedIds(page)).toEqual([c.databaseId, a.databaseId]);
  // The button is hidden if all products are on the list already, and shown otherwise.
  await page.goto(chartAddress('cookware', [a, b]));
  await page.getByRole('button', { name: 'Add all to comparison' }).waitFor();
  await page.goto(chartAddress('cookware', [a, c]));
  await page.getByText('In your comparison').waitFor();
  expect(await layoutShifts(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('[F86] without JavaScript, a form adds the products of a link to the compare list', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  const two = (await comparables(page, 'phones')).slice(0, 2);
  await page.goto(chartAddress('phones', two));
  await page.getByRole('button', { name: 'Add all to comparison' }).click();
  await page.waitForURL('**/compare/');
  expect(await comparedIds(page)).toEqual(two.map(({ databaseId }) => databaseId));
});

test('[F85] the page of a group without products links to the visitor’s own comparison', async () => {
  const { page, problems } = await openPage();
  const two = (await comparables(page, 'phones')).slice(0, 2);
  for (const product of two) await compareBehind(page, product);
  await page.goto('/compare/phones/');
  await page.getByRole('link', { name: 'Compare your 2 products' }).click();
  await page.waitForURL((url) => url.pathname + url.search === chartAddress('phones', two));
  await expect.poll(() => columns(page)).toEqual(two.map(({ name }) => name));
  expect(problems).toEqual([]);
});

test('[F80][F86] a product added with the chart’s search can be shown in the chart', async () => {
  const { page, problems } = await openPage();
  const [a, b] = await comparables(page, 'cookware');
  if (!a || !b) throw new Error('There are too few to compare');
  await page.goto(chartAddress('cookware', [a]));
  await page.getByRole('button', { name: 'Add product' }).click();
  await page.getByRole('searchbox').fill(b.name);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: new RegExp(`^Compare.*${b.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) }).click();
  await expect.poll(() => comparedIds(page)).toEqual([b.databaseId]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Show added product' }).click();
  await page.waitForURL((url) => url.pathname + url.search === chartAddress('cookware', [a, b]));
  await expect.poll(() => columns(page)).toEqual([a.name, b.name]);
  expect(problems).toEqual([]);
});

test('[F86] the chart offers newly added products of its own group only, and no more than fit', async () => {
  const { page, problems } = await openPage();
  const [phone] = await comparables(page, 'phones');
  const products = await comparables(page, 'computers');
  expect(products.length).toBeGreaterThan(10);
  const [shown, added] = [products.slice(0, 9), products.slice(9, 11)];
  await page.goto(chartAddress('computers', shown));
  await page.getByRole('button', { name: 'Add all to comparison' }).waitFor();
  const other = await page.context().newPage();
  // The last product is added on another page, which notifies the chart and makes it load the others too.
  const [last] = added.slice(-1);
  for (const product of phone ? [phone, ...added.slice(0, -1)] : added.slice(0, -1)) await compareBehind(page, product);
  await other.goto(`/?s=${encodeURIComponent(last?.name ?? '')}`);
  await other.locator('html[data-alive]').waitFor({ state: 'attached' });
  await other
    .locator('main article')
    .getByRole('button', { name: `Compare: ${last?.name}`, exact: true })
    .click();
  await other.locator('main [data-state=comparing]').first().waitFor();
  await page.bringToFront();
  const link = page.getByRole('link', { name: 'Show added product' });
  await expect.poll(() => link.getAttribute('href'), { timeout: 10_000 }).toBe(chartAddress('computers', products.slice(0, 10)));
  // The page knows all three products by now, and offers one of them.
  await expect.poll(() => comparedIds(page)).toHaveLength(3);
  await link.click();
  await expect.poll(() => columns(page)).toHaveLength(10);
  expect(problems).toEqual([]);
});

test('[F86] without the Web Share API, the link is copied to the clipboard', async () => {
  const { page } = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  const two = (await comparables(page, 'phones')).slice(0, 2);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
  await page.goto(`${chartAddress('phones', two)},2000000000&differences=only`);
  await page.getByRole('link', { name: 'Share this comparison' }).click();
  await page.getByText('Link copied.').waitFor();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.pathname + copied.search).toBe(chartAddress('phones', two));
});

test('[F83] a price change since adding is shown with the product, without layout shift', async () => {
  const { page, problems } = await openPage();
  const [a, b] = await comparables(page, 'phones');
  if (!a || !b) throw new Error('There are too few to compare');
  await compareBehind(page, a);
  // Prices of the demo shop don't change, so the response is altered to report a change.
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data?: { viewer?: { compare?: { groups?: { items: object[] }[] } } } };
    for (const { items } of answer.data?.viewer?.compare?.groups ?? []) {
      for (const item of items) Object.assign(item, { priceChange: { isLower: true, difference: { formatted: '-€20.00' } } });
    }
    await route.fulfill({ response, json: answer });
  });
  await page.goto(chartAddress('phones', [a, b]));
  const heads = page.getByRole('columnheader');
  await heads.first().getByText('€20.00 less than when you added it').waitFor();
  expect(await heads.last().getByText('than when you added it').count()).toBe(0);
  expect(await layoutShifts(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('[F83] the printed chart is complete and without controls, and on screen its products can be added to the cart', async () => {
  const { page, problems } = await openPage({ viewport: { width: 720, height: 1000 } });
  const products = (await comparables(page, 'cookware')).slice(0, 5);
  await page.goto(`${chartAddress('cookware', products)}&differences=show`);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('region', { name: /table$/ }).evaluate((region) => region.scrollWidth)).toBeLessThanOrEqual(720);
  expect(await columns(page)).toEqual(products.map(({ name }) => name));
  for (const name of [/^Remove/, /^Share/]) expect(await page.getByRole('link', { name }).count()).toBe(0);
  const add = page.getByRole('main').getByRole('button', { name: /^Add to cart/ });
  expect(await add.count()).toBe(0);
  expect(await page.getByRole('checkbox').count()).toBe(0);

  await page.emulateMedia({ media: 'screen' });
  await add.first().click();
  await page.getByRole('dialog', { name: /^Your cart/ }).waitFor();
  expect(problems).toEqual([]);
});
