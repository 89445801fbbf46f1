import { expect, test } from 'vitest';
import { fillCart, fillCheckout, noScript, placeOrder, reviewOrder } from '../cart/cartPages.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';

test('[I78] the checkout has its own frame: logo, cart, steps, help and legal links, and neither menus nor their data', async () => {
  const { page, problems } = await openPage();
  await fillCart(page);
  await page.goto('/cart/');
  const whole = (await (await page.request.get('/cart/')).body()).length;
  const html = await (await page.request.get('/checkout/')).text();
  expect(Buffer.byteLength(html)).toBeLessThan(whole);
  for (const part of ['aria-label="Main categories"', 'aria-label="Toolbar"', 'FooterQuery', 'newsletterFormAt', 'role="search"'])
    expect(html, part).not.toContain(part);
  await page.goto('/checkout/');
  expect(await page.getByRole('banner').getByRole('link').allInnerTexts()).toEqual(['Skip to content', 'Souk', 'Cart']);
  expect(await page.getByRole('list', { name: 'Steps' }).getByRole('listitem').allInnerTexts()).toEqual([
    'Cart',
    'Your details',
    'Review and order',
    'Done',
  ]);
  const footer = page.getByRole('contentinfo');
  for (const name of ['Contact us', 'Frequently asked questions', 'Terms', 'Right of withdrawal', 'Privacy'])
    await footer.getByRole('link', { name, exact: true }).waitFor();
  expect(await footer.getByRole('textbox').count()).toBe(0);
  // The shop's frame comes back with its footer.
  await page.getByRole('banner').getByRole('link', { name: 'Souk, home' }).click();
  await page.getByRole('navigation', { name: 'Main categories' }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'All products' }).waitFor();
  expect(problems).toEqual([]);
});

test('[I78] an empty form names all missing fields at once, beside them, with the focus on the first', async () => {
  const { page } = await openPage();
  await fillCart(page);
  await page.goto('/checkout/');
  await page.getByRole('button', { name: 'Review your order' }).click();
  expect(await page.getByRole('alert').getByRole('link').allInnerTexts()).toEqual([
    'Enter an email address such as name@example.com.',
    'Enter your name.',
    'Enter your street and house number.',
    'Enter your postcode.',
    'Enter your town or city.',
  ]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('email');
  expect(await page.locator('#city-problem').innerText()).toBe('Enter your town or city.');
  expect(await accessibilityProblems(page)).toEqual([]);
  await fillCheckout(page);
  await reviewOrder(page);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('[I78] narrow windows show the total at the top, with the items on request; it stays while the form scrolls', async () => {
  const { page } = await openPage({ viewport: { width: 390, height: 844 } });
  await fillCart(page);
  await page.goto('/checkout/');
  const folded = page.locator('details').filter({ hasText: 'Order summary' });
  const items = folded.getByRole('listitem');
  expect(await items.count()).toBe(0);
  await folded.getByText('Order summary').click();
  await items.first().waitFor();
  await folded.getByText('Order summary').click();
  await page.locator('#city').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect.poll(async () => Math.round((await folded.boundingBox())?.y ?? -1)).toBe(0);
});

test('[I78] sign-in is offered on the checkout and returns to it, where what was entered is kept', async () => {
  const { page } = await openPage();
  await fillCart(page);
  await page.goto('/checkout/');
  await fillCheckout(page, { city: 'Potsdam' });
  await page.locator('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  expect(new URL(page.url()).searchParams.get('from')).toMatch(/^\/checkout\//);
  await page.goBack();
  await expect.poll(() => page.locator('#city').inputValue()).toBe('Potsdam');
});

test.each([
  ['with JavaScript', {}],
  ['without JavaScript', noScript],
])('[I79] a guest creates an account on the page of the order, %s', async (_name, options) => {
  const { page } = await openPage(options);
  await fillCart(page);
  await page.goto('/checkout/');
  await fillCheckout(page, { email: `guest.${crypto.randomUUID().slice(0, 8)}@example.com` });
  await placeOrder(page);
  await page.waitForURL('**/checkout/order-received/**');
  const offer = page.getByRole('region', { name: 'Save your details for next time' });
  await offer.getByLabel('Password', { exact: true }).fill('password123');
  await offer.getByRole('button', { name: 'Create account' }).click();
  await offer.getByText('This password is too easy to guess').waitFor();
  expect(await offer.getByLabel('Password', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  await offer.getByLabel('Password', { exact: true }).fill('violet tractor meadow');
  await offer.getByRole('button', { name: 'Create account' }).click();
  await offer.getByRole('status').getByText('Open its link within 24 hours').waitFor();
  // axe needs a script.
  expect(options === noScript ? [] : await accessibilityProblems(page)).toEqual([]);
});

test.each([
  ['with JavaScript', {}],
  ['without JavaScript', noScript],
])('[I81] the size guide of a product opens beside its sizes, %s', async (_name, options) => {
  const { page, problems } = await openPage(options);
  await page.goto('/product/arden-heavy-cotton-t-shirt/');
  const link = page.locator('main').getByRole('link', { name: 'Size guide' });
  if (options === noScript) {
    await page.goto((await link.getAttribute('href')) ?? '');
    await page.getByRole('heading', { level: 1, name: 'Size guide: Clothing' }).waitFor();
  } else {
    await link.click();
    await page.getByRole('dialog', { name: 'Size guide' }).getByRole('table').waitFor();
  }
  expect(options === noScript ? [] : await accessibilityProblems(page)).toEqual([]);
  expect(await page.getByRole('table').filter({ hasText: 'Chest' }).getByRole('row').nth(1).allInnerTexts()).toEqual([
    expect.stringContaining('XS'),
  ]);
  expect(problems).toEqual([]);
});

test('[I80] the questions are a page with structured data', async () => {
  const { page, problems } = await openPage(noScript);
  await page.goto('/');
  await page.goto((await page.getByRole('link', { name: 'Frequently asked questions' }).getAttribute('href')) ?? '');
  await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor();
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = blocks.map((text) => JSON.parse(text) as { '@type': string; mainEntity?: { name: string }[] });
  const faq = data.find((one) => one['@type'] === 'FAQPage');
  const headings = await page.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(headings.length).toBeGreaterThan(3);
  expect(faq?.mainEntity?.map(({ name }) => name)).toEqual(headings);
  expect(problems).toEqual([]);
});
