import { globalId } from '../../../shared/globalId.ts';
import { useId, useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Button } from '../../../web/kit/Button.tsx';
import { showToast } from '../../../web/kit/toast/toasts.ts';
import type { CategoryDialogDeleteMutation } from '../../__generated__/CategoryDialogDeleteMutation.graphql.ts';
import type { CategoryDialogPictureMutation } from '../../__generated__/CategoryDialogPictureMutation.graphql.ts';
import type { CategoryDialogSaveMutation } from '../../__generated__/CategoryDialogSaveMutation.graphql.ts';
import { GuardedDialog } from '../../kit/form/GuardedDialog.tsx';
import { UnsavedGuard } from '../../kit/form/UnsavedGuard.tsx';
import { useReload } from '../../kit/loadScreen.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import { ProductPicker } from '../ProductPicker.tsx';
import type { CategoryRow } from './CategoriesScreen.tsx';
import styles from './taxonomy.module.css';
import { SelectField } from '../../kit/form/fields.tsx';
import { FormArea, FormText } from '../../kit/form/FormField.tsx';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { savedAddress } from '../../kit/form/savedAddress.ts';
import { useAdminForm } from '../../kit/form/useAdminForm.ts';

interface CategoryDialogProps {
  category: CategoryRow;
  categories: readonly CategoryRow[];
  onClose: () => void;
}

const labels = { name: 'Name', slug: 'Slug', description: 'Description', sizeGuide: 'Size guide' } as const;

/** Dialog for one category: its texts, picture and deletion. */
export function CategoryDialog({ category, categories, onClose }: CategoryDialogProps) {
  const id = useId();
  const { id: categoryId, name } = category;
  const reload = useReload();
  const [productsToId, setProductsToId] = useState(category.parentId ?? '');
  const saving = useAdminMutation<CategoryDialogSaveMutation, 'UpdateCategoryPayload'>(
    graphql`
      mutation CategoryDialogSaveMutation($input: UpdateCategoryInput!, $isDryRun: Boolean) {
        result: updateCategory(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on UserError {
            code
            message
            path
          }
          ... on InvalidInputError {
            issues {
              path
              message
            }
          }
        }
      }
    `,
    'UpdateCategoryPayload',
  );
  const picturing = useAdminMutation<CategoryDialogPictureMutation, 'SetCategoryPicturePayload'>(
    graphql`
      mutation CategoryDialogPictureMutation($input: SetCategoryPictureInput!) {
        result: setCategoryPicture(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'SetCategoryPicturePayload',
  );
  const deleting = useAdminMutation<CategoryDialogDeleteMutation, 'DeleteCategoryPayload'>(
    graphql`
      mutation CategoryDialogDeleteMutation($input: DeleteCategoryInput!) {
        result: deleteCategory(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'DeleteCategoryPayload',
  );
  const end = () => {
    onClose();
    void reload();
  };
  const setPicture = (productId: number | null) =>
    picturing.run({
      variables: { input: { id: categoryId, productId: productId === null ? null : globalId('Product', productId) } },
      onDone: () => {
        showToast({ kind: 'success', text: productId === null ? 'Category image removed.' : 'Category image set.' });
        void reload();
      },
    });

  const { version, slug, description, sizeGuide } = category;
  const form = useAdminForm({
    read: { version, values: { name, slug, description, sizeGuide } },
    mutation: saving,
    labels,
    variablesOf: ({ sent, version: expectedVersion }) => ({ input: { id: categoryId, expectedVersion, ...sent } }),
    savedText: savedAddress('Category saved.', slug),
    onSaved: end,
  });

  return (
    <GuardedDialog onClose={onClose} labelledBy={id} isDirty={form.isDirty} maxWidth={704} className={styles.dialog}>
      <UnsavedGuard isDirty={form.isDirty} />
      <h2 id={id}>{name}</h2>
      <RecordForm
        form={form}
        submitLabel="Save"
        actions={
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        <FormText form={form} name="name" />
        <FormText form={form} name="slug" hint="The last part of its product list’s URL. Old URLs redirect to the new one." />
        <FormArea form={form} name="description" rows={3} />
        <FormArea
          form={form}
          name="sizeGuide"
          rows={6}
          hint="Markdown, with tables such as | Size | Chest |. Shown beside the options of products in this category and those below it. Leave empty to use the guide of the category above."
        />
      </RecordForm>
      <section className={styles.part} aria-label="Image">
        <h3>Image</h3>
        {category.picture && (
          <p className={styles.picture}>
            <img src={`${category.picture.basePath}/160.webp`} alt={name} width={80} height={80} />
            <Button kind="quiet" size="small" onClick={() => setPicture(null)} disabled={picturing.isBusy}>
              Remove image
            </Button>
          </p>
        )}
        <ProductPicker label="Product whose first image is used" onPick={({ databaseId: productId }) => setPicture(productId)} />
      </section>
      <section className={styles.part} aria-label="Delete">
        <h3>Delete</h3>
        <SelectField label="Move its products to" value={productsToId} onChange={({ target }) => setProductsToId(target.value)}>
          <option value="">Their other categories only</option>
          {categories
            .filter((other) => other.id !== categoryId)
            .map((other) => (
              <option key={other.id} value={other.id}>
                {`${'– '.repeat(other.depth)}${other.name}`}
              </option>
            ))}
        </SelectField>
        <p className={styles.note}>Its subcategories move up to its level. This can’t be undone.</p>
        <Button
          kind="secondary"
          disabled={deleting.isBusy}
          onClick={() =>
            deleting.run({
              variables: { input: { id: categoryId, productsToId: productsToId || null } },
              onDone: () => {
                showToast({ kind: 'success', text: 'Category deleted.' });
                end();
              },
            })
          }
        >
          Delete category
        </Button>
      </section>
    </GuardedDialog>
  );
}
