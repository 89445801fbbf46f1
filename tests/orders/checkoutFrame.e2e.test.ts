import { expect, test } from 'vitest';
import { fillCart, fillCheckout, noScript, orderByRequest, reviewOrder } from '../cart/cartPages.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { shopUrl } from '../support/shopUrl.ts';

test('[F44, I78] the checkout has its own frame: logo, cart, steps, help and legal links, and neither menus nor their data', async () => {
  const { page, problems } = await openPage();
  await fillCart(page);
  /** How many menus, ways to search or wish, and menu buttons are shown. */
  const elsewhere = () =>
    Promise.all([
      page.getByRole('navigation', { name: /^(Main categories|Toolbar)$/ }).count(),
      page
        .getByRole('banner')
        .getByRole('link', { name: /Search products|Wishlist/ })
        .count(),
      page.getByRole('banner').getByRole('button', { name: 'Menu' }).count(),
    ]);
  const [wide, narrow] = [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ];
  await page.goto('/cart/');
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size);
    expect(Math.min(...(await elsewhere()).slice(0, 2))).toBeGreaterThan(0);
  }
  const whole = (await (await page.request.get('/cart/')).body()).length;
  const html = await (await page.request.get('/checkout/')).text();
  expect(Buffer.byteLength(html)).toBeLessThan(whole);
  for (const part of ['aria-label="Main categories"', 'aria-label="Toolbar"', 'FooterQuery', 'newsletterFormAt', 'role="search"'])
    expect(html, part).not.toContain(part);
  await page.goto('/checkout/');
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size);
    expect(await elsewhere()).toEqual([0, 0, 0]);
    await page.getByRole('banner').getByRole('link', { name: 'Souk, home' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).first().waitFor();
  }
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

test('[I78] an empty form names all missing fields; narrow windows show a total that stays; a sign-in keeps what was entered', async () => {
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

  await page.setViewportSize({ width: 390, height: 844 });
  const folded = page.locator('details').filter({ hasText: 'Order summary' });
  const items = folded.getByRole('listitem');
  expect(await items.count()).toBe(0);
  await folded.getByText('Order summary').click();
  await items.first().waitFor();
  await folded.getByText('Order summary').click();
  await page.locator('#city').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect.poll(async () => Math.round((await folded.boundingBox())?.y ?? -1)).toBe(0);

  await fillCheckout(page, { city: 'Potsdam' });
  await reviewOrder(page);
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.goBack();
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
  const { path } = await orderByRequest(page, `guest.${crypto.randomUUID().slice(0, 8)}@example.com`);
  await page.goto(path);
  const offer = page.getByRole('region', { name: 'Save your details for next time' });
  await offer.getByLabel('Password', { exact: true }).fill('password123');
  await offer.getByRole('button', { name: 'Create account' }).click();
  await offer.getByText('This password is too easy to guess').waitFor();
  expect(await offer.getByLabel('Password', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  await offer.getByLabel('Password', { exact: true }).fill('violet tractor meadow');
  await offer.getByRole('button', { name: 'Create account' }).click();
  await offer.getByRole('status').getByText('Open the link in it within 24 hours').waitFor();
  // axe needs a script.
  expect(options === noScript ? [] : await accessibilityProblems(page)).toEqual([]);
});

const product = '/product/arden-heavy-cotton-t-shirt/';

test('[I81] the size guide of a product opens beside its sizes', async () => {
  const { page, problems } = await openPage();
  await page.goto(product);
  await page.locator('main').getByRole('link', { name: 'Size guide' }).click();
  await page.getByRole('dialog', { name: 'Size guide' }).getByRole('table').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.getByRole('table').filter({ hasText: 'Chest' }).getByRole('row').nth(1).allInnerTexts()).toEqual([
    expect.stringContaining('XS'),
  ]);
  expect(problems).toEqual([]);
});

/** Fetches the page that a link of another page leads to. */
async function follow(path: string, link: RegExp): Promise<string> {
  const from = await (await fetch(shopUrl() + path)).text();
  const answer = await fetch(shopUrl() + (link.exec(from)?.[1] ?? '/no-such-link'));
  expect(answer.status).toBe(200);
  return answer.text();
}

test('[I81] without JavaScript, the size guide is a page that the product links to', async () => {
  const html = await follow(product, /<a [^>]*href="([^"]+)"[^>]*>(?:<svg[^]*?<\/svg>)?\s*Size guide/);
  expect(html).toMatch(/<h1[^>]*>Size guide: Clothing<\/h1>/);
  const table = [...html.matchAll(/<table[^]*?<\/table>/g)].map(([text]) => text).find((text) => text.includes('Chest')) ?? '';
  expect([...table.matchAll(/<tr[^]*?<\/tr>/g)][1]?.[0]).toContain('XS');
});

test('[I80] the questions are a page with structured data', async () => {
  const html = await follow('/', /<a [^>]*href="([^"]+)"[^>]*>Frequently asked questions/);
  expect(html).toMatch(/<h1[^>]*>Frequently asked questions<\/h1>/);
  const blocks = [...html.matchAll(/<script [^>]*type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)].map(([, text = '']) => text);
  const data = blocks.map((text) => JSON.parse(text) as { '@type': string; mainEntity?: { name: string }[] });
  const questions = data.find((one) => one['@type'] === 'FAQPage')?.mainEntity?.map(({ name }) => name) ?? [];
  expect(questions.length).toBeGreaterThan(3);
  const headings = [...html.matchAll(/<h3[^>]*>([^]*?)<\/h3>/g)].map(([, text = '']) => text.replaceAll(/<[^>]*>/g, '').trim());
  expect(questions).toEqual(headings);
});
