import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { invalid, openAdminPage, type AdminShop, type Asked } from '../support/adminShop.tsx';
import { accessibilityProblems, emulateMedia, runFor, setViewport, stopClock } from '../support/componentHarness.tsx';
import { heldBack } from '../support/mockShop.ts';

// Forms show the server's validation while the user types: beside the field, announced, without moving the focus or saving anything.

const field = (label: string) => page.getByLabelText(label, { exact: true });

/** A shop that answers validation queries only. */
function askedShop(fields: AdminShop['fields'], refuse: (asked: Asked) => ReturnType<AdminShop['answer']> | null) {
  const asked: Asked[] = [];
  const shop: AdminShop = {
    fields,
    answer: (question) => {
      asked.push(question);
      return refuse(question) ?? { __typename: 'DryRunPassed' };
    },
  };
  return { shop, asked };
}

/** Expects a message for a field that keeps its focus and typed text. */
async function expectTold(label: string, typed: string, words: string): Promise<void> {
  await expect.element(page.getByRole('status').filter({ hasText: `Not ready to save: ${words}` })).toBeInTheDocument();
  const place = field(label);
  await expect.element(place).toHaveFocus();
  await expect.element(place).toHaveValue(typed);
  await expect.element(place).toHaveAttribute('aria-invalid', 'true');
  const described = place.element().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  expect(document.getElementById(described)?.textContent).toBe(words);
}

async function expectRight(label: string): Promise<void> {
  await expect.element(field(label)).toHaveAttribute('aria-invalid', 'false');
}

it('a product’s form tells of prices that do not fit and a number that is taken, and writes nothing', async () => {
  const product = {
    name: 'Kettle',
    sku: 'KETTLE',
    regularPrice: { amount: 2_000 },
    salePrice: null,
    currency: 'EUR',
    upsells: [],
    crossSells: [],
  };
  const { shop, asked } = askedShop(product, ({ input }) => {
    if (Number(input.salePriceMinor ?? 0) >= 2_000) return invalid('salePriceMinor', 'The sale price must be below the regular price.');
    return input.sku === 'PAN' ? invalid('sku', 'Another product already uses this SKU.') : null;
  });
  await openAdminPage('/products/1', shop);
  await field('Sale price').fill('20.00');
  await expectTold('Sale price', '20.00', 'The sale price must be below the regular price.');
  expect(await accessibilityProblems()).toEqual([]);
  await field('Sale price').fill('15.00');
  await expectRight('Sale price');
  await field('SKU').fill('PAN');
  await expectTold('SKU', 'PAN', 'Another product already uses this SKU.');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expectRight('SKU');
  await expect.element(field('SKU')).toHaveValue('KETTLE');
  await expect.element(field('Sale price')).toHaveValue('');
  await expect.element(page.getByText('All changes saved.')).toBeVisible();
  expect(new Set(asked.map(({ isDryRun }) => isDryRun))).toEqual(new Set([true]));
});

it('a new coupon’s form tells of a code that is taken, one question at a time, and not of what is still empty', async () => {
  await setViewport(390, 844);
  await emulateMedia({ colorScheme: 'dark' });
  const taken = (code: unknown) =>
    String(code).toLowerCase() === 'welcome' ? invalid('code', 'Another coupon already uses this code.') : { __typename: 'DryRunPassed' };
  const first = heldBack<null>();
  const { shop, asked } = askedShop({ currency: 'EUR' }, ({ input }) =>
    asked.length === 1 ? first.answer.then(() => taken(input.code)) : taken(input.code),
  );
  await openAdminPage('/coupons/new', shop);
  await expect.element(field('Code')).toBeVisible();
  stopClock();
  await field('Percentage').fill('10');
  await field('Code').fill('wel');
  await runFor(400);
  await expect.poll(() => asked).toHaveLength(1);
  // The first query is still pending.
  await field('Code').fill('welcome');
  await runFor(2_000);
  expect(asked).toHaveLength(1);
  first.give(null);
  await expectTold('Code', 'welcome', 'Another coupon already uses this code.');
  expect(asked.map(({ input, isDryRun }) => [input.code, isDryRun])).toEqual([
    ['wel', true],
    ['welcome', true],
  ]);
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
  vi.useRealTimers();
  expect(await accessibilityProblems()).toEqual([]);
  await field('Code').fill('welcome2');
  await expectRight('Code');
});

it('the dialog of a category tells of an address that is taken, within the dialog', async () => {
  const { shop } = askedShop({ waitingProducts: 0, 'AdminCategory.name': 'Pans' }, ({ input }) =>
    input.slug === 'pots' ? invalid('slug', 'Another category already uses this slug.') : null,
  );
  await openAdminPage('/categories', shop);
  await page.getByRole('button', { name: 'Pans', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Pans' });
  await dialog.getByLabelText('Slug', { exact: true }).fill('pots');
  await expect.element(dialog.getByRole('status').filter({ hasText: 'Another category already uses this slug.' })).toBeInTheDocument();
  await expectTold('Slug', 'pots', 'Another category already uses this slug.');
  expect(await accessibilityProblems()).toEqual([]);
});

it('a form that needs the password asks nobody for it before it is sent', async () => {
  const stepUp = vi.fn(() => Promise.resolve(false));
  const { shop, asked } = askedShop({}, () => ({
    __typename: 'StepUpRequiredError',
    code: 'STEP_UP_REQUIRED',
    message: 'Confirm it’s you',
    path: [],
  }));
  await openAdminPage('/staff', shop, { stepUp });
  await field('Email address').fill('nobody');
  await expect.poll(() => asked.map(({ isDryRun }) => isDryRun)).toEqual([true]);
  expect(stepUp).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => stepUp.mock.calls).toHaveLength(1);
  expect(asked.at(-1)?.isDryRun).toBe(false);
});
