// oxlint-disable relay/unused-fields -- CategoryTree.tsx and CategoryDialog.tsx are given the rows as they are
import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { CategoriesScreenMutation } from '../../__generated__/CategoriesScreenMutation.graphql.ts';
import type { CategoriesScreenQuery, CategoriesScreenQuery$data } from '../../__generated__/CategoriesScreenQuery.graphql.ts';
import { AdminForm, textOf } from '../../kit/form/AdminForm.tsx';
import { SelectField, TextField } from '../../kit/form/fields.tsx';
import { formatCount } from '../../kit/formats.ts';
import { loadScreen, useReload, useScreenQuery } from '../../kit/loadScreen.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import { Panel } from '../../kit/Panel.tsx';
import type { ScreenArgs } from '../../kit/screen.ts';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { usePolling } from '../../kit/usePolling.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import styles from './taxonomy.module.css';

const query = graphql`
  query CategoriesScreenQuery {
    waitingProducts
    adminCategories {
      databaseId
      version
      name
      slug
      description
      parentId
      depth
      picture {
        basePath
      }
    }
  }
`;

/** Loads the tree. */
export function loadCategories({ environment }: ScreenArgs) {
  return loadScreen<CategoriesScreenQuery>(environment, query, {});
}

/** A category of the tree. */
export type CategoryRow = CategoriesScreenQuery$data['adminCategories'][number];

/** The shop's categories as a tree. */
export function CategoriesScreen() {
  const { adminCategories: categories, waitingProducts } = useScreenQuery<CategoriesScreenQuery>(query);
  usePolling(waitingProducts > 0);
  const [editedId, setEditedId] = useState<number | null>(null);
  const edited = categories.find(({ databaseId }) => databaseId === editedId);
  return (
    <>
      <ScreenHead title="Categories" description="A product of a category is listed in every category above it too." />
      <Panel
        title="The tree"
        description="Drag a category by its handle to its place, or move it by its buttons. What stands below it goes with it."
      >
        <p role="status">
          {waitingProducts > 0 &&
            `${formatCount(waitingProducts, 'product')} of a large category still on the way: the shop shows them where they were.`}
        </p>
        <CategoryTree categories={categories} onEdit={setEditedId} />
      </Panel>
      <Panel title="A new category">
        <NewCategory categories={categories} />
      </Panel>
      {edited && <CategoryDialog key={edited.databaseId} category={edited} categories={categories} onClose={() => setEditedId(null)} />}
    </>
  );
}

function NewCategory({ categories }: { categories: readonly CategoryRow[] }) {
  const reload = useReload();
  const [round, setRound] = useState(0);
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
    { isToldByForm: true },
  );
  const { run, isBusy, failure, fields } = mutation;
  function variablesOf(data: FormData) {
    const parent = textOf(data, 'parentId');
    return { input: { name: textOf(data, 'name'), parentId: parent === '' ? null : Number(parent) } };
  }
  function make(data: FormData): void {
    run({
      variables: variablesOf(data),
      onDone: () => {
        setRound((now) => now + 1);
        void reload();
      },
    });
  }
  return (
    <AdminForm
      key={round}
      submitLabel="Make the category"
      isBusy={isBusy}
      failure={failure}
      tried={{ mutation, variablesOf, isNew: true }}
      onSubmit={make}
    >
      <div className={styles.pair}>
        <TextField label="Name" name="name" error={fields.name} />
        <SelectField label="Below" name="parentId" error={fields.parentId}>
          <option value="">At the top</option>
          {categories.map(({ databaseId, name, depth }) => (
            <option key={databaseId} value={databaseId}>
              {`${'– '.repeat(depth)}${name}`}
            </option>
          ))}
        </SelectField>
      </div>
    </AdminForm>
  );
}
