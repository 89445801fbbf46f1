// oxlint-disable relay/unused-fields -- specificationRules.ts reads them
import { globalId } from '../../shared/globalId.ts';
import { useFieldArray } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import type { SpecificationsPanel_product$key } from '../__generated__/SpecificationsPanel_product.graphql.ts';
import type { SpecificationsPanelMutation } from '../__generated__/SpecificationsPanelMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import styles from './catalog.module.css';
import { SpecificationValue } from './SpecificationValue.tsx';
import { inputOf, readRow, describeRows, type AttributeChoice } from './specificationRules.ts';
import { ConflictDialog } from '../kit/form/ConflictDialog.tsx';
import { useDirtyNews } from '../kit/form/dirtyForms.ts';
import { SelectField } from '../kit/form/fields.tsx';
import { FormFlag } from '../kit/form/FormField.tsx';
import { FoundNews } from '../kit/form/FoundNews.tsx';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import * as t from './__generated__/messages.ts';

export interface SpecificationsPanelProps {
  product: SpecificationsPanel_product$key;
  attributes: readonly AttributeChoice[];
  /** Called when the panel gets or loses unsaved changes. */
  onDirty: (isDirty: boolean) => void;
}

const labels = { specifications: t.attributes } as const;

/** A product's attributes, and the options of its variations. Saved separately, because variations depend on them. */
export function SpecificationsPanel({ product, attributes, onDirty }: SpecificationsPanelProps) {
  const { databaseId, version, editedBy, type, specifications } = useFragment(
    graphql`
      fragment SpecificationsPanel_product on AdminProduct {
        databaseId
        version
        editedBy
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
  const mutation = useAdminMutation<SpecificationsPanelMutation, 'UpdateProductPayload'>(
    graphql`
      mutation SpecificationsPanelMutation($input: UpdateProductInput!, $isDryRun: Boolean) {
        result: updateProduct(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on UpdateProductPayload {
            product {
              version
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
    'UpdateProductPayload',
  );
  const form = useAdminForm({
    read: { version, editedBy: editedBy ?? null, values: { specifications: specifications.map(readRow) } },
    mutation,
    labels,
    valueText: describeRows,
    variablesOf: ({ sent, version: expectedVersion }) => ({
      input: { id: globalId('Product', databaseId), expectedVersion, specifications: sent.specifications.map(inputOf) },
    }),
    savedOf: ({ product: saved }, values) => ({ version: saved.version, values }),
    savedText: t.attributesSaved,
  });
  const { isDirty, failure } = form;
  useDirtyNews(isDirty, onDirty);
  const rows = form.values.specifications;
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'specifications' });
  const free = attributes.filter((attribute) => !rows.some((row) => row.attributeId === attribute.id));
  return (
    <Panel
      title={t.attributes}
      description={type === 'VARIABLE' ? t.shoppersChooseVariations : t.shownOnProductPageAndInComparisons}
      actions={
        isDirty && (
          <>
            <Button kind="secondary" size="small" onClick={form.discard}>
              {t.discard}
            </Button>
            <Button size="small" onClick={form.save} disabled={form.isBusy}>
              {t.saveAttributes}
            </Button>
          </>
        )
      }
    >
      <p role="alert" className={styles.gridFailure}>
        {failure && (Object.values(failure.fields)[0] ?? failure.message)}
      </p>
      <FoundNews found={form.found} />
      <div className={styles.fields}>
        {fields.map((row, index) => (
          <div key={row.id} className={styles.specification} role="group" aria-label={row.name}>
            <SpecificationValue
              form={form}
              index={index}
              row={row}
              suggestions={attributes.find((attribute) => attribute.id === row.attributeId)?.labels ?? []}
            />
            {type === 'VARIABLE' && !row.isTyped && (
              <FormFlag form={form} name={`specifications.${index}.isVariation`} label={t.forVariations} />
            )}
            <Button kind="quiet" size="small" aria-label={t.removeName({ name: row.name })} onClick={() => remove(index)}>
              {t.remove}
            </Button>
          </div>
        ))}
        {free.length > 0 && (
          <SelectField
            label={t.addAnAttribute}
            value=""
            onChange={({ target }) => {
              const attribute = free.find((candidate) => candidate.id === target.value);
              if (attribute)
                append(readRow({ ...attribute, attributeId: attribute.id, terms: [], isVisible: true, isVariation: false }), {
                  shouldFocus: false,
                });
            }}
          >
            <option value="">{t.choose}</option>
            {free.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <ConflictDialog form={form} />
    </Panel>
  );
}
