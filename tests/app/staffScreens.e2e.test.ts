import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeReview } from '../../server/engagement/reviews/operations.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { makeCompareShop } from '../compare/compareShop.ts';
import { knownToken, shopOf } from '../reviews/reviewRows.ts';
import { goWithin } from '../support/adminNavigation.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage, type ShopPage } from '../support/browser.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// Screens of the admin on one shop: compare groups, marketplaces, reviews, and where orders come from.

let shop: ServerProcess;
let staff: AdminWithSession;
let desk: AdminWithSession;
let reader: AdminWithSession;
let productId = 0;
let known = 0;
let unknown = 0;

const markup = '<img src=x onerror="document.title=1">';

async function makeReviews(db: Db): Promise<void> {
  await db.prisma.shopSettings.update({ where: { id: 1 }, data: { reviewsNeedApproval: true } });
  const { id } = await makeProduct(db, { slug: 'copper-pot', name: 'Copper Pot' });
  for (const [index, title] of ['Heats evenly', 'Buy pills', 'Too heavy'].entries()) {
    const review = await shopOf(db, await knownToken(db), { now: new Date(Date.UTC(2026, 2, 1, 12, index)) });
    const scores = ['quality', 'value', 'as-described'].map((criterion) => ({ criterion, points: 8 }));
    await writeReview(review, { productId: id, authorName: `Author ${index}`, title, body: `What I think: ${title}.`, scores });
  }
}

async function makeOrders(db: Db): Promise<void> {
  const attribution = {
    create: {
      sourceType: 'utm',
      utmSource: 'newsletter',
      utmMedium: 'email',
      utmCampaign: markup,
      referrer: `https://blog.example/${'x'.repeat(1_900)}`,
      sessionEntry: 'https://shop.example/?utm_source=newsletter',
      sessionPages: '7',
      userAgent: 'Mozilla/5.0 (iPhone)',
      deviceType: 'Mobile',
      firstSourceType: 'organic',
      firstUtmSource: 'google',
      rule: 'CAMPAIGN' as const,
      consent: 'GRANTED' as const,
      capturedBy: 'SERVER' as const,
      evidence: [
        {
          signal: 'utm_source=newsletter',
          isDecisive: true,
          reason: 'Campaign parameters in the URL take precedence.',
        },
        { signal: `referrer ${markup}`, isDecisive: false, reason: 'A campaign takes precedence.' },
      ],
    },
  };
  ({ number: known } = await db.prisma.order.create({ data: { ...plainOrder({}), attribution } }));
  ({ number: unknown } = await db.prisma.order.create({ data: plainOrder({}) }));
}

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    staff = await adminWithSession(db, { role: 'STAFF', rights: ['DEALS', 'CATALOGUE'], isSteppedUp: true });
    desk = await adminWithSession(db, { role: 'STAFF', rights: ['ORDERS'] });
    reader = await adminWithSession(db, { role: 'STAFF', rights: ['REPORTS'] });
    productId = (await makeProduct(db, { name: 'Far pan' })).id;
    await makeCompareShop(db);
    await makeReviews(db);
    await makeOrders(db);
  });
});
afterAll(() => shop.stop());

async function open(path: string, who: AdminWithSession): Promise<ShopPage> {
  const opened = await openPage({ baseURL: shop.url });
  await signInAsAdmin(opened.page.context(), shop.url, who);
  await opened.page.goto(`/admin${path}`);
  return opened;
}

async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await accessibilityProblems(page)).toEqual([]);
}

test('a group can be created from free categories, edited and deleted, and has its own page in the shop', async () => {
  const { page, problems } = await open('/compare', staff);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Kitchen', exact: true }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await main.getByRole('link', { name: 'New group' }).click();
  await main.getByLabel('Name', { exact: true }).fill('Garden tools');
  await main.getByRole('checkbox', { name: 'phones' }).check();
  await main.getByRole('button', { name: 'Add group' }).click();
  await main.getByText('“phones” is already in the group “Phones”.').first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await main.getByRole('checkbox', { name: 'phones' }).uncheck();
  await main.getByRole('checkbox', { name: 'garden' }).focus();
  await page.keyboard.press('Space');
  await main.getByRole('button', { name: 'Add group' }).click();
  await main.getByRole('heading', { name: 'Garden tools', level: 1 }).waitFor();
  await main.getByLabel('Position').fill('1');
  await main.getByRole('button', { name: 'Save' }).click();
  await main.getByText('All changes saved.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  const answer = await page.request.get('/compare/garden-tools/');
  expect(answer.status()).toBe(200);
  await main.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Garden tools?' }).getByRole('button', { name: 'Delete' }).click();
  await main.getByRole('heading', { name: 'Compare groups', level: 1 }).waitFor();
  expect(await main.getByRole('link', { name: 'Garden tools', exact: true }).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('creating a marketplace, shop and listing works, and an invalid URL template shows an error at its field', async () => {
  const { page, problems } = await open('/marketplaces', staff);
  const fresh = page.getByRole('region', { name: 'New marketplace' });
  await fresh.getByLabel('Name', { exact: true }).fill('Bazaar');
  await fresh.getByLabel('Cart URL').fill('http://evil.example/?{lines}');
  await fresh.getByRole('button', { name: 'Add marketplace' }).click();
  await fresh.getByText('The URL must start with https://{host}/.').waitFor();
  await fresh.getByLabel('Cart URL').fill('https://{host}/cart?tag={tag}&{lines}');
  await fresh.getByRole('button', { name: 'Add marketplace' }).click();
  const newShop = page.getByRole('region', { name: 'New shop on Bazaar' });
  await newShop.getByLabel('Name', { exact: true }).fill('Bazaar DE');
  await newShop.getByLabel('Country').fill('DE');
  await newShop.getByLabel('Host').fill('de.bazaar.example');
  await newShop.getByRole('button', { name: 'Add shop' }).click();
  await page.getByRole('link', { name: 'Bazaar DE' }).click();
  const made = page.getByRole('region', { name: 'Bazaar DE (DE)' });
  await made.getByLabel('Product ID').fill(String(productId));
  await made.getByLabel('External ID').fill('PAN');
  await made.getByRole('button', { name: 'Add product' }).click();
  await made.getByRole('cell', { name: `Far pan (${productId})` }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await made.getByRole('button', { name: 'Remove Far pan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await made.getByText('No products yet.').waitFor();
  expect(problems).toEqual([]);
});

test('pending reviews can be published, rejected, restored and deleted, and the storefront shows only published ones', async () => {
  const storefront = await openPage({ baseURL: shop.url });
  await storefront.page.goto('/product/copper-pot/');
  await storefront.page
    .getByText('No reviews yet')
    .or(storefront.page.getByRole('region', { name: 'Reviews' }))
    .first()
    .waitFor();
  expect(await storefront.page.getByText('Heats evenly').count()).toBe(0);

  const { page, problems } = await open('/reviews', staff);
  const main = page.getByRole('main');
  await main.getByText('3 reviews awaiting moderation.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await main.getByRole('link', { name: 'Heats evenly' }).click();
  await main.getByRole('heading', { name: 'Heats evenly', level: 1 }).waitFor();
  await main.getByRole('button', { name: 'Publish' }).click();
  await main.getByText('1 review published.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await storefront.page.reload();
  await storefront.page.getByText('Heats evenly', { exact: true }).waitFor();
  await storefront.page.getByRole('img', { name: 'Average rating: 8.0 out of 10' }).waitFor();

  await main.getByRole('link', { name: 'Reviews' }).click();
  await main.getByText('2 reviews awaiting moderation.').waitFor();
  await main.getByRole('checkbox', { name: 'Select all on this page' }).focus();
  await page.keyboard.press('Space');
  await main.getByText('2 selected').waitFor();
  await main.getByRole('button', { name: 'Mark as spam' }).click();
  await main.getByText('2 reviews marked as spam.').waitFor();
  await main.getByText('No reviews awaiting moderation.').waitFor();
  await main.getByRole('button', { name: 'Undo' }).click();
  await main.getByText('2 reviews awaiting moderation.').waitFor();

  await main.getByRole('combobox', { name: 'Status' }).selectOption('APPROVED');
  await main.getByRole('link', { name: 'Heats evenly' }).click();
  await main.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this review?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await main.getByText('2 reviews awaiting moderation.').waitFor();
  await storefront.page.reload();
  await storefront.page.getByRole('heading', { name: 'Copper Pot', level: 1 }).waitFor();
  expect(await storefront.page.getByText('Heats evenly').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('[F141] an order shows first and last touch, rule, consent and ignored signals as text, and fits a phone', async () => {
  const { page, problems } = await open(`/orders/${known}`, desk);
  const panel = page.getByRole('region', { name: 'Order source' });
  const table = panel.getByRole('table', { name: 'First and last touch' });
  await table.waitFor();
  const row = (name: string) =>
    table
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .getByRole('cell')
      .allTextContents();
  expect(await row('Source')).toEqual(['google', 'newsletter']);
  expect(await row('Campaign')).toEqual(['–', markup]);
  expect((await row('Referrer'))[1]).toHaveLength(301);
  for (const text of ['Campaign parameters', 'Accepted', 'Server, on arrival', 'Mobile']) {
    await panel.getByText(text, { exact: true }).waitFor();
  }
  const signals = panel.getByRole('list', { name: 'Signals considered' }).getByRole('listitem');
  expect(await signals.nth(1).textContent()).toBe(`Ignoredreferrer ${markup}A campaign takes precedence.`);
  expect(await page.locator('main img').count()).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  await expectFitsPhone(page);
  // The heading stays the same element when switching between orders.
  await goWithin(page, '/account');
  await goWithin(page, `/orders/${unknown}`);
  await panel.getByText('No data.').waitFor();
  expect(problems).toEqual([]);
});

test('[F109] a URL and a referrer can be tested, the test is kept in the page’s URL, and the page fits a phone', async () => {
  const { page, problems } = await open('/reports', reader);
  await page.getByRole('link', { name: 'Test a URL' }).click();
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'Test a URL and a referrer' }).waitFor();
  const test = main.getByRole('button', { name: 'Test', exact: true });
  await test.click();
  await main.getByText('Enter a page URL').waitFor();
  await main.getByLabel('Landing URL').fill(`/sale/?fbclid=1&utm_term=${encodeURIComponent(markup)}`);
  await main.getByLabel('Referrer').fill('https://www.google.com/search?q=lamp');
  await test.click();
  await main.getByRole('heading', { level: 2, name: 'Campaign parameters' }).waitFor();
  const signals = main.getByRole('list', { name: 'Signals considered' }).getByRole('listitem');
  expect(await signals.allTextContents()).toEqual([
    `Usedutm_term=${markup}Campaign parameters in the URL take precedence.`,
    'Ignoredreferrer https://www.google.com/search?q=lampA campaign takes precedence.',
    'IgnoredfbclidDoesn’t identify a search ad, so the referrer decides.',
  ]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await main.getByLabel('Landing URL').fill('shop.example');
  await main.getByLabel('Your shop’s host').fill('google.com');
  await test.click();
  await main.getByRole('heading', { level: 2, name: 'Direct: no known source' }).waitFor();
  await page.reload();
  await main.getByText('The shop’s own site.').waitFor();
  expect(await main.getByLabel('Your shop’s host').inputValue()).toBe('google.com');
  await main.getByLabel('Landing URL').fill(`/?utm_source=${'x'.repeat(1_000)}`);
  await test.click();
  await main.getByRole('heading', { level: 2, name: 'Campaign parameters' }).waitFor();
  await page.getByRole('table', { name: 'What would be saved' }).waitFor();
  await expectFitsPhone(page);
  expect(problems).toEqual([]);
});
