import { afterAll, beforeAll, expect, test } from 'vitest';
import { miniCartToggle } from '../cart/cartSurfaces.ts';
import { cartLink, cartPanel } from '../cart/cartPages.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { globalId, makeProduct } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { makeExternal, makeExternalShop, makeMarketplace } from './marketShop.ts';

// The mini-cart and the cart panel show which part of the subtotal is paid here and which elsewhere.

let shop: ServerProcess;
const ids = { here: 0, pan: 0 };

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    const bazaar = await makeExternalShop(db, await makeMarketplace(db));
    ids.here = (await makeProduct(db, { name: 'Own kettle', regularPriceMinor: 2_000 })).id;
    ids.pan = (await makeExternal(db, bazaar, 'PAN', { name: 'Far pan', regularPriceMinor: 3_000 })).id;
  });
});
afterAll(() => shop.stop());

async function openShop(width: number, colorScheme: 'light' | 'dark') {
  const { page, problems } = await openPage({ baseURL: shop.url, viewport: { width, height: 844 }, colorScheme });
  const add = (id: number) =>
    page.request.post('/graphql', {
      headers: { origin: shop.url },
      data: {
        query: 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }',
        variables: { input: { productId: globalId('Product', id) } },
      },
    });
  const sums = page.locator('dl[aria-label="Where you pay"]:visible');
  const openPanel = async () => {
    await page.goto('/terms/');
    await cartLink(page).click();
    await cartPanel(page).getByText('Own kettle').waitFor();
  };
  return { page, problems, sums, add, openPanel };
}

const split = ['Sold by this shop', '€20.00', 'Paid at Bazaar DE, approx.', '€30.00'];

test('[F30] [F32] [F36] the cart panel and mini-cart split the subtotal', async () => {
  const { page, problems, sums, add, openPanel } = await openShop(1280, 'light');
  await add(ids.here);
  await openPanel();
  expect(await sums.count()).toBe(0);
  await add(ids.pan);
  await openPanel();
  await cartPanel(page).getByText('Far pan').waitFor();
  expect((await sums.innerText()).split(/\s*\n\s*/)).toEqual(split);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goto('/terms/');
  await miniCartToggle(page).click();
  await sums.waitFor();
  expect((await sums.innerText()).split(/\s*\n\s*/)).toEqual(split);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(problems).toEqual([]);
});

test('[F36] the cart panel also splits the subtotal on a phone in the dark theme', async () => {
  const { page, problems, sums, add, openPanel } = await openShop(390, 'dark');
  await add(ids.here);
  await add(ids.pan);
  await openPanel();
  await cartPanel(page).getByText('Far pan').waitFor();
  expect((await sums.innerText()).split(/\s*\n\s*/)).toEqual(split);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(problems).toEqual([]);
});
