import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../support/componentHarness.tsx';
import * as t from '../../admin/orders/__generated__/messages.ts';
import { openAdminPage, type Answered, type MutationRequest } from '../support/adminShop.tsx';

// "Capture now" on the order's screen, and the energy label and minimum age in the product's form.

const fields = {
  'Order.status': 'PROCESSING',
  'Order.paymentState': 'AUTHORIZED',
  'Order.captureBefore': '2026-12-04T10:00:00.000Z',
  'Money.formatted': '€60.00',
};

async function openOrder(answered: Answered) {
  const asked: MutationRequest[] = [];
  const answer = (request: MutationRequest) => {
    if (request.isDryRun) return { __typename: 'DryRunPassed' };
    asked.push(request);
    return answered;
  };
  await openAdminPage('/orders/1', { fields, answer });
  return asked;
}

const open = page.getByRole('button', { name: 'Capture now' });
const dialog = page.getByRole('dialog', { name: 'Capture the payment now?' });
const confirm = dialog.getByRole('button', { name: 'Capture now' });

describe('[I82] “Capture now”', () => {
  it('asks first, and charges nothing when it is cancelled', async () => {
    const asked = await openOrder({ __typename: 'CaptureOrderPaymentPayload' });
    await expect.element(page.getByText(/€60\.00 is charged when you create the first shipment/)).toBeVisible();
    await open.click();
    await expect.element(dialog).toHaveTextContent(t.captureHint({ amount: '€60.00' }));
    expect(await accessibilityProblems()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(open).toHaveFocus();
    expect(asked).toEqual([]);
  });

  it.each([
    ['SUCCEEDED', '€60.00 was charged.'],
    ['AUTHORIZED', '€60.00 will be charged.'],
    ['DECLINED', t.authorisationLost({ amount: '€60.00' })],
  ])('says what happened: %s', async (paymentState, text) => {
    const asked = await openOrder({ __typename: 'CaptureOrderPaymentPayload', order: { paymentState } });
    await open.click();
    await confirm.click();
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(asked.map(({ mutation }) => mutation)).toEqual(['captureOrderPayment']);
  });
});

describe('[I83] the energy label and the minimum age in the form', () => {
  const product = { 'AdminProduct.type': 'SIMPLE', energyLabel: null, minimumAge: null, 'AdminProduct.deposit': null };

  it('are sent with the product, an empty age as none', async () => {
    const asked: MutationRequest[] = [];
    const answer = (request: MutationRequest) => {
      if (request.isDryRun) return { __typename: 'DryRunPassed' };
      asked.push(request);
      return { __typename: 'UpdateProductPayload' };
    };
    await openAdminPage('/products/1', { fields: product, answer });
    await expect.element(page.getByRole('heading', { name: 'Energy label, age and deposit' })).toBeVisible();
    await page.getByLabelText('Energy class', { exact: true }).selectOptions('C');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => asked.map(({ input }) => [input.energyClass, input.minimumAge ?? null])).toEqual([['C', null]]);
  });
});
