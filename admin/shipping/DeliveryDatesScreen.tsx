import { graphql } from 'react-relay/hooks.js';
import { array, number, object, pipe, string, transform } from 'zod/mini';
import { zoneLabel } from '../../shared/clock/shopClock.ts';
import type { DeliveryDatesScreenMutation } from '../__generated__/DeliveryDatesScreenMutation.graphql.ts';
import type { DeliveryDatesScreenQuery } from '../__generated__/DeliveryDatesScreenQuery.graphql.ts';
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
import styles from './ZoneEditor.module.css';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query DeliveryDatesScreenQuery {
    deliverySettings {
      handlingDays
      cutoffHour
      workingDays
      holidays
      version
    }
  }
`;

/** Loads the settings. */
export function loadDeliveryDates({ environment }: ScreenArgs) {
  return loadScreen<DeliveryDatesScreenQuery>(environment, query, {});
}

const labels = {
  handlingDays: t.handlingTimeInWorking,
  cutoffHour: t.cutOffHour,
  workingDays: t.workingDays,
  holidays: t.holidays,
} as const;

/** One date on each line. */
const dates = pipe(
  string(),
  transform((text: string) => text.split(/[\s,;]+/).filter((date) => date !== '')),
);
const schema = object({ handlingDays: whole, cutoffHour: whole, workingDays: array(number()), holidays: dates });

/** From Monday to Sunday, as the server numbers them. */
const weekdays = [t.monday, t.tuesday, t.wednesday, t.thursday, t.friday, t.saturday, t.sunday].map((name, index) => ({
  name,
  number: index + 1,
}));

/** Settings of the delivery dates that shoppers are promised. */
export function DeliveryDatesScreen() {
  const { version, handlingDays, cutoffHour, workingDays, holidays } = useScreenQuery<DeliveryDatesScreenQuery>(query).deliverySettings;
  const mutation = useAdminMutation<DeliveryDatesScreenMutation, 'UpdateDeliverySettingsPayload'>(
    graphql`
      mutation DeliveryDatesScreenMutation($input: UpdateDeliverySettingsInput!, $isDryRun: Boolean) {
        result: updateDeliverySettings(input: $input, isDryRun: $isDryRun) {
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
    'UpdateDeliverySettingsPayload',
  );
  const form = useAdminForm({
    read: {
      version,
      values: {
        handlingDays: String(handlingDays),
        cutoffHour: String(cutoffHour),
        workingDays: [...workingDays],
        holidays: holidays.join('\n'),
      },
    },
    mutation,
    labels,
    schema,
    variablesOf: ({ sent, version: expectedVersion }) => ({ input: { expectedVersion, ...sent } }),
    savedText: t.deliveryDatesSaved,
  });
  const chosen = form.values.workingDays;
  const toggle = (day: number) =>
    form.change({ workingDays: weekdays.map((known) => known.number).filter((known) => chosen.includes(known) !== (known === day)) });
  const daysError = form.errorOf('workingDays');
  return (
    <>
      <ScreenHead
        title={t.deliveryDates}
        description={t.deliveryDatesDescription}
        back={{ path: '/settings/delivery', title: t.delivery }}
      />
      <Panel title={t.dispatch}>
        <div className={layout.fields}>
          <div className={layout.pair}>
            <FormText form={form} name="handlingDays" inputMode="numeric" hint={t.handlingTimeHint} />
            <FormText form={form} name="cutoffHour" inputMode="numeric" hint={t.cutOffHint({ timeZone: zoneLabel() })} />
          </div>
          <fieldset className={styles.countries}>
            <legend>{labels.workingDays}</legend>
            {weekdays.map((day) => (
              <label key={day.number}>
                <input type="checkbox" checked={chosen.includes(day.number)} onChange={() => toggle(day.number)} /> {day.name}
              </label>
            ))}
          </fieldset>
          {daysError !== undefined && <p className={styles.error}>{daysError}</p>}
          <FormArea form={form} name="holidays" rows={6} hint={t.holidaysHint} />
        </div>
      </Panel>
      <SaveBar form={form} />
    </>
  );
}
