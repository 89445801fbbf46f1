import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartLink, cartPanel, fillCheckout, noScript, placeOrder } from '../cart/cartPages.ts';
import { miniCartToggle } from '../cart/cartSurfaces.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { globalId, makeProduct } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { makeExternal, makeExternalShop, makeMarketplace } from './marketShop.ts';

// External shops on the cart page and in the checkout, in a real browser.

let shop: ServerProcess;
const ids = { here: 0, pan: 0, pot: 0, cup: 0 };

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    const marketplaceId = await makeMarketplace(db);
    const de = await makeExternalShop(db, marketplaceId);
    const at = await makeExternalShop(db, marketplaceId, { country: 'AT', position: 1 });
    ids.here = (await makeProduct(db, { name: 'Own kettle', regularPriceMinor: 2_000 })).id;
    ids.pan = (await makeExternal(db, de, 'PAN', { name: 'Far pan', regularPriceMinor: 3_000 })).id;
    ids.pot = (await makeExternal(db, de, 'POT', { name: 'Far pot', regularPriceMinor: 5_000 })).id;
    ids.cup = (await makeExternal(db, at, 'CUP', { name: 'Far cup', regularPriceMinor: 700 })).id;
    await db.prisma.shopListing.updateMany({ where: { externalId: 'PAN' }, data: { isAvailable: true, checkedAt: new Date() } });
  });
});
afterAll(() => shop.stop());

const gate = 'You must check or cancel all Bazaar shops!';

async function add(page: Page, ...products: number[]) {
  for (const id of products)
    await page.request.post(`${shop.url}/graphql`, {
      headers: { origin: shop.url },
      data: {
        query: 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }',
        variables: { input: { productId: globalId('Product', id) } },
      },
    });
}

const box = (page: Page, name: string) => page.locator('li[data-state]').filter({ has: page.getByRole('heading', { name }) });
const say = (page: Page, name: string, choice: 'checkout done' | 'canceled') =>
  box(page, name).getByRole('button', { name: choice, exact: true }).click();

async function openCart(options: object, ...products: number[]) {
  const { page, problems } = await openPage({ baseURL: shop.url, ...options });
  await add(page, ...products);
  await page.goto('/cart/');
  return { page, problems };
}

describe.each([
  ['with JavaScript', {}],
  ['without JavaScript', noScript],
])('%s', (_name, options) => {
  test('[F30] [F48] [F49] [F51] the cart page shows availability, transfers the cart and records the outcome', async () => {
    const { page, problems } = await openCart(options, ids.here, ids.pan, ids.pot, ids.cup);
    const german = box(page, 'Bazaar DE');
    expect(await german.getAttribute('data-state')).toBe('PENDING');
    expect(await german.innerText()).toContain('Far pan');
    const isTheirs = { predicate: (request: Request) => request.url().includes('bazaar') };
    await german.getByText(/^available\s+checked \d+ \w+/).waitFor();
    await german.getByText('availability unknown').waitFor();
    const [popup, request] = await Promise.all([
      page.waitForEvent('popup'),
      page.context().waitForEvent('request', isTheirs),
      german.getByRole('link', { name: /^Check out there/ }).click(),
    ]);
    expect(request.url()).toBe('https://de.bazaar.example/cart/add?tag=souk-21&item.1=PAN&quantity.1=1&item.2=POT&quantity.2=1');
    await popup.close();
    expect(await german.getByRole('link').getAttribute('rel')).toBe('sponsored nofollow noopener');

    await say(page, 'Bazaar DE', 'checkout done');
    await page.locator('[data-state=DONE]').waitFor();
    expect(await page.getByText('all good', { exact: true }).count()).toBe(0);
    await say(page, 'Bazaar AT', 'checkout done');
    await page.getByText('all good').waitFor();
    await say(page, 'Bazaar AT', 'canceled');
    await page.locator('[data-state=CANCELED]').waitFor();
    await page.reload();
    expect(await page.locator('li[data-state]').evaluateAll((all) => all.map((each) => each.dataset.state))).toEqual(['DONE', 'CANCELED']);
    expect(await german.locator('[role=status]').innerText()).toBe('checkout done');
    await page.getByText('all good').waitFor();
    expect(problems).toEqual([]);
  });

  test('[F50] the checkout is blocked until every shop is handled, and keeps the entered data', async () => {
    const { page } = await openCart(options, ids.here, ids.pan, ids.cup);
    await page.goto('/checkout/');
    await fillCheckout(page);
    const send = page.getByRole('button', { name: options === noScript ? 'Place order and pay' : 'Review your order' });
    if (options === noScript) await page.getByLabel(/^I accept the terms/).check();
    await send.click();
    await page.getByRole('alert').filter({ hasText: gate }).waitFor();
    await say(page, 'Bazaar DE', 'checkout done');
    await page.locator('[data-state=DONE]').waitFor();
    await send.click();
    await page.getByRole('alert').filter({ hasText: gate }).waitFor();
    await say(page, 'Bazaar AT', 'canceled');
    await page.getByText('all good').waitFor();
    expect(await page.getByRole('alert').filter({ hasText: gate }).count()).toBe(0);
    expect(await page.locator('#email').inputValue()).toBe('ada@example.com');
    await placeOrder(page);
    await page.getByRole('heading', { level: 1, name: 'Thank you for your order' }).waitFor();
    const order = await page.getByRole('main').innerText();
    expect(order).toContain('Own kettle');
    expect(order).not.toContain('Far pan');
    await page.goto('/cart/');
    expect(await page.getByRole('main').innerText()).toContain('Far cup');
    expect(await page.getByRole('main').innerText()).not.toContain('Far pan');
  });

  test('[F50] a cart with only external products needs no payment here', async () => {
    const { page } = await openCart(options, ids.pan);
    await page.goto('/checkout/');
    await page.waitForURL('**/cart/');
    expect(await page.getByRole('link', { name: 'Proceed to checkout' }).count()).toBe(0);
    await say(page, 'Bazaar DE', 'checkout done');
    await page.getByRole('button', { name: 'Remove the items I bought there' }).click();
    await page.getByText('Your cart is empty').first().waitFor();
  });
});

test('[F50] the focus moves to the first unhandled shop, also to one added in another tab', async () => {
  const { page, problems } = await openCart({}, ids.here, ids.pan);
  await say(page, 'Bazaar DE', 'checkout done');
  await page.locator('[data-state=DONE]').waitFor();
  await page.goto('/checkout/');
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Review your order' }).click();
  await page.getByRole('heading', { name: 'Review your order' }).waitFor();
  await add(page, ids.cup);
  await page.getByLabel(/^I accept the terms/).check();
  await page.getByRole('button', { name: 'Place order and pay' }).click();
  await page.getByRole('alert').waitFor();
  await box(page, 'Bazaar AT').waitFor();
  // The cart has changed: new products are shown before they can be ordered.
  await page.getByRole('button', { name: 'Place order and pay' }).click();
  await page.getByRole('alert').filter({ hasText: gate }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toContain('Bazaar AT');
  // From there on, the keyboard is sufficient.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('all good').waitFor();
  expect(problems).toEqual([]);
});

test('[F48] another tab sees the choice after a reload, and a line added later resets it', async () => {
  const { page } = await openCart({}, ids.here, ids.pan);
  const other = await page.context().newPage();
  await other.goto('/cart/');
  await say(page, 'Bazaar DE', 'checkout done');
  await page.getByText('all good').waitFor();
  await other.reload();
  await other.getByText('all good').waitFor();
  await add(page, ids.pot);
  await page.reload();
  expect(await box(page, 'Bazaar DE').getAttribute('data-state')).toBe('PENDING');
  expect(await page.getByText('all good', { exact: true }).count()).toBe(0);
});

test('[F49] a cart without external shops shows nothing of them, and one with them is accessible, also on a phone', async () => {
  const { page } = await openCart({ viewport: { width: 390, height: 844 } }, ids.here);
  expect(await page.locator('#external-shops').count()).toBe(0);
  expect(await page.getByText('all good').count()).toBe(0);
  await add(page, ids.pan, ids.cup);
  for (const address of ['/cart/', '/checkout/']) {
    await page.goto(address);
    await page.locator('#external-shops').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

test('[F30] [F32] [F36] the cart panel and mini-cart split the subtotal, also on a phone in the dark theme', async () => {
  const split = ['Sold by this shop', '€20.00', 'Paid at Bazaar DE, approx.', '€30.00'];
  const { page, problems } = await openPage({ baseURL: shop.url, colorScheme: 'light' });
  const sums = page.locator('dl[aria-label="Where you pay"]:visible');
  const openPanel = async () => {
    await page.goto('/terms/');
    await cartLink(page).click();
    await cartPanel(page).getByText('Own kettle').waitFor();
  };
  await add(page, ids.here);
  await openPanel();
  expect(await sums.count()).toBe(0);
  await add(page, ids.pan);
  await page.goto('/terms/');
  await miniCartToggle(page).click();
  await sums.waitFor();
  expect((await sums.innerText()).split(/\s*\n\s*/)).toEqual(split);
  expect(await accessibilityProblems(page)).toEqual([]);
  await openPanel();
  await cartPanel(page).getByText('Far pan').waitFor();
  expect((await sums.innerText()).split(/\s*\n\s*/)).toEqual(split);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await sums.innerText()).split(/\s*\n\s*/)).toEqual(split);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(problems).toEqual([]);
});
