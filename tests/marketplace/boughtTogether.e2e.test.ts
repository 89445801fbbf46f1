import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import query from '../../web/__generated__/BoughtTogetherQuery.graphql.ts';
import { amountOf, noScript } from '../cart/cartPages.ts';
import { textOf } from '../compare/chartPages.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { makeExternal, makeExternalShop, makeMarketplace } from './marketShop.ts';

// The box 'Frequently Bought Together' and the availability on a product page, in a real browser.

let shop: ServerProcess;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    const pan = await makeProduct(db, { name: 'Pan', slug: 'pan', regularPriceMinor: 3_000 });
    const lid = await makeProduct(db, { name: 'Lid', slug: 'lid', regularPriceMinor: 1_000 });
    const spoon = await makeProduct(db, { name: 'Spoon', slug: 'spoon', regularPriceMinor: 500 });
    const links = [lid.id, spoon.id].map((targetId, position) => ({ productId: pan.id, targetId, position, kind: 'CROSS_SELL' as const }));
    await db.prisma.productLink.createMany({ data: links });
    const far = await makeExternal(db, await makeExternalShop(db, await makeMarketplace(db)), 'FAR', { name: 'Far pan', slug: 'far-pan' });
    await db.prisma.shopListing.updateMany({ where: { productId: far.id }, data: { isAvailable: false, checkedAt: new Date() } });
  });
});
afterAll(() => shop.stop());

const box = (page: Page) => page.getByRole('region', { name: 'Frequently Bought Together' });

describe.each([
  ['with JavaScript', {}],
  ['without JavaScript', noScript],
])('%s', (_name, options) => {
  test('[F52] one button adds all ticked products to the cart', async () => {
    const { page, problems } = await openPage({ baseURL: shop.url, ...options });
    await page.goto('/product/pan/');
    // Scrolling near the box hydrates it, which replaces its markup.
    await expect
      .poll(() =>
        box(page)
          .scrollIntoViewIfNeeded()
          .then(
            () => true,
            () => false,
          ),
      )
      .toBe(true);
    expect(await box(page).getByRole('checkbox').count()).toBe(3);
    await box(page).getByText('€45.00').waitFor();
    const lid = box(page).getByRole('checkbox', { name: /^Lid/ });
    await lid.uncheck();
    // The box is hydrated late, and products unticked before that are ticked again. Without scripts the sum stays.
    const sum = options === noScript ? '€45.00' : '€35.00';
    while ((await box(page).getByText(sum).count()) === 0) await lid.setChecked(false);
    await box(page).getByRole('button', { name: 'Add selected to cart' }).click();
    if (options !== noScript) await box(page).getByText('All selected products are in your cart.').waitFor();
    await page.goto('/cart/');
    const cart = await page.getByRole('list', { name: 'In your cart' }).innerText();
    expect(cart).toContain('Pan');
    expect(cart).toContain('Spoon');
    expect(cart).not.toContain('Lid');
    expect(await amountOf(page, /^Subtotal/).innerText()).toBe('€35.00');
    expect(problems).toEqual([]);
  });
});

test('[F52] a product without suggestions has no box, and [F51] one sold elsewhere shows its availability', async () => {
  const html = await (await fetch(`${shop.url}/product/far-pan/`)).text();
  expect(html).not.toContain('Frequently Bought Together');
  const [where = ''] = /<section [^>]*aria-label="Where to buy"[\s\S]*?<\/section>/.exec(html) ?? [];
  expect(textOf(where)).toMatch(/Bazaar DE[\s\S]*not available\s+checked/);
  const { page } = await openPage({ baseURL: shop.url });
  await page.goto('/product/far-pan/');
  expect(await box(page).count()).toBe(0);
  const sold = page.getByRole('region', { name: 'Where to buy' });
  await sold.getByText(/^not available checked/).waitFor();
  expect(await sold.innerText()).toContain('Bazaar DE (DE)');
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('[F52] shows a loading state until the suggestions arrive', async () => {
  const { page } = await openPage({ baseURL: shop.url });
  await page.goto('/shop/');
  const documentId = query.params.id ?? '';
  expect(documentId).not.toBe('');
  let go = () => undefined as void;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(documentId)) await held;
    await route.continue();
  });
  await page.getByRole('main').getByRole('link', { name: 'Pan', exact: true }).first().click();
  await page.getByText('Frequently Bought Together Loading...', { exact: true }).waitFor();
  go();
  await box(page).waitFor();
  expect(await page.getByText('Frequently Bought Together Loading...').count()).toBe(0);
});
