import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import * as t from '../../admin/taxes/__generated__/messages.ts';
import { openAdminPage, type MutationRequest } from '../support/adminShop.tsx';

// Screens of settings that say what staff would otherwise learn too late.

const saving = () => {
  const saved: MutationRequest['input'][] = [];
  const answer = ({ mutation, input, isDryRun }: MutationRequest) => {
    if (!isDryRun) saved.push(input);
    return { __typename: isDryRun ? 'DryRunPassed' : `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload` };
  };
  return { saved, answer };
};

describe('the VAT rates', () => {
  const notice = page.getByRole('region', { name: 'These rates aren’t used' });

  it.each(['/settings/taxes', '/settings/taxes/DE'])('say at %s that a tax provider with its own rates calculates', async (path) => {
    const fields = { 'AdminTaxProvider.code': 'acme-tax', usesShopRates: false };
    await openAdminPage(path, { fields, answer: saving().answer });
    await expect.element(notice).toHaveTextContent(t.taxProviderCalculatesTaxes({ code: 'acme-tax' }));
  });

  it('say nothing when they are used', async () => {
    await openAdminPage('/settings/taxes', { fields: { usesShopRates: true }, answer: saving().answer });
    await expect.element(page.getByRole('heading', { level: 1, name: 'VAT' })).toBeVisible();
    expect(notice.elements()).toEqual([]);
  });
});

it('the payment settings say that a key is in test mode', async () => {
  const warning = 'The secret key is in test mode: orders count as paid but no money moves. Replace it before you start selling.';
  const fields = { 'AdminPaymentMethod.label': 'Card and more', 'AdminPaymentMethod.isSetUp': true, warning };
  await openAdminPage('/settings/payment', { fields, answer: saving().answer });
  await expect.element(page.getByRole('region', { name: 'Card and more: provider settings' })).toHaveTextContent(warning);
});

describe('API keys', () => {
  const key = { name: 'Warehouse', state: 'ACTIVE', scopes: ['ORDERS_READ'], networks: [], expiresAt: null, 'ApiKey.version': 4 };

  it.each([
    ['still works', '2999-01-01T10:00:00.000Z', true],
    ['has stopped working', '2020-01-01T10:00:00.000Z', false],
  ])('rotated again while the secret before %s', async (_what, formerUntil, isTold) => {
    await openAdminPage('/api-keys', { fields: { ...key, formerUntil }, answer: saving().answer });
    await page.getByRole('button', { name: 'Rotate Warehouse' }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    expect(dialog.getByText('If you rotate again, it stops working immediately.').elements()).toHaveLength(isTold ? 1 : 0);
  });

  it('are saved over the version that the form was filled from', async () => {
    const { saved, answer } = saving();
    await openAdminPage('/api-keys', { fields: { ...key, formerUntil: null }, answer });
    await page.getByRole('button', { name: 'Edit Warehouse' }).click();
    await page.getByLabelText('Name', { exact: true }).fill('Warehouse 2');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => saved).toEqual([expect.objectContaining({ name: 'Warehouse 2', expectedVersion: 4 })]);
  });
});
