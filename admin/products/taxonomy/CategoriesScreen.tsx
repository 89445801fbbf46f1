// oxlint-disable relay/unused-fields -- passed on to CategoryTree.tsx and CategoryDialog.tsx
import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { CategoriesScreenMutation } from '../../__generated__/CategoriesScreenMutation.graphql.ts';
import type { CategoriesScreenQuery, CategoriesScreenQuery$data } from '../../__generated__/CategoriesScreenQuery.graphql.ts';
import { loadScreen, useScreenQuery } from '../../kit/loadScreen.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import { Panel } from '../../kit/Panel.tsx';
import type { ScreenArgs } from '../../kit/screen.ts';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { usePolling } from '../../kit/usePolling.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import styles from './taxonomy.module.css';
import { FormSelect, FormText } from '../../kit/form/FormField.tsx';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { useAdminForm } from '../../kit/form/useAdminForm.ts';
import * as t from '../__generated__/messages.ts';

const query = graphql`
  query CategoriesScreenQuery {
    waitingProducts
    adminCategories {
      id
      version
      name
      slug
      description
      sizeGuide
      parentId
      depth
      picture {
        basePath
      }
    }
  }
`;

/** Loads the category tree. */
export function loadCategories({ environment }: ScreenArgs) {
  return loadScreen<CategoriesScreenQuery>(environment, query, {});
}

/** A category of the tree. */
export type CategoryRow = CategoriesScreenQuery$data['adminCategories'][number];

/** The shop's categories as a tree. */
export function CategoriesScreen() {
  const { adminCategories: categories, waitingProducts } = useScreenQuery<CategoriesScreenQuery>(query);
  usePolling(waitingProducts > 0);
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = categories.find(({ id }) => id === editedId);
  return (
    <>
      <ScreenHead title={t.categories} description={t.productsAlsoAppearInParents} />
      <Panel title={t.categoryTree} description={t.dragCategoryOrUseItsButtons}>
        <p role="status">{waitingProducts > 0 && t.largeCategoryIsStillBeingMoved({ waitingProducts })}</p>
        <CategoryTree categories={categories} onEdit={setEditedId} />
      </Panel>
      <Panel title={t.newCategory}>
        <NewCategory categories={categories} />
      </Panel>
      {edited && <CategoryDialog key={edited.id} category={edited} categories={categories} onClose={() => setEditedId(null)} />}
    </>
  );
}

const labels = { name: t.name, parentId: t.parentCategory } as const;
const blank = { version: 0, values: { name: '', parentId: '' } };

function NewCategory({ categories }: { categories: readonly CategoryRow[] }) {
  const mutation = useAdminMutation<CategoriesScreenMutation, 'CreateCategoryPayload'>(
    graphql`
      mutation CategoriesScreenMutation($input: CreateCategoryInput!, $isDryRun: Boolean) {
        result: createCategory(input: $input, isDryRun: $isDryRun) {
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
    'CreateCategoryPayload',
  );
  const form = useAdminForm({
    read: blank,
    isNew: true,
    mutation,
    labels,
    variablesOf: ({ sent: { name, parentId } }) => ({ input: { name, parentId: parentId || null } }),
  });
  const parents = categories.map(({ id, name, depth }) => ({ value: id, label: `${'– '.repeat(depth)}${name}` }));
  return (
    <RecordForm form={form} submitLabel={t.createCategory}>
      <div className={styles.pair}>
        <FormText form={form} name="name" />
        <FormSelect form={form} name="parentId" options={[{ value: '', label: t.noneTopLevel }, ...parents]} />
      </div>
    </RecordForm>
  );
}
