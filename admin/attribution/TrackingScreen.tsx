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
import { numberText } from '../settings/settingWords.ts';
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
  allowTracking: 'Ask visitors whether they may be measured',
  trackingMonths: 'Lifetime',
  sessionMinutes: 'Length of a session',
  givesPromoCode: 'Promo codes',
  attributionKeepDays: 'Time in orders',
  trafficSources: 'Sources of your own',
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

function wordsOf(name: keyof Values, values: Values): string {
  const value = values[name];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : value.map((source) => `${source.host} (${source.name})`).join(', ');
}

/** Loads how visits are measured. */
export function loadTracking({ environment }: ScreenArgs) {
  return loadScreen<TrackingScreenQuery>(environment, query, {});
}

/** Whether and for how long it is kept where visitors come from. */
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
    wordsOf,
    schema,
    variablesOf: ({ changed, version: expectedVersion }) => ({ input: { expectedVersion, ...changed } }),
    savedOf: ({ version }, saved) => ({ version, values: saved }),
    savedWords: 'The settings are saved. They hold from everybody’s next page on.',
  });
  const shared = { form, facts };
  return (
    <>
      <SettingsHead title="Tracking" description="Where visitors and orders come from. Nothing is kept before somebody has agreed." />
      <SettingsForm form={form} edit={edit}>
        <Panel title="Measuring">
          <div className={styles.fields}>
            <SettingSwitch
              {...shared}
              name="allowTracking"
              help="Switched off, nobody is asked, the tracker’s cookies go with the next page, and orders keep nothing of where they came from."
            />
            <SettingNumber
              {...shared}
              name="trackingMonths"
              label="Lifetime, in months of 30 days"
              help="How long it is kept. It is cut to whole minutes: what comes to 0 is kept until the browser is closed."
            />
            <SettingNumber
              {...shared}
              name="sessionMinutes"
              label="Length of a session, in minutes"
              help="After this time without a page, the next one begins a new visit."
            />
            <SettingNumber
              {...shared}
              name="attributionKeepDays"
              label="Time in orders, in days"
              help="After this time an order keeps its source, and neither the browser’s name nor the addresses that led here."
            />
            <SettingSwitch
              {...shared}
              name="givesPromoCode"
              help="Whoever agreed gets a number, by which an order by telephone is told to belong to a visit."
            />
          </div>
        </Panel>
        <Panel title="Sources of your own" description="Search engines and short links that the shop does not know by itself.">
          <SourcesEditor form={form} />
        </Panel>
      </SettingsForm>
    </>
  );
}
