import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as t from '../../admin/kit/__generated__/messages.ts';
import { invalid, openAdminPage, type AdminShop, type MutationRequest } from '../support/adminShop.tsx';
import { accessibilityProblems, emulateMedia, runFor, setViewport, stopClock } from '../support/componentHarness.tsx';
import { deferred } from '../support/mockShop.ts';

// Forms show the server's validation while the user types: beside the field, announced, without moving the focus or saving anything.

const field = (label: string) => page.getByLabelText(label, { exact: true });

/** A shop that answers validation queries only. */
function validatingShop(fields: AdminShop['fields'], refuse: (request: MutationRequest) => ReturnType<AdminShop['answer']> | null) {
  const requests: MutationRequest[] = [];
  const shop: AdminShop = {
    fields,
    answer: (request) => {
      requests.push(request);
      return refuse(request) ?? { __typename: 'DryRunPassed' };
    },
  };
  return { shop, requests };
}

/** Expects a message for a field that keeps its focus and typed text. */
async function expectProblem(label: string, typed: string, words: string): Promise<void> {
  await expect.element(page.getByRole('status').filter({ hasText: t.cantSaveYet({ problems: words }) })).toBeInTheDocument();
  const place = field(label);
  await expect.element(place).toHaveFocus();
  await expect.element(place).toHaveValue(typed);
  await expect.element(place).toHaveAttribute('aria-invalid', 'true');
  const described = place.element().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  expect(document.getElementById(described)?.textContent).toBe(words);
}

async function expectValid(label: string): Promise<void> {
  await expect.element(field(label)).toHaveAttribute('aria-invalid', 'false');
}

it('the product form shows price and SKU errors while typing and saves nothing', async () => {
  const product = {
    name: 'Kettle',
    sku: 'KETTLE',
    regularPrice: { amount: 2_000 },
    salePrice: null,
    currency: 'EUR',
    upsells: [],
    crossSells: [],
  };
  const { shop, requests } = validatingShop(product, ({ input }) => {
    if (Number(input.salePriceMinor ?? 0) >= 2_000) return invalid('salePriceMinor', 'The sale price must be below the regular price.');
    return input.sku === 'PAN' ? invalid('sku', 'Another product already uses this SKU.') : null;
  });
  await openAdminPage('/products/1', shop);
  await field('Sale price').fill('20.00');
  await expectProblem('Sale price', '20.00', 'The sale price must be below the regular price.');
  expect(await accessibilityProblems()).toEqual([]);
  await field('Sale price').fill('15.00');
  await expectValid('Sale price');
  await field('SKU').fill('PAN');
  await expectProblem('SKU', 'PAN', 'Another product already uses this SKU.');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expectValid('SKU');
  await expect.element(field('SKU')).toHaveValue('KETTLE');
  await expect.element(field('Sale price')).toHaveValue('');
  await expect.element(page.getByText('All changes saved.')).toBeVisible();
  expect(new Set(requests.map(({ isDryRun }) => isDryRun))).toEqual(new Set([true]));
});

it('the coupon form validates the code one request at a time and ignores empty fields', async () => {
  await setViewport(390, 844);
  await emulateMedia({ colorScheme: 'dark' });
  const taken = (code: unknown) =>
    String(code).toLowerCase() === 'welcome' ? invalid('code', 'Another coupon already uses this code.') : { __typename: 'DryRunPassed' };
  const first = deferred<null>();
  const { shop, requests } = validatingShop({ currency: 'EUR' }, ({ input }) =>
    requests.length === 1 ? first.answer.then(() => taken(input.code)) : taken(input.code),
  );
  await openAdminPage('/coupons/new', shop);
  await expect.element(field('Code')).toBeVisible();
  stopClock();
  await field('Percentage').fill('10');
  await field('Code').fill('wel');
  await runFor(400);
  await expect.poll(() => requests).toHaveLength(1);
  // The first query is still pending.
  await field('Code').fill('welcome');
  await runFor(2_000);
  expect(requests).toHaveLength(1);
  first.give(null);
  await expectProblem('Code', 'welcome', 'Another coupon already uses this code.');
  expect(requests.map(({ input, isDryRun }) => [input.code, isDryRun])).toEqual([
    ['wel', true],
    ['welcome', true],
  ]);
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
  vi.useRealTimers();
  expect(await accessibilityProblems()).toEqual([]);
  await field('Code').fill('welcome2');
  await expectValid('Code');
});

it('the category dialog shows a taken slug within the dialog', async () => {
  const { shop } = validatingShop({ waitingProducts: 0, 'AdminCategory.name': 'Pans' }, ({ input }) =>
    input.slug === 'pots' ? invalid('slug', 'Another category already uses this slug.') : null,
  );
  await openAdminPage('/categories', shop);
  await page.getByRole('button', { name: 'Pans', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Pans' });
  await dialog.getByLabelText('Slug', { exact: true }).fill('pots');
  await expect.element(dialog.getByRole('status').filter({ hasText: 'Another category already uses this slug.' })).toBeInTheDocument();
  await expectProblem('Slug', 'pots', 'Another category already uses this slug.');
  expect(await accessibilityProblems()).toEqual([]);
});

it('a form that requires re-authentication asks for it only when submitted', async () => {
  const stepUp = vi.fn(() => Promise.resolve(false));
  const { shop, requests } = validatingShop({}, () => ({
    __typename: 'StepUpRequiredError',
    code: 'STEP_UP_REQUIRED',
    message: 'Confirm it’s you',
    path: [],
  }));
  await openAdminPage('/staff', shop, { stepUp });
  await field('Email address').fill('nobody');
  await expect.poll(() => requests.map(({ isDryRun }) => isDryRun)).toEqual([true]);
  expect(stepUp).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => stepUp.mock.calls).toHaveLength(1);
  expect(requests.at(-1)?.isDryRun).toBe(false);
});
