import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import * as t from '../../admin/settings/__generated__/messages.ts';
import { goWithin } from '../support/adminNavigation.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage, type ShopPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// Settings, notices, menus and the shop's details in a browser: saved changes appear in the shop at once. Conflicts are in
// tests/admin/twoEditors.

let shop: ServerProcess;
let keeper: AdminWithSession;

async function prepare(db: Db): Promise<void> {
  keeper = await adminWithSession(db, { role: 'STAFF', rights: ['SETTINGS', 'CONTENT'], isSteppedUp: true });
  await db.prisma.category.create({ data: { slug: 'gifts', name: 'Gifts' } });
  await makeProduct(db, { name: 'Oak bench', slug: 'oak-bench', regularPriceMinor: 123_450 });
}

beforeAll(async () => {
  shop = await preparedShop(prepare);
});
afterAll(() => shop.stop());

async function open(path: string): Promise<ShopPage> {
  const opened = await openPage({ baseURL: shop.url, viewport: { width: 1280, height: 900 } });
  await signInAsAdmin(opened.page.context(), shop.url, keeper);
  await opened.page.goto(`/admin${path}`);
  await opened.page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  return opened;
}

const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });
const home = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name: `${name}, home` });

const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="120"><circle cx="60" cy="60" r="55" fill="#7a1fa2"/>
  <rect x="140" y="35" width="440" height="50" rx="10" fill="#7a1fa2"/></svg>`;

test('[F16] [F123] changed settings and a validated notice apply in the shop at once, and a secret is shown once', async () => {
  const { page: guest } = await openPage({ baseURL: shop.url });
  const add = async () => {
    await guest.goto('/product/oak-bench/', { waitUntil: 'networkidle' });
    await guest.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  };
  await add();
  await guest.getByRole('dialog').getByText('Oak bench').first().waitFor();
  const { page } = await open('/settings');
  expect(await accessibilityProblems(page)).toEqual([]);
  await field(page, 'Go to the cart after adding an item').check();
  await page.getByText('Unsaved changes').waitFor();
  await save(page);
  await page.getByText('Changes are live on every page.').waitFor();
  await page.getByText(/^All changes saved\. Last updated on/).waitFor();
  await add();
  await guest.waitForURL('**/cart/');

  await goWithin(page, '/notices');
  await field(page, 'Store notice').fill('Closed on Friday.');
  await field(page, 'Top bar text').fill('x'.repeat(121));
  await save(page);
  await page.getByText('Use at most 120 characters.').waitFor();
  await expect.poll(() => field(page, 'Top bar text').evaluate((node) => node === document.activeElement)).toBe(true);
  await field(page, 'Top bar text').fill('Free delivery');
  expect(await accessibilityProblems(page)).toEqual([]);
  await save(page);
  // The toast of the first change may still be shown.
  await page.getByText(/^All changes saved\./).waitFor();
  const html = await (await guest.request.get('/shop/')).text();
  expect(html).toMatch(/aria-label="Store notice"[\s\S]*Closed on Friday\./);

  await goWithin(page, '/settings/visits');
  await field(page, 'Send events to').fill('https://hooks.example.com/souk');
  await save(page);
  await page.getByText(/^whsec_/).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Analytics' }).waitFor();
  expect(await page.getByText(/whsec_/).count()).toBe(0);
});

test('[F129] a menu link is added and reordered by keyboard and mouse, and a script URL is rejected', async () => {
  const { page } = await open('/menus/logo');
  const rows = page.getByRole('main').getByRole('listitem');
  await page.getByRole('button', { name: 'Add a link' }).click();
  const fresh = rows.last();
  await fresh.getByLabel('Label').fill('Presents');
  await fresh.getByLabel('Link to').selectOption({ label: t.customUrl });
  await fresh.getByLabel('URL').fill('javascript:alert(1)');
  await save(page);
  await fresh.getByText('Enter a path such as /shop/, or a URL that starts with https://.').last().waitFor();
  await page.getByText('Fix these fields: Link 4.').waitFor();
  await fresh.getByLabel('Link to').selectOption({ label: 'Gifts' });
  await fresh.getByLabel(t.alsoShowInToolbar).check();
  await page.getByRole('button', { name: 'Move up: Presents' }).press('Enter');
  await page.getByText(t.movedToPosition({ name: 'Presents', position: 3, count: 4 })).waitFor();
  const isFocused = () => page.getByRole('button', { name: 'Move up: Presents' }).evaluate((node) => node === document.activeElement);
  await expect.poll(isFocused).toBe(true);
  // The handle works with the keyboard too, and announces the position.
  const handle = page.getByRole('button', { name: 'Drag Presents' });
  await handle.press('Space');
  await page.getByText('Presents is over position 3 of 4.').waitFor();
  await handle.press('ArrowUp');
  await page.getByText('Presents is over position 2 of 4.').waitFor();
  await handle.press('Space');
  await page.getByText(t.movedToPosition({ name: 'Presents', position: 2, count: 4 })).waitFor();
  await handle.dragTo(page.getByRole('button', { name: /^Drag / }).nth(2), { steps: 5 });
  await page.getByText(t.movedToPosition({ name: 'Presents', position: 3, count: 4 })).waitFor();
  await page.getByRole('button', { name: 'Nest under the previous link: Deals' }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await save(page);
  await page.getByText('Menu saved.').waitFor();
  await page.reload();
  await expect
    .poll(() => rows.getByLabel('Label').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value'))))
    .toEqual(['Sale', 'New in', 'Presents', 'Deals']);
  const html = await (await page.request.get('/shop/')).text();
  expect(html).toMatch(/<a [^>]*href="[^"]*product_cat=gifts[^"]*"[^>]*>(?:<[^>]*>)*Presents/);
  const { page: phone } = await openPage({ baseURL: shop.url, viewport: { width: 390, height: 844 } });
  await phone.goto('/shop/');
  const inToolbar = phone.getByRole('navigation', { name: 'Toolbar' }).getByRole('listitem');
  expect(await inToolbar.allInnerTexts()).toEqual(['Home', 'Categories', 'Search', 'Presents', 'Wishlist', 'Cart']);
});

test('[F16] [F31] a renamed shop appears at once with its logo, colours and price format, in the shop and the admin', async () => {
  const { page: guest } = await openPage({ baseURL: shop.url });
  await guest.goto('/product/oak-bench/');
  expect(await guest.title()).toBe('Oak bench – Souk');
  expect(await home(guest, 'Souk').locator('img').count()).toBe(0);
  await guest.getByRole('main').getByText('€1,234.50').first().waitFor();
  const { page, problems } = await open('/settings/details');
  const logo = page.getByRole('group', { name: 'Logo', exact: true });
  const file = logo.locator('input[type=file]');
  await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawn) });
  await logo.getByRole('alert').getByText('SVG').waitFor();
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await sharp(Buffer.from(drawn)).png().toBuffer() });
  await logo.getByText(t.logoUploadedSaveToShowIt).waitFor();
  await logo.getByRole('img', { name: 'Souk' }).waitFor();
  await page.getByTestId('preview-light').getByRole('img', { name: 'Souk' }).waitFor();
  await page.getByRole('main').getByLabel('Currency display').selectOption('SYMBOL_AFTER');
  await page.getByTestId('preview-light').getByText('12.00 €').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await field(page, 'Name').fill('Corner shop');
  await page.getByTestId('preview-light').getByRole('img', { name: 'Corner shop' }).waitFor();
  await field(page, 'Accent colour').fill('#ffdd00');
  await save(page);
  await page.getByText(/^Choose a darker colour:/).waitFor();
  await field(page, 'Accent colour').fill('#7a1fa2');
  await field(page, 'Company or person').fill('Corner Trading Ltd');
  await field(page, 'City').fill('Dublin');
  await field(page, 'Legal notice').fill(
    '## Disputes {#disputes}\n\nWrite to us **first**, see [terms](/terms/). <script>alert(1)</script>',
  );
  await save(page);
  await page.getByText('Shop details saved. Changes are live on every page and in every email.').waitFor();
  await page.getByRole('link', { name: 'Corner shop admin, dashboard' }).waitFor();
  expect(await page.title()).toBe('Shop details – Corner shop admin');
  expect(await accessibilityProblems(page)).toEqual([]);
  // The rejected SVG gets status 422.
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);

  await guest.goto('/product/oak-bench/');
  const shown = home(guest, 'Corner shop').locator('img[alt="Corner shop"]');
  await shown.waitFor();
  expect(await shown.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(600);
  await guest.getByRole('main').getByText('1,234.50 €').first().waitFor();
  expect(await guest.title()).toBe('Oak bench – Corner shop');
  expect(await guest.locator('meta[property="og:site_name"]').getAttribute('content')).toBe('Corner shop');
  expect(await guest.locator('meta[name="theme-color"]:not([media])').getAttribute('content')).toBe('#7a1fa2');
  const button = guest.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(122, 31, 162)');
  expect(await accessibilityProblems(guest)).toEqual([]);
  expect(await guest.content()).not.toMatch(/\bSouk\b/);
  await guest.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(guest)).toEqual([]);

  const imprint = await (await guest.request.get('/imprint/')).text();
  expect(imprint).toContain('Corner Trading Ltd');
  expect(imprint).toMatch(/<h2[^>]*id="disputes"[^>]*>Disputes/);
  expect(imprint).toMatch(/<a [^>]*href="\/terms\/"[^>]*>terms/);
  expect(imprint).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  const organization = JSON.parse(/<script[^>]*type="application\/ld\+json"[^>]*>([^<]*)/.exec(imprint)?.[1] ?? '{}');
  expect(organization).toMatchObject({ '@type': 'Organization', name: 'Corner shop', legalName: 'Corner Trading Ltd' });
  expect(await (await guest.request.get('/withdrawal/')).text()).toContain('This text hasn’t been published yet.');

  await logo.getByRole('button', { name: 'Remove logo' }).click();
  await logo.getByText(t.logoRemovedSaveToShowName).waitFor();
  expect(await logo.getByRole('button', { name: 'Upload logo' }).evaluate((element) => element === document.activeElement)).toBe(true);
  await save(page);
  await page.getByText(/^All changes saved\./).waitFor();
  const withoutLogo = await (await guest.request.get('/product/oak-bench/')).text();
  expect(withoutLogo).toContain('aria-label="Corner shop, home"');
  expect(withoutLogo).not.toContain('alt="Corner shop"');
});
