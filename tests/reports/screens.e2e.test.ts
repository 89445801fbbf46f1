import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { foldChanges } from '../../server/backoffice/reports/fold.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { goWithin } from '../support/adminNavigation.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage, type ShopPage } from '../support/browser.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { makeProduct, makeStocked } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// Dashboard, traffic sources and legacy traffic in a browser.

let shop: ServerProcess;
let reader: AdminWithSession;
let clerk: AdminWithSession;

const dayMs = 24 * 60 * 60 * 1_000;
const sources = ['google', 'newsletter', 'bing'];

async function prepare(db: Db): Promise<void> {
  reader = await adminWithSession(db, { role: 'STAFF', rights: ['REPORTS'] });
  clerk = await adminWithSession(db, { role: 'STAFF', rights: ['ORDERS'] });
  const kettle = await makeProduct(db, { name: 'Kettle' });
  await makeStocked(db, 1, { name: 'Teapot' });
  for (let count = 0; count < 40; count += 1) {
    const subtotalMinor = 1_000 + count * 137;
    const line = { position: 0, productId: kettle.id, name: 'Kettle', quantity: 1, unitMinor: subtotalMinor, lineMinor: subtotalMinor };
    const status = count % 8 === 0 ? 'ON_HOLD' : 'COMPLETED';
    const data = plainOrder({
      status,
      subtotalMinor,
      totalMinor: subtotalMinor,
      paidMinor: status === 'COMPLETED' ? subtotalMinor : 0,
      refundedMinor: count === 1 ? 500 : 0,
      // Unpaid transfers are cancelled after some days, so these orders are recent.
      placedAt: new Date(Date.now() - (status === 'ON_HOLD' ? 1 : count % 20) * dayMs),
      lines: { create: line },
    });
    const source = sources[count % 4];
    const attribution = { create: { sourceType: 'utm', utmSource: source ?? null, firstSourceType: 'organic', firstUtmSource: 'bing' } };
    await db.prisma.order.create({ data: source ? { ...data, attribution } : data });
  }
  await foldChanges(db);
}

beforeAll(async () => {
  shop = await preparedShop(prepare);
});
afterAll(() => shop.stop());

async function openScreen(path: string): Promise<ShopPage> {
  const opened = await openPage({ baseURL: shop.url, locale: 'en-US' });
  await signInAsAdmin(opened.page.context(), shop.url, reader);
  await opened.page.goto(`/admin${path}`);
  return opened;
}

/** Returns the API's response about the legacy calls of this year. */
async function legacyCalls(): Promise<string> {
  const year = new Date().getUTCFullYear();
  const query = `{ legacyTraffic(period: { from: "${year}-01-01", to: "${year}-12-31" }) { route } }`;
  const headers = { 'content-type': 'application/json', origin: shop.url, cookie: `admin=${reader.token}` };
  return (await fetch(`${shop.url}/admin/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })).text();
}

async function expectPeriodTyped(page: Page): Promise<void> {
  const from = page.getByLabel('From', { exact: true });
  await from.focus();
  // The date applies as soon as it is complete, and typing continues with the year, because the field keeps its state.
  await page.keyboard.type('0115');
  await page.waitForURL(/from=\d{4}-01-15/);
  expect(await from.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('2025');
  await page.waitForURL(/from=2025-01-15/);
  expect(await from.inputValue()).toBe('2025-01-15');
  await page
    .getByText(/15 Jan 2025 –/)
    .first()
    .waitFor();
}

async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await accessibilityProblems(page)).toEqual([]);
}

test('the dashboard shows figures, charts with data tables and lists, keeps its period in the URL, and fits a phone', async () => {
  const { page, problems } = await openScreen('/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  const figure = (name: string) => page.locator('dl > div').filter({ has: page.getByRole('term').getByText(name, { exact: true }) });
  await expect.poll(() => figure('Orders').locator('strong').textContent()).toBe('35');
  expect(await figure('Awaiting payment').textContent()).toContain('5 orders, not counted as revenue yet');
  expect(await figure('Net revenue').textContent()).toContain('less €5.00 refunded');
  // The chart's numbers are accessible without seeing the chart.
  const summary = page.locator('summary', { hasText: 'Revenue' });
  await summary.focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('region', { name: 'Revenue', exact: true }).getByRole('table');
  expect(await table.getByRole('row').count()).toBe(31);
  await page.getByRole('list', { name: 'Top products' }).getByText('Kettle').waitFor();
  await page.getByRole('list', { name: 'Traffic sources' }).getByText('Unknown').waitFor();
  await page.getByText('1 left').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: '7 days', exact: true }).click();
  await page.waitForURL(/from=\d{4}-\d\d-\d\d&to=/);
  await expect.poll(() => table.getByRole('row').count()).toBe(8);
  await expectPeriodTyped(page);
  await expectFitsPhone(page);
  expect(problems).toEqual([]);
});

test('the sources report separates first and last touch, matches its totals and its CSV file, which needs the permission', async () => {
  const { page, problems } = await openScreen('/reports');
  const table = page.getByRole('table', { name: 'Sales by source' });
  await table.waitFor();
  expect(await table.getByRole('row').count()).toBe(5);
  const csv = page.getByRole('link', { name: 'Download as CSV' });
  await page.getByText(/ 5 orders awaiting payment, €/).waitFor();
  // The screen shows the same values as each line of the file.
  const byLast = await page.request.get(new URL((await csv.getAttribute('href')) ?? '', shop.url).href);
  const exported = (await byLast.text())
    .trim()
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(','));
  const cells = await table
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll(/[€,]/g, ''))));
  expect(cells.map(([label, orders, revenue, refunded, net]) => [label, orders, revenue, refunded, net])).toEqual(
    exported.map(([, label, , orders, , revenue, refunded, net]) => [label, orders, revenue, refunded, net]),
  );
  await page.getByLabel('Attribution').selectOption({ label: 'First touch' });
  await expect.poll(() => table.getByRole('row').count()).toBe(3);
  const file = await page.request.get(new URL((await csv.getAttribute('href')) ?? '', shop.url).href);
  const lines = (await file.text()).trim().split('\r\n');
  expect(file.headers()['content-type']).toContain('text/csv');
  expect(lines).toHaveLength(4);
  const orders = lines.slice(1).map((row) => Number(row.split(',')[3]));
  expect((orders[0] ?? 0) + (orders[1] ?? 0)).toBe(orders[2]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('list', { name: 'Revenue by source' }).waitFor();
  await expectFitsPhone(page);
  await expectPeriodTyped(page);
  const report = '/admin/reports/export.csv?dimension=SOURCE&from=2026-01-01&to=2026-01-31';
  expect((await fetch(shop.url + report, { headers: { cookie: `admin=${clerk.token}` } })).status).toBe(403);
  expect(problems).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 900 });
  await goWithin(page, '/reports/legacy');
  await page.getByText('No calls to legacy URLs yet.').waitFor();
  await page.request.post(`${shop.url}/?wc-ajax=get_refreshed_fragments`, { headers: { origin: shop.url } });
  const row = page.getByRole('row', { name: /get_refreshed_fragments/ });
  // Calls are stored within seconds.
  await expect.poll(legacyCalls, { timeout: 30_000 }).toContain('get_refreshed_fragments');
  await goWithin(page, '/dashboard');
  await goWithin(page, '/reports/legacy');
  await row.waitFor();
  expect(await row.textContent()).toContain('viewer');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(problems).toEqual([]);
});
