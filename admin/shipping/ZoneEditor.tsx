import { useFieldArray } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ZoneEditor_countries$key } from '../__generated__/ZoneEditor_countries.graphql.ts';
import { Button } from '../../web/kit/Button.tsx';
import layout from '../kit/form/layout.module.css';
import { SaveBar } from '../kit/form/SaveBar.tsx';
import { Panel } from '../kit/Panel.tsx';
import { StepFields } from './StepFields.tsx';
import { useZoneForm } from './useZoneForm.ts';
import styles from './ZoneEditor.module.css';
import { FormText } from '../kit/form/FormField.tsx';
import type { ReadRecord } from '../kit/form/record.ts';
import { blankStep, zoneLabels, type ZoneValues } from './zoneValues.ts';

export interface ZoneEditorProps {
  /** Null for a new zone. */
  databaseId: number | null;
  read: ReadRecord<ZoneValues>;
  countries: ZoneEditor_countries$key;
}

/** Form for a shipping zone: its countries and shipping rates. */
export function ZoneEditor({ databaseId, read, countries: key }: ZoneEditorProps) {
  const countries = useFragment(
    graphql`
      fragment ZoneEditor_countries on Country @relay(plural: true) {
        code
        name
      }
    `,
    key,
  );
  const form = useZoneForm(databaseId, read);
  const { values } = form;
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rates' });
  const toggle = (code: string) =>
    form.change({
      countries: countries.map((country) => country.code).filter((known) => values.countries.includes(known) !== (known === code)),
    });
  const countriesError = form.errorOf('countries');

  return (
    <>
      <Panel title="Zone">
        <div className={layout.fields}>
          <FormText form={form} name="name" hint="Not shown to shoppers." />
          <fieldset className={styles.countries}>
            <legend>{zoneLabels.countries}</legend>
            {countries.map(({ code, name }) => (
              <label key={code}>
                <input type="checkbox" checked={values.countries.includes(code)} onChange={() => toggle(code)} /> {name}
              </label>
            ))}
          </fieldset>
          {countriesError !== undefined && <p className={styles.error}>{countriesError}</p>}
        </div>
      </Panel>
      <Panel
        title="Rates"
        description="Each rate is a price for a range of parcel weights. Rates with the same short name form one delivery method. Shoppers see the methods in this order."
        actions={
          <Button kind="secondary" size="small" onClick={() => append(values.rates.at(-1) ?? blankStep, { shouldFocus: false })}>
            Add rate
          </Button>
        }
      >
        {fields.length === 0 && <p>Without a rate, nothing can be delivered to this zone.</p>}
        {fields.map(({ id }, index) => (
          <StepFields key={id} form={form} index={index} onRemove={() => remove(index)} />
        ))}
      </Panel>
      <SaveBar form={form} label={form.isNew ? 'Create zone' : 'Save'} />
    </>
  );
}
