import { globalId } from '../../../shared/globalId.ts';
import { Suspense, useId, useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Button } from '../../../web/kit/Button.tsx';
import { showToast } from '../../../web/kit/toast/toasts.ts';
import type { CategoryDialogDeleteMutation } from '../../__generated__/CategoryDialogDeleteMutation.graphql.ts';
import type { CategoryDialogPictureMutation } from '../../__generated__/CategoryDialogPictureMutation.graphql.ts';
import type { CategoryDialogSaveMutation } from '../../__generated__/CategoryDialogSaveMutation.graphql.ts';
import { GuardedDialog } from '../../kit/form/GuardedDialog.tsx';
import { ErrorBoundary } from '../../../web/kit/ErrorBoundary.tsx';
import { UnsavedGuard } from '../../kit/form/UnsavedGuard.tsx';
import { useReload } from '../../kit/loadScreen.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import { CategoryFields } from '../../metadata/CategoryFields.tsx';
import { ProductPicker } from '../ProductPicker.tsx';
import type { CategoryRow } from './CategoriesScreen.tsx';
import styles from './taxonomy.module.css';
import { SelectField } from '../../kit/form/fields.tsx';
import { FormArea, FormText } from '../../kit/form/FormField.tsx';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { savedAddress } from '../../kit/form/savedAddress.ts';
import { useAdminForm } from '../../kit/form/useAdminForm.ts';
import * as t from '../__generated__/messages.ts';

interface CategoryDialogProps {
  category: CategoryRow;
  categories: readonly CategoryRow[];
  onClose: () => void;
}

const labels = { name: t.name, slug: t.slug, description: t.description, sizeGuide: t.sizeGuide } as const;

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
        showToast({ kind: 'success', text: productId === null ? t.categoryImageRemoved : t.categoryImageSet });
        void reload();
      },
    });

  const { version, slug, description, sizeGuide } = category;
  const form = useAdminForm({
    read: { version, values: { name, slug, description, sizeGuide } },
    mutation: saving,
    labels,
    variablesOf: ({ sent, version: expectedVersion }) => ({ input: { id: categoryId, expectedVersion, ...sent } }),
    savedText: savedAddress(t.categorySaved, slug),
    onSaved: end,
  });

  return (
    <GuardedDialog onClose={onClose} labelledBy={id} isDirty={form.isDirty} maxWidth={704} className={styles.dialog}>
      <UnsavedGuard isDirty={form.isDirty} />
      <h2 id={id}>{name}</h2>
      <RecordForm
        form={form}
        submitLabel={t.save}
        actions={
          <Button kind="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
        }
      >
        <FormText form={form} name="name" />
        <FormText form={form} name="slug" hint={t.lastPartOfCategoryUrl} />
        <FormArea form={form} name="description" rows={3} />
        <FormArea form={form} name="sizeGuide" rows={6} hint={t.sizeGuideHint} />
      </RecordForm>
      <section className={styles.part} aria-label={t.image}>
        <h3>{t.image}</h3>
        {category.picture && (
          <p className={styles.picture}>
            <img src={`${category.picture.basePath}/160.webp`} alt={name} width={80} height={80} />
            <Button kind="quiet" size="small" onClick={() => setPicture(null)} disabled={picturing.isBusy}>
              {t.removeImage}
            </Button>
          </p>
        )}
        <ProductPicker label={t.firstImageOfProduct} onPick={({ databaseId: productId }) => setPicture(productId)} />
      </section>
      <ErrorBoundary>
        <Suspense>
          <CategoryFields categoryId={categoryId} className={`${styles.part} ${styles.wide}`} />
        </Suspense>
      </ErrorBoundary>
      <section className={styles.part} aria-label={t.deleteLabel}>
        <h3>{t.deleteLabel}</h3>
        <SelectField label={t.moveProductsTo} value={productsToId} onChange={({ target }) => setProductsToId(target.value)}>
          <option value="">{t.dontMoveProducts}</option>
          {categories
            .filter((other) => other.id !== categoryId)
            .map((other) => (
              <option key={other.id} value={other.id}>
                {`${'– '.repeat(other.depth)}${other.name}`}
              </option>
            ))}
        </SelectField>
        <p className={styles.note}>{t.subcategoriesMoveUpOneLevel}</p>
        <Button
          kind="secondary"
          disabled={deleting.isBusy}
          onClick={() =>
            deleting.run({
              variables: { input: { id: categoryId, productsToId: productsToId || null } },
              onDone: () => {
                showToast({ kind: 'success', text: t.categoryDeleted });
                end();
              },
            })
          }
        >
          {t.deleteCategory}
        </Button>
      </section>
    </GuardedDialog>
  );
}
