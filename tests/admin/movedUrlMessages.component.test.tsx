import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openAdminPage, type AdminShop } from '../support/adminShop.tsx';

// Saving a changed URL says what happens to the old one.

const saves =
  (name: string): AdminShop['answer'] =>
  ({ isDryRun }) => ({ __typename: isDryRun ? 'DryRunPassed' : name });

async function openCategory(): Promise<void> {
  const name = page.getByRole('button', { name: 'text', exact: true }).first();
  await expect.element(name).toBeVisible();
  (name.element() as HTMLButtonElement).click();
}

describe.each([
  ['/products/1', 'UpdateProductPayload', 'Product saved.'],
  ['/categories', 'UpdateCategoryPayload', 'Category saved.'],
  ['/offers/1', 'UpdateOfferPayload', 'Offer saved.', 'Slug', 'Title'],
  ['/merchants/1', 'UpdateMerchantPayload', 'Merchant saved.', 'Slug'],
  ['/compare/1', 'UpdateCompareGroupPayload', 'Group saved.', 'Slug', 'Name'],
])('the form at %s', (path, payload, words, address = 'Slug', other = 'Description') => {
  it.each([
    [address, 'another', `${words} The old URL redirects to the new one.`],
    [other, 'Another', words],
  ])('shows the message for a changed %s', async (field, value, message) => {
    await openAdminPage(path, { fields: { currency: 'EUR', kind: 'TEXT', parentId: null }, answer: saves(payload) });
    if (path === '/categories') await openCategory();
    await page.getByLabelText(field, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(page.getByText(message, { exact: true })).toBeVisible();
  });
});
