import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openAdminPage, type AdminShop, type MutationRequest } from '../support/adminShop.tsx';

it('a bulk change is retried with its key after a lost response, and a different change is a separate job', async () => {
  const tool = { node: { id: 'P:1', databaseId: 1, name: 'Tool' } };
  const lost = 'The connection ended.';
  const started: MutationRequest[] = [];
  const shop: AdminShop = {
    fields: {
      currency: 'EUR',
      listViews: [],
      bulkEdits: [],
      adminProducts: { edges: [tool], totalCount: 1, isTotalExact: true },
      bulkEditPreview: { total: 1, rows: [] },
    },
    // The server starts the job, but the response is lost.
    answer: (asked) => {
      started.push(asked);
      throw new Error(lost);
    },
  };
  await openAdminPage('/products', shop);
  await page.getByRole('checkbox', { name: 'Select Tool' }).click();
  await page.getByRole('button', { name: 'Edit selected' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('What to change').selectOptions('Price');
  const start = async (percentage: string) => {
    await dialog.getByLabelText('Percentage').fill(percentage);
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect.element(dialog.getByRole('alert')).toBeEmptyDOMElement();
    await dialog.getByRole('button', { name: 'Change 1 product' }).click();
    await expect.element(dialog.getByRole('alert').getByText(lost)).toBeVisible();
  };
  await start('-10');
  await start('-10');
  await start('50');
  const [first, again, other] = started.map(({ input }) => input.idempotencyKey);
  expect(started).toHaveLength(3);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
