import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { amountOf, fillCart, noScript } from './cartPages.ts';

// Coupons, shipping, VAT and cross-sells on the cart page. The coupons belong to the demo shop.

/** Parses an amount such as "−€1,234.50" into minor units; 0 for "Free". */
function minor(text: string | null): number {
  return Number((text ?? '').replace(/[^\d.]/g, '')) * 100;
}

/** Returns the id of the focused element; empty for the body. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

const chips = (page: Page) => page.getByRole('list', { name: 'Applied coupons' }).getByRole('listitem');

async function apply(page: Page, code: string): Promise<void> {
  await page.getByLabel('Coupon code').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

/** Waits for the coupon form's error. */
const refusal = (page: Page, text: RegExp) => page.locator('#coupon-problem').filter({ hasText: text }).waitFor();

describe.each([
  ['with JavaScript', {}],
  ['without JavaScript', noScript],
])('%s', (_name, options) => {
  const isScripted = options !== noScript;

  test('[F30] coupons are accepted in any case, show their discount, and can be removed; cross-sells can be added', async () => {
    const { page, problems } = await openPage(options);
    await fillCart(page, { cards: 2 });
    await page.goto('/cart/');
    const subtotal = minor(await amountOf(page, /^Subtotal/).textContent());
    await apply(page, ' welcome10 ');
    await chips(page).filter({ hasText: 'WELCOME10' }).waitFor();
    const saved = minor(await amountOf(page, /^Discount/).textContent());
    expect(Math.abs(saved - subtotal / 10)).toBeLessThanOrEqual(1);
    expect(
      minor(
        await chips(page)
          .first()
          .textContent()
          .then((text) => /−(€\d+\.\d\d)/.exec(text ?? '')?.[1] ?? ''),
      ),
    ).toBe(saved);
    if (isScripted) await page.getByRole('status').filter({ hasText: 'WELCOME10' }).waitFor();

    await apply(page, 'FREESHIP');
    await chips(page).filter({ hasText: 'free delivery' }).waitFor();
    expect(await amountOf(page, /^Delivery/).textContent()).toBe('Free');

    await page.getByRole('button', { name: 'Remove coupon WELCOME10' }).click();
    await chips(page).filter({ hasText: 'WELCOME10' }).waitFor({ state: 'detached' });
    expect(await chips(page).count()).toBe(1);
    expect(await amountOf(page, /^Discount/).count()).toBe(0);
    expect(await focused(page)).toBe(isScripted ? 'coupon' : '');
    if (isScripted) await addCrossSell(page);
    expect(problems).toEqual([]);
  });

  test('[F30] a rejected code stays in the field with the reason, and a coupon that no longer applies shows a warning', async () => {
    const { page } = await openPage(options);
    await fillCart(page, { listing: '/shop/?in_stock=1&min_price=40&max_price=70' });
    await page.goto('/cart/');
    await apply(page, 'no-such-code');
    await refusal(page, /The coupon “NO-SUCH-CODE” doesn’t exist/);
    const field = page.getByLabel('Coupon code');
    expect(await field.inputValue()).toBe('no-such-code');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.getAttribute('aria-describedby')).toBe('coupon-problem');
    expect(await page.locator('#coupon-problem').getAttribute('role')).toBe('alert');
    expect(await focused(page)).toBe(isScripted ? 'coupon' : '');
    await apply(page, 'OPENING20');
    await refusal(page, /no longer valid/);
    await apply(page, 'SPRING15');
    await refusal(page, /at least €75\.00/);
    await apply(page, '<b>SALE</b>');
    await refusal(page, /“<B>SALE<\/B>”/);
    expect(await chips(page).count()).toBe(0);

    const change = async (quantity: string) => {
      await page.locator('[name=quantity]').first().fill(quantity);
      if (!isScripted) await page.getByRole('button', { name: 'Update' }).first().click();
    };
    await change('2');
    await page.getByText('Subtotal (2 items)').waitFor();
    await apply(page, 'SPRING15');
    await chips(page).filter({ hasText: '−€15.00' }).waitFor();
    await change('1');
    await chips(page).filter({ hasText: 'doesn’t apply right now' }).waitFor();
    await page.getByText('Fix these before you order:').waitFor();
    expect(await amountOf(page, /^Discount/).count()).toBe(0);
  });

  test('[F30] shipping and VAT follow the country, which is passed on to checkout', async () => {
    const { page, problems } = await openPage(options);
    await fillCart(page, { listing: '/?product_cat=kitchen&in_stock=1&min_price=26&max_price=40' });
    await page.goto('/cart/');
    await page.getByText('Includes 19% VAT').waitFor();
    const inGermany = await amountOf(page, /^Delivery/).textContent();
    await page.getByText(/Add €[\d.]+ more for free delivery/).waitFor();
    await page.getByLabel('Deliver to').focus();
    await page.getByLabel('Deliver to').selectOption('FR');
    if (!isScripted) await page.locator('form:has(#country)').getByRole('button', { name: 'Update' }).click();
    await page.getByText('Includes 20% VAT').waitFor();
    expect(new URL(page.url()).search).toBe('?country=FR');
    expect(minor(await amountOf(page, /^Delivery/).textContent())).toBeGreaterThan(minor(inGermany));
    const total = (await amountOf(page, /^Total/).textContent()) ?? '';
    if (isScripted)
      await page
        .getByRole('status')
        .filter({ hasText: `The total is now ${total}.` })
        .waitFor();
    expect(await focused(page)).toBe(isScripted ? 'country' : '');
    // The country stays selected when something else changes, with or without scripts.
    await page.locator('[name=quantity]').first().fill('2');
    if (!isScripted) await page.locator('form:has([name=quantity])').getByRole('button', { name: 'Update' }).first().click();
    await page.getByText('Subtotal (2 items)').waitFor();
    await page.getByText('Includes 20% VAT').waitFor();
    const changed = (await amountOf(page, /^Total/).textContent()) ?? '';
    expect(changed).not.toBe(total);
    await page.getByRole('link', { name: 'Proceed to checkout' }).click();
    await page.waitForURL('**/checkout/?country=FR');
    await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
    expect(await page.locator('main #country').inputValue()).toBe('FR');
    expect(await amountOf(page, /^Total/).textContent()).toBe(changed);
    expect(problems).toEqual([]);
  });
});

test('[F30] an unknown country in the URL is ignored', async () => {
  const { page } = await openPage();
  await fillCart(page);
  const answer = await page.request.get('/cart/?country=XX');
  expect(new URL(answer.url()).search).toBe('');
  expect((await answer.text()).replace(/<!--.*?-->/g, '')).toMatch(/Includes (19|7)% VAT/);
});

/** Adds the first cross-sell to a cart of two items. */
async function addCrossSell(page: Page): Promise<void> {
  const shelf = page.getByRole('region', { name: 'You may also like' });
  const name = (await shelf.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
  await shelf.getByRole('button', { name: 'Add to cart' }).first().click();
  const lines = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem');
  await lines.filter({ hasText: name }).waitFor();
  await page.getByText('Subtotal (3 items)').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
}
