import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PaymentMethodForm_method$key } from '../__generated__/PaymentMethodForm_method.graphql.ts';
import type { PaymentMethodFormMutation } from '../__generated__/PaymentMethodFormMutation.graphql.ts';
import { Button } from '../../web/kit/Button.tsx';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import { useDirtyNews } from '../kit/form/dirtyForms.ts';
import { FormArea, FormFlag, FormText } from '../kit/form/FormField.tsx';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import * as t from './__generated__/messages.ts';

export interface PaymentMethodFormProps {
  method: PaymentMethodForm_method$key;
  isFirst: boolean;
  isLast: boolean;
  isMoving: boolean;
  /** @param by -1 for up, 1 for down */
  onMove: (by: number) => void;
  /** Called when the form gets or loses unsaved changes. */
  onDirty: (isDirty: boolean) => void;
}

const labels = { name: t.title, description: t.instructions, isEnabled: t.offeredAtCheckout } as const;

/** One payment method. */
export function PaymentMethodForm({ method: key, isFirst, isLast, isMoving, onMove, onDirty }: PaymentMethodFormProps) {
  const method = useFragment(
    graphql`
      fragment PaymentMethodForm_method on AdminPaymentMethod {
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
  const mutation = useAdminMutation<PaymentMethodFormMutation, 'UpdatePaymentMethodPayload'>(
    graphql`
      mutation PaymentMethodFormMutation($input: UpdatePaymentMethodInput!, $isDryRun: Boolean) {
        result: updatePaymentMethod(input: $input, isDryRun: $isDryRun) {
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
    'UpdatePaymentMethodPayload',
  );
  const form = useAdminForm({
    read: { version, values: { name, description, isEnabled } },
    mutation,
    labels,
    variablesOf: ({ sent, version: expectedVersion }) => ({ input: { code, expectedVersion, ...sent } }),
    savedText: (values) => t.methodSaved({ name: values.name }),
  });
  useDirtyNews(form.isDirty, onDirty);

  const note = [isAvailable ? '' : t.disabledAtStartup, method.note].join(' ').trim();
  return (
    <Panel
      title={called}
      description={note || undefined}
      actions={
        <>
          <Button
            kind="quiet"
            size="small"
            disabled={isMoving || isFirst}
            aria-label={t.moveUpName({ name: called })}
            onClick={() => onMove(-1)}
          >
            {t.moveUp}
          </Button>
          <Button
            kind="quiet"
            size="small"
            disabled={isMoving || isLast}
            aria-label={t.moveDownName({ name: called })}
            onClick={() => onMove(1)}
          >
            {t.moveDown}
          </Button>
        </>
      }
    >
      <RecordForm form={form} submitLabel={t.save}>
        <FormFlag form={form} name="isEnabled" />
        <FormText form={form} name="name" />
        <FormArea form={form} name="description" rows={3} hint={t.shownToShoppersBelowTitle} />
      </RecordForm>
    </Panel>
  );
}
