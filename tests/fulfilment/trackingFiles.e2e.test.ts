import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop, type PreparedShop } from '../support/preparedShop.ts';
import { orderToShip } from './shipmentDocuments.ts';

let shop: PreparedShop;
let clerk: AdminWithSession;
let numbers: number[];
beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    clerk = await adminWithSession(db, { role: 'STAFF', rights: ['ORDERS'] });
    const orders = [await orderToShip(db), await orderToShip(db), await orderToShip(db, { status: 'CANCELLED' })];
    numbers = orders.map(({ number }) => number);
  });
});
afterAll(() => shop.stop());

test('[I60] staff upload tracking numbers, see what will happen, confirm, and download what was rejected', async () => {
  const { page } = await openPage({ baseURL: shop.url });
  await signInAsAdmin(page.context(), shop.url, clerk);
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: 'Import tracking numbers' }).click();
  const upload = async (content: string) => {
    await page.getByLabel('CSV file').setInputFiles({ name: 'parcels.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await page.getByRole('button', { name: 'Check file' }).click();
  };
  await upload('Order;Tracking number\n1;2\n');
  await page.getByText('The file has no column “Carrier”. Select the carrier of all rows.').first().waitFor();
  const [first = 0, second = 0, closed = 0] = numbers;
  await upload(
    `Bestellnummer;Sendungsnummer;Carrier\n${first};0034 1;DHL\n#${second};0034 2;GLS\n${closed};0034 3;DHL\n99999;0034 4;DHL\n`,
  );
  await page.getByRole('heading', { level: 1, name: 'parcels.csv' }).waitFor();
  await page.getByText('2 of 4 rows will ship. Skipped: 1 closed, 1 unknown order.').waitFor();
  for (const [width, scheme] of [[1280, 'light'] as const, [390, 'dark'] as const]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: 'Ship 2 rows' }).click();
  await page.getByText('2 of 4 rows shipped. Skipped: 1 closed, 1 unknown order.').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download rejected rows' }).click()]);
  expect(await readFile(await download.path(), 'utf8')).toContain('There’s no order with this number.');
  await page.getByRole('link', { name: `#${first}` }).click();
  await page.getByRole('link', { name: '0034 1' }).waitFor();
});
