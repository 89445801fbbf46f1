import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { useVariationGridMutation } from '../__generated__/useVariationGridMutation.graphql.ts';
import type { VariationsPanel_product$data } from '../__generated__/VariationsPanel_product.graphql.ts';
import { useDryRun } from '../kit/form/useDryRun.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { amountFault, amountText, centsOf } from '../kit/form/amounts.ts';

/** A variation as it is. */
export type GridRow = VariationsPanel_product$data['variations'][number];

/** What stands in the fields of a row. */
export interface Cells {
  isPublished: boolean;
  sku: string;
  regular: string;
  sale: string;
}

const cellsAsRead = ({ status, sku, regularPrice, salePrice }: GridRow): Cells => ({
  isPublished: status === 'PUBLISHED',
  sku: sku ?? '',
  regular: amountText(regularPrice?.amount),
  sale: amountText(salePrice?.amount),
});

const same = (one: Cells, other: Cells) =>
  one.isPublished === other.isPublished && one.sku === other.sku && one.regular === other.regular && one.sale === other.sale;

const badPrice = (text: string) => text.trim() !== '' && centsOf(text) === null;

/** The grid of a product's variations: what was changed in it, and how it is saved, all rows or none. */
export function useVariationGrid(databaseId: number, rows: readonly GridRow[]) {
  const [edited, setEdited] = useState<ReadonlyMap<number, Cells>>(new Map());
  const mutation = useAdminMutation<useVariationGridMutation, 'SaveVariationsPayload'>(
    graphql`
      mutation useVariationGridMutation($input: SaveVariationsInput!, $isDryRun: Boolean) {
        result: saveVariations(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on SaveVariationsPayload {
            product {
              price {
                formatted
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
          ... on StaleProductError {
            current {
              databaseId
              name
              version
              sku
              status
              regularPrice {
                amount
              }
              salePrice {
                amount
              }
            }
          }
        }
      }
    `,
    'SaveVariationsPayload',
  );
  const { run, isBusy, failure, found, fields, forget } = mutation;
  const cellsOf = (row: GridRow) => edited.get(row.databaseId) ?? cellsAsRead(row);
  const changed = rows.filter((row) => !same(cellsOf(row), cellsAsRead(row)));
  const isUnreadable = changed.some((row) => badPrice(cellsOf(row).regular) || badPrice(cellsOf(row).sale));

  function change(row: GridRow, cells: Partial<Cells>): void {
    setEdited((now) => new Map(now).set(row.databaseId, { ...(now.get(row.databaseId) ?? cellsAsRead(row)), ...cells }));
  }

  const variations = changed.map((row) => {
    const { isPublished, sku, regular, sale } = cellsOf(row);
    return {
      databaseId: row.databaseId,
      expectedVersion: row.version,
      status: isPublished ? ('PUBLISHED' as const) : row.status === 'PUBLISHED' ? ('PRIVATE' as const) : row.status,
      sku: sku.trim() || null,
      regularPriceMinor: centsOf(regular),
      salePriceMinor: centsOf(sale),
    };
  });
  const variables = { input: { databaseId, variations } };
  useDryRun(mutation, changed.length === 0 ? null : isUnreadable ? undefined : variables);

  function save(): void {
    if (isUnreadable) return;
    run({
      variables,
      onDone: () => {
        setEdited(new Map());
        showToast({ kind: 'success', text: 'The variations are saved.' });
      },
    });
  }

  return {
    cellsOf,
    change,
    save,
    isBusy,
    isDirty: changed.length > 0,
    forget,
    /** What is wrong with a field of a row. */
    errorOf(row: GridRow, field: 'sku' | 'regularPriceMinor' | 'salePriceMinor'): string | undefined {
      if (field === 'regularPriceMinor' && badPrice(cellsOf(row).regular)) return amountFault;
      if (field === 'salePriceMinor' && badPrice(cellsOf(row).sale)) return amountFault;
      return fields[`variations.${changed.indexOf(row)}.${field}`];
    },
    found,
    message: failure && (Object.values(failure.fields).length > 0 ? Object.values(failure.fields)[0] : failure.message),
  };
}
