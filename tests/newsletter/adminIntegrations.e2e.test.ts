import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// Mailing services in the admin (row 107).

let shop: ServerProcess;
let admin: AdminWithSession;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    admin = await adminWithSession(db, { isSteppedUp: true });
    const service = {
      kind: 'brevo',
      name: 'Letters',
      isEnabled: false,
      settings: { listId: '7' },
      secrets: { secret: 'xkeysib-1' },
      createdAt: new Date(),
      updatedAt: new Date(),
    };
    const { id } = await db.prisma.integration.create({ data: service });
    await db.prisma.integrationDelivery.create({
      data: {
        integrationId: id,
        eventId: 'e1',
        event: 'subscriber.confirmed',
        status: 'FAILED',
        attempts: 9,
        failure: 'The key is wrong',
        responseStatus: 401,
        payload: {},
        createdAt: new Date(),
      },
    });
  });
});
afterAll(() => shop.stop());

async function opened() {
  const found = await openPage({ baseURL: shop.url });
  await signInAsAdmin(found.page.context(), shop.url, admin);
  await found.page.goto('/admin/integrations');
  await found.page.getByRole('heading', { name: 'Integrations', level: 1 }).waitFor();
  return found;
}

test('[F107] integrations are enabled in a multi-select', async () => {
  const { page } = await opened();
  await page.getByText('Integrations list', { exact: true }).click();
  await page.getByRole('option', { name: 'Letters' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('table', { name: 'Integrations' }).getByText('On', { exact: true }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('[F107] a webhook is validated, created with a secret shown once, tested and removed', async () => {
  const { page } = await opened();
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
});

test('[F107] the delivery log shows a failed delivery, which can be resent', async () => {
  const { page } = await opened();
  await page.getByRole('link', { name: 'Letters' }).click();
  const log = page.getByRole('table', { name: 'Delivery log' });
  await log.getByText('HTTP 401 · The key is wrong').waitFor();
  await log.getByRole('button', { name: /^Resend message/ }).click();
  await page.getByText('The message is being resent.').waitFor();
});
