import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { AdminApp } from '../../admin/app/AdminApp.tsx';
import { createAdminEnvironment } from '../../admin/app/environment.ts';
import * as t from '../../admin/products/__generated__/messages.ts';
import { answerBySchema, invalid, openAdminPage, type AdminShop } from '../support/adminShop.tsx';

// Forms show their actual save state.

const text = () => document.querySelector('main')?.innerText ?? '';
const passes: AdminShop['answer'] = ({ isDryRun }) => ({ __typename: isDryRun ? 'DryRunPassed' : 'UpdateProductPayload' });

describe('a product', () => {
  it.each([
    ['attributes', 'text (text)', {}],
    ['variations', 'SKU of text', { 'AdminProduct.type': 'VARIABLE' }],
    ['alt text', 'Alt text for image 1', {}],
  ])('shows unsaved changes of its %s', async (part, field, fields) => {
    await openAdminPage('/products/1', { fields: { kind: 'TEXT', currency: 'EUR', ...fields }, answer: passes });
    await expect.element(page.getByText('All changes saved.')).toBeVisible();
    await page.getByLabelText(field, { exact: true }).fill('another');
    await expect.element(page.getByText(`Unsaved changes: ${part}.`)).toBeVisible();
    await expect.element(page.getByText('All changes saved.')).not.toBeInTheDocument();
  });

  it('keeps the keyboard’s place after a save, although its button is disabled then', async () => {
    const shop: AdminShop = { fields: { currency: 'EUR', version: 1 }, answer: passes };
    await openAdminPage('/products/1', shop);
    await page.getByLabelText('Brand', { exact: true }).fill('Other');
    (page.getByRole('button', { name: 'Save', exact: true }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('All changes saved.')).toHaveFocus();
  });

  it('keeps a typed alt text, and shows what someone else has saved before it replaces that', async () => {
    const fields = { currency: 'EUR', alt: 'Kettle' };
    const saved: unknown[] = [];
    const shop: AdminShop = {
      fields,
      answer(request) {
        if (request.mutation !== 'updateProductPictures') return passes(request);
        saved.push(request.input);
        // Someone else has changed the text in the meantime.
        if (saved.length === 1) fields.alt = 'Red kettle';
        return saved.length === 1 ? { __typename: 'StaleRecordError', code: 'STALE' } : { __typename: 'UpdateProductPicturesPayload' };
      },
    };
    await openAdminPage('/products/1', shop);
    const alt = page.getByLabelText('Alt text for image 1', { exact: true });
    await alt.fill('Blue kettle');
    await page.getByRole('button', { name: 'Save alt text for image 1' }).click();
    await expect.element(page.getByText(t.someoneElseChangedThisTo({ theirs: 'Red kettle' }))).toBeVisible();
    await expect.element(alt).toHaveValue('Blue kettle');
    fields.alt = 'Blue kettle';
    await page.getByRole('button', { name: 'Save alt text for image 1' }).click();
    await expect.element(page.getByText('All changes saved.')).toBeVisible();
    expect(saved).toMatchObject([{ seen: [{ alt: 'Kettle' }] }, { seen: [{ alt: 'Red kettle' }] }]);
  });

  it('shows the alt text that someone else has saved if none was typed', async () => {
    const fields = { currency: 'EUR', alt: 'Kettle' };
    await openAdminPage('/products/1', { fields, answer: passes });
    const alt = page.getByLabelText('Alt text for image 1', { exact: true });
    await expect.element(alt).toHaveValue('Kettle');
    fields.alt = 'Red kettle';
    await page.getByLabelText('Brand').fill('Acme');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(alt).toHaveValue('Red kettle');
    await expect.element(page.getByRole('button', { name: 'Save alt text for image 1' })).not.toBeInTheDocument();
  });

  it('hides an earlier server error once another field is invalid', async () => {
    await openAdminPage('/products/1', {
      fields: { currency: 'EUR' },
      answer: ({ input, isDryRun }) => (input.name === '' ? invalid('name', 'Enter a name.') : passes({ mutation: '', input, isDryRun })),
    });
    const [name, price] = [page.getByLabelText('Name', { exact: true }), page.getByLabelText('Regular price')];
    await name.fill('');
    await expect.element(page.getByText('Enter a name.', { exact: true })).toBeVisible();
    await name.fill('Kettle');
    await price.fill('cheap');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(price).toHaveFocus();
    await expect.element(page.getByText('Enter a name.')).not.toBeInTheDocument();
    await expect.element(name).not.toHaveAttribute('aria-invalid', 'true');
  });
});

it.each([
  '/products/new',
  '/attributes/new',
  '/offers/new',
  '/merchants/new',
  '/compare/new',
  '/coupons/new',
  '/settings/delivery/new',
  '/integrations/new/text',
])('the untouched form %s can be left without confirmation', async (path) => {
  const { router } = await openAdminPage(path, { fields: { currency: 'EUR' }, answer: passes });
  await expect.poll(() => document.querySelector('main form, main button[type=button]')).not.toBeNull();
  expect(text()).not.toContain('Unsaved changes');
  await router.navigate('/account');
  await expect.element(page.getByRole('heading', { name: 'Sign-in and security' })).toBeVisible();
});

it('an expired session doesn’t change the number of recovery codes', async () => {
  const before = location.href;
  history.replaceState(null, '', '/admin/account');
  onTestFinished(() => history.replaceState(null, '', before));
  answerBySchema({ fields: { adminViewer: null }, answer: passes });
  let refuse = (): void => undefined;
  const account = { databaseId: 1, email: 'boss@shop.example', name: 'Boss', role: 'ADMINISTRATOR' as const };
  const first = { stage: 'OPEN' as const, rights: [], recoveryCodesLeft: 8, account };
  await render(
    <AdminApp
      environment={createAdminEnvironment(() => undefined)}
      first={first}
      onRefusal={(callback) => {
        refuse = callback;
        return () => undefined;
      }}
    />,
  );
  await expect.element(page.getByText('You have 8 codes left.')).toBeVisible();
  refuse();
  await expect.element(page.getByRole('dialog').first()).toBeVisible();
  await expect.element(page.getByText('no recovery codes left')).not.toBeInTheDocument();
  await expect.element(page.getByText('You have 8 codes left.')).toBeInTheDocument();
});
