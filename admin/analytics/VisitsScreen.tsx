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
  isEnabled: 'Measure visits',
  keepDays: 'Visit retention',
  webhookUrl: 'Send events to',
  renewsSecret: 'Generate a new secret',
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
    savedText: 'Settings saved.',
    onDone: ({ newSecret }) => setSecret(newSecret ?? null),
  });
  const shared = { form, facts };
  return (
    <>
      <SettingsHead title="Analytics" description="What is measured for visitors who have consented, and where events are sent." />
      {secret !== null && (
        <Panel title="New secret" description="Messages are signed with this secret. It’s shown only once, so copy it now.">
          <p role="status" className={styles.secret}>
            <code>{secret}</code>
          </p>
        </Panel>
      )}
      <SettingsForm form={form} edit={edit}>
        <Panel title="Measurement">
          <div className={styles.fields}>
            <SettingSwitch {...shared} name="isEnabled" help="Required for traffic and conversion reports." />
            <SettingNumber
              {...shared}
              name="keepDays"
              label={`${labels.keepDays}, in days`}
              help="After this time, visits and events are deleted. Report totals are kept."
            />
          </div>
        </Panel>
        <Panel title="Event webhook" description="Events are sent to this address within a minute, signed according to Standard Webhooks.">
          <div className={styles.fields}>
            <FormText
              form={form}
              name="webhookUrl"
              type="url"
              hint="An HTTPS URL on a public host. Leave empty to send nothing. A new URL gets a new secret and only receives new events."
            />
            {read.webhookUrl !== '' && <FormFlag form={form} name="renewsSecret" hint="The old secret stops working when you save." />}
            {read.webhookFailure !== '' && (
              <p className={styles.failing}>
                The last message couldn’t be delivered: {read.webhookFailure}
                {read.webhookNextAt && ` The next attempt is on ${formatDateTime(read.webhookNextAt)}.`}
              </p>
            )}
          </div>
        </Panel>
        <Panel title="Shop IDs for theme scripts">
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
