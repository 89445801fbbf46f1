// oxlint-disable relay/unused-fields -- its grid (useVariationGrid.ts, VariationRow.tsx) reads them
import { globalId } from '../../shared/globalId.ts';
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { CustomFieldsPanel_definitions$key } from '../__generated__/CustomFieldsPanel_definitions.graphql.ts';
import type { VariationsPanel_product$key } from '../__generated__/VariationsPanel_product.graphql.ts';
import type { VariationsPanelGenerateMutation } from '../__generated__/VariationsPanelGenerateMutation.graphql.ts';
import { FoundNews } from '../kit/form/FoundNews.tsx';
import { useDirtyNews } from '../kit/form/dirtyForms.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import styles from './catalog.module.css';
import { StockDialog } from '../inventory/StockDialog.tsx';
import { VariationFieldsDialog } from '../metadata/VariationFieldsDialog.tsx';
import { rowName } from './gridRules.ts';
import { useVariationGrid, type GridRow } from './useVariationGrid.ts';
import { VariationRow } from './VariationRow.tsx';
import * as t from './__generated__/messages.ts';

interface VariationsPanelProps {
  product: VariationsPanel_product$key;
  /** The custom fields of variations. */
  customFields: CustomFieldsPanel_definitions$key;
  onDirty: (isDirty: boolean) => void;
}

/** The variations of a product in a grid: created from its options, and saved all or none. */
export function VariationsPanel({ product, customFields, onDirty }: VariationsPanelProps) {
  const { databaseId, variations, specifications } = useFragment(
    graphql`
      fragment VariationsPanel_product on AdminProduct {
        databaseId
        specifications {
          name
          terms
          isVariation
        }
        variations {
          databaseId
          version
          name
          sku
          status
          stock
          managesStock
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
            name
            label
          }
        }
      }
    `,
    product,
  );
  const generating = useAdminMutation<VariationsPanelGenerateMutation, 'GenerateVariationsPayload'>(
    graphql`
      mutation VariationsPanelGenerateMutation($input: GenerateVariationsInput!) {
        result: generateVariations(input: $input) {
          __typename
          ... on GenerateVariationsPayload {
            product {
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
    'GenerateVariationsPayload',
  );
  const options = specifications.filter(({ isVariation }) => isVariation);
  const generate = () =>
    generating.run({
      variables: { input: { id: globalId('Product', databaseId) } },
      onDone: () => showToast({ kind: 'success', text: t.everyCombinationNowHasVariation }),
      onFailed: ({ message }) => {
        showToast({ kind: 'danger', text: message });
        return true;
      },
    });
  return (
    <Panel
      title={t.variations}
      description={
        options.length === 0
          ? t.markAttributeForVariations
          : t.basedOn({ attributes: options.map(({ name, terms }) => `${name} (${terms.join(', ')})`).join(', ') })
      }
      actions={
        <Button kind="secondary" size="small" onClick={generate} disabled={generating.isBusy || options.length === 0}>
          {t.generateMissingVariations}
        </Button>
      }
    >
      {variations.length === 0 ? (
        <p className={styles.note}>{t.noVariationsYet}</p>
      ) : (
        <Grid
          key={variations.map(({ databaseId: id }) => id).join()}
          databaseId={databaseId}
          rows={variations}
          customFields={customFields}
          onDirty={onDirty}
        />
      )}
    </Panel>
  );
}

interface GridProps {
  databaseId: number;
  rows: readonly GridRow[];
  customFields: CustomFieldsPanel_definitions$key;
  onDirty: (isDirty: boolean) => void;
}

function Grid({ databaseId, rows, customFields, onDirty }: GridProps) {
  const grid = useVariationGrid(databaseId, rows);
  const { form } = grid;
  const { failure } = form;
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) region.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  useDirtyNews(form.isDirty, onDirty);
  const [counted, setCounted] = useState<GridRow | null>(null);
  const hasFields = customFields.length > 0;
  const headings = [t.variation, t.published, 'SKU', t.price, t.salePrice, t.content, t.stock, ...(hasFields ? [t.customFields] : [])];
  const [described, setDescribed] = useState<GridRow | null>(null);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <div ref={region} className={styles.grid} role="region" aria-label={t.variationsGrid} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <VariationRow
                key={row.databaseId}
                form={form}
                row={row}
                onStock={() => setCounted(row)}
                onFields={hasFields ? () => setDescribed(row) : undefined}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.dialogButtons}>
        <p role="alert" className={styles.gridFailure}>
          {grid.message}
        </p>
        <FoundNews found={form.found} />
        <Button onClick={grid.save} disabled={!form.isDirty || form.isBusy}>
          {t.saveVariations}
        </Button>
      </div>
      {counted && (
        <StockDialog
          databaseId={counted.databaseId}
          name={counted.name}
          stock={counted.stock}
          isCounted={counted.managesStock}
          onClose={() => setCounted(null)}
        />
      )}
      {described && (
        <VariationFieldsDialog
          productId={databaseId}
          databaseId={described.databaseId}
          name={rowName(described)}
          definitions={customFields}
          onClose={() => setDescribed(null)}
        />
      )}
    </>
  );
}
