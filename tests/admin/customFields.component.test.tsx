import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openAdminPage } from '../support/adminShop.tsx';
import { accessibilityProblems, setViewport } from '../support/componentHarness.tsx';

// Definitions of custom fields, and the values of one record.

const definition = { namespace: 'erp', description: '', choices: [], isPublic: false };
const metafieldDefinitions = [
  { ...definition, key: 'shelf', name: 'Shelf', type: 'SINGLE_LINE_TEXT' },
  { ...definition, key: 'fragile', name: 'Fragile', type: 'BOOLEAN' },
  { ...definition, key: 'care', name: 'Care', type: 'CHOICE', choices: ['Wash cold', 'Dry clean'] },
];
const metafields = [{ namespace: 'erp', key: 'shelf', value: 'A 12', version: 3 }];
const product = { 'AdminProduct.type': 'SIMPLE', currency: 'EUR', metafieldDefinitions, metafields };

it('[I25] a product lists its custom fields, and each is edited and deleted on its own', async () => {
  const sent: unknown[] = [];
  await openAdminPage('/products/1', {
    fields: product,
    answer: ({ isDryRun, input }) => {
      if (isDryRun) return { __typename: 'DryRunPassed' };
      const [{ value }] = (input as { metafields: [{ value?: string }] }).metafields;
      sent.push(input);
      return { __typename: value === undefined ? 'DeleteMetafieldsPayload' : 'SetMetafieldsPayload' };
    },
  });
  const panel = page.getByRole('region', { name: 'Custom fields', exact: true }).first();
  await expect.element(panel.getByText('A 12')).toBeVisible();
  await panel.getByRole('button', { name: 'Edit Care' }).click();
  const care = page.getByRole('dialog', { name: 'Care' });
  await expect.element(care.getByRole('button', { name: 'Delete value' })).not.toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
  await care.getByLabelText('Value').selectOptions('Dry clean');
  await care.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Custom field saved.')).toBeVisible();
  await panel.getByRole('button', { name: 'Edit Shelf' }).click();
  await page.getByRole('dialog', { name: 'Shelf' }).getByRole('button', { name: 'Delete value' }).click();
  await expect.element(page.getByText('Value deleted.')).toBeVisible();
  const productId = btoa('Product:1');
  expect(sent).toEqual([
    { metafields: [{ productId, namespace: 'erp', key: 'care', expectedVersion: 0, value: 'Dry clean' }] },
    { metafields: [{ productId, namespace: 'erp', key: 'shelf' }] },
  ]);
});

it('[I25] a value that the server refuses stays in the dialog, with the reason', async () => {
  const issues = [{ path: ['input', 'metafields', '0', 'value'], message: 'Use at most 10 characters.' }];
  await openAdminPage('/products/1', {
    fields: product,
    answer: () => ({ __typename: 'InvalidInputError', code: 'INVALID_INPUT', message: 'Invalid', path: issues[0]?.path, issues }),
  });
  await page.getByRole('button', { name: 'Edit Shelf' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shelf' });
  await dialog.getByLabelText('Value').fill('Somewhere else');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Use at most 10 characters.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Value')).toHaveValue('Somewhere else');
});

it('[I25] the fields of a variation are edited beside its row', async () => {
  const sent: unknown[] = [];
  const variations = [
    { databaseId: 2, name: 'Shirt M', options: [{ name: 'Size', label: 'M' }], metafields: [] },
    { databaseId: 3, name: 'Shirt L', options: [{ name: 'Size', label: 'L' }], metafields },
  ];
  await openAdminPage('/products/1', {
    fields: { ...product, 'AdminProduct.type': 'VARIABLE', variations },
    answer: ({ isDryRun, input }) => {
      if (isDryRun) return { __typename: 'DryRunPassed' };
      sent.push(input);
      return { __typename: 'SetMetafieldsPayload' };
    },
  });
  await page.getByRole('button', { name: 'Edit custom fields of L' }).click();
  const fields = page.getByRole('dialog', { name: 'Custom fields of L' });
  await expect.element(fields.getByText('A 12')).toBeVisible();
  await fields.getByRole('button', { name: 'Edit Shelf' }).click();
  expect(await accessibilityProblems()).toEqual([]);
  const shelf = page.getByRole('dialog', { name: 'Shelf' });
  await shelf.getByLabelText('Value').fill('B 7');
  await shelf.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Custom field saved.')).toBeVisible();
  await expect.element(shelf).not.toBeInTheDocument();
  await fields.getByRole('button', { name: 'Close' }).click();
  await expect.element(fields).not.toBeInTheDocument();
  const productId = btoa('Product:3');
  expect(sent).toEqual([{ metafields: [{ productId, namespace: 'erp', key: 'shelf', expectedVersion: 3, value: 'B 7' }] }]);
});

it('[I25] the grid of variations has no column for fields if none are defined for them', async () => {
  await openAdminPage('/products/1', {
    fields: { ...product, 'AdminProduct.type': 'VARIABLE', metafieldDefinitions: [] },
    answer: () => ({ __typename: 'DryRunPassed' }),
  });
  await expect.element(page.getByRole('button', { name: 'Save variations' })).toBeVisible();
  expect(page.getByRole('button', { name: /^Edit custom fields of/ }).query()).toBeNull();
});

it('[I25] a category’s dialog lists its custom fields, and shows a value as soon as it is saved', async () => {
  const sent: unknown[] = [];
  const fields: Record<string, unknown> = { metafieldDefinitions, 'AdminCategory.name': 'Shirts', metafields };
  await openAdminPage('/categories', {
    fields,
    answer: ({ isDryRun, input }) => {
      if (isDryRun) return { __typename: 'DryRunPassed' };
      sent.push(input);
      fields.metafields = [{ ...metafields[0], value: 'C 1', version: 4 }];
      return { __typename: 'SetMetafieldsPayload' };
    },
  });
  await page.getByRole('button', { name: 'Shirts', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Shirts' });
  await expect.element(dialog.getByText('A 12')).toBeVisible();
  await dialog.getByRole('button', { name: 'Edit Shelf' }).click();
  expect(await accessibilityProblems()).toEqual([]);
  const shelf = page.getByRole('dialog', { name: 'Shelf' });
  await shelf.getByLabelText('Value').fill('C 1');
  await shelf.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('C 1')).toBeVisible();
  await expect.element(shelf).not.toBeInTheDocument();
  expect(sent).toMatchObject([{ metafields: [{ namespace: 'erp', key: 'shelf', expectedVersion: 3, value: 'C 1' }] }]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('[I25] the form of a definition has the settings of its type only, and sends no others', async () => {
  await setViewport(390, 844);
  const sent: unknown[] = [];
  await openAdminPage('/custom-fields/new', {
    fields: {},
    answer: ({ isDryRun, input }) => {
      if (isDryRun) return { __typename: 'DryRunPassed' };
      sent.push(input);
      return { __typename: 'CreateMetafieldDefinitionPayload' };
    },
  });
  const field = (name: string) => page.getByLabelText(name, { exact: true });
  await field('Name').fill('Care');
  await field('Namespace').fill('erp');
  await field('Key').fill('care');
  await field('Maximum length').fill('20');
  await page.getByLabelText('Use as a product filter').click();
  await field('Values').selectOptions('Multi-line text');
  await expect.element(page.getByLabelText('Use as a product filter')).not.toBeInTheDocument();
  await field('Values').selectOptions('Whole number');
  await expect.element(field('Maximum length')).not.toBeInTheDocument();
  await field('Minimum').fill('1');
  await field('Values').selectOptions('Choice');
  await expect.element(field('Minimum')).not.toBeInTheDocument();
  await field('Choices').fill('Wash cold\n\n Dry clean ');
  expect(await accessibilityProblems()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Custom field saved.')).toBeVisible();
  const limits = { maxLength: null, minimum: null, maximum: null };
  const settings = { description: '', choices: ['Wash cold', 'Dry clean'], isPublic: false, isShopperWritable: false, isFilterable: true };
  expect(sent).toEqual([{ ownerType: 'PRODUCT', namespace: 'erp', key: 'care', type: 'CHOICE', name: 'Care', ...limits, ...settings }]);
});

it('[I25] deleting a definition says how many values go with it', async () => {
  const metafieldDefinition = { ...metafieldDefinitions[0], databaseId: 1, ownerType: 'PRODUCT', valueCount: 12, maxLength: null };
  await openAdminPage('/custom-fields/1', {
    fields: { metafieldDefinition },
    answer: () => ({ __typename: 'DeleteMetafieldDefinitionPayload' }),
  });
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete “Shelf”?' });
  await expect.element(question.getByText('Its 12 values are deleted too. This can’t be undone.')).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Custom field deleted.')).toBeVisible();
});
