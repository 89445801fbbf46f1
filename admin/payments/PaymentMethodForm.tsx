import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PaymentMethodForm_method$key } from '../__generated__/PaymentMethodForm_method.graphql.ts';
import type { PaymentMethodFormMutation } from '../__generated__/PaymentMethodFormMutation.graphql.ts';
import { Button } from '../../web/kit/Button.tsx';
import { AdminForm } from '../kit/form/AdminForm.tsx';
import { ChangedDialog } from '../kit/form/ChangedDialog.tsx';
import { CheckboxField, TextAreaField, TextField } from '../kit/form/fields.tsx';
import { useDirtyNews } from '../kit/form/useDraft.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';

export interface PaymentMethodFormProps {
  method: PaymentMethodForm_method$key;
  isFirst: boolean;
  isLast: boolean;
  isMoving: boolean;
  /** @param by -1 for up, 1 for down */
  onMove: (by: number) => void;
  /** Hears whether something is written in it that is not saved. */
  onDirty: (isDirty: boolean) => void;
}

interface MethodValues {
  name: string;
  description: string;
  isEnabled: boolean;
}

const labels: Readonly<Record<keyof MethodValues, string>> = { name: 'Title', description: 'Instructions', isEnabled: 'Offered' };

/** One way to pay. */
export function PaymentMethodForm({ method: key, isFirst, isLast, isMoving, onMove, onDirty }: PaymentMethodFormProps) {
  const method = useFragment(
    graphql`
      fragment PaymentMethodForm_method on StaffPaymentMethod {
        code
        label
        note
        name
        description
        isEnabled
        isAvailable
        version
      }
    `,
    key,
  );
  const { code, label: called, name, description, isEnabled, isAvailable, version } = method;
  const mutation = useAdminMutation<PaymentMethodFormMutation, 'SavePaymentMethodPayload'>(
    graphql`
      mutation PaymentMethodFormMutation($input: SavePaymentMethodInput!, $isDryRun: Boolean) {
        result: savePaymentMethod(input: $input, isDryRun: $isDryRun) {
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
    'SavePaymentMethodPayload',
    { isToldByForm: true },
  );
  const form = useRecordForm<MethodValues, PaymentMethodFormMutation, 'SavePaymentMethodPayload'>({
    read: { version, values: { name, description, isEnabled } },
    isNew: false,
    mutation,
    variablesOf: (values, _version, over) => ({ input: { code, expectedVersion: over.version, ...values } }),
    savedWords: (values) => `${values.name} is saved.`,
  });
  const { values, change, errorOf } = form;
  useDirtyNews(form.isDirty, onDirty);

  const note = [isAvailable ? '' : 'This server cannot take it: it is switched off at its start.', method.note].join(' ').trim();
  return (
    <Panel
      title={called}
      description={note || undefined}
      actions={
        <>
          <Button kind="quiet" size="small" disabled={isMoving || isFirst} onClick={() => onMove(-1)}>
            Up<span className="visually-hidden"> {called}</span>
          </Button>
          <Button kind="quiet" size="small" disabled={isMoving || isLast} onClick={() => onMove(1)}>
            Down<span className="visually-hidden"> {called}</span>
          </Button>
        </>
      }
    >
      <AdminForm onSubmit={form.save} failure={form.failure} found={form.found} isBusy={form.isBusy} submitLabel="Save">
        <CheckboxField
          label={labels.isEnabled}
          checked={values.isEnabled}
          error={errorOf('isEnabled')}
          onChange={({ target }) => change({ isEnabled: target.checked })}
        />
        <TextField
          label={labels.name}
          value={values.name}
          error={errorOf('name')}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextAreaField
          label={labels.description}
          rows={3}
          value={values.description}
          error={errorOf('description')}
          hint="Shoppers read it below the title."
          onChange={({ target }) => change({ description: target.value })}
        />
      </AdminForm>
      <ChangedDialog draft={form} labels={labels} isBusy={form.isBusy} onSaveOver={form.saveOver} />
    </Panel>
  );
}
