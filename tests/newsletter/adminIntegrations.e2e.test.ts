import { expect, test } from 'vitest';
import { officeShop } from '../admin/officeShop.ts';
import { accessibilityProblems } from '../support/axe.ts';

// Mailing services in the admin (row 107).

test('[F107] integrations are enabled, a webhook is created, tested and removed, and a failed delivery is resent', async () => {
  const { page } = await (await officeShop()).open('/integrations');
  await page.getByRole('heading', { name: 'Integrations', level: 1 }).waitFor();
  await page.getByText('Integrations list', { exact: true }).click();
  await page.getByRole('option', { name: 'Letters' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('table', { name: 'Integrations' }).getByText('On', { exact: true }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole('link', { name: 'Webhook', exact: true }).click();
  await page.getByLabel('URL').fill('http://192.168.1.4/hook');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('[aria-invalid="true"]').waitFor();
  expect(await page.getByLabel('URL').getAttribute('aria-invalid')).toBe('true');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByLabel('URL').fill('https://shop.invalid/hook');
  await page.getByRole('button', { name: 'Save' }).click();
  await page
    .getByRole('region', { name: 'Signing secret' })
    .getByText(/^whsec_/)
    .waitFor();
  await page.getByRole('button', { name: 'Test Webhook' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /^Webhook: / })
    .waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Delivery log' }).waitFor();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog', { name: 'Remove Webhook?' }).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('heading', { name: 'Integrations', level: 1 }).waitFor();
  expect(await page.getByRole('link', { name: 'Webhook', exact: true }).count()).toBe(1);

  await page.getByRole('link', { name: 'Letters' }).click();
  const log = page.getByRole('table', { name: 'Delivery log' });
  await log.getByText('HTTP 401 · The key is wrong').waitFor();
  await log.getByRole('button', { name: /^Resend message/ }).click();
  await page.getByText('The message is being resent.').waitFor();
});
