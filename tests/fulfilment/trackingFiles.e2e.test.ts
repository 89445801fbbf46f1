import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { officeShop, overflow } from '../admin/officeShop.ts';
import { accessibilityProblems } from '../support/axe.ts';

test('[I60] staff upload tracking numbers, see what will happen, confirm, and download what was rejected', async () => {
  const office = await officeShop();
  const { page } = await office.open('/orders', { who: 'clerk' });
  await page.getByRole('link', { name: 'Import tracking numbers' }).click();
  const upload = async (content: string) => {
    await page.getByLabel('CSV file').setInputFiles({ name: 'parcels.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await page.getByRole('button', { name: 'Check file' }).click();
  };
  await upload('Order;Tracking number\n1;2\n');
  await page.getByText('The file has no “Carrier” column. Select one carrier for all rows.').first().waitFor();
  const [first = 0, second = 0, closed = 0] = office.made.toShip;
  await upload(
    `Bestellnummer;Sendungsnummer;Carrier\n${first};0034 1;DHL\n#${second};0034 2;GLS\n${closed};0034 3;DHL\n99999;0034 4;DHL\n`,
  );
  await page.getByRole('heading', { level: 1, name: 'parcels.csv' }).waitFor();
  await page.getByText('2 of 4 rows will be marked as shipped. Skipped: 1 closed, 1 unknown order.').waitFor();
  for (const [width, scheme] of [[1280, 'light'] as const, [390, 'dark'] as const]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: 'Mark 2 rows as shipped' }).click();
  await page.getByText('2 of 4 rows marked as shipped. Skipped: 1 closed, 1 unknown order.').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download rejected rows' }).click()]);
  expect(await readFile(await download.path(), 'utf8')).toContain('There’s no order with this number.');
  await page.getByRole('link', { name: `#${first}` }).click();
  await page.getByRole('link', { name: '0034 1' }).waitFor();
});
