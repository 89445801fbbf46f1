import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { CorrectInvoice_invoice$key } from '../__generated__/CorrectInvoice_invoice.graphql.ts';
import type { CorrectInvoiceMutation } from '../__generated__/CorrectInvoiceMutation.graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { TextField } from '../kit/form/fields.tsx';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import * as t from './__generated__/messages.ts';

const fields = [
  ['name', t.name, 120],
  ['company', t.company, 120],
  ['address1', t.streetAndHouseNumber, 120],
  ['address2', t.addressLine, 120],
  ['postcode', t.postcode, 20],
  ['city', t.townOrCity, 80],
  ['country', t.countryCode, 2],
  ['vatId', t.vatId, 20],
  ['reason', t.reason, 200],
] as const;

const hints: Partial<Record<(typeof fields)[number][0], string>> = {
  country: t.twoLettersSuchAs,
  vatId: t.optionalWithItsCountryCode,
  reason: t.optionalOnCreditNote,
};

/** Replaces an issued invoice by one for a corrected buyer. */
export function CorrectInvoice({
  orderId,
  invoice: key,
  onClose,
}: {
  orderId: string;
  invoice: CorrectInvoice_invoice$key;
  onClose: () => void;
}) {
  const { number, adminBuyer: buyer } = useFragment(
    graphql`
      fragment CorrectInvoice_invoice on Invoice {
        number
        adminBuyer {
          name
          company
          address1
          address2
          postcode
          city
          country {
            code
          }
          vatId
        }
      }
    `,
    key,
  );
  const reload = useReload();
  const [values, setValues] = useState({
    name: buyer?.name ?? '',
    company: buyer?.company ?? '',
    address1: buyer?.address1 ?? '',
    address2: buyer?.address2 ?? '',
    postcode: buyer?.postcode ?? '',
    city: buyer?.city ?? '',
    country: buyer?.country.code ?? '',
    vatId: buyer?.vatId ?? '',
    reason: '',
  });
  const { run, isBusy, failure } = useAdminMutation<CorrectInvoiceMutation, 'CorrectInvoicePayload'>(
    graphql`
      mutation CorrectInvoiceMutation($input: CorrectInvoiceInput!) {
        result: correctInvoice(input: $input) {
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
          ... on CorrectInvoicePayload {
            order {
              ...OrderInvoices_order
            }
          }
        }
      }
    `,
    'CorrectInvoicePayload',
  );
  const confirm = () =>
    run({
      variables: { input: { orderId, number, ...values } },
      onDone: () => {
        showToast({ kind: 'success', text: t.invoiceCorrected });
        onClose();
      },
      // The order has changed in the meantime: its current state is shown.
      onFailed: (failed, result) => {
        if (!result || Object.keys(failed.fields).length > 0) return;
        onClose();
        void reload();
      },
    });
  return (
    <ConfirmDialog
      isOpen
      title={t.correctInvoiceQuestion({ number })}
      confirmLabel={t.correctInvoice}
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t.correctionConsequences}</p>
      {fields.map(([name, label, maxLength]) => (
        <TextField
          key={name}
          label={label}
          hint={hints[name]}
          value={values[name]}
          maxLength={maxLength}
          autoComplete="off"
          error={failure?.fields[name]}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
        />
      ))}
    </ConfirmDialog>
  );
}
