import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as t from '../../admin/orders/__generated__/messages.ts';
import { setShopZone } from '../../shared/clock/shopClock.ts';
import { invalid, openAdminPage, type AdminShop, type MutationRequest } from '../support/adminShop.tsx';
import { accessibilityProblems, setViewport } from '../support/componentHarness.tsx';

// Invoices in the administration: on the order, in their list, and in the VAT report.

const money = (formatted: string) => ({ amount: 6_000, formatted });
const invoice = {
  number: 'INV-2026-00001',
  kind: 'INVOICE',
  adminUrl: '/admin/invoices/files/INV-2026-00001.pdf',
  total: money('€60.00'),
};

it('[I33] staff issue the invoice of an order, and find its PDF there', async () => {
  const asked: MutationRequest[] = [];
  const shop: AdminShop = {
    fields: { status: 'PROCESSING', invoices: [], events: [], notes: [], lines: [], coupons: [] },
    answer: (question) => {
      asked.push(question);
      return { __typename: 'IssueInvoicePayload', order: { id: '/order/id', invoices: [invoice] } };
    },
  };
  await openAdminPage('/orders/1', shop);
  await expect.element(page.getByText('No invoice yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  const link = page.getByRole('link', { name: 'Invoice INV-2026-00001' });
  await expect.element(link).toHaveAttribute('href', invoice.adminUrl);
  await expect.element(page.getByRole('button', { name: 'Issue invoice' })).not.toBeInTheDocument();
  expect(asked.map(({ mutation }) => mutation)).toEqual(['issueInvoice']);
  expect(await accessibilityProblems()).toEqual([]);
});

it('[I72] staff correct the address of an invoice, and see which fields are wrong', async () => {
  const asked: MutationRequest[] = [];
  const buyer = {
    name: 'Ada',
    company: '',
    address1: 'Old Street 1',
    address2: '',
    postcode: '1',
    city: 'Bonn',
    country: { code: 'DE' },
    vatId: '',
  };
  const current = { ...invoice, invoice: null, adminBuyer: buyer };
  await openAdminPage('/orders/1', {
    fields: { status: 'PROCESSING', invoices: [current], events: [], notes: [], lines: [], coupons: [] },
    answer(question) {
      asked.push(question);
      return asked.length === 1
        ? invalid('city', 'Enter the city.')
        : { __typename: 'CorrectInvoicePayload', order: { id: '/order/id', invoices: [current] } };
    },
  });
  await page.getByRole('button', { name: 'Correct name or address' }).click();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByLabelText('Street and house number').fill('New Street 2');
  await page.getByRole('button', { name: 'Correct invoice' }).click();
  await expect.element(page.getByText('Enter the city.')).toBeVisible();
  await page.getByRole('button', { name: 'Correct invoice' }).click();
  await expect.element(page.getByText('Invoice corrected.')).toBeVisible();
  expect(asked[1]?.input).toMatchObject({ number: invoice.number, address1: 'New Street 2', city: 'Bonn', country: 'DE' });
});

it('[I73] staff select orders, and print their slips and invoices', async () => {
  const line = { name: 'Lamp', sku: 'L1', quantity: 2, shippableQuantity: 2, options: [] };
  const order = { number: 1_042, invoices: [invoice], shipments: [], lines: [line], note: '' };
  const edges = [{ node: order }, { node: { ...order, number: 1_043, invoices: [] } }];
  const shop = { fields: { 'OrderConnection.edges': edges }, answer: () => ({ __typename: 'DryRunPassed' }) };
  await openAdminPage('/orders', shop);
  await page.getByRole('checkbox', { name: 'Select order #1042' }).click();
  await page.getByRole('checkbox', { name: 'Select order #1043' }).click();
  await page.getByRole('link', { name: 'Print slips and invoices' }).click();
  await expect.element(page.getByRole('article', { name: 'Packing slip for order #1042' })).toBeVisible();
  await expect.element(page.getByText(t.noInvoiceYet({ numbers: '#1043' }))).toBeVisible();
  const file = page.getByRole('link', { name: 'Open 1 invoice (PDF)' });
  await expect.element(file).toHaveAttribute('href', '/admin/invoices/print.pdf?orders=1042');
  expect(await accessibilityProblems()).toEqual([]);
});

it('[I33] the list of invoices downloads the days that it is filtered by', async () => {
  await setViewport(390, 844);
  const edges = [{ node: { ...invoice, order: { number: 1_042 } } }];
  await openAdminPage('/invoices?from=2026-01-01&until=2026-03-31', {
    fields: { 'InvoiceConnection.edges': edges },
    answer: () => ({ __typename: 'DryRunPassed' }),
  });
  await expect.element(page.getByRole('link', { name: 'INV-2026-00001' })).toHaveAttribute('href', invoice.adminUrl);
  const file = page.getByRole('link', { name: 'Download as CSV' });
  await expect.element(file).toHaveAttribute('href', '/admin/invoices/export.csv?from=2026-01-01&to=2026-03-31');
  expect(await accessibilityProblems()).toEqual([]);
});

it('[I34] the VAT report names countries, rates and corrections', async () => {
  const row = { scope: 'OSS', country: { code: 'FR', name: 'France' }, basisPoints: 2_000, documents: 3, net: money('€50.00') };
  await openAdminPage('/reports/vat?quarter=2026-Q2', {
    fields: {
      year: 2_026,
      quarter: 2,
      'VatReport.rows': [
        { ...row, correctionOf: null },
        { ...row, correctionOf: '2026-Q1' },
      ],
    },
    answer: () => ({ __typename: 'DryRunPassed' }),
  });
  await expect.element(page.getByText('2026-Q1')).toBeVisible();
  await expect.element(page.getByText('20%').first()).toBeVisible();
  const file = page.getByRole('link', { name: 'Download as CSV' });
  await expect.element(file).toHaveAttribute('href', '/admin/invoices/vat-report.csv?year=2026&quarter=2');
  expect(await accessibilityProblems()).toEqual([]);
});

it('[I34] the VAT report opens with the quarter that the shop’s clock shows', async () => {
  setShopZone('Europe/Berlin');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T23:30:00.000Z') });
  onTestFinished(() => {
    vi.useRealTimers();
    setShopZone('UTC');
  });
  await openAdminPage('/reports/vat', {
    fields: { year: 2_027, quarter: 1, 'VatReport.rows': [] },
    answer: () => ({ __typename: 'DryRunPassed' }),
  });
  await expect
    .poll(() =>
      [...document.querySelectorAll('option')]
        .map(({ value }) => value)
        .filter((value) => value.includes('Q'))
        .slice(0, 2),
    )
    .toEqual(['2027-Q1', '2026-Q4']);
});
