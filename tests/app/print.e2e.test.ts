import { expect, test } from 'vitest';
import { orderByRequest } from '../cart/cartPages.ts';
import { openPage } from '../support/browser.ts';

// Printed pages hold the content of the page and the shop's logo, without controls and ways to other pages.

const cheap = '/?product_cat=kitchen&in_stock=1&min_price=20&max_price=40';

const paper = { viewport: { width: 794, height: 1123 } };

test('[F12, F44] a printed product page has its facts beside the picture, the delivery page its tables, and neither has controls', async () => {
  const { page, problems } = await openPage(paper);
  const [, href = ''] = /<h2[^>]*>\s*<a [^>]*href="([^"]+)"/.exec(await (await page.request.get(cheap)).text()) ?? [];
  await page.goto(href);
  await page.emulateMedia({ media: 'print' });
  const [title, picture] = [page.locator('main h1'), page.locator('main img').first()];
  const [beside, left] = [await title.boundingBox(), await picture.boundingBox()];
  expect(left?.width).toBeLessThan(397);
  expect(beside?.y).toBeLessThan((left?.y ?? 0) + (left?.height ?? 0));
  for (const role of ['button', 'navigation', 'contentinfo', 'searchbox', 'textbox'] as const)
    expect(await page.getByRole(role).count()).toBe(0);
  expect(await page.getByRole('main').getByText(/€\d/).first().isVisible()).toBe(true);

  await page.goto('/delivery/');
  expect(
    await page
      .getByRole('table')
      .first()
      .evaluate((element) => element.scrollWidth),
  ).toBeLessThanOrEqual(794);
  for (const role of ['button', 'navigation', 'contentinfo'] as const) expect(await page.getByRole(role).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('[F44] an order prints its lines, sums and addresses without ways to change it', async () => {
  const { page, problems } = await openPage(paper);
  await page.goto((await orderByRequest(page)).path);
  await page.getByRole('heading', { level: 1, name: 'Thank you for your order' }).waitFor();
  const main = page.getByRole('main');
  const controls = ['Withdraw from contract', 'Cancel this order', 'Continue shopping'];
  for (const text of controls) expect(await main.getByText(text).first().isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  for (const text of ['What you ordered', 'Total', 'Delivery address']) expect(await main.getByText(text).first().isVisible()).toBe(true);
  for (const text of controls) expect(await main.getByText(text).first().isVisible()).toBe(false);
  expect(problems).toEqual([]);
});
