import { graphql } from 'react-relay/hooks.js';
import type { TrackingScreenQuery } from '../__generated__/TrackingScreenQuery.graphql.ts';
import type { TrackingScreenSaveMutation } from '../__generated__/TrackingScreenSaveMutation.graphql.ts';
import { FormEnd, plainWords } from '../kit/form/FormEnd.tsx';
import { useVersionedForm } from '../kit/form/useVersionedForm.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { SettingNumber, SettingSwitch } from '../settings/SettingField.tsx';
import styles from '../settings/settings.module.css';
import { SettingsHead } from '../settings/SettingsHead.tsx';
import { numberOf, numberProblems, numberText, wholeNumberProblems } from '../settings/settingWords.ts';
import { SourcesEditor, type Source } from './SourcesEditor.tsx';

const query = graphql`
  query TrackingScreenQuery {
    tracking: staffAttributionSettings {
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
        ...FormEnd_edit
      }
    }
  }
`;

const saving = graphql`
  mutation TrackingScreenSaveMutation($input: SaveAttributionSettingsInput!, $isDryRun: Boolean) {
    result: saveAttributionSettings(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on SaveAttributionSettingsPayload {
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

const labels: Readonly<Record<string, string>> = {
  allowTracking: 'Ask visitors whether they may be measured',
  trackingMonths: 'Lifetime',
  sessionMinutes: 'Length of a session',
  givesPromoCode: 'Promo codes',
  attributionKeepDays: 'Time in orders',
  trafficSources: 'Sources of your own',
};
const labelOf = (name: string) => labels[name.split('.')[0] ?? ''] ?? name;

const isSources = (value: unknown): value is readonly Source[] => Array.isArray(value);
const wordsOf = (value: unknown) =>
  isSources(value) ? value.map(({ host, name }) => `${host} (${name})`).join(', ') || '–' : plainWords(value);

/** Loads how visits are measured. */
export function loadTracking({ environment }: ScreenArgs) {
  return loadScreen<TrackingScreenQuery>(environment, query, {});
}

/** Whether and for how long it is kept where visitors come from. */
export function TrackingScreen() {
  const { settings, facts, edit } = useScreenQuery<TrackingScreenQuery>(query).tracking;
  const sources: readonly Source[] = settings.trafficSources.map(({ kind, host, name, parameter }) => ({
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
  const form = useVersionedForm({
    read: { version: edit.version, values },
    mutation: useAdminMutation<TrackingScreenSaveMutation, 'SaveAttributionSettingsPayload'>(saving, 'SaveAttributionSettingsPayload', {
      isToldByForm: true,
    }),
    problemsOf: (typed: typeof values) => ({
      ...numberProblems(typed, ['trackingMonths', 'sessionMinutes']),
      ...wholeNumberProblems(typed, ['attributionKeepDays']),
    }),
    variablesOf: (expectedVersion, { trackingMonths, sessionMinutes, attributionKeepDays, ...changed }) => ({
      input: {
        expectedVersion,
        ...changed,
        ...(trackingMonths !== undefined && { trackingMonths: numberOf(trackingMonths) }),
        ...(sessionMinutes !== undefined && { sessionMinutes: numberOf(sessionMinutes) }),
        ...(attributionKeepDays !== undefined && { attributionKeepDays: numberOf(attributionKeepDays) }),
      },
    }),
    versionOf: ({ version }) => version,
    saved: 'The settings are saved. They hold from everybody’s next page on.',
  });
  const shared = { form, facts };
  return (
    <>
      <SettingsHead title="Tracking" description="Where visitors and orders come from. Nothing is kept before somebody has agreed." />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <Panel title="Measuring">
          <div className={styles.fields}>
            <SettingSwitch
              {...shared}
              name="allowTracking"
              label={labelOf('allowTracking')}
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
              label={labelOf('givesPromoCode')}
              help="Whoever agreed gets a number, by which an order by telephone is told to belong to a visit."
            />
          </div>
        </Panel>
        <Panel title="Sources of your own" description="Search engines and short links that the shop does not know by itself.">
          <SourcesEditor
            sources={form.values.trafficSources}
            errorOf={(name) => form.errorOf(`trafficSources.${name}`)}
            onChange={(trafficSources) => form.change({ trafficSources })}
          />
        </Panel>
        <FormEnd form={form} labelOf={labelOf} wordsOf={wordsOf} edit={edit} />
      </form>
    </>
  );
}
