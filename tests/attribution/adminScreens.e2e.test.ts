import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { goWithin } from '../support/adminNavigation.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage, type ShopPage } from '../support/browser.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { preparedShop } from '../support/preparedShop.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// Attribution as seen by staff: on an order's screen, and when they test a URL.

let shop: ServerProcess;
let desk: AdminWithSession;
let reader: AdminWithSession;
let known = 0;
let unknown = 0;

const markup = '<img src=x onerror="document.title=1">';
async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await accessibilityProblems(page)).toEqual([]);
}

async function prepare(db: Db): Promise<void> {
  desk = await adminWithSession(db, { role: 'STAFF', rights: ['ORDERS'] });
  reader = await adminWithSession(db, { role: 'STAFF', rights: ['REPORTS'] });
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
  shop = await preparedShop(prepare);
});
afterAll(() => shop.stop());

async function open(path: string, who: AdminWithSession): Promise<ShopPage> {
  const opened = await openPage({ baseURL: shop.url });
  await signInAsAdmin(opened.page.context(), shop.url, who);
  await opened.page.goto(`/admin${path}`);
  return opened;
}

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
    `Decidedutm_term=${markup}Campaign parameters in the URL take precedence.`,
    'Ignoredreferrer https://www.google.com/search?q=lampA campaign takes precedence.',
    'IgnoredfbclidDoesn’t identify a search ad, so the referrer decides.',
  ]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await main.getByLabel('Landing URL').fill('shop.example');
  await main.getByLabel('Own host').fill('google.com');
  await test.click();
  await main.getByRole('heading', { level: 2, name: 'Direct: no known source' }).waitFor();
  await page.reload();
  await main.getByText('The shop’s own site.').waitFor();
  expect(await main.getByLabel('Own host').inputValue()).toBe('google.com');
  await main.getByLabel('Landing URL').fill(`/?utm_source=${'x'.repeat(1_000)}`);
  await test.click();
  await main.getByRole('heading', { level: 2, name: 'Campaign parameters' }).waitFor();
  await page.getByRole('table', { name: 'What would be saved' }).waitFor();
  await expectFitsPhone(page);
  expect(problems).toEqual([]);
});
