import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fillCart, fillCheckout, noScript, placeOrder } from '../cart/cartPages.ts';
import { openPage } from '../support/browser.ts';

// Paying with the test card, for each behaviour of its bank.

/** Completes the checkout with a card whose bank behaves as given. */
async function payWith(page: Page, bank: string): Promise<void> {
  await page.getByLabel(/^Test card/).check();
  await page.locator('#paymentToken').selectOption({ label: bank });
  await placeOrder(page);
}

async function openCheckout(page: Page): Promise<void> {
  await fillCart(page);
  await page.goto('/checkout/');
  await fillCheckout(page);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

describe.each([
  ['with JavaScript', {}],
  ['without JavaScript', noScript],
])('%s', (_name, options) => {
  test('[F44] a declined card keeps cart and form, a payment declined at the bank can be retried, and an approved one is paid', async () => {
    const { page } = await openPage(options);
    await openCheckout(page);
    await payWith(page, 'Card declined');
    await page.getByRole('alert').filter({ hasText: 'You haven’t been charged, and your cart is unchanged.' }).waitFor();
    await page.locator('#email').waitFor();
    expect(await page.locator('#email').inputValue()).toBe('ada@example.com');
    expect(await page.getByRole('region', { name: 'Your order' }).getByRole('listitem').count()).toBe(1);

    await payWith(page, 'Confirmation required on the bank’s page');
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.waitForURL('**/checkout/order-received/**');
    await heading(page, 'Your payment didn’t go through');
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.waitForURL('**/checkout/');
    await heading(page, 'Checkout');

    await fillCheckout(page);
    await payWith(page, 'Confirmation required on the bank’s page');
    await page.waitForURL('**/payments/test-card/confirm**');
    // A shopper who returns to the shop finds the order, and the link to the bank.
    const bank = page.url();
    const answer = new URL(bank).searchParams;
    await page.goto(`/checkout/order-received/${answer.get('order')}/?key=${answer.get('key')}`);
    await heading(page, 'Complete your payment');
    // The cart still exists, but ordering it again would be a second order.
    await page.goto('/checkout/');
    await fillCheckout(page, { city: 'Potsdam' });
    await placeOrder(page);
    await page.getByRole('alert').getByRole('link', { name: 'View that order' }).click();
    await page.getByRole('link', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.waitForURL('**/checkout/order-received/**');
    await page.getByText('We’ve received your payment').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'was paid.' }).waitFor();
    expect(await page.getByText('Cancel this order').count()).toBe(0);
    await page.goto('/cart/');
    await page.getByText('Your cart is empty.').waitFor();
    await page.getByRole('link', { name: /^order \d+$/ }).click();
    await heading(page, 'Thank you for your order');
  });
});

test('[F44] the test card is marked as a test and shows its options when selected; an order waits for an unresponsive bank', async () => {
  const { page, problems } = await openPage();
  await openCheckout(page);
  expect(await page.locator('#paymentToken').isVisible()).toBe(false);
  await page.getByLabel(/^Test card/).check();
  expect(await page.locator('#paymentToken').isVisible()).toBe(true);
  await page.getByText('no money is charged').first().waitFor();
  expect(problems).toEqual([]);

  await payWith(page, 'Response times out');
  await page.waitForURL('**/checkout/order-received/**');
  await heading(page, 'We’re waiting for your payment');
  await page.getByRole('button', { name: 'Check again' }).click();
  await heading(page, 'We’re waiting for your payment');
  // The same page without scripts.
  const { page: plain } = await openPage(noScript);
  await plain.goto(page.url());
  await heading(plain, 'We’re waiting for your payment');
  await plain.getByRole('link', { name: 'Check again' }).click();
  await heading(plain, 'We’re waiting for your payment');
});
