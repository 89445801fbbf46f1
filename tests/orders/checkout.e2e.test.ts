import { expect, test } from 'vitest';
import { addBehind, amountOf, fillCart, fillCheckout, noScript, orderByRequest, placeOrder, reviewOrder } from '../cart/cartPages.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { shopUrl } from '../support/shopUrl.ts';

test.each([
  ['with JavaScript', {}],
  ['without JavaScript', noScript],
])(
  '[F44] %s, errors appear at their fields and input is kept; a cart that has changed needs a second confirmation',
  async (_name, options) => {
    const { page, problems } = await openPage(options);
    await fillCart(page);
    await page.goto('/checkout/');
    await fillCheckout(page, { phone: 'x', note: 'Ring twice' });
    await placeOrder(page);
    await page
      .getByRole('alert')
      .getByRole('link', { name: /phone number/ })
      .waitFor();
    expect(await page.getByRole('alert').getByRole('link').count()).toBe(1);
    expect(await page.locator('#phone').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('#phone').getAttribute('aria-describedby')).toContain('phone-problem');
    for (const [field, value] of Object.entries({ email: 'ada@example.com', city: 'Berlin', country: 'DE', note: 'Ring twice' }))
      expect(await page.locator(`#${field}`).inputValue()).toBe(value);
    expect(await page.locator('#acceptsTerms').isChecked()).toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(options === noScript ? '' : 'phone');

    await page.locator('#phone').fill('');
    const total = amountOf(page, /^Total/);
    const before = (await total.textContent()) ?? '';
    // Added as from another device of the same visitor, so that the page isn't notified.
    await reviewOrder(page);
    await addBehind(page);
    await page.getByLabel(/^I accept the terms/).check();
    await page.getByRole('button', { name: 'Place order and pay' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Your cart has changed' });
    await alert.getByText(/New in your cart: .+ × 1, €/).waitFor();
    await expect.poll(() => total.textContent()).not.toBe(before);
    const now = (await total.textContent()) ?? '';
    expect(await alert.innerText()).toContain(`Total before: ${before}`);
    expect(await alert.innerText()).toContain(`Total now: ${now}`);
    expect(await page.locator('#email').inputValue()).toBe('ada@example.com');
    await page.getByRole('button', { name: 'Place order and pay' }).click();
    await page.waitForURL('**/checkout/order-received/**');
    await page.getByRole('heading', { level: 1, name: 'Thank you for your order' }).waitFor();
    expect(await amountOf(page, /^Total/).textContent()).toBe(now);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect(await page.locator('meta[name=referrer]').getAttribute('content')).toBe('same-origin');
    // Without scripts, an invalid form is answered with a page of status 422, and a changed cart with 409.
    expect(problems.filter((problem) => !/422|409/.test(problem))).toEqual([]);
  },
);

test('[F44] checkout with an empty cart redirects to the cart', async () => {
  const answer = await fetch(`${shopUrl()}/checkout/`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/cart/']);
});

test('[F44] the order page opens for anyone with its key, and is not found otherwise', async () => {
  const { page } = await openPage();
  const { path } = await orderByRequest(page);
  const [place = '', key = ''] = path.split('?');
  for (const wrong of [`${place}?key=0123456789abcdef`, place, `${place}?key=`, `/checkout/order-received/abc/?${key}`]) {
    const answer = await page.request.get(wrong);
    expect([answer.status(), (await answer.text()).includes('>Page not found</h1>')], wrong).toEqual([404, true]);
  }
  expect((await page.request.get(path)).status()).toBe(200);
  // A visitor with the link, without the buyer's cookie.
  expect((await fetch(shopUrl() + path)).status).toBe(200);
});

test('[F44] submitting the same form from several tabs places one order', async () => {
  const { page, url } = await openPage(noScript);
  await fillCart(page);
  await page.goto('/checkout/');
  await fillCheckout(page);
  await page.getByLabel(/^I accept the terms/).check();
  const fields = await page
    .locator('main form')
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new URLSearchParams(new FormData(form) as never)));
  const send = () => page.request.post('/checkout/', { form: fields, maxRedirects: 0, headers: { origin: new URL(url('/')).origin } });
  const answers = await Promise.all([send(), send(), send()]);
  const places = answers.map((answer) => answer.headers().location);
  expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303]);
  expect(new Set(places).size).toBe(1);
});

test('[F44] checkout and order pages validate natively, autofill, fetch nothing, are accessible, and a double click places one order', async () => {
  const { page, requests, problems } = await openPage();
  await fillCart(page, { cards: 2 });
  requests.length = 0;
  await page.goto('/checkout/', { waitUntil: 'networkidle' });
  expect(requests).toEqual([]);
  expect(await page.locator('#email').getAttribute('autocomplete')).toBe('email');
  expect(await page.locator('#email').getAttribute('inputmode')).toBe('email');
  expect(await page.locator('#country').getAttribute('autocomplete')).toBe('shipping country');
  expect(await accessibilityProblems(page)).toEqual([]);
  // The browser's own validation stops an empty form.
  await page.getByRole('button', { name: 'Review your order' }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('email');
  expect(requests).toEqual([]);
  await fillCheckout(page);
  await reviewOrder(page);
  await page.getByLabel(/^I accept the terms/).check();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('idempotencyKey')) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Place order and pay' }).dblclick();
  await page.waitForURL('**/checkout/order-received/**');
  await page.getByText('IBAN').waitFor();
  expect(sent).toHaveLength(1);
  expect(await accessibilityProblems(page)).toEqual([]);
  requests.length = 0;
  await page.reload({ waitUntil: 'networkidle' });
  expect(requests).toEqual([]);
  expect(problems).toEqual([]);
});
