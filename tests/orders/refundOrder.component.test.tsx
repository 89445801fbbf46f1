import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openAdminPage, type MutationRequest } from '../support/adminShop.tsx';

const line = { name: 'Shirt', quantity: 2, refundedQuantity: 0, lineTotal: { amount: 4_000 }, discount: { amount: 0 } };
const lineOf = (id: string, size: string) => ({ ...line, id, options: [{ name: 'Size', value: size }] });

it('[F53] names the variations to refund, and says the amount before it is refunded', async () => {
  const asked: MutationRequest[] = [];
  const answer = (request: MutationRequest) => {
    asked.push(request);
    return { __typename: 'RefundOrderPayload', refund: { state: 'SUCCEEDED', amount: { formatted: '€20.00' } } };
  };
  const fields = {
    'Order.status': 'PROCESSING',
    'Order.refundable': { amount: 8_000, formatted: '€80.00' },
    'Order.lines': [lineOf('small', 'S'), lineOf('large', 'L')],
  };
  await openAdminPage('/orders/1', { fields, answer });
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await dialog.getByLabelText('Shirt, L', { exact: true }).fill('1');
  await expect.element(dialog.getByLabelText('Shirt, S', { exact: true })).toHaveValue(0);
  await dialog.getByRole('button', { name: 'Refund €20.00' }).click();
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]?.input).toMatchObject({ amount: 2_000, lines: [{ lineId: 'large', quantity: 1 }], restock: true });
});
