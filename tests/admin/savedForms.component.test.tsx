import * as kit from '../../admin/kit/__generated__/messages.ts';
import { globalId } from '../../shared/globalId.ts';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as t from '../../admin/products/__generated__/messages.ts';
import { invalid, openAdminPage, type AdminShop, type MutationRequest } from '../support/adminShop.tsx';
import { deferred } from '../support/mockShop.ts';

// Saving succeeds, or shows the reason and focuses the field; typed text is never lost, and the focus is never stolen.

const field = (label: string) => page.getByLabelText(label, { exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const alert = (words: string) => page.getByRole('alert').filter({ hasText: words });

const products: AdminShop['fields'] = { 'AdminProduct.id': 'P:1', currency: 'EUR', regularPrice: { amount: 1_000 }, salePrice: null };
const variation = (databaseId: number, name: string) => ({
  id: `V:${databaseId}`,
  databaseId,
  name,
  options: [{ label: name }],
  status: 'PUBLISHED',
});
const shirt = { ...products, kind: 'TEXT', 'AdminProduct.type': 'VARIABLE', variations: [variation(2, 'Red'), variation(3, 'Blue')] };

const payloadOf = (mutation: string) => `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`;

/** A shop that saves everything, except what `refuse` rejects. */
function savingShop(
  fields: AdminShop['fields'],
  refuse: (request: MutationRequest) => ReturnType<AdminShop['answer']> | null = () => null,
) {
  const saved: Record<string, unknown>[] = [];
  const shop: AdminShop = {
    fields,
    answer: (request) => {
      if (!request.isDryRun) saved.push(request.input);
      return refuse(request) ?? { __typename: request.isDryRun ? 'DryRunPassed' : payloadOf(request.mutation) };
    },
  };
  return { shop, saved };
}

const refuseTakenSku = ({ input }: MutationRequest) =>
  input.sku === 'PAN' ? invalid('sku', 'Another product already uses this SKU.') : null;

describe('invalid input', () => {
  it('in a product’s price is reported, and its field is focused', async () => {
    const { shop, saved } = savingShop(products);
    await openAdminPage('/products/1', shop);
    await field('Brand').fill('Souk');
    await field('Regular price').fill('cheap');
    await press('Save');
    await expect.element(alert('Fix these fields: Regular price.')).toBeVisible();
    await expect.element(field('Regular price')).toHaveFocus();
    await field('Brand').click();
    await press('Save');
    await expect.element(field('Regular price')).toHaveFocus();
    expect(saved).toEqual([]);
    await field('Regular price').fill('12');
    await press('Save');
    await expect.element(page.getByText('Product saved.')).toBeVisible();
    expect(saved).toEqual([expect.objectContaining({ brand: 'Souk', regularPriceMinor: 1_200 })]);
  });

  it('in a settings number is reported, and its field is focused', async () => {
    const { shop, saved } = savingShop({});
    await openAdminPage('/settings/tracking', shop);
    await field('Session length, in minutes').fill('45');
    await field('Tracking data lifetime, in months of 30 days').fill('a year');
    await press('Save');
    await expect.element(alert('Fix these fields: Tracking data lifetime.')).toBeVisible();
    await expect.element(page.getByText('Enter a number.').first()).toBeVisible();
    await expect.element(field('Tracking data lifetime, in months of 30 days')).toHaveFocus();
    expect(saved).toEqual([]);
  });

  it('in a variation’s price is reported with its row, and a failure is reported once', async () => {
    const { shop, saved } = savingShop(shirt);
    await openAdminPage('/products/1', shop);
    await field('Price of Red').fill('abc');
    await press('Save variations');
    await expect.element(alert(t.couldntSaveRow({ row: 'Red', problem: 'Enter an amount, such as 12.50.' }))).toBeVisible();
    await expect.element(field('Price of Red')).toHaveFocus();
    expect(saved).toEqual([]);
    await field('Price of Red').fill('14');
    shop.isOffline = true;
    await press('Save variations');
    await expect.element(alert('You are probably offline.')).toBeVisible();
    expect(page.getByText('You are probably offline.').elements()).toHaveLength(1);
  });
});

describe('a server error', () => {
  it('doesn’t regain the focus after another error is fixed', async () => {
    const { shop } = savingShop(products, refuseTakenSku);
    await openAdminPage('/products/1', shop);
    await field('SKU').fill('PAN');
    await press('Save');
    await expect.element(page.getByText('Another product already uses this SKU.').first()).toBeVisible();
    await field('Regular price').fill('x');
    await press('Save');
    await expect.element(alert('Fix these fields: Regular price.')).toBeVisible();
    await expect.element(field('Regular price')).toHaveFocus();
    await userEvent.keyboard('{Backspace}15');
    await expect.element(field('Regular price')).toHaveValue('15');
    await expect.element(field('SKU')).toHaveValue('PAN');
    await expect.element(field('Regular price')).toHaveFocus();
  });

  it('doesn’t take the focus from a field that is being typed in', async () => {
    const { shop } = savingShop(products, (request) =>
      request.input.name === '' ? invalid('name', 'Enter a name.') : refuseTakenSku(request),
    );
    await openAdminPage('/products/new', shop);
    await field('SKU').fill('PAN');
    await press('Create draft');
    await expect.element(field('Name')).toHaveFocus();
    await userEvent.keyboard('Pan, large');
    await expect
      .element(page.getByRole('status').filter({ hasText: kit.cantSaveYet({ problems: 'Another product already uses this SKU.' }) }))
      .toBeInTheDocument();
    await userEvent.keyboard(' one');
    await expect.element(field('Name')).toHaveValue('Pan, large one');
    await expect.element(field('SKU')).toHaveValue('PAN');
  });
});

describe('input typed while saving is kept and saved next', () => {
  const texts = ['31', '7'] as const;
  interface Form {
    name: string;
    path: string;
    fields: AdminShop['fields'];
    labels: readonly [string, string];
    button: string;
    words: string;
    /** Applies a saved input to the shop's data. */
    taken: (input: Record<string, unknown>, fields: AdminShop['fields']) => void;
  }
  const forms: Form[] = [
    {
      name: 'a product',
      path: '/products/1',
      fields: products,
      labels: ['Brand', 'Short description'],
      button: 'Save',
      words: 'Product saved.',
      taken: (input, fields) => {
        for (const name of ['brand', 'shortDescription']) if (name in input) fields[`AdminProduct.${name}`] = input[name];
      },
    },
    {
      name: 'settings',
      path: '/settings/tracking',
      fields: {},
      labels: ['Session length, in minutes', 'Tracking data lifetime, in months of 30 days'],
      button: 'Save',
      words: 'Settings saved.',
      taken: (input, fields) => {
        for (const name of ['sessionMinutes', 'trackingMonths']) if (name in input) fields[name] = input[name];
      },
    },
    {
      name: 'variations',
      path: '/products/1',
      fields: shirt,
      labels: ['Price of Blue', 'Price of Red'],
      button: 'Save variations',
      words: 'Variations saved.',
      taken: ({ variations }, fields) => {
        const patches = variations as { id: string; regularPriceMinor: number }[];
        fields.variations = (fields.variations as { databaseId: number }[]).map((row) => {
          const patch = patches.find(({ id }) => id === globalId('ProductVariation', row.databaseId));
          return patch ? { ...row, regularPrice: { amount: patch.regularPriceMinor } } : row;
        });
      },
    },
  ];

  it.each(forms)('for $name', async ({ path, fields, labels: [first, second], button, words, taken }) => {
    const { answer, give } = deferred<null>();
    const own = { ...fields };
    const { shop, saved } = savingShop(own, ({ isDryRun, input, mutation }) => {
      if (isDryRun) return null;
      return answer.then(() => {
        taken(input, own);
        return { __typename: payloadOf(mutation) };
      });
    });
    const save = page.getByRole('button', { name: button, exact: true });
    await openAdminPage(path, shop);
    await field(first).fill(texts[0]);
    await save.click();
    await field(second).fill(texts[1]);
    give(null);
    await expect.element(page.getByText(words)).toBeVisible();
    const values = () => [first, second].map((label) => Number((field(label).element() as HTMLInputElement).value));
    expect(values()).toEqual([31, 7]);
    await save.click();
    await expect.poll(() => saved).toHaveLength(2);
    // Each save sends only its own changes.
    expect([JSON.stringify(saved[0]).includes('31'), JSON.stringify(saved[1]).includes('31')]).toEqual([true, false]);
    expect(JSON.stringify(saved[1])).toMatch(/"7"|:7\b|:700\b/);
    await expect.element(save).toBeDisabled();
    await expect.poll(values).toEqual([31, 7]);
  });
});

describe('a new record', () => {
  it.each([
    ['/coupons/new', 'Create coupon', 'Code', 'Description for shoppers', 'CreateCouponPayload', { coupon: { databaseId: 5 } }],
    ['/merchants/new', 'Add merchant', 'Name', 'Website', 'CreateMerchantPayload', { merchant: { databaseId: 5 } }],
  ])('of %s keeps input typed while it is being created as unsaved changes', async (address, make, first, later, type, made) => {
    const held = deferred<Record<string, unknown>>();
    const shop: AdminShop = {
      fields: { currency: 'EUR' },
      answer: async ({ isDryRun, mutation }) =>
        isDryRun
          ? { __typename: 'DryRunPassed' }
          : { __typename: type === 'CreateMerchantPayload' ? payloadOf(mutation) : type, ...(await held.answer) },
    };
    const { router } = await openAdminPage(address, shop);
    await field(first).fill('AUTUMN');
    await press(make);
    await field(later).fill('typed meanwhile');
    held.give(made);
    await expect.poll(() => router.state.location.pathname).toMatch(/\/5$/);
    await expect.element(field(later)).toHaveValue('typed meanwhile');
    await expect.element(page.getByText('Unsaved changes')).toBeVisible();
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  it('whose stock was typed while it was being created opens the stock form with it', async () => {
    const held = deferred<Record<string, unknown>>();
    const moved: unknown[] = [];
    const shop: AdminShop = {
      fields: { currency: 'EUR', 'AdminProduct.type': 'SIMPLE', managesStock: false },
      answer: async ({ isDryRun, mutation, input }) => {
        if (isDryRun) return { __typename: 'DryRunPassed' };
        if (mutation === 'adjustStock') moved.push(input);
        return { __typename: payloadOf(mutation), ...(mutation === 'createProduct' ? await held.answer : {}) };
      },
    };
    const { router } = await openAdminPage('/products/new', shop);
    await field('Name').fill('Kettle');
    await press('Create draft');
    await field('Stock').fill('12');
    await field('SKU').fill('KET');
    held.give({ product: { databaseId: 5 } });
    await expect.poll(() => router.state.location.pathname).toBe('/products/5');
    await expect.element(page.getByLabelText('Counted quantity')).toHaveValue('12');
    await press('Adjust');
    await expect.poll(() => moved).toMatchObject([{ setTo: 12, reason: 'COUNT' }]);
    await expect.element(page.getByLabelText('Counted quantity')).not.toBeInTheDocument();
    await expect.element(field('SKU')).toHaveValue('KET');
  });
});
