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
import * as t from './__generated__/messages.ts';

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
  allowTracking: t.askVisitorsForConsent,
  trackingMonths: t.lifetime,
  sessionMinutes: t.sessionLength,
  givesPromoCode: t.promoCodes,
  attributionKeepDays: t.retentionInOrders,
  trafficSources: t.customSources,
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
  if (typeof value === 'boolean') return value ? t.yes : t.no;
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
    savedText: t.settingsSaved,
  });
  const shared = { form, facts };
  return (
    <>
      <SettingsHead title={t.tracking} description={t.whatTrackingIs} />
      <SettingsForm form={form} edit={edit}>
        <Panel title={t.measurement}>
          <div className={styles.fields}>
            <SettingSwitch {...shared} name="allowTracking" help={t.consentHint} />
            <SettingNumber {...shared} name="trackingMonths" label={t.lifetimeInMonthsOfDays} help={t.lifetimeHint} />
            <SettingNumber {...shared} name="sessionMinutes" label={t.sessionLengthInMinutes} help={t.sessionLengthHint} />
            <SettingNumber {...shared} name="attributionKeepDays" label={t.retentionInOrdersInDays} help={t.retentionHint} />
            <SettingSwitch {...shared} name="givesPromoCode" help={t.promoCodesHint} />
          </div>
        </Panel>
        <Panel title={t.customSources} description={t.customSourcesHint}>
          <SourcesEditor form={form} />
        </Panel>
      </SettingsForm>
    </>
  );
}
