// oxlint-disable relay/unused-fields -- gridRules.ts reads them
import { globalId } from '../../shared/globalId.ts';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { useVariationGridMutation } from '../__generated__/useVariationGridMutation.graphql.ts';
import type { VariationsPanel_product$data } from '../__generated__/VariationsPanel_product.graphql.ts';
import { useAdminForm, type AdminFormState } from '../kit/form/useAdminForm.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { cellName, changedRows, gridSchema, gridValues, patchOf, rowName, staleRowMessage, type GridValues } from './gridRules.ts';
import * as t from './__generated__/messages.ts';

/** A saved variation. */
export type GridRow = VariationsPanel_product$data['variations'][number];

/** Counts the changes of the rows' versions since the grid was opened. */
function useVersion(rows: readonly GridRow[]): number {
  const key = rows.map(({ databaseId, version }) => `${databaseId}:${version}`).join();
  const [seen, setSeen] = useState({ key, count: 0 });
  if (seen.key !== key) setSeen({ key, count: seen.count + 1 });
  return seen.count;
}

/** State of the form of a product's variation grid: either all changed rows are saved or none. */
export function useVariationGrid(databaseId: number, rows: readonly GridRow[]) {
  const [stale, setStale] = useState<string | null>(null);
  const mutation = useAdminMutation<useVariationGridMutation, 'UpdateVariationsPayload'>(
    graphql`
      mutation useVariationGridMutation($input: UpdateVariationsInput!, $isDryRun: Boolean) {
        result: updateVariations(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on UpdateVariationsPayload {
            product {
              price {
                formatted
              }
              variations {
                databaseId
                version
                name
                sku
                status
                regularPrice {
                  amount
                }
                salePrice {
                  amount
                }
                content {
                  formatted
                }
                options {
                  label
                }
              }
              ...VariationsPanel_product
            }
          }
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
    'UpdateVariationsPayload',
  );
  const form: AdminFormState<GridValues> = useAdminForm<GridValues, useVariationGridMutation, 'UpdateVariationsPayload'>({
    read: { version: useVersion(rows), values: gridValues(rows) },
    mutation,
    labels: {},
    schema: gridSchema,
    variablesOf: ({ values, over }) => ({
      input: {
        id: globalId('Product', databaseId),
        variations: changedRows(rows, over.values, values).map((row) => patchOf(row, over.values, values)),
      },
    }),
    pathOf(path) {
      const [, index, field] = /^variations\.(\d+)\.(\w+)$/.exec(path) ?? [];
      const row = changedRows(rows, form.base.values, form.values)[Number(index)];
      // Maps the server's error path to the form's cell name.
      return row && field !== undefined ? cellName(row.databaseId, field as 'sku') : path;
    },
    savedOf: ({ product }) => ({ version: form.base.version + 1, values: gridValues(product.variations) }),
    savedText: t.variationsSaved,
    onConflict(before, theirs) {
      const versionOf = (values: GridValues, row: GridRow) => values[cellName(row.databaseId, 'version')];
      const row = changedRows(rows, before.values, form.values).find(
        (changed) => versionOf(before.values, changed) !== versionOf(theirs.values, changed),
      );
      if (row) setStale(staleRowMessage(row, before.values, theirs.values));
    },
  });

  /** Returns the error of the last save, for the first rejected field. */
  function refusal(): string | null {
    if (form.failure === null) return null;
    const [[name, words] = ['', form.failure.message]] = Object.entries(form.failure.fields);
    const row = rows.find(({ databaseId: id }) => name.startsWith(cellName(id, '' as 'sku')));
    return row ? t.couldntSaveRow({ row: rowName(row), problem: words }) : t.couldntSave({ problem: words });
  }

  return {
    form,
    save() {
      setStale(null);
      form.save();
    },
    /** Shown below the grid; null for no message. */
    message: stale ?? refusal(),
  };
}
