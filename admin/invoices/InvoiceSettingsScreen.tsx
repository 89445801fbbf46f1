import { graphql } from 'react-relay/hooks.js';
import type { InvoiceSettingsScreenMutation } from '../__generated__/InvoiceSettingsScreenMutation.graphql.ts';
import type { InvoiceSettingsScreenQuery } from '../__generated__/InvoiceSettingsScreenQuery.graphql.ts';
import { FormArea, FormSelect, FormText } from '../kit/form/FormField.tsx';
import layout from '../kit/form/layout.module.css';
import { SaveBar } from '../kit/form/SaveBar.tsx';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';

const query = graphql`
  query InvoiceSettingsScreenQuery {
    invoiceSettings {
      invoicePrefix
      creditNotePrefix
      moment
      exemptionNote
      footer
      version
    }
  }
`;

/** Loads the settings. */
export function loadInvoiceSettings({ environment }: ScreenArgs) {
  return loadScreen<InvoiceSettingsScreenQuery>(environment, query, {});
}

const labels = {
  invoicePrefix: 'Prefix of invoice numbers',
  creditNotePrefix: 'Prefix of credit note numbers',
  moment: 'Issue invoices',
  exemptionNote: 'Note on invoices without VAT',
  footer: 'Text at the end',
} as const;

const moments = [
  { value: 'PAYMENT', label: 'When an order is paid' },
  { value: 'DELIVERY', label: 'When an order is completed' },
];

/** Settings of invoices and credit notes. */
export function InvoiceSettingsScreen() {
  const { version, ...settings } = useScreenQuery<InvoiceSettingsScreenQuery>(query).invoiceSettings;
  const { invoicePrefix, creditNotePrefix, moment, exemptionNote, footer } = settings;
  const mutation = useAdminMutation<InvoiceSettingsScreenMutation, 'UpdateInvoiceSettingsPayload'>(
    graphql`
      mutation InvoiceSettingsScreenMutation($input: UpdateInvoiceSettingsInput!, $isDryRun: Boolean) {
        result: updateInvoiceSettings(input: $input, isDryRun: $isDryRun) {
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
    'UpdateInvoiceSettingsPayload',
  );
  const form = useAdminForm({
    read: { version, values: { invoicePrefix, creditNotePrefix, moment, exemptionNote, footer } },
    mutation,
    labels,
    variablesOf: ({ sent, version: expectedVersion }) => ({ input: { expectedVersion, ...sent } }),
    savedText: 'Invoice settings saved.',
  });
  return (
    <>
      <ScreenHead
        title="Invoice settings"
        description="These apply to invoices and credit notes issued from now on. The shop’s legal name, address and VAT ID come from the shop details."
      />
      <Panel title="Numbers and time">
        <div className={layout.fields}>
          <div className={layout.pair}>
            <FormText form={form} name="invoicePrefix" hint="INV gives numbers such as INV-2026-00001." maxLength={10} />
            <FormText form={form} name="creditNotePrefix" maxLength={10} />
          </div>
          <FormSelect
            form={form}
            name="moment"
            options={moments}
            hint="Orders that aren’t paid in advance get their invoice when they are completed."
          />
        </div>
      </Panel>
      <Panel title="Texts">
        <div className={layout.fields}>
          <FormArea
            form={form}
            name="exemptionNote"
            maxLength={500}
            hint="Name the reason if you charge no VAT, such as a small business scheme. If empty: “No VAT is charged.”"
          />
          <FormArea form={form} name="footer" maxLength={1_000} hint="Shown below the totals." />
        </div>
      </Panel>
      <SaveBar form={form} />
    </>
  );
}
