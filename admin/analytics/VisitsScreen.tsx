import { useState } from 'react';
import { boolean, object, string } from 'zod/mini';
import { graphql } from 'react-relay/hooks.js';
import type { VisitsScreenQuery } from '../__generated__/VisitsScreenQuery.graphql.ts';
import type { VisitsScreenSaveMutation } from '../__generated__/VisitsScreenSaveMutation.graphql.ts';
import { FactList } from '../kit/FactList.tsx';
import { formatDateTime } from '../kit/formats.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { SettingNumber, SettingSwitch } from '../settings/SettingField.tsx';
import styles from '../settings/settings.module.css';
import { SettingsHead } from '../settings/SettingsHead.tsx';
import { SettingsForm } from '../kit/form/SettingsForm.tsx';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { FormFlag, FormText } from '../kit/form/FormField.tsx';
import { integer } from '../kit/form/schemas.ts';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query VisitsScreenQuery {
    analytics: analyticsSettings {
      blogId
      storeId
      isEnabled
      keepDays
      webhookUrl
      webhookFailure
      webhookNextAt
      facts {
        ...SettingField_facts
      }
      edit {
        version
        ...SettingsForm_edit
      }
    }
  }
`;

const saving = graphql`
  mutation VisitsScreenSaveMutation($input: UpdateAnalyticsSettingsInput!, $isDryRun: Boolean) {
    result: updateAnalyticsSettings(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on UpdateAnalyticsSettingsPayload {
        version
        newSecret
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
`;

const labels = {
  isEnabled: t.measureVisits,
  keepDays: t.visitRetention,
  webhookUrl: t.sendEventsTo,
  renewsSecret: t.generateANewSecret,
} as const;
const schema = object({ isEnabled: boolean(), keepDays: integer, webhookUrl: string(), renewsSecret: boolean() });

/** Loads the analytics settings. */
export function loadVisits({ environment }: ScreenArgs) {
  return loadScreen<VisitsScreenQuery>(environment, query, {});
}

/** What is measured of consenting visitors, how long it is kept, and where it is sent. */
export function VisitsScreen() {
  const { facts, edit, ...read } = useScreenQuery<VisitsScreenQuery>(query).analytics;
  const [secret, setSecret] = useState<string | null>(null);
  const values = { isEnabled: read.isEnabled, keepDays: String(read.keepDays), webhookUrl: read.webhookUrl, renewsSecret: false };
  const form = useAdminForm({
    read: { version: edit.version, values },
    mutation: useAdminMutation<VisitsScreenSaveMutation, 'UpdateAnalyticsSettingsPayload'>(saving, 'UpdateAnalyticsSettingsPayload'),
    labels,
    variablesOf: ({ changed, version: expectedVersion }) => ({ input: { expectedVersion, ...changed } }),
    schema,
    savedOf: ({ version }, saved) => ({ version, values: saved }),
    savedText: t.settingsSaved,
    onDone: ({ newSecret }) => setSecret(newSecret ?? null),
  });
  const shared = { form, facts };
  return (
    <>
      <SettingsHead title={t.analytics} description={t.whatIsMeasured} />
      {secret !== null && (
        <Panel title={t.newSecret} description={t.newSecretHint}>
          <p role="status" className={styles.secret}>
            <code>{secret}</code>
          </p>
        </Panel>
      )}
      <SettingsForm form={form} edit={edit}>
        <Panel title={t.measurement}>
          <div className={styles.fields}>
            <SettingSwitch {...shared} name="isEnabled" help={t.requiredForTrafficAndConversionReports} />
            <SettingNumber {...shared} name="keepDays" label={t.retentionInDays} help={t.retentionHint} />
          </div>
        </Panel>
        <Panel title={t.eventWebhook} description={t.eventWebhookHint}>
          <div className={styles.fields}>
            <FormText form={form} name="webhookUrl" type="url" hint={t.webhookHint} />
            {read.webhookUrl !== '' && <FormFlag form={form} name="renewsSecret" hint={t.renewalHint} />}
            {read.webhookFailure !== '' && (
              <p className={styles.failing}>
                {t.deliveryFailed({ failure: read.webhookFailure })}
                {read.webhookNextAt && ` ${t.nextAttempt({ time: formatDateTime(read.webhookNextAt) })}`}
              </p>
            )}
          </div>
        </Panel>
        <Panel title={t.shopIdsForTheme}>
          <FactList
            facts={[
              ['blog_id', read.blogId],
              ['store_id', read.storeId],
            ]}
          />
        </Panel>
      </SettingsForm>
    </>
  );
}
