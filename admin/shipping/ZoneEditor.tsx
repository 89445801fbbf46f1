import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router';
import type { ZoneEditor_countries$key } from '../__generated__/ZoneEditor_countries.graphql.ts';
import { Button } from '../../web/kit/Button.tsx';
import { ChangedDialog } from '../kit/form/ChangedDialog.tsx';
import { TextField } from '../kit/form/fields.tsx';
import layout from '../kit/form/layout.module.css';
import { SaveBar } from '../kit/form/SaveBar.tsx';
import { UnsavedGuard } from '../kit/form/UnsavedGuard.tsx';
import type { ReadRecord } from '../kit/form/useDraft.ts';
import { Panel } from '../kit/Panel.tsx';
import { StepFields } from './StepFields.tsx';
import { useZoneForm } from './useZoneForm.ts';
import { blankStep, toldOfZone, zoneLabels, type StepValues, type ZoneValues } from './zoneValues.ts';
import styles from './ZoneEditor.module.css';

export interface ZoneEditorProps {
  /** Null for a new one. */
  databaseId: number | null;
  read: ReadRecord<ZoneValues>;
  countries: ZoneEditor_countries$key;
}

/** The form of a zone: its countries and what delivery costs there. */
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
  const navigate = useNavigate();
  const [made, setMade] = useState<number | null>(null);
  const form = useZoneForm(databaseId, read, setMade);
  // Once the guard below knows that nothing is lost.
  useEffect(() => {
    if (made !== null) void navigate(`/settings/delivery/${made}`, { replace: true });
  }, [made, navigate]);
  const { values } = form;

  const changeStep = (index: number, changes: Partial<StepValues>) =>
    form.change({ steps: values.steps.map((step, other) => (other === index ? { ...step, ...changes } : step)) });
  const toggle = (code: string) =>
    form.change({
      countries: countries.map((country) => country.code).filter((known) => values.countries.includes(known) !== (known === code)),
    });
  const countriesError = form.errorOf('countries');

  return (
    <>
      <UnsavedGuard isDirty={form.isDirty && made === null} />
      <Panel title="Where">
        <div className={layout.fields}>
          <TextField
            label={zoneLabels.name}
            value={values.name}
            error={form.errorOf('name')}
            hint="Shoppers do not see it."
            onChange={({ target }) => form.change({ name: target.value })}
          />
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
        title="What it costs"
        description="Each step is a price for parcels of some weight. Steps with the same short name are one way of delivery; shoppers see the ways in this order."
        actions={
          <Button kind="secondary" size="small" onClick={() => form.change({ steps: [...values.steps, values.steps.at(-1) ?? blankStep] })}>
            Add step
          </Button>
        }
      >
        {values.steps.length === 0 && <p>Without a step nothing can be delivered there.</p>}
        {values.steps.map((step, index) => (
          <StepFields
            // Steps have nothing of their own by which they could be told apart.
            // oxlint-disable-next-line react/no-array-index-key -- rows of a form have no other name while they are written
            key={index}
            number={index + 1}
            step={step}
            errorOf={(name) => form.errorOf(`rates.${index}.${name}`)}
            onChange={(changes) => changeStep(index, changes)}
            onRemove={() => form.change({ steps: values.steps.toSpliced(index, 1) })}
          />
        ))}
      </Panel>
      <SaveBar
        isDirty={form.isDirty || databaseId === null}
        isNew={databaseId === null}
        isBusy={form.isBusy}
        failure={form.failure}
        found={form.found}
        label={databaseId === null ? 'Make the zone' : 'Save'}
        onSave={form.save}
        onDiscard={databaseId === null ? undefined : form.discard}
      />
      <ChangedDialog draft={form} labels={zoneLabels} told={toldOfZone} isBusy={form.isBusy} onSaveOver={form.saveOver} />
    </>
  );
}
