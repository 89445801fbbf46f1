import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as t from '../../admin/kit/__generated__/messages.ts';
import { openAdminPage, type AdminShop } from '../support/adminShop.tsx';
import { accessibilityProblems, setViewport } from '../support/componentHarness.tsx';

// Unsaved input in dialogs and forms, and failed images, are not lost silently.

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const passes: AdminShop['answer'] = () => ({ __typename: 'DryRunPassed' });
const padding = (place: { element(): Element }) => Number.parseFloat(getComputedStyle(place.element()).paddingInline);

it('closing a dialog with Escape asks before discarding input', async () => {
  await openAdminPage('/products/1', {
    fields: { currency: 'EUR', 'AdminProduct.type': 'SIMPLE', managesStock: true, stock: 3 },
    answer: passes,
  });
  const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
  await press('Adjust stock');
  await expect.element(dialog).toBeVisible();
  expect(padding(dialog)).toBeGreaterThanOrEqual(16);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.elements()).toEqual([]);
  await press('Adjust stock');
  const note = dialog.getByLabelText('Note');
  await note.fill('Counted twice');
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: 'Close without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(note).toHaveValue('Counted twice');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => dialog.elements()).toEqual([]);
});

it('failed images of imports are listed with their reason and can be retried', async () => {
  await setViewport(390, 844);
  const first = [{ source: 'https://127.0.0.1/lost.jpg', reason: 'not a public address', productDatabaseId: 1, productName: 'Copper Pot' }];
  const shop: AdminShop = {
    fields: { currency: 'EUR', 'FailedPictures.count': 1, pendingCount: 0, 'FailedPictures.first': first },
    answer: () => ({ __typename: 'RetryFailedPicturesPayload', count: 1 }),
  };
  await openAdminPage('/products/imports', shop);
  const panel = page.getByRole('region', { name: 'Images from imports' });
  await expect.element(panel.getByText('1 image couldn’t be downloaded.')).toBeVisible();
  await expect.element(panel.getByText('not a public address')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('1 image will be downloaded again.')).toBeVisible();
});

it('leaving a form with unsaved changes asks for confirmation', async () => {
  const newsletterPlacements = ['FOOTER', 'HOME', 'PRODUCT'].map((place) => ({ place, isOn: false, variant: 'A', asksName: false }));
  const saved: unknown[] = [];
  const { router } = await openAdminPage('/newsletter-forms', {
    fields: { newsletterPlacements },
    answer: ({ isDryRun, input }) => {
      if (isDryRun) return { __typename: 'DryRunPassed' };
      saved.push(input);
      return { __typename: 'UpdateNewsletterPlacementsPayload' };
    },
  });
  await page.getByLabelText('Show a form on product pages').click();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Shop settings' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  expect(router.state.location.pathname).toBe('/newsletter-forms');
  await press('Save');
  await expect.element(page.getByText('Forms saved.')).toBeVisible();
  expect(saved).toHaveLength(1);
});

it('a save conflict on a category shows above its dialog, and Escape asks before discarding input', async () => {
  const named = 'AdminCategory.name';
  const shop: AdminShop = {
    fields: {
      version: 7,
      waitingProducts: 0,
      'AdminCategory.id': 'C:1',
      'AdminCategory.slug': 'kitchen',
      'AdminCategory.description': 'Pots.',
      [named]: 'Kitchen',
    },
    answer: ({ isDryRun, input }) => {
      if (isDryRun) return { __typename: 'DryRunPassed' };
      if (input.expectedVersion !== shop.fields.version)
        return { __typename: 'StaleRecordError', code: 'STALE', message: 'It was changed meanwhile.', path: ['input', 'expectedVersion'] };
      shop.fields.version = 9;
      shop.fields['AdminCategory.description'] = input.description;
      return { __typename: 'UpdateCategoryPayload' };
    },
  };
  await openAdminPage('/categories', shop);
  await press('Kitchen');
  const description = page.getByRole('dialog', { name: 'Kitchen' }).getByLabelText('Description');
  await description.fill('Pots and pans.');
  // Another user saves in the meantime.
  shop.fields.version = 8;
  shop.fields[named] = 'Cooking';
  await press('Save');
  const question = page.getByRole('dialog', { name: t.someoneElseSavedChanges });
  await expect.element(question).toBeVisible();
  const rows = () =>
    question
      .getByRole('row')
      .elements()
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  await expect.poll(rows).toContainEqual(['Name', 'Kitchen', 'Cooking', t.notChangedKeepsTheirs]);
  expect(rows()).toHaveLength(2);
  expect(await accessibilityProblems()).toEqual([]);
  await press('Keep editing');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('dialog', { name: 'Close without saving?' }).getByRole('button', { name: 'Keep editing' }).click();
  await press('Save');
  await press('Overwrite with my changes');
  await expect.element(page.getByText('Category saved.')).toBeVisible();
  await press('Cooking');
  await expect.element(page.getByRole('dialog').getByLabelText('Description')).toHaveValue('Pots and pans.');
  // Nothing was typed, so the dialog closes without asking.
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
});

it('saving a deleted record shows an error and keeps the input', async () => {
  const message = 'This attribute no longer exists. Reload the page.';
  await openAdminPage('/attributes/1', {
    fields: {},
    answer: ({ isDryRun }) =>
      isDryRun ? { __typename: 'DryRunPassed' } : { __typename: 'NotFoundError', code: 'NOT_FOUND', message, path: ['input', 'id'] },
  });
  const heading = page.getByLabelText('Heading', { exact: true });
  await heading.fill('Gone');
  await press('Save');
  await expect.element(page.getByRole('alert').getByText(message)).toBeVisible();
  await expect.element(heading).toHaveValue('Gone');
});

it('attribute values are reordered by keyboard and saved in that order', async () => {
  const saved: Record<string, unknown>[] = [];
  await openAdminPage('/attributes/new', {
    fields: {},
    answer: ({ isDryRun, input }) => {
      if (!isDryRun) saved.push(input);
      return { __typename: isDryRun ? 'DryRunPassed' : 'UpdateAttributePayload' };
    },
  });
  await page.getByLabelText('Name', { exact: true }).fill('Size');
  for (const [index, label] of ['Large', 'Small', 'Medium'].entries()) {
    await press('Add a value');
    await page.getByLabelText(`Value ${index + 1}`, { exact: true }).fill(label);
  }
  const values = () =>
    page
      .getByLabelText(/^Value \d$/)
      .elements()
      .map((field) => (field as HTMLInputElement).value);
  (page.getByRole('button', { name: 'Move value 1 down' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(values).toEqual(['Small', 'Large', 'Medium']);
  // The button was removed together with its value.
  await userEvent.keyboard('{Enter}');
  await expect.poll(values).toEqual(['Small', 'Medium', 'Large']);
  const atTheEnd = page.getByRole('button', { name: 'Move value 3 down' });
  await expect.element(atTheEnd).toHaveAttribute('aria-disabled', 'true');
  // The button keeps the focus, and pressing it again has no effect.
  await userEvent.keyboard('{Enter}');
  expect(values()).toEqual(['Small', 'Medium', 'Large']);
  await expect.element(atTheEnd).toHaveFocus();
  await press('Save');
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({ terms: [{ label: 'Small' }, { label: 'Medium' }, { label: 'Large' }] });
});

it.each([
  ['Grace', t.someoneElseSavedChanges, 'Grace saved changes after you opened this page:'],
  ['Boss', t.youSavedChangesElsewhere, 'You saved changes in another tab or on another device after you opened this page:'],
])('a save conflict says whether %s or the person themself saved', async (editor, title, sentence) => {
  const shop: AdminShop & { fields: Record<string, unknown> } = {
    fields: { version: 7, 'AdminMerchant.name': 'Hafen', 'AdminMerchant.editedBy': null },
    answer: ({ isDryRun, input }) => {
      if (isDryRun) return { __typename: 'DryRunPassed' };
      if (input.expectedVersion === shop.fields.version) return { __typename: 'UpdateMerchantPayload' };
      return { __typename: 'StaleRecordError', code: 'STALE', message: 'It was changed meanwhile.', path: ['input', 'expectedVersion'] };
    },
  };
  await openAdminPage('/merchants/1', shop);
  await page.getByLabelText('Description', { exact: true }).fill('By the harbour.');
  shop.fields.version = 8;
  shop.fields['AdminMerchant.name'] = 'Hafen & Co';
  shop.fields['AdminMerchant.editedBy'] = editor;
  await press('Save');
  const question = page.getByRole('dialog', { name: title });
  await expect.element(question.getByText(sentence)).toBeVisible();
  await expect.element(question.getByText('Hafen & Co')).toBeVisible();
});
