import { afterAll, beforeAll, expect, test } from 'vitest';
import { noScript } from '../cart/cartPages.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop, type PreparedShop } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';

// What a product page says about delivery, returns and safety.

let shop: PreparedShop;
beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    await db.prisma.shippingRate.updateMany({ data: { minTransitDays: 2, maxTransitDays: 4 } });
    const { id: manufacturerId } = await db.prisma.manufacturer.create({
      data: { name: 'Lantern Works', address: '1 Harbour Road, Leeds', contact: 'safety@lantern.example', responsibleName: 'Lumen GmbH' },
    });
    await makeProduct(db, { name: 'Lantern', slug: 'lantern', manufacturerId, safetyWarnings: 'Keep away from curtains.' });
    await makeProduct(db, { name: 'Cheese', slug: 'cheese', withdrawalException: 'PERISHABLE' });
  });
});
afterAll(() => shop.stop());

const structuredProduct = (texts: readonly string[]) =>
  texts.map((text) => JSON.parse(text) as Record<string, unknown>).find((data) => data['@type'] === 'Product' && data.offers !== undefined);

test.each([
  ['with JavaScript', {}],
  ['without JavaScript', noScript],
])('[I46, I54] a product page names delivery, returns and safety %s', async (_name, options) => {
  const { page, problems } = await openPage({ baseURL: shop.url, ...options });
  await page.goto('/product/lantern/');
  const main = page.getByRole('main');
  await main.getByText(/Arrives .+ · €4\.90 to Germany, free from €50\.00/).waitFor();
  await main.getByText('14-day returns').waitFor();
  const safety = page.getByRole('region', { name: 'Product safety' });
  for (const text of ['Lantern Works', '1 Harbour Road, Leeds', 'safety@lantern.example', 'Lumen GmbH', 'Keep away from curtains.'])
    expect(await safety.innerText()).toContain(text);
  const data = structuredProduct(await page.locator('script[type="application/ld+json"]').allTextContents());
  expect(data?.manufacturer).toMatchObject({ name: 'Lantern Works', email: 'safety@lantern.example' });
  expect(data?.offers).toMatchObject({
    shippingDetails: {
      shippingRate: { value: '4.90', currency: 'EUR' },
      shippingDestination: { addressCountry: 'DE' },
    },
    hasMerchantReturnPolicy: { applicableCountry: 'DE', merchantReturnDays: 14 },
  });
  expect(problems).toEqual([]);
});

test('[I36, I46] a product that is excluded from the right of withdrawal promises no returns', async () => {
  const { page } = await openPage({ baseURL: shop.url, ...noScript });
  await page.goto('/product/cheese/');
  await page.getByText(/to Germany, free from/).waitFor();
  expect(await page.getByText('-day returns').count()).toBe(0);
  const data = structuredProduct(await page.locator('script[type="application/ld+json"]').allTextContents());
  expect(data?.offers).not.toHaveProperty('hasMerchantReturnPolicy');
});

test('[I54] a product page with safety information has no accessibility violations', async () => {
  const { page } = await openPage({ baseURL: shop.url });
  await page.goto('/product/lantern/');
  await page.getByRole('heading', { name: 'Product safety' }).scrollIntoViewIfNeeded();
  expect(await accessibilityProblems(page)).toEqual([]);
});
