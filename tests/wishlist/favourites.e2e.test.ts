import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { problemsInBothThemes } from '../kit/themes.ts';
import { cartLink, closePanel } from '../cart/cartPages.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { watchShifts } from '../support/layoutShift.ts';
import { setVisitorCookie, preparedShop, signedInToken } from '../support/preparedShop.ts';
import { makeProduct, makeStocked, makeVariable } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { badge, hearts, message, rowNames, rows, wishlistOnServer, soon } from './wishlistPages.ts';

// The wishlist page (row 94) of shoppers whose lists were created earlier, with different prices and stock, in a shop with wishlists for
// signed-in customers only (row 91); and the page linked from wishlist emails, for which each test has its own list.

let shop: ServerProcess;
const tokens: string[] = [];

/** Each test gets its own shopper, with the same wishlist. */
async function someone(options: { javaScriptEnabled?: boolean } = {}) {
  const opened = await openPage({ baseURL: shop.url, ...options });
  await setVisitorCookie(opened.page.context(), shop.url, tokens.pop() ?? '');
  return opened;
}

const keys = Array.from({ length: 6 }, (_, index) => String(index).repeat(32));
const [byButton = '', withoutScript = '', opened = '', oneClick = '', multipart = '', unused = ''] = keys;
let ownerToken = '';

/** Creates a customer. */
async function customer(db: Db): Promise<{ token: string; accountId: number }> {
  const token = await signedInToken(db, 'CUSTOMER');
  return { token, accountId: (await db.prisma.account.findFirstOrThrow({ orderBy: { id: 'desc' } })).id };
}

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    await db.prisma.shopSettings.update({ where: { id: 1 }, data: { guestsMayWish: false } });
    const products = [
      { product: await makeProduct(db, { name: 'Oak bench' }), priceMinor: 2_000, isAvailable: true },
      { product: await makeStocked(db, 0, { name: 'Pine stool' }), priceMinor: 1_000, isAvailable: true },
      { product: await makeStocked(db, 5, { name: 'Elm chair' }), priceMinor: 750, isAvailable: false },
      { product: (await makeVariable(db, { facts: { name: 'Ash table' } })).product, priceMinor: 1_000, isAvailable: true },
    ];
    for (let index = 0; index < 3; index += 1) {
      const { token, accountId } = await customer(db);
      tokens.push(token);
      const items = products.map(({ product, priceMinor, isAvailable }, place) => ({
        productId: product.id,
        addedAt: new Date(Date.UTC(2026, 0, 1 + place)),
        priceMinor,
        isAvailable,
        toldPriceMinor: priceMinor,
        toldAvailable: isAvailable,
      }));
      await db.prisma.wishlist.create({ data: { accountId, items: { create: items } } });
    }
    for (const mailKey of keys) {
      const { token, accountId } = await customer(db);
      if (mailKey === byButton) ownerToken = token;
      await db.prisma.wishlist.create({ data: { accountId, mailsChanges: true, mailKey } });
    }
  });
});

afterAll(() => shop.stop());

/** Turns emails about the list on and off again. */
async function switchMails(page: Page): Promise<void> {
  const mails = page.getByRole('switch', { name: 'Email me' });
  for (const isOn of [false, true]) {
    expect(await mails.getAttribute('aria-checked')).toBe(String(isOn));
    await mails.click();
    await page.locator(`[role=switch][aria-checked=${!isOn}]`).waitFor();
  }
  await page.reload();
  expect(await mails.getAttribute('aria-checked')).toBe('false');
}

test('[F94] the wishlist shows newest items first with price and stock changes, is accessible, and adds to the cart', async () => {
  const { page, problems } = await someone();
  const shifts = await watchShifts(page);
  const response = await page.goto('/wishlist/');
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  expect(await rowNames(page)).toEqual(['Ash table', 'Elm chair', 'Pine stool', 'Oak bench']);
  const row = (name: string) => rows(page).filter({ hasText: name });
  const text = async (name: string) => (await row(name).innerText()).replace(/\s+/g, ' ');
  expect(await text('Oak bench')).toContain('€10.00 €10.00 less than when you added it In stock Added on 1 January 2026');
  expect(await text('Pine stool')).toContain('€10.00 Out of stock Sold out since you added it Added on 2 January 2026');
  expect(await text('Elm chair')).toMatch(/€10.00 €2.50 more than when you added it Only 5 left|In stock Back in stock/);
  expect(await text('Elm chair')).toContain('Back in stock Added on 3 January 2026');
  expect(
    await row('Ash table')
      .getByRole('link', { name: /^Select options/ })
      .getAttribute('href'),
  ).toMatch(/^\/product\//);
  await expect.poll(() => badge(page), soon).toBe('4');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Your wishlist\s+4 products/);
  expect(await shifts()).toEqual([]);
  expect(await problemsInBothThemes(page)).toEqual([]);

  // Products are added to the cart one by one, or all available ones at once.
  await row('Oak bench')
    .getByRole('button', { name: /^Add to cart/ })
    .click();
  await expect.poll(() => cartLink(page).textContent(), soon).toContain(', 1 item');
  await closePanel(page);
  await page.getByRole('button', { name: 'Add all 2 available products to cart' }).click();
  await message(page, 'success', '2 products added to your cart.').waitFor();
  await expect.poll(() => cartLink(page).textContent(), soon).toContain(', 3 items');
  expect((await wishlistOnServer(page)).totalCount).toBe(4);
  expect(problems).toEqual([]);
});

test('[F90, F94] emails can be turned on and off; removing a row moves the focus to the next one, and undo restores it in its place', async () => {
  const { page, problems } = await someone();
  await page.goto('/wishlist/');
  await switchMails(page);
  const removal = (name: string) => page.getByRole('button', { name: new RegExp(`^Remove ${name}`) });
  await removal('Elm chair').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => rowNames(page), soon).toEqual(['Ash table', 'Pine stool', 'Oak bench']);
  expect(await removal('Pine stool').evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(() => badge(page), soon).toBe('3');
  expect((await wishlistOnServer(page)).totalCount).toBe(3);
  await message(page, 'danger', '“Elm chair” removed from your wishlist.').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rowNames(page), soon).toEqual(['Ash table', 'Elm chair', 'Pine stool', 'Oak bench']);
  expect(await rows(page).filter({ hasText: 'Elm chair' }).innerText()).toContain('Added on 3 January 2026');

  for (const name of ['Ash table', 'Elm chair', 'Pine stool', 'Oak bench']) {
    await removal(name).click();
    await removal(name).waitFor({ state: 'detached' });
  }
  await page.getByText('Your wishlist is empty.').waitFor();
  await expect.poll(() => badge(page), soon).toBe('');
  expect(await page.locator('main h1').evaluate((heading) => heading === document.activeElement)).toBe(true);
  expect((await wishlistOnServer(page)).totalCount).toBe(0);
  expect(await problemsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to the shop' }).click();
  await page.waitForURL('**/shop/');
  expect(problems).toEqual([]);
});

test('[F94] without JavaScript, forms turn emails on and off, remove, share and add to wishlist and cart', async () => {
  const { page, problems } = await someone({ javaScriptEnabled: false });
  await page.goto('/wishlist/');
  await switchMails(page);
  await page.getByRole('button', { name: /^Remove Elm chair/ }).click();
  await page.waitForURL('**/wishlist/');
  expect(await rowNames(page)).toEqual(['Ash table', 'Pine stool', 'Oak bench']);
  await page.getByRole('button', { name: 'Create link' }).click();
  expect(await page.getByLabel('Link to your wishlist').inputValue()).toMatch(/^http.*\/wishlist\/[A-Za-z0-9_-]{32}\/$/);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByRole('button', { name: 'Create link' }).waitFor();
  await page.goto('/shop/');
  // Public pages are the same for everybody, so that this heart is marked as disabled, but works.
  await hearts(page.locator('main article').filter({ hasText: 'Elm chair' })).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/wishlist/');
  // As after an undo, it is in its place again.
  const all = ['Ash table', 'Elm chair', 'Pine stool', 'Oak bench'];
  expect(await rowNames(page)).toEqual(all);
  // An invalid position leads to the start of the list.
  await page.goto('/wishlist/?after=rubbish');
  expect(new URL(page.url()).search).toBe('');
  expect(await rowNames(page)).toEqual(all);
  await rows(page)
    .filter({ hasText: 'Oak bench' })
    .getByRole('button', { name: /^Add to cart/ })
    .click();
  await page.waitForURL('**/cart/');
  await page.getByRole('link', { name: 'Oak bench' }).first().waitFor();
  expect(problems).toEqual([]);
});

// The appearance of the hearts of such a shop is tested in heartShops.component.test.tsx.
test('[F91] without JavaScript, the server rejects a guest’s add with the reason, which the empty wishlist shows too', async () => {
  const { page } = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
  await page.goto('/shop/');
  await hearts(page).first().focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('alert')
    .filter({ hasText: /[Ss]ign in/ })
    .waitFor();
  expect((await wishlistOnServer(page)).totalCount).toBe(0);
  expect(await (await page.request.get('/wishlist/')).text()).toContain('>Sign in to use the wishlist.<');
});

const path = (key: string) => `/wishlist/mails/off/?key=${key}`;
const question = 'Unsubscribe from price alerts?';
const ended = 'You’re unsubscribed from price alerts';

/** Returns the setting from the API, without a cookie. */
async function writesMails(key: string): Promise<boolean | null> {
  const query = 'query ($key: String!) { wishlistMails(key: $key) { mailsChanges } }';
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${shop.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables: { key } }) });
  const { data } = (await answer.json()) as { data: { wishlistMails: { mailsChanges: boolean } | null } };
  return data.wishlistMails && data.wishlistMails.mailsChanges;
}

describe('[F94] the unsubscribe link of wishlist emails', () => {
  test('asks first, unsubscribes by one button, and shows the result when opened again', async () => {
    const { page, problems } = await openPage({ baseURL: shop.url });
    await page.goto(path('x'));
    await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    // The browser logs the status 404.
    problems.length = 0;
    await page.goto(path(byButton));
    await page.getByRole('heading', { name: question }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await writesMails(byButton)).toBe(true);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: ended }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await writesMails(byButton)).toBe(false);
    await page.goto(path(byButton));
    await page.getByRole('heading', { name: ended }).waitFor();
    expect(problems).toEqual([]);

    // The owner sees the setting, and turns emails on again.
    await setVisitorCookie(page.context(), shop.url, ownerToken);
    const run = (query: string) => page.request.post('/graphql', { data: { query }, headers: { origin: shop.url } });
    const own = await run('{ viewer { wishlist { mailsChanges } } }');
    expect(await own.json()).toMatchObject({ data: { viewer: { wishlist: { mailsChanges: false } } } });
    await run('mutation { setWishlistMails(input: { mailsChanges: true }) { __typename } }');
    expect(await writesMails(byButton)).toBe(true);
  });

  test('works without JavaScript', async () => {
    const { page } = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
    await page.goto(path(withoutScript));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: ended }).waitFor();
    expect(await writesMails(withoutScript)).toBe(false);
  });

  test('changes nothing when a link scanner opens it', async () => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(`${shop.url}${path(opened)}`, { method });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await writesMails(opened)).toBe(true);
  });

  test.each([
    ['as a URL-encoded form', oneClick, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['as a multipart form', multipart, Object.assign(new FormData(), {})],
  ])('unsubscribes at once, without cookies, when an email client posts to it %s', async (_name, key, body) => {
    if (body instanceof FormData) body.set('List-Unsubscribe', 'One-Click');
    for (let times = 0; times < 2; times += 1) {
      const answer = await fetch(`${shop.url}${path(key)}`, { method: 'POST', body, redirect: 'manual' });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(ended);
    }
    expect(await writesMails(key)).toBe(false);
  });

  test('is 404 with an invalid key, and changes nothing', async () => {
    for (const key of ['', 'x', unused.slice(1), `${unused}0`, '%3Cb%3E']) {
      const response = await fetch(shop.url + path(key));
      expect(response.status).toBe(404);
      expect(await response.text()).toMatch(/<h1[^>]*>This link doesn’t work<\/h1>/);
      expect((await fetch(`${shop.url}${path(key)}`, { method: 'POST', body: new URLSearchParams() })).status).toBe(404);
    }
    expect(await writesMails(unused)).toBe(true);
  });

  test('rejects a POST from another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const answer = await fetch(`${shop.url}${path(unused)}`, { method: 'POST', body: new URLSearchParams(), headers });
    expect(answer.status).toBe(403);
    expect(await writesMails(unused)).toBe(true);
  });
});
