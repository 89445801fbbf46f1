import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { Button } from '../../web/kit/Button.tsx';
import type { CustomFieldDialogMutation } from '../__generated__/CustomFieldDialogMutation.graphql.ts';
import type {
  CustomFieldsPanel_definitions$data,
  CustomFieldsPanel_definitions$key,
} from '../__generated__/CustomFieldsPanel_definitions.graphql.ts';
import type { CustomFieldsPanel_values$key } from '../__generated__/CustomFieldsPanel_values.graphql.ts';
import { Panel } from '../kit/Panel.tsx';
import { mayOpen, useSession } from '../kit/session.ts';
import { DataTable, type Column } from '../kit/table/DataTable.tsx';
import { CustomFieldDialog } from './CustomFieldDialog.tsx';
import * as t from './__generated__/messages.ts';

type Input = CustomFieldDialogMutation['variables']['input']['metafields'][number];
/** The record that has the fields: one ID. */
export type MetafieldOwner = Pick<Input, 'productId' | 'customerId' | 'orderId' | 'categoryId'>;

/** A defined field with its value. */
export type CustomField = CustomFieldsPanel_definitions$data[number] & { value: string | null; version: number };

const idOf = ({ namespace, key }: CustomField) => `${namespace}.${key}`;

const columns: readonly Column<CustomField>[] = [
  { heading: t.field, cell: ({ name }) => name, isTitle: true },
  { heading: t.value, cell: shownValue },
  { heading: t.visibleTo, cell: ({ isPublic }) => (isPublic ? t.everyone : t.staff), isMinor: true },
];

interface CustomFieldsProps {
  owner: MetafieldOwner;
  definitions: CustomFieldsPanel_definitions$key;
  values: CustomFieldsPanel_values$key;
  /** Reads the values again after a change, where the screen's own query doesn't have them. */
  onReload?: () => Promise<unknown>;
}

/** The custom fields of a record in a panel of its screen. Renders nothing if no fields are defined for such records. */
export function CustomFieldsPanel(props: CustomFieldsProps) {
  const { person } = useSession();
  if (props.definitions.length === 0) return null;
  return (
    <Panel title={t.customFields} actions={mayOpen(person, 'SETTINGS') ? <Link to="/custom-fields">{t.manageFields}</Link> : undefined}>
      <CustomFieldsTable {...props} />
    </Panel>
  );
}

/** The custom fields of a record. Each value is saved on its own. */
export function CustomFieldsTable({ owner, definitions: definitionKeys, values: valueKeys, onReload }: CustomFieldsProps) {
  const definitions = useFragment(
    graphql`
      fragment CustomFieldsPanel_definitions on MetafieldDefinition @relay(plural: true) {
        namespace
        key
        name
        type
        isPublic
        ...CustomFieldDialog_definition
      }
    `,
    definitionKeys,
  );
  const values = useFragment(
    graphql`
      fragment CustomFieldsPanel_values on AdminMetafield @relay(plural: true) {
        namespace
        key
        value
        version
      }
    `,
    valueKeys,
  );
  // By name: a reload brings a newer version, with which the form compares.
  const [editedId, setEditedId] = useState<string | null>(null);
  const fields = definitions.map((definition): CustomField => {
    const stored = values.find(({ namespace, key }) => namespace === definition.namespace && key === definition.key);
    return { ...definition, value: stored?.value ?? null, version: stored?.version ?? 0 };
  });
  const edited = fields.find((field) => idOf(field) === editedId);
  return (
    <>
      <DataTable
        caption={t.customFields}
        rows={fields}
        columns={columns}
        idOf={idOf}
        actions={(field) => (
          <Button kind="secondary" size="small" onClick={() => setEditedId(idOf(field))} aria-label={t.editField({ field: field.name })}>
            {t.edit}
          </Button>
        )}
        empty={t.noCustomFieldsYet}
      />
      {edited && <CustomFieldDialog owner={owner} field={edited} {...(onReload && { onReload })} onClose={() => setEditedId(null)} />}
    </>
  );
}

function shownValue({ type, value }: CustomField): string {
  if (value === null) return '–';
  if (type === 'BOOLEAN') return value === 'true' ? t.yes : t.no;
  return value;
}
