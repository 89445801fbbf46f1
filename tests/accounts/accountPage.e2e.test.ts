import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { globalId, makeProduct, makeStocked } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { accountOf, bothWays, expectSignedOut, members, notice, openAs, sentOrder, soon } from './accountDriver.ts';

// Sections of the account page: orders, addresses, newsletter, name and password. Each test has its own account.

const withIndex = bothWays.map((way, index) => [...way, index] as const);
const parts = ['', 'orders/', 'addresses/', 'addresses/?new=1', 'newsletter/', 'settings/', 'devices/', 'privacy/'];
/** Sections that differ when there are no orders yet. */
const emptyParts = ['', 'orders/', 'privacy/'];
const addresses = ['orders', 'books0', 'books1', 'news0', 'news1', 'name0', 'name1', 'home', 'empty', 'again0', 'again1'].map(
  (name) => `${name}@example.com`,
);
let shop: ServerProcess;
let lampId = '';

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    const ids = await members(db, addresses);
    const [lamp, gone] = [await makeProduct(db, { name: 'Lamp' }), await makeStocked(db, 0, { name: 'Sold-out chair' })];
    lampId = globalId('Product', lamp.id);
    const home = {
      firstName: 'Ada',
      lastName: 'Byron',
      address1: 'Ring 1',
      postcode: '1010',
      city: 'Wien',
      country: 'AT',
      isDefault: true,
    };
    await db.prisma.address.create({ data: { ...home, accountId: ids['home@example.com'] ?? 0, createdAt: new Date() } });
    const owner = ids['orders@example.com'] ?? 0;
    for (const again of ['again0@example.com', 'again1@example.com']) await sentOrder(db, ids[again] ?? 0, [lamp, gone]);
    for (let day = 1; day <= 12; day += 1) await sentOrder(db, owner, day === 12 ? [lamp, gone] : [lamp], day);
  });
});
afterAll(() => shop.stop());

describe('[F142] the account page', () => {
  test('redirects guests to sign-in and returns to the requested section', async () => {
    const { page } = await openPage({ baseURL: shop.url });
    for (const part of ['', 'privacy/']) {
      const answer = await page.request.get(`/account/${part}`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([302, expect.stringMatching(/^\/account\/sign-in\//)]);
    }
    await page.goto('/account/orders/');
    expect(new URL(page.url()).pathname).toBe('/account/sign-in/');
    await page.getByLabel('Email').first().fill('empty@example.com');
    await page.getByLabel('Password', { exact: true }).fill('violet tractor meadow');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Your orders' }).waitFor();
    await notice(page, 'You haven’t placed any orders yet.').waitFor();
  });

  test('is uncached and excluded from search engines, and has no accessibility violations, with and without data', async () => {
    for (const [email, seen] of [
      ['orders@example.com', parts],
      ['empty@example.com', emptyParts],
    ] as const) {
      const { page, problems } = await openAs(shop.url, email, { viewport: { width: 390, height: 800 } });
      for (const part of seen) {
        const response = await page.goto(`/account/${part}`);
        expect([response?.status(), response?.headers()['cache-control']]).toEqual([200, 'private, no-store']);
        expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
        // Sections without data are made of the same parts, so that the second theme adds nothing.
        expect(await (seen === parts ? problemsInBothThemes(page) : accessibilityProblems(page))).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      }
      expect(problems).toEqual([]);
    }
  });
});

describe('[F142] orders on the account page', () => {
  test.each(bothWays)('are paginated, newest first, and can be opened %s', async (_name, options) => {
    const { page } = await openAs(shop.url, 'orders@example.com', options);
    await page.goto('/account/');
    const cards = page.getByRole('article');
    expect(await cards.count()).toBe(1);
    await cards.getByText('12 January 2026').waitFor();
    await page.getByRole('link', { name: 'All 12 orders' }).click();
    await expect.poll(() => cards.count(), soon).toBe(10);
    await page.getByRole('link', { name: 'Older orders' }).click();
    await expect.poll(() => cards.count(), soon).toBe(2);
    expect(await page.getByRole('link', { name: 'Older orders' }).count()).toBe(0);
    await cards.last().getByText('1 January 2026').waitFor();
    await page.getByRole('link', { name: 'Newer orders' }).click();
    await expect.poll(() => cards.count(), soon).toBe(10);
    await cards.first().getByText('Shipped').waitFor();
    await cards
      .first()
      .getByRole('link', { name: /^View order/ })
      .click();
    await page.waitForURL('**/checkout/order-received/**');
    await page.getByRole('heading', { name: 'Your order is on its way' }).waitFor();
  });

  test('start at the first page for an invalid cursor', async () => {
    const { page } = await openAs(shop.url, 'orders@example.com');
    const plain = await page.request.get('/account/orders/?before=zzz');
    expect([plain.url(), (await plain.text()).match(/<article/g)?.length]).toEqual([`${shop.url}/account/orders/`, 10]);
    await page.goto('/account/orders/?after=zzz');
    await page.waitForURL('**/account/orders/');
    await expect.poll(() => page.getByRole('article').count(), soon).toBe(10);
  });

  test.each(withIndex)('can be reordered once per click, listing unavailable products, %s', async (_name, options, index) => {
    const { page } = await openAs(shop.url, `again${index}@example.com`, options);
    await page.goto('/account/');
    await page.getByRole('button', { name: /^Order again/ }).click();
    await notice(page, '1 product from this order is in your cart.').waitFor();
    const left = page.getByRole('article').getByRole('listitem').filter({ hasText: 'Sold-out chair –' });
    await expect.poll(() => left.textContent(), soon).toMatch(/^Sold-out chair – .{10,}/);
    // Reloading neither adds to the cart again nor repeats the message.
    await page.reload();
    await page.getByRole('button', { name: /^Order again/ }).waitFor();
    expect([await notice(page, '1 product from this order is in your cart.').count(), await left.count()]).toEqual([0, 0]);
    await page.goto('/cart/');
    await page.getByRole('heading', { name: /cart/i, level: 1 }).waitFor();
    expect(await page.getByRole('main').getByRole('spinbutton').first().inputValue()).toBe('1');
    await page.getByRole('main').getByRole('link', { name: 'Lamp' }).first().waitFor();
  });
});

describe('[F142] addresses on the account page', () => {
  test.each(withIndex)('can be added, edited, made default and removed %s', async (_name, options, index) => {
    const { page } = await openAs(shop.url, `books${index}@example.com`, options);
    const add = async (city: string, postcode = '10115') => {
      await page.getByRole('link', { name: 'Add address' }).click();
      await page.getByRole('heading', { name: 'New address' }).waitFor();
      for (const [label, text] of [
        ['First name', 'Ada'],
        ['Last name', 'Byron'],
        ['Street and house number', 'Lindenstr. 1'],
        ['Postcode', postcode],
        ['Town or city', city],
      ] as const)
        await page.getByLabel(label, { exact: true }).fill(text);
      await page.getByLabel('Country').selectOption('DE');
      await page.getByRole('button', { name: 'Save address' }).click();
    };
    await page.goto('/account/addresses/');
    await add('Berlin', 'x');
    const postcode = page.getByLabel('Postcode', { exact: true });
    await page.locator('#postcode-problem').waitFor();
    expect(await postcode.getAttribute('aria-describedby')).toContain('postcode-problem');
    expect(await page.getByLabel('Town or city').inputValue()).toBe('Berlin');
    await expect.poll(() => postcode.evaluate((field) => field === document.activeElement), soon).toBe(index === 0);
    await postcode.fill('10115');
    await page.getByRole('button', { name: 'Save address' }).click();
    await notice(page, 'Address saved.').waitFor();
    await add('Bonn');
    await page.getByRole('button', { name: /^Make default: .*Bonn$/ }).click();
    await notice(page, 'Default address changed. This address is now filled in at checkout.').waitFor();
    await page.getByRole('link', { name: /^Edit .*Bonn$/ }).click();
    await page.getByRole('heading', { name: 'Edit address' }).waitFor();
    await page.getByLabel('Phone').fill('+49 228 1');
    await page.getByRole('button', { name: 'Save address' }).click();
    await notice(page, 'Address saved.').waitFor();
    expect((await accountOf(page))?.addresses).toEqual([
      { firstName: 'Ada', city: 'Bonn', phone: '+49 228 1', isDefault: true },
      { firstName: 'Ada', city: 'Berlin', phone: '', isDefault: false },
    ]);
    const bonn = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bonn' });
    await bonn.locator('summary').click();
    await bonn.getByRole('button', { name: /^Yes, remove address/ }).click();
    await notice(page, 'Address removed.').waitFor();
    expect((await accountOf(page))?.addresses).toMatchObject([{ city: 'Berlin', isDefault: true }]);
  });
});

describe('[F142] the default address', () => {
  test.each(bothWays)('prefills the checkout, including its country, %s', async (_name, options) => {
    const { page } = await openAs(shop.url, 'home@example.com', options);
    const query = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }';
    const variables = { input: { productId: lampId, quantity: 1 } };
    await page.request.post('/graphql', { data: { query, variables }, headers: { origin: shop.url } });
    await page.goto('/checkout/');
    await expect.poll(() => new URL(page.url()).search, soon).toBe('?country=AT');
    const entered = [];
    for (const label of ['Email', 'First name', 'Street and house number', 'Postcode', 'Town or city', 'Country'])
      entered.push(await page.getByLabel(label, { exact: true }).first().inputValue());
    expect(entered).toEqual(['home@example.com', 'Ada', 'Ring 1', '1010', 'Wien', 'AT']);
    await page.goto('/checkout/?country=DE');
    expect(await page.getByLabel('Country', { exact: true }).first().inputValue()).toBe('DE');
  });
});

describe('[F142] the newsletter on the account page', () => {
  test.each(withIndex)('can be subscribed to and unsubscribed from %s', async (_name, options, index) => {
    const { page } = await openAs(shop.url, `news${index}@example.com`, options);
    await page.goto('/account/newsletter/');
    await page.getByRole('main').getByText('When you subscribe, Souk sends you e-mails').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
    await notice(page, 'You’re subscribed to the newsletter.').waitFor();
    await page.getByText(/^You’re subscribed to our newsletter since/).waitFor();
    expect(await accountOf(page)).toMatchObject({ newsletter: { isSubscribed: true } });
    await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
    await notice(page, 'You’re unsubscribed from the newsletter.').waitFor();
    expect(await accountOf(page)).toMatchObject({ newsletter: { isSubscribed: false } });
  });
});

describe('[F142] name, email address and password on the account page', () => {
  test.each(withIndex)('can be changed %s; email address and password require the current password', async (_name, options, index) => {
    const email = `name${index}@example.com`;
    const [{ page }, other] = [await openAs(shop.url, email, options), await openAs(shop.url, email)];
    await page.goto('/account/settings/');
    await page.getByRole('main').getByRole('textbox', { name: /^Name/ }).fill('Countess');
    await page.getByRole('button', { name: 'Save name' }).click();
    await notice(page, 'Name saved.').waitFor();
    expect(await page.getByRole('main').getByRole('textbox', { name: /^Name/ }).inputValue()).toBe('Countess');

    const form = page.getByRole('region', { name: 'Email address' });
    const change = async (given: string) => {
      await form.getByLabel('New email address').fill(`new-${email}`);
      await form.getByLabel('Your password').fill(given);
      await form.getByRole('button', { name: 'Change email address' }).click();
    };
    await change('wrong password');
    await form.getByText('Incorrect password.').waitFor();
    expect(await form.getByLabel('New email address').inputValue()).toBe(`new-${email}`);
    // Pages rendered by the server never contain a password.
    expect(await form.getByLabel('Your password').inputValue()).toBe(index === 0 ? 'wrong password' : '');
    await change('violet tractor meadow');
    await page.getByText(/^We’ve sent an email to the new address/).waitFor();
    expect(await accountOf(page)).toMatchObject({ email, name: 'Countess', sessions: [{}, {}] });

    const passwords = page.getByRole('region', { name: 'Password' });
    await passwords.getByLabel('Current password').fill('violet tractor meadow');
    await passwords.getByLabel('New password').fill('too short');
    await passwords.getByRole('button', { name: 'Change password' }).click();
    await passwords.getByText('Use at least 10 characters').waitFor();
    await passwords.getByLabel('Current password').fill('violet tractor meadow');
    await passwords.getByLabel('New password').fill('harbour lantern forty');
    await passwords.getByRole('button', { name: 'Change password' }).click();
    await notice(page, 'Password changed. All other devices are signed out.').waitFor();
    expect(await accountOf(page)).toMatchObject({ sessions: [{ isCurrent: true }] });
    await expectSignedOut(other.page);
  });
});
