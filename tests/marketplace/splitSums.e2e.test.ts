import { afterAll, beforeAll, expect, test } from 'vitest';
import { miniCartToggle } from '../cart/surfacesWalk.ts';
import { cartLink, cartPanel } from '../cart/walk.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { globalId, makeProduct } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { makeExternal, makeExternalShop, makeMarketplace } from './marketShop.ts';

// The cart's small surfaces say what of the subtotal is paid here and what elsewhere.

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

test.each([
  [1280, 'light'],
  [390, 'dark'],
] as const)('[F30] [F32] [F36] mini-cart and panel split the subtotal, %d wide in the %s theme', async (width, colorScheme) => {
  const { page, problems } = await openPage({ baseURL: shop.url, viewport: { width, height: 844 }, colorScheme });
  const add = (id: number) =>
    page.request.post('/graphql', {
      headers: { origin: shop.url },
      data: {
        query: 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }',
        variables: { input: { productId: globalId('Product', id) } },
      },
    });
  const sums = page.locator('dl[aria-label="Where it is paid"]:visible');
  const opened = async () => {
    await page.goto('/terms/', { waitUntil: 'networkidle' });
    await cartLink(page).click();
    await cartPanel(page).getByText('Own kettle').waitFor();
  };
  await add(ids.here);
  await opened();
  expect(await sums.count()).toBe(0);
  await add(ids.pan);
  await opened();
  await cartPanel(page).getByText('Far pan').waitFor();
  expect((await sums.innerText()).split(/\s*\n\s*/)).toEqual(['Of this, sold here', '€20.00', 'Paid at Bazaar DE, about', '€30.00']);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.keyboard.press('Escape');
  await cartPanel(page).waitFor({ state: 'hidden' });
  if (width === 1280) {
    await miniCartToggle(page).click();
    await sums.waitFor();
    expect(await sums.innerText()).toContain('Bazaar DE');
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  expect(problems).toEqual([]);
});
