import { graphql } from 'react-relay/hooks.js';
import type { TrackingScreenQuery } from '../__generated__/TrackingScreenQuery.graphql.ts';
import type { TrackingScreenSaveMutation } from '../__generated__/TrackingScreenSaveMutation.graphql.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { SettingNumber, SettingSwitch } from '../settings/SettingField.tsx';
import styles from '../settings/settings.module.css';
import { SettingsHead } from '../settings/SettingsHead.tsx';
import { numberText } from '../settings/settingText.ts';
import { SourcesEditor, type Source } from './SourcesEditor.tsx';
import { SettingsForm } from '../kit/form/SettingsForm.tsx';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { integer, number } from '../kit/form/schemas.ts';
import { array, boolean, custom, object, type input } from 'zod/mini';

const query = graphql`
  query TrackingScreenQuery {
    tracking: adminAttributionSettings {
      settings {
        allowTracking
        trackingMonths
        sessionMinutes
        givesPromoCode
        attributionKeepDays
        trafficSources {
          kind
          host
          name
          parameter
        }
      }
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
  mutation TrackingScreenSaveMutation($input: UpdateAttributionSettingsInput!, $isDryRun: Boolean) {
    result: updateAttributionSettings(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on UpdateAttributionSettingsPayload {
        version
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
  allowTracking: 'Ask visitors for consent to tracking',
  trackingMonths: 'Lifetime',
  sessionMinutes: 'Session length',
  givesPromoCode: 'Promo codes',
  attributionKeepDays: 'Retention in orders',
  trafficSources: 'Custom sources',
} as const;
const schema = object({
  allowTracking: boolean(),
  trackingMonths: number,
  sessionMinutes: number,
  givesPromoCode: boolean(),
  attributionKeepDays: integer,
  trafficSources: array(custom<Source>()),
});
type Values = input<typeof schema>;

function valueText(name: keyof Values, values: Values): string {
  const value = values[name];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : value.map((source) => `${source.host} (${source.name})`).join(', ');
}

/** Loads the attribution settings. */
export function loadTracking({ environment }: ScreenArgs) {
  return loadScreen<TrackingScreenQuery>(environment, query, {});
}

/** Whether the sources of visitors are recorded, and for how long. */
export function TrackingScreen() {
  const { settings, facts, edit } = useScreenQuery<TrackingScreenQuery>(query).tracking;
  const sources: Source[] = settings.trafficSources.map(({ kind, host, name, parameter }) => ({
    kind: kind === 'SOCIAL' ? 'SOCIAL' : 'SEARCH',
    host,
    name,
    parameter,
  }));
  const values = {
    allowTracking: settings.allowTracking,
    trackingMonths: numberText(settings.trackingMonths),
    sessionMinutes: numberText(settings.sessionMinutes),
    givesPromoCode: settings.givesPromoCode,
    attributionKeepDays: String(settings.attributionKeepDays),
    trafficSources: sources,
  };
  const form = useAdminForm({
    read: { version: edit.version, values },
    mutation: useAdminMutation<TrackingScreenSaveMutation, 'UpdateAttributionSettingsPayload'>(saving, 'UpdateAttributionSettingsPayload'),
    labels,
    valueText,
    schema,
    variablesOf: ({ changed, version: expectedVersion }) => ({ input: { expectedVersion, ...changed } }),
    savedOf: ({ version }, saved) => ({ version, values: saved }),
    savedText: 'Settings saved. They apply from each visitor’s next page view.',
  });
  const shared = { form, facts };
  return (
    <>
      <SettingsHead title="Tracking" description="Where visitors and orders come from. Nothing is stored before a visitor consents." />
      <SettingsForm form={form} edit={edit}>
        <Panel title="Measurement">
          <div className={styles.fields}>
            <SettingSwitch
              {...shared}
              name="allowTracking"
              help="When off, visitors aren’t asked, tracking cookies are removed on the next page view, and orders don’t record their source."
            />
            <SettingNumber
              {...shared}
              name="trackingMonths"
              label="Lifetime, in months of 30 days"
              help="How long tracking data is kept, rounded down to whole minutes. If that comes to 0, it’s kept until the browser is closed."
            />
            <SettingNumber
              {...shared}
              name="sessionMinutes"
              label="Session length, in minutes"
              help="After this time without a page view, the next page view starts a new visit."
            />
            <SettingNumber
              {...shared}
              name="attributionKeepDays"
              label="Retention in orders, in days"
              help="After this time, an order keeps its source but not the browser name or the referring URLs."
            />
            <SettingSwitch
              {...shared}
              name="givesPromoCode"
              help="Visitors who consent get a number that links a phone order to their visit."
            />
          </div>
        </Panel>
        <Panel title="Custom sources" description="Search engines and short links that the shop doesn’t recognise by default.">
          <SourcesEditor form={form} />
        </Panel>
      </SettingsForm>
    </>
  );
}
