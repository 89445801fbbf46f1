import { expect, test } from 'vitest';
import { officeShop } from '../admin/officeShop.ts';
import { accessibilityProblems } from '../support/axe.ts';

test('[I18] an administrator creates, rotates and revokes an API key, which is shown once', async () => {
  const { page, problems } = await (await officeShop()).open('/api-keys');
  const main = page.getByRole('main');
  await main.getByLabel('Name', { exact: true }).fill('Warehouse');
  await main.getByRole('button', { name: 'Create API key' }).click();
  await main.getByText('Select at least one scope.').first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await main.getByLabel('Orders', { exact: true }).selectOption({ label: 'Read' });
  await main.getByLabel('Inventory', { exact: true }).selectOption({ label: 'Write' });
  await main.getByRole('button', { name: 'Create API key' }).click();
  await main.getByRole('heading', { name: 'Key for Warehouse' }).waitFor();
  const token = main.getByRole('status').filter({ hasText: 'souk_' });
  const first = await token.innerText();
  const ask = (key: string) =>
    page.request.fetch('/admin/graphql', {
      method: 'POST',
      headers: { authorization: `Bearer ${key.trim()}`, 'content-type': 'application/json', cookie: '' },
      data: { query: '{ orders(first: 1) { totalCount } }' },
    });
  expect((await ask(first)).status()).toBe(200);
  expect(await accessibilityProblems(page)).toEqual([]);
  await main.getByRole('button', { name: 'Done' }).click();
  await main.getByRole('cell', { name: 'Inventory (write), Orders', exact: true }).waitFor();

  await main.getByRole('button', { name: 'Rotate Warehouse' }).click();
  const question = page.getByRole('dialog', { name: 'Rotate the key for Warehouse?' });
  await question.getByLabel('Overlap').selectOption({ label: 'None (the old key stops working now)' });
  await question.getByRole('button', { name: 'Rotate key' }).click();
  await token.waitFor();
  const second = await token.innerText();
  expect([(await ask(first)).status(), (await ask(second)).status()]).toEqual([401, 200]);

  await main.getByRole('button', { name: 'Revoke Warehouse' }).click();
  await page.getByRole('dialog', { name: 'Revoke the key for Warehouse?' }).getByRole('button', { name: 'Revoke key' }).click();
  await main.getByText('Revoked', { exact: true }).last().waitFor();
  expect((await ask(second)).status()).toBe(401);
  await page.reload();
  await main.getByRole('heading', { name: 'API keys', level: 1 }).waitFor();
  expect(await token.count()).toBe(0);
  expect(problems).toEqual([]);
});
