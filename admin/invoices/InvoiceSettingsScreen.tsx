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
import * as t from './__generated__/messages.ts';

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
  invoicePrefix: t.prefixOfInvoiceNumbers,
  creditNotePrefix: t.prefixOfCreditNoteNumbers,
  moment: t.issueInvoices,
  exemptionNote: t.noteOnInvoicesWithout,
  footer: t.textAtTheEnd,
} as const;

const moments = [
  { value: 'PAYMENT', label: t.whenOrderIsPaid },
  { value: 'DELIVERY', label: t.whenOrderIsCompleted },
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
    savedText: t.invoiceSettingsSaved,
  });
  return (
    <>
      <ScreenHead title={t.invoiceSettings} description={t.settingsApplyFromNow} />
      <Panel title={t.numbersAndTime}>
        <div className={layout.fields}>
          <div className={layout.pair}>
            <FormText form={form} name="invoicePrefix" hint={t.prefixExample} maxLength={10} />
            <FormText form={form} name="creditNotePrefix" maxLength={10} />
          </div>
          <FormSelect form={form} name="moment" options={moments} hint={t.ordersNotPaidInAdvance} />
        </div>
      </Panel>
      <Panel title={t.texts}>
        <div className={layout.fields}>
          <FormArea form={form} name="exemptionNote" maxLength={500} hint={t.noVatNoteHint} />
          <FormArea form={form} name="footer" maxLength={1_000} hint={t.shownBelowTheTotals} />
        </div>
      </Panel>
      <SaveBar form={form} />
    </>
  );
}
