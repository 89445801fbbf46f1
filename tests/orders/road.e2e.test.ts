import { describe, expect, test } from 'vitest';
import { cartLink, closePanel, fillCheckout, noScript, placeOrder } from '../cart/cartPages.ts';
import { openPage } from '../support/browser.ts';

// The complete purchase, with scripts enabled and disabled.

describe.each([
  ['with JavaScript', {}],
  ['without JavaScript', noScript],
  ['with JavaScript on a phone', { viewport: { width: 390, height: 800 } }],
])('%s', (_name, options) => {
  const isScripted = options !== noScript;

  test('[F1, F3, F12, F13, F30, F44] a shopper can browse, search, fill the cart and place an order', async () => {
    const { page, problems } = await openPage(options);
    await page.goto('/shop/');

    await page.goto('/?product_cat=kitchen');
    await page.getByRole('heading', { level: 1, name: 'Kitchen' }).waitFor();
    await page.locator('select[name=orderby]').selectOption('price-desc');
    if (!isScripted) await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await page.waitForURL(/orderby=price-desc/);

    await page.goto('/search/');
    const search = page.getByRole('search');
    await search.getByRole('searchbox').fill('kettle');
    await search.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/[?&]s=kettle/);
    await page.getByRole('heading', { level: 1, name: /kettle/ }).waitFor();

    // A product with options: the first available one of each.
    const card = page.locator('main article').filter({ hasText: 'Select options' }).first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('heading').getByRole('link').click();
    await page.waitForURL('**/product/**');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const buy = page.getByRole('form', { name: 'Buy' });
    for (const group of await buy.getByRole('group').all()) await group.locator('label:has(input:not([disabled]))').first().click();
    await buy.getByRole('button', { name: 'Add to cart' }).click();
    if (isScripted) {
      await closePanel(page);
      await buy.getByRole('link', { name: 'View cart' }).click();
    }
    await page.waitForURL('**/cart/');

    // Changes the quantity to two.
    const line = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem').filter({ hasText: name });
    if (isScripted) await line.getByRole('button', { name: /^Increase/ }).click();
    else {
      await line.locator('[name=quantity]').fill('2');
      await line.getByRole('button', { name: 'Update' }).click();
    }
    await page.getByText('Subtotal (2 items)').waitFor();

    await page.getByRole('link', { name: 'Proceed to checkout' }).click();
    await page.waitForURL('**/checkout/');
    await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
    const total = await page
      .getByText(/^Total/)
      .locator('xpath=following-sibling::dd')
      .textContent();
    await fillCheckout(page);
    await placeOrder(page);

    await page.waitForURL(/\/checkout\/order-received\/\d+\/\?key=/);
    await page.getByRole('heading', { level: 1, name: 'Thank you for your order' }).waitFor();
    const order = await page.getByRole('main').innerText();
    for (const text of [name, '× 2', total ?? '', 'Ada Lovelace', '10115 Berlin', 'Germany', 'IBAN', 'SOUK-'])
      expect(order).toContain(text);
    await cartLink(page).filter({ hasNotText: /item/ }).waitFor();
    await page.goto('/cart/');
    await page.getByText('Your cart is empty.').waitFor();
    expect(problems).toEqual([]);
  });
});
