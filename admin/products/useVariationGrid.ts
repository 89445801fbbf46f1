import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { useReload } from '../kit/loadScreen.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { useVariationGridMutation } from '../__generated__/useVariationGridMutation.graphql.ts';
import type { VariationsPanel_product$data } from '../__generated__/VariationsPanel_product.graphql.ts';
import { useDryRun } from '../kit/form/useDryRun.ts';
import { useOwnProblems } from '../kit/form/useOwnProblems.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { amountFaultOf, centsOf } from '../kit/form/amounts.ts';
import { cellsAsRead, ownChanges, patchOf, rowName, staleWords, type Cells, type RowFacts } from './gridRules.ts';

/** A variation as it is. */
export type GridRow = VariationsPanel_product$data['variations'][number];

/** What was typed into a row, and the row as it was when typing began. */
interface Typed {
  cells: Partial<Cells>;
  /** Null once it was saved, until somebody types again. */
  opened: (RowFacts & { readonly version: number }) | null;
}

const badPrice = (text: string) => text.trim() !== '' && centsOf(text) === null;

/** The grid of a product's variations: what was changed in it, and how it is saved, all rows or none. */
export function useVariationGrid(databaseId: number, rows: readonly GridRow[]) {
  // Only what was typed: what others change meanwhile is seen beside it, and is never saved over with what it was before.
  const [typed, setTyped] = useState<ReadonlyMap<number, Typed>>(new Map());
  const [stale, setStale] = useState<string | null>(null);
  const reload = useReload();
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
          ... on StaleRecordError {
            current {
              __typename
              ... on AdminProduct {
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
      }
    `,
    'SaveVariationsPayload',
    { isToldByForm: true },
  );
  const { run, isBusy, failure, fields, forget } = mutation;
  const cellsOf = (row: GridRow): Cells => ({ ...cellsAsRead(row), ...typed.get(row.databaseId)?.cells });
  /** The version that was on the screen when typing began: answers of dry runs and errors put newer ones into the store. */
  const openedVersion = (row: GridRow) => typed.get(row.databaseId)?.opened?.version ?? row.version;
  /** In the order of what is sent, by which the server names them. */
  const changed = rows.filter((row) => Object.keys(ownChanges(row, cellsOf(row))).length > 0);
  /** What is wrong with a row's prices, by the server's names for them. */
  const unreadable = (row: GridRow) =>
    Object.entries({ regularPriceMinor: cellsOf(row).regular, salePriceMinor: cellsOf(row).sale }).flatMap(([name, text]) =>
      badPrice(text) ? [[`variations.${changed.indexOf(row)}.${name}`, amountFaultOf(text)] as const] : [],
    );
  const own = Object.fromEntries(changed.flatMap(unreadable));
  const isUnreadable = Object.keys(own).length > 0;
  const ownProblems = useOwnProblems(own);
  const refused = ownProblems.failure ?? failure;

  function change(row: GridRow, cells: Partial<Cells>): void {
    const { databaseId: id } = row;
    const wasOpen = changed.includes(row);
    // What was refused names rows by their place among the changed ones.
    if (failure) forget();
    setTyped((now) => {
      const before = now.get(id);
      return new Map(now).set(id, { cells: { ...before?.cells, ...cells }, opened: (wasOpen && before?.opened) || row });
    });
  }

  const variables = {
    input: { databaseId, variations: changed.map((row) => patchOf({ ...row, version: openedVersion(row) }, cellsOf(row))) },
  };
  useDryRun(mutation, changed.length === 0 ? null : isUnreadable ? undefined : variables);

  function save(): void {
    setStale(null);
    if (isUnreadable) return ownProblems.refuse(mutation);
    run({
      variables,
      onDone: () => {
        // What was typed while it was being saved stays, and is not saved yet.
        setTyped(
          (now) =>
            new Map(
              [...now].flatMap(([id, entry]) => (entry === typed.get(id) ? [] : [[id, { cells: entry.cells, opened: null }] as const])),
            ),
        );
        showToast({ kind: 'success', text: 'The variations are saved.' });
      },
      onFailed: (_failure, result) => {
        const theirs = result?.__typename === 'StaleRecordError' && result.current?.__typename === 'AdminProduct' ? result.current : null;
        const row = rows.find(({ databaseId: id }) => id === theirs?.databaseId);
        if (!theirs || !row) return false;
        setStale(staleWords({ ...row, ...typed.get(row.databaseId)?.opened }, theirs));
        // What they have changed was told: another save is meant to go over it.
        setTyped((now) => new Map(now).set(row.databaseId, { cells: now.get(row.databaseId)?.cells ?? {}, opened: theirs }));
        void reload();
        return true;
      },
    });
  }

  /** What was refused of the last save: of the first such field. */
  function refusal(): string | null {
    if (refused === null || stale !== null) return null;
    const [[name, words] = ['', refused.message]] = Object.entries(refused.fields);
    const row = changed[Number(name.split('.')[1])];
    return `Nothing was saved. ${row ? `${rowName(row)}: ` : ''}${words}`;
  }

  return {
    cellsOf,
    change,
    save,
    isBusy,
    isDirty: changed.length > 0,
    /** What is wrong with a field of a row. */
    errorOf(row: GridRow, field: 'sku' | 'regularPriceMinor' | 'salePriceMinor'): string | undefined {
      const name = `variations.${changed.indexOf(row)}.${field}`;
      return own[name] ?? fields[name];
    },
    found: ownProblems.found ?? mutation.found,
    /** Why it was not saved: the first field at fault gets the focus. */
    failure: refused,
    /** What is told below the grid; null for nothing. */
    message: stale ?? refusal(),
  };
}
