import { useFieldArray } from 'react-hook-form';
import { Button } from '../../web/kit/Button.tsx';
import { FormSelect, FormText } from '../kit/form/FormField.tsx';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';
import styles from '../settings/settings.module.css';
import * as t from './__generated__/messages.ts';

/** A host of the shop's own rules. */
export interface Source {
  kind: 'SEARCH' | 'SOCIAL';
  host: string;
  name: string;
  parameter: string;
}

interface SourcesEditorProps<Values extends { trafficSources: Source[] }> {
  form: AdminFormState<Values>;
}

const fresh: Source = { kind: 'SEARCH', host: '', name: '', parameter: '' };
const kinds = [
  { value: 'SEARCH', label: t.searchEngine },
  { value: 'SOCIAL', label: t.network },
];

/** The shop's own search engines and networks; they are checked before the built-in ones. */
export function SourcesEditor<Values extends { trafficSources: Source[] }>(props: SourcesEditorProps<Values>) {
  // The editor uses only the form's traffic sources.
  const form = props.form as unknown as AdminFormState<{ trafficSources: Source[] }>;
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'trafficSources' });
  return (
    <>
      {fields.length === 0 && <p className={styles.note}>{t.onlyBuiltInSources}</p>}
      <ul className={styles.list}>
        {fields.map(({ id }, index) => (
          <li key={id} className={styles.source}>
            <FormSelect form={form} name={`trafficSources.${index}.kind`} label={t.type} options={kinds} />
            <FormText form={form} name={`trafficSources.${index}.host`} label={t.host} placeholder="search.example" />
            <FormText form={form} name={`trafficSources.${index}.name`} label={t.nameInRecords} />
            <FormText form={form} name={`trafficSources.${index}.parameter`} label={t.queryParameter} placeholder="q" />
            <Button kind="quiet" size="small" onClick={() => remove(index)}>
              {t.removeSource({ hidden: (text) => <span className="visually-hidden">{text}</span>, number: index + 1 })}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button kind="secondary" size="small" onClick={() => append(fresh, { shouldFocus: false })} disabled={fields.length >= 200}>
          {t.addSource}
        </Button>
      </div>
    </>
  );
}
