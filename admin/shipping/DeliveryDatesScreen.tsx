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
  handlingDays: 'Handling time in working days',
  cutoffHour: 'Cut-off hour',
  workingDays: 'Working days',
  holidays: 'Holidays',
} as const;

/** One date on each line. */
const dates = pipe(
  string(),
  transform((text: string) => text.split(/[\s,;]+/).filter((date) => date !== '')),
);
const schema = object({ handlingDays: whole, cutoffHour: whole, workingDays: array(number()), holidays: dates });

/** From Monday to Sunday, as the server numbers them. */
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((name, index) => ({
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
    savedText: 'Delivery dates saved.',
  });
  const chosen = form.values.workingDays;
  const toggle = (day: number) =>
    form.change({ workingDays: weekdays.map((known) => known.number).filter((known) => chosen.includes(known) !== (known === day)) });
  const daysError = form.errorOf('workingDays');
  return (
    <>
      <ScreenHead
        title="Delivery dates"
        description="Shoppers see when their order arrives if the rate of its zone has transit days. Orders keep the dates that they were placed with."
        back={{ path: '/settings/delivery', title: 'Delivery' }}
      />
      <Panel title="Dispatch">
        <div className={layout.fields}>
          <div className={layout.pair}>
            <FormText form={form} name="handlingDays" inputMode="numeric" hint="From the order to its dispatch. 0 for the same day." />
            <FormText
              form={form}
              name="cutoffHour"
              inputMode="numeric"
              hint={`0 to 24, in ${zoneLabel()}. Orders from this hour on count for the next working day; 24 for no cut-off.`}
            />
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
          <FormArea
            form={form}
            name="holidays"
            rows={6}
            hint="Dates without dispatch and delivery, such as 2026-12-25, each on its own line."
          />
        </div>
      </Panel>
      <SaveBar form={form} />
    </>
  );
}
