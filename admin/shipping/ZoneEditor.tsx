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
import * as t from './__generated__/messages.ts';

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
      <Panel title={t.zone}>
        <div className={layout.fields}>
          <FormText form={form} name="name" hint={t.notShownToShoppers} />
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
        title={t.rates}
        description={t.ratesDescription}
        actions={
          <Button kind="secondary" size="small" onClick={() => append(values.rates.at(-1) ?? blankStep, { shouldFocus: false })}>
            {t.addRate}
          </Button>
        }
      >
        {fields.length === 0 && <p>{t.noRates}</p>}
        {fields.map(({ id }, index) => (
          <StepFields key={id} form={form} index={index} onRemove={() => remove(index)} />
        ))}
      </Panel>
      <SaveBar form={form} label={form.isNew ? t.createZone : t.save} />
    </>
  );
}
