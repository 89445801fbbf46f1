import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { amountOf, fillCart, fillCheckout, noScript, placeOrder } from '../cart/cartPages.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';

// The checkout's country, shipping methods, addresses and review.

const cheap = '/?product_cat=kitchen&in_stock=1&min_price=20&max_price=40';

describe.each([
  ['with JavaScript', {}],
  ['without JavaScript', noScript],
])('%s', (_name, options) => {
  const isScripted = options !== noScript;

  test('[F44] shipping, VAT and payment methods follow the country and the place, and the form keeps its values', async () => {
    const { page, problems } = await openPage(options);
    await fillCart(page, { listing: cheap });
    await page.goto('/checkout/');
    await fillCheckout(page);
    const update = () => (isScripted ? undefined : page.getByRole('button', { name: 'Update delivery' }).click());
    const total = amountOf(page, /^Total/);
    const before = await total.textContent();
    await page.getByText('Includes 19% VAT').waitFor();
    expect(await page.getByLabel('Cash on delivery').count()).toBe(1);

    await page.locator('#country').selectOption('IT');
    await update();
    await page.getByText('Includes 22% VAT').waitFor();
    await page.getByText('to Italy').waitFor();
    expect(await total.textContent()).not.toBe(before);
    expect(await page.getByLabel('Cash on delivery').count()).toBe(0);
    expect(await page.getByText('For example, 00118').count()).toBeGreaterThan(0);
    for (const [field, value] of Object.entries({ email: 'ada@example.com', city: 'Berlin', country: 'IT' }))
      expect(await page.locator(`#${field}`).inputValue()).toBe(value);

    // Livigno shares its postcode with places inside the VAT area.
    await page.locator('#postcode').fill('23030');
    await page.locator('#city').fill('Livigno');
    await page.locator('#city').press('Tab');
    await update();
    await page.getByText('No VAT is charged for deliveries to Livigno').waitFor();
    const toCanaryIslands = async () => {
      await page.locator('#country').selectOption('ES');
      await page.locator('#postcode').fill('E-35001');
      await update();
      await page.getByText('No VAT is charged for deliveries to the Canary Islands').waitFor();
    };
    await toCanaryIslands();
    expect(await page.getByText(/^Includes .* VAT$/).count()).toBe(0);

    await page.locator('#country').selectOption('AT');
    await page.locator('#postcode').fill('1010');
    await page.locator('#city').fill('Wien');
    await update();
    await page.getByText('to Austria').waitFor();
    const standard = await total.textContent();
    await page.getByLabel(/^Express delivery/).check();
    await update();
    await expect.poll(() => total.textContent()).not.toBe(standard);
    if (!isScripted) await toCanaryIslands();
    const shown = (await total.textContent()) ?? '';
    await placeOrder(page);
    await page.getByRole('heading', { level: 1, name: 'Thank you for your order' }).waitFor();
    const order = await page.getByRole('main').innerText();
    for (const text of [shown, ...(isScripted ? ['Express delivery', 'Austria', 'Includes 20% VAT'] : ['35001'])])
      expect(order).toContain(text);
    expect(order.includes('Includes')).toBe(isScripted);
    expect(problems).toEqual([]);
  });

  test('[F44] a different billing address shows errors at its own fields, input is escaped, and the review leads back to the form', async () => {
    const { page, problems } = await openPage(options);
    await fillCart(page, { cards: 2 });
    await page.goto('/checkout/');
    const image = '<img src=x onerror=alert(1)>';
    await fillCheckout(page, { lastName: image, company: '<b>Engines & Sons</b>', note: '</script><script>alert(2)</script>' });
    await page.getByLabel('Use a different billing address').check();
    for (const field of ['FirstName', 'LastName', 'Address1', 'City']) await page.locator(`#billing${field}`).fill('x');
    await page.locator('#billingPostcode').fill('nowhere');
    const place = page.getByRole('button', { name: 'Place order and pay' });
    expect(await place.isVisible()).toBe(!isScripted);
    if (!isScripted) await page.getByLabel(/^I accept the terms/).check();
    await (isScripted ? page.getByRole('button', { name: 'Review your order' }) : place).click();
    await page
      .getByRole('alert')
      .getByRole('link', { name: /postcode for Germany/ })
      .waitFor();
    expect(await page.locator('#billingPostcode').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('#postcode').getAttribute('aria-invalid')).toBeNull();
    expect(await page.locator('#billingPostcode').isVisible()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(isScripted ? 'billingPostcode' : '');

    const billing = { FirstName: 'Mary', LastName: '{{constructor}}', Address1: 'Rue 1', Postcode: '75001', City: 'Paris' };
    for (const [field, value] of Object.entries(billing)) await page.locator(`#billing${field}`).fill(value);
    await page.locator('#billingCountry').selectOption('FR');
    if (isScripted) await reviewAndReturn(page, image);
    await placeOrder(page);
    await page.getByRole('heading', { level: 1, name: 'Thank you for your order' }).waitFor();
    const order = await page.getByRole('main').innerText();
    for (const text of [
      `${isScripted ? 'Augusta' : 'Ada'} ${image}`,
      '<b>Engines & Sons</b>',
      'Mary {{constructor}}',
      '75001 Paris',
      'France',
      '</script><script>alert(2)',
    ])
      expect(order).toContain(text);
    expect(await page.locator('main img[src=x], main b').count()).toBe(0);
    // Without scripts, an invalid form is answered with a page of status 422.
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
  });
});

/** Opens the review, which shows all details, changes the first name through its link, and returns to the form with Back. */
async function reviewAndReturn(page: Page, lastName: string): Promise<void> {
  await page.getByRole('button', { name: 'Review your order' }).click();
  const review = page.getByRole('region', { name: 'Review your order' });
  await review.waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Review your order');
  const text = await review.innerText();
  for (const part of ['ada@example.com', `Ada ${lastName}`, '10115 Berlin', 'Germany', 'Standard delivery', 'Bank transfer', 'alert(2)'])
    expect(text).toContain(part);
  expect(await page.locator('#email').isVisible()).toBe(false);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Edit delivery address' }).click();
  await page.locator('#firstName').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('firstName');
  await page.locator('#firstName').fill('Augusta');
  await page.getByRole('button', { name: 'Review your order' }).click();
  await review.getByText(`Augusta ${lastName}`).waitFor();
  await page.goBack();
  await page.locator('#firstName').waitFor();
  expect(await page.locator('#firstName').inputValue()).toBe('Augusta');
}

test('[F44] the delivery page lists the costs of all countries, and nothing overflows on a phone', async () => {
  const { page, problems } = await openPage({ viewport: { width: 390, height: 844 } });
  const answer = await page.goto('/delivery/');
  expect(await answer?.text()).toMatch(/<table[^>]*>[^]*?Germany[^]*?€4\.90/);
  const germany = page.getByRole('table', { name: 'Germany', exact: true });
  expect(await germany.getByRole('row').nth(1).innerText()).toMatch(
    /^Standard delivery, up to 10 kg[^]*€4\.90\s+€50\.00\s+2 to 4 working days/,
  );
  expect(await page.getByRole('table', { name: /Austria, Belgium/ }).count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('[F44] a failed shipping quote keeps the form and is retried, and a click meanwhile takes effect afterwards', async () => {
  const { page } = await openPage();
  await fillCart(page, { listing: cheap });
  await page.goto('/checkout/');
  await fillCheckout(page);
  await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
  await page.locator('#country').selectOption('IT');
  await page.getByRole('alert').filter({ hasText: 'You are probably offline.' }).waitFor();
  expect(await page.locator('#email').inputValue()).toBe('ada@example.com');
  const review = page.getByRole('button', { name: 'Review your order' });
  expect(await review.getAttribute('aria-disabled')).toBe('true');
  await review.dispatchEvent('click');
  expect(await page.getByRole('heading', { name: 'Review your order' }).count()).toBe(0);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Includes 22% VAT').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);

  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const requested = page.waitForRequest('**/graphql');
  await page.route('**/graphql', async (route) => {
    await released;
    await route.continue();
  });
  await page.locator('#country').selectOption('FR');
  await page.locator('#postcode').fill('75001');
  await requested;
  await review.dispatchEvent('click');
  expect(await page.getByRole('heading', { name: 'Review your order' }).count()).toBe(0);
  release();
  await page.getByRole('heading', { name: 'Review your order' }).waitFor();
  await page.getByText('Includes 20% VAT').waitFor();
});
