import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../support/componentHarness.tsx';
import { invalid, openAdminPage, type MutationRequest } from '../support/adminShop.tsx';

// States of the screens that import tracking numbers and edit emails.

const answering = () => {
  const asked: MutationRequest[] = [];
  const answer = (request: MutationRequest) => {
    if (!request.isDryRun) asked.push(request);
    const payload = `${request.mutation.charAt(0).toUpperCase()}${request.mutation.slice(1)}Payload`;
    return { __typename: request.isDryRun ? 'DryRunPassed' : payload };
  };
  return { asked, answer };
};

const row = { line: 2, orderNumber: '1001', carrier: 'DHL', trackingNumber: 'A1', sku: '', quantity: '', outcome: 'READY', problem: '' };
const rows = [
  row,
  {
    ...row,
    line: 3,
    orderNumber: '<b>x</b>',
    trackingNumber: '=1+1',
    outcome: 'UNKNOWN_ORDER',
    problem: 'There’s no order with this number.',
  },
];
const counts = [
  { outcome: 'READY', count: 1 },
  { outcome: 'UNKNOWN_ORDER', count: 1 },
];
const file = { fileName: 'parcels.csv', total: 2, done: 1, shipped: 0, reference: '', rows, counts };

describe('[I60] an import of tracking numbers', () => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  it('shows what the file would do, and ships after confirmation, with or without emails', async () => {
    const { asked, answer } = answering();
    await openAdminPage('/orders/tracking/1', { fields: { ...file, 'ShipmentImport.status': 'CHECKED' }, answer });
    await expect.element(page.getByText('1 of 2 rows will be marked as shipped. Skipped: 1 unknown order.')).toBeVisible();
    await expect.element(page.getByText('<b>x</b>')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Download rejected rows' })).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await page.getByRole('checkbox', { name: 'Email customers their tracking numbers' }).click();
    await button('Mark 1 row as shipped').click();
    await expect
      .poll(() => asked.map(({ mutation, input }) => [mutation, input.notifyCustomers]))
      .toEqual([['startShipmentImport', false]]);
  });

  it('can’t be started when nothing would ship', async () => {
    const fields = { ...file, counts: [{ outcome: 'UNKNOWN_ORDER', count: 2 }], 'ShipmentImport.status': 'CHECKED' };
    await openAdminPage('/orders/tracking/1', { fields, answer: answering().answer });
    await expect.element(page.getByText('0 of 2 rows will be marked as shipped. Skipped: 2 unknown orders.')).toBeVisible();
    expect(page.getByRole('button', { name: /^Ship/ }).elements()).toEqual([]);
  });

  it.each([
    ['RUNNING', 'Stop', 'stopShipmentImport', /^0 of 2 rows marked as shipped\. Skipped: 1 unknown order\.$/],
    ['STOPPED', 'Resume', 'resumeShipmentImport', /Stopped before the end\.$/],
    ['FAILED', 'Resume', 'resumeShipmentImport', /Stopped by a server error \(reference abc123\)\.$/],
  ])('that is %s offers to %s', async (status, label, mutation, text) => {
    const { asked, answer } = answering();
    const fields = { ...file, reference: 'abc123', 'ShipmentImport.status': status };
    await openAdminPage('/orders/tracking/1', { fields, answer });
    await expect.element(page.getByText(text)).toBeVisible();
    await button(label).click();
    await expect.poll(() => asked.map((one) => one.mutation)).toEqual([mutation]);
  });

  it('says why a file is refused, at its field', async () => {
    await openAdminPage('/orders/tracking', { fields: {}, answer: answering().answer });
    await button('Check file').click();
    const input = page.getByLabelText('CSV file');
    await expect.element(input).toHaveAccessibleDescription('Choose a CSV file.');
    const real = window.fetch.bind(window);
    const refusal = () => Promise.resolve(Response.json({ code: 'INVALID_INPUT', message: 'The file is empty.' }, { status: 400 }));
    const fetching = vi
      .spyOn(window, 'fetch')
      .mockImplementation((to, init) => (to instanceof Request || !String(to).includes('/shipments/import') ? real(to, init) : refusal()));
    await userEvent.upload(input, new File([''], 'empty.csv', { type: 'text/csv' }));
    await button('Check file').click();
    await expect.element(input).toHaveAccessibleDescription('The file is empty.');
    fetching.mockRestore();
  });
});

describe('[I61] the texts of an email', () => {
  const email = {
    'AdminEmail.kind': 'order.placed',
    'AdminEmail.title': 'Order placed',
    defaultSubject: 'Your order 1001',
    'AdminEmail.subject': '',
    introduction: '',
    footer: '',
    placeholders: [{ name: 'orderNumber', description: 'Number of the order', example: '1001' }],
  };

  it('are previewed as typed, in a frame without rights', async () => {
    await openAdminPage('/emails/order.placed', { fields: email, answer: answering().answer });
    await expect.element(page.getByRole('button', { name: 'Restore default' })).toBeDisabled();
    await page.getByLabelText('Subject', { exact: true }).fill('Order {orderNumber}');
    await expect.element(page.getByText('Subject Order 1001')).toBeVisible();
    await page.getByLabelText('Introduction').fill('<b>Hi</b> & bye');
    const frame = () => document.querySelector('iframe');
    await expect.poll(() => new URL(frame()?.src ?? location.href).searchParams.get('introduction')).toBe('<b>Hi</b> & bye');
    expect(frame()?.getAttribute('sandbox')).toBe('');
    await page.getByRole('radio', { name: 'Plain text' }).click();
    await expect.poll(() => new URL(frame()?.src ?? location.href).searchParams.get('part')).toBe('text');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('with an unknown placeholder are refused at the field', async () => {
    const answer = () => invalid('introduction', 'Unknown placeholder: {name}. Available: {orderNumber}.');
    await openAdminPage('/emails/order.placed', { fields: email, answer });
    const introduction = page.getByLabelText('Introduction');
    await introduction.fill('Hi {name}');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(introduction).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText('Unknown placeholder: {name}. Available: {orderNumber}.').first()).toBeVisible();
    await expect.element(introduction).toHaveValue('Hi {name}');
  });

  it('are restored to the default, and sent as a test to the own address', async () => {
    const { asked, answer } = answering();
    const sending = (request: MutationRequest) => ({ ...answer(request), to: 'boss@shop.example' });
    await openAdminPage('/emails/order.placed', { fields: { ...email, introduction: 'Hello' }, answer: sending });
    await page.getByRole('button', { name: 'Send test email' }).click();
    await expect.element(page.getByText('Test email sent to boss@shop.example.')).toBeVisible();
    await page.getByRole('button', { name: 'Restore default' }).click();
    await expect.element(page.getByLabelText('Introduction')).toHaveValue('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => asked.at(-1)?.input).toMatchObject({ kind: 'order.placed', introduction: '' });
  });
});
