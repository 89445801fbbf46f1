// oxlint-disable relay/unused-fields -- specificationRules.ts reads them
import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { SpecificationsPanel_product$key } from '../__generated__/SpecificationsPanel_product.graphql.ts';
import type { SpecificationsPanelMutation } from '../__generated__/SpecificationsPanelMutation.graphql.ts';
import { CheckboxField, SelectField } from '../kit/form/fields.tsx';
import { FoundNews } from '../kit/form/FoundNews.tsx';
import { useDryRun } from '../kit/form/useDryRun.ts';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import styles from './catalog.module.css';
import { SpecificationValue } from './SpecificationValue.tsx';
import { inputOf, isSame, readRow, type AttributeChoice, type SpecificationRow } from './specificationRules.ts';

export interface SpecificationsPanelProps {
  product: SpecificationsPanel_product$key;
  attributes: readonly AttributeChoice[];
  /** Whether there are changes here that are not saved. */
  onDirty: (isDirty: boolean) => void;
}

/** What a product is made of, and what its variations are chosen by. Saved by itself, because variations rest on it. */
export function SpecificationsPanel({ product, attributes, onDirty }: SpecificationsPanelProps) {
  const { databaseId, version, type, specifications } = useFragment(
    graphql`
      fragment SpecificationsPanel_product on AdminProduct {
        databaseId
        version
        type
        specifications {
          attributeId
          name
          kind
          unit
          terms
          number
          boolean
          isVisible
          isVariation
        }
      }
    `,
    product,
  );
  const read = specifications.map(readRow);
  const [edited, setEdited] = useState<readonly SpecificationRow[] | null>(null);
  const rows = edited ?? read;
  const reload = useReload();
  const mutation = useAdminMutation<SpecificationsPanelMutation, 'SaveProductPayload'>(
    graphql`
      mutation SpecificationsPanelMutation($input: SaveProductInput!, $isDryRun: Boolean) {
        result: saveProduct(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on SaveProductPayload {
            product {
              ...SpecificationsPanel_product
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
    'SaveProductPayload',
  );
  const { run, isBusy, fields } = mutation;
  const isDirty = edited !== null && !isSame(read, edited);
  const tell = useEffectEvent(onDirty);
  useEffect(() => tell(isDirty), [isDirty]);
  const free = attributes.filter((attribute) => !rows.some((row) => row.attributeId === attribute.databaseId));
  const change = (row: SpecificationRow, changes: Partial<SpecificationRow>) =>
    setEdited(rows.map((other) => (other === row ? { ...row, ...changes } : other)));

  const variables = { input: { databaseId, expectedVersion: version, specifications: rows.map(inputOf) } };
  useDryRun(mutation, isDirty ? variables : null);

  const save = () =>
    run({
      variables,
      onDone: () => {
        // What was changed while it was being saved stays, and is not saved yet.
        setEdited((now) => (now === edited ? null : now));
        showToast({ kind: 'success', text: 'The attributes are saved.' });
        void reload();
      },
      onFailed: ({ message, fields: wrong }) => {
        showToast({ kind: 'danger', text: Object.values(wrong)[0] ?? message });
        return true;
      },
    });

  return (
    <Panel
      title="Attributes"
      description={
        type === 'VARIABLE'
          ? 'Those marked “for variations” are what shoppers choose from.'
          : 'What the product page and the comparison show.'
      }
      actions={
        isDirty && (
          <>
            <Button kind="secondary" size="small" onClick={() => setEdited(null)}>
              Discard
            </Button>
            <Button size="small" onClick={save} disabled={isBusy}>
              Save attributes
            </Button>
          </>
        )
      }
    >
      <FoundNews found={mutation.found} />
      <div className={styles.fields}>
        {rows.map((row, index) => (
          <div key={row.attributeId} className={styles.specification} role="group" aria-label={row.name}>
            <SpecificationValue
              row={row}
              suggestions={attributes.find((attribute) => attribute.databaseId === row.attributeId)?.labels ?? []}
              error={fields[`specifications.${index}`]}
              onChange={(changes) => change(row, changes)}
            />
            {type === 'VARIABLE' && !row.isTyped && (
              <CheckboxField
                label="For variations"
                checked={row.isVariation}
                onChange={({ target }) => change(row, { isVariation: target.checked })}
              />
            )}
            <Button
              kind="quiet"
              size="small"
              aria-label={`Remove ${row.name}`}
              onClick={() => setEdited(rows.filter((other) => other !== row))}
            >
              Remove
            </Button>
          </div>
        ))}
        {free.length > 0 && (
          <SelectField
            label="Add an attribute"
            value=""
            onChange={({ target }) => {
              const attribute = free.find((candidate) => String(candidate.databaseId) === target.value);
              if (attribute)
                setEdited([
                  ...rows,
                  readRow({ ...attribute, attributeId: attribute.databaseId, terms: [], isVisible: true, isVariation: false }),
                ]);
            }}
          >
            <option value="">Choose…</option>
            {free.map(({ databaseId: id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
    </Panel>
  );
}
