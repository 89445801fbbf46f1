import { graphql } from 'react-relay/hooks.js';
import { object, string } from 'zod/mini';
import type { ReturnSettingsScreenMutation } from '../__generated__/ReturnSettingsScreenMutation.graphql.ts';
import type { ReturnSettingsScreenQuery } from '../__generated__/ReturnSettingsScreenQuery.graphql.ts';
import { FormArea, FormText } from '../kit/form/FormField.tsx';
import layout from '../kit/form/layout.module.css';
import { SaveBar } from '../kit/form/SaveBar.tsx';
import { whole } from '../kit/form/schemas.ts';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query ReturnSettingsScreenQuery {
    returnSettings {
      periodDays
      transitDays
      instructions
      version
    }
  }
`;

/** Loads the settings. */
export function loadReturnSettings({ environment }: ScreenArgs) {
  return loadScreen<ReturnSettingsScreenQuery>(environment, query, {});
}

const labels = {
  periodDays: t.withdrawalPeriodInDays,
  transitDays: t.assumedDeliveryTimeIn,
  instructions: t.howToReturnGoods,
} as const;

const schema = object({ periodDays: whole, transitDays: whole, instructions: string() });

/** Settings of withdrawals and returns. */
export function ReturnSettingsScreen() {
  const { version, periodDays, transitDays, instructions } = useScreenQuery<ReturnSettingsScreenQuery>(query).returnSettings;
  const mutation = useAdminMutation<ReturnSettingsScreenMutation, 'UpdateReturnSettingsPayload'>(
    graphql`
      mutation ReturnSettingsScreenMutation($input: UpdateReturnSettingsInput!, $isDryRun: Boolean) {
        result: updateReturnSettings(input: $input, isDryRun: $isDryRun) {
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
    'UpdateReturnSettingsPayload',
  );
  const form = useAdminForm({
    read: { version, values: { periodDays: String(periodDays), transitDays: String(transitDays), instructions } },
    mutation,
    labels,
    schema,
    variablesOf: ({ sent, version: expectedVersion }) => ({ input: { expectedVersion, ...sent } }),
    savedText: t.returnSettingsSaved,
  });
  return (
    <>
      <ScreenHead title={t.returnSettings} description={t.settingsApplyFromNow} />
      <Panel title={t.period}>
        <div className={layout.pair}>
          <FormText form={form} name="periodDays" inputMode="numeric" hint={t.lawRequiresAtLeast} />
          <FormText form={form} name="transitDays" inputMode="numeric" hint={t.whenPeriodBegins} />
        </div>
      </Panel>
      <Panel title={t.instructions}>
        <FormArea form={form} name="instructions" maxLength={2_000} hint={t.instructionsHint} />
      </Panel>
      <SaveBar form={form} />
    </>
  );
}
