import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openAdminPage } from '../support/adminShop.tsx';

// Dates typed key by key into list filters. Report periods are covered by tests/reports/screens.e2e.test.ts.

const fields = {
  currency: 'EUR',
  currencyCode: 'EUR',
  timeZone: 'UTC',
  'ReportDays.from': '2026-11-01',
  'ReportDays.to': '2026-11-30',
  start: '2026-11-01',
};
const opened = (path: string) => openAdminPage(path, { fields, answer: () => ({ __typename: 'DryRunPassed' }) });
const from = page.getByLabelText('From', { exact: true });
async function focusFrom(): Promise<void> {
  await expect.element(from).toBeVisible();
  (from.element() as HTMLElement).focus();
}

it('typing a day filters the list, and clearing filters empties it', async () => {
  const { router } = await opened('/orders');
  await focusFrom();
  await userEvent.keyboard('01162026');
  await expect.poll(() => router.state.location.search).toMatch(/from=2026-01-16/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(from).toHaveValue('');
});

it('an incomplete day is reset to the previous one', async () => {
  await opened('/reports?from=2026-01-01&to=2026-01-31');
  await focusFrom();
  await userEvent.keyboard('{Delete}');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(from).toHaveValue('2026-01-01');
});

it('an invalid search and id in the URL still show the list', async () => {
  await opened(`/products?q=${'x'.repeat(5_000)}&category=999999999999`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
});
