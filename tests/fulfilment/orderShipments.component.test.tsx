import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openAdminPage, type Answered } from '../support/adminShop.tsx';
import { accessibilityProblems, setViewport } from '../support/componentHarness.tsx';

const line = (name: string, shippableQuantity: number) => ({
  id: `line of ${name}`,
  name,
  sku: null,
  quantity: 3,
  refundedQuantity: 0,
  shippedQuantity: 3 - shippableQuantity,
  shippableQuantity,
  options: [],
});

const shipment = {
  id: 'shipment 1',
  number: 1,
  carrier: 'DHL',
  carrierName: 'DHL',
  service: '',
  trackingNumber: '00340434',
  cancelledAt: null,
  trackingUrl: 'https://track.example/00340434',
  ownTrackingUrl: '',
  version: 4,
  author: null,
  lines: [{ quantity: 1, line: { id: 'line of Mug', name: 'Mug' } }],
};

const fields = {
  'Order.number': 1001,
  'Order.status': 'PROCESSING',
  fulfilmentStatus: 'PARTIALLY_SHIPPED',
  isPartiallyRefunded: false,
  'Order.email': 'ada@example.com',
  'Order.lines': [line('Mug', 2), line('Spoon', 3)],
  'Order.shipments': [shipment],
};

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

it('[I32] staff ship a part, then the rest with the order completed, and correct the tracking', async () => {
  await setViewport(390, 844);
  const sent: Record<string, unknown>[] = [];
  const answers: Record<string, string> = { createShipment: 'CreateShipmentPayload', updateShipment: 'UpdateShipmentPayload' };
  await openAdminPage('/orders/1001', {
    fields,
    answer: ({ mutation, input, isDryRun }): Answered => {
      if (isDryRun) return { __typename: 'DryRunPassed' };
      sent.push(input);
      return { __typename: answers[mutation] ?? 'none' };
    },
  });
  const panel = page.getByRole('region', { name: 'Shipments' });
  await expect.element(panel.getByRole('link', { name: '00340434' })).toHaveAttribute('href', 'https://track.example/00340434');
  await expect.element(panel.getByText('Left to ship: 5.')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

  await press('Create shipment');
  const dialog = page.getByRole('dialog', { name: 'Create shipment' });
  const complete = dialog.getByLabelText('Complete the order');
  await expect.element(complete).toBeChecked();
  expect(await accessibilityProblems()).toEqual([]);
  const confirm = dialog.getByRole('button', { name: 'Create shipment' });
  await dialog.getByLabelText('Mug').fill('3');
  await expect.element(dialog.getByText('Enter a number up to 2.')).toBeVisible();
  await expect.element(confirm).toBeDisabled();
  await dialog.getByLabelText('Mug').fill('1');
  await expect.poll(() => complete.elements()).toEqual([]);
  await dialog.getByLabelText('Carrier', { exact: true }).selectOptions('OTHER');
  await dialog.getByLabelText('Carrier name').fill('Bike');
  await confirm.click();
  await expect.element(page.getByText('Shipment created.')).toBeVisible();
  expect(sent).toMatchObject([
    {
      carrier: 'OTHER',
      carrierName: 'Bike',
      notifyCustomer: true,
      completeOrder: false,
      confirmUnpaid: false,
      lines: [
        { lineId: 'line of Mug', quantity: 1 },
        { lineId: 'line of Spoon', quantity: 3 },
      ],
    },
  ]);

  await panel.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit shipment 1' });
  await edit.getByLabelText('Tracking number').fill('00340435');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Shipment saved.')).toBeVisible();
  expect(sent[1]).toMatchObject({ carrier: 'DHL', trackingNumber: '00340435', expectedVersion: 4, notifyCustomer: false });
});

it('[I32] a packing slip lists what is packed, without prices', async () => {
  await openAdminPage('/orders/1001/packing-slip?shipment=1', { fields, answer: () => ({ __typename: 'none' }) });
  const slip = page.getByRole('article', { name: 'Packing slip for order #1001' });
  await expect.element(slip.getByRole('row', { name: 'Mug 1 of 3' })).toBeVisible();
  expect(slip.getByRole('row').elements()).toHaveLength(2);
  expect(slip.element().textContent).not.toContain('€');
  expect(await accessibilityProblems()).toEqual([]);
});

it('[I89] the packing slip of a gift prints its message, and leaves out the note to the shop', async () => {
  const texts = { 'Order.giftMessage': 'Dear Mary,\nhappy birthday!', 'Order.note': 'Please hurry.' };
  await openAdminPage('/orders/1001/packing-slip', { fields: { ...fields, ...texts }, answer: () => ({ __typename: 'none' }) });
  const slip = page.getByRole('article', { name: 'Packing slip for order #1001' });
  await expect.element(slip.getByText('happy birthday!')).toBeVisible();
  const note = slip.getByText('Please hurry.').element();
  const printed = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => (rule instanceof CSSMediaRule && rule.conditionText === 'print' ? [...rule.cssRules] : []));
  const isHidden = (rule: CSSRule) =>
    rule instanceof CSSStyleRule && rule.style.display === 'none' && note.closest(rule.selectorText) !== null;
  expect(printed.some(isHidden)).toBe(true);
});
